"""What every choice in several steps shows of itself on the boards of Puerto Rico."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.gui.play.pending import PendingChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.texts.words import Words


class PendingBoardChoice(PendingChoice):
    """A choice in the making about people, goods or pieces to give back."""

    __slots__ = ()

    @abstractmethod
    def progress(self, words: Words) -> str:
        """Returns how far it has come, in words; empty where there is nothing to say."""

    @property
    def says_how(self) -> bool:
        """Whether `progress` says what to do as well, so that the prompt need not."""
        return False

    def crew(self) -> Crew | None:
        """Returns where everybody stands; None if the choice is not about people."""
        return None

    def kept(self, good: Good) -> int | None:
        """Returns how many goods of a kind would be kept; None if the choice is not about keeping."""
        return None

    def gone(self, good: Good) -> int:
        """Returns how many goods of a kind are not on the board any more."""
        return 0

    @property
    def points_gone(self) -> int:
        """Victory points that would be given back."""
        return 0

    @property
    def aboard(self) -> Collection[int]:
        """Goods by kind on the ship of a small wharf."""
        return ()
