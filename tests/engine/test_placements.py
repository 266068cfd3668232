"""The lazy sequence of placements has the same elements as a list of all placements."""

import pickle
from itertools import islice, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import PASS, PlaceColonists
from puertorico_desktop.engine.puertorico.components import SITES, Building, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.placements import Placements
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.selections import ROOMS
from tests.engine.play import do

B, T = Building, Tile

boards = st.lists(st.tuples(st.integers(0, len(SITES) - 1), st.integers(1, 4)), max_size=6, unique_by=lambda s: s[0])


def brute_force(circles: list[int], colonists: int) -> list[tuple[int, ...]]:
    """Returns all ways to put this many colonists into the circles, in ascending order."""
    ways = product(*(range(room + 1) for room in circles))
    return [way for way in ways if sum(way) == colonists]


@settings(max_examples=60)
@given(board=boards, share=st.floats(0, 1))
def test_placements_of_small_boards_are_those_of_brute_force(board: list[tuple[int, int]], share: float) -> None:
    circles = [0] * len(SITES)
    for site, room in board:
        circles[site] = room
    sites = tuple(sorted(site for site, _ in board))
    colonists = round(share * sum(circles))
    site_histogram = sum(ROOMS[room] for room in circles)
    placements = Placements(PlaceColonists, sites, circles, site_histogram, colonists)
    expected = brute_force(circles, colonists)
    assert len(placements) == len(expected)
    assert [tuple(one.counts) for one in placements] == expected
    assert [tuple(placements[index].counts) for index in range(len(placements))] == expected
    assert all(one in placements for one in placements)
    if len(placements):
        assert tuple(placements[-1].counts) == expected[-1]
        assert [tuple(one.counts) for one in placements[1:4]] == expected[1:4]


def large() -> PuertoRico:
    """Returns a game with a full island, nearly all buildings, and half of the circles to fill."""
    city = dict.fromkeys((*list(B)[:8], B.GUILD_HALL, B.RESIDENCE), 0)
    island = {T.CORN: 3, T.INDIGO: 3, T.SUGAR: 2, T.TOBACCO: 2, T.COFFEE: 1, T.QUARRY: 1}
    game = classic(5).player(0, idle=14, island=island, city=city).offer().build()
    do(game, "choose mayor")
    return game


def test_large_boards_are_counted_and_sampled() -> None:
    game = large()
    placements = game.legal_actions()
    ways = [1]
    for room in game.players[0].circles:
        ways = [sum(ways[max(0, n - room) : n + 1]) for n in range(len(ways) + room)]
    assert len(placements) == ways[game.players[0].all_colonists] > 100_000
    rng = Rng.from_seed(1)
    picked = sorted({rng.below(len(placements)) for _ in range(300)})
    actions = [placements[index] for index in picked]
    assert all(game.is_legal(action) for action in actions)
    assert actions == sorted(actions, key=lambda action: action.counts)
    assert len(set(actions)) == len(actions)


def test_placements_are_indexed_from_both_ends() -> None:
    game = large()
    placements = game.legal_actions()
    first, last = placements[0], placements[len(placements) - 1]
    assert placements[-1] == last
    assert placements[-len(placements)] == first
    assert game.is_legal(first)
    assert game.is_legal(last)
    assert list(islice(placements, 3)) == [placements[0], placements[1], placements[2]]
    with pytest.raises(IndexError):
        placements[len(placements)]
    with pytest.raises(IndexError):
        placements[-len(placements) - 1]


def test_placements_contain_exactly_the_legal_actions() -> None:
    game = large()
    placements = game.legal_actions()
    assert PASS not in placements
    assert None not in placements
    assert PlaceColonists((0,) * len(SITES)) not in placements
    assert PlaceColonists(placements[7].counts) in placements


def test_placements_do_not_distinguish_equal_circles() -> None:
    game = classic(3).player(0, island={T.CORN: 4}, city={B.INDIGO_PLANT: 0}).build()
    do(game, "choose mayor")
    assert len(game.legal_actions()) == 3  # two colonists: 0, 1 or 2 of them on corn


@pytest.mark.parametrize("index", [0, 5, 100, 4711])
def test_a_placement_puts_colonists_on_its_sites(index: int) -> None:
    game = large()
    action = game.legal_actions()[index]
    game.apply(action)
    assert game.players[0].colonists == action.counts


def two_boards() -> PuertoRico:
    """Returns a game in which seat 0 places people, on a quarry and two kinds of plantations, then seat 1 on
    others."""
    game = classic(3).player(0, idle=1, island={T.CORN: 1, T.QUARRY: 1, T.SUGAR: 1})
    game = game.player(1, idle=1, island={T.INDIGO: 2, T.TOBACCO: 2})
    built = game.build()
    do(built, "choose mayor")
    return built


def test_a_placement_of_the_previous_decision_is_not_legal_any_more() -> None:
    game = two_boards()
    action = game.legal_actions()[0]
    assert game.is_legal(action)
    game.apply(action)
    assert game.asked == 1
    assert not game.is_legal(action)
    with pytest.raises(IllegalActionError):
        game.play(action)
    assert all(game.is_legal(one) for one in game.legal_actions())
    assert not game.is_legal(action)


def test_placements_of_a_copy_are_legal_in_both_until_they_go_on() -> None:
    game = two_boards()
    twin = game.copy()
    first, last = game.legal_actions()[0], twin.legal_actions()[-1]
    assert game.is_legal(first)
    assert twin.is_legal(first)
    twin.apply(last)
    assert game.is_legal(last)
    assert not twin.is_legal(first)
    assert not twin.is_legal(last)
    game.apply(last)
    assert game == twin


def test_a_placement_is_legal_in_a_pickled_game_for_the_same_decision_only() -> None:
    game = two_boards()
    action = game.legal_actions()[1]
    again = pickle.loads(pickle.dumps(game))
    assert again.is_legal(action)
    assert list(again.legal_actions()) == list(game.legal_actions())
    again.apply(action)
    assert not again.is_legal(action)


def test_the_placements_are_released_after_the_last_decision() -> None:
    game = two_boards()
    assert game.choices
    while game.decision and game.decision.kind is DecisionKind.PLACE_COLONISTS:
        game.apply(game.legal_actions()[0])
    assert not game.choices


def test_no_placement_is_legal_when_the_game_is_over() -> None:
    game = two_boards()
    action = game.legal_actions()[0]
    game.ask_nobody()
    assert game.decision is None
    assert not game.legal_actions()
    assert not game.is_legal(action)
