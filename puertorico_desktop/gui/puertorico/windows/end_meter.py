"""The display of the approaching end of the game: remaining victory points and colonists, and the fullest city."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.puertorico.components import CITY_SPACES, EndTrigger
from puertorico_desktop.engine.puertorico.observation import PlayerView
from puertorico_desktop.engine.puertorico.puertoma.board import MOST_BUILDINGS
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.windows.gauge_meter import Gauge, GaugeMeter

NEAR_CITY = 2
"""The number of free spaces in a city, or of refills of the colonist ship left in the supply, from which the end is
near."""
POINTS_A_ROUND = 3
"""The approximate number of points that a player ships in a round with a captain phase."""


def _spaces_of(player: PlayerView) -> int:
    """Returns the number of spaces for buildings on a board."""
    return CITY_SPACES if player.puertoma is None else MOST_BUILDINGS


class EndMeter(GaugeMeter):
    """A gauge for each trigger of the end: victory points, colonists, and the fullest city."""

    def __init__(self, session: PuertoRicoSession, renderer: TableRenderer, parent: QWidget | None = None) -> None:
        super().__init__(renderer, parent)
        self._session = session
        self.refresh()

    def gauges(self) -> Sequence[Gauge]:
        """Returns the gauges of this game."""
        view = self._session.view
        reached = view.end_triggers
        points, colonists = view.points_left, view.colonist_supply
        few_points = points <= len(view.players) * POINTS_A_ROUND
        wanted = self._session.game.colonists_wanted
        few_colonists = self._session.game.rules.colonists_end_game and colonists < NEAR_CITY * wanted
        # Colonists left / colonists that the ship takes now: the game ends when there are fewer.
        people = f"{colonists}/{wanted}" if few_colonists else str(colonists)
        free, spaces = min((player.free_spaces, _spaces_of(player)) for player in view.players)
        return [
            Gauge("points", str(points), few_points or EndTrigger.VICTORY_POINTS in reached),
            Gauge("colonist", people, few_colonists or EndTrigger.COLONISTS in reached),
            Gauge("city", f"{spaces - free}/{spaces}", free <= NEAR_CITY or EndTrigger.CITY in reached),
        ]

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
