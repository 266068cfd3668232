"""The bots with the expansions: every decision is answered, and buildings that are bought are used."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from puertorico_desktop.bots.base import Bot, Budget
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot, rule_of_thumb
from puertorico_desktop.bots.puertorico.heuristic.one_ply import best_draft
from puertorico_desktop.bots.puertorico.shortlist import best_storing, shortlist
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    DRAFT,
    LoadMixed,
    MoveGuest,
    PlaceNobles,
    SellPrivately,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import PLAYERS, PUBLISHED, Edition, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.expanded import citizens, new_buildings
from tests.engine.play import do

B, G, T = Building, Good, Tile
MOST_LISTED = 60
"""The largest number of actions on a short list."""


def options_with_all(players: int, edition: Edition, selection: Selection) -> Options:
    """Returns options with all published expansions."""
    return Options(edition, players=players, expansions=PUBLISHED, buildings=selection)


def decisions_of_match(game: PuertoRico, bots: list[Bot]) -> Iterator[PuertoRico]:
    """Yields the game before each decision; every action chosen must be legal."""
    rng = Rng.from_seed(1)
    while game.kind is not None:
        yield game
        seat = game.asked
        action = bots[seat].choose(game.determinize(seat, rng))
        assert game.is_legal(action), action
        game.play(action)


@pytest.mark.parametrize("edition", Edition)
@pytest.mark.parametrize("selection", [Selection.FIXED, Selection.RANDOM, Selection.DRAFT])
def test_simple_finishes_games_with_every_selection_of_buildings(edition: Edition, selection: Selection) -> None:
    game = new_game(options_with_all(2, edition, selection), 3)
    for position in decisions_of_match(game, [SimpleBot(0), SimpleBot(0)]):
        if position.kind is not DecisionKind.PLACE_COLONISTS:
            listed = shortlist(position)
            assert 0 < len(listed) <= MOST_LISTED
            assert all(position.is_legal(action) for action in listed)
    assert max(sheet.total for sheet in game.scores()) > 25


@pytest.mark.parametrize("level", ["easy-trader", "normal", "hard-builder"])
def test_every_level_finishes_a_game_with_all_expansions(level: str) -> None:
    game = new_game(options_with_all(2, Edition.SPECIAL_1897, Selection.DRAFT), 5)
    bots = [make_bot(level, seat, Budget(nodes=4)) for seat in range(2)]
    assert sum(1 for _ in decisions_of_match(game, bots)) > 60
    assert game.kind is None


def test_the_draft_begins_with_the_most_useful_building() -> None:
    game = new_game(options_with_all(4, Edition.SPECIAL_1897, Selection.DRAFT), 1)
    assert best_draft(game) == DRAFT[B.HARBOR]
    game.play(DRAFT[B.HARBOR])
    assert best_draft(game) == DRAFT[B.FACTORY]


def test_listed_mixes_are_whole_kinds_or_fill_whole_points() -> None:
    game = new_buildings(3).player(0, corn=3, sugar=2, city={B.SMALL_WHARF: 1}).build()
    do(game, "choose captain")
    mixes = [action.amounts for action in shortlist(game) if isinstance(action, LoadMixed)]
    assert {(3, 0, 2, 0, 0), (3, 0, 1, 0, 0), (0, 0, 2, 0, 0)} <= set(mixes)
    assert len(mixes) == len(set(mixes)) < len(game.legal_actions())


def test_a_mix_is_loaded_if_no_ship_accepts_the_goods() -> None:
    blocked = {5: (G.INDIGO, 1), 6: (G.TOBACCO, 1), 7: (G.COFFEE, 1)}
    game = new_buildings().player(0, corn=2, sugar=2, city={B.SMALL_WHARF: 1}).ships(blocked).build()
    do(game, "choose captain")
    assert SimpleBot(0).choose(game) == LoadMixed((2, 0, 2, 0, 0))


def test_placements_of_nobles_differ_in_buildings_where_nobles_matter() -> None:
    city = {B.CHAPEL: 1, B.HUNTING_LODGE: 1, B.LAND_OFFICE: 1, B.HARBOR: 1, B.FACTORY: 1}
    game = citizens().player(0, idle=2, idle_nobles=2, island={T.CORN: (2, 0)}, city=city).build()
    do(game, "choose mayor", "take noble")
    assert game.kind is DecisionKind.PLACE_NOBLES
    listed = shortlist(game)
    assert all(isinstance(action, PlaceNobles) and game.is_legal(action) for action in listed)
    assert len(listed) == 1 << 3 < len(game.legal_actions())


def test_the_most_valuable_goods_are_stored() -> None:
    game = new_buildings(3).player(0, corn=6, sugar=2, coffee=3, city={B.STOREHOUSE: 1}).build()
    assert SimpleBot(0).choose(at_storing(game)) == StoreCrates((), (G.SUGAR, G.COFFEE, G.COFFEE, G.COFFEE))


def test_guests_do_not_change_what_is_stored() -> None:
    """If guests can be moved as well, the same goods are stored."""
    city = {B.GUESTHOUSE: 2, B.SMALL_WAREHOUSE: 0, B.STOREHOUSE: 1}
    game = at_storing(new_buildings(3).player(0, corn=6, sugar=2, coffee=3, city=city).build())
    assert any(isinstance(action, MoveGuest) for action in game.legal_actions())
    assert any(isinstance(action, MoveGuest) for action in shortlist(game))
    assert isinstance(rule_of_thumb(game), StoreCrates | MoveGuest)
    assert isinstance(best_storing(game), StoreCrates)


def at_storing(game: PuertoRico) -> PuertoRico:
    """Returns the game at the decision what to store: no good fits on the ships."""
    game.ship_goods[:], game.ship_loads[:] = [G.INDIGO, G.TOBACCO, G.INDIGO], [1, 1, 1]
    game.play(CHOOSE[Role.CAPTAIN])
    assert game.kind is DecisionKind.STORE_GOODS
    return game


def test_a_guest_moves_to_a_building_that_then_produces() -> None:
    game = new_buildings(3).player(0, island={T.COFFEE: (1, 1)}, city={B.GUESTHOUSE: 1, B.COFFEE_ROASTER: 0}).build()
    do(game, "choose craftsman")
    assert game.kind is DecisionKind.MOVE_GUESTS
    assert SimpleBot(0).choose(game) == MoveGuest(B.COFFEE_ROASTER)


def test_a_private_sale_is_chosen_if_the_trading_house_does_not_take_the_kind() -> None:
    game = new_buildings(3).player(0, doubloons=0, coffee=1, city={B.TRADING_POST: 1}).house(G.COFFEE).build()
    do(game, "choose trader")
    assert SimpleBot(0).choose(game) == SellPrivately(G.COFFEE)


@pytest.mark.long
def test_buildings_that_are_bought_are_occupied() -> None:
    """Each building is bought in some game, and nearly every one with a circle is occupied if a mayor phase follows
    its purchase; buildings bought in the last round count points without colonists."""
    bought: Counter[Building] = Counter()
    in_time: Counter[Building] = Counter()
    used: Counter[Building] = Counter()
    for players, seed in product(PLAYERS, range(60)):
        game = new_game(options_with_all(players, list(Edition)[seed % 2], Selection.RANDOM), seed)
        working, chances = [0] * players, [0] * players
        for position in decisions_of_match(game, [make_bot("normal", seat) for seat in range(players)]):
            for seat, player in enumerate(position.players):
                working[seat] |= player.occupied
                if position.running_role is Role.MAYOR:
                    chances[seat] |= player.owned
        for seat, player in enumerate(game.players):
            bought.update(player.buildings())
            early = [building for building in player.buildings() if chances[seat] >> building & 1]
            in_time.update(early)
            used.update(building for building in early if working[seat] >> building & 1)
    assert set(bought) >= {one for one, row in CATALOG.items() if row.expansion in (None, *PUBLISHED)}
    for building, times in in_time.items():
        if CATALOG[building].circles:
            assert used[building] >= 0.8 * times, building
