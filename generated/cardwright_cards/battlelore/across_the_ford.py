"""Across the Ford, compiled from cards/battlelore/scenarios/across_the_ford.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Across the Ford",
    banners=4,
    first="near",
    decks=(
        (
            "Full Lore",
            (
                ("Fireball", 1),
                ("Portal", 1),
                ("Rot of the Woods", 1),
                ("Landslip", 1),
                ("Rising Ford", 1),
                ("Red Lightning", 1),
                ("Sting of Sparks", 1),
                ("Curtain of Smoke", 1),
                ("Glimmer", 1),
                ("Step Beyond", 1),
                ("Wind at Your Back", 1),
                ("Ice Under Boots", 1),
                ("Borrowed Voices", 1),
                ("Hush", 1),
                ("Echoing Word", 1),
                ("Clear Water", 1),
                ("Dread", 1),
                ("Last Prayer", 1),
                ("Hands of Mercy", 1),
                ("Rise and Walk", 1),
                ("So May It Be", 1),
                ("Martyr's Gift", 1),
                ("Vow of the Shield", 1),
                ("Shade of the Altar", 1),
                ("Words That Hold", 1),
                ("Smite the Proud", 1),
                ("Voice of Thunder", 1),
                ("Quiet Prayer", 1),
                ("Turn Away the Curse", 1),
                ("Light on the Blades", 1),
                ("Pick Pocket", 1),
                ("Déjà Vu!", 1),
                ("Backstab", 1),
                ("Foiled!", 1),
                ("Toll of the Bridge", 1),
                ("Fingers in the Dark", 1),
                ("Torn Dispatch", 1),
                ("Tripwire", 1),
                ("Fresh Tidings", 1),
                ("A Better Offer", 1),
                ("Back Roads", 1),
                ("Second Knife", 1),
                ("Out of the Ditch", 1),
                ("Agility", 2),
                ("Fearless", 2),
                ("Strength", 1),
                ("Take Aim", 1),
                ("Run", 1),
                ("Parry", 1),
                ("Berserk", 1),
                ("Turned Blade", 1),
                ("Never Tired", 1),
                ("Ride Them Down", 1),
                ("Brace for It", 1),
                ("Follow Me!", 1),
                ("Captain's Horn", 1),
                ("Whirl of Steel", 1),
                ("Song of the Blade", 1),
            ),
        ),
        (
            "Full Command",
            (
                ("Sortie Left", 2),
                ("Sortie Center", 2),
                ("Sortie Right", 2),
                ("Probe Left", 4),
                ("Probe Center", 4),
                ("Probe Right", 4),
                ("Push Left", 3),
                ("Push Center", 3),
                ("Push Right", 3),
                ("Left Shoulder", 2),
                ("Both Wings", 2),
                ("Right Shoulder", 2),
                ("All Along the Line", 2),
                ("Counter Attack", 2),
                ("Mounted Charge", 2),
                ("Green Cloaks", 2),
                ("Blue Mantles", 2),
                ("Red Shields", 2),
                ("Nock and Loose", 2),
                ("Points Forward", 2),
                ("Lances Down", 1),
                ("Shields Together", 2),
                ("Thunder of Hooves", 2),
                ("Beasts First", 1),
                ("Out of the Trees", 1),
                ("Bind Their Wounds", 1),
                ("No Rest", 1),
                ("Every Hand", 2),
            ),
        ),
    ),
    map=(
        "\n"
        "..  ..  ..  .A  .B  .R  .K  .R  .B  .A  ..  ..  ..\n"
        "  ..  ..  .G  .O  ..  .D  .S  ..  .O  .G  ..  ..\n"
        "w.  ..  ..  ..  h.  ..  ..  ..  h.  ..  ..  w.  w.\n"
        "  ..  ..  ..  ..  ..  ..  *.  ..  ..  ..  ..  ..\n"
        "..  ..  =.  =.  ~.  ~.  =.  ~.  ~.  =.  =.  ..  ..\n"
        "  ..  ..  ..  ..  ..  +.  ..  ..  ..  ..  ..  ..\n"
        "w.  w.  ..  ..  h.  ..  ..  ..  h.  ..  ..  ..  w.\n"
        "  ..  ..  .g  .o  ..  .d  .s  ..  .o  .g  ..  ..\n"
        "..  ..  ..  .a  .b  .r  .k  .r  .b  .a  ..  ..  ..\n"
    ),
    source="cards/battlelore/scenarios/across_the_ford.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/across_the_ford.card", ((7, 4),))
