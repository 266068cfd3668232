"""One of two cards side by side: the player's choice, and the expert's preferred one."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPointF, QRectF, Qt, Slot
from PySide6.QtGui import QColor, QFont, QLinearGradient, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.review.mark_signs import TOKENS, draw_sign
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CORNER
from puertorico_desktop.learn.review.formulas import Mark

ICON, NARROW_ICON = 40, 28
SIGN = 12
TINT_TOP, TINT = 30, 66
"""The opacities of the mark's colour at the top and at the bottom, from 0 to 255."""
NAME = 1.15
"""The font size of the name of the choice, as a multiple of that of other text."""


@attrs.frozen
class Choice:
    """The content of a card. `caption` says whose choice it is, `chance` is the chance after it, `remark` its
    quality; `mark` is None if the choice has no mark."""

    caption: str
    icon: str
    name: str
    chance: str = ""
    remark: str = ""
    mark: Mark | None = None


class ChoiceCard(QWidget):
    """A card tinted with the colour of the mark; the sign of the mark is drawn as well, because colour alone must not
    carry information."""

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._scale = 1.0
        self.choice: Choice | None = None
        self._caption, self._name, self._chance, self._remark = Label(), Label(), Label(), Label()
        self._icon, self._sign = Label(), QWidget()
        words = QVBoxLayout()
        words.setSpacing(0)
        words.addWidget(self._name)
        words.addWidget(self._chance)
        self._middle = QHBoxLayout()
        self._middle.addWidget(self._icon, 0, Qt.AlignmentFlag.AlignVCenter)
        self._middle.addLayout(words, 1)
        self._below = QHBoxLayout()
        self._below.addWidget(self._sign, 0, Qt.AlignmentFlag.AlignVCenter)
        self._below.addWidget(self._remark, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addWidget(self._caption)
        self._layout.addLayout(self._middle)
        self._layout.addLayout(self._below)
        self._layout.addStretch(1)
        for label in (self._caption, self._name, self._chance, self._remark):
            label.setWordWrap(True)
        renderer.theme.changed.connect(self._refresh)

    def text(self) -> str:
        """Returns the whole text of the card."""
        return self.accessibleName()

    def show_choice(self, choice: Choice) -> None:
        """Display a choice."""
        self.choice = choice
        self._caption.setText(choice.caption)
        self._name.setText(choice.name)
        self._chance.setText(choice.chance)
        self._remark.setText(choice.remark)
        self._chance.setVisible(bool(choice.chance))
        self._remark.setVisible(bool(choice.remark))
        self._sign.setVisible(choice.mark is not None)
        words = (choice.caption, choice.name, choice.chance, choice.remark)
        self.setAccessibleName(sentences(word for word in words if word))
        self._refresh()

    def set_scale(self, scale: float, narrow: bool) -> None:
        """Adapt to the scale of the page; `narrow` is whether only a small icon fits."""
        self._scale = scale
        gap = round(6 * scale)
        self._layout.setContentsMargins(gap, gap, gap, gap)
        self._layout.setSpacing(round(3 * scale))
        self._middle.setSpacing(gap)
        self._below.setSpacing(round(4 * scale))
        self._icon.setFixedSize(*[round((NARROW_ICON if narrow else ICON) * scale)] * 2)
        self._sign.setFixedSize(*[round(SIGN * scale)] * 2)
        font = QFont(self.font())
        font.setPixelSize(round(BASE_PIXELS * scale))
        for label in (self._caption, self._chance, self._remark):
            label.setFont(font)
        bold = QFont(font)
        bold.setBold(True)
        self._remark.setFont(bold)
        bold.setPixelSize(round(BASE_PIXELS * NAME * scale))
        self._name.setFont(bold)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        if self.choice is not None:
            side, ratio = self._icon.width(), self.devicePixelRatioF()
            self._icon.setPixmap(self._renderer.icons.pixmap(self.choice.icon, side, ratio))
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the background and the sign of the mark."""
        theme, choice = self._renderer.theme, self.choice
        if choice is None:
            return
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            ground = QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5)
            corner = CORNER * self._scale
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("paper"))
            painter.drawRoundedRect(ground, corner, corner)
            color = QColor(theme.color("ink_soft" if choice.mark is None else TOKENS[choice.mark]))
            tint = QLinearGradient(ground.topLeft(), ground.bottomLeft())
            for at, opacity in ((0.0, TINT_TOP), (1.0, TINT)):
                color.setAlpha(opacity)
                tint.setColorAt(at, color)
            color.setAlpha(2 * TINT)
            painter.setPen(QPen(color, 1))
            painter.setBrush(tint)
            painter.drawRoundedRect(ground, corner, corner)
            if choice.mark is not None:
                spot = QPointF(self._sign.geometry().center())
                draw_sign(painter, theme, choice.mark, spot, SIGN * self._scale)
