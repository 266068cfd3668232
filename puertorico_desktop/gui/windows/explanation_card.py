"""A card that explains a piece: its picture, name, state and effect."""

from __future__ import annotations

from collections.abc import Callable

import attrs
from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER, SMALL_PIXELS, scale_of
from puertorico_desktop.gui.windows.floating_card import FloatingCard

WIDTH, PICTURE, MARGIN, GAP, NAME, FOOT = 320, 64, 11, 10, 26, 20
"""Sizes in logical pixels at scale 1."""
NAME_PIXELS, EFFECT_PIXELS = 17, 13.5


@attrs.frozen
class Explanation:
    """The content of a card. `state`: the present state of the piece, without its name; `effect`: its effect; `icon`
    names its picture."""

    icon: str
    name: str
    state: str
    effect: str


class ExplanationCard(FloatingCard):
    """The card of a piece, as long as it is pointed at."""

    delay_ms = 600

    def __init__(self, explanation: Callable[[str], Explanation | None], renderer: Renderer, parent: QWidget) -> None:
        """`explanation` returns the explanation of the place with a name; None where the place has none."""
        super().__init__(renderer.theme, parent)
        self._find_explanation = explanation
        self._renderer = renderer
        self.explanation: Explanation | None = None

    def has_content_for(self, ref: str) -> bool:
        """Returns whether the place has an explanation."""
        return self._find_explanation(ref) is not None

    def load(self, ref: str) -> bool:
        """Look up the explanation of the place."""
        self.explanation = self._find_explanation(ref)
        return self.explanation is not None

    def foot(self) -> str:
        """Returns the text at its foot; empty for a card without one."""
        return ""

    def card_size(self) -> QSize:
        """Returns the size that its sentences need."""
        assert self.explanation is not None
        scale = scale_of(self)
        high = max(PICTURE * scale, NAME * scale + self._state_height())
        height = high + self._effect_height() + (2 * MARGIN + GAP + (FOOT if self.foot() else 0)) * scale
        return QSize(round(WIDTH * scale), round(height))

    def corner(self, place: QRect, size: QSize, room: QSize) -> QPoint:
        """Returns a corner beside the place."""
        return self.corner_aside(place, size, room, ())

    def _state_height(self) -> float:
        assert self.explanation is not None
        room = (WIDTH - 2 * MARGIN - PICTURE - GAP) * scale_of(self)
        return self._height(self.explanation.state, BASE_PIXELS, room)

    def _effect_height(self) -> float:
        assert self.explanation is not None
        return self._height(self.explanation.effect, EFFECT_PIXELS, (WIDTH - 2 * MARGIN) * scale_of(self))

    def _height(self, words: str, pixels: float, width: float) -> float:
        metrics = QFontMetricsF(self._renderer.font(self.font(), pixels * scale_of(self), False)[0])
        return size_of_wrapped(words, metrics, width).height() + 2

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the picture with the name and the state beside it, the effect, and the foot."""
        super().paintEvent(event)
        explanation = self.explanation
        if explanation is None:
            return
        renderer, scale, theme = self._renderer, scale_of(self), self._renderer.theme
        ink, soft = theme.color("ink"), theme.color("ink_soft")
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            margin, side = MARGIN * scale, PICTURE * scale
            picture = QRectF(margin, margin, side, side)
            renderer.card(painter, picture, "paper", "paper_dim", corner=5 * scale, lifted=False)
            inner = picture.adjusted(4 * scale, 4 * scale, -4 * scale, -4 * scale)
            renderer.icons.paint(painter, explanation.icon, inner)
            left, width = picture.right() + GAP * scale, self.width() - picture.right() - GAP * scale - margin
            name = QRectF(left, margin - 2 * scale, width, NAME * scale)
            renderer.label(painter, name, explanation.name, NAME_PIXELS * scale, ink, bold=True, grows=False)
            state = QRectF(left, name.bottom(), width, self._state_height())
            renderer.paragraph(
                painter, state, explanation.state, BASE_PIXELS * scale, soft, Qt.AlignmentFlag.AlignLeft
            )
            top = max(picture.bottom(), state.bottom()) + GAP * scale * 0.7
            effect = QRectF(margin, top, self.width() - 2 * margin, self._effect_height())
            renderer.paragraph(
                painter, effect, explanation.effect, EFFECT_PIXELS * scale, ink, Qt.AlignmentFlag.AlignLeft
            )
            foot = QRectF(
                margin, self.height() - margin * 0.6 - FOOT * scale, self.width() - 2 * margin, FOOT * scale
            )
            renderer.label(painter, foot, self.foot(), SMALL_PIXELS * scale, soft, CENTER, grows=False)
