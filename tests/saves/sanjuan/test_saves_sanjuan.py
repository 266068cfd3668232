"""Saves of San Juan, and the observations that external programs receive."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings

from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.invariants import violations
from puertorico_desktop.engine.sanjuan.kind import SAN_JUAN
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.saves.converter import structured
from puertorico_desktop.saves.document import decode, document_of, encode
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.games import FORMATS
from puertorico_desktop.saves.sanjuan.format import FORMAT
from puertorico_desktop.saves.sanjuan.observed import OPTIONS, choices, observed, table_of
from tests.engine.sanjuan.games import decisions, options, play, seeds
from tests.saves.courses import WHEN

NEW = (Expansion.NEW_BUILDINGS,)
PLIES = (0, 12, 45, 90, 140)


@pytest.fixture
def sanjuan_registered(monkeypatch: pytest.MonkeyPatch) -> None:
    """Registers the game and its save format."""
    monkeypatch.setitem(KINDS, SAN_JUAN.id, SAN_JUAN)
    monkeypatch.setitem(FORMATS, SAN_JUAN.id, FORMAT)


def plain_of(game: SanJuan) -> Any:
    """Returns the snapshot as JSON values."""
    return json.loads(json.dumps(FORMAT.converter.unstructure(FORMAT.capture(game))))


def restored(plain: Any, options: Options) -> SanJuan:
    """Returns the game of a snapshot; raises SaveError."""
    return FORMAT.restore(structured(FORMAT.converter, plain, FORMAT.snapshot, "snapshot"), options, "snapshot")


@given(options, seeds)
@settings(max_examples=6, deadline=None)
def test_snapshots_restore_the_game_at_every_ply(options: Options, seed: int) -> None:
    for number, (game, action) in enumerate(decisions(options, seed)):
        again = restored(plain_of(game), options)
        assert again == game
        assert [*again.legal_actions()[:50]] == [*game.legal_actions()[:50]]
        assert len(again.legal_actions()) == len(game.legal_actions())
        game.play_unchecked(action)
        if number % 10 == 0:
            again.play_unchecked(action)
            assert again == game
    assert restored(plain_of(game), options) == game


@pytest.mark.usefixtures("sanjuan_registered")
def test_a_match_is_saved_and_loaded() -> None:
    seats = tuple(Seat(name, None) for name in ("Anna", "王", "Ben"))
    setup = GameSetup(Options(players=3, expansions=NEW), 5, seats)
    match = Match.new(setup)
    rng = Rng.from_seed(5)
    while match.record.game.decision is not None and match.ply < 150:
        match.play(rng.choose(match.record.game.legal_actions()))
    loaded = decode(encode(document_of(match, WHEN)))
    assert loaded.match.record.game == match.record.game
    assert loaded.match.record.actions_to(150) == match.record.actions_to(150)


def damaged_copies(plain: Any) -> Iterator[tuple[str, Any]]:
    """Yields copies of a snapshot with one wrong value in each, with the name of the field."""
    for name in plain:
        lacking = dict(plain)
        del lacking[name]
        yield name, lacking
        for value in (-1, 999, "x", None, [], {}, True, [[]], {"x": 1}):
            if value != plain[name] and not (name in ("site", "decision") and value is None):
                yield name, {**plain, name: value}
    for seat, player in enumerate(plain["players"]):
        for name in player:
            for value in (-1, "x", None, ["villa"] * 4, {"villa": 2, "hero": 3, "crane": 77}, {"villa": ["hero"]}):
                other = copy.deepcopy(plain)
                other["players"][seat][name] = value
                yield f"players[{seat}].{name}", other
    for name in ("kind", "seat", "benefit"):
        for value in ("keep", "discard", "exchange", "accept_benefit", 3, None, "bank"):
            if plain["decision"] is not None and plain["decision"][name] != value:
                yield f"decision.{name}", {**plain, "decision": {**plain["decision"], name: value}}


@pytest.mark.parametrize("plies", PLIES)
def test_damaged_snapshots_are_refused_with_a_path(plies: int) -> None:
    options = Options(players=3, expansions=NEW)
    plain = plain_of(play(options, 8, plies=plies))
    refused = 0
    for name, wrong in damaged_copies(plain):
        error = error_of(wrong, options)
        if error is not None:
            refused += 1
            assert error.place.startswith("snapshot"), name
            assert error.fault, name
        else:  # a value that another table can have: it must be a valid position
            assert list(violations(restored(wrong, options))) == [], name
    assert refused > 150


def error_of(plain: Any, options: Options) -> SaveError | None:
    """Returns the error with which a snapshot is refused, or None."""
    try:
        restored(plain, options)
    except SaveError as error:
        return error
    return None


def test_exchanged_cards_are_refused() -> None:
    plain = plain_of(play(Options(players=3), 8, plies=60))
    plain["deck"][0] = "villa" if plain["deck"][0] != "villa" else "hero"
    with pytest.raises(SaveError, match="cards"):
        restored(plain, Options(players=3))


# -- external programs ----------------------------------------------------------------------------------------------


@given(options, seeds)
@settings(max_examples=6, deadline=None)
def test_a_table_made_from_an_observation_has_the_same_observation(options: Options, seed: int) -> None:
    rng = Rng.from_seed(seed)
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % 9 == 0:
            for seat in range(options.players):
                value = json.loads(json.dumps(observed(game, seat)))
                again, who = table_of(value, rng, choices(game)["remembered_points"])
                assert who == seat
                assert list(violations(again)) == []
                assert again.observation(seat) == game.observation(seat)
                assert json.loads(json.dumps(observed(again, seat))) == value
                other, _ = table_of(value, rng)
                assert list(violations(other)) == []
        game.play_unchecked(action)


@given(options, seeds)
@settings(max_examples=6, deadline=None)
def test_determinized_games_have_the_same_observation_and_choices(options: Options, seed: int) -> None:
    rng = Rng.from_seed(seed)
    for number, (game, action) in enumerate(decisions(options, seed)):
        if number % 6 == 0:
            seat = game.asked
            twin = game.determinize(seat, rng)
            assert observed(twin, seat) == observed(game, seat)
            assert choices(twin) == choices(game)
        game.play_unchecked(action)


@pytest.mark.parametrize("value", [None, [], {}, {"seat": 9}, {"seat": 0, "players": 3}, {"seat": 0, "rng": {}}])
def test_values_that_are_no_observation_are_refused(value: object) -> None:
    with pytest.raises(SaveError):
        table_of(value, Rng.from_seed(1))


def test_damaged_observations_are_refused() -> None:
    value = observed(play(Options(players=3), 8, plies=60), 0)
    for name in [name for name in value if name not in ("seat", "options")]:
        for wrong in (-1, 999, "x", None, [[]], {"x": 1}):
            if wrong == value[name] or (wrong is None and name in ("site", "decision")):
                continue
            try:
                again, _ = table_of({**value, name: wrong}, Rng.from_seed(1))
            except SaveError:
                continue
            assert list(violations(again)) == []


@pytest.mark.parametrize("number", [10**12, 10**400, -1, True, "3", 1.5, None, [1]])
def test_impossible_numbers_of_cards_are_refused(number: object) -> None:
    for plies in (0, 60):
        value = observed(play(Options(players=3), 8, plies=plies), 0)
        for pile in ("hand", "city"):
            spoilt = copy.deepcopy(value)
            cards = spoilt["players"][0][pile]
            cards[next(iter(cards))] = number
            with pytest.raises(SaveError):
                table_of(spoilt, Rng.from_seed(1))


def test_a_long_list_of_price_cards_is_refused() -> None:
    value = observed(play(Options(players=3), 8, plies=60), 0)
    with pytest.raises(SaveError):
        table_of({**value, "prices": [None] * 500_000}, Rng.from_seed(1))


def test_options_are_converted_to_data_and_back() -> None:
    options = Options(players=2, opening_choice=True, expansions=NEW)
    assert OPTIONS.read(OPTIONS.data(options)) == options
    assert OPTIONS.read({"players": 3}) == Options(players=3)
    with pytest.raises(SaveError):
        OPTIONS.read({"players": 7})
