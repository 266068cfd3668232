"""The base of all delegates: a record in, a picture out.

A delegate knows the record, its name (DisplayRole) and the scale, nothing of the game. What is picked, allowed or
new is drawn by the view around the parts that the delegate names.
"""

from __future__ import annotations

from typing import Generic, TypeVar

import attrs
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontInfo, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.views.tips import let_through

ItemT = TypeVar("ItemT", bound=Item)


@attrs.frozen
class Look:
    """How an item appears apart from its record: its name in words, and how large everything is."""

    name: str
    scale: float


@attrs.frozen
class Part:
    """A place of its own inside an item, such as one circle of a building."""

    ref: str
    rect: QRectF
    round: bool = False


LIFTED_ROOM = (2, 3)
"""So much of the picture of what the hand holds stays free, at the right and below."""


class ItemDelegate(QStyledItemDelegate, Generic[ItemT]):
    """Paints the records of one model."""

    def __init__(self, brush: Painter, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.brush = brush

    def draw(self, painter: QPainter, rect: QRectF, item: ItemT, look: Look) -> None:
        """Paint the item into the rectangle."""
        raise NotImplementedError

    def held(self, item: ItemT, people: bool) -> ItemT:
        """What of the item the hand takes, if it takes `people` or else other pieces."""
        return item

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: ItemT, ref: str, look: Look) -> None:
        """Paint what the hand holds when the item, or the part of it called `ref`, is dragged."""
        self.draw(painter, rect, item, look)

    def lifted_size(self, item: ItemT, ref: str, rect: QRectF) -> QSize:
        """The size of what the hand holds; `rect` is the item's own place."""
        return rect.size().toSize()

    def landing(self, item: ItemT, ref: str) -> str:
        """The area of the own board where what is lifted will lie; none if it is shown as it lies here."""
        return ""

    def landed_size(self, item: ItemT, ref: str, space: QSizeF) -> QSize:
        """The size that it will have there, where a space is so large."""
        return space.toSize()

    def parts(self, rect: QRectF, item: ItemT, look: Look) -> list[Part]:
        """The places inside the item that can be picked or dropped on, the smaller ones first."""
        return [Part(item.ref, rect)]

    def is_free(self, item: ItemT) -> bool:
        """Whether the item is an empty space of its area, where something may land."""
        return True

    def shown(self, item: ItemT) -> Item:
        """The record with nothing in it but what is painted: items that are equal in that share a picture."""
        return attrs.evolve(item, ref="")

    def is_news(self, old: ItemT, new: ItemT) -> bool:
        """Whether a change of the record is worth being lit."""
        return old != new

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Qt's way in."""
        item = index.data(Qt.ItemDataRole.UserRole)
        if item is None:
            return
        painter.save()
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing
            | QPainter.RenderHint.TextAntialiasing
            | QPainter.RenderHint.SmoothPixmapTransform
        )
        painter.setFont(option.font)
        self.draw(painter, QRectF(option.rect), item, look_of(index, QFontInfo(option.font).pixelSize()))
        painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """The tool tip of an item does not lie in the way of the next click."""
        shown = super().helpEvent(event, view, option, index)
        let_through()
        return shown

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """The plan of the view decides about sizes; Qt's own list layout gets something harmless."""
        return QSize(1, 1)


def look_of(index: QModelIndex | QPersistentModelIndex, pixels: int) -> Look:
    """The look of an item in a view whose font is that high."""
    return Look(str(index.data(Qt.ItemDataRole.DisplayRole) or ""), max(pixels, 1) / BASE_PIXELS)


def held_circle(circle: QRectF) -> QSize:
    """How large the hand holds who stands in that circle: as large, with room for the light around pieces in hand."""
    return QSize(round(circle.width()) + LIFTED_ROOM[0], round(circle.height()) + LIFTED_ROOM[1])
