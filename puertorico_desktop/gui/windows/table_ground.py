"""What a game's own table says of itself: where its boards are, and what lies on them."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Weighing
from puertorico_desktop.gui.windows.surfaces import Sea
from puertorico_desktop.match.match import Move

MOST_CAPTION = 1.4
"""How many times larger captions may get with the size of texts."""


class TableGround(Sea):
    """The ground of a table of any game, with everything that only the game's own table knows."""

    @property
    def views(self) -> list[AreaView]:
        """All views that are played on, in the order of the Tab key."""
        raise NotImplementedError

    @property
    def seat_views(self) -> list[AreaView]:
        """Those of them that show another seat when another player looks at the table."""
        raise NotImplementedError

    @property
    def entrance(self) -> AreaView:
        """Where a player looks first."""
        raise NotImplementedError

    @property
    def news_ground(self) -> AreaView:
        """Returns what lies open while somebody else moves, and is not needed: news cover it."""
        return self.entrance

    def ground_of(self, ref: str) -> QWidget | None:
        """Returns what a place is in that no view knows the name of; None if there is nothing."""
        return None

    def places_of(self, item: LogItem) -> frozenset[str]:
        """Returns the places that a line of the log is about."""
        return frozenset()

    def weighing(self) -> Weighing:
        """Returns what an automatic seat weighs, as far as that has been told."""
        return Weighing()

    def decided(self, move: Move) -> str:
        """Returns what a player has decided, in a sentence, for the way through the game."""
        raise NotImplementedError

    def space_of(self, area: str) -> QSizeF:
        """Returns how large a space of an area is where a piece lands; empty if the piece keeps its size."""
        return QSizeF()

    def city_of(self, seat: int, large: bool, parent: QWidget) -> QWidget | None:
        """Returns a new picture of what a seat has built, only to be looked at; None if the game shows none.

        `large`: with as much room as the own board has.
        """
        return None

    def scale_boards(self, scale: float) -> None:
        """Fit all boards to the size of the table."""
        raise NotImplementedError

    def lay_over(self) -> None:
        """The table has another size: lay what covers a part of it anew."""
        raise NotImplementedError

    @property
    def own_actions(self) -> list[QAction]:
        """Returns what the game adds to the menu View; the same ones every time."""
        return []

    def show_log(self) -> None:
        """Open what covers the log, and the log, where it is folded."""

    def peek(self, peeking: bool) -> None:
        """Show what lies face down of the player's own, or no longer."""

    def dismiss_overlay(self) -> bool:
        """Takes away what lies over the boards; returns whether there was anything."""
        return False

    @property
    def most_caption(self) -> float:
        """How many times larger captions may get with the size of texts."""
        return MOST_CAPTION

    def place_names(self) -> list[str]:
        """Returns what the areas are called that can be gone to."""
        raise NotImplementedError

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the widgets of these areas; None for one that is not in sight."""
        raise NotImplementedError
