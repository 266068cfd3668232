"""The information of bots about San Juan does not contain hidden cards, so that they do not influence moves."""

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from puertorico_desktop.bots.arena.games import Chooser
from puertorico_desktop.bots.base import Budget, visible_actions
from puertorico_desktop.bots.process.messages import Request
from puertorico_desktop.bots.protocol.lines import position_data
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import AcceptBenefit, Build, ChooseRole, Pass, Pay, Produce, Sell
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from tests.engine.sanjuan.games import decisions, options, seeds

OPEN = (AcceptBenefit, ChooseRole, Build, Pass, Produce, Sell)
"""Actions that are completely visible to all players."""


def determinized_games(options: Options, seed: int, every: int = 1) -> Iterator[tuple[SanJuan, SanJuan]]:
    """Yields decisions of a game, each with a determinized copy for the seat that is asked."""
    rng = Rng.from_seed(seed)
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % every == 0:
            yield game, game.determinize(game.asked, rng)
        game.play_unchecked(action)


@pytest.mark.parametrize("bot", ["random", "easy", "simple", "normal", "advanced", "hard", "expert"])
def test_bots_choose_the_same_in_determinized_games(bot: str) -> None:
    for seed, players in ((1, 2), (2, 4)):
        rules = Options(players, expansions=(Expansion.NEW_BUILDINGS,))
        for game, twin in determinized_games(rules, seed, every=9):
            first, second = (Chooser(bot, 7, Budget(nodes=12)).choose(table) for table in (game, twin))
            assert game.text(first) == twin.text(second)


@given(options, seeds)
@settings(max_examples=5, deadline=None)
def test_programs_receive_the_same_position_of_determinized_games(options: Options, seed: int) -> None:
    for game, twin in determinized_games(options, seed, every=5):
        assert position_data(game) == position_data(twin)


@given(options, seeds)
@settings(max_examples=8, deadline=None)
def test_the_history_of_bots_omits_actions_with_hidden_cards(options: Options, seed: int) -> None:
    played: list[Any] = []
    for game, action in decisions(options, seed):
        played.append(action)
        game.play_unchecked(action)
        if isinstance(action, Pay):
            break
    for history in (visible_actions(game, played), Request(1, "hard", 1, game, tuple(played)).history):
        assert len(history) == len(played)
        for one, original in zip(history, played, strict=True):
            assert one == original if isinstance(original, OPEN) else one is None


def test_bots_accept_a_history_with_omitted_actions() -> None:
    """A bot with a search tree must find its position in it."""
    chooser = Chooser("hard", 3, Budget(nodes=5))
    played: list[Any] = []
    for game, action in decisions(Options(2), 5):
        if len(played) > 60:
            break
        choice = chooser.choose(game, tuple(played)) if game.asked == 0 else action
        played.append(choice)
        game.play(choice)
    assert chooser.illegal == 0
