"""Small mistakes that several renderers are shown."""

from cardwright.diagnostics.diagnostic import Edit, Fix, Label, Rule, error
from cardwright.text.source import Source, Span

UNKNOWN_EVENT = Rule("CW201", "unknown-event")
EMBER = Source("cards/ember.card", 'lore "Ember" {\n    when plaed {\n        draw 1 card\n    }\n}\n')


def at(source: Source, words: str) -> Span:
    """Where the words first stand."""
    start = source.text.index(words)
    return Span(source, start, start + len(words))


PLAED = error(
    UNKNOWN_EVENT,
    "no event is called `plaed`",
    at(EMBER, "plaed"),
    "not an event",
    also=[Label(at(EMBER, "when"), "the trigger")],
    notes=["a trigger waits for an event"],
    hints=["did you mean `played`?"],
    fixes=[Fix("write `played`", (Edit(at(EMBER, "plaed"), "played"),), safe=True)],
)
