"""What the module of a card is called."""

import keyword
import unicodedata

_SPELT = str.maketrans(
    {"ß": "ss", "æ": "ae", "Æ": "AE", "œ": "oe", "Œ": "OE", "ø": "o", "Ø": "O", "ł": "l", "Ł": "L"}
    | {"đ": "d", "Đ": "D", "ð": "d", "Ð": "D", "þ": "th", "Þ": "TH", "ı": "i"}
)


def module_name(title: str) -> str:
    """The letters and digits of a title in ASCII, lower case, words joined by underscores; empty where
    none is left."""
    plain = unicodedata.normalize("NFKD", title.translate(_SPELT))
    kept = "".join(letter for letter in plain if not unicodedata.combining(letter) and letter not in "'’")
    spaced = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in kept)
    return "_".join(spaced.lower().split())


def is_free(name: str) -> bool:
    """Whether a module can have this name: Python does not keep it for itself."""
    return bool(name) and not keyword.iskeyword(name)
