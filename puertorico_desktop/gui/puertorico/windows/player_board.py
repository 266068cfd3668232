"""The boards of players: the viewer's own is large at the bottom of the table, the others are small at its side."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QColor, QEnterEvent, QFocusEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.engine.puertorico.components import CITY_SPACES, ISLAND_SPACES
from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.gui.puertorico.models.boards import PlayersModel
from puertorico_desktop.gui.puertorico.models.cards import CardsModel
from puertorico_desktop.gui.puertorico.models.puertoma import puertoma_of
from puertorico_desktop.gui.puertorico.models.puertorico_models import BoardModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import CITY, GOODS_AREA, ISLAND, PLAYER
from puertorico_desktop.gui.puertorico.texts.puertoma_pieces import board_name
from puertorico_desktop.gui.puertorico.views.board_delegates import CityDelegate, GoodDelegate, IslandDelegate
from puertorico_desktop.gui.puertorico.views.card_delegates import CardDelegate
from puertorico_desktop.gui.puertorico.views.plans import City
from puertorico_desktop.gui.puertorico.views.player_delegates import PlayerCardDelegate, PlayerLineDelegate
from puertorico_desktop.gui.puertorico.views.puertoma_delegates import PuertomaDelegate
from puertorico_desktop.gui.puertorico.views.puertoma_plans import PuertomaPlan
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.plans import Divided, Grid, Only
from puertorico_desktop.gui.windows.seat_board import SeatBoard
from puertorico_desktop.gui.windows.surfaces import Caption

translate = QCoreApplication.translate

MOST_ISLAND = 0.45
"""The greatest part of a small board's width for the island."""
OWN_ISLAND = (0.86, 0.2, 0.36)
"""The part of the own board's height for its spaces; the least and greatest part of its width for the island."""
OWN_FIGURES = 0.143
"""The part of the own board's width for the figures."""
HEAD_PARTS = (28, 90)
"""The heights of a small board's head and of its spaces, as parts of the whole."""
HEAD = 29
"""The height of the head of a Puertoma's small board at scale 1, in logical pixels."""
BANDS = (219, 33)
"""The heights of the board without the achievement cards, and of the cards, as parts of the whole."""
MOST_HEAD = 1.4
"""The greatest factor by which the head is enlarged for larger texts."""
STRIP = 21
"""The least height of the achievement cards at scale 1, in logical pixels."""
ISLAND_COLUMNS = (4, 6, 12)
"""The possible numbers of columns of an island beside or above a city."""
HIGH = 0.5
"""The ratio of height to width from which the island is above the city, whose tiles then have names."""
CITY_HEIGHT, ISLAND_HEIGHTS = 0.445, (0.085, 0.34)
"""The height of a city below its island, and the least and greatest height of the island, as parts of the width."""
SQUARISH = 1.15
"""The greatest ratio between the sides of an island tile."""


def puertoma_view(models: BoardModels, marks: Marks, renderer: TableRenderer, board: SeatBoard) -> AreaView:
    """Returns the view of all parts of a Puertoma's board below the head."""
    view = AreaView(PuertomaPlan(4), PuertomaDelegate(renderer, board), marks, parent=board)
    view.setModel(models.puertoma)
    return view


def share_spaces(spaces: QBoxLayout, width: int, height: int) -> None:
    """Lay out island and city side by side, or one above the other on high boards, where the tiles are larger
    then."""
    if height >= width * HIGH:
        least, most = ISLAND_HEIGHTS
        first = round(min(max(height - width * CITY_HEIGHT, width * least), width * most))
        rest, direction = height - first, QBoxLayout.Direction.TopToBottom
    else:
        first = min(round(height * 4 / 3), round(width * MOST_ISLAND))
        rest, direction = width - first, QBoxLayout.Direction.LeftToRight
    spaces.setDirection(direction)
    spaces.setStretch(0, max(first, 1))
    spaces.setStretch(1, max(rest, 1))


class PlayerBoard(SeatBoard):
    """A board with figures, goods, island and city."""

    _session: PuertoRicoSession

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, renderer, parent)
        self._models = models
        self._row = Only()

    @property
    def seat(self) -> int | None:
        """The seat that is shown; None if there is none."""
        return self._models.seat

    def refresh(self) -> None:
        """Show the player who sits here now."""
        seat = self.seat
        if seat is not None and self._row.row != seat:
            self._row.row = seat
            self.figures.arrange()
        super().refresh()

    def _make_head(self, models: BoardModels, players: PlayersModel, marks: Marks) -> tuple[AreaView, AreaView]:
        """Returns the views of figures and goods in one line, side by side in the layout `_head`."""
        line = AreaView(self._row, PlayerLineDelegate(self._renderer, self), marks, parent=self)
        line.setModel(players)
        goods = AreaView(Grid(1, 5, 1), GoodDelegate(self._renderer, self), marks, parent=self)
        goods.setModel(models.goods)
        self._head = QHBoxLayout()
        self._head.addWidget(line, 60)
        self._head.addWidget(goods, 40)
        return line, goods

    @property
    def is_automatic(self) -> bool:
        """Whether a Puertoma sits here."""
        return puertoma_of(self._session.view, self.seat) is not None

    @property
    def figures(self) -> AreaView:
        """The view of the player's figures."""
        return self.views[0]

    def retranslate(self) -> None:
        """Set the accessible names, which contain the player's name."""
        seat = self.seat
        if seat is None:
            return
        name = self._session.names[seat]
        figures, goods, island, city, *_ = self.views
        figures.setAccessibleName(translate("Board", "{player}: figures").format(player=name))
        goods.setAccessibleName(translate("Board", "{player}: goods").format(player=name))
        island.setAccessibleName(translate("Board", "{player}: island").format(player=name))
        city.setAccessibleName(translate("Board", "{player}: city").format(player=name))


class LargeBoard(PlayerBoard):
    """A board with room for names. `ground` is the ref of the drop target that its background stands for."""

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        players: PlayersModel,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
        ground: str = "",
    ) -> None:
        super().__init__(session, models, renderer, parent)
        theme = renderer.theme
        card = AreaView(
            self._row, PlayerCardDelegate(renderer, self, own=bool(ground)), marks, fallback=ground, parent=self
        )
        card.setModel(players)
        areas = (GOODS_AREA, ISLAND, CITY) if ground else ("", "", "")
        goods = AreaView(Grid(4, 2, 3), GoodDelegate(renderer, self), marks, areas[0], ground, self)
        goods.setModel(models.goods)
        island = AreaView(Grid(5, 4, 3, SQUARISH), IslandDelegate(renderer, self), marks, areas[1], ground, self)
        island.setModel(models.island)
        city = AreaView(City(5), CityDelegate(renderer, self), marks, areas[2], ground, self)
        city.setModel(models.city)
        self.views = [card, goods, island, city]
        self._island_title, self._city_title = Caption(theme, parent=self), Caption(theme, parent=self)
        self._bands = QVBoxLayout(self)
        self._bands.setContentsMargins(0, 0, 0, 0)
        self._bands.setSpacing(0)
        self._columns = QHBoxLayout()
        self._bands.addLayout(self._columns, BANDS[0])
        self._piles: list[QVBoxLayout] = []
        for stretch, title, views in (
            (136, None, ((card, 118), (goods, 108))),
            (290, self._island_title, ((island, 1),)),
            (520, self._city_title, ((city, 1),)),
        ):
            column = QVBoxLayout()
            if title is not None:
                column.addWidget(title)
            for view, share in views:
                column.addWidget(view, share)
            self._piles.append(column)
            self._columns.addLayout(column, stretch)
        self.set_scale(1.0)
        self.refresh()

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table."""
        self._columns.setContentsMargins(*(round(side * scale) for side in (9, 6, 7, 8)))
        self._columns.setSpacing(round(8 * scale))
        for column in self._piles:
            column.setSpacing(round(2 * scale))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the width so that island tiles are about square and the city has the rest."""
        super().resizeEvent(event)
        width, (part, least, most) = self.width(), OWN_ISLAND
        figures = round(width * OWN_FIGURES)
        island = round(min(max(self.height() * part * 4 / 3, width * least), width * most))
        for column, share in enumerate((figures, island, width - figures - island)):
            self._columns.setStretch(column, share)
        self._columns.activate()

    def retranslate(self) -> None:
        """Set the accessible names and the captions, which count the occupied spaces."""
        super().retranslate()
        seat = self._models.seat
        if seat is None:
            return
        player = self._session.view.players[seat]
        tiles, spaces = sum(player.tiles), CITY_SPACES - player.free_spaces
        island = translate("Board", "Island, {count} of {spaces}")
        city = translate("Board", "City, {count} of {spaces}")
        self._island_title.setText(island.format(count=tiles, spaces=ISLAND_SPACES))
        self._city_title.setText(city.format(count=spaces, spaces=CITY_SPACES))


class CardStrip(AreaView):
    """The achievement cards at the bottom of the own board, face up while the pointer or the keyboard focus is on
    them."""

    def enterEvent(self, event: QEnterEvent) -> None:
        """Show the cards."""
        self._show_cards(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Hide the cards, unless they have the focus and are shown."""
        self._show_cards(self.hasFocus() and self._cards.is_looked_at)
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the cards."""
        self._show_cards(True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the cards, unless the pointer is over them and they are shown."""
        self._show_cards(self.underMouse() and self._cards.is_looked_at)
        super().focusOutEvent(event)

    @property
    def _cards(self) -> CardsModel:
        model = self.model()
        assert isinstance(model, CardsModel)
        return model

    def _show_cards(self, looked_at: bool) -> None:
        self._cards.look(looked_at)


class OwnBoard(LargeBoard):
    """The board of the player who looks at the table, where pieces are lifted and dropped."""

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        players: PlayersModel,
        cards: CardsModel,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        self._marks = marks
        self.strip: CardStrip | None = None
        self._scale = 1.0
        super().__init__(session, models, players, marks, renderer, parent, PLAYER)
        self.strip = CardStrip(Grid(6, 4, 1), CardDelegate(renderer, self), marks, "", PLAYER, self)
        self.strip.setModel(cards)
        self._foot = QHBoxLayout()
        self._foot.addWidget(self.strip)
        self._bands.addLayout(self._foot, BANDS[1])
        self.views.append(self.strip)
        self.take_pieces(marks, PLAYER)
        marks.changed.connect(self.frame)
        self.set_scale(1.0)
        self.refresh()

    def refresh(self) -> None:
        """Show the player who sits here now, with a strip for achievement cards if the game has them."""
        if self.strip is not None:
            there = self._session.view.options.has(Expansion.ACHIEVEMENTS)
            self.strip.setVisible(there)
            self._bands.setStretch(1, BANDS[1] if there else 0)
            self.set_scale(self._scale)
        super().refresh()
        self._bands.activate()  # so that the layout is right before the next paint event

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table."""
        super().set_scale(scale)
        self._scale = scale
        if self.strip is not None:
            margins = (8, 0, 8, 5) if self.strip.isVisibleTo(self) else (0, 0, 0, 0)
            self._foot.setContentsMargins(*(round(side * scale) for side in margins))
            self.strip.setMinimumHeight(round(STRIP * scale))

    def retranslate(self) -> None:
        """Set the accessible names, including that of the strip."""
        super().retranslate()
        if self.strip is not None and self.seat is not None:
            name = self._session.names[self.seat]
            self.strip.setAccessibleName(translate("Board", "{player}: achievements").format(player=name))

    def frame_color(self, seat: int) -> QColor | None:
        """Returns the colour of the frame: gold while the picked piece may be dropped anywhere on the board."""
        if PLAYER in self._marks.targets:
            return self._renderer.theme.color("gold")
        return super().frame_color(seat)


class OpponentBoard(PlayerBoard):
    """The board of another player: small, but complete. A click emits `enlarged`."""

    def __init__(
        self,
        session: PuertoRicoSession,
        models: BoardModels,
        players: PlayersModel,
        marks: Marks,
        renderer: TableRenderer,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(session, models, renderer, parent)
        line, goods = self._make_head(models, players, marks)
        island = AreaView(Divided(3, ISLAND_COLUMNS, SQUARISH), IslandDelegate(renderer, self), marks, parent=self)
        island.setModel(models.island)
        city = AreaView(City(3), CityDelegate(renderer, self), marks, parent=self)
        city.setModel(models.city)
        self._puertoma = puertoma_view(models, marks, renderer, self)
        self._folded = False
        self._shown: tuple[object, ...] = ()
        self.views = [line, goods, island, city, self._puertoma]
        for view in self.views:
            view.idle.connect(self.enlarged)
        self._spaces = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._spaces.addWidget(island)
        self._spaces.addWidget(city)
        self._rows = QVBoxLayout(self)
        self._rows.addLayout(self._head, HEAD_PARTS[0])
        self._rows.addLayout(self._spaces, HEAD_PARTS[1])
        self._rows.addWidget(self._puertoma)
        self._scale = 1.0
        self.set_scale(1.0)
        self.refresh()

    @property
    def spaces(self) -> list[AreaView]:
        """The views below the head: the spaces of a player, or a Puertoma's board."""
        return [self._puertoma] if self.is_automatic else self.views[2:4]

    def refresh(self) -> None:
        """Show the player or Puertoma who sits here now."""
        self._show_spaces()
        super().refresh()

    def retranslate(self) -> None:
        """Set the accessible names, including that of a Puertoma's board."""
        super().retranslate()
        if self.seat is not None:
            self._puertoma.setAccessibleName(board_name(self._session.names[self.seat]))

    def set_scale(self, scale: float) -> None:
        """Adapt the sizes to the scale of the table."""
        self._scale = scale
        self._rows.setContentsMargins(*(round(side * scale) for side in (5, 1, 5, 4)))
        self._rows.setSpacing(0)
        self._head.setSpacing(round(4 * scale))
        self._spaces.setSpacing(round(4 * scale))
        self._share_space()

    def fold(self, folded: bool) -> None:
        """Set whether only the head with figures and goods is shown."""
        self._folded = folded
        self._show_spaces()

    def _head_height(self) -> int:
        """Returns the height of the head in pixels: its part of a low board, but no more than it needs on a high
        board."""
        part = self.height() * HEAD_PARTS[0] / sum(HEAD_PARTS)
        usual = min(part, HEAD * self._scale)
        return round(self._renderer.theme.line(usual, usual * MOST_HEAD))

    def _show_spaces(self) -> None:
        """Show the spaces of the player or of the Puertoma, unless folded, and give them the height that the head
        does not need."""
        automatic = self.is_automatic
        shown = automatic, self._folded, self._head_height(), self.height()
        if shown == self._shown:
            return
        self._shown = shown
        for view in self.views[2:4]:
            view.setVisible(not self._folded and not automatic)
        self._puertoma.setVisible(not self._folded and automatic)
        head = max(1, self._head_height())
        rest = max(1, self.height() - head)
        self._rows.setStretch(0, head)
        self._rows.setStretch(1, 0 if self._folded or automatic else rest)
        self._rows.setStretch(2, rest if automatic and not self._folded else 0)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Emit `enlarged` for a click beside the pieces."""
        self.enlarged.emit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new space."""
        super().resizeEvent(event)
        self._share_space()
        self._rows.activate()

    def _share_space(self) -> None:
        """Share the space so that island tiles are about square and the city has the rest."""
        share_spaces(self._spaces, self.width(), self.height() - self._head_height())
        self._show_spaces()
