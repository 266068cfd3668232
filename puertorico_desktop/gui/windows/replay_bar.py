"""The bar at the top while players look back: the position shown, and the controls for moving through the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QRectF, QSignalBlocker, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.play.replay import STEPS, Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts import replay as texts
from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.bar_styles import bar_button_style, bar_height
from puertorico_desktop.gui.windows.course_slider import CourseSlider
from puertorico_desktop.gui.windows.surfaces import Caption, Panel
from puertorico_desktop.match.match import Move

ICONS = {
    "start": "step_end",
    "round_back": "step_round",
    "turn_back": "step_turn",
    "back": "step_decision",
    "forward": "step_decision",
    "turn_forward": "step_turn",
    "round_forward": "step_round",
    "end": "step_end",
}
BACKWARDS = STEPS[: len(STEPS) // 2]
"""The names of the actions whose icons point to the left."""
STEP_WIDTH, BUTTON_HEIGHT = 25, 22
"""Sizes in logical pixels at scale 1."""
GLYPH = 14
"""The size of an icon in logical pixels, at scale 1."""


class StepButton(QPushButton):
    """A button that leads to another position of the game."""

    def __init__(self, step: str, renderer: Renderer, parent: QWidget) -> None:
        super().__init__(parent)
        self._step = step
        self._renderer = renderer
        self.setObjectName(f"step_{step}")
        self.setAutoRepeat(step in ("back", "forward"))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the icon at the full resolution of the screen."""
        super().paintEvent(event)
        side = round(GLYPH * self.height() / BUTTON_HEIGHT)
        with QPainter(self) as painter:
            painter.translate(self.rect().toRectF().center())
            if self._step in BACKWARDS:
                painter.scale(-1, 1)
            ink = "bar_ink" if self.isEnabled() else "bar_rim"
            self._renderer.icons.paint(painter, ICONS[self._step], QRectF(-side / 2, -side / 2, side, side), ink)


class ReplayBar(Panel):
    """Replaces the prompt, at the same height, while the session looks back."""

    def __init__(
        self,
        session: GameSession,
        replay: Replay,
        turn_of: Callable[[Any, Sequence[str]], str | None],
        decided: Callable[[Move], str],
        renderer: Renderer,
        parent: QWidget | None = None,
    ) -> None:
        """`turn_of` returns the name of the player whose turn it is in a game; `decided` the description of a move,
        in a sentence."""
        super().__init__(renderer.theme, parent, dark=True)
        self._session = session
        self._replay = replay
        self._turn_of = turn_of
        self._decided = decided
        self.heading = Caption(renderer.theme, "bar_ink", 15, True, self)
        self.detail = Caption(renderer.theme, "bar_ink_soft", BASE_PIXELS, False, self)
        self.slider = CourseSlider(renderer.theme, self)
        self.slider.valueChanged.connect(self._slide)
        self.steps = {step: StepButton(step, renderer, self) for step in STEPS}
        self.branch_button, self.return_button = QPushButton(self), QPushButton(self)
        self.return_button.setProperty("primary", True)
        for name, button in self._buttons.items():
            button.clicked.connect(replay.actions[name].trigger)
            button.setEnabled(replay.actions[name].isEnabled())
            replay.actions[name].enabledChanged.connect(button.setEnabled)
        self._lay_out()
        renderer.theme.changed.connect(self._restyle)
        renderer.theme.changed.connect(self._fit_texts)
        self.set_scale(1.0)
        self.retranslate()

    @property
    def _buttons(self) -> dict[str, QPushButton]:
        """Returns every button by the name of its action, from left to right."""
        return {**self.steps, "branch": self.branch_button, "return": self.return_button}

    def _lay_out(self) -> None:
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.heading)
        words.addWidget(self.detail)
        words.addStretch(1)
        self._row = QHBoxLayout()
        for button in self._buttons.values():
            self._row.addWidget(button)
        self._way = QVBoxLayout()
        self._way.addLayout(self._row)
        self._way.addWidget(self.slider)
        self._line = QHBoxLayout(self)
        self._line.addLayout(words, 1)
        self._line.addLayout(self._way)

    @Slot()
    def refresh(self) -> None:
        """Show the position at which the session looks."""
        session = self._session
        if not session.is_looking_back:
            return
        with QSignalBlocker(self.slider):
            match = session.match
            self.slider.set_course(session.ply, match.rounds(), match.first_round)
            self.slider.setValue(session.shown_ply)
        self.heading.setText(texts.heading(session.game.round, self._turn_of(session.game, session.names)))
        self.detail.setText(self._what_followed())
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(self.detail.text())

    def _what_followed(self) -> str:
        session, here = self._session, self._session.shown_ply
        if here == session.ply:
            return texts.present()
        return texts.next_move(here + 1, session.ply, self._decided(session.match.moves[here]))

    @Slot(int)
    def _slide(self, ply: int) -> None:
        self._session.look_back(ply)

    def set_scale(self, scale: float) -> None:
        """Adapt the bar to the scale of the table."""
        self._scale = scale
        self._line.setContentsMargins(round(12 * scale), round(3 * scale), round(10 * scale), round(4 * scale))
        self._line.setSpacing(round(10 * scale))
        self._row.setSpacing(round(3 * scale))
        self._way.setSpacing(round(2 * scale))
        self._fit_texts()
        for button in self._buttons.values():
            button.setFixedHeight(round(BUTTON_HEIGHT * scale))
        for button in self.steps.values():
            button.setFixedWidth(round(STEP_WIDTH * scale))
        self.slider.set_scale(scale)
        self._restyle()

    @Slot()
    def _fit_texts(self) -> None:
        """Set the height of the prompt that the bar replaces."""
        self.setFixedHeight(bar_height(self._theme, self._scale))

    @Slot()
    def _restyle(self) -> None:
        flat = f" QPushButton {{ padding: 0 {round(9 * self._scale)}px; }}"
        style = bar_button_style(self._theme, self._scale) + flat
        for button in self._buttons.values():
            set_style_sheet(button, style)

    def retranslate(self) -> None:
        """Set every text."""
        actions = self._replay.actions
        for name, button in self._buttons.items():
            set_tip(button, actions[name].toolTip())
            button.setAccessibleName(plain(actions[name].text()))
        for name in ("branch", "return"):
            self._buttons[name].setText(plain(actions[name].text()))
        self.slider.setAccessibleName(texts.slider())
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
