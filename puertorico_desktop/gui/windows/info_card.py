"""A card that explains the piece under the pointer: its picture, name, state and effect."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

import attrs
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt, Signal, Slot
from PySide6.QtGui import QAction, QFontMetricsF, QKeySequence, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.texts.explanations import action_text, rules_key
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.area import AreaView
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


class InfoCard(FloatingCard):
    """The card of a piece; it closes when a piece is picked up and when something is chosen."""

    delay_ms = 600

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        explanation: Callable[[str], Explanation | None],
        renderer: Renderer,
        parent: QWidget,
    ) -> None:
        """`explanation` returns the explanation of the place with a name; None where the place has none."""
        super().__init__(renderer.theme, parent)
        self._interaction = interaction
        self._find_explanation = explanation
        self._renderer = renderer
        self.explanation: Explanation | None = None
        interaction.changed.connect(self._follow)
        interaction.pending_changed.connect(self.dismiss)
        interaction.refused.connect(self.dismiss)  # the tool tip with the reason is at the pointer

    @Slot()
    def _follow(self) -> None:
        """Update the card, since the state of the piece may have changed."""
        if self._interaction.picked is not None:
            self.dismiss()
        elif not self.isHidden():
            self.appear()

    def has_content_for(self, ref: str) -> bool:
        """Returns whether the place has an explanation and no piece is picked up."""
        return self._interaction.picked is None and self._find_explanation(ref) is not None

    def load(self, ref: str) -> bool:
        """Look up the explanation of the place."""
        self.explanation = self._find_explanation(ref)
        return self.explanation is not None

    def card_size(self) -> QSize:
        """Returns the size that its sentences need."""
        assert self.explanation is not None
        scale = scale_of(self)
        high = max(PICTURE * scale, NAME * scale + self._state_height())
        height = high + self._effect_height() + (2 * MARGIN + GAP + FOOT) * scale
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
        """Paint the picture with the name and the state beside it, the effect, and the key that opens the rules."""
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
            words = rules_key(key_text(QKeySequence.StandardKey.HelpContents))
            renderer.label(painter, foot, words, SMALL_PIXELS * scale, soft, CENTER, grows=False)


class InfoCardController(QObject):
    """Shows the card of the piece on which the pointer rests, or of the focused piece when the key for it is
    pressed."""

    speech_requested = Signal(str)
    """Emitted with an explanation that was requested with the keyboard, in sentences."""

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        views: Iterable[AreaView],
        icon_of: Callable[[Item], str],
        is_covered: Callable[[], bool],
        renderer: Renderer,
        table: QWidget,
    ) -> None:
        """`icon_of` returns the picture of a piece, empty where the piece has no card; `is_covered` whether the table
        is covered at present."""
        super().__init__(table)
        self._views: list[AreaView] = []
        self._icon_of = icon_of
        self._table = table
        self._is_covered = is_covered
        self.card = InfoCard(interaction, self._explanation_of, renderer, table)
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence("Alt+Return"))
        self.action.triggered.connect(self.explain_current)
        self.card.installEventFilter(self)  # for LanguageChange events
        self.add(views)
        self._name_action()

    def add(self, views: Iterable[AreaView]) -> None:
        """Explain the pieces of these views, too."""
        for view in views:
            self._views.append(view)
            view.pointed.connect(partial(self._on_pointed_at, view))
            view.is_explained = self._is_explained

    def _place_in(self, view: AreaView, ref: str) -> QRect:
        """Returns the rectangle of a piece of a view, on the table."""
        rect = view.rect_of(ref)
        return QRect(view.viewport().mapTo(self._table, rect.topLeft()), rect.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_action()
        return super().eventFilter(watched, event)

    def _name_action(self) -> None:
        self.action.setText(action_text())

    @Slot()
    def explain_current(self) -> None:
        """Explain at once the focused piece or the piece under the pointer, or close the card."""
        if self.card.shown:
            self.card.dismiss()
            return
        found = next((view for view in self._views if view.is_played_by_key), None)
        view = found or next((view for view in self._views if view.underMouse()), None)
        if view is None:
            return
        point = view.viewport().mapFromGlobal(view.cursor().pos())
        record = view.record(view.currentIndex().row() if found is not None else view.indexAt(point).row())
        if record is None:
            return
        self.card.look_at(record.ref, partial(self._place_in, view, record.ref))
        self.card.appear()
        explanation = self.card.explanation
        if self.card.shown and explanation is not None:
            self.speech_requested.emit(sentences((view.table_model.speech(record), explanation.effect)))

    def _on_pointed_at(self, view: AreaView, ref: str) -> None:
        """Note the piece pointed at, if any. With the keyboard a card is shown only on request."""
        record = self._record_at(view, ref)
        if record is None:
            if self.card.shown or not ref:
                self.card.dismiss()
        elif view.is_pointed_by_mouse or not view.is_played_by_key or self.card.shown:
            self.card.look_at(record.ref, partial(self._place_in, view, record.ref))

    @staticmethod
    def _record_at(view: AreaView, ref: str) -> Item | None:
        """Returns the item that a place belongs to."""
        if not ref:
            return None
        rows = enumerate(view.records)
        return next((one for row, one in rows if any(part.ref == ref for part in view.parts(row))), None)

    def _is_explained(self, view: AreaView, record: Item) -> bool:
        """Returns whether a card contains the text of the tooltip."""
        return bool(self._icon_of(record)) and bool(view.table_model.effect(record))

    def _explanation_of(self, ref: str) -> Explanation | None:
        if self._is_covered():
            return None
        for view in self._views:
            for record in view.records if view.isVisible() else ():
                if record.ref == ref:
                    model, icon = view.table_model, self._icon_of(record)
                    if not icon or not model.effect(record) or not model.tool_tip(record):
                        return None
                    return Explanation(icon, model.name(record), model.state(record), model.effect(record))
        return None
