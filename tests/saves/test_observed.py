"""The observation of a player as plain values, and positions made from it."""

import json
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, OptionalRule, Options
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico.observed import observed, table_of
from tests.engine.expanded import citizens
from tests.engine.play import do


def observation_as_json(game: PuertoRico) -> dict[str, Any]:
    """Returns the observation of the seat that is asked, as an external program reads it."""
    value = json.loads(json.dumps(observed(game, game.asked)))
    assert isinstance(value, dict)
    return value


def played(options: Options, seed: int, plies: int) -> PuertoRico:
    game = new_game(options, seed)
    chance = Rng.from_seed(seed)
    for _ in range(plies):
        if game.decision is None:
            break
        game.play(chance.choose(game.legal_actions()))
    return game


@given(st.integers(2, 5), st.booleans(), st.booleans(), st.integers(0, 99), st.integers(0, 250))
def test_observations_contain_all_but_the_generator_and_hidden_points(
    players: int, ask: bool, open_points: bool, seed: int, plies: int
) -> None:
    game = played(Options(players=players, ask_optional_benefits=ask, open_points=open_points), seed, plies)
    points = [player.points for player in game.players]
    again, seat = table_of(observation_as_json(game), Rng.from_seed(1), points)
    assert seat == game.asked or game.decision is None
    assert again.rng != game.rng
    again.rng = game.rng
    assert again == game


def test_hidden_points_of_others_are_not_observed() -> None:
    game = played(Options(players=3), 2, 120)
    assert sum(player.points > 0 for player in game.players) > 1
    points = [player["points"] for player in observation_as_json(game)["players"]]
    assert points == [game.players[seat].points if seat == game.asked else None for seat in range(3)]
    assert "rng" not in observation_as_json(game)
    assert str(game.rng.state) not in json.dumps(observation_as_json(game))


def test_the_points_of_a_puertoma_are_observed() -> None:
    options = Options(Edition.SPECIAL_1897, players=3, puertomas=1)
    game = Position(options).player(0, points=4).player(1, points=5).puertoma(2, points=6).build()
    assert [player["points"] for player in observation_as_json(game)["players"]] == [4, None, 6]
    assert [player.points for player in game.observation(0).players] == [4, None, 6]
    again, _ = table_of(observation_as_json(game), Rng.from_seed(1))
    assert [player.points for player in again.players] == [4, 5, 6]


def test_a_tile_that_another_player_looks_at_is_drawn_again() -> None:
    game = citizens().player(0, doubloons=3, city={Building.LAND_OFFICE: 1, Building.FOREST_HOUSE: 1}).build()
    do(game, "choose trader", "buy plantation")
    for seat, looks in enumerate((True, False)):
        plain = json.loads(json.dumps(observed(game, seat)))
        assert ("tile" in plain["phases"][-1]) == looks
        remembered = [player.points for player in game.players]
        tables = [table_of(plain, Rng.from_seed(seed), remembered)[0] for seed in range(20)]
        tables += [game.determinize(seat, Rng.from_seed(seed)) for seed in range(20)]
        assert all(one.observation(seat) == game.observation(seat) for one in tables)
        assert not [fault for one in tables for fault in (*violations(one), *phase_violations(one))]
        assert {observed(one, seat)["phases"][-1].get("tile") for one in tables} == {plain["phases"][-1].get("tile")}
        for drawn in (tables[:20], tables[20:]):
            assert (len({one.observation(0).drawn for one in drawn}) == 1) == looks
        del plain["phases"][-1]["seat" if seat else "tile"]
        with pytest.raises(SaveError):
            table_of(plain, Rng.from_seed(1))


def test_open_points_are_observed() -> None:
    game = played(Options(players=3, open_points=True), 2, 120)
    assert [player["points"] for player in observation_as_json(game)["players"]] == [
        player.points for player in game.players
    ]


def test_hidden_points_that_are_not_remembered_are_distributed() -> None:
    game = played(Options(players=4), 3, 150)
    again, seat = table_of(observation_as_json(game), Rng.from_seed(1))
    assert again.players[seat].points == game.players[seat].points
    assert sum(player.points for player in again.players) == sum(player.points for player in game.players)
    others = [player.points for number, player in enumerate(again.players) if number != seat]
    assert max(others) - min(others) <= 1


def test_the_end_of_the_game_is_observed_completely() -> None:
    game = played(Options(players=3), 5, 1000)
    assert game.decision is None
    again, _ = table_of(observed(game, 2), Rng.from_seed(1))
    assert [one.points for one in again.standings()] == [one.points for one in game.standings()]


def without_key(key: str) -> Callable[[dict[str, Any]], object]:
    return lambda value: value.pop(key)


def with_value(key: str, wrong: object) -> Callable[[dict[str, Any]], object]:
    return lambda value: value.update({key: wrong})


@pytest.mark.parametrize(
    ("spoil", "place"),
    [
        (without_key("seat"), "observation.seat"),
        (with_value("seat", 3), "observation.seat"),
        (with_value("seat", True), "observation.seat"),
        (with_value("options", {"players": 9}), "observation.options"),
        (with_value("options", {"players": "3"}), "observation.options.players"),
        (with_value("options", {"expansion": 1}), "observation.options.expansion"),
        (without_key("options"), "observation.players"),
        (without_key("players"), "observation.players"),
        (with_value("players", [1, 2, 3]), "observation.players[0]"),
        (with_value("rng", {}), "observation.rng"),
        (with_value("points_left", 500), "observation.points_left"),
        (with_value("points_left", 1 << 70), "observation.points_left"),
        (with_value("points_left", "many"), "observation.points_left"),
        (without_key("goods"), "observation.goods"),
        (with_value("weather", "fine"), "observation.weather"),
        (with_value("phases", []), "observation.phases"),
        (with_value("decision", None), "observation.decision"),
    ],
)
def test_wrong_values_are_refused_with_their_path(spoil: Callable[[dict[str, Any]], object], place: str) -> None:
    value = observation_as_json(played(Options(players=3), 2, 40))
    spoil(value)
    with pytest.raises(SaveError) as refused:
        table_of(value, Rng.from_seed(1))
    assert refused.value.place.startswith(place) or refused.value.place == "observation"


@pytest.mark.parametrize("value", [None, 3, [], "table", {}])
def test_values_that_are_no_observation_are_refused(value: object) -> None:
    with pytest.raises(SaveError):
        table_of(value, Rng.from_seed(1))


@pytest.mark.parametrize("remembered", [[], [1, 2], [0, 0, 0], [99_999, 0, 0]])
def test_impossible_remembered_points_are_refused(remembered: list[int]) -> None:
    game = played(Options(players=3), 2, 120)
    with pytest.raises(SaveError):
        table_of(observation_as_json(game), Rng.from_seed(1), remembered)


def test_impossible_packs_of_a_draft_are_refused() -> None:
    rules = (OptionalRule.ACHIEVEMENT_DRAFT,)
    options = Options(Edition.SPECIAL_1897, players=3, expansions=(Expansion.ACHIEVEMENTS,), rules=rules)
    value = observation_as_json(new_game(options, 2))
    (draft,) = [phase for phase in value["phases"] if "packs" in phase]
    assert table_of(json.loads(json.dumps(value)), Rng.from_seed(1))[1] == value["seat"]
    card = draft["packs"][value["seat"]][0]
    for packs in ([[card] * 100_000, [], []], [[card], *[[]] * 100_000]):
        draft["packs"] = packs
        with pytest.raises(SaveError):
            table_of(value, Rng.from_seed(1))
