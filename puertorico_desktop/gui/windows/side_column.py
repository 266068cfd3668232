"""The others' boards and the log: a column at the side or, where the table has no room for it, a strip at the top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QPoint, QRect, QTimer, Signal, Slot
from PySide6.QtGui import QCursor
from PySide6.QtWidgets import QHBoxLayout, QToolButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.windows.bar_styles import bar_button_style, bar_growth
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.log_panel import LogPanel
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.surfaces import BASE, TitledPanel

translate = QCoreApplication.translate

ROOMY = 1240, 640
"""The size of the smallest table with room for the column: on a table smaller in either direction, it is folded."""
FOLDS_BEYOND = 0.8
"""The share of the increase of the text size by which the smallest table that is not folded grows: larger texts need
its width."""
COLUMN_PARTS = 716
LEFT_SHARE, SIDE_SHARE = 962, 380
"""The widths of the player's own boards and of the column, in logical pixels at scale 1."""
SIDE_GAIN, MOST_SIDE = 0.7, 0.38
"""The column's share of the additional width of a large table, which gives the others' tiles room for names, and its
largest share of the whole width."""
STRIP_HEIGHT = 28
"""The height of the heads of folded boards and of the tab of the log, in logical pixels at scale 1."""
DRAWER_WIDTH, MOST_DRAWER = 372, 0.45
"""The width of the open log over a folded table, in logical pixels at scale 1; its largest share of the table with
larger texts."""
LEAST_LOG, LEAST_PANEL = 58, 90
"""The least heights of the log below a panel, and of such a panel, in logical pixels at scale 1."""
SHORT_LOG, LEAST_SHORT = 0.5, 180
"""The share of its usual height for a log whose lines fit there, and its least height in parts of the column, which
the advice needs. The others' boards get the rest."""
LARGE_HEIGHT, MOST_LARGE = 200, 0.55
"""The height of an enlarged board below its head, in logical pixels at scale 1; its largest share of the table with
larger texts."""
DWELL_MS = 250
"""The time in ms for which the pointer must rest on a folded board before the board opens."""
ANY_SIZE = (1 << 24) - 1
"""The limit of Qt for the height and width of a widget."""


def width_shares(width: int, scale: float) -> tuple[int, int]:
    """Returns the stretch factors of the two columns of an unfolded table."""
    beyond = max(0.0, width / scale - BASE.width())
    whole = LEFT_SHARE + SIDE_SHARE + beyond
    side = min(SIDE_SHARE + beyond * SIDE_GAIN, whole * MOST_SIDE)
    return round(whole - side), round(side)


BOARDS_BESIDE_GUEST, LEAST_BOARD = 310, 121
"""The parts of the column for all boards while a text is shown in place of the log, and the least parts for one
board."""


class SidePanel(TitledPanel):
    """A panel of a game between the others' boards and the log."""

    def height_share(self, opponents: int) -> int:
        """Returns the height of the panel in parts of the column; 0 while it is hidden."""
        raise NotImplementedError

    def strip_width(self, opponents: int) -> int:
        """Returns the width of the panel in the strip at scale 1; 0 if it has no place there."""
        return 0

    def fold(self, folded: bool) -> None:
        """Show only one line, or everything."""


class SideColumn(QObject):
    """Has two layouts of the table, `column` and `strip`, and moves the boards and the log between them.

    While it is folded, a tab opens the log.
    """

    pointed = Signal(int)
    """Emitted with the number of the folded board, counted from 0, on which the pointer rests."""

    def __init__(
        self,
        opponents: Sequence[SeatBoard],
        shares: Mapping[int, int],
        log: LogPanel,
        theme: Theme,
        table: QWidget,
        panels: Sequence[SidePanel] = (),
    ) -> None:
        """`shares`: the height of one board in parts of the column (`COLUMN_PARTS`), by the number of opponents;
        `panels` lie below the boards."""
        super().__init__(table)
        self.shares = shares
        self._panels = panels
        self._opponents = opponents
        self._log = log
        self._theme = theme
        self._table = table
        self._scale = 1.0
        self._shown: tuple[int, ...] = ()
        self._number = 0
        self.folded = False
        self.column, self.strip = QVBoxLayout(), QHBoxLayout()
        self.tab = QToolButton(table)
        self.tab.setCheckable(True)
        self.tab.hide()
        self.tab.toggled.connect(self._open_log)
        for board in opponents:
            self.column.addWidget(board)
            for widget in (board, *(view.viewport() for view in board.views)):
                widget.installEventFilter(self)
        for panel in panels:
            self.column.addWidget(panel)
        self.foot = QVBoxLayout()
        self.foot.addWidget(log, 1)
        self.column.addLayout(self.foot)
        self._above_log: QWidget | None = None
        table.installEventFilter(self)
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL_MS)
        self._dwell.timeout.connect(self._point)
        theme.changed.connect(self._restyle)
        log.guest_changed.connect(self.retranslate)
        self.retranslate()

    def distribute_height(self, opponents: int) -> bool:
        """Share the height among boards, panels and, with the rest, the log; return whether the shares have
        changed."""
        share = self.shares[opponents]
        if self._log.has_guest:
            share = min(share, max(LEAST_BOARD, BOARDS_BESIDE_GUEST // opponents))
        panels = [panel.height_share(opponents) for panel in self._panels]
        if not self.folded and not self._log.has_guest and not any(panels):
            share += self._beyond(COLUMN_PARTS - share * opponents) // opponents
            share += self._spared(COLUMN_PARTS - share * opponents) // opponents
        boards = [share if number < opponents else 0 for number, _ in enumerate(self._opponents)]
        shown = (*boards, *panels)
        if shown == self._shown:
            return False
        self._shown, self._number = shown, opponents
        self._set_sizes()
        for panel, part in zip(self._panels, panels, strict=True):
            panel.setVisible(bool(part) and (not self.folded or bool(panel.strip_width(opponents))))
        if not self.folded:
            for number, part in enumerate((*shown, COLUMN_PARTS - sum(shown))):
                self.column.setStretch(number, part)
        self.column.activate()
        return True

    def _beyond(self, parts: int) -> int:
        """Returns the number of its parts that the log gives to the boards on a table higher than its scale needs."""
        room = min(self._table.width() / BASE.width(), self._table.height() / BASE.height()) / self._scale
        return round(parts * (1 - 1 / max(room, 1.0)))

    def _spared(self, parts: int) -> int:
        """Returns the number of its parts that the log gives to the boards while it is short."""
        given = min(parts, max(round(parts * SHORT_LOG), LEAST_SHORT))
        room = self.column.geometry().height() * given / COLUMN_PARTS - self.column.spacing()
        return parts - given if self._log.fits(room) else 0

    def fit(self, width: int, height: int, text_size: float) -> bool:
        """Fold or unfold the column for a table of that size; return whether that has changed."""
        most = max(1.0, text_size * FOLDS_BEYOND)
        folded = width < ROOMY[0] * most or height < ROOMY[1] * most
        if folded == self.folded:
            return False
        self.folded = folded
        self._dwell.stop()
        if folded:
            self._move(self.column, self.strip)
            self.foot.removeWidget(self._log)
            self.strip.addWidget(self.tab)
        else:
            self._move(self.strip, self.column)
            self.strip.removeWidget(self.tab)
            self.foot.addWidget(self._log, 1)
        self._shown = ()
        self.tab.setVisible(folded)
        self._log.setVisible(not folded or self.tab.isChecked())
        self._rim_log()
        self._set_sizes()
        return True

    def _move(self, source: QVBoxLayout | QHBoxLayout, target: QVBoxLayout | QHBoxLayout) -> None:
        for number, board in enumerate(self._opponents):
            source.removeWidget(board)
            board.fold(self.folded)
            target.insertWidget(number, board, int(self.folded))
        for number, panel in enumerate(self._panels, start=len(self._opponents)):
            source.removeWidget(panel)
            panel.fold(self.folded)
            target.insertWidget(number, panel)

    def set_scale(self, scale: float) -> None:
        """Adapt the column to the scale of the table."""
        self._scale = scale
        self.column.setSpacing(round(7 * scale))
        self.foot.setSpacing(round(7 * scale))
        self.strip.setSpacing(round(7 * scale))
        self._restyle()

    def _set_sizes(self) -> None:
        strip = round(STRIP_HEIGHT * self._scale * bar_growth(self._theme))
        height = strip if self.folded else ANY_SIZE
        for part in (*self._opponents, *self._panels):
            part.setMaximumHeight(height)
        for panel in self._panels:
            width = round(panel.strip_width(self._number) * self._scale)
            panel.setMinimumWidth(width if self.folded else 0)
            panel.setMaximumWidth(width if self.folded else ANY_SIZE)
        self.tab.setFixedHeight(strip)

    @Slot()
    def _restyle(self) -> None:
        self._set_sizes()
        set_style_sheet(self.tab, bar_button_style(self._theme, self._scale, self._theme.caption_size))
        self._rim_log()

    def _rim_log(self) -> None:
        """Draw a rim around the log where it covers the table."""
        self._log.set_rim(self._theme.color("slot_rim") if self.folded else None)

    # -- panels above the log -------------------------------------------------------------------------------------

    def lay_above_log(self, panel: QWidget, wanted: int) -> bool:
        """Place a panel of that height above the log, lower if the log needs the room; return whether the room
        suffices for a panel, which is hidden otherwise."""
        if self._above_log is not panel:
            self._above_log = panel
            self.foot.insertWidget(0, panel)
        least = max(LEAST_LOG * self._scale, self._log.minimumSizeHint().height()) + self.foot.spacing()
        height = min(wanted, round(self._foot_height() - least))
        fits = not self.folded and height >= min(wanted, LEAST_PANEL * self._scale)
        if fits:
            panel.setFixedHeight(height)
        panel.setVisible(fits)
        return fits

    def _foot_height(self) -> float:
        """Returns the height of the foot according to its parts of the column, whatever is in it."""
        column = self.column
        shares, taken, places = 0, 0, 0
        for number in range(column.count()):
            item = column.itemAt(number)
            shares += column.stretch(number)
            if item is not None and not item.isEmpty():
                places += 1
                taken += 0 if column.stretch(number) else item.geometry().height()
        room = column.geometry().height() - taken - max(places - 1, 0) * column.spacing()
        return room * column.stretch(column.indexOf(self.foot)) / max(shares, 1)

    # -- the log --------------------------------------------------------------------------------------------------

    def drawer_rect(self, ground: QRect) -> QRect:
        """Returns the rectangle of the log, even while it is folded away: at the right of the ground, which it
        covers."""
        if not self.folded:
            return self._log.geometry()
        width = round(self._theme.line(DRAWER_WIDTH * self._scale, ground.width() * MOST_DRAWER))
        drawer = QRect(ground.right() + 1 - width, ground.top(), width, ground.height())
        self._log.setGeometry(drawer)
        raise_below_cover(self._log)
        return drawer

    @Slot(bool)
    def _open_log(self, opened: bool) -> None:
        if self.folded:
            self._log.setVisible(opened)
            raise_below_cover(self._log)

    def show_log(self) -> None:
        """Open the log if it is folded away."""
        self.tab.setChecked(True)

    # -- boards that open under the pointer -----------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """React to the pointer entering a folded board, and to another language."""
        if watched is self._table:
            if event.type() == QEvent.Type.LanguageChange:
                self.retranslate()
        elif self.folded and event.type() == QEvent.Type.Enter:
            self._dwell.start()
        elif self.folded and event.type() == QEvent.Type.ToolTip:
            return True  # the tool tip would cover the board that opens
        return super().eventFilter(watched, event)

    @Slot()
    def _point(self) -> None:
        """Report the folded board on which the pointer has rested."""
        number = self.head_at(self._table.mapFromGlobal(QCursor.pos()))
        if number is not None:
            self.pointed.emit(number)

    @property
    def large_height(self) -> int:
        """The least height of an enlarged board below its head; larger texts need more."""
        return round(self._theme.line(LARGE_HEIGHT * self._scale, self._table.height() * MOST_LARGE))

    def head_at(self, point: QPoint) -> int | None:
        """Returns the number of the folded board, from 0, at a point of the table; None if there is none."""
        heads = enumerate(self._opponents) if self.folded else ()
        return next((number for number, one in heads if one.isVisible() and one.geometry().contains(point)), None)

    @Slot()
    def retranslate(self) -> None:
        """Set every text."""
        is_card = self._log.shows_guest
        self.tab.setText(translate("Coach", "Card") if is_card else translate("Table", "Log"))
        set_tip(self.tab, translate("Coach", "Show it over the table, or put it aside") if is_card else "")
