"""Reasons for an action: differences of expected points, and facts from the rules."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.bots.puertorico.reasons import (
    Reason,
    ReasonKind,
    blockades,
    differences,
    doubts,
    own_blockades,
    reasons,
    within_reach,
)
from puertorico_desktop.bots.reasons import LOOKS, LOOKS_AT_OTHERS, MARGIN
from puertorico_desktop.engine.puertorico.actions import CHOOSE, LOAD, PASS, SELL, Action
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, EndTrigger, Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from tests.engine.expanded import citizens, new_buildings

GAIN, HARM, NO_SHIP = ReasonKind.GAIN, ReasonKind.HARM, ReasonKind.NO_SHIP
KEEPS_SHIP, REACH, SURER = ReasonKind.KEEPS_SHIP, ReasonKind.REACH, ReasonKind.SURER
MAYOR, BUILDER, TRADER = CHOOSE[Role.MAYOR], CHOOSE[Role.BUILDER], CHOOSE[Role.TRADER]


def prospect(action: Action, visits: int, *terms: Sequence[float]) -> Prospect:
    return Prospect(action, visits, 0.5, tuple(tuple(seat) for seat in terms))


def thought(*prospects: Prospect, seat: int = 0) -> Thought:
    return Thought(seat, prospects)


def test_an_action_that_only_seems_better_is_explained() -> None:
    best, other = prospect(MAYOR, 50, (1.0, 0.0, 0.0)), prospect(BUILDER, 5, (1.0, 0.0, 0.0))
    seeming, alike = attrs.evolve(other, win=0.516), attrs.evolve(other, win=0.504)
    assert doubts(thought(best, seeming)) == [Reason(SURER, 0)]
    assert doubts(thought(best, alike)) == doubts(thought(best)) == []


# -- differences --------------------------------------------------------------------------------------------------


def test_other_actions_are_weighted_by_visits() -> None:
    found = differences(
        thought(
            prospect(MAYOR, 50, (10.0, 5.0, 0.0), (4.0, 0.0, 0.0)),
            prospect(BUILDER, 30, (8.0, 5.0, 0.0), (6.0, 0.0, 0.0)),
            prospect(TRADER, 10, (4.0, 5.0, 0.0), (10.0, 0.0, 0.0)),
        )
    )
    assert found == [Reason(GAIN, 0, "shipping", 3.0), Reason(HARM, 1, "shipping", 3.0)]


@pytest.mark.parametrize(("visits", "kinds"), [(LOOKS - 1, []), (LOOKS, [GAIN]), (LOOKS_AT_OTHERS, [GAIN, HARM])])
def test_rarely_visited_actions_are_not_compared(visits: int, kinds: list[ReasonKind]) -> None:
    best = prospect(MAYOR, 50, (6.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    other = prospect(BUILDER, visits, (1.0, 0.0, 0.0), (5.0, 0.0, 0.0))
    assert [reason.kind for reason in differences(thought(best, other))] == kinds


def test_a_best_action_with_few_visits_has_no_reasons() -> None:
    best, other = prospect(MAYOR, LOOKS - 1, (6.0, 0.0, 0.0)), prospect(BUILDER, 50, (1.0, 0.0, 0.0))
    assert differences(thought(best, other)) == []


def test_a_best_action_with_few_visits_raises_no_doubts() -> None:
    best, other = prospect(MAYOR, LOOKS_AT_OTHERS - 1, (0.0,) * 3), prospect(BUILDER, 2, (0.0,) * 3)
    assert doubts(thought(best, attrs.evolve(other, win=0.6))) == []


def test_reasons_are_advantages_the_largest_first() -> None:
    best = prospect(MAYOR, 25, (1.0, 3.0, 1.0), (0.0, 2.0, 4.0))
    other = prospect(BUILDER, 20, (2.0, 2.0, 1.0 - MARGIN / 2), (2.0, 0.0, 5.5))
    assert differences(thought(best, other)) == [
        Reason(HARM, 1, "shipping", 2.0), Reason(HARM, 1, "bonuses", 1.5), Reason(GAIN, 0, "buildings", 1.0),
    ]  # fmt: skip
    assert [reason.kind for reason in differences(thought(best, other, seat=1))] == [GAIN, HARM]


# -- sources of points that are still possible --------------------------------------------------------------------


def in_last_round(game: PuertoRico, *played: Role) -> PuertoRico:
    """Returns the game in its last round; those roles are taken."""
    game.trigger_end(EndTrigger.CITY, 0)
    for role in played:
        game.play(CHOOSE[role])
        while game.kind is not DecisionKind.CHOOSE_ROLE:
            game.play(game.legal_actions()[-1])
    return game


THOUGHT = thought(prospect(MAYOR, 50, (5.0, 3.0, 1.0)), prospect(TRADER, 30, (1.0, 1.0, 0.0)))


@pytest.mark.parametrize(
    ("played", "sources"),
    [
        ((), ["shipping", "buildings", "bonuses"]),
        ((Role.BUILDER,), ["shipping", "bonuses"]),
        ((Role.BUILDER, Role.CAPTAIN), ["bonuses"]),
    ],
)
def test_in_the_last_round_points_need_their_role(played: tuple[Role, ...], sources: list[str]) -> None:
    game = in_last_round(classic(4).build(), *played)
    assert [reason.source for reason in reasons(game, THOUGHT)] == sources


def test_before_the_last_round_all_sources_are_possible() -> None:
    game = in_last_round(classic(4).build(), Role.BUILDER)
    game.end_triggers = 0
    assert [reason.source for reason in reasons(game, THOUGHT)] == ["shipping", "buildings", "bonuses"]


def test_with_expansions_points_have_more_sources() -> None:
    found = reasons(citizens().build(), THOUGHT)
    assert [reason.source for reason in found] == ["chips", "buildings", "halls_and_nobles"]


def test_the_only_action_needs_no_reason() -> None:
    assert differences(thought(prospect(MAYOR, 5, (1.0, 3.0, 1.0)))) == []


# -- ships --------------------------------------------------------------------------------------------------------


def at_loading(wharf: bool = False) -> PuertoRico:
    """Returns a game in which Anna loads corn or sugar with one free ship left; Ben has tobacco."""
    position = classic(3).player(0, corn=2, sugar=1)
    if wharf:
        position = position.player(1, tobacco=3, city={Building.WHARF: 1})
    else:
        position = position.player(1, tobacco=3)
    game = position.ships({4: (Good.SUGAR, 2), 5: (Good.INDIGO, 5)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    return game


def test_a_blocked_good_of_another_player_is_a_reason() -> None:
    game = at_loading()
    corn, sugar = LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]
    assert blockades(game, [corn, sugar]) == [Reason(NO_SHIP, 1, good=Good.TOBACCO)]
    assert blockades(game, [sugar, corn]) == []
    assert game == at_loading()


def test_consequences_of_every_action_are_no_reason() -> None:
    assert blockades(at_loading(), [LOAD[Good.CORN][2]]) == []


def test_goods_of_a_player_with_a_wharf_are_not_blocked() -> None:
    assert blockades(at_loading(wharf=True), [LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]]) == []


def test_goods_of_a_player_with_a_small_wharf_are_not_blocked() -> None:
    position = new_buildings(3).player(0, corn=2, sugar=1).player(1, tobacco=3, city={Building.SMALL_WHARF: 1})
    game = position.ships({4: (Good.SUGAR, 2), 5: (Good.INDIGO, 5)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    assert blockades(game, [LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]]) == []


def test_goods_are_blocked_when_the_last_load_fills_the_ships() -> None:
    position = classic(3).player(0, corn=6, city={Building.WHARF: 1}).player(1, corn=1)
    game = position.ships({4: (Good.SUGAR, 4), 5: (Good.INDIGO, 5)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    cargo, private = LOAD[Good.CORN][2], LOAD[Good.CORN][PRIVATE_SHIP]
    assert blockades(game, [cargo, private]) == [Reason(NO_SHIP, 1, good=Good.CORN)]


@pytest.mark.parametrize("actions", [[PASS, LOAD[Good.CORN][2]], [MAYOR]])
def test_only_loading_blocks_goods(actions: list[Action]) -> None:
    assert blockades(at_loading() if actions[0] is PASS else classic(3).build(), actions) == []


def test_an_own_good_that_can_still_be_loaded_is_a_reason() -> None:
    position = classic(3).player(0, corn=2, sugar=3, indigo=1).player(1, tobacco=3)
    game = position.ships({4: (Good.TOBACCO, 2), 5: (Good.INDIGO, 4)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    indigo, corn, sugar = LOAD[Good.INDIGO][1], LOAD[Good.CORN][2], LOAD[Good.SUGAR][2]
    assert own_blockades(game, [indigo, sugar, corn]) == []  # each of the other actions blocks another good
    assert own_blockades(game, [indigo, sugar]) == [Reason(KEEPS_SHIP, 0, good=Good.CORN)]
    assert own_blockades(game, [sugar, indigo]) == []
    assert own_blockades(game, [indigo, PASS]) == []


def test_a_building_within_reach_is_a_reason() -> None:
    game = classic(3).player(0, doubloons=7, coffee=1, corn=1).build()
    game.apply(CHOOSE[Role.TRADER])
    coffee, corn = SELL[Good.COFFEE], SELL[Good.CORN]
    found = within_reach(game, [coffee, corn])
    assert [(one.kind, one.seat) for one in found] == [(REACH, 0)]
    assert found[0].building is not None
    assert game.rules.prices.cost[found[0].building] == 10
    assert within_reach(game, [corn, coffee]) == []
    assert within_reach(game, [coffee]) == []
    assert within_reach(classic(3).player(0, doubloons=0).build(), [MAYOR, TRADER]) == []


def test_reasons_of_the_largest_weight_come_first() -> None:
    terms = [(float(gain), 0.0, 0.0) for gain in (9, 1, 1)], [(float(gain), 1.0, 1.0) for gain in (7, 5, 3)]
    corn, sugar = LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]
    found = reasons(at_loading(), thought(prospect(corn, 25, *terms[0]), prospect(sugar, 20, *terms[1])))
    assert [reason.kind for reason in found] == [HARM, NO_SHIP, GAIN]  # four points, three goods, two points
