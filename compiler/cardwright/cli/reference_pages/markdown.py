"""What the pages of the reference are made of: headings, lists, tables and words in code marks."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

NOTICE = "<!-- Written by `cardwright reference`; what is changed here by hand is lost. -->"


def page(title: str, *parts: str) -> str:
    """A page of parts, each a block of Markdown; empty ones are left out."""
    return "\n\n".join((NOTICE, f"# {title}", *(part for part in parts if part))) + "\n"


def section(title: str, *parts: str, level: int = 2) -> str:
    """A headed part of a page, nothing when there is nothing to say in it."""
    said = [part for part in parts if part]
    return "\n\n".join((f"{'#' * level} {title}", *said)) if said else ""


def table(heads: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """A table, nothing when it has no rows; columns that are empty in every row are left out."""
    listed = [tuple(row) for row in rows]
    used = [at for at in range(len(heads)) if any(row[at] for row in listed)]
    if not used:
        return ""
    lines = [
        "| " + " | ".join(heads[at] for at in used) + " |",
        "| " + " | ".join("---" for _ in used) + " |",
    ]
    lines += ["| " + " | ".join(_cell(row[at]) for at in used) + " |" for row in listed]
    return "\n".join(lines)


def _cell(text: str) -> str:
    return text.replace("|", "\\|").replace("\n", " ")


def code(words: str) -> str:
    """Words as a card source has them, nothing for none."""
    return f"`{words}`" if words else ""


def codes(words: Iterable[str]) -> str:
    """Several of them."""
    return ", ".join(code(each) for each in words)
