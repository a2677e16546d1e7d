"""English that cards say in another way, found where a statement cannot be read on.

Most of it is only told: what would have to be written is more than a change of words. What is sure is
changed, so that reading goes on with what was meant.
"""

from collections.abc import Iterator, Mapping, Sequence

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface.doer import doer
from cardwright.surface.repair import Repair
from cardwright.surface.rules import misspelt_keyword, said_otherwise, wrong_word
from cardwright.surface.table import END, LINE_END, Token
from cardwright.surface.terminals import RESERVED
from cardwright.text.source import Span, cover

# Words of English that have one counterpart among the words of the language.
_COUNTERPARTS: Mapping[str, str] = {
    "during": "in",
    "else": "otherwise",
    "every": "each",
    "inside": "in",
    "till": "until",
    "upon": "on",
    "whenever": "when",
    "whilst": "while",
}
_WINDOWS = frozenset({"PLAY", "ACTION", "REACT", "WHEN", "BEFORE", "AFTER", "INSTEAD", "WHILE", "UNTIL"})
_BEFORE_EVENTS = frozenset({"WHEN", "BEFORE", "AFTER", "OF", "WHILE", "UNTIL", "IF"})
_PARTS = frozenset({"COMMA", "COLON", "COMMA_THEN", "OTHERWISE"})
_ENDS = frozenset({LINE_END, END, "LBRACE", "RBRACE"})
_BACK = 25  # words before the mistake that may be its cause


def mended(tokens: Sequence[Token], begun: int, at: int) -> Iterator[Repair]:
    """What was surely meant, in place of what is written."""
    for index in range(at, max(begun - 1, at - _BACK), -1):
        token = tokens[index]
        if token.kind == "NAME" and (meant := _COUNTERPARTS.get(token.text)):
            yield _counterpart(index, token, meant)
    if tokens[begun].kind in _WINDOWS and tokens[at].kind in ("HAVE", "IS", "MODAL"):
        for index in range(at - 1, max(begun, at - _BACK), -1):
            if tokens[index].kind == "COMMA":
                yield _colon(index, tokens[index])
    if at == begun and tokens[at].kind == "MODAL" and tokens[at].text != "cannot":
        yield _nobody(tokens, at)
    if [token.kind for token in tokens[at : at + 3]] == ["MORE", "THAN", "NUMBER"]:
        yield _bound(tokens, at)
    if _denied(tokens, at) and tokens[at + 1].kind == "HAVE":
        yield _not_having(tokens, at)


def told(tokens: Sequence[Token], begun: int, at: int) -> Diagnostic | None:
    """How the statement that began at `begun` is said, where its words are good English."""
    end = next(index for index in range(at, len(tokens)) if tokens[index].kind in _ENDS)
    line = tokens[begun:end]
    for index, token in enumerate(line):
        if token.text == "unless":
            return _unless(token, line[:index], line[index + 1 :])
    token = tokens[at]
    if _denied(tokens, at) and tokens[at + 1].kind in ("NAME", "PLAY", "ACTION"):
        return _not_doing(tokens, at)
    if (
        token.kind == "IF"
        and tokens[at - 1].kind in ("COMMA", "COLON")
        and tokens[begun].kind not in _WINDOWS
    ):
        return said_otherwise.report(
            token.span, "a condition begins its line", "begin a new line with this `if`"
        )
    if token.kind in ("UNTIL", "WHILE") and at > begun and tokens[begun].kind not in _WINDOWS:
        return said_otherwise.report(
            token.span,
            "how long something lasts stands in front of it",
            f"say `{_text(tokens[at:end])}: {_text(tokens[begun:at])}`",
        )
    if token.kind == "MORE" and any(each.kind == "THAN" for each in tokens[at + 2 : end]):
        return _compared(tokens, begun, at)
    if token.kind == "IF" and at > begun and tokens[begun].kind not in (*_WINDOWS, "IF"):
        return said_otherwise.report(
            token.span,
            "a condition stands in front of what is done",
            f"say `if {_text(tokens[at + 1 : end])}, {_text(tokens[begun:at])}`",
        )
    if token.kind == "NUMBER" and tokens[at + 1].text in ("time", "times") and at > begun:
        return _times(tokens, begun, at)
    if token.kind == "MORE" and tokens[at - 1].kind == "NUMBER" and at - begun > 2:
        return _changed(tokens, begun, at)
    if token.kind == "NAME" and at - begun > 1 and tokens[at - 1].kind == "ADJACENT":
        return _adjacent(tokens, at)
    return _subject(tokens, begun, at)


# --- changed -------------------------------------------------------------------------------------


def _counterpart(index: int, token: Token, meant: str) -> Repair:
    made = Token(RESERVED[meant], meant, token.span)
    return Repair(index, index + 1, (made,), lambda: misspelt_keyword.report(token, meant))


def _colon(index: int, comma: Token) -> Repair:
    """`until the end of the turn, attacker has 2 dice`: what holds stands behind a colon."""
    made = Token("COLON", ":", comma.span)
    return Repair(index, index + 1, (made,), lambda: wrong_word.report(comma, "COLON"))


def _nobody(tokens: Sequence[Token], at: int) -> Repair:
    modal = tokens[at]
    start = Span(modal.span.source, modal.span.start, modal.span.start)
    text = f"you {modal.text}"
    return Repair(
        at,
        at,
        (Token("PRON", "you", start),),
        lambda: said_otherwise.report(
            modal.span, f"nobody is named who {modal.text} do this", f"say `{text}`", text
        ),
    )


def _bound(tokens: Sequence[Token], at: int) -> Repair:
    """`fewer than 3` is `at most 2`."""
    more, number = tokens[at], tokens[at + 2]
    value = int(number.text)
    word, value = ("least", value + 1) if more.text == "more" else ("most", max(value - 1, 0))
    span, text = cover(more.span, number.span), f"at {word} {value}"
    made = (
        Token("AT", "at", more.span),
        Token(word.upper(), word, more.span),
        Token("NUMBER", str(value), number.span),
    )
    said = _text(tokens[at : at + 3])
    return Repair(
        at,
        at + 3,
        made,
        lambda: said_otherwise.report(span, f"`{said}` is said as a bound", f"say `{text}`", text),
    )


def _denied(tokens: Sequence[Token], at: int) -> bool:
    return at > 0 and tokens[at].kind == "NOT" and tokens[at - 1].text in ("do", "does", "did")


def _not_having(tokens: Sequence[Token], at: int) -> Repair:
    """`does not have` is `has not`."""
    first, have = tokens[at - 1], tokens[at + 1]
    verb = "have" if first.text == "do" else "has"
    span, text = cover(first.span, have.span), f"{verb} not"
    made = (Token("HAVE", verb, first.span), Token("NOT", "not", tokens[at].span))
    said = _text(tokens[at - 1 : at + 2])
    return Repair(
        at - 1,
        at + 2,
        made,
        lambda: said_otherwise.report(
            span, f"`{said}` is said without `{first.text}`", f"say `{text}`", text
        ),
    )


# --- told ----------------------------------------------------------------------------------------


def _unless(token: Token, before: Sequence[Token], after: Sequence[Token]) -> Diagnostic:
    parted = next((index for index, each in enumerate(after) if each.kind in ("COMMA", "COLON")), len(after))
    condition = after if before else after[:parted]
    done = before or after[parted + 1 :]
    hint = "say it with `if` and `not`, in front of what is done"
    for index, each in enumerate(condition):
        if each.kind in ("IS", "HAVE"):
            denied = f"{_text(condition[: index + 1])} not {_text(condition[index + 1 :])}"
            hint = f"say `if {denied}, {_text(done) or '…'}`"
            break
    return said_otherwise.report(token.span, "`unless` is no word of the language", hint)


def _not_doing(tokens: Sequence[Token], at: int) -> Diagnostic:
    first, verb = tokens[at - 1], tokens[at + 1]
    return said_otherwise.report(
        cover(first.span, verb.span),
        f"`{_text(tokens[at - 1 : at + 2])}` is no form that a sentence can have",
        f"say `cannot {verb.text}`, or say what is not so: `is not …`, `has not …`",
    )


def _times(tokens: Sequence[Token], begun: int, at: int) -> Diagnostic:
    start = max((index + 1 for index in range(begun, at) if tokens[index].kind in _PARTS), default=begun)
    times = tokens[at : at + 2]
    return said_otherwise.report(
        cover(times[0].span, times[1].span),
        f"`{_text(times)}` cannot stand behind what is done",
        f"say `repeat {_text(times)}: {_text(tokens[start:at])}`",
    )


def _changed(tokens: Sequence[Token], begun: int, at: int) -> Diagnostic:
    """`attacker rolls 1 less die` is said `attacker has 1 less die`."""
    subject, verb, changed = tokens[begun : at - 2], tokens[at - 2], tokens[at - 1 : at + 2]
    return said_otherwise.report(
        verb.span,
        f"`{tokens[at].text}` is said of what somebody has",
        f"say `{_text(subject)} has {_text(changed)}`, under `until`, `while` or `always`",
    )


def _compared(tokens: Sequence[Token], begun: int, at: int) -> Diagnostic:
    """`you have less lore than your opponent` is said `your lore is less than the lore of …`."""
    than = next(index for index in range(at, len(tokens)) if tokens[index].kind == "THAN")
    rest = next(index for index in range(than, len(tokens)) if tokens[index].kind in (*_ENDS, *_PARTS))
    heads = [index + 1 for index in range(begun, at) if tokens[index].kind in (*_PARTS, *_BEFORE_EVENTS)]
    owner = _text([each for each in tokens[max(heads, default=begun) : at] if each.kind != "HAVE"])
    noun, other = _text(tokens[at + 1 : than]), _text(tokens[than + 1 : rest])
    own = f"your {noun}" if owner == "you" else f"the {noun} of {owner}"
    theirs = f"your {noun}" if other == "you" else f"the {noun} of {other}"
    return said_otherwise.report(
        tokens[at].span,
        "two numbers are compared with `is`",
        f"say `{own} is {tokens[at].text} than {theirs}`",
    )


def _adjacent(tokens: Sequence[Token], at: int) -> Diagnostic | None:
    """`1 adjacent enemy unit` is said `1 enemy unit adjacent to …`."""
    if tokens[at - 2].kind not in ("NUMBER", "DET"):
        return None
    noun = at
    while tokens[noun].kind == "NAME":
        noun += 1
    return said_otherwise.report(
        tokens[at - 1].span,
        "`adjacent` stands behind its noun, with what it is adjacent to",
        f"say `{tokens[at - 2].text} {_text(tokens[at:noun])} adjacent to …`",
    )


def _subject(tokens: Sequence[Token], begun: int, at: int) -> Diagnostic | None:
    """`when an enemy unit attacks a friendly unit`: where the verb starts cannot be seen."""
    heads = [index for index in range(begun, at) if tokens[index].kind in _BEFORE_EVENTS]
    if not heads or tokens[at].kind in _ENDS or [each.kind for each in tokens[at - 2 : at]] != ["NAME"] * 2:
        return None
    subject, verb = tokens[heads[-1] + 1 : at - 1], tokens[at - 1]
    if len(subject) < 2 or subject[0].kind != "DET" or any(each.kind in _PARTS for each in subject):
        return None
    rest = next(index for index in range(at, len(tokens)) if tokens[index].kind in (*_ENDS, "COMMA", "COLON"))
    return said_otherwise.report(
        cover(subject[0].span, verb.span),
        f"`{_text(subject)} {verb.text}` does not show where its verb starts",
        "give the subject a name: "
        f"`{_text(subject)} as {doer(verb.text)} {verb.text} {_text(tokens[at:rest])}`",
    )


def _text(tokens: Sequence[Token]) -> str:
    """Tokens as they are written."""
    if not tokens:
        return ""
    span = cover(tokens[0].span, tokens[-1].span)
    return " ".join(span.source.text[span.start : span.end].split())
