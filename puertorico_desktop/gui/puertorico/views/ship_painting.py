"""The painting of wooden structures: hulls and sails of ships, the trading house, the counter of an office.

`RIGS` and `CREW_STANDS` select the sails and the colonist ship, or their replacements, of an edition. Light comes
from the top left. If textures are off, the grain is left out and outlines are stronger.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.scaling import PLAIN_RIM

Work = Callable[[TableRenderer, QPainter, QRectF], None]
"""A function that paints a structure into a rectangle."""

GRAIN = 70
"""The opacity of the seams between planks, from 0 to 255."""
STRAKES = 3
"""The number of planks of a hull, one above the other."""
TWO_MASTS_FROM = 4.5
"""The ratio of width to height of the room above the crates, above which a ship has two masts."""


def hull(renderer: TableRenderer, painter: QPainter, rect: QRectF) -> None:
    """Paint the side of a ship, with its bow on the right: the top of the rectangle is the deck, stern and prow rise
    above it."""
    height = rect.height()
    rise, post, bow = height * 0.24, height * 0.2, min(rect.width() * 0.14, height)
    left, right, top, bottom = rect.left(), rect.right(), rect.top(), rect.bottom()
    path = QPainterPath(QPointF(left, top - rise))
    path.lineTo(left + post, top - rise)
    path.lineTo(left + post * 1.4, top)
    path.lineTo(right - post * 2.4, top)
    path.quadTo(right - post, top - rise * 0.1, right, top - rise * 1.3)
    path.cubicTo(right - bow * 0.2, top + height * 0.5, right - bow * 0.7, bottom, right - bow * 1.5, bottom)
    path.lineTo(left + bow * 0.8, bottom)
    path.quadTo(left + bow * 0.1, bottom - height * 0.1, left, top - rise)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(renderer.slope(rect, "wood_top", "wood"))
    painter.drawPath(path)
    if renderer.theme.textures:
        painter.save()
        painter.setClipPath(path)
        painter.setPen(_seam(renderer, height))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for number in range(1, STRAKES):
            y = top + height * number / STRAKES
            seam = QPainterPath(QPointF(left, y - height * 0.08))
            seam.quadTo(QPointF(rect.center().x(), y + height * 0.08), QPointF(right, y - height * 0.2))
            painter.drawPath(seam)
        painter.restore()
    painter.setPen(_outline(renderer, height / 16))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)


def rig(renderer: TableRenderer, painter: QPainter, air: QRectF) -> None:
    """Paint the rig of a ship of the edition above its crates, standing on the deck at the bottom of `air`."""
    RIGS[Edition(renderer.theme.edition or Edition.CLASSIC.value)](renderer, painter, air)


def crew_stand(renderer: TableRenderer, painter: QPainter, rect: QRectF) -> None:
    """Paint the structure of the edition under the people who are to be distributed: they stand on the top of the
    rectangle."""
    CREW_STANDS[Edition(renderer.theme.edition or Edition.CLASSIC.value)](renderer, painter, rect)


def sails(renderer: TableRenderer, painter: QPainter, air: QRectF) -> None:
    """Paint masts with a square sail each, on the deck at the bottom of `air`, and a pennant on the main mast."""
    masts = 2 if air.width() > TWO_MASTS_FROM * air.height() else 1
    for number in range(masts):
        # The foremast is a little lower than the main mast.
        height = air.height() * (1.0 if number == masts - 1 else 0.86)
        x = air.left() + air.width() * (number + 1) / (masts + 1)
        reach = min(air.width() * (0.3 if masts == 1 else 0.18), height)
        _mast(renderer, painter, QPointF(x, air.bottom()), height, reach)
        if number == masts - 1:
            flag = air.height() * 0.2
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(renderer.theme.color("points"))
            tip = air.bottom() - height
            painter.drawPolygon([QPointF(x, tip), QPointF(x + flag * 2.2, tip + flag / 2), QPointF(x, tip + flag)])


def steam(renderer: TableRenderer, painter: QPainter, air: QRectF) -> None:
    """Paint two masts, and between them a funnel with a band and smoke that drifts to the stern."""
    height, middle = air.height(), air.center().x()
    reach = min(air.width() * 0.3, height * 2)
    wood = renderer.theme.color("wood")
    painter.setPen(QPen(wood, max(1.6, height / 16), Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for x in (middle - reach, middle + reach):
        painter.drawLine(QPointF(x, air.bottom()), QPointF(x, air.top() + height * 0.3))
    wide, top = min(height * 0.56, reach * 0.7), air.top() + height * 0.42
    _smoke(renderer, painter, QPointF(middle, top), wide, height)
    funnel = QRectF(middle - wide / 2, top, wide, air.bottom() - top)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(renderer.slope(funnel, "wood_top", "wood"))
    painter.drawRect(funnel)
    band = QRectF(funnel.left(), top + funnel.height() * 0.24, wide, funnel.height() * 0.34)
    painter.fillRect(band, renderer.theme.color("points"))
    painter.setPen(_outline(renderer, height / 24))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRect(funnel)


def _smoke(renderer: TableRenderer, painter: QPainter, mouth: QPointF, wide: float, height: float) -> None:
    """Paint three clouds of smoke above the top of a funnel, wider towards the stern."""
    cloud = QPainterPath()
    for number, size in enumerate((0.2, 0.24, 0.19)):
        puff = QPainterPath()
        puff.addEllipse(
            QPointF(mouth.x() - number * wide * 0.62, mouth.y() - height * 0.17),
            wide * (0.34 + 0.1 * number),
            height * size,
        )
        cloud = cloud.united(puff)
    painter.setPen(QPen(renderer.theme.color("sugar_rim"), max(1.0, height / 40)))
    painter.setBrush(renderer.slope(cloud.boundingRect(), "sugar_lit", "sugar"))
    painter.drawPath(cloud)


def _mast(renderer: TableRenderer, painter: QPainter, foot: QPointF, height: float, reach: float) -> None:
    """Paint a mast from its foot upwards with a swelling sail; `reach` is the width of the sail to either side."""
    x, width = foot.x(), max(2.0, height / 14)
    painter.setPen(QPen(renderer.theme.color("wood"), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(foot, QPointF(x, foot.y() - height + width / 2))
    yard, foot_rope = foot.y() - height * 0.78, foot.y() - height * 0.14
    middle = (yard + foot_rope) / 2
    sail = QPainterPath(QPointF(x - reach * 0.84, yard))
    sail.lineTo(x + reach * 0.84, yard)
    sail.quadTo(x + reach * 1.2, middle, x + reach, foot_rope)
    sail.quadTo(x, foot_rope - height * 0.16, x - reach, foot_rope)
    sail.quadTo(x - reach * 0.72, middle, x - reach * 0.84, yard)
    bounds = sail.boundingRect()
    painter.setPen(QPen(renderer.theme.color("sugar_rim"), max(1.0, height / 40)))
    painter.setBrush(renderer.slope(bounds, "sugar_lit", "sugar"))
    painter.drawPath(sail)
    painter.setPen(QPen(renderer.theme.color("wood"), width * 0.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawLine(QPointF(x - reach * 0.95, yard), QPointF(x + reach * 0.95, yard))


def counter(renderer: TableRenderer, painter: QPainter, rect: QRectF) -> None:
    """Paint the counter of an office: a thick top that projects beyond the panels of the front."""
    height = rect.height()
    plate = QRectF(rect.left(), rect.top(), rect.width(), height * 0.3)
    front = rect.adjusted(height * 0.35, height * 0.2, -height * 0.35, 0)
    painter.setPen(_outline(renderer, height / 16))
    painter.setBrush(renderer.slope(front, "wood", "wood"))
    painter.drawRect(front)
    if renderer.theme.textures:
        painter.setPen(_seam(renderer, height))
        for part in (0.25, 0.75):
            x = front.left() + front.width() * part
            painter.drawLine(QPointF(x, plate.bottom()), QPointF(x, front.bottom()))
    painter.setPen(_outline(renderer, height / 16))
    painter.setBrush(renderer.slope(plate, "wood_top", "wood_top"))
    painter.drawRoundedRect(plate, height * 0.12, height * 0.12)


def house(renderer: TableRenderer, painter: QPainter, inside: QRectF, wall: float, roof: float) -> None:
    """Paint a house around the rectangle `inside`: walls of the thickness `wall`, and a roof of the height `roof` on
    top."""
    walls = inside.adjusted(-wall, -wall * 0.6, wall, wall)
    painter.setPen(_outline(renderer, wall / 5))
    painter.setBrush(renderer.slope(walls, "wood", "wood"))
    painter.drawRoundedRect(walls, wall / 2, wall / 2)
    eaves, ridge = walls.top() + wall * 0.2, walls.top() - roof
    over, hip = wall * 0.9, min(roof * 1.1, walls.width() / 5)
    path = QPainterPath(QPointF(walls.left() - over, eaves))
    path.lineTo(walls.left() + hip, ridge)
    path.lineTo(walls.right() - hip, ridge)
    path.lineTo(walls.right() + over, eaves)
    path.closeSubpath()
    painter.setBrush(renderer.slope(path.boundingRect(), "wood_top", "wood"))
    painter.drawPath(path)
    if renderer.theme.textures:
        _shingles(renderer, painter, path, roof)


def _shingles(renderer: TableRenderer, painter: QPainter, path: QPainterPath, roof: float) -> None:
    """Paint rows of shingles, every second row shifted by half a shingle."""
    painter.save()
    painter.setClipPath(path)
    painter.setPen(_seam(renderer, roof))
    bounds = path.boundingRect()
    row, broad = roof / 3, roof * 0.8
    for number in range(4):
        y = bounds.top() + number * row
        painter.drawLine(QPointF(bounds.left(), y), QPointF(bounds.right(), y))
        x = bounds.left() + broad * (0.5 if number % 2 else 1.0)
        while x < bounds.right():
            painter.drawLine(QPointF(x, y), QPointF(x, y + row))
            x += broad
    painter.restore()


def _seam(renderer: TableRenderer, height: float) -> QPen:
    color = QColor(renderer.theme.color("shadow"))
    color.setAlpha(GRAIN)
    return QPen(color, max(1.0, height / 22))


def _outline(renderer: TableRenderer, width: float) -> QPen:
    least = 1.2 if renderer.theme.textures else PLAIN_RIM
    pen = QPen(renderer.theme.color("wood_rim"), max(least, width))
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


RIGS: Mapping[Edition, Work] = {Edition.CLASSIC: sails, Edition.SPECIAL_1897: steam}
"""The rig of a cargo ship by edition."""
CREW_STANDS: Mapping[Edition, Work] = {Edition.CLASSIC: hull, Edition.SPECIAL_1897: counter}
"""The structure under waiting people by edition: the colonist ship, or the counter of an office in 1897."""
