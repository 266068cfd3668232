"""Games that a sound player plays for everybody, to lay their middle on a table: played once for all tests."""

from __future__ import annotations

from functools import cache
from typing import Any

from PySide6.QtWidgets import QApplication

from puertorico_desktop.bots.base import Bot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match

BOT = "simple"


class Course:
    """A game that goes on as far as it is wanted. `bot_seed` is that of the bot."""

    def __init__(self, options: Any, seed: int, bot_seed: int) -> None:
        self._game: AnyGame = kind_of(options).new_game(options, seed)
        self._bot: Bot = make_bot(BOT, bot_seed)
        self._actions: list[Any] = []

    def actions(self, plies: int | None) -> list[Any]:
        """The first actions, so many or all there are; a negative number says how many of these are left out."""
        game = self._game
        while game.kind is not None and (plies is None or plies < 0 or len(self._actions) < plies):
            view = game.determinize(game.asked, Rng.from_seed(len(self._actions)))
            self._actions.append(self._bot.choose(view))
            game.play(self._actions[-1])
        return self._actions[:plies]


course = cache(Course)
"""The same course for the same options and seeds."""


def lay_course(session: GameSession, plies: int | None = None, bot_seed: int = 1) -> None:
    """Lay the game that begins on the table there as it is after so many plies, or at its end; a negative number
    counts from there."""
    setup = session.setup
    match: Match[Any] = Match.new(setup)
    for action in course(setup.options, setup.seed, bot_seed).actions(plies):
        match.play(action)
    session.open(match)


def play_last_move(session: GameSession) -> None:
    """Play the last move of the game that begins on the table; all before it are laid there."""
    lay_course(session, -1)
    setup = session.setup
    assert session.submit(course(setup.options, setup.seed, 1).actions(None)[-1], session.ply)


def advance(window: MainWindow, plies: int | None = None, bot_seed: int = 1) -> None:
    """The same as `lay_course`, and nothing moves on the table any more."""
    lay_course(window.session, plies, bot_seed)
    window.table.stage.clear()
    QApplication.processEvents()
