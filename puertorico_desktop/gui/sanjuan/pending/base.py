"""The base class of all drafts on the table of San Juan, with the parts that are shown."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Collection

from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.gui.play.pending import PendingChoice
from puertorico_desktop.gui.sanjuan.models.items import PaidCard


class PendingCards(PendingChoice):
    """The draft of an answer about cards and goods."""

    __slots__ = ()

    @abstractmethod
    def progress(self) -> str:
        """Returns the progress of the draft in words; may be empty."""

    @property
    def takes_cards(self) -> bool:
        """Whether the answer takes cards or goods, so that those which it cannot take are shown pale."""
        return True

    @property
    def chosen_refs(self) -> Collection[str]:
        """The refs of the chosen cards of the hand, drawn cards and spaces of the city."""
        return ()

    @property
    def site(self) -> tuple[int, Card] | None:
        """The space of the city with a building site, and the building; None if there is none."""
        return None

    @property
    def built_ref(self) -> str:
        """The ref of the card to be built; empty if there is none."""
        return ""

    @property
    def slots(self) -> tuple[PaidCard | None, ...]:
        """The contents of the slots of the building site, None for cards not paid yet."""
        return ()
