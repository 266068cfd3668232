"""The parts of the record of a table: boards, ships, role cards and the decision."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Benefit, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.saves.converter import Count, added_later
from puertorico_desktop.saves.puertorico.puertomas import PuertomaRecord


@attrs.frozen
class IslandRecord:
    """The number of tiles of a kind on an island, and of the people on them; `nobles` counts the nobles among the
    people."""

    tile: Tile
    tiles: Count
    colonists: Count
    nobles: Count


@attrs.frozen
class CityRecord:
    """A building, and the number of people in its circles; `nobles` counts the nobles among them."""

    building: Building
    colonists: Count
    nobles: Count


@attrs.frozen
class PlayerRecord:
    """A player's board. `idle` are the people in San Juan, `idle_nobles` the nobles among them; `forests` are the
    face-down plantations, by the kind on their faces. A Puertoma has a board of its own (`puertoma`), and besides it
    only doubloons, points and goods."""

    doubloons: Count
    points: Count
    idle: Count
    idle_nobles: Count
    goods: dict[Good, Count]
    forests: dict[Tile, Count]
    island: tuple[IslandRecord, ...]
    city: tuple[CityRecord, ...]
    puertoma: PuertomaRecord | None = added_later(None)


@attrs.frozen
class ShipRecord:
    """A cargo ship. `good` is None while it is empty."""

    spaces: Count
    good: Good | None
    load: Count


@attrs.frozen
class RoleRecord:
    """A role card. `owner` is the seat that holds it this round, `captor` the seat that has captured it in this
    round."""

    role: Role
    doubloons: Count
    owner: Count | None
    captor: Count | None = added_later(None)


@attrs.frozen
class DecisionRecord:
    """The current decision: the seat and the kind."""

    seat: Count
    kind: DecisionKind
    benefit: Benefit | None
