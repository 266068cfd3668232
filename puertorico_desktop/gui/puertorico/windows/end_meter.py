"""The display of the approaching end of the game: remaining victory points and colonists, and the fullest city."""

from __future__ import annotations

from collections.abc import Iterator

import attrs
from PySide6.QtCore import QEvent, QRectF, QSize
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from puertorico_desktop.engine.puertorico.components import CITY_SPACES, EndTrigger
from puertorico_desktop.engine.puertorico.observation import PlayerView
from puertorico_desktop.engine.puertorico.puertoma.board import MOST_BUILDINGS
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.views.table_painter import TablePainter
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_of
from puertorico_desktop.gui.windows.surfaces import Meter

GAUGE = 62
"""The width of a gauge at scale 1, in logical pixels."""
HEIGHT = 19
NEAR_CITY = 2
"""The number of free spaces in a city, or of refills of the colonist ship left in the supply, from which the end is
near."""
POINTS_A_ROUND = 3
"""The approximate number of points that a player ships in a round with a captain phase."""


@attrs.frozen
class Gauge:
    """A condition for the end of the game: `near` if it is almost fulfilled, `reached` if it is fulfilled."""

    trigger: EndTrigger
    icon: str
    figure: str
    near: bool
    reached: bool


def _spaces_of(player: PlayerView) -> int:
    """Returns the number of spaces for buildings on a board."""
    return CITY_SPACES if player.puertoma is None else MOST_BUILDINGS


class EndMeter(Meter):
    """Three gauges in a row, with a tooltip that explains their figures."""

    def __init__(self, session: PuertoRicoSession, brush: TablePainter, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._brush = brush
        self._shown: object = None
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        brush.theme.changed.connect(self.update)
        self.refresh()

    def gauges(self) -> Iterator[Gauge]:
        """Yields the gauges of this game."""
        view = self._session.view
        players = len(view.players)
        reached = view.end_triggers
        points, colonists = view.points_left, view.colonist_supply
        wanted = self._session.game.colonists_wanted
        free, spaces = min((player.free_spaces, _spaces_of(player)) for player in view.players)
        near = points <= players * POINTS_A_ROUND
        yield Gauge(EndTrigger.VICTORY_POINTS, "points", str(points), near, EndTrigger.VICTORY_POINTS in reached)
        near = self._session.game.rules.colonists_end_game and colonists < NEAR_CITY * wanted
        # Colonists left / colonists that the ship takes now: the game ends when there are fewer.
        figure = f"{colonists}/{wanted}" if near else str(colonists)
        yield Gauge(EndTrigger.COLONISTS, "colonist", figure, near, EndTrigger.COLONISTS in reached)
        figure = f"{spaces - free}/{spaces}"
        yield Gauge(EndTrigger.CITY, "city", figure, free <= NEAR_CITY, EndTrigger.CITY in reached)

    def words(self) -> list[str]:
        """Returns the state of the gauges in sentences."""
        session = self._session
        view = session.view
        if view.end_triggers:
            return [self.tr("This round is the last one.")]
        free = min(player.free_spaces for player in view.players)
        fullest = [session.names[seat] for seat, player in enumerate(view.players) if player.free_spaces == free]
        city = self.tr("Fullest city: {player}, with %n free space(s).", "", free).format(player=listed(fullest))
        if not view.points_left:
            # By the printed rules of 1897 the last point ends the game only in the captain phase.
            return [
                self.tr("The victory points have run out: the round of the next captain phase is the last one."),
                city,
            ]
        lines = [
            self.tr("The game ends with the round in which one of these runs out:"),
            self.tr("%n victory point(s) left.", "", view.points_left),
        ]
        if not session.game.rules.colonists_end_game:
            return [*lines, city, self.tr("Colonists may run out: with nobles the game goes on.")]
        short = session.game.colonists_wanted - view.colonist_supply
        return [
            *lines,
            self.tr("%n colonist(s) left in the supply.", "", view.colonist_supply),
            self.tr("The colonist ship would take %n colonist(s) now.", "", session.game.colonists_wanted),
            *([self.tr("%n colonist(s) short for it.", "", short)] if short > 0 else []),
            city,
        ]

    def refresh(self) -> None:
        """Show the current figures, if they have changed."""
        words = self.words()
        shown = (words, list(self.gauges()))
        if shown == self._shown:
            return
        self._shown = shown
        set_tip(self, "\n".join(words))
        self.setAccessibleName(self.tr("How near the end is"))
        self.setAccessibleDescription(sentences(words))
        self.update()

    def sizeHint(self) -> QSize:
        """Returns the size of three gauges."""
        scale = scale_of(self)
        return QSize(round(3 * GAUGE * scale), round(HEIGHT * scale))

    def changeEvent(self, event: QEvent) -> None:
        """Follow changes of language and font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.refresh()
        elif event.type() == QEvent.Type.FontChange:
            self.updateGeometry()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint an icon and a figure for each gauge, on gold if its condition is near or reached."""
        brush, scale = self._brush, scale_of(self)
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            painter.setFont(self.font())
            width = self.width() / 3
            for number, gauge in enumerate(self.gauges()):
                rect = QRectF(number * width + 1, 1, width - 3 * scale, self.height() - 2)
                lit = gauge.near or gauge.reached
                if lit:
                    brush.card(painter, rect, "gold", "gold", corner=rect.height() / 2, lifted=False)
                side = rect.height() - 2
                icon = QRectF(rect.left() + 3 * scale, rect.top() + 1, side, side)
                brush.icons.paint(painter, gauge.icon, icon, "gold_ink" if lit else "picto")
                words = rect.adjusted(side + 6 * scale, 0, 0, 0)
                ink = brush.theme.color("gold_ink" if lit else "ink")
                brush.text(painter, words, gauge.figure, BASE_PIXELS * scale, ink, bold=True)
