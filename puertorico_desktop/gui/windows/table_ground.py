"""The parts of a table that each game defines: the places of its boards, and their contents."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Weighing
from puertorico_desktop.gui.windows.close_up import CloseUps
from puertorico_desktop.gui.windows.surfaces import Sea
from puertorico_desktop.match.match import Move

MOST_CAPTION = 1.4
"""The largest factor of captions with the size of texts."""


class TableGround(Sea):
    """The base class of the table of any game, with everything that each game must define."""

    close_ups: CloseUps | None = None
    """The enlarged boards of the other players; None if the game has none."""

    @property
    def views(self) -> list[AreaView]:
        """All views that are played on, in the order of the Tab key."""
        raise NotImplementedError

    @property
    def seat_views(self) -> list[AreaView]:
        """The views that show another seat when another player becomes the viewer."""
        raise NotImplementedError

    @property
    def entrance(self) -> AreaView:
        """The view that gets the focus first."""
        raise NotImplementedError

    def view_for_focus(self, wanted: AreaView | None = None) -> AreaView:
        """Returns the view that the focus can go to: the wanted one, or else the entrance. A hidden view, such as
        that of cards that only another player is choosing from, does not take it: then the first view in sight."""
        views = (wanted, self.entrance, *self.views)
        return next((view for view in views if view is not None and view.isVisibleTo(self)), self.entrance)

    @property
    def news_ground(self) -> AreaView:
        """Returns the area that is not needed while others move: news cover it."""
        return self.entrance

    def ground_of(self, ref: str) -> QWidget | None:
        """Returns the widget that contains a place unknown to all views; None if there is none."""
        return None

    def places_of(self, item: LogItem) -> frozenset[str]:
        """Returns the places that a line of the log is about."""
        return frozenset()

    def weighing(self) -> Weighing:
        """Returns the options that an automatic seat compares, as far as they have been published."""
        return Weighing()

    def decided(self, move: Move) -> str:
        """Returns the description of a decision in a sentence, for the replay bar."""
        raise NotImplementedError

    def space_of(self, area: str) -> QSizeF:
        """Returns the size of a space of an area for a landing piece; empty if the piece keeps its size."""
        return QSizeF()

    def city_of(self, seat: int, large: bool, parent: QWidget) -> QWidget | None:
        """Returns a new, read-only picture of the buildings of a seat; None if the game shows none.

        `large`: with as much room as the player's own board has.
        """
        return None

    def scale_boards(self, scale: float) -> None:
        """Adapt all boards to the scale of the table."""
        raise NotImplementedError

    def lay_over(self) -> None:
        """Place the overlays anew after a change of the table's size."""
        raise NotImplementedError

    @property
    def own_actions(self) -> list[QAction]:
        """Returns the actions that the game adds to the menu View; always the same ones."""
        return []

    def show_log(self) -> None:
        """Show the log: remove anything that covers it, and open it if it is folded."""

    def peek(self, peeking: bool) -> None:
        """Show or hide the player's own face-down pieces."""

    def dismiss_overlay(self) -> bool:
        """Close the overlay over the boards; return whether there was one."""
        return False

    @property
    def most_caption(self) -> float:
        """The largest factor of captions with the size of texts."""
        return MOST_CAPTION

    def place_names(self) -> list[str]:
        """Returns the names of the areas that shortcuts lead to."""
        raise NotImplementedError

    def place_widgets(self) -> list[QWidget | None]:
        """Returns the widgets of these areas; None for one that is not in sight."""
        raise NotImplementedError
