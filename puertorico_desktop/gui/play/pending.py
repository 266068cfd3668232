"""The draft of an answer that is composed in several steps before it is confirmed, and its undo history."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, Generic, Self, TypeVar

from puertorico_desktop.engine.game import Refusal


class PendingChoice(ABC):
    """The draft of an answer to one decision, or to several consecutive decisions of the same player.

    Changes are made on copies, so that every step can be undone.
    """

    __slots__ = ()

    # -- choice --

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent copy of the draft."""

    @abstractmethod
    def actions(self) -> list[Any]:
        """Returns the actions that the present draft stands for, in order; at least one."""

    def spaces_of(self, action: Any) -> tuple[int, ...]:
        """Returns the board spaces that the player has chosen for an action, as far as the rules leave them open; see
        `Move.spaces`."""
        return ()

    @property
    def is_begun(self) -> bool:
        """Whether the draft can be confirmed; some drafts are empty before their first step."""
        return True

    @property
    def can_be_suggested(self) -> bool:
        """Whether the draft is so laborious that a button is offered which fills it in."""
        return False

    def refusal(self, game: Any) -> Refusal | None:
        """Returns the reason why the present draft cannot be confirmed; None if it can."""
        refusal: Refusal | None = game.why_not(self.actions()[0])
        return refusal

    def emptied(self) -> Self:
        """Returns the draft to which `take_over` adds the first action of an answer: one without pieces if each
        action adds one; the draft itself if an action replaces what was chosen."""
        return self

    def take_over(self, action: Any) -> Self | None:
        """Returns the draft that stands for that action; None if the action answers another decision."""
        return None

    # -- gestures --

    def sources(self) -> set[str]:
        """Returns the refs of the pieces and places that can be lifted or clicked."""
        return set()

    def targets(self, source: str) -> set[str]:
        """Returns the refs of the places where a piece from `source` may be put."""
        return set()

    def move(self, source: str, target: str) -> bool:
        """Move a piece from one place to another; returns whether that was possible."""
        return False

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click on that place changes the draft; otherwise it picks a piece up."""
        return False

    def click(self, ref: str) -> bool:
        """Handle a click on a place; returns whether it changed the draft."""
        return False

    def adjust(self, ref: str, by: int) -> bool:
        """Add a piece to a place (1) or remove one from it (-1), with a key; returns whether that changed the
        draft."""
        return False

    def promote(self, ref: str) -> bool:
        """Put a better piece at a place, with a key; returns whether that changed the draft."""
        return False


PendingT = TypeVar("PendingT", bound=PendingChoice)


class PendingHistory(Generic[PendingT]):
    """The draft of the present decision, with its earlier and later versions for undo and redo.

    `first` is the initial draft, `now` the present one; both are None if the decision is not answered with a draft.
    """

    def __init__(self, pending: PendingT | None = None) -> None:
        self.first = self.now = pending
        self._earlier: list[PendingT] = []
        self._later: list[PendingT] = []

    @property
    def can_undo(self) -> bool:
        """Whether a step can be undone."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether a step can be redone."""
        return bool(self._later)

    @property
    def is_changed(self) -> bool:
        """Whether the present draft differs from the initial one."""
        return self.now != self.first

    def step(self, new: PendingT) -> None:
        """Replace the draft by `new`, unless both are equal."""
        if self.now is not None and new != self.now:
            self._earlier.append(self.now)
            self._later.clear()
            self.now = new

    def undo(self) -> None:
        """Undo the last step."""
        assert self.now is not None
        self._later.append(self.now)
        self.now = self._earlier.pop()

    def redo(self) -> None:
        """Redo the step undone last."""
        assert self.now is not None
        self._earlier.append(self.now)
        self.now = self._later.pop()


class SuspendedDraft(Generic[PendingT]):
    """Keeps the present draft with its steps while the players look back at the game."""

    def __init__(self) -> None:
        self._moment: tuple[int, int] | None = None
        self._history: PendingHistory[PendingT] | None = None

    def refresh(
        self, moment: tuple[int, int], looks_back: bool, history: PendingHistory[PendingT]
    ) -> PendingHistory[PendingT] | None:
        """Store `history` when the players begin to look back, and return it when they return to the same moment of
        the same game; otherwise return None. Called whenever the table shows another position."""
        if looks_back:
            if self._moment != moment:
                self._moment, self._history = moment, history
            return None
        kept = self._history if self._moment == moment else None
        self._moment = self._history = None
        return kept
