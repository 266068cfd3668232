"""The page at the end of a game: the points are counted up source by source beside each city, then the winner's city
is shown in full."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QElapsedTimer, QEvent, Qt, QTimer, QVariantAnimation, Signal, Slot
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.feedback.sounds import Sound
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.models.victory import Step, steps_of
from puertorico_desktop.gui.texts import victory as texts
from puertorico_desktop.gui.texts.phrases import sentences, title
from puertorico_desktop.gui.texts.scores import handicap
from puertorico_desktop.gui.views.portraits import portrait_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.count_row import CountRow
from puertorico_desktop.gui.windows.pages import Page
from puertorico_desktop.gui.windows.surfaces import Caption, Panel
from puertorico_desktop.gui.windows.winner_panel import WinnerPanel
from puertorico_desktop.match.match import Match

STEP_MS, LEAST_STEP_MS, MOST_MS = 1400, 600, 12_000
"""The usual and the least time for counting one source, and the most time for all sources (unless there are too many
for the least time), in ms."""
UNVEIL_MS = 20
"""The delay in ms between the appearance of a row and of its city, and of the next row, at the beginning."""
GROWING = 0.65
"""The share of the time of a source in which the figures grow; for the rest they stand still and can be read."""
WINNER_MS = 6000
"""The time in ms for which the winner's city is shown before the score sheet opens automatically."""
DEAF_MS = 600
"""The time in ms at the beginning in which keys and clicks are ignored: they were meant for the game."""
SILENT_KEYS = frozenset(
    {
        Qt.Key.Key_Shift,
        Qt.Key.Key_Control,
        Qt.Key.Key_Alt,
        Qt.Key.Key_AltGr,
        Qt.Key.Key_Meta,
        Qt.Key.Key_CapsLock,
        Qt.Key.Key_NumLock,
    }
)
"""Keys that have no effect when pressed alone; screen readers use one of them to stop speaking."""

CityOf = Callable[[int, bool, QWidget], QWidget | None]
"""A function that makes the picture of a seat's city, large or small, as a child of a widget; it returns None if the
game has no such picture."""


class Ceremony(Page):
    """A page that counts the points of a finished game. With `moves` the counting is animated; otherwise the final
    result is shown at once."""

    finished = Signal()
    """Emitted when the score sheet is to be shown."""
    speech_requested = Signal(str)
    """Emitted with a text that a screen reader shall speak."""
    sound_requested = Signal(object)
    """Emitted with the `Sound` to be played."""

    def __init__(
        self, match: Match, city_of: CityOf, renderer: Renderer, moves: bool, parent: QWidget | None = None
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._match = match
        self._city_of = city_of
        self._renderer = renderer
        self._moves = moves
        game, face = match.record.game, face_of(match.setup.options)
        self._standings = game.standings()
        self._totals = face.score_totals(match)
        self.steps = self._counted()
        self._has_handicap = any(total.remark for total in self._totals)
        seats = range(len(match.setup.seats))
        most = max((sum(step.gains[seat] or 0 for step in self.steps) for seat in seats), default=0)
        self._head = Panel(renderer.theme, self, dark=True)
        self._title = Caption(renderer.theme, "bar_ink", 17, parent=self._head)
        self._source = Caption(renderer.theme, "bar_ink", 17, parent=self._head)
        self._source.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self._hint = Caption(renderer.theme, "bar_ink_soft", 12, bold=False, parent=self._head)
        line = QHBoxLayout()
        line.addWidget(self._title, 3)
        line.addWidget(self._source, 2)
        self._head_rows = QVBoxLayout(self._head)
        self._head_rows.addLayout(line)
        self._head_rows.addWidget(self._hint)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self._head)
        self.rows: list[CountRow] = []
        for seat in seats:
            name = match.setup.names[seat]
            face_icon = portrait_icon(match.setup, seat)
            row = CountRow(seat, name, face_icon, self.steps, most, partial(city_of, seat, False), renderer, self)
            policy = row.sizePolicy()
            policy.setRetainSizeWhenHidden(True)
            row.setSizePolicy(policy)
            row.setVisible(not moves)
            self._rows.addWidget(row, 1)
            self.rows.append(row)
        self.winner: WinnerPanel | None = None
        self._step = -1
        self._since = QElapsedTimer()
        self._clock = QVariantAnimation(self)
        self._clock.valueChanged.connect(self._tick)
        self._clock.finished.connect(self.show_winner)
        self._step_ms = min(STEP_MS, max(LEAST_STEP_MS, MOST_MS // max(len(self.steps), 1)))
        self._rest = QTimer(self)
        self._rest.setSingleShot(True)
        self._rest.setInterval(WINNER_MS)
        self._rest.timeout.connect(self.finished)
        self._veiled = [step for row in self.rows for step in (row.show, row.show_city)]
        self._unveiling = QTimer(self)
        self._unveiling.setInterval(UNVEIL_MS)
        self._unveiling.timeout.connect(self._show_next_row)
        for panel in (self._head, *self.rows):
            panel.join_background(self)
        self._count(-1, 0.0)

    def _counted(self) -> list[Step]:
        """Returns the steps of the count, one for each source of points."""
        return steps_of(face_of(self._match.setup.options).score_sources(self._match), self._standings)

    # -- steps of the page -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Start the count, or show the result at once."""
        self._since.start()
        self.speech_requested.emit(texts.counting())
        if not self._moves or not self.steps:
            self.speech_requested.emit(sentences(texts.counted(step, self._match.setup.names) for step in self.steps))
            self.show_winner()
            return
        self._unveiling.start()
        length = self._step_ms * len(self.steps)
        self._clock.setStartValue(0.0)
        self._clock.setEndValue(float(len(self.steps)))
        self._clock.setDuration(length)

    @Slot()
    def _show_next_row(self) -> None:
        """Show the next row or city: one after the other, each row before its city, so that the page need not wait
        until all are painted. The count starts when all can be seen."""
        if self._veiled:
            self._veiled.pop(0)()
        else:
            self._unveiling.stop()
            self._clock.start()

    @Slot()
    def show_winner(self) -> None:
        """End the count and show the winner's city."""
        if self.winner is not None:
            return
        self._clock.stop()
        self._unveiling.stop()
        self._count(len(self.steps), 0.0)
        for row in self.rows:
            row.hide()
            self._rows.removeWidget(row)  # a hidden row would keep its space
        self.winner = WinnerPanel(self._match, self._city_of, self._renderer, self)
        self.winner.join_background(self)
        self._rows.addWidget(self.winner, 1)
        self._fit()
        self.winner.show()
        QTimer.singleShot(0, self.winner.show_cities)
        self.retranslate_ui()
        self.speech_requested.emit(self.winner.speech)
        if self._moves:
            self.sound_requested.emit(Sound.END)
        self._rest.start()

    def skip(self) -> None:
        """Skip the current part: first the count, then the display of the winner's city."""
        if self.winner is None:
            self.show_winner()
        else:
            self._rest.stop()
            self.finished.emit()

    @Slot(object)
    def _tick(self, now: object) -> None:
        at = float(now) if isinstance(now, float) else 0.0
        step = min(int(at), len(self.steps) - 1)
        self._count(step, min((at - step) / GROWING, 1.0))

    def _count(self, step: int, part: float) -> None:
        """Show the sources before `step` fully counted, and the share `part` (from 0 to 1) of `step` itself."""
        running = step if 0 <= step < len(self.steps) else None
        done = len(self.steps) if step >= len(self.steps) else max(step, 0)
        eased = 1 - (1 - part) ** 3
        counts = []
        for row in self.rows:
            parts = [one.gains[row.seat] or 0 for one in self.steps[:done]]
            if running is not None:
                parts.append(round((self.steps[running].gains[row.seat] or 0) * eased))
            counts.append(tuple(parts))
        sums = [sum(parts) for parts in counts]
        shown = [str(one) for one in sums]
        leaders = {seat for seat, one in enumerate(sums) if one and one == max(sums)}
        if done == len(self.steps) and self._totals:
            shown = [self._totals[self._column(seat)].shown for seat in range(len(self.rows))]
            leaders = {one.seat for one in self._standings if one.place == 1}
        for row, counted in zip(self.rows, counts, strict=True):
            row.show_count(counted, running, shown[row.seat], row.seat in leaders)
        if step != self._step:
            self._step = step
            self._update_heading()
            if running is not None and self._moves and self._clock.state() == QVariantAnimation.State.Running:
                self.speech_requested.emit(texts.counted(self.steps[running], self._match.setup.names))
                self.sound_requested.emit(Sound.COIN)

    def _column(self, seat: int) -> int:
        return next(column for column, one in enumerate(self._standings) if one.seat == seat)

    # -- appearance ------------------------------------------------------------------------------------------------

    def retranslate_ui(self) -> None:
        """Set every text, including the names of the sources."""
        self.steps = self._counted()
        self._update_heading()
        self._hint.setText(texts.skip_hint())
        self.setAccessibleName(texts.counting())
        if self.winner is not None:
            self.winner.retranslate_ui()
            self.setAccessibleDescription(self.winner.speech)

    def _update_heading(self) -> None:
        running = 0 <= self._step < len(self.steps)
        heading = texts.counting()
        if self.winner is not None:
            heading = face_of(self._match.setup.options).result(self._match)
        self._title.setText(heading)
        self._source.setText(title(self.steps[self._step].name) if running else handicap() * self._shows_handicap)

    @property
    def _shows_handicap(self) -> bool:
        """Whether the handicaps have just been added."""
        return self._has_handicap and self._step >= len(self.steps) and self.winner is None

    def rescale(self, scale: float) -> None:
        """Adapt the page to the scale of the window."""
        gap = round(7 * scale)
        self._rows.setContentsMargins(gap, gap, gap, gap)
        self._rows.setSpacing(gap)
        self._head_rows.setContentsMargins(*(round(side * scale) for side in (14, 5, 14, 7)))
        self._head_rows.setSpacing(0)
        for row in self.rows:
            row.set_scale(scale)
        if self.winner is not None:
            self.winner.set_scale(scale)

    # -- keys and clicks -------------------------------------------------------------------------------------------

    def _is_deaf(self) -> bool:
        return not self._since.isValid() or self._since.elapsed() < DEAF_MS

    def event(self, event: QEvent) -> bool:
        """Handle every key press as one of this page, including Tab and the keys that have a meaning in the game."""
        if event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            self.keyPressEvent(event)
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Skip the current part on any key, except auto-repeated keys, `SILENT_KEYS` and combinations with Ctrl, Alt
        or Meta."""
        held = event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
        )
        if event.key() in SILENT_KEYS or held:
            event.ignore()
        elif not event.isAutoRepeat() and not self._is_deaf():
            self.skip()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Skip the current part."""
        if not self._is_deaf():
            self.skip()

    def hideEvent(self, event: QEvent) -> None:
        """Stop all timers and the animation while the page is hidden."""
        for running in (self._clock, self._rest, self._unveiling):
            running.stop()
