"""Two Ridges, compiled from cards/battlelore/scenarios/two_ridges.card."""

from typing import Final

from cardwright_engine.games.battlelore import Scenario

CARD: Final = Scenario(
    name="Two Ridges",
    banners=6,
    first="far",
    lore="full",
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
        ".C  .K  ..  .A  .B  .X  .R  .X  .B  .A  ..  .K  .C\n"
        "  .G  ..  .G  .B  .D  .L  .L  .D  .B  .G  ..  .G\n"
        "..  ..  ..  h.  h.  ..  ..  ..  h.  h.  ..  ..  ..\n"
        "  ..  w.  ..  ..  ..  ..  ..  ..  ..  ..  w.  ..\n"
        "..  w.  w.  ..  ..  ..  ..  ..  ..  ..  w.  w.  ..\n"
        "  ..  w.  ..  ..  ..  ..  ..  ..  ..  ..  w.  ..\n"
        "..  ..  ..  h.  h.  ..  ..  ..  h.  h.  ..  ..  ..\n"
        "  .g  ..  .o  .b  .p  .l  .l  .p  .b  .o  ..  .g\n"
        ".c  .k  ..  .a  .b  .x  .r  .x  .b  .a  ..  .k  .c\n"
        "\n"
        "a  green foot bow\n"
        "x  blue foot crossbow\n"
        "g  green foot short sword\n"
        "o  green Goblin foot short sword\n"
        "b  blue foot short sword\n"
        "d  blue Dwarf foot long sword\n"
        "p  blue foot long sword\n"
        "r  red foot long sword\n"
        "l  red mounted lance\n"
        "c  green mounted short sword\n"
        "k  blue mounted long sword\n"
    ),
    source="cards/battlelore/scenarios/two_ridges.card",
)
SOURCE_MAP: Final = ("cards/battlelore/scenarios/two_ridges.card", ((7, 4),))
