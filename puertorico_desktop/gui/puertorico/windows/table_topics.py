"""Which page of the rules is about what is at a place of the table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QApplication, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico.positions import POSITIONS, position_to_try
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import PACK, PLAYER, SPACE, TASK
from puertorico_desktop.gui.puertorico.texts.rules.book import page_title, rules_of
from puertorico_desktop.gui.puertorico.texts.rules.topics import HANDLING_TOPIC
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of
from puertorico_desktop.gui.puertorico.views.page_painter import PagePainter
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.puertorico.windows.common_board import MarketView
from puertorico_desktop.gui.puertorico.windows.player_board import PlayerBoard
from puertorico_desktop.gui.texts.rules.book import Rules
from puertorico_desktop.gui.views.plan_view import PlanView
from puertorico_desktop.gui.windows.advice_panel import OptionList
from puertorico_desktop.gui.windows.log_panel import LogPanel, LogView
from puertorico_desktop.match.match import Match


class TableTopics:
    """Finds the page about what is pointed at. `handling` is the one on how the pieces are moved."""

    handling = HANDLING_TOPIC

    def __init__(
        self,
        session: PuertoRicoSession,
        table: QWidget,
        panels: Sequence[QWidget],
        log: LogPanel,
        brush: TablePainter,
    ) -> None:
        """`panels` are those of the common board, in its order."""
        self.paint = PagePainter(brush).paint
        self._session = session
        self._table = table
        places: list[QWidget] = [*panels, log.meter, log]
        names = ("offer", "crew", "ship", "house", TASK, "market", SPACE, PACK, "end", "log")
        self._signs: Mapping[QWidget, str] = dict(zip(places, names, strict=True))

    def at(self, place: QPoint) -> str | None:
        """Returns the page about what is at that point of the screen, if it is part of the table."""
        found = self._table.childAt(self._table.mapFromGlobal(place))
        return None if found is None else _first_topic(self._things(found, place))

    def at_keyboard(self) -> str | None:
        """Returns the page about what has the keyboard."""
        view = QApplication.focusWidget()
        if not isinstance(view, PlanView | LogView | OptionList) or not view.is_played_by_key:
            return None
        return _first_topic((*_items(view.currentIndex().data(Qt.ItemDataRole.UserRole)), *_areas(view)))

    def title(self, topic: str) -> str:
        """Returns the title of a page."""
        return page_title(topic, self._session.words)

    def rules(self, shortcuts: Sequence[tuple[str, str]]) -> Rules:
        """Returns all pages in the words of the game."""
        return rules_of(self._session.words, shortcuts, POSITIONS)

    def position(self, topic: str) -> Match:
        """Returns a game that begins with the position of a page."""
        return position_to_try(topic)

    def _things(self, widget: QWidget, place: QPoint) -> Iterator[Item | str]:
        """What is there, from the smallest thing to the largest that it is part of."""
        at: QWidget | None = widget
        while at is not None and at is not self._table:
            if isinstance(at, PlanView | LogView | OptionList):
                point = at.viewport().mapFromGlobal(place)
                yield from _items(at.indexAt(point).data(Qt.ItemDataRole.UserRole))
                if isinstance(at, MarketView) and at.head_at(point) is not None:
                    yield "column"
                yield from _areas(at)
            if at in self._signs:
                yield self._signs[at]
            elif isinstance(at, PlayerBoard):
                yield PLAYER
            at = at.parentWidget()


def _first_topic(things: Iterable[Item | str]) -> str | None:
    return next((topic for thing in things if (topic := topic_of(thing)) is not None), None)


def _items(found: object) -> Iterator[Item]:
    if isinstance(found, Item):
        yield found


def _areas(view: QWidget) -> Iterator[str]:
    """The name of the area, alone: whose board it is matters to no rule."""
    if isinstance(view, PlanView) and view.area:
        yield view.area
