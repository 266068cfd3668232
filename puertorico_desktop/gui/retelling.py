"""What a game says of its own course in words and pictures, without a table: for reviews."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.match.match import Move


class Retelling(Protocol):
    """One match in words. `game` is always how it stood at the decision that is told of."""

    def option(self, game: Any, action: Any, best: Any) -> str:
        """Returns what one may do, in a few words; `best` is the preferred action."""

    def icon(self, action: Any, part: str) -> str:
        """Returns the picture that stands for an action in that part of the game."""

    def reasons(self, game: Any, thought: Thought) -> list[str]:
        """Returns what speaks for the preferred action of a thought, a sentence each."""

    def told(self, game: Any, move: Move, seat: int) -> Sequence[str]:
        """Returns what a move has brought about, as that seat knows it, a sentence each."""

    def part(self, part: str) -> str:
        """Returns the name of a part of the game (`GameKnowledge.part`)."""

    def part_icon(self, part: str) -> str:
        """Returns the picture that stands for a part of the game; empty if there is none."""
