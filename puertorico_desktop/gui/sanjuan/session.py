"""The session of a game of San Juan: where everybody's buildings stand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.decisions import Decision
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import Observation
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.sanjuan.arrangement import CityLayout
from puertorico_desktop.gui.sanjuan.texts.reasons import refusal_text
from puertorico_desktop.match.match import Move


class SanJuanSession(GameSession):
    """A game of San Juan at the table. While players look back, `cities` are those of an earlier ply."""

    view: Observation
    cities: tuple[CityLayout, ...]
    """Where everybody's buildings stand. Not to be changed."""
    _timeline: Timeline[CityLayout]

    if TYPE_CHECKING:  # the same as in any session, of this game

        @property
        def game(self) -> SanJuan:
            """The game as it is shown. Only the session changes it."""

        @property
        def decision(self) -> Decision | None:
            """Who is asked what; None when the game is over."""

    def refusal_text(self, refusal: Refusal) -> str:
        """Returns why an action is not possible."""
        return refusal_text(refusal, self.names)

    def _look(self) -> None:
        super()._look()
        self.cities = self._timeline.at(self.shown_ply)

    def _match_laid_out(self, prepared: Timeline[CityLayout] | None) -> None:
        self._timeline = prepared or Timeline(self.match, CityLayout)

    def _move_played(self, move: Move) -> None:
        self._timeline.add(self.game.players, self.ply, move)
