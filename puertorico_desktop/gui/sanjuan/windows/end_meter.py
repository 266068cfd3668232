"""The display of the approaching end of the game: the fullest city."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.components import CITY_SPACES
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.windows.gauge_meter import Gauge, GaugeMeter

NEAR = 2
"""The number of free spaces in a city from which the end is near."""


class SanJuanMeter(GaugeMeter):
    """A gauge for the number of buildings in the fullest city."""

    def __init__(self, session: SanJuanSession, renderer: CardRenderer, parent: QWidget | None = None) -> None:
        super().__init__(renderer, parent)
        self._session = session
        self.refresh()

    @property
    def most(self) -> int:
        """The number of buildings in the fullest city."""
        return max(sum(player.city) for player in self._session.view.players)

    def gauges(self) -> Sequence[Gauge]:
        """Returns the gauge of the fullest city."""
        most = self.most
        return [Gauge("city", f"{most}/{CITY_SPACES}", most >= CITY_SPACES - NEAR)]

    def words(self) -> list[str]:
        """Returns the sentence about the fullest city."""
        session, most = self._session, self.most
        fullest = [session.names[seat] for seat, one in enumerate(session.view.players) if sum(one.city) == most]
        text = self.tr(
            "Fullest city: {player}, {count} of {spaces}. A full one ends the game after the builder phase."
        )
        return [text.format(player=listed(fullest), count=most, spaces=CITY_SPACES)]
