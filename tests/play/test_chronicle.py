"""A game as a page: its chapters, the maps in them, and what a page may hold."""

from __future__ import annotations

import random
import re
from collections.abc import Collection
from dataclasses import replace
from functools import cache
from html.parser import HTMLParser
from typing import Any

import pytest

from cardwright.play.at_table import AtTable, Screen
from cardwright.play.chronicle.from_play import SET_UP, Watcher
from cardwright.play.chronicle.nodes import Chronicle
from cardwright.play.chronicle.to_html import to_html
from cardwright.play.chronicle.to_map import Grounds, place
from cardwright_engine.scene import Area, Lying
from our_games import games
from play.seen_games import GAMES, cards, table_of


@cache
def chronicle_of(game: str, scenario: str, viewers: Collection[int] = (0, 1, 2, 3), seed: int = 1) -> Any:
    """What random players played, and the table at which they did."""
    tabletop = table_of(game)
    running: Any = tabletop.new_game(cards(game), scenario, seed=seed)
    seats = tabletop.players(running)
    seen = [viewer for viewer in viewers if viewer < len(seats)]
    watcher = Watcher(running, tabletop, seen)
    said: list[str] = []
    screen = Screen(ask=lambda: "", say=said.append)
    table = AtTable(running, tabletop, games()[game], ["random"] * len(seats), screen, viewers=seen)
    table.play()
    chronicle = watcher.chronicle(
        table.told, game=game, scenario=scenario, seed=seed, eyes="all", result=table.result()
    )
    return chronicle, running, said


FIRST = {game: table_of(game).scenarios(cards(game))[0] for game in GAMES}


# --- chapters --------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_chapters_hold_the_whole_log_in_order(game: str) -> None:
    chronicle, _, said = chronicle_of(game, FIRST[game])
    assert [told.says for chapter in chronicle.chapters for told in chapter.told] == said
    assert chronicle.chapters[0].title == SET_UP
    for one, next_ in zip(chronicle.chapters, chronicle.chapters[1:], strict=False):
        assert one.after == next_.before


def test_each_turn_of_a_battle_is_a_chapter() -> None:
    """A turn ends with the entry `turn`, so there is one chapter more than entries; and the set-up."""
    chronicle, running, _ = chronicle_of("battlelore", "Two Ridges")
    turns = sum(entry[0] == "turn" for entry in running.log)
    assert len(chronicle.chapters) == turns + 2
    titles = [chapter.title for chapter in chronicle.chapters[1:4]]
    assert titles == ["1. Far's turn", "2. Near's turn", "3. Far's turn"]  # Far is first in this scenario


@pytest.mark.parametrize("game", ["battlelore", "battlelore2"])
def test_units_go_from_map_to_map_as_it_is_told(game: str) -> None:
    """Whoever is left at the end of a chapter stands where moves and retreats have led to."""
    chronicle, _, _ = chronicle_of(game, FIRST[game])
    for chapter in chronicle.chapters:
        stands = {unit.hex: unit.player for unit in chapter.before.units}
        for told in chapter.told:
            if told.drawn is not None and told.drawn.shows != "attack" and told.drawn.start in stands:
                stands[told.drawn.end] = stands.pop(told.drawn.start)
        left = {(unit.hex, unit.player) for unit in chapter.after.units}
        assert left <= set(stands.items())


@pytest.mark.parametrize("game", GAMES)
def test_the_last_scene_is_the_end_of_the_game(game: str) -> None:
    chronicle, running, _ = chronicle_of(game, FIRST[game])
    assert chronicle.chapters[-1].after == table_of(game).scene(running, range(4))


def test_what_is_taken_back_is_in_no_chapter() -> None:
    """A person plays, takes all back that he did, and plays on: the page is that of who never did."""

    def page(detour: bool) -> str:
        tabletop = table_of("battlelore2")
        running: Any = tabletop.new_game(cards("battlelore2"), FIRST["battlelore2"], seed=4)
        watcher = Watcher(running, tabletop, (0, 1))
        chance = random.Random(9)
        lines = [f"{chance.randint(1, 2)}\n" for _ in range(60)]
        typed = iter([*lines, *(["1\n"] * 15 + ["u\n"] * 15 if detour else []), "1\n", "1\n", "q\n"])
        screen = Screen(ask=lambda: next(typed, ""), say=lambda line: None)
        table = AtTable(running, tabletop, games()["battlelore2"], ["me", "random"], screen, viewers=(0, 1))
        try:
            table.play()
        except Exception as left:
            assert type(left).__name__ == "Left"
        return to_html(
            watcher.chronicle(table.told, game="b", scenario="s", seed=4, eyes="all", result=table.result())
        )

    assert page(detour=True) == page(detour=False)


# --- maps ------------------------------------------------------------------------------------


def test_a_map_draws_each_unit_arrow_and_loss() -> None:
    chronicle, _, _ = chronicle_of("battlelore", "The Beast at the Gate")
    grounds = Grounds()
    fallen = 0
    for chapter in chronicle.chapters:
        drawn = grounds.map_of(chapter, chronicle.players)
        assert drawn is not None
        board = chapter.after.board
        assert {(unit.at, unit.unit) for unit in drawn.units} == {
            (place(board, unit.hex), unit) for unit in chapter.after.units
        }
        assert all(each.lost == each.unit.full - each.unit.figures for each in drawn.units)
        gone = {unit.piece for unit in chapter.before.units} - {unit.piece for unit in chapter.after.units}
        assert len(drawn.fallen) == len(gone)
        fallen += len(gone)
    assert fallen and len(grounds.all()) <= 3  # the ground changes only where a landmark is built


def test_hexes_that_touch_are_as_far_apart_as_they_are_wide() -> None:
    """Facts B1: a1 is left of b1; a2 lies between them, one row on."""
    chronicle, _, _ = chronicle_of("battlelore", "Two Ridges")
    board = chronicle.chapters[0].after.board
    a1, b1, a2, a9 = (place(board, board.hex(name)) for name in ("a1", "b1", "a2", "a9"))
    assert (b1.x - a1.x, b1.y - a1.y) == (60, 0)
    assert (a2.x - a1.x, a2.y - a1.y) == (30, -52)
    assert a9.y < a1.y  # the far edge is above


# --- the page --------------------------------------------------------------------------------


class _Page(HTMLParser):
    VOID = frozenset({"meta", "br"})

    def __init__(self, html: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.tags: list[str] = []
        self.ids: list[str] = []
        self.wanted: set[str] = set()
        self.feed(html)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        if tag not in self.VOID:
            self.open.append(tag)
        for name, value in attrs:
            assert not name.startswith("on") and name not in ("src", "xlink:href")
            if name == "id":
                self.ids.append(value or "")
            if name == "href":
                assert value is not None and value.startswith("#"), value
                self.wanted.add(value[1:])

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


@pytest.mark.parametrize("game", GAMES)
def test_a_page_is_whole_and_needs_nothing_else(game: str) -> None:
    chronicle, _, _ = chronicle_of(game, FIRST[game])
    html = to_html(chronicle)
    page = _Page(html)
    assert page.open == []
    assert len(page.ids) == len(set(page.ids)) and page.wanted <= set(page.ids)
    assert page.tags.count("section") == len(chronicle.chapters) + (game != "ring")
    assert "script" not in page.tags and "http://" not in html and "https://" not in html
    assert set(re.findall(r"url\(#([\w-]+)\)", html)) <= {
        *page.ids,
        "head-move",
        "head-retreat",
        "head-attack",
    }
    assert html == to_html(chronicle)


def test_a_page_is_the_same_for_the_same_game() -> None:
    one, other = (chronicle_of.__wrapped__("ring", "Duel")[0] for _ in range(2))
    assert to_html(one) == to_html(other)


def test_nothing_in_a_page_is_taken_for_markup() -> None:
    chronicle, _, _ = chronicle_of("battlelore2", FIRST["battlelore2"])
    bad = '<script>alert("x")</script>&amp;'
    scene = chronicle.chapters[0].after
    unit = replace(scene.units[0], kind=bad, marks=(bad,), sign="<b")
    scene = replace(
        scene, units=(unit,), areas=(Area(title=bad, player=0, cards=(Lying(piece=1, marks=(bad,)),)),)
    )
    told = replace(chronicle.chapters[0].told[0], says=bad)
    chapter = replace(chronicle.chapters[0], title=bad, told=(told,), before=scene, after=scene)
    html = to_html(
        Chronicle(
            game=bad,
            scenario=bad,
            seed=0,
            players=(bad, bad),
            eyes=bad,
            result=bad,
            chapters=(chapter,),
            cards={1: bad},
        )
    )
    assert "<script" not in html and "<b" not in re.sub(r"<b>|<body>", "", html)
    assert html.count("&lt;script&gt;alert(&#34;x&#34;)&lt;/script&gt;&amp;amp;") > 10
    assert _Page(html).open == []


def test_a_page_for_one_player_names_no_card_that_he_has_not_seen() -> None:
    """What his scenes hold is tested elsewhere; here, that a page is made with his eyes."""
    chronicle, _, _ = chronicle_of("ring", "Duel", (0,))
    assert "face down" in to_html(chronicle)
    told = [told.says for chapter in chronicle.chapters for told in chapter.told if told.id == "draw"]
    others = [says for says in told if says.startswith("Witch-king draws")]
    assert others and all(re.fullmatch(r"Witch-king draws (a card|\d+ cards)", says) for says in others)
    hands = [
        area
        for chapter in chronicle.chapters
        for area in chapter.after.areas
        if area.title == "hand" and area.player == 1
    ]
    assert hands and not any(area.cards for area in hands)
