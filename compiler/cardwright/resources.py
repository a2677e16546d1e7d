"""Where the files that are not Python live.

An installed wheel carries `grammar/` and `cards/` inside this package; a
checkout keeps them at its top, so that a reader meets them first.
"""

from pathlib import Path

_PACKAGE = Path(__file__).parent
_HOME = _PACKAGE if (_PACKAGE / "grammar").is_dir() else _PACKAGE.parents[1]

GRAMMAR = _HOME / "grammar"
CARDS = _HOME / "cards"

# Which seed rules the tests found proven; written by tests/proofs.
PROOFS = _PACKAGE / "rules.json" if _HOME == _PACKAGE else _HOME / "generated" / "rules.json"
