"""Say `a` or `an` before a word."""

_SOUNDS_LIKE_YOU = ("uni", "use", "usu", "eu", "one", "once")
_SILENT_H = ("hour", "hon", "heir")


def article(following: str) -> str:
    """`a` or `an`, by the sound of what follows."""
    word = following.lstrip("`“[(").lower()
    if word.startswith(_SILENT_H):
        return "an"
    return (
        "an" if word.startswith(("a", "e", "i", "o", "u")) and not word.startswith(_SOUNDS_LIKE_YOU) else "a"
    )
