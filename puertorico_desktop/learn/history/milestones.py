"""The milestones: ways to play that are worth trying. Some are common to all games, others are supplied by a game.
Each is a query of the database, so that earlier games count too. Games with undo or hints do not count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.learn.history.figures import Filter, PlayedGame, load_games
from puertorico_desktop.learn.history.history import History, now_text
from puertorico_desktop.learn.history.rows import DAILY, LESSON, PUZZLE, ReachedMilestone

ACCURATE: Final = 85.0
"""The accuracy that is a milestone, from 0 to 100."""
LESSONS: Final = 12
"""The number of lessons to be done; every beginner has at least as many."""
PUZZLES: Final = 20
"""The number of puzzles to be solved, each at the first try."""
HARD: Final = ("hard", "expert")
"""The levels that are hard to beat."""
QUICK: Final = 13
"""A victory in fewer rounds than this is a quick one."""
LARGE: Final = 2
"""The number of the largest buildings that makes a milestone of its own."""
WAYS: Final = 3
"""The number of different ways to win that is a milestone."""

Found = PlayedGame | None
Condition = Callable[[Sequence[PlayedGame], History], tuple[bool, Found]]


def _first(wanted: Callable[[PlayedGame], bool]) -> Condition:
    """Returns a condition that is reached by the first game for which `wanted` is true."""

    def condition(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
        game = next((one for one in games if wanted(one)), None)
        return game is not None, game

    return condition


def _every_seat(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    """Returns whether one kind of game was won from every seat of tables of one size, with the game that completed
    it."""
    seats: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
    for one in games:
        if one.win:
            table = seats[one.game, one.players]
            table.add(one.seat)
            if len(table) == one.players:
                return True, one
    return False, None


def _every_size(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    """Returns whether tables of three sizes were won at, with the game that completed it."""
    sizes: set[int] = set()
    for one in games:
        if one.win:
            sizes.add(one.players)
            if len(sizes) == 3:
                return True, one
    return False, None


def _every_way(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    ways: set[tuple[str, str]] = set()
    for one in games:
        if one.win and one.way:
            ways.add((one.game, one.way))
            if len({way for game, way in ways if game == one.game}) == WAYS:
                return True, one
    return False, None


def _editions(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    editions: set[tuple[str, str]] = set()
    for one in games:
        if one.win:
            editions.add((one.game, one.edition))
            if len(editions) == 3:
                return True, one
    return False, None


def _large(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    """Returns whether a game was won with at least `LARGE` pieces of the first kind in the statistics of the game
    (`marks`), with that game."""
    for one in games:
        knowledge = KNOWLEDGE.get(one.game)
        marks = {} if knowledge is None else knowledge.statistics(one.players).marks
        if one.win and marks:
            pieces = next(iter(marks.values()))
            bought = history.rows("SELECT piece FROM purchase WHERE game = ? AND seat = ?", (one.number, one.seat))
            if sum(piece in pieces for (piece,) in bought) >= LARGE:
                return True, one
    return False, None


def _feat(feat: str) -> Condition:
    """Returns a condition that is reached by a feat counted by the statistics of the game (`feats`), whether the game
    was won or lost."""

    def condition(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
        done = set(history.rows("SELECT game, seat FROM seat WHERE feats LIKE ?", (f'%"{feat}"%',)))
        game = next((one for one in games if (one.number, one.seat) in done), None)
        return game is not None, game

    return condition


def _par(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    left_out = {game for (game,) in history.rows("SELECT id FROM game WHERE NOT counted")}
    beaten = {
        one.game
        for one in history.tries(DAILY)
        if one.done and one.points is not None and one.par is not None and one.points > one.par
    } - left_out
    return bool(beaten), next((one for one in games if one.id in beaten), None)


def _lessons(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    return len({one.key for one in history.tries(LESSON) if one.done and not one.hints}) >= LESSONS, None


def _puzzles(games: Sequence[PlayedGame], history: History) -> tuple[bool, Found]:
    solved = {one.key for one in history.tries(PUZZLE) if one.done and one.first and not one.hints}
    return len(solved) >= PUZZLES, None


def _loses_nothing(one: PlayedGame) -> bool:
    return bool(one.accuracy is not None and one.accuracy >= ACCURATE)


def _only(feat: str) -> Condition:
    """Returns a condition that is reached by the first game won in the way that belongs to this feat
    (`Statistics.alone`)."""

    def is_won_so(one: PlayedGame) -> bool:
        if not one.win or not one.way:
            return False
        knowledge = KNOWLEDGE.get(one.game)
        return knowledge is not None and knowledge.statistics(one.players).alone.get(feat) == one.way

    return _first(is_won_so)


IN_EVERY_GAME: Final[dict[str, Condition]] = {
    "first_win": _first(lambda one: bool(one.win)),
    "every_seat": _every_seat,
    "every_size": _every_size,
    "every_edition": _editions,
    "every_way": _every_way,
    "hard": _first(lambda one: bool(one.win) and one.level in HARD),
    "expert": _first(lambda one: bool(one.win) and one.level == HARD[-1]),
    "quick": _first(lambda one: bool(one.win) and one.rounds < QUICK),
    "large": _large,
    "accuracy": _first(_loses_nothing),
    "par": _par,
    "lessons": _lessons,
    "puzzles": _puzzles,
}
"""The conditions of the milestones of every game by id, in the order in which they are shown."""


@cache
def milestones() -> Mapping[str, Condition]:
    """Returns the conditions of all milestones by id: those of every game, then those supplied by games
    (`Statistics.alone` and `feats`)."""
    found = dict(IN_EVERY_GAME)
    for game, knowledge in KNOWLEDGE.items():
        counted = knowledge.statistics(min(KINDS[game].players))
        found |= {feat: _only(feat) for feat in counted.alone} | {feat: _feat(feat) for feat in counted.feats}
    return found


def note(history: History) -> list[ReachedMilestone]:
    """Records the milestones that the person at this computer has reached by now; returns the new ones."""
    people = history.people()
    me = next((one for one in people if one.is_me), people[0] if len(people) == 1 else None)
    if me is None or history.is_read_only:
        return []
    known = {one.id for one in history.reached()}
    wanted = {name: condition for name, condition in milestones().items() if name not in known}
    if not wanted:
        return []
    games = [one for one in load_games(history, Filter(person=me.id, clean=True)) if one.counted][::-1]
    new = list(_new(games, history, wanted))
    history.add_milestones(new)
    return new


def _new(
    games: Sequence[PlayedGame], history: History, wanted: Mapping[str, Condition]
) -> Iterator[ReachedMilestone]:
    for name, condition in wanted.items():
        is_reached, game = condition(games, history)
        if is_reached:
            yield ReachedMilestone(
                name, now_text() if game is None else game.ended, 0 if game is None else game.number
            )
