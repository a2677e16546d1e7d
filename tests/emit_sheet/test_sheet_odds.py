"""Odds on sheets: tables in the reference and a few lines on the card, and nothing without them."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Final
from xml.etree import ElementTree

from card_trees import FIREBALL, PARRY
from cardwright.emit.sheet_nodes import OddsCell, OddsMeasure, OddsRow, OddsTable
from cardwright.emit.to_sheet import Page, render_sheet
from cardwright.wording import text
from cardwright.wording.nodes import CardText, Paragraph, Plain
from tree_maker import BL

EVIL: Final = "\"><script>alert(1)</script>{{7*7}}' style=x"

# a coin that takes a figure with heads, two of them at level 2
COINS: Final = OddsTable(
    against="a tailor",
    notes=("with a witness",),
    levels=(1, 2),
    dice=(1, 2),
    measures=(
        OddsMeasure(
            name="figures lost",
            rows=(
                OddsRow(value="0", cells=(OddsCell(text="50 %", exact="1/2", bar=50), OddsCell(text="25 %"))),
                OddsRow(value="1", cells=(OddsCell(text="50 %", exact="1/2", bar=50), OddsCell(text="50 %"))),
                OddsRow(value="2", cells=(OddsCell(), OddsCell(text="25 %", exact="1/4", bar=25))),
            ),
            expected=(OddsCell(text="0.5", exact="1/2"), OddsCell(text="1")),
        ),
        OddsMeasure(
            name="eliminated",
            rows=(OddsRow(value="", cells=(OddsCell(), OddsCell(text="25 %", exact="1/4", bar=25))),),
        ),
        OddsMeasure(
            name="buttons gained",
            rows=(OddsRow(value="7", cells=(OddsCell(text="100 %"), OddsCell(text="100 %"))),),
            expected=(OddsCell(text="7"), OddsCell(text="7")),
        ),
    ),
)


def sheet(*tables: OddsTable, title: str = "Fireball") -> Page:
    cards = [(card, text(card, BL.vocabulary)) for card in (FIREBALL, PARRY)]
    return render_sheet(BL.vocabulary, cards, (), {title: tables})


def tables_of(page: Page, section: str) -> list[ElementTree.Element]:
    """The tables of a part of the page, which is well-formed as XML."""
    found = re.findall(rf"<{section}.*?</(?:section|article)>", page.html, re.DOTALL)
    tables = (table for part in found for table in re.findall(r"<table.*?</table>", part, re.DOTALL))
    return [ElementTree.fromstring(table) for table in tables]


def said(row: ElementTree.Element) -> list[str]:
    return ["".join(cell.itertext()).strip() for cell in row]


def test_a_table_has_a_column_a_level_and_a_line_a_value() -> None:
    (table,) = tables_of(sheet(COINS), 'section class="odds"')
    assert [said(row) for row in table.iter("tr")] == [
        ["", "level 1", "level 2"],
        ["dice", "1", "2"],
        ["figures lost", "0", "1/2 50 %", "25 %"],
        ["1", "1/2 50 %", "50 %"],
        ["2", "–", "1/4 25 %"],
        ["expected", "1/2 0.5", "1"],
        ["eliminated", "–", "1/4 25 %"],
        ["buttons gained", "7", "100 %", "100 %"],
        ["expected", "7", "7"],
    ]
    (caption,) = table.iter("caption")
    assert "".join(caption.itertext()) == "Fireball against a tailor (with a witness)"


def test_every_heading_of_a_table_says_what_it_heads() -> None:
    (table,) = tables_of(sheet(COINS), 'section class="odds"')
    heads = {"".join(head.itertext()): head.attrib for head in table.iter("th")}
    assert heads["level 1"] == {"scope": "col"}
    assert heads["figures lost"] == {"scope": "rowgroup", "rowspan": "4"}
    assert heads["eliminated"] == {"scope": "row", "colspan": "2"}
    assert heads["0"] == {"scope": "row"}
    widths = {sum(int(cell.get("colspan", "1")) for cell in row) for row in table.iter("tr")}
    assert widths == {3, 4}  # 3 where the heading of a group reaches down


def test_a_card_without_a_level_has_one_column_without_a_head() -> None:
    one = replace(
        COINS,
        levels=(),
        dice=(1,),
        measures=(OddsMeasure(name="eliminated", rows=(OddsRow(value="", cells=(OddsCell(text="5 %"),)),)),),
    )
    (table,) = tables_of(sheet(one), 'section class="odds"')
    assert [said(row) for row in table.iter("tr")] == [["dice", "1"], ["eliminated", "5 %"]]


def test_the_card_itself_shows_the_first_target_in_short() -> None:
    page = sheet(COINS, replace(COINS, against="a giant"))
    assert len(tables_of(page, 'section class="odds"')) == 2
    (table,) = tables_of(page, 'article class="card')
    assert [said(row) for row in table.iter("tr")] == [
        ["against a tailor", "level 1", "level 2"],
        ["figures lost, expected", "0.5", "1"],
        ["eliminated", "–", "25 %"],
    ]
    assert next(table.iter("a")).attrib == {"href": "#_odds-fireball"}


def test_a_card_full_of_text_leaves_the_lines_to_the_reference() -> None:
    def tables(letters: int) -> int:
        told = CardText(
            language="en", title="Tome", paragraphs=(Paragraph(body=(Plain(text="x" * letters),)),)
        )
        page = render_sheet(BL.vocabulary, [(FIREBALL, told)], (), {"Fireball": (COINS,)})
        assert 'id="_odds-tome"' in page.html
        return len(tables_of(page, 'article class="card'))

    assert tables(600) == 1
    assert tables(700) == 0


def test_nothing_of_odds_without_any() -> None:
    plain = render_sheet(BL.vocabulary, [(card, text(card, BL.vocabulary)) for card in (FIREBALL, PARRY)])
    assert "odds" not in plain.html.lower()
    assert sheet(title="Fireball") == plain
    assert sheet(COINS, title="Some other card") == plain


def test_words_are_only_text_and_styles_only_lengths() -> None:
    cell = OddsCell(text=EVIL, exact=EVIL, bar=50)
    row = OddsRow(value=EVIL, cells=(cell,))
    measure = OddsMeasure(name=EVIL, rows=(row,), expected=(cell,))
    evil = OddsTable(against=EVIL, notes=(EVIL,), levels=(1,), dice=(1,), measures=(measure,))
    page = sheet(evil)
    assert "<script" not in page.html
    assert "49" not in "".join("".join(each.itertext()) for each in tables_of(page, "article"))
    tables = tables_of(page, "article")
    assert sum("".join(each.itertext()).count(EVIL) for each in tables) == 12
    attributes = [attribute for table in tables for each in table.iter() for attribute in each.attrib.items()]
    assert {name for name, _ in attributes} == {"class", "colspan", "href", "rowspan", "scope", "style"}
    assert {value for name, value in attributes if name == "style"} == {"--bar: 50%"}
