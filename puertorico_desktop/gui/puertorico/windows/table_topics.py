"""The pages of the rules by place of the table."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.positions import POSITIONS, position_to_try
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import PACK, PLAYER, SPACE, TASK
from puertorico_desktop.gui.puertorico.texts.rules.book import page_title, rules_of
from puertorico_desktop.gui.puertorico.texts.rules.topics import HANDLING_TOPIC
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of
from puertorico_desktop.gui.puertorico.views.page_painter import PagePainter
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.puertorico.windows.common_board import MarketView
from puertorico_desktop.gui.puertorico.windows.player_board import PlayerBoard
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.windows.log_panel import LogPanel
from puertorico_desktop.gui.windows.table_topics import TableTopics
from puertorico_desktop.match.match import Match


class PuertoRicoTopics(TableTopics):
    """Finds the rules page about the item that is pointed at. `handling` is the page about moving pieces."""

    handling = HANDLING_TOPIC

    def __init__(
        self,
        session: PuertoRicoSession,
        table: QWidget,
        panels: Sequence[QWidget],
        log: LogPanel,
        renderer: TableRenderer,
    ) -> None:
        """Create the finder; `panels` are the panels of the common board, in their order there."""
        super().__init__(table)
        self.paint = PagePainter(renderer).paint
        self._session = session
        places: list[QWidget] = [*panels, log.meter, log]
        names = ("offer", "crew", "ship", "house", TASK, "market", SPACE, PACK, "end", "log")
        self._signs: Mapping[QWidget, str] = dict(zip(places, names, strict=True))

    def topic_of(self, thing: Item | str) -> str | None:
        """Returns the page about an item or a place; None if there is none."""
        return topic_of(thing)

    def things_of(self, widget: QWidget) -> Iterator[str]:
        """Yields the name of the widget's area, without the board's owner, who does not matter to the rules, then the
        name of its panel."""
        if isinstance(widget, PlanView) and widget.area:
            yield widget.area
        if widget in self._signs:
            yield self._signs[widget]
        elif isinstance(widget, PlayerBoard):
            yield PLAYER

    def things_at(self, widget: QWidget, place: QPoint) -> Iterator[Item | str]:
        """Yields the things at a point, including the head of a market column."""
        if isinstance(widget, MarketView) and widget.head_at(widget.viewport().mapFromGlobal(place)) is not None:
            yield "column"
        yield from super().things_at(widget, place)

    def title(self, topic: str) -> str:
        """Returns the title of a page."""
        return page_title(topic, self._session.words)

    def rules(self, shortcuts: Sequence[tuple[str, str]]) -> Rules:
        """Returns all pages in the words of the edition."""
        return rules_of(self._session.words, shortcuts, POSITIONS)

    def position(self, topic: str) -> Match:
        """Returns a game that begins with the position of a page. Raises KeyError if the page has none."""
        return position_to_try(topic)
