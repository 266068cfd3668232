"""Main windows with a game of San Juan."""

from __future__ import annotations

from functools import cache

from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action, Pass
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.courses import lay_moves
from tests.gui.hands import window_with
from tests.gui.sanjuan.robot import new_session


def sanjuan_window(qtbot: QtBot, options: Options, seed: int = 1, scheme: Scheme = Scheme.LIGHT) -> MainWindow:
    """Returns a window at its smallest usual size, with people in all seats."""
    session = new_session(
        options.players,
        seed,
        expansions=options.expansions,
        ask_optional_benefits=options.ask_optional_benefits,
        opening_choice=options.opening_choice,
        play_forced=options.play_forced,
    )
    return window_with(qtbot, session, scheme)


@cache
def middle_of_a_game(options: Options, seed: int, kind: DecisionKind, round_: int) -> tuple[Action, ...]:
    """Returns random actions up to a decision of this kind, rarely passing, so that the table has many pieces."""
    game, rng = new_game(options, seed), Rng.from_seed(seed)
    actions: list[Action] = []
    while game.kind is not None and not (game.round >= round_ and game.kind is kind):
        legal = game.legal_actions()
        action = rng.choose(legal)
        if isinstance(action, Pass) and len(legal) > 1:
            action = rng.choose(legal)
        actions.append(action)
        game.play(action)
    return tuple(actions)


def in_the_middle(
    qtbot: QtBot, options: Options, seed: int, kind: DecisionKind, round_: int = 7, *, unpainted: bool = False
) -> MainWindow:
    """Returns a window with a game at such a decision; `unpainted` where its picture is not looked at."""
    window = sanjuan_window(qtbot, options, seed)
    window.setUpdatesEnabled(not unpainted)
    lay_moves(window, middle_of_a_game(options, seed, kind, round_))
    assert window.session.game.kind is kind
    return window
