"""The parts of a game's page about doings: the verbs of its cards and the events they wait for."""

from __future__ import annotations

from collections.abc import Iterator

from cardwright.cli.reference_pages.markdown import code, codes, section, table
from cardwright.cli.reference_pages.of_pieces import naming
from cardwright_engine import vocabulary as words

_TURNS = {"own": "your turn", "opponent": "the opponent's turn", "either": "either turn"}


def verbs(game: words.Vocabulary) -> str:
    """Each verb as it is written, what can be left out of it in brackets."""
    return table(
        ("written", "who does it", "other forms", "what else"), (_verb(game, each) for each in game.verbs)
    )


def _verb(game: words.Vocabulary, verb: words.Verb) -> tuple[str, ...]:
    name = naming(game)
    written = " ".join((verb.forms[0], *(_slot(game, slot) for slot in verb.slots)))
    notes = [
        "its object leaves play" if verb.ends else "",
        "gives how much was really done" if verb.gives == "number" else "",
        "gives the pieces" if verb.gives == "pieces" else "",
        "looks into a hidden zone" if verb.reveals else "",
        "only in permissions and examples" if not verb.method else "",
    ]
    who = ", ".join(name(kind) or "nobody" for kind in verb.agent)
    forms = [form for form in dict.fromkeys(verb.forms) if form != verb.forms[0]]
    return code(written), who, codes(forms), ", ".join(note for note in notes if note)


def _slot(game: words.Vocabulary, slot: words.Slot) -> str:
    name = naming(game)
    match slot.type:
        case "piece":
            what = " or ".join(map(name, slot.kinds))
        case "count":
            what = f"number {slot.words[-1]}" if slot.words else "number"
        case "word":
            what = " or ".join(slot.words) or "word"
        case "faces":
            what = "[face]"
        case _:
            what = slot.type
    said = f"{slot.preposition} <{what}>".strip()
    return f"[{said}]" if slot.implied else said


def events(game: words.Vocabulary) -> str:
    """Each event: how it is waited for, what it carries, when it occurs."""
    return "\n\n".join(section(code(each.id), *_event(game, each), level=3) for each in game.events)


def _event(game: words.Vocabulary, event: words.Event) -> Iterator[str]:
    steps = {step.id: step.words[0] for step in game.steps}
    facts = [f"windows: {codes(event.timings)}"]
    if event.nouns:
        facts.append(f"named: {codes(event.nouns)}")
    if event.verb:
        facts.append(f"verb: {code(event.verb)}")
    if event.participle:
        facts.append(f"passive: {codes(f'is {form}' for form in event.participle)}")
    if event.qualifiers:
        facts.append(
            f"can be: {codes(f'{q.preposition} {form}' for q in event.qualifiers for form in q.words)}"
        )
    if event.steps:
        facts.append(f"in: {', '.join(steps[step] for step in event.steps)}, in {_TURNS[event.turn]}")
    facts.append("a card in hand can react to it" if event.reactable else "no card in hand can react to it")
    yield "\n".join(f"- {fact}" for fact in facts)
    name = naming(game)
    rows = (
        (_place(role), name(role.kind), "from the start" if role.known == "before" else "afterwards")
        for role in event.roles
    )
    yield table(("it carries", "which is a", "known"), rows)


def _place(role: words.Role) -> str:
    """Where in the sentence a role stands."""
    match role.preposition:
        case "":
            return f"its {role.id}"
        case "subject":
            return f"{role.id}, before the verb"
        case "object":
            return f"{role.id}, after the verb"
        case preposition:
            return code(f"{preposition} … as {role.id}")
