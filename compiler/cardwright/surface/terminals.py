"""How the words and marks of the grammar are called when speaking to people."""

from collections.abc import Iterable, Mapping

from cardwright.surface.table import LINE_END, Token
from cardwright.text.source import Span

_MOST_SHOWN = 4

# Marks and closing words first: what a reader misses most often.
_HUMAN: Mapping[str, str] = {
    "LBRACE": "`{`",
    "RBRACE": "`}`",
    "LPAR": "`(`",
    "RPAR": "`)`",
    "COLON": "`:`",
    "COMMA": "`,`",
    LINE_END: "the end of the line",
    "$END": "the end of the file",
    "NAME": "a word",
    "NUMBER": "a number",
    "STRING": "a name in quotes",
    "FACE": "a die face in brackets",
    "DET": "a word like `the`, `a`, `your` or `each`",
    "PRON": "`it`, `they` or `you`",
    "PLAYER": "`player`",
    "OPPONENT": "`opponent`",
    "IS": "`is` or `are`",
    "HAVE": "`has` or `have`",
    "MODAL": "`may`, `must`, `can` or `cannot`",
    "NPREP": "a word of place like `in`, `on` or `with`",
    "VPREP": "`from`, `into`, `onto` or `through`",
    "MORE": "`more`, `fewer` or `less`",
    "COMMA_AND": "`, and`",
    "COMMA_OR": "`, or`",
    "COMMA_THEN": "`, then`",
    "TABLE": "numbers by level like `2/3/4`",
    "PARAM": "`X`, `Y` or `Z`",
    "TEXT": "a text between triple quotes",
    "PLUS": "`+`",
    "MINUS": "`-`",
}
_KEYWORDS = (
    "ACTION",
    "ADJACENT",
    "AFTER",
    "ALWAYS",
    "AND",
    "AS",
    "AT",
    "BEFORE",
    "CITES",
    "COST",
    "DO",
    "EITHER",
    "ERROR",
    "EXACTLY",
    "EXAMPLE",
    "EXPECT",
    "FOR",
    "GIVEN",
    "IF",
    "INSTEAD",
    "LEAST",
    "MOST",
    "NOT",
    "OF",
    "OR",
    "OTHERWISE",
    "PLAY",
    "PROVES",
    "REACT",
    "REPEAT",
    "THAN",
    "THAT",
    "THIS",
    "TO",
    "UNTIL",
    "UP",
    "WHEN",
    "WHILE",
)
HUMAN: Mapping[str, str] = {**_HUMAN, **{kind: f"`{kind.lower()}`" for kind in _KEYWORDS}}

# One spelling to offer where a word is missing; none for words that only the author knows.
SPELT: Mapping[str, str] = {
    "LBRACE": "{",
    "RBRACE": "}",
    "LPAR": "(",
    "RPAR": ")",
    "COLON": ":",
    "COMMA": ",",
    "COMMA_AND": ", and",
    "COMMA_OR": ", or",
    "DET": "the",
    "IS": "is",
    "HAVE": "has",
    "MODAL": "must",
    "PLUS": "+",
    "MINUS": "-",
    **{kind: kind.lower() for kind in _KEYWORDS},
}
MARKS = ("RBRACE", "LBRACE", "RPAR", "LPAR", "COLON", "COMMA", LINE_END)

# All spellings of the closed word classes, by terminal.
CLASSES: Mapping[str, tuple[str, ...]] = {
    "DET": ("the", "a", "an", "your", "their", "its", "any", "each", "all", "no", "another"),
    "PRON": ("it", "they", "them", "you", "him", "there"),
    "PLAYER": ("player", "players"),
    "OPPONENT": ("opponent", "opponents"),
    "NPREP": (
        "in",
        "on",
        "with",
        "without",
        "within",
        "by",
        "against",
        "among",
        "per",
        "alongside",
        "between",
    ),
    "VPREP": ("from", "into", "onto", "through"),
    "MODAL": ("may", "must", "cannot", "can"),
    "IS": ("is", "are", "was", "were"),
    "HAVE": ("has", "have", "had"),
    "MORE": ("more", "fewer", "less"),
    **{kind: (kind.lower(),) for kind in _KEYWORDS},
}
RESERVED: Mapping[str, str] = {word: kind for kind, words in CLASSES.items() for word in words}


def human(kind: str) -> str:
    """What people call it."""
    return HUMAN[kind]


def spoken(token: Token) -> str:
    """A token in the author's own words."""
    if token.kind == LINE_END or not token.text:
        return HUMAN[token.kind]
    text = " ".join(token.text.split())
    return f"`{text if len(text) <= 40 else text[:37] + '…'}`"


def one_of(kinds: Iterable[str]) -> str:
    """At most four alternatives, the likeliest first."""
    order = list(HUMAN)
    names = [HUMAN[kind] for kind in sorted(set(kinds), key=order.index)]
    if len(names) > _MOST_SHOWN:
        return f"{', '.join(names[:_MOST_SHOWN])} …"
    return f"{', '.join(names[:-1])} or {names[-1]}" if len(names) > 1 else names[0]


def place_before(token: Token, previous: Token | None) -> Span:
    """The empty stretch where something is missing: behind what stands before, else before `token`."""
    if previous is not None and previous.kind != LINE_END:
        return Span(token.span.source, previous.span.end, previous.span.end)
    return Span(token.span.source, token.span.start, token.span.start)
