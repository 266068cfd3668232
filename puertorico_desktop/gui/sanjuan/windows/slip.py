"""The slip of paper beside a building site: it adds up the price line by line."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QRect, QRectF, Qt, Signal, Slot
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding
from puertorico_desktop.gui.sanjuan.texts.price import savings
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.city_delegate import draw_slip
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.cover import Cover, raise_below_cover

translate = QCoreApplication.translate

WIDTH, LINE, MARGIN = 200, 18, 14
"""Sizes in logical pixels at scale 1."""


class PriceSlip(QWidget):
    """Covers free spaces of the own city, or the free end of the hand if there are too few, and never handles the
    mouse; hidden if there is no room at all, or while the table is covered."""

    lacks_room_changed = Signal(bool)
    """Whether there is a price to show and no room for it on the table."""

    def __init__(
        self,
        interaction: SanJuanInteraction,
        city: AreaView,
        hand: AreaView,
        cover: Cover,
        renderer: CardRenderer,
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._interaction = interaction
        self._city = city
        self._hand = hand
        self._cover = cover
        self._renderer = renderer
        self._lacks_room = False
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        interaction.changed.connect(self.refresh)
        interaction.pending_changed.connect(self.refresh)
        cover.laid.connect(self.refresh)
        cover.taken_away.connect(self.refresh)
        self.hide()

    def lines(self) -> list[tuple[str, str, bool]]:
        """Returns words, a figure, and whether the line is a sum; empty while no building is being paid for."""
        pending, session = self._interaction.pending, self._interaction.session
        if not isinstance(pending, PendingBuilding) or pending.card is None or pending.offer is None:
            return []
        game, card = session.game, pending.card
        tag = game.price_tag(game.asked, card, pending.over)
        left = len(pending.hand) - len([ref for ref in pending.paid if ref in pending.hand]) - bool(pending.ref)
        return [
            (card_name(card), str(tag.cost), False),
            *((words, saved, False) for words, saved in savings(tag, card, pending.over)),
            (translate("SanJuanSlip", "You pay"), str(pending.offer.price), True),
            (translate("SanJuanSlip", "Paid"), str(len(pending.paid)), False),
            (translate("SanJuanSlip", "Left in your hand"), str(left), False),
        ]

    @Slot()
    def refresh(self) -> None:
        """Show the present price in a corner with enough room; hide if there is none."""
        lines, place = [] if self._cover.is_covering() else self.lines(), QRect()
        if lines:
            place = self._place(len(lines))
            self._name(lines)
        self.setVisible(not place.isEmpty())
        if not place.isEmpty():
            self.setGeometry(place)
            raise_below_cover(self)
            self.update()
        lacks_room = bool(lines) and place.isEmpty()
        if self._lacks_room != lacks_room:
            self._lacks_room = lacks_room
            self.lacks_room_changed.emit(lacks_room)

    def _name(self, lines: Sequence[tuple[str, str, bool]]) -> None:
        """Set the accessible name, and the lines as the description."""
        text = translate("SanJuanSlip", "{words}: {figure}.")
        said = [text.format(words=words, figure=figure) for words, figure, _ in lines]
        self.setAccessibleName(translate("SanJuanSlip", "Price of the building"))
        self.setAccessibleDescription(sentences(said))

    def _place(self, lines: int) -> QRect:
        """Returns a corner of the city with free spaces only, otherwise one of the hand without cards; empty if there
        is none."""
        scale, pending = scale_of(self), self._interaction.pending
        assert isinstance(pending, PendingBuilding)
        size = (round(WIDTH * scale), round((LINE * lines + MARGIN) * scale))
        built = [
            rect
            for rect, card, space in zip(self._city.rects, pending.city, range(len(pending.city)), strict=True)
            if card is not None or space == pending.space
        ]
        corner = self._corner(self._city, built, size)
        return self._corner(self._hand, self._hand.rects, size) if corner.isEmpty() else corner

    def _corner(self, view: AreaView, taken_rects: Sequence[QRect], size: tuple[int, int]) -> QRect:
        """Returns a corner of a view that intersects none of the rectangles; empty if there is none."""
        table = self.parentWidget()
        assert table is not None
        ground = QRect(view.mapTo(table, view.rect().topLeft()), view.size())
        taken = [QRect(view.mapTo(table, rect.topLeft()), rect.size()) for rect in taken_rects]
        for bottom in (True, False):
            for right in (True, False):
                left = ground.right() - size[0] - 4 if right else ground.left() + 4
                top = ground.bottom() - size[1] - 4 if bottom else ground.top() + 4
                corner = QRect(left, top, *size)
                if ground.contains(corner) and not any(corner.intersects(rect) for rect in taken):
                    return corner
        return QRect()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the lines on paper."""
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            rect = QRectF(self.rect()).adjusted(1, 1, -2, -3)
            draw_slip(self._renderer, painter, rect, self.lines(), scale_of(self))
