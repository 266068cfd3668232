"""A table in two columns: the player's own boards at the left, a foldable column at the right."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.side_column import ROOMY, SideColumn, width_shares

GAP = 7
"""The gap around and between the columns, in logical pixels at scale 1."""
MOST_LOW_CAPTION = 1.2
"""The largest factor of the captions of a low table, whatever the size of texts."""


class ColumnTable(GameTable):
    """A table with a `SideColumn` of the other players and the log.

    The table of each game makes `side`, then calls `join_columns`.
    """

    side: SideColumn
    _columns: QHBoxLayout

    def join_columns(self) -> None:
        """Put the two columns side by side."""
        self._columns = QHBoxLayout(self)
        self._columns.addLayout(self.left)
        self._columns.addLayout(self.side.column)
        self._share_width()

    def share_column(self) -> bool:
        """Share the height of the side column among its parts; returns whether the shares have changed."""
        return self.side.distribute_height(len(self._session.seats) - 1)

    def fold_boards(self, folded: bool) -> None:
        """Called when the side column was folded or unfolded, so that the boards have more or less room."""

    @property
    def most_caption(self) -> float:
        """The largest factor of captions with the size of texts; smaller on a low table."""
        return MOST_LOW_CAPTION if self.height() < ROOMY[1] * self.scale else super().most_caption

    def settle_columns(self) -> None:
        """Activate all layouts at once, so that overlays can be placed afterwards."""
        self._share_width()
        for layout in (self._columns, self.left, self.side.column, self.side.strip):
            layout.activate()

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
        """Adapt the columns to the scale of the table; the table of each game does so with its boards."""
        gap = round(GAP * scale)
        self._columns.setContentsMargins(gap, gap, gap, gap)
        self._columns.setSpacing(gap)
        self._share_width()
        self.side.set_scale(scale)

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
