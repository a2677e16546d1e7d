"""From a text to the words and marks it is made of, whatever it holds."""

import re

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface.build_words import LONGEST_NUMBER
from cardwright.surface.rules import (
    empty_face,
    hidden_character,
    number_too_large,
    possessive,
    said_otherwise,
    unclosed_face,
    unclosed_text,
    unknown_character,
    unknown_escape,
    unreadable_face,
)
from cardwright.surface.table import END, Table, Token
from cardwright.text.source import Source, Span

# Control characters, those that turn the direction of writing, and those that take no room.
_HIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u061c\u200b\u200e\u200f\u2028\u2029\u202a-\u202e"
    "\u00ad\u034f\u115f\u1160\u17b4\u17b5\u180e\u3164\uffa0\ufff9-\ufffb\U000e0001-\U000e007f"
    "\u2060-\u2069\ufeff\ud800-\udfff]|\r(?!\n)"
)
_ESCAPE = re.compile(r"\\(.)")
_FACE_WORD = re.compile(r"[^\W_]+(-[^\W_]+)*")
_OPEN_FACE = re.compile(r"\[[^\W_]*")
_OPEN_TEXT = re.compile(r'"[^\n]*?(?=[ \t]*\{?[ \t]*(#[^"\n]*)?(\r?\n|\Z))')
_BLOCK_END = re.compile(r"\n(?=[ \t]*(\}|\Z))")
_CURLY = re.compile(r"[“”„«]([^“”„«»\"\n]*)[“”»]")
_POSSESSIVE = re.compile(r"(?<=\w)['’]s(?!\w)")
_OWNED = re.compile(r"[ \t]+([^\W\d_]+)")
_CONTRACTED = re.compile(r"(?<=n)['’]t(?!\w)")
# What stands before `'t`, and what it is short for.
_WHOLE = {
    "isn": "is not",
    "aren": "are not",
    "wasn": "was not",
    "can": "cannot",
    "hasn": "has not",
    "doesn": "cannot …`, `has not …` or `is not …",
    "don": "cannot …`, `have not …` or `are not …",
    "mustn": "cannot",
}


def lex(table: Table, source: Source) -> tuple[list[Token], list[Diagnostic]]:
    """All tokens, closed by an end token, and what is wrong inside or between them."""
    findings: list[Diagnostic] = []
    text = _without_hidden(source, findings)
    tokens: list[Token] = []
    match, keywords, ignored = table.words.match, table.keywords, table.ignored
    at, length = 0, len(source.text)
    while at < len(text):
        found = match(text, at)
        if found is None or (found.group() == '""' and text.startswith('"""', at)):
            at = _step_over(source, text, at, tokens, findings)
            continue
        kind, end = found.lastgroup or "", found.end()
        if kind not in ignored:
            word = found.group()
            token = Token(
                keywords.get(word, kind) if kind == "NAME" else kind,
                word,
                Span(source, at, min(end, length)),
            )
            tokens.append(token)
            if kind in _LOOK_INSIDE:
                _look_inside(token, findings)
        at = end
    tokens.append(Token(END, "", Span(source, length, length)))
    return tokens, findings


def _owner(tokens: list[Token]) -> str:
    """Whoever an `'s` behind these tokens is of: a name, or a person with the article."""
    before, last = tokens[-2:] if len(tokens) > 1 else (None, tokens[-1] if tokens else None)
    if last is None or last.kind not in ("NAME", "STRING", "OPPONENT", "PLAYER"):
        return ""
    person = last.kind in ("OPPONENT", "PLAYER") and before is not None and before.kind in ("DET", "NAME")
    return f"{before.text} {last.text}" if person and before is not None else last.text


def _without_hidden(source: Source, findings: list[Diagnostic]) -> str:
    """The text to read: blanks for hidden characters, and a line end at its end."""
    text = source.text
    if text.startswith("\ufeff"):  # the mark that some editors put first
        text = f" {text[1:]}"
    reported = 0
    for found in _HIDDEN.finditer(text):
        if reported < _MOST_HIDDEN:
            findings.append(hidden_character.report(Span(source, *found.span()), found.group()))
        reported += 1
    if reported:
        text = _HIDDEN.sub(" ", text)
    return text if text.endswith("\n") else f"{text}\n"


_MOST_HIDDEN = 20
_LOOK_INSIDE = frozenset({"STRING", "FACE", "NUMBER", "TABLE"})


def _look_inside(token: Token, findings: list[Diagnostic]) -> None:
    """Escapes, the words of a face, the length of a number."""
    source, start = token.span.source, token.span.start
    if token.kind == "STRING":
        if "\\" in token.text:
            for found in _ESCAPE.finditer(token.text[:-1]):
                if found.group(1) not in '"\\':
                    span = Span(source, start + found.start(), start + found.end())
                    findings.append(unknown_escape.report(span, found.group()))
    elif token.kind == "FACE":
        if not token.text[1:-1].strip():
            findings.append(empty_face.report(token.span))
        for found in re.finditer(r"\S+", token.text[1:-1]):
            if not _FACE_WORD.fullmatch(found.group()):
                span = Span(source, start + 1 + found.start(), start + 1 + found.end())
                findings.append(unreadable_face.report(span, found.group()))
                break
    elif max(map(len, token.text.split("/"))) > LONGEST_NUMBER:
        findings.append(number_too_large.report(token.span))


def _step_over(source: Source, text: str, at: int, tokens: list[Token], findings: list[Diagnostic]) -> int:
    """Past something that is no token, or only the start of one."""
    if text.startswith('"""', at):
        found = _BLOCK_END.search(text, at)
        end = found.start() if found else len(source.text)
        span = Span(source, at, min(end, len(source.text)))
        findings.append(unclosed_text.report(span, '"""'))
        tokens.append(Token("TEXT", f'{text[at:end]}"""', span))
        return max(end, at + 1)
    if text[at] == '"':
        found = _OPEN_TEXT.match(text, at)
        end = max(found.end() if found else at + 1, at + 1)
        span = Span(source, at, min(end, len(source.text)))
        findings.append(unclosed_text.report(span))
        if end > at + 1:
            tokens.append(Token("STRING", f'{text[at:end]}"', span))
        return end
    if found := _CURLY.match(text, at):
        span = Span(source, at, found.end())
        findings.append(unknown_character.curly(span, found.group(1)))
        tokens.append(Token("STRING", f'"{found.group(1)}"', span))
        return found.end()
    if text[at] == "[" and (found := _OPEN_FACE.match(text, at)):
        span = Span(source, at, found.end())
        findings.append(unclosed_face.report(span))
        tokens.append(Token("FACE", f"{found.group()}]", span))
        return found.end()
    if found := _POSSESSIVE.match(text, at):
        owned = _OWNED.match(text, found.end())
        span = Span(source, at, found.end())
        findings.append(possessive.report(span, _owner(tokens), owned[1] if owned else ""))
        return found.end()
    if (found := _CONTRACTED.match(text, at)) and tokens and (meant := _WHOLE.get(tokens[-1].text)):
        span = Span(source, tokens[-1].span.start, found.end())
        written = text[span.start : span.end]
        findings.append(said_otherwise.report(span, f"`{written}` is written out", f"say `{meant}`"))
        return found.end()
    end = at + 1
    while end < len(source.text) and text[end] == text[at]:
        end += 1
    findings.append(unknown_character.report(Span(source, at, end), text[at:end]))
    return end
