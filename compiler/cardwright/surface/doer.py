"""The name for one who does something: whoever attacks is an attacker."""

from cardwright.surface.terminals import RESERVED

_HISSING = ("sses", "shes", "ches", "xes", "zes")
_VOWELS = frozenset("aeiou")


def doer(verb: str) -> str:
    """A fitting name for the subject of a verb, from any form of it in the present."""
    stem = verb
    if verb.endswith("ies"):
        stem = f"{verb[:-3]}i"
    elif verb.endswith(_HISSING):
        stem = verb[:-2]
    elif verb.endswith("s") and not verb.endswith("ss"):
        stem = verb[:-1]
    if stem.endswith("e"):
        name = f"{stem}r"
    elif _short(stem):
        name = f"{stem}{stem[-1]}er"
    else:
        name = f"{stem}er"
    return name if name not in RESERVED else "mover"


def _short(stem: str) -> bool:
    """Whether its last letter is doubled: hit, hitter."""
    vowels = [letter in _VOWELS for letter in stem]
    return (
        len(stem) > 2 and sum(vowels) == 1 and vowels[-3:] == [False, True, False] and stem[-1] not in "wxy"
    )
