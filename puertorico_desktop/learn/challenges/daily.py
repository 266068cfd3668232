"""The game of the day: one for each date of the player's calendar, and what a steady bot makes of it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from datetime import date
from hashlib import blake2b
from typing import Any, Final

import attrs

from puertorico_desktop.bots.arena.games import AutomaticSeat, Chooser, choosers, seated
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.codes import SEED_BITS, SharedGame, code_of
from puertorico_desktop.learn.challenges.game import WEEK
from puertorico_desktop.learn.challenges.games import CHALLENGES
from puertorico_desktop.match.match import Match, kind_and_key

PRACTICE_DAYS: Final = 7
"""So many days before today's stay open as practice."""


class NoGameError(ValueError):
    """There is no game of that day: no table held then."""


@attrs.frozen
class Daily:
    """The game of a day. `nodes` is how strong the steady bots are."""

    day: date
    game: SharedGame
    nodes: int

    @property
    def code(self) -> str:
        """Its code, with which anybody can play it on any day."""
        return code_of(self.game)


@attrs.frozen
class Par:
    """What a steady bot makes of the player's seat."""

    place: int
    points: int


def counts(day: date, today: date, tried: Iterable[str]) -> bool:
    """Returns whether a try begun now at a day's game would count: it is today's, and neither it nor that of a later
    day was tried before. `tried` are the days of all tries, as ISO dates: who sets back the clock finds them."""
    return day == today and all(other < day.isoformat() for other in tried)


def options_of(day: date) -> Any:
    """Returns the options of a day: the tables of all games that hold then, one entry after the other. Raises
    NoGameError."""
    entries = entries_of(day)
    return entries[day.toordinal() % len(entries)]


def entries_of(day: date) -> list[Any]:
    """Returns the options that take turns on the days for which the tables of this one hold. Raises NoGameError."""
    entries: list[Any] = []
    for brought in CHALLENGES.values():
        holding = [table for table in brought.dailies if table.since <= day]
        if holding:
            entries += max(holding, key=lambda table: table.since).options
    if not entries:
        raise NoGameError(day.isoformat())
    return entries


def daily_of(day: date) -> Daily:
    """Returns the game of a day. Raises NoGameError."""
    options = options_of(day)
    number = int.from_bytes(blake2b(day.isoformat().encode(), digest_size=8, person=b"daily").digest(), "big")
    seed, seat = number & (1 << SEED_BITS) - 1, (number >> SEED_BITS) % options.players
    nodes = WEEK[day.weekday()]
    bots = tuple(None if one == seat else f"steady-{nodes}" for one in range(options.players))
    return Daily(day, SharedGame(options, seed, seat, bots), nodes)


def tried(match: Match[Any]) -> Daily | None:
    """Returns the game of a day of which the game at the table is the try that counts; None if it is none.

    A file may say anything of what it was begun as: it must be that game, with the same bots, from the same seat.
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


def played(game: SharedGame, bot: str) -> Iterator[tuple[AnyGame, Any]]:
    """Plays the game with a bot in the player's seat: every action with the game as it stands after it."""
    options = game.options
    automatic = kind_of(options).automatic_seats(options)
    names = [one or bot for seat, one in enumerate(game.bots) if seat not in automatic]
    players: list[Chooser | AutomaticSeat] = choosers(options, seated(options, names), game.seed)
    table = kind_of(options).new_game(options, game.seed)
    actions: list[Any] = []
    while table.decision is not None:
        action = players[table.asked].choose(table, tuple(actions))
        actions.append(action)
        table.play(action)
        yield table, action


def par_of(daily: Daily, should_stop: Callable[[], bool] = lambda: False) -> Par | None:
    """Returns par; None if it was stopped before the game was over."""
    tables: list[AnyGame] = []
    for table, _action in played(daily.game, f"steady-{daily.nodes}"):
        if should_stop():
            return None
        tables = [table]
    standing = next(one for one in tables[0].standings() if one.seat == daily.game.seat)
    return Par(standing.place, standing.points)
