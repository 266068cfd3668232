"""The session of a game of Puerto Rico: the arrangements of the boards, and the decisions that are answered
automatically."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QObject

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.expansion_actions import TAKE_NOBLE
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.observation import Observation
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text
from puertorico_desktop.gui.puertorico.texts.seats import names_at
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.match.match import GameSetup, Move


class PuertoRicoSession(GameSession):
    """A game of Puerto Rico at the table. While players look back, `arrangements` belong to the ply that is shown."""

    view: Observation
    arrangements: tuple[Arrangement, ...]
    """The arrangements of all boards that are shown, by seat. Must not be changed."""
    _timeline: Timeline[Arrangement]

    def __init__(self, setup: GameSetup, bots: BotClient, parent: QObject | None = None) -> None:
        self.asks_who_comes = False
        """Whether people choose for themselves between a noble and a colonist from the ship."""
        super().__init__(setup, bots, parent)

    if TYPE_CHECKING:  # narrower types of the inherited properties

        @property
        def game(self) -> PuertoRico:
            """The game that is shown. Only the session changes it."""

        @property
        def decision(self) -> Decision | None:
            """The decision at hand with the seat that must decide; None when the game is over."""

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players in playing order; those of Puertomas in the language in use."""
        return names_at(self.match.setup)

    def arrangements_at(self, ply: int) -> tuple[Arrangement, ...]:
        """Returns the arrangements of all boards after `ply` actions."""
        return self._timeline.layouts_at(ply)

    @property
    def words(self) -> Words:
        """The words of the edition that is played."""
        return Words(self.match.setup.options.edition)

    def refusal_text(self, refusal: Refusal) -> str:
        """Returns why an action is not possible, in the words of the edition."""
        return refusal_text(refusal, self.words, self.names)

    def _answer(self) -> Action | None:
        """Returns the action that takes a noble from the ship, unless people want to choose for themselves
        (rulings.md 13); None for all other decisions."""
        asking = self.game.kind is DecisionKind.TAKE_PERSON and not self.asks_who_comes
        return TAKE_NOBLE if asking and self.asked_person is not None else None

    def account(self) -> Sequence[AccountLine]:
        """Returns the rules that lead to the next step of the Puertoma that must decide."""
        return self.view.account

    def _seen_by(self, seat: int) -> Observation:
        """Returns the shown position as a seat may see it; once the game is over, with all points of its past."""
        view: Observation = super()._seen_by(seat)
        if self.match.is_running:
            return view
        shown = zip(view.players, self.game.players, strict=True)
        return attrs.evolve(view, players=tuple(attrs.evolve(player, points=board.points) for player, board in shown))

    def _update_viewer(self) -> None:
        super()._update_viewer()
        self.arrangements = self._timeline.layouts_at(self.shown_ply)

    def _match_laid_out(self, prepared: Timeline[Arrangement] | None) -> None:
        self._timeline = prepared or Timeline(self.match, Arrangement)

    def _move_played(self, move: Move) -> None:
        self._timeline.add(self.game.players, self.ply, move)
