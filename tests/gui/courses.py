"""Games that a sound player plays for everybody, to lay their middle on a table: played once for all tests."""

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
    """A game that goes on as far as it is wanted. `bot_seed` is that of the bot."""

    def __init__(self, options: Any, seed: int, bot_seed: int) -> None:
        self._game: AnyGame = kind_of(options).new_game(options, seed)
        self._bot: Bot = make_bot(BOT, bot_seed)
        self._actions: list[Any] = []

    def actions(self, plies: int | None = None) -> list[Any]:
        """The first actions, so many or all there are."""
        game = self._game
        while game.kind is not None and (plies is None or len(self._actions) < plies):
            view = game.determinize(game.asked, Rng.from_seed(len(self._actions)))
            self._actions.append(self._bot.choose(view))
            game.play(self._actions[-1])
        return self._actions[:plies]


course = cache(Course)
"""The same course for the same options and seeds."""


def lay_moves(window: MainWindow, actions: Iterable[Any], seed: int | None = None) -> None:
    """Lay the game of a window, or the same one with another seed, there as it is after these actions; nothing moves
    on the table any more."""
    setup = window.session.setup
    match: Match[Any] = Match.new(setup if seed is None else attrs.evolve(setup, seed=seed))
    for action in actions:
        match.play(action)
    window.session.open(match)
    window.table.stage.clear()
    QApplication.processEvents()


def course_of(window: MainWindow, bot_seed: int = 1) -> Course:
    """What a sound player makes of the game of a window."""
    setup = window.session.setup
    return course(setup.options, setup.seed, bot_seed)


def advance(window: MainWindow, plies: int | None = None, bot_seed: int = 1) -> None:
    """Lay the game of a window there as it is after so many plies, or at its end."""
    lay_moves(window, course_of(window, bot_seed).actions(plies))


def play_last_move(window: MainWindow) -> None:
    """Play the last move of the game of a window; all before it are laid there."""
    *before, last = course_of(window).actions()
    lay_moves(window, before)
    assert window.session.submit(last, window.session.ply)
