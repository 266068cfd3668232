"""Hints report actions as equal if another search might order them differently."""

from collections.abc import Iterator
from random import Random

import pytest

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.puertorico.reasons import Reason, ReasonKind, reasons
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.ties import MOST, about_equal, with_ties_first
from puertorico_desktop.engine.puertorico.actions import CHOOSE, Action
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng

TERMS = ((1.0, 2.0, 3.0),) * 3
MATTERS_OF_TASTE = (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.TAKE_TILE, DecisionKind.LOAD_GOODS)


def thought(*rows: tuple[Role, int, float]) -> Thought:
    return Thought(0, tuple(Prospect(CHOOSE[role], visits, win, TERMS) for role, visits, win in rows))


def equal_actions(found: Thought) -> list[Action]:
    return [one.action for one in found.prospects[: found.equal]]


def test_often_visited_actions_differ_by_small_differences() -> None:
    clear = thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.46), (Role.TRADER, 1, 0.30))
    assert about_equal(clear) == clear.prospects[:1]
    close = thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.49), (Role.TRADER, 1, 0.30))
    assert about_equal(close) == close.prospects[:2]


def test_an_action_with_a_higher_mean_and_few_visits_is_about_equal() -> None:
    found = thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 30, 0.60))
    assert about_equal(found) == found.prospects


def test_fewer_visits_allow_larger_differences_up_to_a_limit() -> None:
    for win, equal in ((0.50 - MOST / 2, 2), (0.50 - MOST - 0.01, 1)):
        assert len(about_equal(thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 5, win)))) == equal


def test_small_and_large_chances_differ_by_smaller_differences() -> None:
    rows = ((Role.SETTLER, 290, 0.09), (Role.CAPTAIN, 4, 0.06))
    rare = thought(*rows)
    assert about_equal(rare) == rare.prospects[:1]
    sure = thought(*((role, looks, 1.0 - (0.15 - win)) for role, looks, win in rows))
    assert about_equal(sure) == sure.prospects[:1]
    even = thought(*((role, looks, win + 0.4) for role, looks, win in rows))
    assert about_equal(even) == even.prospects
    none = thought((Role.SETTLER, 290, 0.0), (Role.CAPTAIN, 4, 0.0))
    assert about_equal(none) == none.prospects


def test_equal_actions_come_first_in_alphabetical_order() -> None:
    game = new_game(Options(players=3), 1)
    equal = [(Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.51), (Role.CRAFTSMAN, 200, 0.50)]
    orders = []
    for seed in range(5):
        Random(seed).shuffle(equal)
        found = with_ties_first(thought(*equal, (Role.CAPTAIN, 300, 0.10)), game.text)
        orders.append(equal_actions(found))
        assert [one.action for one in found.prospects][3:] == [CHOOSE[Role.CAPTAIN]]
    assert orders == [[CHOOSE[Role.BUILDER], CHOOSE[Role.CRAFTSMAN], CHOOSE[Role.MAYOR]]] * 5


def test_the_action_that_was_named_stays_first_among_equal_ones() -> None:
    game = new_game(Options(players=3), 1)
    close = thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.51), (Role.CAPTAIN, 300, 0.10))
    for named, first in ((Role.MAYOR, Role.MAYOR), (Role.BUILDER, Role.BUILDER), (Role.CAPTAIN, Role.BUILDER)):
        assert with_ties_first(close, game.text, CHOOSE[named]).best.action == CHOOSE[first]


def test_equal_actions_have_no_other_reason() -> None:
    game = new_game(Options(players=3), 1)
    equal = with_ties_first(thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.49)), game.text)
    assert reasons(game, equal) == [Reason(ReasonKind.EQUAL, 0)]
    clear = with_ties_first(thought((Role.MAYOR, 500, 0.50), (Role.BUILDER, 400, 0.30)), game.text)
    assert ReasonKind.EQUAL not in {reason.kind for reason in reasons(game, clear)}


def positions(count: int) -> Iterator[PuertoRico]:
    """Yields positions from the middle of games of bots, at decisions for which people ask for hints."""
    bot = make_bot("simple", 1)
    for seed in range(count):
        game = new_game(Options(players=3 + seed % 3), 1000 + seed)
        left = Random(seed).randrange(20, 160)
        while game.kind is not None:
            if left <= 0 and game.kind in MATTERS_OF_TASTE and len(game.legal_actions()) > 1:
                yield game
                break
            game.play(bot.choose(game))
            left -= 1


def contradictions(count: int, nodes: int) -> tuple[int, int]:
    """Returns the number of positions in which two searches clearly prefer different actions, and the number of all
    positions."""
    contradicting = examined = 0
    for number, game in enumerate(positions(count)):
        thoughts = []
        for seed in (1, 2):
            bot = SearchBot(LEVELS["expert"], BALANCED, seed * 7919 + number, Budget(nodes=nodes))
            seen = game.determinize(game.asked, Rng.from_seed(seed))
            thoughts.append(with_ties_first(bot.think(seen), game.text))
        one, other = map(equal_actions, thoughts)
        contradicting += not set(one) & set(other)
        examined += 1
    return contradicting, examined


def test_two_searches_do_not_prefer_different_actions_clearly() -> None:
    found, asked = contradictions(6, 100)
    assert asked >= 5
    assert found == 0


@pytest.mark.long
def test_two_searches_rarely_prefer_different_actions_clearly() -> None:
    found, asked = contradictions(80, 800)
    assert found <= 0.05 * asked, f"{found} of {asked}"
