"""The words a game prints, looked up in one place.

Today they stand in the game's vocabulary: the first form of an entry is its singular, the second its
plural. A words file of a language can take the place of this class: nobody else reads `words`.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardwright_engine import vocabulary as words


@dataclass(frozen=True, slots=True, kw_only=True)
class NounWord:
    """A noun. `counts` is False for one that has no plural of its own: lore, infantry."""

    singular: str
    plural: str
    counts: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class VerbWord:
    """A verb in the five forms a sentence needs."""

    base: str
    third: str
    past: str
    participle: str
    gerund: str


Noun = words.Kind | words.Attribute | words.Zone | words.Place | words.Token | words.Face | words.Step
Short = words.PlayerWord | words.Qualifier | words.Manner


class Words:
    """All words of one game in one language."""

    def __init__(self, vocabulary: words.Vocabulary) -> None:
        self._kinds = {entry.id: entry for entry in vocabulary.kinds}
        self._verbs = {entry.id: entry for entry in vocabulary.verbs}
        self._manners = {entry.id: entry for entry in vocabulary.manners}
        self._icons = frozenset(
            icon
            for kind in vocabulary.card_kinds
            for field in kind.fields
            if field.type == "icons"
            for icon in field.domain
        )

    def kind(self, id: str) -> words.Kind | None:
        """The kind of piece an id stands for."""
        return self._kinds.get(id)

    def verb_entry(self, id: str) -> words.Verb | None:
        """The verb an id stands for."""
        return self._verbs.get(id)

    def manner_entry(self, id: str) -> words.Manner | None:
        """The manner an id stands for."""
        return self._manners.get(id)

    def icon(self, entry: words.Attribute) -> str:
        """The icon that an attribute is printed as; "" for one that is printed in words."""
        return icon_id(entry.words[0]) if entry.words[0] in self._icons else ""

    def noun(self, entry: Noun) -> NounWord:
        """The noun an entry is printed as."""
        return self.forms(entry.words)

    def forms(self, forms: tuple[str, ...]) -> NounWord:
        """The noun that a bare list of forms stands for, such as the words of a verb's slot."""
        singular = forms[0] if forms else ""
        return NounWord(
            singular=singular, plural=forms[1] if len(forms) > 1 else singular, counts=len(forms) > 1
        )

    def adjective(self, entry: words.Adjective) -> str:
        """The adjective as it stands before a noun."""
        return entry.words[0]

    def short(self, entry: Short) -> str:
        """The words of a player, a property of an event or a manner of playing."""
        return entry.words[0]

    def verb(self, entry: words.Verb) -> VerbWord:
        """The forms of a verb; one that is not declared falls back on the nearest that is."""
        return _conjugate(entry.forms or (entry.id,))

    def role(self, entry: words.Role, name: str) -> str:
        """What the holder of a role is called."""
        return name or entry.id.replace("_", " ")


def icon_id(words_of_icon: str) -> str:
    """The id of the icon that some words stand for: `path attack` is `path-attack`."""
    return words_of_icon.replace(" ", "-").replace("_", "-").lower()


def _conjugate(forms: tuple[str, ...]) -> VerbWord:
    base = forms[0]
    third = next((form for form in forms[1:] if form.split()[0].endswith("s")), base)
    gerund = next((form for form in forms[1:] if form.split()[0].endswith("ing")), base)
    rest = [form for form in forms[1:] if form not in (third, gerund)]
    past = rest[0] if rest else base
    return VerbWord(
        base=base, third=third, past=past, participle=rest[1] if len(rest) > 1 else past, gerund=gerund
    )
