"""What every choice in several steps shows of itself on the table of San Juan."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.gui.play.pending import PendingChoice
from puertorico_desktop.gui.sanjuan.models.items import PaidCard


class PendingCards(PendingChoice):
    """A choice in the making about cards and goods."""

    __slots__ = ()

    @abstractmethod
    def progress(self) -> str:
        """Returns how far it has come, in words; empty where there is nothing to say."""

    @property
    def chosen_refs(self) -> Collection[str]:
        """The cards of the hand, the cards drawn and the spaces of the city that are chosen."""
        return ()

    @property
    def site(self) -> tuple[int, Card] | None:
        """The space of the city with a building site, and the building; None if there is none."""
        return None

    @property
    def built_ref(self) -> str:
        """The card that is built; empty if none is."""
        return ""

    @property
    def slots(self) -> tuple[PaidCard | None, ...]:
        """What lies on the building site, None for what is not paid yet."""
        return ()
