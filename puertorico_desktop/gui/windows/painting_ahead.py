"""A table of which everything changes is painted in several turns of the event loop, before the window shows it."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Collection, Iterator

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, Slot
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPixmap
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.input_gate import InputGate
from puertorico_desktop.gui.windows.step_runner import StepRunner
from puertorico_desktop.gui.windows.surfaces import Surface

TURN_MS = 8
"""The time in ms after which a turn paints no further picture."""
JUMP_MS = 100
"""The time in ms after which a table that jumps to another position is shown even if pictures are missing: a slider
may be dragged through the whole game."""
MOST_MS = 400
"""The time in ms of painting after which the table is shown even if pictures are missing: moves may come faster than
they are painted."""


class FormerLook(QWidget):
    """A picture over the contents of a window, which shows how it looked before, or the window in whose place it has
    come. It is only to be seen: what is below gets all input, unless the picture is set to keep off the mouse."""

    def __init__(self, window: QWidget, picture: QPixmap) -> None:
        super().__init__(window)
        self._picture = picture
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)  # widgets below are not painted
        self.set_mouse_blocked(False)
        self.setGeometry(window.rect())
        window.installEventFilter(self)
        self.show()
        self.raise_()

    def set_mouse_blocked(self, blocked: bool) -> None:
        """Set whether the picture keeps the mouse off what is below."""
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, not blocked)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep the picture as large as what it covers."""
        if event.type() == QEvent.Type.Resize and isinstance(watched, QWidget):
            self.setGeometry(watched.rect())
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture, stretched where it was taken in another size."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            painter.drawPixmap(self.rect(), self._picture)


class PaintingAhead(QObject):
    """Covers a window with a picture of itself while everything on its table changes, until the pictures of all items
    and panels are ready: then all of it changes at once.

    If another game is laid out, its table gets no clicks and keys before it is seen.
    """

    def __init__(self, table: GameTable, session: GameSession, actions: Collection[QAction] = ()) -> None:
        """`actions` are those that play on the table."""
        super().__init__(table)
        self._table = table
        self._window = table.window()
        self._step_runner, self._following = StepRunner(self), StepRunner(self)
        self._changes: list[Callable[[], None]] = []
        self._steps_left: list[Callable[[], None]] = []
        """The steps that are still to be made of changes."""
        self._tasks: list[Callable[[], None]] = []
        self._end = math.inf
        self._is_painted = False
        """Whether the table has been painted since it was last hidden."""
        self.former: FormerLook | None = None
        """The former look of the window while it is shown."""
        self._is_holding = False
        """Whether the window is not painted until the pictures of a position are there."""
        self.gate = InputGate(table, actions, self)
        session.started.connect(self._close_gate)
        table.installEventFilter(self)
        self._window.installEventFilter(self)

    @property
    def is_seen(self) -> bool:
        """Whether the window shows its table, a page or a picture at present."""
        if self.former is not None or not self._table.isVisible():
            return self._window.isVisible()
        return self._is_painted

    def change(self, change: Callable[[], None]) -> None:
        """Change everything on the table by `change`, from the table itself or from a page that it closes: at once if
        the window shows nothing yet, otherwise in the next turn, so that its picture and the change do not add up.

        What the window shows follows in later turns.
        """
        self._changes.append(change)
        if not self.is_seen and not self._step_runner.is_busy:
            self.carry_out()
            return
        if self.is_seen and self.former is None:
            self.former = FormerLook(self._window, self._window.grab())
        self.go_on()

    def cover_window(self) -> QPixmap:
        """Show the present look of the window until `remove_picture` is called; returns its picture."""
        picture = self._window.grab()
        if self.is_seen and self.former is None:
            self.former = FormerLook(self._window, picture)
        return picture

    def come_after(self, picture: QPixmap) -> None:
        """Show the picture of a window in whose place this one has just come, until everything is painted here."""
        if self.former is None and picture.deviceIndependentSize().toSize() == self._window.size():
            self.former = FormerLook(self._window, picture)
            self._close_gate()
            self._end = math.inf
            self._step_runner.schedule(self._settle, self._paint)

    def change_later(self, change: Callable[[], None], ground: QWidget, shown: QWidget) -> None:
        """Make a change together with the next ones, or when `go_on` is called. Until then the window shows the
        present picture of a widget over all of `ground`, and the mouse does not reach what is below."""
        self._step_runner.schedule()
        if change not in self._changes:
            self._changes.append(change)
        if self.former is None:
            self.former = FormerLook(ground, shown.grab())
        self.former.set_mouse_blocked(True)

    @Slot(object)
    def in_turn(self, step: Callable[[], None]) -> None:
        """Make a step of a change: in the next turn while a picture hides it, otherwise at once."""
        if self.former is None:
            step()
        elif step not in self._steps_left:
            self._steps_left.append(step)
            self.go_on()

    def go_on(self) -> None:
        """Make the changes that are still to be made in the next turns."""
        self._end = math.inf
        self._schedule_changes()

    @Slot()
    def hold_painting(self) -> None:
        """Leave the window on the screen as it is until all pictures of the position to which the table jumps have
        been painted, in later turns: then all changes appear at once."""
        if not self._is_holding and self.former is None and self.is_seen and self._table.isVisible():
            self._is_holding = True
            self._end = time.perf_counter() + JUMP_MS / 1000
            self._step_runner.schedule(self._settle, self._paint)

    def _release_painting(self) -> None:
        if self._is_holding:
            self._is_holding = False
            QCoreApplication.postEvent(self._window, QEvent(QEvent.Type.UpdateRequest))

    def after_change(self, task: Callable[[], None]) -> None:
        """Have a task done when the window shows what has changed: at once, unless something is changing."""
        if self.former is None:
            task()
        else:
            self._tasks.append(task)

    def carry_out(self) -> None:
        """Make all changes that are still to be made, with all their steps. If one of them raises an error, the
        others follow in later turns."""
        while self._changes or self._steps_left:
            self._carry_out(self._changes or self._steps_left)

    def _carry_out(self, changes: list[Callable[[], None]], most: float = math.inf) -> None:
        """Make that many of these changes or steps; the others follow in later turns."""
        made = 0
        try:
            while changes and made < most:
                made += 1
                changes.pop(0)()
        finally:
            if self._changes or self._steps_left:
                self._schedule_changes()
            elif self.former is not None:
                self.former.set_mouse_blocked(False)
            if not self._table.isVisible():
                self.remove_picture()

    @Slot()
    def _close_gate(self) -> None:
        """Keep input away from a game that has been laid out below the picture of the former look."""
        if self.former is not None:
            self.gate.close()

    def _schedule_changes(self) -> None:
        self._step_runner.schedule(self._settle, self._carry_out_in_turn, self._settle, self._paint)

    def _carry_out_in_turn(self) -> None:
        """Make the changes, or else the next step of those that have been made, unless the window has been closed in
        the meantime: nothing may begin in it any more."""
        if not self._window.isVisible():
            self._changes.clear()
            self._steps_left.clear()
        elif self._changes:
            self._carry_out(self._changes)
        else:
            self._carry_out(self._steps_left, 1)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the window at once when a page is opened; keep the picture above everything else, and hold back
        painting."""
        kind = event.type()
        if kind == QEvent.Type.UpdateRequest and watched is self._window:
            return self._is_holding
        if kind == QEvent.Type.LayoutRequest:
            if self.former is not None:
                self.former.raise_()
        elif watched is self._table:
            if kind == QEvent.Type.Paint:
                self._is_painted = True
            elif kind == QEvent.Type.Hide:
                self._is_painted = False
                self.remove_picture()
        return False

    def _settle(self) -> None:
        """Let events be handled first: the player's, and those by which Qt tells of another language or font."""

    def _paint(self) -> None:
        now = time.perf_counter()
        until = now + TURN_MS / 1000
        self._end = min(self._end, now + MOST_MS / 1000)
        is_complete = True  # after an error as well: the picture must not stay
        try:
            is_complete = now > self._end or all(self._steps(until))
        finally:
            if is_complete:
                self.remove_picture()
            else:
                self._step_runner.schedule(self._paint)

    def _steps(self, until: float) -> Iterator[bool]:
        """Paint what the table shows, item by item; yields False when the time `until` is over."""
        for surface in (self._table, *self._table.findChildren(Surface)):
            if surface.isVisible():
                yield surface.paint_ahead(until)
        for view in self._table.views:
            if view.isVisible():
                yield view.paint_ahead(until)

    def remove_picture(self) -> None:
        """Show the window as it is, even if pictures are missing."""
        self._release_painting()
        self.gate.open()
        if self.former is not None:
            self.former.hide()
            self.former.deleteLater()
            self.former = None
            self._following.schedule(self._settle, self._finish)

    def _finish(self) -> None:
        """Do what waits until the window shows the change, unless another one has begun."""
        try:
            while self.former is None and self._tasks:
                self._tasks.pop(0)()
        finally:
            if self.former is None and self._tasks:
                self._following.schedule(self._finish)
