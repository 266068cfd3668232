"""The parts of the record of a table: boards, ships, role cards, the decision, the generator."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Benefit, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.saves.converter import Count, added_later
from puertorico_desktop.saves.puertorico.puertomas import PuertomaRecord


@attrs.frozen
class IslandRecord:
    """The tiles of a kind on an island, and the people on them, so many of them nobles."""

    tile: Tile
    tiles: Count
    colonists: Count
    nobles: Count


@attrs.frozen
class CityRecord:
    """A building with the people in its circles, so many of them nobles."""

    building: Building
    colonists: Count
    nobles: Count


@attrs.frozen
class PlayerRecord:
    """A player's board. `idle` are the people in San Juan, so many of them nobles; `forests` are the plantations that
    lie face down, by what is on their face. A Puertoma has a board of its own, and nothing else but doubloons, points
    and goods."""

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
    """Who is asked what."""

    seat: Count
    kind: DecisionKind
    benefit: Benefit | None
