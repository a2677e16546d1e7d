"""The Fellowship of the Ring, compiled from cards/ring/scenarios.card."""

from typing import Final

from cardwright_engine.games.ring import ScenarioCard

CARD: Final = ScenarioCard(
    name="The Fellowship of the Ring",
    seats=(
        "\n        player           side          deck                    draw  cycle  then  Ring "
        "token\n        Balrog of Moria  Shadow        Witch-king and Saruman  7     2      4     "
        "none\n        Gandalf          Free Peoples  Frodo and Aragorn       7     2      3     "
        "none\n    "
    ),
    last_path=6,
    paths=(
        "\n        Bucklebury Ferry, Gildor's Encampment\n        Inn of the Prancing Pony, The "
        "Old Forest\n        Fords of Bruinen, Imladris\n        Caradhras, Khazad-dûm, The Doors "
        "of Durin\n        Egladil, Dimrill Dale, Lothlórien\n        Amon Hen\n    "
    ),
    battlegrounds=(
        "\n        Minas Morgul\n        Rivendell\n        Moria\n        Lórien, Dol Guldur\n    "
        "    Orthanc\n        Morannon\n    "
    ),
    cards=(
        "\n        Balrog of Moria\n        Barrow-Wights\n        Caradhras the Cruel\n        "
        "Cave-Troll\n        Flocks of Crebain\n        Hill-Troll\n        2 Goblins of the Misty "
        "Mountains\n        Black Breath\n        Black Rider's Mount\n        3 Mordor Orcs\n     "
        "   The Beguiler\n        The Black Easterling\n        The Commander\n        The "
        "Destroyer\n        The Hunter\n        The Messenger\n        The Reaver\n        The "
        "Warrior\n        The Witch-king\n        Grishnákh\n        Nazgûl's Mantle\n        "
        "Morgul Blade\n        The Ringwraiths Are Abroad\n        Palantír of Orthanc\n        "
        "Saruman\n        Saruman's Staff\n        Uglúk\n        Blade of Westernesse\n        "
        "Boromir\n        Strider\n        Gimli\n        Dwarven Axe\n        2 High Elves\n      "
        "  Arwen\n        Elrond\n        Galadriel\n        Legolas\n        Bow of the "
        "Galadhrim\n        Elven Cloak\n        Lembas\n        Mirror of Galadriel\n        "
        "Nenya, Ring of Adamant\n        Phial of Galadriel\n        Vilya, Ring of Air\n        "
        "Bilbo Baggins\n        Fatty Bolger\n        Frodo Baggins\n        Merry Brandybuck\n    "
        "    Mithril Coat\n        Pippin Took\n        Sam Gamgee\n        Sting\n        Gandalf "
        "the Grey\n        Narya, Ring of Fire\n        Gandalf's Staff\n        Glamdring\n    "
    ),
    source="cards/ring/scenarios.card",
)
SOURCE_MAP: Final = ("cards/ring/scenarios.card", ((7, 40),))
