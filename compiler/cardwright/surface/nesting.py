"""How deep a card goes: blocks in blocks, brackets in brackets, `of` behind `of`."""

from collections.abc import Sequence

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface.rules import too_deep
from cardwright.surface.table import LINE_END, Token

LIMIT = 50


def without_abysses(tokens: Sequence[Token]) -> tuple[list[Token], list[Diagnostic]]:
    """The tokens without the blocks that go too deep, and a finding for each of these.

    Everything that reads a card afterwards may follow its nesting without counting.
    """
    kept: list[Token] = []
    findings: list[Diagnostic] = []
    chains = [0]  # at each depth of braces: how many `otherwise if` hang on each other
    brackets = 0  # open, or an `of` since the statement began
    block = 0  # where in `kept` the outermost block began
    skipping = False
    for index, token in enumerate(tokens):
        outside = len(chains) == 1
        if starts_block(tokens, index) and (outside or skipping):
            block, chains, brackets, skipping = len(kept), [0], 0, False
        match token.kind:
            case "LBRACE":
                brackets = 0
                chains.append(0)
            case "RBRACE":
                brackets = 0
                if len(chains) > 1:
                    chains.pop()
            case "LPAR" | "OF":
                brackets += 1
            case "RPAR" | "COMMA" if brackets and token.kind == "RPAR":
                brackets -= 1
            case "OTHERWISE" if tokens[index + 1].kind == "IF":
                chains[-1] += 1
            case kind if kind == LINE_END:
                brackets = 0
                if tokens[index + 1].kind != "RBRACE":
                    chains[-1] = 0
            case _:
                pass
        if not skipping and len(chains) - 1 + sum(chains) + brackets > LIMIT:
            findings.append(too_deep.report(token.span, LIMIT))
            del kept[block:]
            skipping = True
        if not skipping:
            kept.append(token)
        elif token.kind == "RBRACE" and len(chains) == 1:
            skipping = False
            block = len(kept)
            if kept and kept[-1].kind == LINE_END and tokens[index + 1].kind == LINE_END:
                kept.pop()
    if skipping:
        kept.append(tokens[-1])
    return kept, findings


def starts_block(tokens: Sequence[Token], index: int) -> bool:
    """Whether a line in the first column begins a block: a kind, a name and `{`."""
    token = tokens[index]
    if token.kind != "NAME" or not in_first_column(token):
        return False
    at = index + 1
    if tokens[at].kind == "STRING":
        at += 1
    else:
        while tokens[at].kind == "NAME":
            at += 1
        if at == index + 1:
            return False
    if tokens[at].kind == "LPAR":
        while tokens[at].kind in ("LPAR", "PARAM", "COMMA"):
            at += 1
        if tokens[at].kind == "RPAR":
            at += 1
    return tokens[at].kind == "LBRACE"


def in_first_column(token: Token) -> bool:
    """Whether it is the first thing on its line, without a blank before it."""
    start = token.span.start
    return not start or token.span.source.text[start - 1] == "\n"
