"""The delegate of the list of saved games: a picture of the table, the name, and details."""

from __future__ import annotations

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPixmap
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveEntry, SavesModel
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.miniature import SIZE, broken

GAP = 10
MOST_PICTURES = 300
_ELIDE = Qt.TextElideMode.ElideRight
_LINE = Qt.TextFlag.TextSingleLine | Qt.AlignmentFlag.AlignVCenter

Index = QModelIndex | QPersistentModelIndex


class SaveDelegate(QStyledItemDelegate):
    """Paints entries of the list; pictures are cached."""

    def __init__(self, theme: Theme, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._pictures: dict[tuple[int, float], tuple[SaveEntry, QPixmap]] = {}
        theme.changed.connect(self._forget)

    def _forget(self) -> None:
        """Drop the cached pictures after a change of the colour scheme."""
        self._pictures.clear()

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Returns the height of the picture or of five lines of text, the larger one."""
        lines = 5 * QFontMetrics(option.font).lineSpacing()
        return QSize(SIZE.width() + 40 * GAP, max(SIZE.height(), lines) + GAP)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the picture at the left and the lines of text beside it."""
        entry, model = index.data(Qt.ItemDataRole.UserRole), index.model()
        if not isinstance(entry, SaveEntry) or not isinstance(model, SavesModel):
            return
        painter.save()
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen:
            painter.fillRect(option.rect, option.palette.highlight())
        inside = QRectF(option.rect).adjusted(GAP / 2, GAP / 2, -GAP, -GAP / 2)
        picture = self._picture(entry, painter.device().devicePixelRatio())
        if not entry.can_be_opened:
            painter.setOpacity(0.6)
        painter.drawPixmap(inside.topLeft(), picture)
        painter.setOpacity(1.0)
        ink = self._theme.color("bar_ink" if chosen else "ink")
        soft = self._theme.color("bar_ink_soft" if chosen else "ink_soft")
        words = inside.adjusted(SIZE.width() + GAP, 0, 0, 0)
        heading = QFont(option.font)
        heading.setBold(True)
        lines = [str(index.data(Qt.ItemDataRole.DisplayRole)), *model.lines(entry)]
        height = words.height() / max(5, len(lines))
        for number, line in enumerate(lines):
            painter.setFont(option.font if number else heading)
            painter.setPen(soft if number > 2 else ink)
            rect = QRectF(words.left(), words.top() + number * height, words.width(), height)
            shown = painter.fontMetrics().elidedText(line, _ELIDE, int(rect.width()))
            painter.drawText(rect, int(_LINE), shown)
        painter.setPen(self._theme.color("panel_edge"))
        painter.drawLine(option.rect.bottomLeft(), option.rect.bottomRight())
        painter.restore()

    def _picture(self, entry: SaveEntry, ratio: float) -> QPixmap:
        key = (id(entry), ratio)
        found = self._pictures.get(key)
        if found is None:
            if len(self._pictures) >= MOST_PICTURES:
                self._pictures.clear()
            if entry.game is None:
                picture = broken(self._theme, ratio)
            else:
                theme = self._theme.of_edition(kind_of(entry.game.options).edition(entry.game.options))
                picture = FACES[entry.game.options.game].miniature(entry.game, entry.laid_out, theme, ratio)
            found = self._pictures[key] = (entry, picture)
        return found[1]
