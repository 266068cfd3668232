"""The statistics of a player: games, victories compared with the even share, points and their sources, and personal
bests."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, TypeVar

import attrs

from puertorico_desktop.bots.arena.rating import wilson
from puertorico_desktop.bots.registry import strength_order
from puertorico_desktop.learn.history.history import History, loaded
from puertorico_desktop.learn.history.rows import DAILY

T = TypeVar("T")

TREND: Final = 10
"""The number of games of which the trend is the mean."""
_BOUGHT: Final = (
    "SELECT p.game, p.seat, group_concat(p.piece, ' ') FROM seat s"
    " JOIN purchase p ON p.game = s.game AND p.seat = s.seat"
    " WHERE s.bot IS NULL AND NOT s.automatic GROUP BY p.game, p.seat"
)
FAVOURITE: Final = 5
"""The least number of games in which a piece must have been bought to be among the favourites."""
MIXED: Final = "mixed"
"""The level of a table at which bots of several levels play."""
PEOPLE: Final = "people"
"""The level of a table at which only people play."""
AUTOMATIC: Final = "automatic"
"""The level of a table at which people play only against a seat played by the rules."""
_LEVEL: Final = (
    f"CASE WHEN ifnull(g.level, '') = '' AND EXISTS"
    f" (SELECT 1 FROM seat o WHERE o.game = g.number AND o.automatic) THEN '{AUTOMATIC}' ELSE g.level END"
)
Key = tuple[str, str]
"""The id of a kind of game, and the id of something in it; ids of different games may be equal."""


@attrs.frozen
class Filter:
    """The criteria for games; an empty value or None excludes nothing. `since` is an ISO date. `clean` admits only
    games without undo and hints."""

    person: int | None = None
    game: str = ""
    edition: str = ""
    players: int = 0
    level: str = ""
    kind: str = ""
    since: str = ""
    clean: bool = False


@attrs.frozen
class PlayedGame:
    """A game from the view of one player, for the list of games and for all statistics."""

    number: int
    id: str
    ended: str
    game: str
    edition: str
    players: int
    rounds: int
    ended_by: str
    clean: bool
    kind: str
    level: str
    counted: bool
    seat: int
    name: str
    place: int
    win: float
    score: int
    margin: int
    points: Mapping[str, int]
    way: str
    reviewed: bool
    accuracy: float | None
    parts: Mapping[str, float]


@attrs.frozen
class Share:
    """The victories in a number of games: `games`, `wins` (a shared victory counts in part), the `even` share, and
    the bounds `low` and `high` of the 95 per cent confidence interval of the true share."""

    games: int
    wins: float
    even: float
    low: float
    high: float

    @property
    def share(self) -> float:
        """The share of victories, from 0 to 1."""
        return self.wins / self.games if self.games else 0.0

    @classmethod
    def from_games(cls, games: Sequence[PlayedGame]) -> Share:
        """Returns the share of victories in these games."""
        wins = sum(one.win for one in games)
        even = sum(1 / one.players for one in games) / len(games) if games else 0.0
        return cls(len(games), wins, even, *wilson(wins / len(games) if games else 0.0, len(games)))


@attrs.frozen
class Figures:
    """All statistics of the games of one player."""

    games: tuple[PlayedGame, ...]
    """The games that pass the filter, including those that do not count, the newest first."""
    all: Share
    alike: tuple[PlayedGame, ...]
    """The games whose points compare with those of the last one: of the same game, edition and number of players; the
    newest first. `place` and `points` are their means."""
    place: float
    points: float
    accuracy: float | None
    trend: tuple[tuple[PlayedGame, float, float], ...]
    """The games of `alike`, the oldest first, each with the means of points and of victories over the last `TREND`
    games up to it."""
    by_seat: Mapping[str, Share]
    by_level: Mapping[str, Share]
    by_edition: Mapping[Key, Share]
    by_way: Mapping[Key, int]
    """The number of victories in each way."""
    sources: Mapping[Key, float]
    """The mean points by source, in the games of `alike`."""
    favourites: Mapping[Key, Share]
    """The share of victories by piece, in the games in which it was bought."""
    endings: Mapping[Key, int]
    parts: Mapping[Key, tuple[float, int]]
    """The mean accuracy by part of the game, with the number of games it is taken from."""
    par: Mapping[int, int]
    """The points above par, by the number of a game of the day."""


def choices(history: History) -> tuple[tuple[str, str, int, str, str], ...]:
    """Returns the combinations that a filter can choose from: game, edition, number of players, level and kind of
    every game. Raises SaveError."""
    found = history.rows(f"SELECT DISTINCT g.game, g.edition, g.players, {_LEVEL}, g.kind FROM game g")
    return tuple(
        sorted({(game, edition, count, level_name(level), kind) for game, edition, count, level, kind in found})
    )


def load_games(history: History, wanted: Filter) -> tuple[PlayedGame, ...]:
    """Returns the games of the wanted person (of all people, if there is none), the newest first. Raises
    SaveError."""
    where, values = ["s.bot IS NULL", "NOT s.automatic"], []
    for column, value in (
        ("a.person", wanted.person),
        ("g.game", wanted.game),
        ("g.edition", wanted.edition),
        ("g.players", wanted.players),
        ("g.kind", wanted.kind),
    ):
        if value:
            where.append(f"{column} = ?")
            values.append(value)
    if wanted.since:
        where.append("g.ended >= ?")
        values.append(wanted.since)
    if wanted.clean:
        where.append("NOT g.undo AND NOT g.hints")
    found = history.rows(
        "SELECT g.number, g.id, g.ended, g.game, g.edition, g.players, g.rounds, g.ended_by, g.undo OR g.hints,"
        f" g.kind, {_LEVEL}, g.counted, s.seat, s.name, s.place, s.win, s.score,"
        " s.score - (SELECT max(o.score) FROM seat o WHERE o.game = g.number AND o.seat != s.seat),"
        " s.points, s.way, r.game IS NOT NULL, r.accuracy, r.parts"
        " FROM game g JOIN seat s ON s.game = g.number JOIN alias a ON a.name = s.name"
        " LEFT JOIN review r ON r.game = g.number AND r.seat = s.seat"
        f" WHERE {' AND '.join(where)} ORDER BY g.ended DESC, g.number DESC, s.seat",
        values,
    )
    games = (_played(row) for row in found)
    return tuple(one for one in games if not wanted.level or one.level == wanted.level)


def _played(row: tuple[Any, ...]) -> PlayedGame:
    fields: list[Any] = list(row)
    fields[8] = not fields[8]
    fields[10] = level_name(fields[10])
    fields[11] = bool(fields[11])
    fields[17] = fields[17] or 0
    fields[18] = _numbers(fields[18])
    fields[20] = bool(fields[20])
    fields[22] = _numbers(fields[22])
    return PlayedGame(*fields)


def level_name(level: str) -> str:
    """Returns the level of a table, given the levels of its bots separated by commas."""
    return MIXED if "," in level else level or PEOPLE


def _numbers(text: object) -> dict[str, Any]:
    return {key: value for key, value in loaded(text, dict).items() if isinstance(value, int | float)}


def figures(history: History, wanted: Filter) -> Figures:
    """Returns the statistics of the games that pass the filter. Raises SaveError."""
    listed = load_games(history, wanted)
    games = [one for one in listed if one.counted]
    reviewed = [one.accuracy for one in games if one.accuracy is not None]
    alike = tuple(one for one in games if _table(one) == _table(games[0]))
    sources: Counter[Key] = Counter()
    for one in alike:
        sources.update({(one.game, source): points for source, points in one.points.items()})
    parts: defaultdict[Key, list[float]] = defaultdict(list)
    for one in games:
        for part, accuracy in one.parts.items():
            parts[one.game, part].append(accuracy)
    count = max(1, len(alike))
    return Figures(
        games=listed,
        all=Share.from_games(games),
        alike=alike,
        place=sum(one.place for one in alike) / count,
        points=sum(one.score for one in alike) / count,
        accuracy=sum(reviewed) / len(reviewed) if reviewed else None,
        trend=_trend(alike[::-1]),
        by_seat=_groups(sorted(games, key=lambda one: one.seat), lambda one: str(one.seat)),
        by_level=_groups(sorted(games, key=lambda one: strength_order(one.level)), lambda one: one.level),
        by_edition=_groups(games, lambda one: (one.game, one.edition)),
        by_way=Counter((one.game, one.way) for one in games if one.win and one.way),
        sources={source: total / count for source, total in sources.most_common()},
        favourites=_favourites(history, games),
        endings=dict(Counter((one.game, one.ended_by) for one in games).most_common()),
        parts={part: (sum(values) / len(values), len(values)) for part, values in parts.items()},
        par=_above_par(history, games),
    )


def _above_par(history: History, games: Iterable[PlayedGame]) -> dict[int, int]:
    tries = {
        one.game: one.points - one.par
        for one in history.tries(DAILY)
        if one.done and one.points is not None and one.par is not None
    }
    return {one.number: tries[one.id] for one in games if one.kind == DAILY and one.id in tries}


def _trend(games: Sequence[PlayedGame]) -> tuple[tuple[PlayedGame, float, float], ...]:
    trend = []
    for number, one in enumerate(games):
        last = games[max(0, number + 1 - TREND) : number + 1]
        means = sum(game.score for game in last) / len(last), sum(game.win for game in last) / len(last)
        trend.append((one, *means))
    return tuple(trend)


def _table(one: PlayedGame) -> tuple[str, str, int]:
    """Returns the kind of table at which scores are comparable: game, edition and number of players."""
    return one.game, one.edition, one.players


def _groups(games: Iterable[PlayedGame], key: Callable[[PlayedGame], T]) -> dict[T, Share]:
    groups: defaultdict[T, list[PlayedGame]] = defaultdict(list)
    for one in games:
        groups[key(one)].append(one)
    return {name: Share.from_games(group) for name, group in groups.items()}


def _favourites(history: History, games: Sequence[PlayedGame]) -> dict[Key, Share]:
    """Returns the pieces bought in at least `FAVOURITE` games, the most often bought first."""
    mine = {(one.number, one.seat): one for one in games}
    bought: defaultdict[Key, list[PlayedGame]] = defaultdict(list)
    for number, seat, pieces in history.rows(_BOUGHT):
        one = mine.get((number, seat))
        if one is not None:
            for piece in set(str(pieces).split()):
                bought[one.game, piece].append(one)
    ranked = sorted(bought.items(), key=lambda one: (-len(one[1]), one[0]))
    return {key: Share.from_games(group) for key, group in ranked if len(group) >= FAVOURITE}


# -- personal bests -----------------------------------------------------------------------------------------------


def bests(found: Figures) -> dict[str, PlayedGame]:
    """Returns the best of the games that compare with the last one: by points, margin, accuracy, points above par,
    and the quickest victory. Of equal games, the earliest counts."""
    old, par = found.alike[::-1], found.par
    won = [one for one in old if one.win]
    reviewed = [one for one in old if one.accuracy is not None]
    best = {}
    if old:
        best["points"] = max(old, key=lambda one: one.score)
    if won:
        best["margin"] = max(won, key=lambda one: one.margin)
    if reviewed:
        best["accuracy"] = max(reviewed, key=lambda one: one.accuracy or 0.0)
    daily = [one for one in old if one.number in par]
    if daily:
        best["par"] = max(daily, key=lambda one: par[one.number])
    if won:
        best["quickest"] = min(won, key=lambda one: one.rounds)
    return best
