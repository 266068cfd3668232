"""A card that floats over the table beside what is looked at, and never takes the mouse."""

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
"""How far from the edge of the table a card stays, in pixels."""


MOST_WIDTH = 0.62
"""The part of the table's width that a card may have for larger texts."""
GAP = 5
"""From the place to the card, at scale 1."""


class FloatingCard(Panel):
    """Appears when a place has been looked at for `delay_ms`; while it is in sight, the next one is shown at once.

    A card of one kind says what it tells of (`load`), how large it is then and where it lies.
    """

    delay_ms = 220
    """How long a place has to be looked at; a pointer that only passes over it shows nothing."""

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
        self.gild()
        self.hide()

    # -- for the kinds of cards --

    def tells_of(self, ref: str) -> bool:
        """Returns whether there is anything to tell of the place with that name."""
        raise NotImplementedError

    def load(self, ref: str) -> bool:
        """Finds out what to show; returns whether there is anything."""
        raise NotImplementedError

    def card_size(self) -> QSize:
        """Returns how large the card is with what has been loaded."""
        raise NotImplementedError

    def corner(self, place: QRect, size: QSize, room: QSize) -> QPoint:
        """Returns where the card lies that tells of a place, on a table of that size: below it, as far as there is
        room at its sides."""
        left = min(max(place.center().x() - size.width() // 2, EDGE), room.width() - size.width() - EDGE)
        return QPoint(left, place.bottom() + round(GAP * scale_of(self)))

    def corner_aside(self, place: QRect, size: QSize, room: QSize, about: Sequence[QRect]) -> QPoint:
        """Returns a corner where the card covers neither its place nor anything that it is about, as near to its
        place as that is possible; where there is no room, where it covers least of it."""
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

    # -- looking --

    @property
    def shown(self) -> str:
        """The name of the place whose card is in sight; empty if none is."""
        return "" if self.isHidden() else self._ref

    def look_at(self, ref: str, place: Callable[[], QRect]) -> None:
        """The place with that name is looked at, or none; `place` tells where it is on the table by then."""
        if not ref or not self.tells_of(ref):
            self.dismiss()
        elif ref != self._ref:
            self._ref, self._find_place = ref, place
            if self.isHidden():
                self._wait.start()
            else:
                self.appear()

    def changeEvent(self, event: QEvent) -> None:
        """What it tells is in another language than the one in use: it tells it anew when one looks again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.dismiss()

    @Slot()
    def dismiss(self) -> None:
        """Nothing is looked at any more, or something else is asked."""
        self._wait.stop()
        self._ref = ""
        self.hide()

    @Slot()
    def appear(self) -> None:
        """Show the card of the place that is looked at now, or none where there is nothing to tell any more."""
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
    """Gives a card letters as much larger than those of the table as the player wants, as far as it has room there;
    returns how large the card is then."""
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
