"""The page of the rules for each place of the table."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import AdviceItem, Item, LogItem
from puertorico_desktop.gui.sanjuan.models.items import (
    CardItem,
    CityItem,
    OfferItem,
    PileItem,
    PriceItem,
    RoleItem,
    SeatItem,
)
from puertorico_desktop.gui.sanjuan.sales import Sale
from puertorico_desktop.gui.sanjuan.skips import Skips
from puertorico_desktop.gui.sanjuan.texts.rules.book import HANDLING_TOPIC, page_title, rules_of
from puertorico_desktop.gui.sanjuan.texts.rules.where import topic_of_action, topic_of_event
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.page_painter import PagePainter
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.windows.table_topics import TableTopics
from puertorico_desktop.match.match import Match


class SanJuanTopics(TableTopics):
    """Finds the page about the item at the pointer. `handling` is the page on moving the cards."""

    handling = HANDLING_TOPIC

    def __init__(self, table: QWidget, renderer: CardRenderer) -> None:
        super().__init__(table)
        self.paint = PagePainter(renderer).paint

    def topic_of(self, thing: Item) -> str | None:
        """Returns the page about an item."""
        return topic_of(thing)

    def title(self, topic: str) -> str:
        """Returns the title of a page."""
        return page_title(topic)

    def rules(self, shortcuts: Sequence[tuple[str, str]]) -> Rules:
        """Returns all pages."""
        return rules_of(shortcuts)

    def position(self, topic: str) -> Match:
        """Raises KeyError: no page has a position."""
        raise KeyError(topic)


def topic_of(item: Item) -> str | None:
    """Returns the page about an item of the table, of the log or of the advice."""
    match item:
        case RoleItem():
            return f"role:{item.role.id}"
        case CityItem() | CardItem() | OfferItem():
            return "concept:cards" if item.building is None else f"building:{item.building.id}"
        case PriceItem():
            return "concept:prices"
        case PileItem():
            return "concept:deck"
        case SeatItem():
            return "concept:hand_limit"
        case LogItem(event=Skips()):
            return "concept:round"
        case LogItem():
            return topic_of_event(item.event.sold if isinstance(item.event, Sale) else item.event)
        case AdviceItem():
            return topic_of_action(item.action)
    return None
