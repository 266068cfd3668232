"""A card that floats beside the place under the pointer, and is transparent to the mouse."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import pixels_of, scale_of
from puertorico_desktop.gui.windows.cover import raise_below_cover
from puertorico_desktop.gui.windows.surfaces import Panel

EDGE = 4
"""The least distance of a card from the edge of the table, in pixels."""


MOST_WIDTH = 0.62
"""The largest width of a card with larger texts, as a share of the table's width."""
GAP = 5
"""The gap between the place and the card, in logical pixels at scale 1."""


class FloatingCard(Panel):
    """A card that appears when a place has been pointed at for `delay_ms`; while a card is in sight, the next one is
    shown at once.

    Subclasses determine the content (`load`), the size and the position of the card.
    """

    delay_ms = 220
    """The time in ms for which a place has to be pointed at; a pointer that only passes over it shows no card."""

    def __init__(self, theme: Theme, parent: QWidget) -> None:
        super().__init__(theme, parent)
        self._ref = ""
        self._find_place: Callable[[], QRect] | None = None
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(self.delay_ms)
        self._wait.timeout.connect(self.appear)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.set_gold_frame()
        self.hide()

    # -- to be overridden by the cards --

    def has_content_for(self, ref: str) -> bool:
        """Returns whether the place with that name has a card."""
        raise NotImplementedError

    def load(self, ref: str) -> bool:
        """Load the content for the place with that name; return whether there is any."""
        raise NotImplementedError

    def card_size(self) -> QSize:
        """Returns the size of the card with its present content."""
        raise NotImplementedError

    def corner(self, place: QRect, size: QSize, room: QSize) -> QPoint:
        """Returns the top left corner of the card of a place, on a table of the size `room`: below the place, moved
        sideways to stay on the table."""
        left = min(max(place.center().x() - size.width() // 2, EDGE), room.width() - size.width() - EDGE)
        return QPoint(left, place.bottom() + round(GAP * scale_of(self)))

    def corner_aside(self, place: QRect, size: QSize, room: QSize, about: Sequence[QRect]) -> QPoint:
        """Returns the top left corner at which the card covers the least of its place and of the rectangles `about`,
        ideally nothing, and among such corners the nearest to the place."""
        gap = round(GAP * scale_of(self))
        inside = QRect(QPoint(EDGE, EDGE), QSize(room.width() - 2 * EDGE, room.height() - 2 * EDGE))
        kept = [rect for rect in (place, *about) if not rect.isEmpty()]
        middle = place.center() - QPoint(size.width() // 2, size.height() // 2)
        lefts = {middle.x(), place.left(), place.right() + 1 - size.width()}
        tops = {place.bottom() + gap, place.top() - gap - size.height(), middle.y()}
        for rect in kept:
            lefts |= {rect.right() + gap, rect.left() - gap - size.width()}
            tops |= {rect.bottom() + gap, rect.top() - gap - size.height()}
        lefts = {max(inside.left(), min(left, inside.right() + 1 - size.width())) for left in lefts}
        tops = {max(inside.top(), min(top, inside.bottom() + 1 - size.height())) for top in tops}

        def cost(corner: QPoint) -> tuple[int, int, int, int]:
            card = QRect(corner, size)
            covered = sum(_area(card.intersected(rect)) for rect in kept)
            away = card.center() - place.center()
            return covered, away.manhattanLength(), corner.x(), corner.y()

        return min((QPoint(left, top) for left in lefts for top in tops), key=cost)

    # -- queries --

    @property
    def shown(self) -> str:
        """The name of the place whose card is in sight; empty if none is."""
        return "" if self.isHidden() else self._ref

    def look_at(self, ref: str, place: Callable[[], QRect]) -> None:
        """Note that the place with that name is pointed at, or none if `ref` is empty; `place` returns its rectangle
        on the table when the card appears."""
        if not ref or not self.has_content_for(ref):
            self.dismiss()
        elif ref != self._ref:
            self._ref, self._find_place = ref, place
            if self.isHidden():
                self._wait.start()
            else:
                self.appear()

    def changeEvent(self, event: QEvent) -> None:
        """Close the card when the language changes: the next one is written in the new language."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.dismiss()

    def event(self, event: QEvent) -> bool:
        """Close the card when another window is opened or used: the pointer is there now."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.dismiss()
        return super().event(event)

    @Slot()
    def dismiss(self) -> None:
        """Close the card: no place is pointed at any more, or another decision is asked."""
        self._wait.stop()
        self._ref = ""
        self.hide()

    @Slot()
    def appear(self) -> None:
        """Show the card of the place pointed at; close it if the place is out of sight or has no content any more."""
        self._wait.stop()
        place = QRect() if self._find_place is None else self._find_place()
        if not self._ref or place.isEmpty() or not self.load(self._ref):
            self.dismiss()
            return
        table = self.parentWidget()
        assert table is not None
        size = fit_letters(self, table, self._theme, self.card_size)
        self.setGeometry(QRect(self.corner(place, size, table.size()), size))
        raise_below_cover(self)
        self.show()
        self.update()


def fit_letters(card: QWidget, table: QWidget, theme: Theme, card_size: Callable[[], QSize]) -> QSize:
    """Set the text size of a card as large as the player wants, as far as the table has room for the card; return the
    size of the card then."""
    inside = table.size() - QSize(2 * EDGE, 2 * EDGE)
    most = QSize(round(table.width() * MOST_WIDTH), inside.height())
    for larger in theme.sizes():
        font = QFont(table.font())
        font.setPixelSize(round(pixels_of(table) * larger))
        card.setFont(font)
        size = card_size()
        if size.boundedTo(most) == size:
            break
    return size.boundedTo(inside)


def _area(rect: QRect) -> int:
    return 0 if rect.isEmpty() else rect.width() * rect.height()
