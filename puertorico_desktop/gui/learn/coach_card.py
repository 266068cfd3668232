"""The coach's card, shown in place of the log: the task, goals, tries and hints."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import attrs
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt, QTimer, Signal, Slot
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen, QShowEvent
from PySide6.QtWidgets import (
    QFrame,
    QHBoxLayout,
    QPushButton,
    QScrollArea,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.style.scroll_bars import scroll_bar_style
from puertorico_desktop.gui.style.styles import set_style_sheet, set_styled_property
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, pixels_of, scale_of
from puertorico_desktop.gui.windows.bar_styles import bar_button_style
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.gui.windows.whole_lines import WholeLines
from puertorico_desktop.learn.lessons.record import HINTS
from puertorico_desktop.learn.lessons.run import Mark

translate = QCoreApplication.translate

READING = 13 / 12
"""The font size of texts to be read, as a multiple of that on the boards."""
SIDE, BOX = 10, 14
FOCUS = 1.5
"""The width of the frame that the texts have while they have the keyboard focus, in logical pixels at scale 1."""


@attrs.frozen
class GoalLine:
    """A goal as displayed."""

    text: str
    mark: Mark
    optional: bool


@attrs.frozen
class CoachWords:
    """All texts and states of the card. `tries` are the tries that were taken back, as pairs of the moves and their
    result; `reply` is the reply to the move on the table; `hints` are the hints shown, `answer` the text after the
    last hint; `can_show`: whether the move can be shown after the last hint."""

    title: str = ""
    number: str = ""
    lead: str = ""
    goals: tuple[GoalLine, ...] = ()
    tries: tuple[tuple[str, str], ...] = ()
    reply: str = ""
    hints: tuple[str, ...] = ()
    answer: str = ""
    why: str = ""
    note: str = ""
    is_missed: bool = False
    is_done: bool = False
    can_go_back: bool = False
    can_show: bool = True
    has_next: bool = False


def mark_text(mark: Mark) -> str:
    """Returns the state of a goal in words, for screen readers."""
    return {
        Mark.OPEN: translate("Lesson", "open"),
        Mark.REACHED: translate("Lesson", "reached"),
        Mark.MISSED: translate("Lesson", "out of reach"),
    }[mark]


class GoalBox(QWidget):
    """A goal with its box: ticked, crossed out, or empty while open. The box is dashed for an optional goal."""

    def __init__(self, theme: Theme, line: GoalLine, pixels: int, parent: QWidget) -> None:
        """Make the widget; `pixels` is the font size in pixels."""
        super().__init__(parent)
        self._theme = theme
        self._line = line
        font = QFont(parent.font())
        font.setPixelSize(pixels)
        self.setFont(font)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        scale = scale_of(self)
        row.addSpacing(round((BOX + 8) * scale))
        label = Label(self)
        label.setWordWrap(True)
        label.setText(line.text)
        font.setBold(not line.optional)
        label.setFont(font)
        row.addWidget(label, 1)
        self.setAccessibleName(sentences((line.text, f"({mark_text(line.mark)})")))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the box and its sign."""
        scale, theme = scale_of(self), self._theme
        side = BOX * scale
        box = QRectF(1, 3 * scale, side, side)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            style = Qt.PenStyle.DashLine if self._line.optional else Qt.PenStyle.SolidLine
            painter.setPen(QPen(theme.color("ink_soft"), 1.5 * scale, style))
            reached = self._line.mark is Mark.REACHED
            painter.setBrush(theme.color("gold") if reached else theme.color("paper"))
            painter.drawRoundedRect(box, 3 * scale, 3 * scale)
            painter.setPen(QPen(theme.color("gold_ink" if reached else "ink"), 2 * scale))
            left, top, right, bottom = box.left(), box.top(), box.right(), box.bottom()
            if reached:
                painter.drawLine(
                    QPointF(left + side * 0.2, top + side * 0.55), QPointF(left + side * 0.42, bottom - side * 0.2)
                )
                painter.drawLine(
                    QPointF(left + side * 0.42, bottom - side * 0.2), QPointF(right - side * 0.15, top + side * 0.2)
                )
            elif self._line.mark is Mark.MISSED:
                inset = side * 0.25
                painter.drawLine(QPointF(left + inset, top + inset), QPointF(right - inset, bottom - inset))
                painter.drawLine(QPointF(left + inset, bottom - inset), QPointF(right - inset, top + inset))


class CoachCard(Panel):
    """The card: displays the texts given to `show_words`, and emits a signal for each button."""

    hint_requested = Signal()
    restart_requested = Signal()
    back_requested = Signal()
    leave_requested = Signal()
    next_requested = Signal()
    log_requested = Signal()

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.words = CoachWords()
        self._goes_on = False
        self._is_stale = True
        """Whether style and texts are set anew when the card is shown, which most games never do."""
        self.heading = Label(self)
        self.heading.setWordWrap(True)
        self.number = Label(self)
        self.log_button, self.close_button = self._button("log"), self._button("close")
        self.log_button.clicked.connect(self.log_requested)
        self.close_button.clicked.connect(self.leave_requested)
        self._content = QWidget()
        self._content.setAutoFillBackground(False)
        self._lines = QVBoxLayout(self._content)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setWidget(self._content)
        self.area.setMinimumSize(1, 1)
        WholeLines(self.area, self._content)
        self._last: Label | None = None
        self.area.verticalScrollBar().rangeChanged.connect(self._follow)
        self.hint_button, self.restart_button = self._button("hint"), self._button("restart")
        self.leave_button, self.next_button = self._button("leave"), self._button("next")
        self.back_button, self.go_on_button = self._button("back"), self._button("go_on")
        self.hint_button.clicked.connect(self.hint_requested)
        self.restart_button.clicked.connect(self.restart_requested)
        self.back_button.clicked.connect(self.back_requested)
        self.go_on_button.clicked.connect(self._go_on)
        self.leave_button.clicked.connect(self.leave_requested)
        self.next_button.clicked.connect(self.next_requested)
        self._lay_out()
        theme.changed.connect(self._follow_theme)
        self._written = self._letters
        """The font size in pixels of the texts that are shown."""
        self.set_gold_frame()
        self.retranslate()

    def _button(self, name: str) -> QPushButton:
        button = QPushButton(self)
        button.setObjectName(f"lesson_{name}")
        return button

    def _lay_out(self) -> None:
        self._body = QVBoxLayout(self)
        head = QHBoxLayout()
        head.addWidget(self.heading, 1)
        head.addWidget(self.number)
        head.addWidget(self.log_button)
        head.addWidget(self.close_button)
        self._body.addLayout(head)
        self._body.addWidget(self.area, 1)
        self._offers, self._foot = QHBoxLayout(), QHBoxLayout()
        self._offers.addWidget(self.back_button)
        self._offers.addWidget(self.go_on_button)
        self._offers.addStretch(1)
        for button in (self.hint_button, self.restart_button):
            self._foot.addWidget(button)
        self._foot.addStretch(1)
        for button in (self.leave_button, self.next_button):
            self._foot.addWidget(button)
        self._body.addLayout(self._offers)
        self._body.addLayout(self._foot)

    # -- texts ------------------------------------------------------------------------------------------------------

    def show_words(self, words: CoachWords) -> None:
        """Display these texts, if they differ from the current ones."""
        if words == self.words:
            return
        if (words.reply, words.is_missed) != (self.words.reply, self.words.is_missed):
            self._goes_on = False
        self.words = words
        self._refresh()

    def _refresh(self) -> None:
        self._is_stale = False
        words, self._written = self.words, self._letters
        self.heading.setText(words.title)
        self.number.setText(words.number)
        focus = self.area.hasFocus()
        while (item := self._lines.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        self._add_text(words.note, "note")
        self._add_text(words.lead, "lead")
        for goal in words.goals:
            self._lines.addWidget(GoalBox(self._theme, goal, self._letters, self._content))
        last = self._add_tries_and_hints(words)
        self._lines.addStretch(1)
        self._refresh_buttons()
        self.area.setAccessibleName(words.title)
        if focus:
            self.area.setFocus()
        self._lines.activate()
        if last is not None:
            QTimer.singleShot(0, last, partial(self._look_at, last))
        self._last = last

    @Slot()
    def _follow(self) -> None:
        if self._last is not None:
            self._look_at(self._last)

    def _look_at(self, line: Label) -> None:
        """Scroll to the latest text, or to its beginning if it is higher than the card."""
        room = self.area.viewport().height()
        self.area.ensureWidgetVisible(line, 0, 0)
        if line.height() > room:  # a text higher than the card is shown from its beginning
            self.area.verticalScrollBar().setValue(line.y())

    def _add_tries_and_hints(self, words: CoachWords) -> Label | None:
        last = None
        if words.tries or words.reply:
            self._add_text(translate("Lesson", "What you have tried"), "caption")
        for number, (done, led_to) in enumerate(words.tries, start=1):
            text = translate("Lesson", "{number}. {words}")
            self._add_text(text.format(number=number, words=sentences((done, led_to))), "try")
        if words.reply:
            last = self._add_text(words.reply, "reply")
        for number, hint in enumerate(words.hints, start=1):
            text = translate("Lesson", "Hint {number}. {hint}").format(number=number, hint=hint)
            last = self._add_text(text, "hint")
        if words.answer:
            last = self._add_text(words.answer, "reply")
        if words.why:
            last = self._add_text(words.why, "why")
        return last

    def _add_text(self, text: str, kind: str) -> Label | None:
        if not text:
            return None
        label = Label(self._content)
        label.setWordWrap(True)
        label.setText(text)
        label.setProperty("kind", kind)
        label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        label.setStyleSheet(self._style_of(kind))
        self._lines.addWidget(label)
        return label

    def _style_of(self, kind: str) -> str:
        scale, color = scale_of(self), self._theme.color
        ink = color("ink").name()
        rules = [f"color: {color('ink_soft').name() if kind == 'caption' else ink}; font-size: {self._letters}px;"]
        if kind in ("caption", "why", "note"):
            rules.append("font-weight: 600;")
        if kind in ("try", "reply", "why"):
            rules.append(f"background: {color('paper_dim' if kind == 'try' else 'paper').name()};")
            rules.append(f"border-radius: {round(5 * scale)}px; padding: {round(5 * scale)}px;")
        if kind == "why":
            rules.append(f"border: {round(2 * scale)}px solid {color('gold').name()};")
        if kind == "hint":
            rules.append(f"border: 0px solid {color('gold').name()}; border-left-width: {round(4 * scale)}px;")
            rules.append(f"padding-left: {round(6 * scale)}px;")
        return f"QLabel {{ {' '.join(rules)} }}"

    def _refresh_buttons(self) -> None:
        """Update the buttons. The keyboard focus stays on its button, or moves to the texts if the button is hidden
        or disabled."""
        held = self.window().focusWidget()
        if held is None or held is self.area or not self.isAncestorOf(held):
            self._show_buttons()
            return
        self._show_buttons()
        place = self.area if held.isHidden() or not held.isEnabled() else held
        if place is not self.window().focusWidget():
            place.setFocus()

    def _show_buttons(self) -> None:
        words = self.words
        offers = words.is_missed and not self._goes_on
        self.back_button.setVisible(offers)
        self.go_on_button.setVisible(offers)
        self.restart_button.setEnabled(words.can_go_back)
        has_hints = not words.is_done and not words.answer and words.can_show
        self.hint_button.setEnabled(has_hints)
        set_styled_property(self.hint_button, "primary", has_hints)
        self.next_button.setVisible(words.has_next)
        set_styled_property(self.next_button, "primary", words.is_done)
        set_styled_property(self.back_button, "primary", offers)
        self.retranslate()
        self._restyle()

    @Slot()
    def _go_on(self) -> None:
        self._goes_on = True
        self._refresh_buttons()

    def retranslate(self) -> None:
        """Set the texts of the buttons."""
        shown = len(self.words.hints)
        number = min(shown + 1, HINTS)
        hint = translate("Lesson", "Hint {number} of {all}").format(number=number, all=HINTS)
        self.hint_button.setText(hint if shown < HINTS else translate("Lesson", "Show the move"))
        self.restart_button.setText(translate("Lesson", "Start over"))
        self.back_button.setText(translate("Lesson", "Take back"))
        self.go_on_button.setText(translate("Lesson", "Go on anyway"))
        self.leave_button.setText(translate("Lesson", "Leave"))
        self.next_button.setText(translate("Lesson", "Next"))
        self.log_button.setText(translate("Table", "Log"))
        self.close_button.setText("×")
        leave = translate("Lesson", "Leave the lesson")
        set_tip(self.close_button, leave)
        self.close_button.setAccessibleName(leave)

    # -- appearance -------------------------------------------------------------------------------------------------

    def set_scale(self, scale: float) -> None:
        """Adapt margins and fonts to the scale of the table; the fonts when the card is shown."""
        self._body.setContentsMargins(*(round(SIDE * scale),) * 4)
        self._body.setSpacing(round(6 * scale))
        self._lines.setContentsMargins(0, 0, round(4 * scale), 0)
        self._lines.setSpacing(round(6 * scale))
        for row in (self._offers, self._foot):
            row.setSpacing(round(6 * scale))
        self._is_stale = True
        if self.isVisible():
            self._refresh()

    def showEvent(self, event: QShowEvent) -> None:
        """Adapt the card to the scale and the scheme, which may have changed since it was last shown."""
        super().showEvent(event)
        if self._is_stale:
            self._refresh()

    @property
    def _letters(self) -> int:
        """The font size in pixels of texts to be read; it is not inherited where a style sheet is set."""
        return round(pixels_of(self) * READING * self._theme.text_size)

    @Slot()
    def _follow_theme(self) -> None:
        """Restyle the card when it is shown: in most games it is hidden. If its letters have another size now, write
        its texts anew."""
        if not self.isVisible():
            self._is_stale = True
        elif self._letters != self._written:
            self._refresh()
        else:
            self._restyle()

    @Slot()
    def _restyle(self) -> None:
        scale = scale_of(self)
        ink: QColor = self._theme.color("ink")
        frame = max(1, round(FOCUS * scale))
        set_style_sheet(
            self,
            bar_button_style(self._theme, scale)
            + f" QPushButton {{ padding: {round(4 * scale)}px {round(8 * scale)}px; }}"
            + f" QLabel {{ color: {ink.name()}; }}"
            + " QScrollArea, QScrollArea > QWidget > QWidget { background: transparent; }"
            + f" QScrollArea {{ border: {frame}px solid transparent; border-radius: {frame}px; }}"
            + f" QScrollArea:focus {{ border-color: {self._theme.color('focus').name()}; }}"
            + scroll_bar_style(self._theme, scale),
        )
        for label in self._content.findChildren(Label, options=Qt.FindChildOption.FindDirectChildrenOnly):
            set_style_sheet(label, self._style_of(label.property("kind")))
        font = self.font()
        font.setPixelSize(max(round((BASE_PIXELS + 3) * scale), self._letters))
        font.setBold(True)
        self.heading.setFont(font)

    def minimumSizeHint(self) -> QSize:
        """Returns a minimal size, because the card takes the space of the log."""
        return QSize(1, 1)

    @property
    def buttons(self) -> Sequence[QPushButton]:
        """The buttons in tab order."""
        return (
            *(self.hint_button, self.restart_button, self.back_button, self.go_on_button),
            *(self.leave_button, self.next_button, self.log_button, self.close_button),
        )
