"""The values that every draft shows on the boards of Puerto Rico."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection
from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.gui.play.pending import PendingChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.texts.words import Words


class PendingBoardChoice(PendingChoice):
    """A draft of a choice about people, goods or pieces to give back."""

    __slots__ = ()

    @abstractmethod
    def progress(self, words: Words) -> str:
        """Returns the progress of the draft in words; empty if there is nothing to say."""

    @property
    def says_how(self) -> bool:
        """Whether `progress` also contains instructions, so that the prompt need not repeat them."""
        return False

    @property
    def consequence(self) -> str:
        """What confirming the draft brings about beside the choice itself; empty if nothing."""
        return ""

    def crew(self) -> Crew | None:
        """Returns the places of all people on the board; None if the choice is not about people."""
        return None

    def kept(self, good: Good) -> int | None:
        """Returns the number of goods of a kind that would be kept; None if the choice is not about keeping."""
        return None

    def gone(self, good: Good) -> int:
        """Returns the number of goods of a kind that the draft removes from the board; negative if it adds goods."""
        return 0

    @property
    def points_gone(self) -> int:
        """The number of victory points that would be given back."""
        return 0

    @property
    def aboard(self) -> Collection[int]:
        """The number of goods by kind on the ship of a small wharf."""
        return ()


@attrs.define
class PendingCrew(Crew, PendingBoardChoice):
    """A draft of the places of people."""

    def copy(self) -> Self:
        """Returns an independent copy."""
        return self.copied()

    def crew(self) -> Crew:
        """Returns the draft itself."""
        return self

    @property
    def can_be_suggested(self) -> bool:
        """Whether a button can fill in the draft: always, because there may be many people and circles."""
        return True
