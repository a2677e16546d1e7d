"""Abilities, statements, examples and whole files, from what the grammar found."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardwright.diagnostics.diagnostic import Diagnostic
from cardwright.surface import nodes as surface
from cardwright.surface.build_phrases import Words, as_word, is_token
from cardwright.surface.machine import Children, Handler
from cardwright.surface.rules import otherwise_without_if
from cardwright.surface.table import Token
from cardwright.text.source import Span


@dataclass(frozen=True, slots=True)
class _Otherwise:
    """An `otherwise,` line that still looks for its `if`."""

    span: Span
    body: tuple[surface.Statement, ...]


def _window(form: surface.WindowForm) -> Handler:
    def build(at: Span, children: Children) -> surface.Window:
        parts = [child for child in children if not isinstance(child, Token)]
        if not parts:
            return surface.Window(span=at, form=form)
        child = tuple(parts) if form == "in" else parts[0]
        match child:
            case surface.Window():  # the event of a reaction
                return replace(child, span=at, form=form)
            case surface.Conditions():
                return surface.Window(span=at, form=form, conditions=child)
            case tuple():
                return surface.Window(span=at, form=form, places=child)
            case _:
                return surface.Window(span=at, form=form, event=child)

    return build


def _timed(at: Span, children: Children) -> surface.Window:
    token, event = children
    return surface.Window(span=at, form="when", timing=token.text, event=event)


def _instead(at: Span, children: Children) -> surface.Window:
    return surface.Window(span=at, form="when", timing="instead of", event=children[-1])


def _list(at: Span, children: Children) -> tuple[Any, ...]:
    return tuple(children)


def _phrase_clause(at: Span, children: Children) -> surface.PhraseClause:
    return surface.PhraseClause(span=at, phrase=children[0])


def _where_clause(at: Span, children: Children) -> surface.WhereClause:
    return surface.WhereClause(span=at, places=children[0])


def _if_clause(at: Span, children: Children) -> surface.IfClause:
    return surface.IfClause(span=at, conditions=children[0])


def _cost_clause(at: Span, children: Children) -> surface.CostClause:
    cost = children[-1]
    if isinstance(cost, surface.Order):
        return surface.CostClause(span=at, order=cost)
    return surface.CostClause(span=at, amount=cost)


def _ability(at: Span, children: Children) -> surface.Ability:
    window, clauses, body = children
    return surface.Ability(span=at, window=window, clauses=clauses, body=body)


def _flat(children: Children) -> list[Any]:
    """Lines of several sentences are several statements."""
    flat: list[Any] = []
    for child in children:
        if isinstance(child, tuple):
            flat.extend(child)
        else:
            flat.append(child)
    return flat


def _body(at: Span, children: Children) -> tuple[surface.Statement, ...]:
    return tuple(children[0])


def _if(at: Span, children: Children) -> surface.If:
    conditions, then, *otherwise = children
    return surface.If(
        span=at,
        conditions=conditions,
        then=tuple(then),
        otherwise=tuple(_flat(otherwise)),
    )


def _otherwise(at: Span, children: Children) -> _Otherwise:
    return _Otherwise(at, tuple(children[0]))


def _for_each(at: Span, children: Children) -> surface.ForEach:
    _, phrase, body = children
    return surface.ForEach(span=at, phrase=phrase, body=body)


def _either(at: Span, children: Children) -> surface.Either:
    clauses, *branches = children
    return surface.Either(
        span=at,
        clauses=clauses,
        branches=tuple(branch for branch in branches if not is_token(branch, "OR")),
    )


def _repeat(at: Span, children: Children) -> surface.Repeat:
    times, body = children
    return surface.Repeat(span=at, times=times, body=body)


def _given(at: Span, children: Children) -> surface.Given:
    return surface.Given(span=at, events=children[0])


def _givens(at: Span, children: Children) -> tuple[surface.Event, ...]:
    return tuple(child for child in children if not is_token(child, "COMMA_AND"))


def _expect(at: Span, children: Children) -> surface.Expect:
    return surface.Expect(span=at, conditions=children[0])


def _expect_error(at: Span, children: Children) -> surface.ExpectError:
    return surface.ExpectError(span=at, condition=children[0])


def _proves(at: Span, children: Children) -> surface.Claims:
    return surface.Claims(span=at, form="proves", ids=children[0])


def _cites(at: Span, children: Children) -> surface.Claims:
    return surface.Claims(span=at, form="cites", ids=children[0])


def _happens(at: Span, children: Children) -> tuple[surface.Happens, ...]:
    return tuple(surface.Happens(span=sentence.span, sentence=sentence) for sentence in children[0])


def _example(at: Span, children: Children) -> surface.Example:
    title, *steps = children
    return surface.Example(span=at, title=title, steps=tuple(_flat(steps)))


def _field(at: Span, children: Children) -> surface.Field:
    name, *values = children
    return surface.Field(
        span=at,
        name=as_word(name),
        values=tuple(value for value in values if not is_token(value, "AND")),
    )


def _field_value(at: Span, children: Children) -> tuple[surface.FieldItem, ...]:
    return tuple(as_word(child) for child in children)


def _count(at: Span, children: Children) -> surface.Count:
    number, title = children
    return surface.Count(span=at, number=number, title=title)


def _title(at: Span, children: Children) -> surface.Text:
    (child,) = children
    if isinstance(child, Words):
        return surface.Text(span=at, text=" ".join(word.text for word in child))
    title: surface.Text = child
    return title


def _block(at: Span, children: Children) -> surface.Block:
    kind, title, *rest = children
    parameters: tuple[surface.Parameter, ...] = ()
    if rest and isinstance(rest[0], tuple) and rest[0] and isinstance(rest[0][0], surface.Parameter):
        parameters, *rest = rest
    return surface.Block(span=at, kind=kind, title=title, parameters=parameters, members=tuple(_flat(rest)))


def _header(at: Span, children: Children) -> Words:
    _, names = children
    return Words(names)


def _file(at: Span, children: Children) -> surface.File:
    game, *blocks = children
    return surface.File(span=at, game=tuple(game), blocks=tuple(blocks))


def blocks(findings: list[Diagnostic]) -> Mapping[str, Handler]:
    """The handlers of blocks; a stray `otherwise` goes to `findings`."""

    def statements(at: Span, children: Children) -> tuple[surface.Statement, ...]:
        """Each `otherwise,` line joins the `if` before it."""
        done: list[surface.Statement] = []
        for child in _flat(children):
            if not isinstance(child, _Otherwise):
                done.append(child)
            elif done and isinstance(done[-1], surface.If) and not done[-1].otherwise:
                span = Span(at.source, done[-1].span.start, child.span.end)
                done[-1] = replace(done[-1], span=span, otherwise=child.body)
            else:
                findings.append(otherwise_without_if.report(child.span))
        return tuple(done)

    return {**_BLOCKS, "block": statements}


_BLOCKS: Mapping[str, Handler] = {
    "w_play": _window("play"),
    "w_action": _window("action"),
    "w_react": _window("react"),
    "w_when": _window("when"),
    "w_while": _window("while"),
    "w_always": _window("always"),
    "w_until": _window("until"),
    "w_in": _window("in"),
    "timed": _timed,
    "timed_instead": _instead,
    "clauses": _list,
    "c_phrase": _phrase_clause,
    "c_where": _where_clause,
    "c_if": _if_clause,
    "c_cost": _cost_clause,
    "c_cost_do": _cost_clause,
    "ability": _ability,
    "body": _body,
    "if_stmt": _if,
    "otherwise_stmt": _otherwise,
    "for_stmt": _for_each,
    "either_stmt": _either,
    "repeat_stmt": _repeat,
    "given": _given,
    "givens": _givens,
    "expect": _expect,
    "expect_error": _expect_error,
    "proves": _proves,
    "cites": _cites,
    "ids": _list,
    "happens": _happens,
    "example": _example,
    "fields": _list,
    "field": _field,
    "fvalue": _field_value,
    "count": _count,
    "title": _title,
    "params": _list,
    "item": _block,
    "header": _header,
    "start": _file,
}
