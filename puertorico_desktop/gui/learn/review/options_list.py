"""The list of options at a decision, with the chance of victory and the points after each."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHelpEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CORNER, LEFT, RIGHT, SMALL_PIXELS
from puertorico_desktop.gui.views.tips import show_tip

translate = QCoreApplication.translate
LINE, HEAD, MARGIN = 25, 18, 3
"""The least height of rows, the height of the captions, and the margin of wrapped names, in logical pixels at scale
1."""
LEAST_WITH_BARS = 300
"""The least width in logical pixels at scale 1 of a list with bars; a narrower list uses their space for names."""
GROUND = 46
"""The opacity of the background of the two rows that are compared, from 0 to 255."""


@attrs.frozen
class OptionRow:
    """A row of the list. `is_best` marks the expert's preference, `is_own` the player's choice; `token` is the colour
    token of the option's mark."""

    icon: str
    name: str
    win: float
    points: float
    is_best: bool
    is_own: bool
    line: str = ""
    token: str = "mark_mistake"


class OptionsList(QWidget):
    """A painted list, with its content in words for screen readers. One row is selected, by a click or with the up
    and down keys."""

    chosen = Signal(str)
    """Emitted with the move, in notation, of the row that was selected."""
    asked = Signal(str)
    """Emitted with the move, in notation, of the row that the user wants to know more about."""

    def __init__(self, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._renderer = renderer
        self._scale = 1.0
        self._line = float(LINE)
        self.rows: Sequence[OptionRow] = ()
        self.line = ""
        """The move, in notation, of the selected row."""
        renderer.theme.changed.connect(self.update)

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self._scale = scale
        self._fit()

    def show_rows(self, rows: Sequence[OptionRow]) -> None:
        """Display these options; the selection stays if its move is among them."""
        self.rows = rows
        # Without rows it has no height, and a focus there would not be seen.
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if rows else Qt.FocusPolicy.NoFocus)
        lines = [one.line for one in rows]
        if self.line not in lines:
            doubtful = [one.line for one in rows if not one.is_best]
            own = [one.line for one in rows if one.is_own and not one.is_best]
            self.line = next(iter([*own, *doubtful, *lines]), "")
        self.setAccessibleName(translate("Review", "All you could do"))
        self.setAccessibleDescription(sentences(advice.option_speech(one.name, one.win, one.points) for one in rows))
        self._fit()
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Adapt the height of the rows to the width."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        room, metrics = self._columns()[0].width(), self._renderer.font(self.font(), self._pixels, True)[1]
        highest = max((size_of_wrapped(_text(row), metrics, room).height() for row in self.rows), default=0.0)
        self._line = max(LINE, highest / self._scale + 2 * MARGIN)
        self.setFixedHeight(round((HEAD + self._line * len(self.rows)) * self._scale) if self.rows else 0)

    @property
    def _pixels(self) -> float:
        return BASE_PIXELS * self._scale

    def _columns(self) -> tuple[QRectF, QRectF, QRectF, QRectF]:
        """Returns the places of name, bar, chance and points in the line of captions; a narrow list has no bar."""
        scale = self._scale
        points = QRectF(self.width() - 44 * scale, 0, 40 * scale, HEAD * scale)
        figure = QRectF(points.left() - 42 * scale, 0, 42 * scale, HEAD * scale)
        wide = 60 * scale if self.width() >= LEAST_WITH_BARS * scale else 0.0
        bar = QRectF(figure.left() - wide - 4 * scale, 0, wide, HEAD * scale)
        return QRectF(26 * scale, 0, bar.left() - 30 * scale, HEAD * scale), bar, figure, points

    def sizeHint(self) -> QSize:
        """Returns the size with the height of all rows."""
        return QSize(200, self.height())

    def line_ends(self) -> list[int]:
        """Returns the lower edges of the caption and of the rows, in pixels from the top, after a 0."""
        return [0, *(round((HEAD + self._line * number) * self._scale) for number in range(len(self.rows) + 1))]

    def _row_at(self, y: float) -> OptionRow | None:
        number = int((y / self._scale - HEAD) // self._line)
        return self.rows[number] if 0 <= number < len(self.rows) else None

    def choose(self, line: str) -> None:
        """Select the row with this move."""
        self.line = line
        self.update()
        self.chosen.emit(line)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Select the row that was clicked, and ask for details of it."""
        row = self._row_at(event.position().y())
        if row is not None and event.button() is Qt.MouseButton.LeftButton:
            self.choose(row.line)
            self.asked.emit(row.line)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Select another row with up and down; ask for details with Enter and the space bar."""
        lines = [one.line for one in self.rows]
        match event.key():
            case Qt.Key.Key_Up | Qt.Key.Key_Down if lines:
                step = -1 if event.key() == Qt.Key.Key_Up else 1
                self.choose(lines[max(0, min(len(lines) - 1, lines.index(self.line) + step))])
            case Qt.Key.Key_Return | Qt.Key.Key_Enter | Qt.Key.Key_Space if lines:
                self.asked.emit(self.line)
            case _:
                super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Draw the frame of the selected row as focused."""
        super().focusInEvent(event)
        self.update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Draw the frame of the selected row as not focused."""
        super().focusOutEvent(event)
        self.update()

    def event(self, event: QEvent) -> bool:
        """Show the full name of an option as its tooltip."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            row = self._row_at(event.pos().y())
            show_tip(event.globalPos(), "" if row is None else row.name, self)
            return True
        return super().event(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the captions and a row for each option."""
        if not self.rows:
            return
        renderer, theme, scale = self._renderer, self._renderer.theme, self._scale
        ink, soft = theme.color("ink"), theme.color("ink_soft")
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            base, small = self._pixels, SMALL_PIXELS * scale
            name, bar, figure, points = self._columns()
            captions = advice.columns()
            renderer.label(
                painter,
                name.adjusted(-22 * scale, 0, 0, 0),
                translate("Review", "All you could do"),
                base,
                ink,
                LEFT,
                True,
                grows=False,
            )
            caption = translate("Review", "chance of victory") if bar.width() else captions[1]
            renderer.label(painter, bar.united(figure), caption, small, soft, RIGHT, grows=False)
            renderer.label(painter, points, captions[2], small, soft, RIGHT, grows=False)
            for number, row in enumerate(self.rows):
                top = (HEAD + number * self._line) * scale
                line = QRectF(0, top, self.width(), self._line * scale - 1)
                token = "mark_best" if row.is_best else row.token if row.is_own else ""
                painter.setPen(Qt.PenStyle.NoPen)
                if token:
                    ground = theme.color(token).toHsl()
                    ground.setAlpha(GROUND)
                    painter.setBrush(ground)
                    painter.drawRoundedRect(line, CORNER * scale, CORNER * scale)
                if row.line == self.line:
                    width = (2 if self.hasFocus() else 1) * scale
                    painter.setPen(QPen(theme.color("focus") if self.hasFocus() else soft, width))
                    painter.setBrush(Qt.BrushStyle.NoBrush)
                    edge = line.adjusted(width / 2, width / 2, -width / 2, -width / 2)
                    painter.drawRoundedRect(edge, CORNER * scale, CORNER * scale)
                down = (0, top, 0, top + (self._line - HEAD) * scale)
                icon = QRectF(4 * scale, line.center().y() - 9 * scale, 18 * scale, 18 * scale)
                renderer.icons.paint(painter, row.icon, icon)
                renderer.paragraph(
                    painter, name.adjusted(*down), _text(row), base, ink, LEFT, bool(token), grows=False
                )
                for column, words, color in (
                    (figure, advice.chance(row.win), ink),
                    (points, advice.points_text(row.points), soft),
                ):
                    is_bold = column is figure
                    renderer.text(painter, column.adjusted(*down), words, base, color, RIGHT, is_bold, grows=False)
                if not bar.width():
                    continue
                groove = QRectF(bar.left(), line.center().y() - 4 * scale, bar.width(), 8 * scale)
                painter.setPen(Qt.PenStyle.NoPen)
                painter.setBrush(theme.color("slot"))
                painter.drawRoundedRect(groove, 4 * scale, 4 * scale)
                painter.setBrush(theme.color(token or "ink_soft"))
                groove.setWidth(max(groove.width() * min(row.win, 1.0), 4 * scale))
                painter.drawRoundedRect(groove, 4 * scale, 4 * scale)


def _text(row: OptionRow) -> str:
    """Returns the name of an option, and whose it is."""
    if row.is_best:
        return translate("Review", "{option} (expert)").format(option=row.name)
    return translate("Review", "{option} (you)").format(option=row.name) if row.is_own else row.name
