"""Saves whose running phases have been changed are refused, or can be played on."""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.components import Benefit, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.converter import make_converter, structured
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico import snapshot as module
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.snapshot import Snapshot, capture, restore
from tests.random_games import random_positions

BOTH = (Expansion.NEW_BUILDINGS, Expansion.CITIZENS)
SETTINGS = [
    Options(players=3),
    Options(players=4, ask_optional_benefits=True),
    Options(players=2, expansions=BOTH, buildings=Selection.RANDOM),
    Options(players=3, expansions=BOTH, buildings=Selection.RANDOM, ask_optional_benefits=True, play_forced=False),
    Options(Edition.SPECIAL_1897, 4, expansions=BOTH[1:], buildings=Selection.FIXED, ask_optional_benefits=True),
    Options(players=5, expansions=BOTH[:1], buildings=Selection.DRAFT, ask_optional_benefits=True),
]
POSITIONS = 5
"""The number of positions of each kind that are changed, each in several ways."""
WAYS = 5
PLIES = 15
VALUES = {
    "tile": [tile.id for tile in Tile],
    "good": [good.id for good in Good],
    "benefit": [benefit.id for benefit in Benefit],
    "moment": [moment.id for moment in Trigger],
    "building": [building.id for building in Building],
    "role": [role.id for role in Role],
    "cause": [building.id for building in Building],
}

converter = make_converter()
stack.configure(converter)


def plain(game: PuertoRico) -> dict[str, Any]:
    """Returns the record of the table as it is stored in a file."""
    value: dict[str, Any] = json.loads(json.dumps(converter.unstructure(capture(game))))
    return value


def table_of(snapshot: dict[str, Any], options: Options) -> PuertoRico:
    return restore(structured(converter, snapshot, Snapshot), options, "snapshot")


def another_value(name: str, value: Any, chance: random.Random) -> Any:
    """Returns another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return chance.choice([value + 1, max(0, value - 1), chance.randrange(12)])
    if value is None or isinstance(value, str):
        return chance.choice(VALUES[name])
    if isinstance(value, dict):
        return {**value, chance.choice(VALUES["good"]): chance.randrange(4)}
    items = list(value)
    seat = chance.randrange(4)
    new = {
        "todo": chance.choice(VALUES["building"]),
        "produced": chance.choice(VALUES["good"]),
        "spent": {"seat": seat, "building": chance.choice(VALUES["building"])},
        "put_off": {"seat": seat, "tile": chance.choice(VALUES["tile"])},
    }.get(name, seat)
    match chance.randrange(3):
        case 0 if items:
            items.pop(chance.randrange(len(items)))
        case 1:
            chance.shuffle(items)
        case _:
            items.insert(chance.randrange(len(items) + 1), new)
    return items


def tampered(snapshot: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """Returns the record with another value in one field of one running phase."""
    phases = json.loads(json.dumps(snapshot["phases"]))
    phase = chance.choice(phases)
    name = chance.choice([name for name in phase if name != "phase"])
    phase[name] = another_value(name, phase[name], chance)
    return {**snapshot, "phases": phases}


def with_decision_of_rules(snapshot: dict[str, Any], options: Options) -> dict[str, Any] | None:
    """Returns the record with the decision that follows from its phases, or None if the rules fail."""
    with suppress(Exception):  # the rules may fail on any table
        game = module._laid_out(structured(converter, snapshot, Snapshot), options, "snapshot")
        game.ask_nobody()
        game.proceed()
        return plain(game)
    return None


def positions(options: Options, seed: int) -> Iterator[PuertoRico]:
    """Yields the positions of random games."""
    for number in range(seed, seed + 60):
        yield from random_positions(new_game(options, number), Rng.from_seed(number))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_changed_phases_are_refused_or_can_be_played(number: int) -> None:
    options, chance = SETTINGS[number], random.Random(number)
    rng = Rng.from_seed(number)
    met: Counter[str] = Counter()
    refused = accepted = 0
    for game in positions(options, 100 * number):
        kind = type(game.stack[-1]).__name__
        if met[kind] >= POSITIONS or chance.random() > 0.2:
            continue
        met[kind] += 1
        snapshot = plain(game)
        assert table_of(snapshot, options) == game
        for _ in range(WAYS):
            wrong = tampered(snapshot, chance)
            for one in (wrong, with_decision_of_rules(wrong, options)):
                if one is None or one == snapshot:
                    continue
                try:
                    table = table_of(one, options)
                except SaveError:
                    refused += 1
                    continue
                accepted += 1
                for _ in range(PLIES):
                    assert [*violations(table), *phase_violations(table)] == [], one["phases"]
                    if table.decision is None:
                        break
                    assert table.legal_actions()
                    table.apply(rng.choose(table.legal_actions()))
    assert len(met) > 6
    assert refused > accepted


def test_nobles_cannot_be_placed_if_none_is_left() -> None:
    options = SETTINGS[3]
    for game in positions(options, 1):
        decision = game.decision
        assert decision is not None
        if decision.kind is not DecisionKind.PLACE_COLONISTS or not any(game.players[decision.seat].nobles):
            continue
        snapshot = plain(game)
        snapshot["phases"][-1]["placed"] = True
        snapshot["decision"]["kind"] = DecisionKind.PLACE_NOBLES.value
        with pytest.raises(SaveError, match=r"phases\[1\]\.placed: no noble waits for a place"):
            table_of(snapshot, options)
        return
    pytest.fail("no such position")
