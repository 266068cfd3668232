"""Games played by a bot, whose middle can be laid on a table; each is played once for all tests."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import attrs
from PySide6.QtWidgets import QApplication

from puertorico_desktop.bots.base import Bot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import Match

BOT = "simple"


class Course:
    """A game that is played as far as requested. `bot_seed` is the seed of the bot."""

    def __init__(self, options: Any, seed: int, bot_seed: int) -> None:
        self._game: AnyGame = kind_of(options).new_game(options, seed)
        self._bot: Bot = make_bot(BOT, bot_seed)
        self._actions: list[Any] = []

    def actions(self, plies: int | None = None) -> list[Any]:
        """Returns the first actions, this many or all."""
        game = self._game
        while game.kind is not None and (plies is None or len(self._actions) < plies):
            view = game.determinize(game.asked, Rng.from_seed(len(self._actions)))
            self._actions.append(self._bot.choose(view))
            game.play(self._actions[-1])
        return self._actions[:plies]


course = cache(Course)
"""The same course for the same options and seeds."""


def lay_moves(window: MainWindow, actions: Iterable[Any], seed: int | None = None) -> None:
    """Lays the game of a window, or the same with another seed, as it is after these actions, without animations."""
    setup = window.session.setup
    match: Match[Any] = Match.new(setup if seed is None else attrs.evolve(setup, seed=seed))
    for action in actions:
        match.play(action)
    window.session.open(match)
    window.table.stage.clear()
    QApplication.processEvents()


def course_of(window: MainWindow, bot_seed: int = 1) -> Course:
    """Returns the course of the game of a window."""
    setup = window.session.setup
    return course(setup.options, setup.seed, bot_seed)


def advance(window: MainWindow, plies: int | None = None, bot_seed: int = 1) -> None:
    """Lays the game of a window as it is after this many plies, or at its end."""
    lay_moves(window, course_of(window, bot_seed).actions(plies))


def play_last_move(window: MainWindow) -> None:
    """Lays the position before the last move of the game of a window, and plays that move."""
    *before, last = course_of(window).actions()
    lay_moves(window, before)
    assert window.session.submit(last, window.session.ply)
