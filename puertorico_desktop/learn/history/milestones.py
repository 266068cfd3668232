"""The milestones: ways to play that are worth trying. Some are the same in all games, others the games bring. Each is
a question to the database, so that games from earlier days count too. None counts in games with undo or hints."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from typing import Final

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.engine.games import KINDS
from puertorico_desktop.learn.history.figures import Filter, Played, played
from puertorico_desktop.learn.history.history import History, now_text
from puertorico_desktop.learn.history.rows import DAILY, LESSON, PUZZLE, Reached

ACCURATE: Final = 85.0
"""The accuracy that is a milestone."""
LESSONS: Final = 12
"""So many lessons there are at least for each beginner."""
PUZZLES: Final = 20
"""So many puzzles, each solved at the first try."""
HARD: Final = ("hard", "expert")
"""Levels that are hard to beat."""
QUICK: Final = 13
"""A victory in fewer rounds than that is a quick one."""
LARGE: Final = 2
"""So many of the largest buildings are a way to win of its own."""
WAYS: Final = 3
"""Different ways to win that make somebody versatile."""

Found = Played | None
Condition = Callable[[Sequence[Played], History], tuple[bool, Found]]


def _first(wanted: Callable[[Played], bool]) -> Condition:
    """Reached by the first game that is so."""

    def condition(games: Sequence[Played], history: History) -> tuple[bool, Found]:
        game = next((one for one in games if wanted(one)), None)
        return game is not None, game

    return condition


def _every_seat(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    """Victories from every seat of tables of one size, in one game."""
    seats: defaultdict[tuple[str, int], set[int]] = defaultdict(set)
    for one in games:
        if one.win:
            table = seats[one.game, one.players]
            table.add(one.seat)
            if len(table) == one.players:
                return True, one
    return False, None


def _every_size(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    """Victories at tables of three sizes."""
    sizes: set[int] = set()
    for one in games:
        if one.win:
            sizes.add(one.players)
            if len(sizes) == 3:
                return True, one
    return False, None


def _every_way(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    ways: set[tuple[str, str]] = set()
    for one in games:
        if one.win and one.way:
            ways.add((one.game, one.way))
            if len({way for game, way in ways if game == one.game}) == WAYS:
                return True, one
    return False, None


def _editions(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    editions: set[tuple[str, str]] = set()
    for one in games:
        if one.win:
            editions.add((one.game, one.edition))
            if len(editions) == 3:
                return True, one
    return False, None


def _large(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    """A victory with several of the first kind of pieces of which the statistics of the game tell (`marks`)."""
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
    """Something that the statistics of the game count as done (`feats`), in a game that was won or lost."""

    def condition(games: Sequence[Played], history: History) -> tuple[bool, Found]:
        done = set(history.rows("SELECT game, seat FROM seat WHERE feats LIKE ?", (f'%"{feat}"%',)))
        game = next((one for one in games if (one.number, one.seat) in done), None)
        return game is not None, game

    return condition


def _par(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    left_out = {game for (game,) in history.rows("SELECT id FROM game WHERE NOT counted")}
    beaten = {
        one.game
        for one in history.tries(DAILY)
        if one.done and one.points is not None and one.par is not None and one.points > one.par
    } - left_out
    return bool(beaten), next((one for one in games if one.id in beaten), None)


def _lessons(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    return len({one.key for one in history.tries(LESSON) if one.done and not one.hints}) >= LESSONS, None


def _puzzles(games: Sequence[Played], history: History) -> tuple[bool, Found]:
    solved = {one.key for one in history.tries(PUZZLE) if one.done and one.first and not one.hints}
    return len(solved) >= PUZZLES, None


def _loses_nothing(one: Played) -> bool:
    return bool(one.accuracy is not None and one.accuracy >= ACCURATE)


def _only(feat: str) -> Condition:
    """Reached by the first game that was won in the way that is this feat (`Statistics.alone`)."""

    def is_won_so(one: Played) -> bool:
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
"""By id, in the order in which they are shown."""


@cache
def milestones() -> Mapping[str, Condition]:
    """Returns all milestones by id: those of every game, then what games bring (`Statistics.alone` and `feats`)."""
    found = dict(IN_EVERY_GAME)
    for game, knowledge in KNOWLEDGE.items():
        counted = knowledge.statistics(min(KINDS[game].players))
        found |= {feat: _only(feat) for feat in counted.alone} | {feat: _feat(feat) for feat in counted.feats}
    return found


def note(history: History) -> list[Reached]:
    """Keeps the milestones that the person at this computer has reached by now; returns those that are new."""
    people = history.people()
    me = next((one for one in people if one.is_me), people[0] if len(people) == 1 else None)
    if me is None or history.is_read_only:
        return []
    known = {one.id for one in history.reached()}
    wanted = {name: condition for name, condition in milestones().items() if name not in known}
    if not wanted:
        return []
    games = [one for one in played(history, Filter(person=me.id, clean=True)) if one.counted][::-1]
    new = list(_new(games, history, wanted))
    history.reach(new)
    return new


def _new(games: Sequence[Played], history: History, wanted: Mapping[str, Condition]) -> Iterator[Reached]:
    for name, condition in wanted.items():
        is_reached, game = condition(games, history)
        if is_reached:
            yield Reached(name, now_text() if game is None else game.ended, 0 if game is None else game.number)
