"""Going on after a mistake, so that one run shows them all.

First a small repair is looked for: a misspelt keyword, a comma before `and`, a mark or word that is
missing, of the wrong kind or one too many. A repair counts only when the tokens up to the end of the
statement then fit. Else the statement is passed over, as yacc's `error` rule does. The repaired
tokens are read in place of the written ones; the findings say what was changed.
"""

from collections.abc import Mapping, Sequence

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface.machine import Machine, accepted, after
from cardwright.surface.nesting import in_first_column, starts_block
from cardwright.surface.repair import Repair
from cardwright.surface.repairs import repairs
from cardwright.surface.rules import (
    brace_too_many,
    outside_a_block,
    too_many_mistakes,
    unclosed_block,
    unexpected_word,
)
from cardwright.surface.sayings import told
from cardwright.surface.table import END, LINE_END, Table, Token
from cardwright.text.lines import position
from cardwright.text.source import Span

BUDGET = 50
_AHEAD = 5  # tokens behind the mistake that a repair must make fit
_LEVELS = ("stmt", "step", "member", "item")


def recover(
    table: Table, machine: Machine, tokens: Sequence[Token], before: Sequence[Diagnostic]
) -> list[Diagnostic]:
    """Read on through every mistake; `before` are those of single tokens, on whose lines we are silent."""
    reading = _Reading(table, machine, list(tokens), _lines(before))
    reading.run()
    return reading.findings


def _lines(findings: Sequence[Diagnostic]) -> set[int]:
    return {
        position(label.span.source, label.span.start).line
        for finding in findings
        for label in finding.labels
        if label.primary
    }


class _Reading:
    """One way through a broken file."""

    def __init__(self, table: Table, machine: Machine, tokens: list[Token], silent: set[int]) -> None:
        self.findings: list[Diagnostic] = []
        self._table = table
        self._machine = machine
        self._tokens = tokens
        self._silent = silent
        self._at = 0
        self._opened: list[Token] = []  # braces
        self._suspects: list[Token] = []  # opened, and closed by a brace that stands further left
        self._odd: Token | None = None  # the first brace that closes what stands further left
        self._begun = 0  # where the statement began
        self._kept = (machine.snapshot(), self._opened[:], self._suspects[:])  # what was then
        self._mistakes = 0

    def run(self) -> None:
        """Read to the end, or until the budget is used up."""
        while self._at < len(self._tokens):
            token = self._tokens[self._at]
            if self._at == 0 or self._tokens[self._at - 1].kind in (LINE_END, "LBRACE"):
                self._begin()
            if self._opened and starts_block(self._tokens, self._at):
                self._close_down(0, token)
            elif token.kind == "EXAMPLE" and self._begun == self._at and len(self._opened) > 1:
                self._close_down(1, token)
            if after(self._table, self._machine.states, (token.kind,)) is not None:
                self._machine.feed(token)
                self._follow(token)
                self._at += 1
                continue
            self._mistakes += 1
            if self._mistakes > BUDGET:
                self.findings.append(too_many_mistakes.report(token.span))
                return
            if token.kind == END and self._opened:
                self._close_down(0, token)
            elif token.kind == END:
                self._say(unexpected_word.report(token, accepted(self._table, self._machine.states)))
                return
            elif not self._repair():
                self._panic()

    def _begin(self) -> None:
        """A statement begins here."""
        self._begun = self._at
        self._kept = (self._machine.snapshot(), self._opened[:], self._suspects[:])

    def _say(self, finding: Diagnostic) -> None:
        """One message a line is enough; the next may only follow from the first."""
        lines = _lines((finding,))
        if not lines & self._silent:
            self.findings.append(finding)
        self._silent |= lines

    def _follow(self, token: Token) -> None:
        """Keep count of the braces that are open."""
        if token.kind == "LBRACE":
            if not self._opened:
                self._odd = None
            self._opened.append(token)
        elif token.kind == "RBRACE" and self._opened:
            opened = self._opened.pop()
            if _indent(token) > _indent(opened):
                self._odd = self._odd or token
            if not self._opened:
                self._suspects.clear()
            elif _indent(token) < _indent(opened) and _first_on_line(token):
                self._suspects.append(opened)

    def _close_down(self, depth: int, noticed: Token) -> None:
        """The next card, an example, or the end came while blocks were open: close them here."""
        blame = self._suspects[0] if self._suspects else self._opened[-1]
        self._say(unclosed_block.report(blame, noticed))
        at = Span(noticed.span.source, noticed.span.start, noticed.span.start)
        close, line_end = Token("RBRACE", "", at), Token(LINE_END, "", at)
        while len(self._opened) > depth:
            if after(self._table, self._machine.states, ("RBRACE",)) is None:
                self._drop_statement()
            if not self._machine.feed(close):
                break
            self._opened.pop()
            if after(self._table, self._machine.states, (LINE_END,)) is not None:
                self._machine.feed(line_end)
        del self._opened[depth:]
        self._suspects.clear()
        self._begin()

    def _repair(self) -> bool:
        """Change what was written by one word, and begin the statement again."""
        first = self._tokens[self._at]
        outside = not self._opened and self._begun == self._at
        if outside and first.kind != "STRING" and not in_first_column(first):
            return False  # left over from a card that was closed too early
        for repair in repairs(self._table, self._machine.states, self._tokens, self._begun, self._at):
            if self._fits(repair):
                self._say(repair.finding())
                self._tokens[repair.start : repair.end] = repair.tokens
                self._at = self._begun
                before, self._opened, self._suspects = self._kept
                self._machine.restore(before)
                return True
        return False

    def _fits(self, repair: Repair) -> bool:
        """Whether the statement reads to its end, or well past the mistake, once repaired."""
        kinds = [token.kind for token in self._tokens[self._begun : repair.start]]
        kinds += [token.kind for token in repair.tokens]
        last = max(repair.end, self._at)
        kinds += [token.kind for token in self._tokens[repair.end : last]]
        for token in self._tokens[last : last + _AHEAD]:
            kinds.append(token.kind)
            if token.kind in (LINE_END, "LBRACE", "RBRACE", END):
                break
        return after(self._table, self._kept[0][0], kinds) is not None

    def _panic(self) -> None:
        """Pass over the statement, but not over the block that it opens."""
        token = self._tokens[self._at]
        expected = accepted(self._table, self._machine.states)
        said = told(self._tokens, self._begun, self._at)
        level = self._drop_statement()
        if level == "item":
            self._seek_card(token, expected)
        else:
            self._say(said or unexpected_word.report(token, expected))
            self._seek_statement(level)
        self._begin()

    def _seek_statement(self, level: str) -> None:
        """Pass on to the next statement, or into the block that the broken one opens."""
        depth = 0
        while True:
            token = self._tokens[self._at]
            if token.kind == END or (token.kind == "RBRACE" and not depth):
                return
            if depth == 0 and token.kind == "LBRACE":
                if self._enter(level):
                    return
                depth += 1
            elif token.kind == "LBRACE":
                depth += 1
            elif token.kind == "RBRACE":
                depth -= 1
            elif starts_block(self._tokens, self._at):
                return
            self._at += 1
            if token.kind == LINE_END and not depth:
                return

    def _seek_card(self, token: Token, expected: Sequence[str]) -> None:
        """Outside of every card: pass on to the next, or into this one if it opens a block."""
        if token.kind == "RBRACE":
            self._say(brace_too_many.report(token))
        elif self._tokens[self._at - 1].kind == LINE_END or token.kind == LINE_END:
            first = self._tokens[self._begun] if token.kind == LINE_END else token
            self._say(brace_too_many.report(self._odd) if self._odd else outside_a_block.report(first))
            self._odd = None
        elif not self._opens_block():
            self._say(outside_a_block.report(self._tokens[self._begun]))
        else:
            self._say(unexpected_word.report(token, expected))
        depth = 0
        while self._tokens[self._at].kind != END:
            token = self._tokens[self._at]
            if token.kind == "LBRACE":
                if not depth and _indent(token) == 0 and self._enter("item"):
                    return
                depth += 1
            elif token.kind == "RBRACE":
                depth = max(0, depth - 1)
            self._at += 1
            if token.kind == LINE_END and (
                starts_block(self._tokens, self._at) or (not depth and self._seems_head())
            ):
                return

    def _opens_block(self) -> bool:
        """Whether a brace opens on this line."""
        rest = self._tokens[self._begun :]
        return next(token.kind for token in rest if token.kind in ("LBRACE", LINE_END, END)) == "LBRACE"

    def _seems_head(self) -> bool:
        kinds = [token.kind for token in self._tokens[self._at : self._at + 2]]
        return kinds == ["NAME", "STRING"]

    def _enter(self, level: str) -> bool:
        """Stand in for a head that cannot be read, so that what is in its braces can."""
        brace = self._tokens[self._at]
        begun = self._tokens[self._begun] if self._begun <= self._at else brace
        heads = _HEADS[level]
        head = heads.get(begun.kind, heads[""])
        if after(self._table, self._machine.states, (*head, "LBRACE")) is None:
            return False
        place = Span(brace.span.source, brace.span.start, brace.span.start)
        for kind in head:
            self._machine.feed(Token(kind, _STAND_IN.get(kind, ""), place))
        return True

    def _drop_statement(self) -> str:
        """Forget the statement that was begun; the level of what stands here instead."""
        machine, gotos = self._machine, self._table.gotos
        if not self._opened and after(self._table, machine.states, (LINE_END,)) is not None:
            place = self._tokens[self._at].span
            machine.feed(Token(LINE_END, "", Span(place.source, place.start, place.start)))
        # Sum up what is complete, first of all a block whose brace was the last word.
        possible = accepted(self._table, machine.states)
        for kind in ("RBRACE", "NAME", *possible):
            if kind in possible:
                machine.settle(kind)
                break
        while len(machine.states) > 1:
            for level in _LEVELS:
                if level in gotos[machine.states[-1]]:
                    return level
            machine.cut(len(machine.states) - 1)
        return "item"


# What stands in for the head of a block, by its first word.
_HEADS: Mapping[str, Mapping[str, tuple[str, ...]]] = {
    "stmt": {"": ("IF", "PRON", "IS", "NAME"), "EITHER": ("EITHER",)},
    "member": {"": ("ALWAYS",), "EXAMPLE": ("EXAMPLE", "STRING")},
    "step": {"": ()},
    "item": {"": ("NAME", "STRING")},
}
_STAND_IN = {"STRING": '""', "IS": "is"}


def _indent(token: Token) -> int:
    """How far to the right its line begins."""
    text = token.span.source.text
    start = text.rfind("\n", 0, token.span.start) + 1
    line = text[start : token.span.start + 1]
    return len(line) - len(line.lstrip())


def _first_on_line(token: Token) -> bool:
    text = token.span.source.text
    start = text.rfind("\n", 0, token.span.start) + 1
    return not text[start : token.span.start].strip()
