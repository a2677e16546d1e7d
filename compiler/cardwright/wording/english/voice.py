"""What the parts of English ask of one another; numbers and things are said of each other."""

from __future__ import annotations

from abc import ABC, abstractmethod

from cardwright.wording import phrases
from cardwright.wording.english.agreement import Grammatical
from cardwright.wording.nodes import Runs
from cardwright.wording.words import Words


class Voice(ABC):
    """Speaks of one game in its words."""

    def __init__(self, game: Words) -> None:
        self.game = game
        self.nested = False  # whether a noun is said inside a relation of another
        self.lettered = False  # whether N stands for how many of them there are

    @abstractmethod
    def thing(self, node: phrases.Thing) -> Runs:
        """A thing as a subject or object."""

    @abstractmethod
    def possessive(self, node: phrases.Thing, noun_runs: Runs) -> Runs:
        """What belongs to a thing."""

    @abstractmethod
    def is_yours(self, node: phrases.Modifier) -> bool:
        """Whether it says that something belongs to the player of the card."""

    @abstractmethod
    def core(self, node: phrases.Noun, plural: bool) -> Runs:
        """Adjectives, noun and what follows it, without determiner or number."""

    @abstractmethod
    def modifier(self, node: phrases.Modifier, who: Grammatical) -> tuple[int, Runs]:
        """What is said of a noun, and where it stands."""

    @abstractmethod
    def predicate(self, node: phrases.Modifier, who: Grammatical) -> Runs:
        """What is said of a subject."""

    @abstractmethod
    def inside(self, node: phrases.Spoken) -> Runs:
        """An ability inside a sentence."""
