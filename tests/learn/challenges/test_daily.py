"""The game of the day."""

import hashlib
from collections import Counter
from datetime import date, timedelta
from itertools import islice
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.base import visible_actions
from puertorico_desktop.bots.bot_input import input_for_bot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.learn.challenges.codes import game_of
from puertorico_desktop.learn.challenges.daily import (
    Daily,
    NoGameError,
    daily_of,
    daily_of_try,
    options_of,
    par_of,
    play_daily,
)
from puertorico_desktop.learn.challenges.game import Dailies
from puertorico_desktop.learn.challenges.games import CHALLENGES
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import decode, document_of, encode
from tests.saves.courses import WHEN

DAY = date(2026, 11, 23)
"""A Monday."""
CODES = (
    "PR 20B7 G280 00K8 59JX *",
    "PR 20A4 82C8 H18C W9WG ~",
    "PR 20A3 R20H 2096 ZCW7 G",
    "PR 20G0 028S K16C MXEG K",
    "PR 20G0 2252 408Q 8JD1 S",
    "PR 2080 025A N0WR QNN1 W",
    "PR 20A3 G25K 61BH V27A Z",
)
"""The games of that week: the game of a day is the same in all versions of the program."""


def days(count: int) -> list[Daily]:
    return [daily_of(DAY + timedelta(number)) for number in range(count)]


def test_the_games_of_days_are_unchanged() -> None:
    assert tuple(daily.code for daily in days(7)) == CODES


def test_every_day_has_a_different_game_with_a_code() -> None:
    found = days(400)
    assert all(game_of(daily.code) == daily.game for daily in found)
    assert len({daily.game.seed for daily in found}) == 400
    assert all(daily.game.bots[daily.game.seat] is None for daily in found)


def test_difficulty_rises_during_a_week_and_seats_and_options_vary() -> None:
    assert [daily.nodes for daily in days(8)] == [100, 140, 200, 280, 400, 560, 800, 100]
    seats = Counter(daily.game.seat for daily in days(400))
    assert set(seats) == {0, 1, 2, 3}
    assert min(seats.values()) > 70
    on_mondays = {daily.game.options for daily in days(7 * 11)[::7]}
    assert len(on_mondays) == len(set(CHALLENGES["puertorico"].dailies[0].options)) + 2


def test_options_apply_from_their_first_day(monkeypatch: pytest.MonkeyPatch) -> None:
    for brought in CHALLENGES.values():
        monkeypatch.setattr(type(brought), "dailies", ())
    with pytest.raises(NoGameError):
        daily_of(DAY)
    first, second = PuertoRico(players=3), PuertoRico(players=2)
    tables = (Dailies(DAY, (first,)), Dailies(DAY + timedelta(2), (second,)))
    monkeypatch.setattr(type(CHALLENGES["puertorico"]), "dailies", tables)
    assert [options_of(DAY + timedelta(number)) for number in range(3)] == [first, first, second]
    with pytest.raises(NoGameError):
        options_of(DAY - timedelta(1))


def of_few_nodes(daily: Daily, nodes: int = 4) -> Daily:
    bots = tuple(bot and f"steady-{nodes}" for bot in daily.game.bots)
    return attrs.evolve(daily, game=attrs.evolve(daily.game, bots=bots), nodes=nodes)


def test_par_is_the_result_of_a_steady_bot() -> None:
    daily = of_few_nodes(daily_of(date(2026, 11, 26)), 2)
    par = par_of(daily)
    assert par is not None
    table, _ = list(play_daily(daily.game, "steady-2"))[-1]
    standing = next(one for one in table.standings() if one.seat == daily.game.seat)
    assert (par.place, par.points) == (standing.place, standing.points)
    assert par_of(daily, lambda: True) is None


def digest(daily: Daily, moves: int) -> str:
    hashed = hashlib.sha256()
    before = kind_of(daily.game.options).new_game(daily.game.options, daily.game.seed)
    for table, action in islice(play_daily(daily.game, f"steady-{daily.nodes}"), moves):
        hashed.update(before.text(action).encode())
        before = table.copy()
    return hashed.hexdigest()[:12]


def resumed_at_every_ply(daily: Daily, plies: int | None = None) -> int:
    """Plays the game; after every action the bot chooses from the match as it was saved and loaded. Returns the
    number of actions."""
    options, bot = daily.game.options, f"steady-{daily.nodes}"
    names = tuple(f"P{seat}" for seat in range(options.players))
    match: Match[Any] = Match.new(daily.game.setup(names))
    for _table, action in islice(play_daily(daily.game, bot), plies):
        kept = decode(encode(document_of(match, WHEN))).match
        if kind_of(options).automatic(kept.game) is None:
            seen, seed = input_for_bot(kept.game, bot, match.ply, kept.ply, kept.setup.seed)
            history = [move.action for move in kept.moves]
            assert make_bot(bot, seed).choose(seen, visible_actions(seen, history)) == action, match.ply
        match.play(action)
    return match.ply


def test_a_resumed_game_has_the_same_moves() -> None:
    assert resumed_at_every_ply(of_few_nodes(daily_of(DAY)), 20) == 20
    assert resumed_at_every_ply(of_few_nodes(daily_of(DAY + timedelta(4)), 2), 20) == 20


@pytest.mark.long
@pytest.mark.parametrize("number", range(11))
def test_a_whole_resumed_game_has_the_same_moves(number: int) -> None:
    assert resumed_at_every_ply(of_few_nodes(daily_of(DAY + timedelta(number)), 10)) > 30


FEW = ("eea00bf33c69", "fbc7a0163375")
DIGESTS = (
    *("e34427818f90", "d5d33fd6700b", "1426f70bd372", "101e399fc0f1", "2fb8aa2607fc"),
    *("fa7c652da80d", "c021a5751086", "5e79539a5ae6", "b42d6144a63a", "de9d0875e327"),
    *("92320c3876df", "5f7748b9962e", "a0300f768627", "0dd735a754aa", "5149c0add465"),
    *("a2233bb34d38", "74cc9e17f603", "957da0fb299a", "6eeb6916c3ca", "17747fb4c253"),
)
"""Digests of the first twenty moves of twenty days, with the nodes of the day."""


def test_the_first_moves_are_unchanged() -> None:
    assert tuple(digest(of_few_nodes(daily, 10), 12) for daily in days(5)[::3]) == FEW


@pytest.mark.long
def test_the_first_moves_of_twenty_days_are_unchanged() -> None:
    assert tuple(digest(daily, 20) for daily in days(len(DIGESTS))) == DIGESTS


def started_match(daily: Daily, **more: Any) -> Match[Any]:
    """Returns the game of a day as it is loaded from a file."""
    setup = daily.game.setup([f"P{number}" for number in range(daily.game.options.players)])
    match: Match[Any] = Match.new(attrs.evolve(setup, **more))
    match.challenge = f"daily:{daily.day}"
    return decode(encode(document_of(match, WHEN))).match


def test_a_try_is_recognized_by_its_game() -> None:
    for daily in days(12):
        assert daily_of_try(started_match(daily)) == daily
    (daily,) = days(1)
    match = started_match(daily)
    match.branched_at = 0
    assert daily_of_try(match) is None


@pytest.mark.parametrize(
    "challenge",
    ["daily:foo", "daily:0001-01-01", "daily:20261123", "daily:2026-W48-1", "daily:2026-11-24", "code:x", ""],
)
def test_a_challenge_of_another_game_is_no_try(challenge: str) -> None:
    match = started_match(daily_of(DAY))
    match.challenge = challenge
    assert daily_of_try(decode(encode(document_of(match, WHEN))).match) is None


def test_a_game_with_another_setup_is_no_try() -> None:
    (daily,) = days(1)
    seats = started_match(daily).setup.seats
    for more in (
        {"seed": 1},
        {"seats": tuple(attrs.evolve(seat, bot=None) for seat in seats)},
        {"seats": tuple(seats[::-1]) if seats[0].bot != seats[-1].bot else (*seats[1:], seats[0])},
        {"seats": tuple(attrs.evolve(seat, bot=seat.bot and "easy") for seat in seats)},
        {"options": PuertoRico(players=len(seats), open_points=not daily.game.options.open_points)},
    ):
        assert daily_of_try(started_match(daily, **more)) is None
