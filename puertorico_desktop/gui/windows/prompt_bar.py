"""The bar at the top: the player whose turn it is, the question and its reason, and the buttons with the answers."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import (
    QAccessible,
    QFocusEvent,
    QFont,
    QFontMetrics,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import (
    QHBoxLayout,
    QPushButton,
    QSizePolicy,
    QStyle,
    QStyleOptionButton,
    QStylePainter,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.prompts import ButtonSpec
from puertorico_desktop.gui.style.styles import set_style_sheet, set_styled_property
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, MOST_NARROW
from puertorico_desktop.gui.views.tips import show_tip
from puertorico_desktop.gui.windows.bar_styles import PADDING, badge_style, bar_button_style, bar_height
from puertorico_desktop.gui.windows.dots import Dots
from puertorico_desktop.gui.windows.news_card import NewsCard
from puertorico_desktop.gui.windows.pace_choice import PaceChoice
from puertorico_desktop.gui.windows.pennant import PennantLabel
from puertorico_desktop.gui.windows.surfaces import Caption, Panel

STEP_BUTTONS = ("next", "pause", "go_on")
"""The ids of the button that advances the steps of an automatic seat."""
MOST_BUTTONS = 0.5
"""The largest share of the bar for buttons with enlarged texts."""
KEYS_SIZE = 0.85
"""The text size of the key on a button, relative to the text beside it."""
CLOSE_PADDING = 5
"""The padding at both sides of a button's text where the words have little room, in logical pixels at scale 1."""
SPACING, CLOSE_SPACING = 8, 5
"""The gaps between buttons: the usual one, and that where the words have little room."""
BUTTON_FRAME = 34
"""The usual width of a button beside its text, with the gap to the next one, in logical pixels at scale 1."""
NARROW = 0.85
"""The share of their natural width below which the words would have to shrink before buttons stand close."""


class AnswerButton(QPushButton):
    """A button that knows its answer, and may show the key that gives the same answer."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.id = ""
        self.is_reached_by_key = False
        self._spec: ButtonSpec | None = None
        self.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
        self.clicked.connect(self._choose)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Remember whether the focus came by the keyboard."""
        self.is_reached_by_key = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)

    @Slot()
    def _choose(self) -> None:
        self.chosen.emit(self.id)

    @property
    def keys(self) -> str:
        """The key shown beside the text; empty if none is."""
        return "" if self._spec is None else self._spec.keys

    def _keys_font(self) -> QFont:
        font = QFont(self.font())
        font.setPixelSize(max(1, round(self.fontInfo().pixelSize() * KEYS_SIZE)))
        font.setWeight(QFont.Weight.Normal)
        return font

    def _keys_width(self) -> int:
        """Returns the width of the key, with a gap before it."""
        if not self.keys:
            return 0
        return QFontMetrics(self._keys_font()).horizontalAdvance(f" {self.keys}") + self.fontInfo().pixelSize() // 3

    def sizeHint(self) -> QSize:
        """Returns the preferred size, with room for the key."""
        return super().sizeHint() + QSize(self._keys_width(), 0)

    def minimumSizeHint(self) -> QSize:
        """Returns the least size, with room for the key."""
        return super().minimumSizeHint() + QSize(self._keys_width(), 0)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Press the button on Enter, as on Space."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the text, and the key in smaller letters after it."""
        if not self.keys:
            super().paintEvent(event)
            return
        painter = QStylePainter(self)
        with painter:
            option = QStyleOptionButton()
            self.initStyleOption(option)
            option.text = ""  # type: ignore[attr-defined]
            painter.drawControl(QStyle.ControlElement.CE_PushButton, option)
            metrics, extra = self.fontMetrics(), self._keys_width()
            words = metrics.horizontalAdvance(self.text())
            left = (self.width() - words - extra) // 2
            painter.setPen(option.palette.buttonText().color())  # type: ignore[attr-defined]
            painter.setFont(self.font())
            painter.drawText(QRect(left, 0, words + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
            painter.setFont(self._keys_font())
            room = QRect(left + words, 0, extra, self.height())
            painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight, self.keys)

    def event(self, event: QEvent) -> bool:
        """Complete the explanation when the pointer or a screen reader asks for it, and show it to the pointer."""
        if event.type() in (QEvent.Type.ToolTip, QEvent.Type.FocusIn):
            self._show_details()
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            show_tip(event.globalPos(), self.toolTip(), self)
            return True
        return super().event(event)

    def _show_details(self) -> None:
        """Compute and set the explanation, which takes time, only when it is needed."""
        if self._spec is not None and self._spec.more is not None:
            self._explain(self._spec.more())

    def _explain(self, words: str) -> None:
        set_tip(self, words)
        self.setAccessibleDescription(words)

    def forget_press(self) -> None:
        """Forget that the button is held down: the release is no click."""
        buttons, keys = (Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton), Qt.KeyboardModifier.NoModifier
        outside, place = QPointF(-1, -1), QPointF(self.mapToGlobal(QPoint(-1, -1)))
        self.mouseReleaseEvent(QMouseEvent(QEvent.Type.MouseButtonRelease, outside, place, *buttons, keys))

    def rest(self) -> None:
        """Remove the answer from the button."""
        self.id = ""
        self._spec = None
        self.setObjectName("")
        self.hide()

    def show_spec(self, spec: ButtonSpec) -> None:
        """Take the text, the answer and the state of a button specification."""
        if spec == self._spec:
            self.show()
            self._catch_up()
            return
        if spec.id != self.id:
            self.forget_press()  # it was meant for another answer
        self._spec = spec
        self.id = spec.id
        self.setObjectName(f"answer_{spec.id}")
        self.setText(spec.text)
        self.updateGeometry()
        self.setEnabled(spec.enabled)
        self._explain(spec.reason)
        set_styled_property(self, "primary", spec.primary)
        self.show()
        self._catch_up()

    def _catch_up(self) -> None:
        """Update the explanation at once if the button has the focus or a screen reader is active."""
        if self.hasFocus() or QAccessible.isActive():
            self._show_details()


class Crest(QWidget):
    """The crest of the asked player."""

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._seat: int | None = None

    def set_seat(self, seat: int | None) -> None:
        """Set the seat whose crest is shown; None once the game is over: then the crest takes no room."""
        self.setVisible(seat is not None)
        if seat != self._seat:
            self._seat = seat
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the crest as large as there is room."""
        if self._seat is not None:
            with QPainter(self) as painter:
                self._renderer.icons.paint(painter, crest_icon(self._seat), self.rect().toRectF(), "bar_ink")


class PromptBar(Panel):
    """The heading and the detail of the prompt of the interaction, with its buttons on the right."""

    left = Signal(bool)
    """Emitted when the focused answer has been removed; with whether the focus had come there by key."""
    lifted = Signal(bool)
    """Emitted when a button has picked up a piece; with whether the focus had come to the button by key."""

    def __init__(
        self, interaction: TableInteraction, renderer: Renderer, theme: Theme, parent: QWidget | None = None
    ) -> None:
        super().__init__(theme, parent, dark=True)
        self._interaction = interaction
        self._theme = theme
        self._crest = Crest(renderer, self)
        self.heading = Caption(theme, "bar_ink", 15, True, self)
        self.detail = Caption(theme, "bar_ink_soft", BASE_PIXELS, False, self)
        self.dots = Dots(theme, self)
        self.badge = PennantLabel(theme, self)
        self.badge.setAlignment(Qt.AlignmentFlag.AlignVCenter)
        self.badge.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.buttons: list[AnswerButton] = []
        self.pace = PaceChoice(interaction.session.steps, theme, self)
        self.pace.hide()
        self._style = ""
        self._scale = 1.0
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addStretch(1)
        words.addWidget(self.heading)
        words.addWidget(self.detail)
        words.addStretch(1)
        self._line = QHBoxLayout(self)
        self._line.addWidget(self._crest)
        self._line.addLayout(words, 1)
        self._line.addWidget(self.badge)
        self._line.addWidget(self.pace)
        interaction.changed.connect(self.refresh)
        theme.changed.connect(self._fit_texts)
        self.set_scale(1.0)
        self.refresh()

    def set_news_card(self, news: NewsCard) -> None:
        """While news about a player are shown, name that player instead of the one whose move waits."""
        self._interaction.news_seat = news.news_seat
        news.changed.connect(self.refresh)

    @Slot()
    def refresh(self) -> None:
        """Show the current prompt."""
        prompt = self._interaction.prompt()
        self.heading.setText(prompt.heading)
        self.detail.setText(prompt.detail)
        self.detail.setVisible(bool(prompt.detail))
        self.setAccessibleName(prompt.heading)
        ending, why = self._interaction.last_round()
        self.badge.setText(ending)
        self.badge.setVisible(bool(ending))
        set_tip(self.badge, why)
        self.setAccessibleDescription(" ".join(filter(None, (ending, why, prompt.detail))))
        self.dots.setVisible(self._interaction.thinking_indicator.is_visible)
        self._place_dots()
        decision = self._interaction.session.decision
        self._crest.set_seat(None if decision is None else self._interaction.named_seat(decision))
        specs = self._interaction.buttons()
        focus = self.window().focusWidget()
        held = next((button for button in self.buttons if button is focus), None)
        by_key = held is not None and held.is_reached_by_key
        goes = held is not None and not any(spec.id == held.id and spec.enabled for spec in specs)
        if held is not None and goes:
            held.clearFocus()  # otherwise Qt moves the focus to the next widget
        self._arrange(specs)
        for button, spec in zip(self.buttons, specs, strict=False):
            button.show_spec(spec)
        for button in self.buttons[len(specs) :]:
            button.rest()
        if goes and (step := self.step_button) is not None:
            step.setFocus()
        elif goes:
            self.left.emit(by_key)
        self._place_pace()
        self._restyle()

    def _arrange(self, specs: Sequence[ButtonSpec]) -> None:
        """Put the buttons in the order of the answers.

        An answer keeps its button as long as it exists: so a press continues and the focus stays while other buttons
        come and go.
        """
        giving = {button.id: button for button in self.buttons if button.id}
        wanted = {spec.id for spec in specs}
        free = [button for button in self.buttons if button.id not in wanted]
        order = [giving.get(spec.id) or (free.pop(0) if free else self._new_button()) for spec in specs] + free
        if order != self.buttons:
            self.buttons = order
            for button in order:
                self._line.removeWidget(button)
                self._line.addWidget(button)
            for one, following in pairwise(order):
                self.setTabOrder(one, following)

    def _new_button(self) -> AnswerButton:
        button = AnswerButton(self)
        button.chosen.connect(self._press)
        set_style_sheet(button, self._style)
        return button

    def _place_pace(self) -> None:
        """Put the choice of pace before the undo button while the moves of others are followed step by step."""
        waits = self._interaction.session.is_followed
        self.pace.setVisible(waits)
        if not waits:
            return
        undo = next((button for button in self.buttons if button.id == "undo"), None)
        before = self._line.count() if undo is None else self._line.indexOf(undo)
        if self._line.indexOf(self.pace) != before - 1:
            self._line.removeWidget(self.pace)
            self._line.insertWidget(before - 1 if undo is not None else before, self.pace)

    @property
    def step_button(self) -> AnswerButton | None:
        """The button that advances the steps of an automatic seat; None if there is none."""
        return next((button for button in self.buttons if button.id in STEP_BUTTONS), None)

    @Slot(str)
    def _press(self, button: str) -> None:
        by_key = any(one.id == button and one.is_reached_by_key for one in self.buttons)
        self._interaction.press(button)
        if self._interaction.picked is not None:
            self.lifted.emit(by_key)

    def set_scale(self, scale: float) -> None:
        """Adapt the bar to the scale of the table."""
        self._scale = scale
        side = round(26 * scale)
        self._crest.setFixedSize(side, side)
        self._line.setContentsMargins(round(12 * scale), round(3 * scale), round(10 * scale), round(5 * scale))
        self.dots.set_scale(scale)
        self._fit_texts()

    @Slot()
    def _fit_texts(self) -> None:
        """Set the height that the size of texts needs."""
        self.setFixedHeight(bar_height(self._theme, self._scale))
        self._restyle()

    def _texts_width(self) -> int:
        """Returns the width of the buttons' texts in letters of the usual size, in pixels."""
        font = QFont(self.font())
        font.setPixelSize(round(BASE_PIXELS * self._scale))
        metrics = QFontMetrics(font)
        return sum(metrics.horizontalAdvance(button.text()) for button in self.buttons if button.id)

    def _frames_width(self) -> float:
        """Returns the width of the frames and gaps of the buttons at the usual spacing, in pixels."""
        return sum(BUTTON_FRAME for button in self.buttons if button.id) * self._scale

    def _button_size(self) -> float:
        """Returns the factor of the buttons' text size: that of captions, as far as the words keep their room."""
        room = self.width() * MOST_BUTTONS - self._frames_width()
        if not self.pace.isHidden():
            return 1.0
        return max(1.0, min(self._theme.caption_size, room / max(1, self._texts_width())))

    def _lacks_room(self, letters: float, narrow: float) -> bool:
        """Returns whether words shrunk to the share `narrow` of their width lack room beside such buttons."""
        words = max(self.heading.natural_width(), self.detail.natural_width())
        margins = self._line.contentsMargins()
        taken = self._texts_width() * letters + self._frames_width()
        taken += margins.left() + self._crest.width() + SPACING * self._scale + margins.right()
        beside = (self.badge, self.pace)
        taken += sum(one.sizeHint().width() + SPACING * self._scale for one in beside if not one.isHidden())
        return words * narrow > self.width() - taken

    @Slot()
    def _restyle(self) -> None:
        letters = self._button_size()
        self.pace.restyle(self._scale, letters)
        set_style_sheet(self.badge, badge_style(self._theme, self._scale, letters))
        close = self._lacks_room(letters, NARROW)
        if close and self._lacks_room(letters, MOST_NARROW / self._theme.caption_size):
            letters = 1.0
        self._line.setSpacing(round((CLOSE_SPACING if close else SPACING) * self._scale))
        padding = CLOSE_PADDING if close else PADDING
        self._style = bar_button_style(self._theme, self._scale, letters, padding)
        for button in self.buttons:
            set_style_sheet(button, self._style)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keep the dots beside the words."""
        super().resizeEvent(event)
        self._restyle()
        self._place_dots()

    def _place_dots(self) -> None:
        """Put the dots right after the heading; over its end where there is no room."""
        if self.dots.isHidden():
            return
        self._line.activate()
        heading = self.heading.geometry()
        gap = round(6 * self._scale)
        left = heading.left() + min(self.heading.natural_width() + gap, heading.width() - self.dots.width())
        self.dots.move(left, heading.center().y() + round(2 * self._scale) - self.dots.height() // 2)
        self.dots.raise_()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language and its font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self._restyle()
