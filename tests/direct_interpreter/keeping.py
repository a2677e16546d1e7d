"""What a lasting text keeps of the effect that makes it, as whole numbers."""

from __future__ import annotations

from typing import Any

from cardwright.bound import nodes as b
from cardwright.bound.walk import walk
from cardwright_engine import vocabulary as words
from direct_interpreter.reading import faces_key, rolled
from direct_interpreter.surroundings import Surroundings, role_key


def encoded(keys: tuple[str, ...], node: b.Ability, s: Surroundings) -> list[int]:
    """The values of all keys: of a set how many, then each; of anything else −1, then the value."""
    bound: list[int] = []
    for key in keys:
        value = _value(key, node, s)
        bound += [len(value), *value] if isinstance(value, list) else [-1, value]
    return bound


def _value(key: str, node: b.Ability, s: Surroundings) -> Any:
    what, name = key.split(" ", 1)
    if what == "name":
        return s.names[name]
    for part in walk(node):
        if isinstance(part, b.RoleOf) and role_key(part) == key:
            return s.role(part)
        if isinstance(part, b.FacesRolled) and faces_key(part) == key:
            return rolled(part, s)
    raise AssertionError(key)


def decoded(keys: tuple[str, ...], bound: tuple[int, ...]) -> dict[str, Any]:
    """What a lasting text kept, by its keys."""
    found: dict[str, Any] = {}
    place = 0
    for key in keys:
        count = bound[place]
        if count < 0:
            found[key], place = bound[place + 1], place + 2
        else:
            found[key], place = list(bound[place + 1 : place + 1 + count]), place + 1 + count
    return found


def keys_of(node: b.Ability, outer: b.Ability) -> tuple[str, ...]:
    """What a nested ability must keep of the effect that makes it."""
    windows = [window for window in node.windows if isinstance(window, b.EventWindow)]
    own_names = {role.name for window in windows for role in window.roles if role.name}
    own = {
        role.id for window in windows if isinstance(window.event, words.Event) for role in window.event.roles
    }
    carries_dice = "dice" in own
    outside = {part.name for part in walk(outer.windows) if isinstance(part, b.RoleTest) and part.name}
    inside = {part.name for part in walk(node.body) if isinstance(part, b.Chosen | b.ForEach) and part.name}
    inside |= {part.result for part in walk(node.body) if isinstance(part, b.Do) and part.result}
    keys: dict[str, None] = {}
    for part in walk(node):
        match part:
            case b.Local() | b.Result() if part.name not in inside | own_names:
                keys[f"name {part.name}"] = None
            case b.RoleOf() if part.name not in own_names and (
                part.name in outside or part.role.id not in own
            ):
                keys[role_key(part)] = None
            case b.FacesRolled() if not part.roll and not carries_dice:
                if not any(
                    isinstance(other, b.Do) and other.verb.gives == "dice" for other in walk(node.body)
                ):
                    keys[faces_key(part)] = None
    return tuple(keys)
