"""The game of the day: one game for each date of the player's calendar, and its par, the result of a steady bot in
the player's seat."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from hashlib import blake2b
from typing import Any, Final

import attrs

from puertorico_desktop.bots.arena.games import AutomaticSeat, Chooser, choosers, names_by_seat
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.codes import SEED_BITS, SharedGame, code_of
from puertorico_desktop.learn.challenges.game import WEEK
from puertorico_desktop.learn.challenges.games import CHALLENGES
from puertorico_desktop.match.match import Match, kind_and_key

PRACTICE_DAYS: Final = 7
"""The number of days before today whose games stay open as practice."""


class NoGameError(ValueError):
    """Raised when a day has no game because no table held on that day."""


@attrs.frozen
class Daily:
    """The game of a day. `nodes` is the number of search nodes of the steady bots, which sets their strength."""

    day: date
    game: SharedGame
    nodes: int

    @property
    def code(self) -> str:
        """The game code, with which anybody can play the game on any day."""
        return code_of(self.game)


@attrs.frozen
class Par:
    """The result of a steady bot in the player's seat: its place and points."""

    place: int
    points: int


def counts(day: date, today: date, tried: Iterable[str]) -> bool:
    """Returns whether a try begun now at the game of `day` would count: the day is today, and neither its game nor
    that of a later day was tried before. `daily_of_try` are the days of all tries, as ISO dates; they prevent a
    second counting try after the clock was set back."""
    return day == today and all(other < day.isoformat() for other in tried)


def options_of(day: date) -> Any:
    """Returns the options of a day, taken in turn from the tables of all games that hold on the day. Raises
    NoGameError."""
    entries = entries_of(day)
    return entries[day.toordinal() % len(entries)]


def entries_of(day: date) -> list[Any]:
    """Returns the options that take turns on the days on which the same tables hold as on `day`. Raises
    NoGameError."""
    entries: list[Any] = []
    for brought in CHALLENGES.values():
        holding = [table for table in brought.dailies if table.since <= day]
        if holding:
            entries += max(holding, key=lambda table: table.since).options
    if not entries:
        raise NoGameError(day.isoformat())
    return entries


def daily_of(day: date) -> Daily:
    """Returns the game of a day. Raises NoGameError if no table holds on the day."""
    options = options_of(day)
    number = int.from_bytes(blake2b(day.isoformat().encode(), digest_size=8, person=b"daily").digest(), "big")
    seed, seat = number & (1 << SEED_BITS) - 1, (number >> SEED_BITS) % options.players
    nodes = WEEK[day.weekday()]
    bots = tuple(None if one == seat else f"steady-{nodes}" for one in range(options.players))
    return Daily(day, SharedGame(options, seed, seat, bots), nodes)


def daily_of_try(match: Match[Any]) -> Daily | None:
    """Returns the game of the day of which this match is the try that counts; None if the match is no such try.

    A save file may claim anything about its challenge, so the match must have the same options, seed, bots and seat
    as the game of the day.
    """
    if not match.is_one_try:
        return None
    day = kind_and_key(match.challenge)[1]
    try:
        daily = daily_of(date.fromisoformat(day))
    except ValueError:
        return None
    setup, game = match.setup, daily.game
    is_it = (setup.options, setup.seed) == (game.options, game.seed) and game.bots == tuple(
        seat.bot for seat in setup.seats
    )
    return daily if is_it and day == daily.day.isoformat() else None


def play_daily(game: SharedGame, bot: str) -> Iterator[tuple[AnyGame, Any]]:
    """Yields the game after each action, together with the action, while a bot plays the player's seat."""
    options = game.options
    automatic = kind_of(options).automatic_seats(options)
    names = [one or bot for seat, one in enumerate(game.bots) if seat not in automatic]
    players: list[Chooser | AutomaticSeat] = choosers(options, names_by_seat(options, names), game.seed)
    table = kind_of(options).new_game(options, game.seed)
    actions: list[Any] = []
    while table.decision is not None:
        action = players[table.asked].choose(table, tuple(actions))
        actions.append(action)
        table.play(action)
        yield table, action


def par_of(daily: Daily, should_stop: Callable[[], bool] = lambda: False) -> Par | None:
    """Returns the par of a game of the day; None if `should_stop` returned true before the game was over."""
    tables: list[AnyGame] = []
    for table, _action in play_daily(daily.game, f"steady-{daily.nodes}"):
        if should_stop():
            return None
        tables = [table]
    standing = next(one for one in tables[0].standings() if one.seat == daily.game.seat)
    return Par(standing.place, standing.points)
