"""A table in two columns: the player's own boards at the left, a foldable column at the right."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import cached_property, partial

from PySide6.QtCore import QRect, Slot
from PySide6.QtWidgets import QHBoxLayout, QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.windows.close_up import CloseUps
from puertorico_desktop.gui.windows.floating_card import FloatingCard
from puertorico_desktop.gui.windows.forecast_card import Forecast, ForecastCard
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.info_card import InfoCardController
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.side_column import ROOMY, SideColumn, width_shares

GAP = 7
"""The gap around and between the columns, in logical pixels at scale 1."""
MOST_LOW_CAPTION = 1.2
"""The largest factor of the captions of a low table, whatever the size of texts."""


class ColumnTable(GameTable):
    """A table with the viewer's own board, and a `SideColumn` of the other players' boards and the log.

    The table of each game makes `own`, `opponents` and `side`, calls `enlarge_opponents`, `forecast_roles` and
    `explain`, then `join_columns`.
    """

    own: SeatBoard
    opponents: Sequence[SeatBoard]
    side: SideColumn
    close_ups: CloseUps
    forecast: ForecastCard
    info_cards: InfoCardController
    _columns: QHBoxLayout

    # -- to be overridden by the game --

    def forecast_is_about(self, ref: str) -> list[QRect]:
        """Returns the rectangles of the things that the forecast of a role concerns: its card covers none of them."""
        raise NotImplementedError

    def fold_boards(self, folded: bool) -> None:
        """Called when the side column was folded or unfolded, so that the boards have more or less room."""

    # -- parts --

    def enlarge_opponents(self, make: Callable[[int, QWidget], Sequence[SeatBoard]]) -> None:
        """Show the boards of the other players enlarged when they are clicked or pointed at; `make`: see
        `CloseUps`."""
        self.close_ups = CloseUps(self._session, make, self.side, self)
        for place, opponent in enumerate(self.opponents, start=1):
            opponent.enlarged.connect(partial(self.close_ups.enlarge, place))

    def forecast_roles(self, roles: AreaView, forecast: Callable[[str], Forecast | None]) -> None:
        """Show the forecast of each role in the view that is pointed at."""
        self.forecast = ForecastCard(self._interaction, forecast, self.forecast_is_about, self._renderer, self)
        roles.pointed.connect(self._look_at_role)
        roles.pointed.connect(self.wanted_piece.look_at)

    def explain(self, views: Iterable[AreaView], icon_of: Callable[[Item], str]) -> None:
        """Explain each piece of these views that is pointed at; `icon_of` returns the name of its picture."""
        covered = self.cover.is_covering
        self.info_cards = InfoCardController(self._interaction, views, icon_of, covered, self._renderer, self)
        self.info_cards.speech_requested.connect(self.speech_requested)

    @cached_property
    def seat_views(self) -> list[AreaView]:
        """The views of the boards of all players."""
        return [view for board in (self.own, *self.opponents) for view in board.views]

    @property
    def cards(self) -> list[FloatingCard]:
        """The cards over the table that belong to a piece which is pointed at."""
        return [self.forecast, self.info_cards.card]

    @Slot(str)
    def _look_at_role(self, ref: str) -> None:
        """Show the forecast of the role that is pointed at; hide it for an empty `ref`."""
        self.forecast.look_at("" if self.cover.is_covering() else ref, lambda: self.place_of(ref))

    def dismiss_overlay(self) -> bool:
        """Hide the cards; returns whether any was shown."""
        shown = any(card.shown for card in self.cards)
        for card in self.cards:
            card.dismiss()
        return shown

    def show_log(self) -> None:
        """Open the log if it is folded."""
        self.side.show_log()

    @Slot()
    def refresh(self) -> None:
        """Update the boards of all seats, and the other parts that depend on no model."""
        for board in (self.own, *self.opponents):
            board.refresh()
        self.close_ups.refresh()
        super().refresh()
        if self.share_column():
            self.lay_over()

    # -- sizes --

    def join_columns(self) -> None:
        """Put the two columns side by side."""
        self.choreography.settle = self.settle
        self._columns = QHBoxLayout(self)
        self._columns.addLayout(self.left)
        self._columns.addLayout(self.side.column)
        self._share_width()

    def share_column(self) -> bool:
        """Share the height of the side column among its parts; returns whether the shares have changed."""
        return self.side.distribute_height(len(self._session.seats) - 1)

    @property
    def most_caption(self) -> float:
        """The largest factor of captions with the size of texts; smaller on a low table."""
        return MOST_LOW_CAPTION if self.height() < ROOMY[1] * self.scale else super().most_caption

    def settle_columns(self) -> None:
        """Activate all layouts at once, so that overlays can be placed afterwards."""
        self._share_width()
        for layout in (self._columns, self.left, self.side.column, self.side.strip):
            layout.activate()

    def settle(self) -> None:
        """Lay everything out as it will be after the move, so that pieces fly to places that stay where they are: the
        log grows at the cost of the boards."""
        for board in (self.own, *self.opponents):
            board.refresh()
        if self.share_column():
            self.lay_over()
        self.settle_columns()

    def place_overlays(self, enlarged: QRect, ground: QRect) -> None:
        """Place the enlarged boards of the other players, and the folded log and the advice at the right of
        `ground`."""
        self.close_ups.place_boards(enlarged)
        drawer = self.side.drawer_rect(ground)
        self.advice.place_over(drawer, drawer.top() if self.side.folded else 0)

    def _fit(self) -> None:
        """Fold the side column where the window is too small for the size of texts, and unfold it where it is not."""
        if self.side.fit(self.width(), self.height(), self._text_size):
            self._fold()
        super()._fit()

    def _lay_over_anew(self) -> None:
        """Adapt what lies over the table and beside it, once the side column has its shares."""
        super()._lay_over_anew()
        if self.share_column():
            self.lay_over()

    def scale_boards(self, scale: float) -> None:
        """Adapt the columns and the boards of all seats to the scale of the table; the table of each game does so
        with its other parts."""
        gap = round(GAP * scale)
        self._columns.setContentsMargins(gap, gap, gap, gap)
        self._columns.setSpacing(gap)
        self._share_width()
        self.side.set_scale(scale)
        for board in (self.own, *self.opponents):
            board.set_scale(scale)
        self.close_ups.set_scale(scale)

    def _fold(self) -> None:
        if self.side.folded:
            self.left.insertLayout(0, self.side.strip)
        else:
            self.left.removeItem(self.side.strip)
        self._share_width()
        self.fold_boards(self.side.folded)
        self.share_column()

    def _share_width(self) -> None:
        """Set the shares of the two columns in the width."""
        left, side = width_shares(self.width(), self.scale)
        self._columns.setStretch(0, left)
        self._columns.setStretch(1, 0 if self.side.folded else side)
