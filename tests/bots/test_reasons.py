"""What speaks for an action: differences of what is expected, and facts from the rules."""

from __future__ import annotations

from collections.abc import Sequence

import attrs
import pytest

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.bots.reasons import MARGIN, Reason, ReasonKind, blockades, differences, doubts, reasons
from puertorico_desktop.engine.puertorico.actions import CHOOSE, LOAD, PASS, Action
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.position import classic

GAIN, HARM, NO_SHIP, SURER = ReasonKind
MAYOR, BUILDER, TRADER = CHOOSE[Role.MAYOR], CHOOSE[Role.BUILDER], CHOOSE[Role.TRADER]


def prospect(action: Action, visits: int, *terms: Sequence[float]) -> Prospect:
    return Prospect(action, visits, 0.5, tuple(tuple(seat) for seat in terms))


def thought(*prospects: Prospect, seat: int = 0) -> Thought:
    return Thought(seat, prospects)


def test_what_only_seems_better_is_explained() -> None:
    best, other = prospect(MAYOR, 50, (1.0, 0.0, 0.0)), prospect(BUILDER, 5, (1.0, 0.0, 0.0))
    seeming, alike = attrs.evolve(other, win=0.516), attrs.evolve(other, win=0.504)
    assert doubts(thought(best, seeming)) == [Reason(SURER, 0)]
    assert doubts(thought(best, alike)) == doubts(thought(best)) == []


# -- differences --------------------------------------------------------------------------------------------------


def test_others_count_by_their_visits() -> None:
    found = differences(
        thought(
            prospect(MAYOR, 50, (10.0, 5.0, 0.0), (4.0, 0.0, 0.0)),
            prospect(BUILDER, 30, (8.0, 5.0, 0.0), (6.0, 0.0, 0.0)),
            prospect(TRADER, 10, (4.0, 5.0, 0.0), (10.0, 0.0, 0.0)),
        )
    )
    assert found == [Reason(GAIN, 0, "shipping", 3.0), Reason(HARM, 1, "shipping", 3.0)]


def test_without_visits_all_others_count_alike() -> None:
    prospects = [prospect(MAYOR, 0, (3.0, 0.0, 0.0)), prospect(BUILDER, 0, (1.0, 0.0, 0.0)),
                 prospect(TRADER, 0, (2.0, 0.0, 0.0))]  # fmt: skip
    assert differences(thought(*prospects)) == [Reason(GAIN, 0, "shipping", 1.5)]


def test_only_what_speaks_for_it_is_a_reason_the_largest_first() -> None:
    best = prospect(MAYOR, 5, (1.0, 3.0, 1.0), (0.0, 2.0, 5.0))
    other = prospect(BUILDER, 5, (2.0, 2.0, 1.0 - MARGIN / 2), (2.0, 0.0, 5.5))
    assert differences(thought(best, other)) == [
        Reason(HARM, 1, "shipping", 2.0), Reason(GAIN, 0, "buildings", 1.0), Reason(HARM, 1, "bonuses", 0.5),
    ]  # fmt: skip
    assert [reason.kind for reason in differences(thought(best, other, seat=1))] == [GAIN, HARM]


def test_the_only_action_needs_no_reason() -> None:
    assert differences(thought(prospect(MAYOR, 5, (1.0, 3.0, 1.0)))) == []


# -- ships --------------------------------------------------------------------------------------------------------


def loading(wharf: bool = False) -> PuertoRico:
    """Anna loads with corn and sugar at hand, the last free ship before her; Ben has tobacco."""
    position = classic(3).player(0, corn=2, sugar=1)
    if wharf:
        position = position.player(1, tobacco=3, city={Building.WHARF: 1})
    else:
        position = position.player(1, tobacco=3)
    game = position.ships({4: (Good.SUGAR, 2), 5: (Good.INDIGO, 5)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    return game


def test_a_good_that_finds_no_ship_any_more() -> None:
    game = loading()
    corn, sugar = LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]
    assert blockades(game, [corn, sugar]) == [Reason(NO_SHIP, 1, good=Good.TOBACCO)]
    assert blockades(game, [sugar, corn]) == []
    assert game == loading()


def test_what_every_action_brings_about_is_no_reason() -> None:
    assert blockades(loading(), [LOAD[Good.CORN][2]]) == []


def test_whoever_has_a_wharf_needs_no_ship() -> None:
    assert blockades(loading(wharf=True), [LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]]) == []


def test_when_nobody_can_load_any_more_no_good_finds_a_ship() -> None:
    position = classic(3).player(0, corn=6, city={Building.WHARF: 1}).player(1, corn=1)
    game = position.ships({4: (Good.SUGAR, 4), 5: (Good.INDIGO, 5)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    cargo, private = LOAD[Good.CORN][2], LOAD[Good.CORN][PRIVATE_SHIP]
    assert blockades(game, [cargo, private]) == [Reason(NO_SHIP, 1, good=Good.CORN)]


@pytest.mark.parametrize("actions", [[PASS, LOAD[Good.CORN][2]], [MAYOR]])
def test_only_loading_takes_ships_away(actions: list[Action]) -> None:
    assert blockades(loading() if actions[0] is PASS else classic(3).build(), actions) == []


def test_facts_come_first() -> None:
    terms = [(float(gain), 0.0, 0.0) for gain in (9, 1, 1)], [(float(gain), 1.0, 1.0) for gain in (1, 2, 2)]
    corn, sugar = LOAD[Good.CORN][2], LOAD[Good.SUGAR][0]
    found = reasons(loading(), thought(prospect(corn, 5, *terms[0]), prospect(sugar, 5, *terms[1])))
    assert [reason.kind for reason in found] == [NO_SHIP, GAIN, HARM]
