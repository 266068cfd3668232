"""A player's figures and city: the own one large in the middle of the table, the others' small at its side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QColor, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.sanjuan.arrangement import CITY_COLUMNS
from puertorico_desktop.gui.sanjuan.models.boards import CityModel, SeatsModel
from puertorico_desktop.gui.sanjuan.refs import CITY, PLAYER
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.city_delegate import CityDelegate
from puertorico_desktop.gui.sanjuan.views.seat_delegates import SeatCardDelegate, SeatDelegate, SeatLineDelegate
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Divided, Grid, Only, Plan
from puertorico_desktop.gui.windows.seat_board import BuiltBoard, SeatBoard

translate = QCoreApplication.translate

MOST_HEAD = 34
"""The largest height of an opponent's head at scale 1."""
CORNER = 30
"""The space at the right of a large city, at scale 1."""
TILE_ASPECT = 1.45
"""The best width of a tile as a multiple of its height."""


def small_city() -> Plan:
    """Returns the layout of a city in a wide or high area, with tiles as large as possible."""
    return Divided(4, (CITY_COLUMNS, 4, 3), TILE_ASPECT, keeps=False)


class CityBoard(SeatBoard):
    """The base class of all boards."""

    def __init__(
        self,
        session: SanJuanSession,
        city: CityModel,
        seats: SeatsModel,
        figures: SeatDelegate,
        plan: Plan,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
        own: bool = False,
    ) -> None:
        super().__init__(session, renderer, parent)
        self._model = city
        self._row = Only()
        area, ground = (CITY, PLAYER) if own else ("", "")
        head = AreaView(self._row, figures, marks, fallback=ground, parent=self)
        head.setModel(seats)
        view = AreaView(plan, CityDelegate(renderer, self), marks, area, ground, self)
        view.setModel(city)
        self.views = [head, view]

    @property
    def seat(self) -> int | None:
        """The seat that is shown."""
        return self._model.seat

    def refresh(self) -> None:
        """Show the player at this place."""
        if self.seat is not None and self._row.row != self.seat:
            self._row.row = self.seat
            self.views[0].arrange()
        super().refresh()

    def retranslate(self) -> None:
        """Set the accessible names, which contain the player's name."""
        if self.seat is None:
            return
        name = self._session.names[self.seat]
        figures, city = self.views
        figures.setAccessibleName(translate("SanJuanTable", "{player}: figures").format(player=name))
        city.setAccessibleName(translate("SanJuanTable", "{player}: city").format(player=name))


class BuiltCity(BuiltBoard):
    """A player's city without figures, for the end of a game."""

    def __init__(
        self,
        session: SanJuanSession,
        city: CityModel,
        marks: Marks,
        renderer: CardRenderer,
        large: bool,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, renderer, parent)
        self._model = city
        view = AreaView(
            Grid(5, CITY_COLUMNS, 2) if large else small_city(), CityDelegate(renderer, self), marks, parent=self
        )
        view.setModel(city)
        self.show_views(view)

    @property
    def seat(self) -> int | None:
        """The seat that is shown."""
        return self._model.seat

    def retranslate(self) -> None:
        """Set the accessible name, which contains the player's name."""
        if self.seat is not None:
            words = translate("SanJuanTable", "{player}: city")
            self.views[0].setAccessibleName(words.format(player=self._session.names[self.seat]))


class LargeCity(CityBoard):
    """A board with room for names and effects, framed at any time in the colour of its player.

    Where it is not the `own` one, its corner is left to the button that takes it away.
    """

    is_always_framed = True

    def __init__(
        self,
        session: SanJuanSession,
        city: CityModel,
        seats: SeatsModel,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
        own: bool = False,
    ) -> None:
        plan = Grid(4, CITY_COLUMNS, 2)
        super().__init__(session, city, seats, SeatCardDelegate(renderer), plan, marks, renderer, parent, own)
        self._columns = QHBoxLayout(self)
        self._columns.addWidget(self.views[0], 112)
        self._columns.addWidget(self.views[1], 828)
        self._right = 7 if own else CORNER
        self.set_scale(1.0)
        self.refresh()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self._columns.setContentsMargins(*(round(side * scale) for side in (9, 6, self._right, 8)))
        self._columns.setSpacing(round(6 * scale))


class OwnCity(LargeCity):
    """The board of the viewer of the table."""

    is_always_framed = False

    def __init__(
        self,
        session: SanJuanSession,
        city: CityModel,
        seats: SeatsModel,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
    ) -> None:
        self._marks = marks
        super().__init__(session, city, seats, marks, renderer, parent, own=True)
        self.take_pieces(marks, PLAYER)
        marks.changed.connect(self.frame)

    def frame_color(self, seat: int) -> QColor | None:
        """Returns the colour of the frame: gold while a dragged or picked role may be dropped anywhere on the
        board."""
        if PLAYER in self._marks.targets:
            return self._renderer.theme.color("gold")
        return super().frame_color(seat)


class OpponentCity(CityBoard):
    """The board of another player: small, but complete. A click emits `enlarged`."""

    def __init__(
        self,
        session: SanJuanSession,
        city: CityModel,
        seats: SeatsModel,
        marks: Marks,
        renderer: CardRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, city, seats, SeatLineDelegate(renderer), small_city(), marks, renderer, parent)
        for view in self.views:
            view.idle.connect(self.enlarged)
        self._rows = QVBoxLayout(self)
        self._rows.addWidget(self.views[0], 28)
        self._rows.addWidget(self.views[1], 120)
        self.set_scale(1.0)
        self.refresh()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the table."""
        self._rows.setContentsMargins(*(round(side * scale) for side in (6, 2, 6, 5)))
        self._rows.setSpacing(0)
        self.views[0].setMaximumHeight(round(self._renderer.theme.line(MOST_HEAD * scale, 46 * scale)))

    def fold(self, folded: bool) -> None:
        """Show the head alone, or everything."""
        self.views[1].setVisible(not folded)
        self._rows.setStretch(1, 0 if folded else 120)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a click beside the buildings."""
        self.enlarged.emit()
