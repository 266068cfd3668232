"""Pieces of different kinds may be equal numbers; events, actions and refusals with them are still not equal."""

from itertools import combinations
from types import UnionType
from typing import get_args, get_type_hints

import attrs
import pytest

from puertorico_desktop.engine.build import is_compiled
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico import actions, events, expansion_actions, running
from puertorico_desktop.engine.puertorico.components import Building, Component, Role, Tile, Waived, kind_and_number
from puertorico_desktop.engine.puertorico.reasons import Reason


def _mixed_fields() -> list[tuple[type, str, tuple[type, ...]]]:
    """Returns the fields of events and actions that may hold pieces of several kinds, or None."""
    found: list[tuple[type, str, tuple[type, ...]]] = []
    for module in (events, actions, expansion_actions, running):
        for kind in vars(module).values():
            if not (isinstance(kind, type) and attrs.has(kind) and kind.__module__ == module.__name__):
                continue
            for name, hint in get_type_hints(kind).items():
                parts = get_args(hint) if isinstance(hint, UnionType) else ()
                pieces = tuple(part for part in parts if isinstance(part, type) and issubclass(part, Component))
                if len(pieces) > 1:
                    found.append((kind, name, pieces))
    return found


@pytest.mark.parametrize(
    ("kind", "name", "pieces"), _mixed_fields(), ids=lambda value: getattr(value, "__name__", "")
)
def test_objects_with_pieces_of_different_kinds_are_not_equal(
    kind: type, name: str, pieces: tuple[type[Component], ...]
) -> None:
    others = {one.name: _some(one.type) for one in attrs.fields(kind) if one.init and one.name != name}
    for one, other in combinations(pieces, 2):
        assert one(1) == other(1)  # otherwise there would be nothing to test
        made, unlike = (kind(**others, **{name: piece(1)}) for piece in (one, other))
        assert made != unlike
        assert len({made, unlike}) == 2
        assert made == kind(**others, **{name: one(1)})
        assert hash(made) == hash(kind(**others, **{name: one(1)}))


def _some(hint: object) -> object:
    """Returns a fixed value for another field."""
    return {"int": 0, "bool": False, "Building": Building.HARBOR}[str(hint)]


def test_mixed_fields_are_found() -> None:
    found = {kind.__name__ for kind, _, _ in _mixed_fields()}
    assert found >= {
        "ColonistSettled",
        "DoubloonsReceived",
        "PointsReceived",
        "GuestMoved",
        "ColonistReturned",
        "ArrivalView",
    }
    assert is_compiled() or found >= {
        "MoveGuest",
        "ReturnColonist",
    }  # the types of fields are unknown in compiled classes


def test_events_with_pieces_of_different_kinds_are_not_equal() -> None:
    assert events.TileTaken(0, Tile.CORN) != events.TileDrawn(0, Tile.CORN)
    assert events.Passed(0, Waived.TILE) != events.PointReturned(0)
    assert events.DoubloonsReceived(0, 1, Role.MAYOR) != events.DoubloonsReceived(0, 1, Building(Role.MAYOR))
    assert events.PointsReceived(0, 1, Role.CAPTAIN) != events.PointsReceived(0, 1, Building(Role.CAPTAIN))


def test_refusals_with_pieces_of_different_kinds_are_not_equal() -> None:
    of_tile, of_building = (Refusal(Reason.NOT_OWNED, {"piece": piece}) for piece in (Tile.CORN, Building(0)))
    assert of_tile != of_building
    assert of_tile == Refusal(Reason.NOT_OWNED, {"piece": Tile.CORN})
    assert len({of_tile, of_building}) == 2
    assert Refusal(Reason.NO_POINTS, {"a": 1, "b": 2}) == Refusal(Reason.NO_POINTS, {"b": 2, "a": 1})


def test_none_and_pieces_of_different_kinds_are_not_equal() -> None:
    assert kind_and_number(None) != kind_and_number(Tile.CORN) != kind_and_number(Building(0))
