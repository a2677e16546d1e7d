"""A card's tree as sentences, in every language the sheets are printed in."""

from cardwright.wording.from_bound import LANGUAGES, example, text
from cardwright.wording.nodes import CardText
from cardwright.wording.to_plain import markdown, plain

__all__ = ["LANGUAGES", "CardText", "example", "markdown", "plain", "text"]
