"""The pages of the reference: a page a game, one of all rules, one of the seed rules.

Nothing of them is typed by hand: a game's page is made of its vocabulary, the rules' page of what
`cardwright explain` prints, the seed rules' page of what the examples of the project claim.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from cardwright.bound import nodes as bound
from cardwright.cli.reference_pages.of_game import of_game
from cardwright.cli.reference_pages.of_rules import of_rules
from cardwright.cli.reference_pages.of_seed_rules import of_seed_rules
from cardwright.driver import Output
from cardwright_engine.vocabulary import Vocabulary


def pages(games: Mapping[str, Vocabulary], files: Iterable[bound.File]) -> tuple[Output, ...]:
    """Every page, by its name in the folder of the reference."""
    made = {f"{name}.md": of_game(vocabulary) for name, vocabulary in games.items()}
    made["rules.md"] = of_rules()
    made["seed-rules.md"] = of_seed_rules(files)
    return tuple(Output(path=path, text=text, sources=()) for path, text in sorted(made.items()))
