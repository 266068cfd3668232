"""Ruling 13: if nobles and colonists are on the ship, a player who takes a person chooses which."""

from __future__ import annotations

import pytest

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.components import Building, Tile, site_of
from puertorico_desktop.engine.puertorico.events import (
    ColonistsDistributed,
    ColonistSettled,
    NoblesDistributed,
    NobleSettled,
)
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.expanded import citizens
from tests.engine.play import asked, do, of_kind, offered, refused

B, T = Building, Tile
BOTH = ["take colonist", "take noble"]


@pytest.mark.parametrize("edition", Edition)
def test_ruling_13_the_mayor_is_asked_and_takes_the_noble(edition: Edition) -> None:
    game = citizens(edition=edition).colonists(ship=5, supply=0).nobles(ship=1, supply=5).build()
    do(game, "choose mayor")
    assert (asked(game), offered(game)) == ((0, "take_person"), BOTH)
    assert not [fault for fault in violations(game) if fault.startswith("stack")]
    events = do(game, "take noble")
    assert of_kind(events, ColonistsDistributed) == [
        ColonistsDistributed(0, 2),
        ColonistsDistributed(1, 1),
        ColonistsDistributed(2, 1),
        ColonistsDistributed(3, 1),
    ]
    assert of_kind(events, NoblesDistributed) == [NoblesDistributed(0, 1)]


def test_ruling_13_after_a_colonist_the_next_player_chooses() -> None:
    game = citizens().colonists(ship=6, supply=0).nobles(ship=1, supply=5).build()
    do(game, "choose mayor")
    assert of_kind(do(game, "take colonist"), ColonistsDistributed) == [ColonistsDistributed(0, 1)]
    assert asked(game) == (1, "take_person")
    assert (game.colonist_ship, game.noble_ship, game.players[0].all_nobles) == (5, 1, 0)
    events = do(game, "take noble")
    assert of_kind(events, ColonistsDistributed) == [
        ColonistsDistributed(0, 1),
        ColonistsDistributed(1, 2),
        ColonistsDistributed(2, 1),
        ColonistsDistributed(3, 1),
    ]
    assert [player.all_nobles for player in game.players] == [0, 1, 0, 0]


def test_ruling_13_the_last_player_takes_the_noble_automatically() -> None:
    game = citizens().colonists(ship=3, supply=0).nobles(ship=1, supply=5).build()
    events = do(game, "choose mayor", "take colonist", "take colonist")
    assert of_kind(events, NoblesDistributed) == [NoblesDistributed(2, 1)]
    assert game.noble_ship <= 1
    assert [player.all_nobles for player in game.players] == [0, 0, 1, 0]


def test_ruling_13_the_choice_is_not_asked_if_only_one_kind_is_aboard() -> None:
    for nobles in (0, 4):
        game = citizens().colonists(ship=4, supply=0).nobles(ship=nobles, supply=5).build()
        do(game, "choose mayor")
        assert game.decision is None or game.decision.kind.value != "take_person"


def test_ruling_13_the_owner_of_a_hospice_chooses_who_comes_from_the_ship() -> None:
    table = citizens(edition=Edition.CLASSIC).player(0, city={B.HOSPICE: 1}).colonists(ship=3, supply=0)
    game = table.nobles(ship=1, supply=5).offer(T.CORN).build()
    do(game, "choose settler", "take corn plantation")
    assert (asked(game), offered(game)) == ((0, "take_person"), BOTH)
    assert not [fault for fault in violations(game) if fault.startswith("stack")]
    assert refused(game, PASS) is Reason.MUST_TAKE_PERSON
    assert of_kind(do(game.copy(), "take noble"), NobleSettled) == [NobleSettled(0, T.CORN, B.HOSPICE)]
    assert of_kind(do(game, "take colonist"), ColonistSettled) == [
        ColonistSettled(0, T.CORN, B.HOSPICE, from_ship=True)
    ]


def test_ruling_13_a_university_asks_and_the_phase_goes_on() -> None:
    table = citizens().player(0, doubloons=9, city={B.UNIVERSITY: 1}).colonists(ship=3, supply=0)
    game = table.nobles(ship=1, supply=5).copies(B.SMALL_MARKET, 2).build()
    do(game, "choose builder", "build small market for 0")
    assert asked(game) == (0, "take_person")
    do(game, "take noble")
    assert game.players[0].nobles[site_of(B.SMALL_MARKET)] == 1
    assert asked(game) == (1, "build")
