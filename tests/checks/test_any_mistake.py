"""Whatever word of a real card goes wrong, the checks answer, and never silently drop what means nothing."""

from __future__ import annotations

import random
import re

import pytest

from cardwright.resources import CARDS
from cardwright.text.source import Source
from spec_file import complaints

TEXTS = tuple(path.read_text("utf-8") for path in sorted(CARDS.rglob("*.card")))
TOKEN = re.compile(r'"[^"\n]*"|\[[^\]\n]*\]|[\w’-]+|\s+|[^\s\w]')
WORDS = sorted({word for text in TEXTS for word in TOKEN.findall(text) if not word.isspace()})


def spoiled(chance: random.Random) -> str:
    """A file of real cards with a word or two left out, put in, or put elsewhere."""
    tokens = TOKEN.findall(chance.choice(TEXTS))
    written = [at for at, token in enumerate(tokens) if not token.isspace()]
    for _ in range(chance.choice((1, 1, 2))):
        at = chance.choice(written)
        match chance.randrange(4):
            case 0:
                tokens[at] = ""
            case 1:
                tokens[at] = chance.choice(WORDS)
            case 2:
                tokens[at] += f" {chance.choice(WORDS)}"
            case _:
                other = chance.choice([place for place in written if abs(place - at) < 12])
                tokens[at], tokens[other] = tokens[other], tokens[at]
    return "".join(tokens)


@pytest.mark.parametrize("seed", range(60))
def test_a_spoiled_card_gets_an_answer(seed: int) -> None:
    found = complaints(Source("spoiled.card", spoiled(random.Random(seed))))
    assert len(set(found)) == len(found)
