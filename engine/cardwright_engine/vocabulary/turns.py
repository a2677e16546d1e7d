"""Whose turn it is, for the player who speaks."""

from typing import Literal

Turn = Literal["own", "opponent", "either"]
