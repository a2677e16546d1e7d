"""Sheets: what stands on them, and that nothing of a card can be more than text."""

from __future__ import annotations

import re
from dataclasses import replace
from html.parser import HTMLParser
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from card_trees import FIREBALL, MYSTERY, ONSLAUGHT, PARRY, PICK_POCKET, RAGE, RIDERS
from cardwright.bound import nodes as b
from cardwright.emit import to_sheet
from cardwright.emit.sheet_fields import ICONS
from cardwright.emit.to_sheet import Page, render_sheet
from cardwright.wording import text
from cardwright.wording.nodes import CardText, Paragraph, Plain
from cardwright.wording.words import icon_id
from ring_trees import DEATH_RIDE, EGLADIL, FRODO, MINAS_TIRITH, PALANTIR, THEODEN
from tree_maker import AT, BL, BL2, RING, Game

EMIT = Path(to_sheet.__file__).parent
LORE = (FIREBALL, PICK_POCKET, PARRY, MYSTERY)
EVIL = '"; import os; """ {{7*7}} {% raw %} <script>alert(1)</script> \' onload=x &amp; ]]> \u202e'


def sheet(game: Game, *cards: b.Card) -> Page:
    return render_sheet(game.vocabulary, [(card, text(card, game.vocabulary)) for card in cards])


class Seen(HTMLParser):
    """The tags, attributes and words of a page."""

    def __init__(self, page: Page) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str]]] = []
        self.words = ""
        self._skip = False
        self.feed(page.html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, {name: value or "" for name, value in attrs}))
        self._skip = tag == "style"

    def handle_data(self, data: str) -> None:
        if not self._skip:
            self.words += data

    def handle_endtag(self, tag: str) -> None:
        self._skip = False

    def ids(self) -> list[str]:
        return [attributes["id"] for _, attributes in self.tags if "id" in attributes]

    def text(self) -> str:
        return " ".join(self.words.split())


# --- what stands on it -----------------------------------------------------------------------


def test_a_card_shows_its_name_class_cost_text_number_and_source() -> None:
    said = Seen(sheet(BL, FIREBALL)).text()
    assert "Fireball Cost 10 loreWizard" in said
    assert "Play during the Command phase, alongside your command card. Choose 1 enemy unit." in said
    assert (
        "If any [Lore] was rolled, eliminate the target; otherwise hit it once for each [banner] rolled."
        in said
    )
    assert "number 14" in said
    assert "well sourced" in said


def test_rulings_are_the_titles_of_the_examples() -> None:
    said = Seen(sheet(BL, FIREBALL)).text()
    assert "a Lore result kills outright, even a Creature" in said
    assert "not one token short" in said


def test_a_table_lists_every_card_once() -> None:
    page = Seen(sheet(RING, PALANTIR, FRODO, THEODEN))
    rows = [attributes for tag, attributes in page.tags if tag == "th" and attributes.get("scope") == "row"]
    assert len(rows) == 3


def test_fields_are_printed_where_they_belong() -> None:
    said = Seen(sheet(RING, PALANTIR, FRODO, MINAS_TIRITH)).text()
    assert "[leadership attack]1" in said
    assert "WielderSaruman" in said.replace("Wielder Saruman", "WielderSaruman")
    assert "1–9" in said
    assert "DefendersDúnedain, Wizard" in said.replace("Defenders Dúnedain", "DefendersDúnedain")


def test_a_keyword_is_recalled_on_the_card_that_has_it() -> None:
    pursue = replace(RAGE, title="Pursue", parameters=("X",))
    said = Seen(sheet(BL2, RIDERS, pursue)).text()
    assert "Pursue 2. This unit has 1 more die for each unit." in said
    assert "Vigilant." in said


def test_cards_that_are_assumed_or_unknown_are_marked_and_the_legend_says_so() -> None:
    page = sheet(BL, MYSTERY)
    said = Seen(page).text()
    assert '<abbr class="mark" title="unknown">?</abbr>' in page.html
    assert '<abbr class="mark" title="assumed">≈</abbr>' in sheet(BL2, RIDERS).html
    assert "The effect of this card is not known." in said
    assert "No source gives this, and nothing was filled in." in said


def test_nine_cards_a_page_and_no_break_inside_a_card() -> None:
    copies = [replace(FIREBALL, title=f"Fireball {number}") for number in range(19)]
    page = sheet(BL, *copies)
    per_page = [part.count("<article") for part in re.split(r'<div class="page">', page.html)[1:]]
    assert per_page[:2] == [9, 9]
    assert "@page { size: A4" in page.html
    assert ".card { break-inside: avoid" in page.html
    assert "width: 63mm; height: 88mm" in page.html


# --- a well-formed page ----------------------------------------------------------------------

PAGES = [
    sheet(BL, *LORE),
    sheet(RING, PALANTIR, FRODO, THEODEN, MINAS_TIRITH, EGLADIL, DEATH_RIDE),
    sheet(BL2, RIDERS, ONSLAUGHT, RAGE),
    sheet(BL),
]


@pytest.mark.parametrize("page", PAGES, ids=["battlelore", "ring", "battlelore2", "empty"])
def test_every_link_and_icon_leads_somewhere_and_ids_are_unique(page: Page) -> None:
    seen = Seen(page)
    ids = seen.ids()
    assert len(ids) == len(set(ids))
    for tag, attributes in seen.tags:
        if "href" in attributes:
            assert attributes["href"].startswith("#"), tag
            assert attributes["href"][1:] in ids
        if "aria-labelledby" in attributes:
            assert attributes["aria-labelledby"] in ids


@pytest.mark.parametrize("page", PAGES, ids=["battlelore", "ring", "battlelore2", "empty"])
def test_a_page_says_its_language_and_its_headings_go_down_one_at_a_time(page: Page) -> None:
    seen = Seen(page)
    assert dict(seen.tags)["html"] == {"lang": "en"}
    levels = [int(tag[1]) for tag, _ in seen.tags if re.fullmatch(r"h[1-6]", tag)]
    assert levels[0] == 1
    assert all(later - earlier <= 1 for earlier, later in pairwise(levels))
    drawings = [attributes for tag, attributes in seen.tags if tag == "svg" and "class" in attributes]
    assert all(attributes.get("aria-hidden") == "true" for attributes in drawings)


@pytest.mark.parametrize("page", PAGES, ids=["battlelore", "ring", "battlelore2", "empty"])
def test_a_page_loads_nothing(page: Page) -> None:
    bare = page.html.replace("http://www.w3.org/2000/svg", "")
    for word in (
        "http:",
        "https:",
        "//",
        "src=",
        "url(",
        "@import",
        "<script",
        "<link",
        "<iframe",
        "javascript:",
    ):
        assert word not in bare
    assert "\r" not in page.html


def test_the_same_cards_give_the_same_page_in_any_order() -> None:
    assert sheet(BL, *LORE).html == sheet(BL, *reversed(LORE)).html


# --- nothing of a card is markup -------------------------------------------------------------

ATTRIBUTES = frozenset(
    {
        "lang",
        "charset",
        "name",
        "content",
        "http-equiv",
        "class",
        "id",
        "href",
        "aria-hidden",
        "aria-label",
        "aria-labelledby",
        "focusable",
        "viewbox",
        "xmlns",
        "fill",
        "fill-rule",
        "d",
        "transform",
        "cx",
        "cy",
        "r",
        "role",
        "scope",
        "title",
        "open",
        "data-initial",
    }
)


def _evil() -> Page:
    card = replace(
        BL.card("lore", EVIL, fields={"class": (EVIL,), "number": (1,), "cost": (EVIL,)}, examples=(EVIL,)),
        parameters=(EVIL,),
    )
    said = CardText(
        language="en",
        title=EVIL,
        paragraphs=(
            Paragraph(lead=(Plain(text=EVIL),), body=text(FIREBALL, BL.vocabulary).paragraphs[0].body),
        ),
    )
    unit = BL2.card("unit", EVIL, fields={"faction": (EVIL,), "traits": (EVIL,), "keywords": ((EVIL, 2),)})
    map_ = BL.card("scenario", EVIL, fields={"map": (EVIL,), "banners": (3,)})
    whole = render_sheet(BL.vocabulary, [(card, said), (map_, text(map_, BL.vocabulary))])
    return Page(html=whole.html + sheet(BL2, unit).html, findings=())


def test_a_hostile_name_is_only_text() -> None:
    page = _evil()
    seen = Seen(page)
    plain = Seen(Page(html=sheet(BL, FIREBALL).html + sheet(BL2, RIDERS).html, findings=()))
    known = {tag for tag, _ in plain.tags} | {"pre"}
    assert {tag for tag, _ in seen.tags} <= known
    assert {name for _, attributes in seen.tags for name in attributes} <= ATTRIBUTES
    assert "49" not in seen.text()
    assert seen.text().count("<script>alert(1)</script>") >= 8
    assert "<script" not in page.html


def test_anchors_are_made_of_plain_letters() -> None:
    for id in Seen(_evil()).ids():
        assert re.fullmatch(r"[a-z0-9_-]+", id)


def test_two_cards_of_one_name_have_two_anchors() -> None:
    seen = Seen(sheet(BL, FIREBALL, replace(FIREBALL, provenance="house")))
    assert {"fireball", "fireball-2"} <= set(seen.ids())


def test_templates_never_switch_escaping_off() -> None:
    for template in (EMIT / "templates").iterdir():
        source = template.read_text("utf-8")
        assert "safe" not in re.findall(r"\|\s*(\w+)", source)
        assert "autoescape" not in source


# --- findings and icons ----------------------------------------------------------------------


def test_a_name_too_long_and_a_text_too_long_are_found() -> None:
    name = "The Long and Winding Name of a Card That Nobody Can Print"
    card = replace(FIREBALL, title=name, title_span=AT)
    assert [finding.problem for finding in sheet(BL, card).findings] == ["name-too-long"]
    long = CardText(language="en", title="Tome", paragraphs=(Paragraph(body=(Plain(text="word " * 300),)),))
    found = render_sheet(BL.vocabulary, [(FIREBALL, long)]).findings
    assert [finding.problem for finding in found] == ["sheet-overflow"]
    assert sheet(BL, *LORE).findings == ()


@pytest.mark.parametrize("game", [BL, BL2, RING], ids=["battlelore", "battlelore2", "ring"])
def test_every_face_and_printed_icon_of_a_game_is_drawn(game: Game) -> None:
    wanted = {face.icon or face.id for face in game.vocabulary.faces}
    for kind in game.vocabulary.card_kinds:
        for field in kind.fields:
            wanted |= {icon_id(icon) for icon in field.domain if field.type == "icons"}
    assert wanted <= ICONS


@pytest.mark.parametrize("path", sorted((EMIT / "icons").glob("*.svg")), ids=lambda path: path.stem)
def test_an_icon_is_one_small_drawing_in_one_colour(path: Path) -> None:
    root = ElementTree.fromstring(path.read_text("utf-8"))
    svg = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{svg}svg"
    assert root.attrib == {"viewBox": "0 0 24 24", "fill": "currentColor"}
    assert {child.tag for child in root.iter()} <= {f"{svg}svg", f"{svg}path", f"{svg}circle"}
    assert path.stat().st_size < 1200
    assert re.fullmatch(r"[a-z-]+", path.stem)


def test_rulings_between_cards_stand_beside_those_of_cards() -> None:
    step = b.ExpectError(span=AT, condition="cost")
    ruling = b.Rulings(
        span=AT, title="Creatures", examples=(b.Example(span=AT, title="no first flag", steps=(step,)),)
    )
    page = render_sheet(BL.vocabulary, [(FIREBALL, text(FIREBALL, BL.vocabulary))], [ruling])
    assert "Creatures no first flag This is refused: cost." in Seen(page).text()


@settings(max_examples=60)
@given(st.text(alphabet=st.sampled_from("<>&\"'{}%#/;= \\`abé:"), min_size=1, max_size=40))
def test_any_title_is_on_the_page_as_it_is_written(title: str) -> None:
    page = sheet(BL, replace(FIREBALL, title=title))
    assert len(Seen(page).tags) == len(Seen(sheet(BL, FIREBALL)).tags)
    assert " ".join(title.split()) in Seen(page).text()
