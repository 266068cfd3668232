"""Candidates that are plainly worse than others: bots other than steady ones do not consider them."""

from collections.abc import Iterator
from operator import ge

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.puertorico.candidates import PRODUCING, candidates, sensible
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import ChooseRole, PlaceColonists
from puertorico_desktop.engine.puertorico.board import capacity_of
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.random_games import random_positions

BUILDINGS = Options(
    players=3,
    edition=Edition.SPECIAL_1897,
    expansions=frozenset({Expansion.NEW_BUILDINGS}),
    buildings=Selection.RANDOM,
)
TASKS = Options(players=3, edition=Edition.SPECIAL_1897, expansions=frozenset({Expansion.ACHIEVEMENTS}))


def placement_positions(options: Options, games: int) -> Iterator[PuertoRico]:
    """Yields the positions of random games at which colonists are placed."""
    rng = Rng.from_seed(8)
    for seed in range(games):
        for game in random_positions(new_game(options, seed), rng):
            if game.kind is DecisionKind.PLACE_COLONISTS:
                yield game


def is_worse(one: PlaceColonists, other: PlaceColonists) -> bool:
    """Returns whether a placement differs from another only by producing less."""
    if any(a != b for site, (a, b) in enumerate(zip(one.counts, other.counts, strict=True)) if site not in PRODUCING):
        return False
    produced = [[capacity_of(action.counts, good) for good in GOODS] for action in (one, other)]
    return produced[0] != produced[1] and all(map(ge, produced[1], produced[0]))


@pytest.mark.parametrize("options", [Options(players=4), BUILDINGS])
def test_no_placement_produces_less_for_nothing(options: Options) -> None:
    left_out = 0
    for game in placement_positions(options, 6):
        found, every = sensible(game), candidates(game)
        assert found
        assert set(found) <= set(every)
        if not game.players[game.asked].owns(Building.AQUEDUCT):
            worse = {one for one in every if any(is_worse(one, other) for other in every)}
            assert set(found) == set(every) - worse
            left_out += len(worse)
    assert left_out > 20


def test_where_tasks_ask_for_people_anywhere_all_placements_are_considered() -> None:
    for game in placement_positions(TASKS, 3):
        assert sensible(game) == candidates(game)


def mayor_with_an_empty_indigo_plantation() -> PuertoRico:
    """Returns a position at which nine colonists can do everything, but not stand everywhere."""
    game = new_game(Options(players=3), 1)
    player = game.players[0]
    for tile in (Tile.INDIGO, Tile.TOBACCO, Tile.COFFEE):
        player.add_tile(tile)
    for building in (Building.SMALL_INDIGO_PLANT, Building.TOBACCO_STORAGE, Building.COFFEE_ROASTER):
        player.add_building(building)
    player.add_idle(7, 0)
    game.play(ChooseRole(Role.MAYOR))
    assert game.kind is DecisionKind.PLACE_COLONISTS
    assert game.asked == 0
    return game


@pytest.mark.parametrize("name", ["normal", "hard", "expert"])
def test_no_bot_leaves_a_plantation_empty_beside_idle_colonists(name: str) -> None:
    game = mayor_with_an_empty_indigo_plantation()
    most = max(
        sum(capacity_of(one.counts, good) for good in GOODS)
        for one in candidates(game)
        if isinstance(one, PlaceColonists)
    )
    for seed in range(3):
        action = make_bot(name, seed, Budget(nodes=30)).choose(game.copy())
        assert sum(capacity_of(action.counts, good) for good in GOODS) == most
