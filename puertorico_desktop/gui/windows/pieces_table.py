"""The pieces that every player has got in each round and has left, on a page of the score sheet."""

from __future__ import annotations

from math import ceil

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, QRect, QRectF, QSize, Qt, Slot
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QFocusEvent,
    QHideEvent,
    QMouseEvent,
    QPainter,
)
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QTableWidgetItem, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.models.scores import Piece
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts import scores as texts
from puertorico_desktop.gui.texts.mnemonics import plain
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import (
    BASE_PIXELS,
    CENTER,
    LEFT,
    MOST_NARROW,
    PALE,
    SMALL_PIXELS,
    faded,
    pixels_of,
)
from puertorico_desktop.gui.windows.floating_card import FloatingCard
from puertorico_desktop.gui.windows.players_table import PlayersTable
from puertorico_desktop.match.match import Match

PIECE, NOTE = 26, 15
"""The heights of a piece, and of the further line for its note, at scale 1."""
PICTURE, POINTS = 24, 22
"""The sizes of the picture of a piece and of its points, at scale 1."""
INSET, GAP, CORNER = 2, 4, 4
"""The space around a piece, that between its parts, and the radius of its corners, at scale 1."""
SHARE = 0.84
"""The share of its card that an icon fills."""
MOST_HEIGHT = 520
"""The greatest preferred height of the table; more rows scroll."""
ROLE = Qt.ItemDataRole.UserRole
NOTHING = "–"

Index = QModelIndex | QPersistentModelIndex


class PieceDelegate(QStyledItemDelegate):
    """Paints a piece: its icon on its colour, its name with the note below it, its points."""

    def __init__(self, renderer: Renderer, view: PlayersTable) -> None:
        super().__init__(view)
        self._renderer = renderer
        self._view = view

    @property
    def _scale(self) -> float:
        return pixels_of(self._view) / BASE_PIXELS

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Returns the width with room for the icon, the name and the points of a piece in one line, and the height
        that its name and note need in a column of the present width."""
        scale, piece = self._scale, index.data(ROLE)
        if piece is None:
            return QSize(0, round((PIECE + 2 * INSET) * scale))
        beside = (PICTURE + GAP + 4 * INSET + (POINTS + GAP if piece.points else 0)) * scale
        height = max(PIECE * scale, self._wrapped(piece.name, self._view.column_room - beside))
        height += (NOTE if piece.note else 0) * scale
        width = self._renderer.font(self._view.font(), BASE_PIXELS * scale, False)[1].horizontalAdvance(piece.name)
        return QSize(ceil(width + beside + GAP * scale), round(height + 2 * INSET * scale))

    def _wrapped(self, name: str, room: float) -> float:
        """Returns the height of a name in several lines of small letters; 0 if it has room in a line."""
        metrics = self._renderer.font(self._view.font(), SMALL_PIXELS * self._scale, False)[1]
        if metrics.horizontalAdvance(name) * MOST_NARROW <= room:
            return 0.0
        return ceil(size_of_wrapped(name, metrics, room).height())

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the background of the cell, and the piece on it."""
        renderer, scale = self._renderer, self._scale
        self.initStyleOption(option, index)
        rect, piece = QRectF(option.rect), index.data(ROLE)
        selected = bool(option.state & QStyle.StateFlag.State_Selected)
        painter.save()
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        painter.setFont(self._view.font())
        style = self._view.style()
        style.drawPrimitive(QStyle.PrimitiveElement.PE_PanelItemViewItem, option, painter, self._view)
        if piece is None:
            if index.data():
                pixels = BASE_PIXELS * scale
                renderer.text(painter, rect, NOTHING, pixels, renderer.theme.color("ink_soft"), CENTER, grows=False)
        else:
            inset = INSET * scale
            self._draw(painter, rect.adjusted(2 * inset, inset, -2 * inset, -inset), piece, scale, selected)
        painter.restore()

    def _draw(self, painter: QPainter, rect: QRectF, piece: Piece, scale: float, selected: bool) -> None:
        renderer, theme = self._renderer, self._renderer.theme
        ink, soft = theme.color("ink"), theme.color("ink_soft")
        if selected:
            ink = soft = self._view.palette().highlightedText().color()
        elif piece.gone:
            ink = soft
        corner, gap = CORNER * scale, GAP * scale
        side = PICTURE * scale
        picture = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
        icon = side * SHARE
        inner = QRectF(picture.center().x() - icon / 2, picture.center().y() - icon / 2, icon, icon)
        with faded(painter, PALE if piece.gone else 1.0):
            renderer.card(painter, picture, piece.ground, piece.ground, corner, lifted=False)
            renderer.icons.paint(painter, piece.icon, inner, piece.ink)
        words = QRectF(picture.right() + gap, rect.top(), 0, rect.height())
        words.setRight(rect.right())
        if piece.points:
            side = POINTS * scale
            points = QRectF(rect.right() - side, rect.center().y() - side / 2, side, side)
            renderer.icons.paint(painter, "points", points)
            figure = theme.color("points_ink")
            renderer.text(painter, points, piece.points, BASE_PIXELS * scale, figure, CENTER, bold=True, grows=False)
            words.setRight(points.left() - gap)
        if piece.note:
            note = QRectF(words)
            words.setBottom(words.bottom() - NOTE * scale)
            note.setTop(words.bottom() - INSET * scale)
            renderer.label(painter, note, piece.note, SMALL_PIXELS * scale, soft, LEFT, grows=False)
        if self._wrapped(piece.name, words.width()):
            renderer.paragraph(painter, words, piece.name, SMALL_PIXELS * scale, ink, LEFT, grows=False)
        else:
            renderer.label(painter, words, piece.name, BASE_PIXELS * scale, ink, LEFT, grows=False)


class PiecesTable(PlayersTable):
    """A group of rows for each group of pieces, one piece in a cell.

    A card about the piece below the pointer is shown beside it; with the keyboard on request.
    """

    def __init__(self, match: Match, theme: Theme, icons: Icons, parent: QWidget | None = None) -> None:
        super().__init__(match, theme, icons, parent)
        self._face = face_of(match.setup.options)
        self._card_icons = icons
        self._card: FloatingCard | None = None
        self._column_hint: int | None = None
        self.setItemDelegate(PieceDelegate(Renderer(theme, icons, self), self))
        self.setMouseTracking(True)
        self.setShowGrid(False)
        self.setVerticalScrollMode(PlayersTable.ScrollMode.ScrollPerPixel)
        self.verticalScrollBar().valueChanged.connect(self._put_card_away)
        self.retranslate_ui()
        self.currentItemChanged.connect(self._follow_current)
        theme.changed.connect(self._repaint)

    @property
    def card(self) -> FloatingCard:
        """The card about a piece, created at the first access."""
        if self._card is None:
            self._card = self._face.piece_card(self._match, self._theme, self._card_icons, self.window())
        return self._card

    def sizeHint(self) -> QSize:
        """Returns the size with the rows that fit into the greatest height, and the bar to scroll them."""
        hint = super().sizeHint()
        if hint.height() <= MOST_HEIGHT:
            return hint
        return QSize(hint.width() + self.verticalScrollBar().sizeHint().width(), MOST_HEIGHT)

    def column_hint(self) -> int:
        """Returns the width of the longest name of a piece or a player; cached until the names or their font change:
        layouts ask several times."""
        if self._column_hint is None:
            columns = range(self.columnCount())
            self._column_hint = max(super().column_hint(), *(self.sizeHintForColumn(one) for one in columns))
        return self._column_hint

    def retranslate_ui(self) -> None:
        """Set every text."""
        belongings = self._face.belongings(self._match)
        assert belongings is not None
        self.setAccessibleName(plain(belongings.title))
        self.write_heads()
        labels: list[str] = []
        for group in belongings.groups:
            top, lines = len(labels), max(1, *(len(pieces) for pieces in group.pieces))
            labels += [group.name, *[""] * (lines - 1)]
            self.setRowCount(len(labels))
            for column, pieces in enumerate(group.pieces):
                for line in range(lines):
                    piece = pieces[line] if line < len(pieces) else None
                    self.setItem(top + line, column, self._cell(column, group.name, piece, not line))
        self._column_hint = None
        self.setVerticalHeaderLabels(labels)
        self.fit_rows()

    def _cell(self, column: int, group: str, piece: Piece | None, is_first: bool) -> QTableWidgetItem:
        """Returns the cell of a piece; the first one of a group is marked where the player has no piece of it."""
        cell = QTableWidgetItem("" if piece is not None or not is_first else NOTHING)
        cell.setData(ROLE, piece)
        words = NOTHING
        if piece is not None:
            words = texts.piece_speech(piece.name, piece.points, piece.note)
            cell.setData(Qt.ItemDataRole.AccessibleDescriptionRole, piece.effect)
        cell.setData(Qt.ItemDataRole.AccessibleTextRole, texts.cell_speech(self._names[column], group, words))
        return cell

    def changeEvent(self, event: QEvent) -> None:
        """Measure the columns again with another font or style."""
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._column_hint = None
        super().changeEvent(event)

    def piece_at(self, index: Index) -> Piece | None:
        """Returns the piece in a cell; None if there is none."""
        piece: Piece | None = index.data(ROLE) if index.isValid() else None
        return piece

    # -- the card -------------------------------------------------------------------------------------------------

    def _look_at(self, index: Index) -> None:
        """Show the card of the piece in a cell after a while; close it where there is none."""
        piece = self.piece_at(index)
        if piece is not None:
            kept = QPersistentModelIndex(index)
            self.card.look_at(piece.ref, lambda: self._place_of(kept))
        else:
            self._put_card_away()

    def _place_of(self, index: QPersistentModelIndex) -> QRect:
        """Returns the rectangle of a cell on the window."""
        rect = self.visualRect(index).intersected(self.viewport().rect())
        return QRect(self.viewport().mapTo(self.window(), rect.topLeft()), rect.size())

    @Slot()
    def _put_card_away(self) -> None:
        if self._card is not None:
            self._card.dismiss()

    @Slot()
    def _repaint(self) -> None:
        self.viewport().update()

    @Slot()
    def _follow_current(self) -> None:
        """Show the card of the cell that the keyboard has reached, if a card is in sight."""
        if self._card is not None and self._card.shown:
            self._look_at(self.currentIndex())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Look at the piece below the pointer."""
        super().mouseMoveEvent(event)
        self._look_at(self.indexAt(event.position().toPoint()))

    def leaveEvent(self, event: QEvent) -> None:
        """Close the card."""
        super().leaveEvent(event)
        self._put_card_away()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Close the card."""
        super().focusOutEvent(event)
        self._put_card_away()

    def hideEvent(self, event: QHideEvent) -> None:
        """Close the card."""
        super().hideEvent(event)
        self._put_card_away()

    def explain_current(self) -> None:
        """Show the card of the current piece and speak it, or close it."""
        if self.put_explanation_away():
            return
        self._look_at(self.currentIndex())
        piece = self.piece_at(self.currentIndex())
        if piece is not None:
            self.card.appear()
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, piece.effect))

    def put_explanation_away(self) -> bool:
        """Close the card; returns whether it was in sight."""
        shown = self._card is not None and bool(self._card.shown)
        self._put_card_away()
        return shown
