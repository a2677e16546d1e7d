"""The commands that list: stats, rules, explain, vocabulary, text."""

from __future__ import annotations

import json
from pathlib import Path

from cardwright.cli.catalogue import catalogue
from cli.toy_project import Cardwright


def test_stats(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("stats", "--json")
    assert ran.code == 0
    assert json.loads(ran.out) == {
        "games": {
            "toy": {
                "cards": 2,
                "distinct": 2,
                "copies": 3,
                "unknown_effects": 0,
                "known_by_name": [],
                "by_deck": {"All": 3},
                "by_provenance": {"house": 2},
                "examples": 2,
                "rulings": 0,
            }
        },
        "rules": {"proven": 0, "unproven": 43},
    }


def test_stats_for_people(project: Path, cardwright: Cardwright) -> None:
    assert "       3 by deck All\n" in cardwright("stats").out


def test_rules_lists_all_and_ends_with_the_number_unproven(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("rules")
    assert ran.code == 0
    assert sum(line.startswith(("L", "B", "R")) and line[1].isdigit() for line in ran.out.splitlines()) == 43
    assert ran.out.endswith("\n43 unproven\n")
    assert cardwright("rules", "--unproven").out == ran.out


def test_a_rule_is_listed_with_the_examples_that_claim_it(project: Path, cardwright: Cardwright) -> None:
    card = project / "cards/toy/tax.card"
    card.write_text(
        card.read_text("utf-8").replace("        expect", "        proves L15\n        expect"), "utf-8"
    )
    rules = json.loads(cardwright("rules", "--output-format", "json").out)["rules"]
    claimed = {rule["id"]: rule["examples"] for rule in rules if rule["examples"]}
    assert claimed == {"L15": ["toy/Tax: two coins"]}


def test_a_language_that_nobody_knows_is_refused(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("text", "Tax", "--language", "de")
    assert ran.code == 2
    assert "no language is called `de`; known are en, pt, it" in ran.err


def test_a_language_without_texts_is_said_to_be_english(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("text", "Tax", "--language", "it")
    assert ran.code == 0
    assert ran.err == "the text of `Tax` is not in `it` yet, nor is its title; here it is in English\n"
    assert ran.out == cardwright("text", "Tax").out


def test_a_command_that_is_misspelt(cardwright: Cardwright) -> None:
    ran = cardwright("chek")
    assert ran.code == 2
    assert "there is no command `chek`; did you mean `check`?" in ran.err


def test_every_rule_is_explained_by_name_and_number(cardwright: Cardwright) -> None:
    known = catalogue()
    assert len({each.rule.code for each in known}) == len({each.rule.name for each in known}) == len(known)
    for each in known:
        assert each.text.strip(), each.rule.name
    example = cardwright("explain", "example-failed")
    assert example.out.startswith("example-failed (CW902)\n\nAn example was played as it says")
    assert cardwright("explain", "cw902").out == example.out


def test_a_rule_that_nobody_knows(cardwright: Cardwright) -> None:
    ran = cardwright("explain", "example-faled")
    assert ran.code == 2
    assert "no rule is called `example-faled`; did you mean `example-failed`?" in ran.err


def test_explain_all_for_tools(cardwright: Cardwright) -> None:
    listed = json.loads(cardwright("explain", "--all", "--output-format", "json").out)["rules"]
    assert [rule["code"] for rule in listed] == [each.rule.code for each in catalogue()]


def test_vocabulary(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("vocabulary", "toy")
    assert ran.code == 0
    assert "\nfaces of a die\n  [star]\n  [moon]\n" in ran.out
    assert "\n  take / takes / took <coins> <from from>\n" in ran.out
    assert json.loads(cardwright("vocabulary", "toy", "--output-format", "json").out)["game"] == "toy"


def test_a_game_that_nobody_knows(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("vocabulary", "tyo")
    assert ran.code == 2
    assert "no game is called `tyo`" in ran.err


def test_text_of_a_card(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("text", "Tax")
    assert ran.code == 0
    assert ran.out.startswith("Tax\n\n")
    assert cardwright("text", "toy/tax").out == ran.out


def test_a_card_that_nobody_knows(project: Path, cardwright: Cardwright) -> None:
    ran = cardwright("text", "Staars")
    assert (ran.code, ran.out) == (1, "")
    assert "no card is called `Staars`" in ran.err
    assert "did you mean `Stars`?" in ran.err


def test_a_card_that_two_files_have_is_ambiguous(project: Path, cardwright: Cardwright) -> None:
    (project / "cards/toy/more.card").write_text('game toy\n\ntrick "TAX" {\n    cost 2\n}\n', "utf-8")
    ran = cardwright("text", "tax")
    assert ran.code == 1
    assert "write one of `toy/TAX`, `toy/Tax`" in ran.err
