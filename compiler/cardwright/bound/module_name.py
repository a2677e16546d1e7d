"""What the module of a card is called."""

import keyword
import unicodedata
from collections.abc import Callable
from hashlib import sha256
from typing import Final

_SPELT = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
    | {"đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ı": "i"}
)
_LONGEST: Final = 100  # a file system takes names of about 250

# No file can have these names on Windows; and in the package of a game the keywords have one.
_DEVICES = ("con", "prn", "aux", "nul", *(f"{port}{n}" for port in ("com", "lpt") for n in range(1, 10)))
_TAKEN: Final = frozenset((*_DEVICES, "keywords"))


def module_name(title: str) -> str:
    """A title spelt plainly. A name that would begin with a digit, or be very long, is made one that a
    file can have. Empty where nothing of the title can be seen."""
    name = spelt(title)
    if name[:1].isdigit():
        name = f"card_{name}"
    if len(name) > _LONGEST:
        name = f"{name[:_LONGEST].rstrip('_')}_{sha256(title.encode()).hexdigest()[:8]}"
    return name


def spelt(title: str) -> str:
    """The letters and digits of a text in ASCII, lower case, words joined by underscores. A letter of
    another alphabet stands by its number, and so does everything where there are no letters."""
    plain = unicodedata.normalize("NFKD", title.translate(_SPELT))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter) and letter not in "'’")
    name = _joined(kept, lambda letter: letter.isalnum())
    return name or _joined(kept, lambda letter: letter.isprintable() and not letter.isspace())


def is_free(name: str) -> bool:
    """Whether a module can have this name: neither Python nor a system keeps it for itself."""
    return bool(name) and not keyword.iskeyword(name) and name not in _TAKEN


def _joined(text: str, counts: Callable[[str], bool]) -> str:
    """The letters that count, those outside ASCII by their numbers; the others part words."""
    letters: list[str] = []
    for letter in text:
        plain = letter.isascii() and letter.isalnum()
        letters.append(letter if plain else f" u{ord(letter):x} " if counts(letter) else " ")
    return "_".join("".join(letters).lower().split())
