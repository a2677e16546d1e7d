"""Write the text of a card for a terminal, or for a page of Markdown."""

from __future__ import annotations

import re

from cardwright.wording.nodes import CardName, CardText, Icon, Paragraph, Run, Runs

_MARKUP = re.compile(r"([\\`*_{}\[\]()#+.!|<>&~^$-])")


def plain(text: CardText) -> str:
    """A paragraph a line; icons as their words in brackets."""
    return "\n".join(plain_paragraph(paragraph) for paragraph in text.paragraphs)


def plain_paragraph(paragraph: Paragraph) -> str:
    """One ability as plain text."""
    parts = (plain_runs(paragraph.lead), plain_runs(paragraph.body))
    return " ".join(part for part in parts if part)


def plain_runs(runs: Runs) -> str:
    """Runs as plain text."""
    return "".join(_plain(run) for run in runs)


def _plain(run: Run) -> str:
    match run:
        case Icon():
            return f"[{run.words}]"
        case CardName():
            return f"“{run.text}”"
        case _:
            return run.text


def markdown(text: CardText) -> str:
    """A paragraph a block; leads in bold, and nothing of the card can become markup."""
    blocks: list[str] = []
    for paragraph in text.paragraphs:
        lead, body = (escaped(plain_runs(runs)) for runs in (paragraph.lead, paragraph.body))
        blocks.append(" ".join(part for part in (f"**{lead}**" if lead else "", body) if part))
    return "\n\n".join(blocks)


def escaped(words: str) -> str:
    """Words in which Markdown finds nothing to act on."""
    return _MARKUP.sub(r"\\\1", " ".join(words.split()))
