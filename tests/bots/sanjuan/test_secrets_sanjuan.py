"""What bots are told of San Juan: of twins that differ in hidden cards the same, and so they move alike."""

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
"""What everybody sees a player do, with all that is in it."""


def twins(options: Options, seed: int, every: int = 1) -> Iterator[tuple[SanJuan, SanJuan]]:
    """Some decisions of a game, each with another table that looks the same to the seat that is asked."""
    rng = Rng.from_seed(seed)
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % every == 0:
            yield game, game.determinize(game.asked, rng)
        game.play_unchecked(action)


@pytest.mark.parametrize("bot", ["random", "easy", "simple", "normal", "advanced", "hard", "expert"])
def test_bots_move_alike_in_twins(bot: str) -> None:
    for seed, players in ((1, 2), (2, 4)):
        rules = Options(players, expansions=(Expansion.NEW_BUILDINGS,))
        for game, twin in twins(rules, seed, every=9):
            first, second = (Chooser(bot, 7, Budget(nodes=12)).choose(table) for table in (game, twin))
            assert game.text(first) == twin.text(second)


@given(options, seeds)
@settings(max_examples=5, deadline=None)
def test_other_programs_are_told_the_same_of_twins(options: Options, seed: int) -> None:
    for game, twin in twins(options, seed, every=5):
        assert position_data(game) == position_data(twin)


@given(options, seeds)
@settings(max_examples=8, deadline=None)
def test_no_bot_is_told_an_action_that_names_hidden_cards(options: Options, seed: int) -> None:
    played: list[Any] = []
    for game, action in decisions(options, seed):
        played.append(action)
        game.play_unchecked(action)
        if isinstance(action, Pay):
            break
    for heard in (visible_actions(game, played), Request(1, "hard", 1, game, tuple(played)).history):
        assert len(heard) == len(played)
        for one, done in zip(heard, played, strict=True):
            assert one == done if isinstance(done, OPEN) else one is None


def test_bots_go_on_with_what_they_are_told() -> None:
    """A history with gaps is no obstacle to a bot that looks for its place in it."""
    chooser = Chooser("hard", 3, Budget(nodes=5))
    played: list[Any] = []
    for game, action in decisions(Options(2), 5):
        if len(played) > 60:
            break
        choice = chooser.choose(game, tuple(played)) if game.asked == 0 else action
        played.append(choice)
        game.play(choice)
    assert chooser.illegal == 0
