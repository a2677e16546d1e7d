"""Tools get everything a diagnostic holds."""

import json

from cardwright.diagnostics.diagnostic import Diagnostic, Severity
from cardwright.diagnostics.to_json import to_json
from diagnostic_samples import PLAED, UNKNOWN_EVENT

PLACE = {
    "file": "cards/ember.card",
    "start": {"offset": 24, "line": 2, "column": 10},
    "end": {"offset": 29, "line": 2, "column": 15},
}
TRIGGER = {
    "file": "cards/ember.card",
    "start": {"offset": 19, "line": 2, "column": 5},
    "end": {"offset": 23, "line": 2, "column": 9},
}


def test_everything_is_there() -> None:
    assert json.loads(to_json([PLAED])) == {
        "format": 1,
        "diagnostics": [
            {
                "code": "CW201",
                "name": "unknown-event",
                "severity": "error",
                "message": "no event is called `plaed`",
                "labels": [
                    {**PLACE, "text": "not an event", "primary": True},
                    {**TRIGGER, "text": "the trigger", "primary": False},
                ],
                "notes": ["a trigger waits for an event"],
                "hints": ["did you mean `played`?"],
                "fixes": [{"title": "write `played`", "safe": True, "edits": [{**PLACE, "text": "played"}]}],
            }
        ],
    }


def test_nothing_found_is_a_document_too() -> None:
    assert json.loads(to_json([])) == {"format": 1, "diagnostics": []}


def test_any_terminal_can_print_it() -> None:
    odd = Diagnostic(rule=UNKNOWN_EVENT, severity=Severity.NOTE, message="Lórien \u202e \udcff")
    told = to_json([odd])
    assert told.isascii()
    assert json.loads(told)["diagnostics"][0]["message"] == "Lórien \u202e \udcff"
