"""The base class of all delegates: paints one record.

A delegate knows the record, its name (DisplayRole) and the scale, but not the game. Rings around picked, allowed or
changed parts are drawn by the view, around the parts that the delegate names.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Generic, TypeVar

import attrs
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFontInfo, QHelpEvent, QPainter
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.views.tips import pass_input_through

ItemT = TypeVar("ItemT", bound=Item)


@attrs.frozen
class Look:
    """The appearance of an item apart from its record: its name in words, and the scale."""

    name: str
    scale: float


@attrs.frozen
class Part:
    """A part of an item that can be picked or dropped on by itself, such as one circle of a building."""

    ref: str
    rect: QRectF
    round: bool = False


LIFTED_ROOM = (2, 3)
"""The logical pixels of a drag picture that stay free at the right and at the bottom, for its shadow."""


class ItemDelegate(QStyledItemDelegate, Generic[ItemT]):
    """Paints the records of one model."""

    def __init__(self, renderer: Renderer, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.renderer = renderer

    def draw(self, painter: QPainter, rect: QRectF, item: ItemT, look: Look) -> None:
        """Paint the item into the rectangle."""
        raise NotImplementedError

    def draw_figures(self, painter: QPainter, rect: QRectF, item: ItemT, look: Look) -> Mapping[str, QRectF]:
        """Paint the item, and return the rectangles of its figures by the icons of the pieces that they count.

        By default there are none, and nothing is painted.
        """
        return {}

    def dragged_part(self, item: ItemT, people: bool) -> ItemT:
        """Returns the part of the item that a drag lifts: a colonist if `people`, otherwise the piece itself."""
        return item

    def draw_lifted(self, painter: QPainter, rect: QRectF, item: ItemT, ref: str, look: Look) -> None:
        """Paint the drag picture of the item, or of its part called `ref`."""
        self.draw(painter, rect, item, look)

    def lifted_size(self, item: ItemT, ref: str, rect: QRectF) -> QSize:
        """Returns the size of the drag picture; `rect` is the item's own rectangle."""
        return rect.size().toSize()

    def drop_area(self, item: ItemT, ref: str) -> str:
        """Returns the area of the player's own board where the lifted piece will lie; empty if the drag picture is
        the same as the item."""
        return ""

    def landed_size(self, item: ItemT, ref: str, space: QSizeF) -> QSize:
        """Returns the size that the piece will have on the board, where a space has the size `space`."""
        return space.toSize()

    def parts(self, rect: QRectF, item: ItemT, look: Look) -> list[Part]:
        """Returns the parts of the item that can be picked or dropped on, the smaller ones first."""
        return [Part(item.ref, rect)]

    def is_free(self, item: ItemT) -> bool:
        """Returns whether the item is an empty space of its area."""
        return True

    def painted_fields(self, item: ItemT) -> Item:
        """Returns the record reduced to the fields that are painted: records that are equal after this share a cached
        picture."""
        return attrs.evolve(item, ref="")

    def is_news(self, old: ItemT, new: ItemT) -> bool:
        """Returns whether the change of a record is highlighted."""
        return old != new

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Paint the record of an index; called by Qt."""
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
        try:
            self.draw(painter, QRectF(option.rect), item, look_of(index, QFontInfo(option.font).pixelSize()))
        finally:
            painter.restore()

    def helpEvent(
        self,
        event: QHelpEvent,
        view: QAbstractItemView,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> bool:
        """Show the tool tip of the item so that it does not intercept the next click."""
        shown = super().helpEvent(event, view, option, index)
        pass_input_through()
        return shown

    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Returns a nominal size for Qt's own list layout: the plan of the view decides the real one."""
        return QSize(1, 1)


def look_of(index: QModelIndex | QPersistentModelIndex, pixels: int) -> Look:
    """Returns the look of an item in a view whose font has a height of `pixels`."""
    return Look(str(index.data(Qt.ItemDataRole.DisplayRole) or ""), max(pixels, 1) / BASE_PIXELS)


def held_circle(circle: QRectF) -> QSize:
    """Returns the size of the drag picture of a colonist in that circle: the circle, with room for the shadow."""
    return QSize(round(circle.width()) + LIFTED_ROOM[0], round(circle.height()) + LIFTED_ROOM[1])
