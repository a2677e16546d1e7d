"""SARIF 2.1.0, held to a schema of the parts we use.

The published schema is a third of a megabyte; `sarif_parts.schema.json` says
by hand what the standard demands of the properties we write, and allows no
others.
"""

import json
from pathlib import Path
from typing import Any

import jsonschema

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Rule, Severity, error
from cardwright.diagnostics.to_sarif import to_sarif
from cardwright.text.source import Source, Span
from diagnostic_samples import EMBER, PLAED, UNKNOWN_EVENT, at

SCHEMA = json.loads(Path(__file__).with_name("sarif_parts.schema.json").read_text("utf-8"))
NOWHERE = Diagnostic(rule=Rule("CW001", "no-cards"), severity=Severity.WARNING, message="no cards")


def run_of(*diagnostics: Diagnostic, version: str = "") -> Any:
    """The run in a document that keeps to the schema."""
    document = json.loads(to_sarif(diagnostics, version=version))
    jsonschema.validate(document, SCHEMA, jsonschema.Draft202012Validator)
    assert document["version"] == "2.1.0"
    (run,) = document["runs"]
    return run


def test_the_tool_and_only_the_rules_that_fired() -> None:
    run = run_of(PLAED, NOWHERE, PLAED, version="0.1.0")
    assert run["tool"]["driver"] == {
        "name": "cardwright",
        "version": "0.1.0",
        "rules": [{"id": "CW001", "name": "no-cards"}, {"id": "CW201", "name": "unknown-event"}],
    }
    assert [result["ruleIndex"] for result in run["results"]] == [1, 0, 1]
    assert run["columnKind"] == "unicodeCodePoints"


def test_a_result_has_place_full_text_and_fix() -> None:
    (result,) = run_of(PLAED)["results"]
    region = {
        "startLine": 2,
        "startColumn": 10,
        "endLine": 2,
        "endColumn": 15,
        "charOffset": 24,
        "charLength": 5,
    }
    artifact = {"uri": "cards/ember.card", "uriBaseId": "%SRCROOT%"}
    assert result["ruleId"] == "CW201"
    assert result["level"] == "error"
    assert result["message"]["text"] == (
        "no event is called `plaed`\nnote: a trigger waits for an event\nhint: did you mean `played`?"
    )
    assert result["locations"] == [{"physicalLocation": {"artifactLocation": artifact, "region": region}}]
    (related,) = result["relatedLocations"]
    assert related["message"]["text"] == "the trigger"
    assert related["physicalLocation"]["region"]["startColumn"] == 5
    assert result["fixes"] == [
        {
            "description": {"text": "write `played`"},
            "artifactChanges": [
                {
                    "artifactLocation": artifact,
                    "replacements": [{"deletedRegion": region, "insertedContent": {"text": "played"}}],
                }
            ],
        }
    ]


def test_an_insertion_deletes_nothing() -> None:
    end = Span(EMBER, len(EMBER.text), len(EMBER.text))
    fix = Fix("close it", (Edit(end, "}\n"),), safe=True)
    (result,) = run_of(error(UNKNOWN_EVENT, "wrong", end, fixes=[fix]))["results"]
    replacement = result["fixes"][0]["artifactChanges"][0]["replacements"][0]
    assert replacement["deletedRegion"] == {
        "startLine": 6,
        "startColumn": 1,
        "endLine": 6,
        "endColumn": 1,
        "charOffset": 60,
        "charLength": 0,
    }


def test_paths_are_relative_uris() -> None:
    source = Source("cards/Lórien & co/戦い #1.card", "x")
    (result,) = run_of(error(UNKNOWN_EVENT, "wrong", Span(source, 0, 1)))["results"]
    uri = result["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
    assert uri == "cards/L%C3%B3rien%20%26%20co/%E6%88%A6%E3%81%84%20%231.card"


def test_a_fingerprint_survives_a_move_and_tells_twins_apart() -> None:
    lower = Source(EMBER.name, "# a remark\n" + EMBER.text)
    here = error(UNKNOWN_EVENT, "wrong", at(EMBER, "plaed"))
    moved = error(UNKNOWN_EVENT, "wrong", at(lower, "plaed"))

    def prints(*diagnostics: Diagnostic) -> list[str]:
        results = run_of(*diagnostics)["results"]
        return [result["partialFingerprints"]["cardwright/v1"] for result in results]

    assert prints(here) == prints(moved)
    first, second = prints(here, here)
    assert first != second


def test_nothing_found_is_a_run_without_results() -> None:
    run = run_of()
    assert run["results"] == []
    assert run["tool"]["driver"]["rules"] == []


def test_a_mistake_without_a_place() -> None:
    (result,) = run_of(NOWHERE)["results"]
    assert "locations" not in result
    assert result["level"] == "warning"
