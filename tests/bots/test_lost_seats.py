"""A seat that has lost plays for its place and its points; randomness decides less when less is at stake."""

import pytest

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.bots.levels import BALANCED, LEVELS, Level, steady
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.search.lost import LOST, best_place, is_lost, standing
from puertorico_desktop.engine.puertorico.actions import ChooseRole
from puertorico_desktop.engine.puertorico.components import Good, Role
from puertorico_desktop.engine.puertorico.position import classic

ROLES = (Role.SETTLER, Role.MAYOR, Role.BUILDER, Role.CRAFTSMAN, Role.TRADER)


def prospect(role: Role, win: float, *points: float, visits: int = 50) -> Prospect[ChooseRole]:
    """Returns what seat 0 expects of a role; points by seat."""
    ahead = (points[0] - sum(points[1:]) / (len(points) - 1)) if len(points) > 1 else 0.0
    return Prospect(ChooseRole(role), visits, win, tuple((one,) for one in points), win + 0.01 * ahead)


def thought(*prospects: Prospect[ChooseRole]) -> Thought[ChooseRole]:
    """Returns a thought of seat 0 about its roles."""
    return Thought(0, prospects, by_taste=True)


def chosen(level: Level, what: Thought[ChooseRole], seeds: int = 40) -> set[Role]:
    """Returns the roles that bots of that level choose after one thought."""
    return {SearchBot(level, BALANCED, seed).decide(what).role for seed in range(seeds)}


def test_a_seat_is_lost_below_a_chance_of_victory() -> None:
    even = 1 / 4
    for win, lost in ((even, False), (LOST * even + 0.001, False), (LOST * even - 0.001, True), (0.0, True)):
        what = thought(prospect(Role.MAYOR, win / 2, 20, 40, 30, 25), prospect(Role.BUILDER, win, 20, 40, 30, 25))
        assert is_lost(what) == lost
    assert not is_lost(thought(prospect(Role.MAYOR, 0.0, 20)))  # with a single player, there is no place to lose


def test_a_lost_seat_prefers_places_to_points() -> None:
    third = prospect(Role.MAYOR, 0.01, 30, 60, 40, 36)
    second = prospect(Role.BUILDER, 0.01, 29, 60, 24, 20)
    assert standing(second, 0) > standing(third, 0)
    last = [prospect(role, 0.0, 10 + number, 60, 61, 62) for number, role in enumerate(ROLES)]
    assert best_place(thought(*last), 0.25).action.role is ROLES[-1]


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_lost_seat_chooses_the_most_points(level: str) -> None:
    what = thought(*(prospect(role, 0.01, 30 - number, 60, 34, 30) for number, role in enumerate(ROLES)))
    assert chosen(LEVELS[level], what) == {ROLES[0]}
    backwards = thought(*(prospect(role, 0.01, 30 + number, 60, 34, 30) for number, role in enumerate(ROLES)))
    assert chosen(LEVELS[level], backwards) == {ROLES[-1]}


def test_a_better_chance_of_victory_is_preferred_to_a_place() -> None:
    what = thought(prospect(Role.MAYOR, 0.04, 28, 40, 39, 38), prospect(Role.BUILDER, 0.01, 37, 41, 30, 30))
    assert is_lost(what)
    assert chosen(LEVELS["hard"], what) == {Role.MAYOR}


def test_rarely_visited_actions_are_not_chosen() -> None:
    rare = prospect(Role.BUILDER, 0.02, 60, 40, 39, 38, visits=3)
    assert chosen(LEVELS["hard"], thought(prospect(Role.MAYOR, 0.02, 20, 40, 39, 38), rare)) == {Role.MAYOR}


def test_randomness_decides_less_when_less_is_at_stake() -> None:
    """The same difference is negligible in the middle of a game, and decisive near its end."""

    def roles(win: float) -> int:
        what = thought(*(prospect(role, win - 0.004 * (role is not ROLES[0]), 30, 30, 30) for role in ROLES))
        bots = (SearchBot(LEVELS["hard"], BALANCED, seed) for seed in range(200))
        return sum(bot.decide(what).role is ROLES[0] for bot in bots)

    assert roles(0.33) < 80 < 160 < roles(0.985)


def test_steady_bots_ignore_that_a_seat_is_lost() -> None:
    """Shared games depend on their choices, also on their randomness when everything is lost."""
    what = thought(*(prospect(role, 0.01, 30 - number, 60, 34, 30) for number, role in enumerate(ROLES)))
    assert len(chosen(steady(10), what)) > 2


def test_a_bot_that_is_far_behind_ships_for_the_most_points() -> None:
    """In a position that cannot be won, every seed loads the goods that bring the most points."""
    position = classic(3).player(0, points=2, corn=1, sugar=4).player(1, points=45).player(2, points=44)
    game = position.ships({4: (Good.CORN, 3)}).running(Role.CAPTAIN).build()
    loads = {SearchBot(LEVELS["hard"], BALANCED, seed, Budget(nodes=12)).choose(game.copy()) for seed in range(4)}
    assert len(loads) == 1
    before = game.players[0].points
    game.play(loads.pop())
    assert game.players[0].points - before >= 4
