"""Diagnostics as SARIF 2.1.0, for code scanning."""

import json
from collections import Counter
from collections.abc import Sequence
from hashlib import sha256
from urllib.parse import quote

from cardwright.diagnostics.diagnostic import Diagnostic, Edit, Fix, Label, full_text, place
from cardwright.diagnostics.edits import edits_by_source
from cardwright.text.lines import line_text, position, span_positions
from cardwright.text.source import Source, Span

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_ROOT = "%SRCROOT%"


def to_sarif(diagnostics: Sequence[Diagnostic], *, version: str = "") -> str:
    """One run; `version` is the compiler's, left out when empty."""
    rules = sorted({diagnostic.rule for diagnostic in diagnostics}, key=lambda rule: rule.code)
    indices = {rule: index for index, rule in enumerate(rules)}
    driver: dict[str, object] = {"name": "cardwright"}
    if version:
        driver["version"] = version
    driver["rules"] = [{"id": rule.code, "name": rule.name} for rule in rules]
    seen: Counter[str] = Counter()
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "originalUriBaseIds": {_ROOT: {"description": {"text": "The folder that cardwright was run in."}}},
        "results": [_result(diagnostic, indices[diagnostic.rule], seen) for diagnostic in diagnostics],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, indent=2) + "\n"


def _result(diagnostic: Diagnostic, index: int, seen: Counter[str]) -> dict[str, object]:
    result: dict[str, object] = {
        "ruleId": diagnostic.rule.code,
        "ruleIndex": index,
        "level": str(diagnostic.severity),
        "message": {"text": full_text(diagnostic)},
    }
    where = place(diagnostic)
    if where is not None:
        result["locations"] = [{"physicalLocation": _physical(where)}]
        others = [label for label in diagnostic.labels if label.span != where]
        result["relatedLocations"] = [_related(label, number) for number, label in enumerate(others, 1)]
        result["partialFingerprints"] = {"cardwright/v1": _fingerprint(diagnostic, where, seen)}
    if diagnostic.fixes:
        result["fixes"] = [_fix(fix) for fix in diagnostic.fixes]
    return result


def _related(label: Label, number: int) -> dict[str, object]:
    related: dict[str, object] = {"id": number, "physicalLocation": _physical(label.span)}
    if label.text:
        related["message"] = {"text": label.text}
    return related


def _fingerprint(diagnostic: Diagnostic, where: Span, seen: Counter[str]) -> str:
    """The same for the same mistake after lines above it moved; the last figure tells twins apart."""
    line = line_text(where.source, position(where.source, where.start).line).strip()
    told = "\0".join((diagnostic.rule.code, where.source.name, line, diagnostic.message))
    digest = sha256(told.encode("utf-8", "backslashreplace")).hexdigest()[:16]
    seen[digest] += 1
    return f"{digest}:{seen[digest]}"


def _fix(fix: Fix) -> dict[str, object]:
    changes = [
        {"artifactLocation": _artifact(source), "replacements": [_replacement(edit) for edit in edits]}
        for source, edits in edits_by_source(fix.edits).items()
    ]
    return {"description": {"text": fix.title}, "artifactChanges": changes}


def _replacement(edit: Edit) -> dict[str, object]:
    return {"deletedRegion": _region(edit.span), "insertedContent": {"text": edit.text}}


def _physical(span: Span) -> dict[str, object]:
    return {"artifactLocation": _artifact(span.source), "region": _region(span)}


def _artifact(source: Source) -> dict[str, str]:
    return {"uri": quote(source.name, errors="surrogateescape"), "uriBaseId": _ROOT}


def _region(span: Span) -> dict[str, int]:
    start, end = span_positions(span)
    return {
        "startLine": start.line,
        "startColumn": start.column,
        "endLine": end.line,
        "endColumn": end.column,
        "charOffset": span.start,
        "charLength": span.end - span.start,
    }
