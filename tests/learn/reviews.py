"""Games and reviews for tests, with small searches."""

from typing import Any

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.looks import Plan
from puertorico_desktop.learn.review.record import ReviewRecord
from puertorico_desktop.learn.review.reviewer import Reviewer
from puertorico_desktop.match.match import GameSetup, Match, Seat
from tests.thirdgame.rules import Options as Magpies
from tests.thirdgame.saved import FORMATS

assert "magpies" in FORMATS
NAMES = ("Anna", "Ben", "Clara", "David", "Eva")
SMALL = Plan(free=12, shared=20, first=2, most=4, line=8)
"""A small search, for tests of everything except strength."""


def played(options: Any, plies: int = 10_000, people: tuple[int, ...] = (0,), seed: int = 3) -> Match[Any]:
    """Returns a game in which people sit in these seats: they play randomly, the others by rules of thumb."""
    automatic = kind_of(options).automatic_seats(options)
    seats = tuple(
        Seat(name, None if seat in people or seat in automatic else "simple")
        for seat, name in enumerate(NAMES[: options.players])
    )
    match: Match[Any] = Match.new(GameSetup(options, seed, seats))
    simple, rng = make_bot("simple", 1), Rng.from_seed(seed)
    while match.game.decision is not None and match.ply < plies:
        by_chance = match.game.asked in people and match.game.asked not in automatic
        legal = match.game.legal_actions()
        match.play(rng.choose(legal) if by_chance else simple.choose(match.game.copy()))
    return match


def magpies(plies: int = 100, people: tuple[int, ...] = (0,), players: int = 3) -> Match[Any]:
    """Returns a game of Magpies, the game that exists only in tests."""
    return played(Magpies(players), plies, people)


def classic(plies: int = 40, people: tuple[int, ...] = (0,)) -> Match[Any]:
    """Returns the beginning of a game of two."""
    return played(PuertoRico(players=2), plies, people)


def reviewed(match: Match[Any], seed: int = 1, plan: Plan = SMALL) -> ReviewRecord:
    """Returns the review of a game."""
    reviewer = Reviewer(Course(match), seed, plan)
    reviewer.run(None)
    return reviewer.record


_known: dict[Any, ReviewRecord] = {}


def review_of(match: Match[Any], plan: Plan = SMALL) -> ReviewRecord:
    """Returns the review of a game, computed once for all tests in which it is only shown."""
    key = match.setup, plan, tuple(match.record.actions)
    if key not in _known:
        _known[key] = reviewed(match, plan=plan)
    return _known[key]
