"""The panel with the winner, the way the game was won, and the winner's city in full."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Qt, Slot
from PySide6.QtGui import QFont, QPainter, QPixmap
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts.phrases import clauses, sentences
from puertorico_desktop.gui.texts.victory import how_won, ranked
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.portraits import portrait_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.count_row import CREST_PART
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.match.match import Match

SIGN = 96
"""The size of the winner's sign, in logical pixels at scale 1."""
MOST_CITIES = 2
"""The most winners' cities that are shown in full."""


class WinnerPanel(Panel):
    """The result, how the game was won, the standings and the city."""

    def __init__(
        self,
        match: Match,
        city_of: Callable[[int, bool, QWidget], QWidget | None],
        renderer: Renderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._match = match
        self._renderer = renderer
        self._standings = match.record.game.standings()
        self.winners = tuple(one.seat for one in self._standings if one.place == 1)
        self._signs = [Label(self) for _ in self.winners]
        self._result, self.how, self._ranking = Label(self), Label(self), Label(self)
        for label in (self._result, self.how, self._ranking):
            label.setWordWrap(True)
        head = QHBoxLayout()
        for sign in self._signs:
            head.addWidget(sign)
        words = QVBoxLayout()
        for label in (self._result, self.how, self._ranking):
            words.addWidget(label)
        head.addLayout(words, 1)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        self._city_of = city_of
        self._layout.addStretch(1)
        self.set_gold_frame()
        self.set_scale(1.0)
        self.retranslate_ui()

    @Slot()
    def show_cities(self) -> None:
        """Create the large pictures, after the words have been painted."""
        cities = [self._city_of(seat, True, self) for seat in self.winners[:MOST_CITIES]]
        if any(cities):
            self._layout.takeAt(self._layout.count() - 1)
        for city in cities:
            if city is not None:
                self._layout.addWidget(city, 1)

    @property
    def speech(self) -> str:
        """The whole content in words, for a screen reader."""
        return sentences([self._result.words, self.how.words, self._ranking.words])

    def retranslate_ui(self) -> None:
        """Set every text."""
        match = self._match
        face = face_of(match.setup.options)
        self._result.setText(face.result(match))
        self.how.setText(how_won(match))
        names, totals = match.setup.names, face.score_totals(match)
        self._ranking.setText(
            clauses(
                ranked(one.place, names[one.seat], total.shown)
                for one, total in zip(self._standings, totals, strict=False)
            )
        )

    def _sign(self, seat: int, side: int) -> QPixmap:
        """Returns the portrait of a player with the crest on it."""
        ratio = self.devicePixelRatioF()
        picture = QPixmap(self._renderer.icons.pixmap(portrait_icon(self._match.setup, seat), side, ratio))
        crest = round(side * CREST_PART)
        with QPainter(picture) as painter:
            painter.drawPixmap(0, side - crest, self._renderer.icons.pixmap(crest_icon(seat), crest, ratio))
        return picture

    def set_scale(self, scale: float) -> None:
        """Fit the size of the window."""
        self._layout.setContentsMargins(*(round(side * scale) for side in (16, 10, 16, 12)))
        self._layout.setSpacing(round(10 * scale))
        for label, pixels, bold in ((self._result, 24, True), (self.how, 15, False), (self._ranking, 13, False)):
            font = QFont(self.font())
            font.setPixelSize(round(pixels * scale_of(self)))
            font.setBold(bold)
            label.setFont(font)
        side = round(SIGN * scale / (1 if len(self._signs) < 3 else 1.6))
        for seat, sign in zip(self.winners, self._signs, strict=True):
            sign.setFixedSize(side, side)
            sign.setAlignment(Qt.AlignmentFlag.AlignCenter)
            sign.setPixmap(self._sign(seat, side))
