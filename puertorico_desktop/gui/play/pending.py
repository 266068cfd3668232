"""A choice that is put together in several steps before it is confirmed, and the steps that led to it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

from puertorico_desktop.engine.game import Refusal


class PendingChoice(ABC):
    """A choice in the making. It answers one decision, or several of the same player that follow each other.

    It is changed on copies, so that every step can be taken back.
    """

    __slots__ = ()

    # -- the choice --

    @abstractmethod
    def copy(self) -> Self:
        """Returns the same choice, to be changed for itself."""

    @abstractmethod
    def actions(self) -> list[Any]:
        """Returns the choice as it stands, one action after the other. There is at least one."""

    def spaces_of(self, action: Any) -> tuple[int, ...]:
        """Returns where the player wants it on the board, as far as the rules leave that open; see `Move.spaces`."""
        return ()

    @property
    def is_begun(self) -> bool:
        """Whether there is something to confirm: some choices show nothing before their first step."""
        return True

    @property
    def can_be_suggested(self) -> bool:
        """Whether it is so much work that a button fills it in."""
        return False

    def refusal(self, game: Any) -> Refusal | None:
        """Returns why it cannot be confirmed as it stands; None if it can."""
        refusal: Refusal | None = game.why_not(self.actions()[0])
        return refusal

    def take_over(self, action: Any) -> Self | None:
        """Returns the choice as that action would have it; None if one does not answer the other."""
        return None

    # -- the hands --

    def sources(self) -> set[str]:
        """Returns what can be lifted, or clicked."""
        return set()

    def targets(self, source: str) -> set[str]:
        """Returns where a piece of it may be put."""
        return set()

    def move(self, source: str, target: str) -> bool:
        """Moves a piece from one place to another; returns whether that was possible."""
        return False

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click on that place is meant for the choice; else it picks a piece up."""
        return False

    def click(self, ref: str) -> bool:
        """Changes what a click on a place changes; returns whether anything came of it."""
        return False

    def adjust(self, ref: str, by: int) -> bool:
        """Puts more (1) or less (-1) at a place, with a key; returns whether anything came of it."""
        return False

    def promote(self, ref: str) -> bool:
        """Puts a better piece at a place, with a key; returns whether anything came of it."""
        return False


PendingT = TypeVar("PendingT", bound=PendingChoice)


class PendingHistory(Generic[PendingT]):
    """The choice of the decision at hand and the steps that led to it, each of which can be taken back."""

    def __init__(self, pending: PendingT | None = None) -> None:
        self.now = pending
        self._earlier: list[PendingT] = []
        self._later: list[PendingT] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._later)

    def step(self, new: PendingT) -> None:
        """Go on with another choice, unless nothing has changed."""
        if self.now is not None and new != self.now:
            self._earlier.append(self.now)
            self._later.clear()
            self.now = new

    def undo(self) -> None:
        """Take the last step back."""
        assert self.now is not None
        self._later.append(self.now)
        self.now = self._earlier.pop()

    def redo(self) -> None:
        """Do the last step that was taken back again."""
        assert self.now is not None
        self._earlier.append(self.now)
        self.now = self._later.pop()


class LaidAside(Generic[PendingT]):
    """Keeps the choice that was begun, with its steps, while the players look back at the game."""

    def __init__(self) -> None:
        self._moment: tuple[int, int] | None = None
        self._history: PendingHistory[PendingT] | None = None

    def renew(
        self, moment: tuple[int, int], looks_back: bool, history: PendingHistory[PendingT]
    ) -> PendingHistory[PendingT] | None:
        """The table shows something else: lays aside what the players begin to look back from, or returns what lies
        aside when they return to the same moment of the same game. None if there is nothing."""
        if looks_back:
            if self._moment != moment:
                self._moment, self._history = moment, history
            return None
        kept = self._history if self._moment == moment else None
        self._moment = self._history = None
        return kept
