"""What every draft is: a choice in the making that knows what the hands may do with it, and what it shows."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Collection
from typing import Self

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.texts.words import Words


class PendingChoice(ABC):
    """A choice in the making. It answers one decision, or several of the same player that follow each other.

    Drafts are changed on copies, so that every step can be taken back.
    """

    __slots__ = ()

    # -- the choice --

    @abstractmethod
    def copy(self) -> Self:
        """The same, to be changed for itself."""

    @abstractmethod
    def actions(self) -> list[Action]:
        """The choice as it stands, one action after the other. There is at least one."""

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Where the player wants it on the board, as far as the rules leave that open; see `Move.spaces`."""
        return ()

    @property
    def is_begun(self) -> bool:
        """Whether there is something to confirm: some drafts wait in silence until somebody wants them."""
        return True

    @property
    def can_be_suggested(self) -> bool:
        """Whether it is so much work that a button fills it in."""
        return False

    def refusal(self, game: PuertoRico) -> Refusal | None:
        """Why it cannot be confirmed as it stands; None if it can."""
        return game.why_not(self.actions()[0])

    def take_over(self, action: Action) -> Self | None:
        """The draft as that action would have it; None if one does not answer the other."""
        return None

    @abstractmethod
    def progress(self, words: Words) -> str:
        """How far it has come, in words; empty where there is nothing to say."""

    @property
    def says_how(self) -> bool:
        """Whether `progress` says what to do as well, so that nobody else needs to."""
        return False

    # -- the hands --

    def sources(self) -> set[str]:
        """What can be lifted, or clicked."""
        return set()

    def targets(self, source: str) -> set[str]:
        """Where a piece of it may be put."""
        return set()

    def move(self, source: str, target: str) -> bool:
        """Move a piece from one place to another; whether that was possible."""
        return False

    def takes_click(self, ref: str) -> bool:
        """Whether a click on that place changes the draft, or should; else it picks a piece up."""
        return False

    def click(self, ref: str) -> bool:
        """Change what a click on a place changes; whether anything came of it."""
        return False

    def adjust(self, ref: str, by: int) -> bool:
        """More (1) or less (-1) at a place, with a key; whether anything came of it."""
        return False

    def promote(self, ref: str) -> bool:
        """A noble instead of a colonist at a place, with a key; whether anything came of it."""
        return False

    # -- what it shows --

    def crew(self) -> Crew | None:
        """Where everybody stands; None if the draft is not about people."""
        return None

    def kept(self, good: Good) -> int | None:
        """How many goods of a kind would be kept; None if the draft is not about keeping."""
        return None

    def gone(self, good: Good) -> int:
        """How many goods of a kind are not on the board any more."""
        return 0

    @property
    def points_gone(self) -> int:
        """Victory points that would be given back."""
        return 0

    @property
    def aboard(self) -> Collection[int]:
        """Goods by kind on the ship of a small wharf."""
        return ()
