"""A table in two columns: the player's own boards at the left, a column that can be folded at the right."""

from __future__ import annotations

from PySide6.QtWidgets import QHBoxLayout

from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.side_column import ROOMY, SideColumn, width_shares

GAP = 7
"""Pixels around the columns and between them, at scale 1."""
MOST_LOW_CAPTION = 1.2
"""How many times larger captions of a low table may get with the size of texts."""


class ColumnTable(GameTable):
    """A table with a `SideColumn` of the other players and the log.

    A game's own table makes `side`, then calls `join_columns`.
    """

    side: SideColumn
    _columns: QHBoxLayout

    def join_columns(self) -> None:
        """Put both columns beside each other."""
        self._columns = QHBoxLayout(self)
        self._columns.addLayout(self.left)
        self._columns.addLayout(self.side.column)
        self._share_width()

    def share_column(self) -> bool:
        """Give everything in the column at the side its height; returns whether that is a change."""
        return self.side.share(len(self._session.seats) - 1)

    def fold_boards(self, folded: bool) -> None:
        """The column at the side has come or gone, and so the boards have more or less room."""

    @property
    def most_caption(self) -> float:
        """How many times larger captions may get with the size of texts; less on a low table."""
        return MOST_LOW_CAPTION if self.height() < ROOMY[1] * self.scale else super().most_caption

    def settle_columns(self) -> None:
        """Give everything its place at once; what lies over the table can be put where it belongs after that."""
        self._share_width()
        for layout in (self._columns, self.left, self.side.column, self.side.strip):
            layout.activate()

    def _fit(self) -> None:
        """Where there is little room for the size of texts, the column at the side is folded."""
        if self.side.fit(self.width(), self.height(), self._text_size):
            self._fold()
        super()._fit()
        if self.share_column():
            self.lay_over()

    def scale_boards(self, scale: float) -> None:
        """Fit the columns to the size of the table; a game's own does so with its boards."""
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
        """What the two columns have of the width."""
        left, side = width_shares(self.width(), self.scale)
        self._columns.setStretch(0, left)
        self._columns.setStretch(1, 0 if self.side.folded else side)
