"""The hooks: what a phase may ask the occupied buildings of a player.

A building's rule is a class derived from `Ability` that overrides the hooks it cares about. `hooks_of` collects,
for a set of occupied buildings, who answers which hook; the player keeps that table and renews it only when
the set changes. A phase never names a building. If a rule does not fit any hook, add the hook here.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

import attrs

from puertorico_desktop.engine.puertorico.components import Building, Tile

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.state import Player, Table


class Ability:
    """One building's rule. The values and methods below are the hooks, with the answer of an ordinary building."""

    building: ClassVar[Building]

    def __reduce__(self) -> tuple[object, ...]:
        """In another process the rule of a building is again the one object that stands for it."""
        return rule_of, (self.building,)

    allows_drawing: ClassVar[bool] = False
    """Settler phase: before taking a tile, the owner may draw one from the face-down pile."""
    allows_quarry: ClassVar[bool] = False
    """Settler phase: the owner may take a quarry without being the settler."""
    sale_bonus: ClassVar[int] = 0
    """Trader phase: additional doubloons for a sale."""
    allows_same_kind: ClassVar[bool] = False
    """Trader phase: the owner may sell a kind that the trading house already holds."""
    private_ship: ClassVar[bool] = False
    """Captain phase: once, the owner may load all goods of a kind onto a ship of their own."""
    storage_kinds: ClassVar[int] = 0
    """End of the captain phase: kinds of goods that the owner keeps in any amount."""

    def on_tile_taken(self, table: Table, seat: int, tile: Tile) -> None:
        """Settler phase: the owner chose and placed a face-up tile or a quarry (not a drawn one)."""

    def on_built(self, table: Table, seat: int, building: Building) -> None:
        """Builder phase: the owner placed a building."""

    def on_produced(self, table: Table, seat: int, goods: Sequence[int]) -> None:
        """Craftsman phase: the owner received these goods, by kind; at least one."""

    def on_loaded(self, table: Table, seat: int) -> None:
        """Captain phase: the owner loaded goods, on a cargo ship or a private one."""

    def final_bonus(self, player: Player) -> int:
        """End of the game: additional victory points."""
        return 0


@attrs.frozen
class HookTable:
    """The joint answers of a set of occupied buildings. Shared by all players with the same set; never changed."""

    allows_drawing: bool
    allows_quarry: bool
    sale_bonus: int
    allows_same_kind: bool
    private_ship: bool
    storage_kinds: int
    on_tile_taken: tuple[Ability, ...]
    on_built: tuple[Ability, ...]
    on_produced: tuple[Ability, ...]
    on_loaded: tuple[Ability, ...]


ABILITIES: dict[Building, Ability] = {}
"""The rule of every building that has one, in the order in which rules of one owner apply."""


def rule_of(building: Building) -> Ability:
    """The rule of a building that has one. Raises KeyError."""
    return ABILITIES[building]


_acting = 0


def ability(cls: type[Ability]) -> type[Ability]:
    """Class decorator: this is the rule of `cls.building`."""
    global _acting
    one = ABILITIES[cls.building] = cls()
    if not _overrides(one, "final_bonus"):
        _acting |= 1 << cls.building
    return cls


def _overrides(one: Ability, hook: str) -> bool:
    return getattr(type(one), hook) is not getattr(Ability, hook)


def _answering(abilities: list[Ability], hook: str) -> tuple[Ability, ...]:
    return tuple(one for one in abilities if _overrides(one, hook))


def final_bonuses(occupied: int) -> list[Ability]:
    """Who answers `final_bonus` among a mask of occupied buildings. Asked once a game, so not in the hook table."""
    return [one for b, one in ABILITIES.items() if occupied >> b & 1 and _overrides(one, "final_bonus")]


_KEPT_TABLES = 1 << 15
_tables: dict[int, HookTable] = {}


def hooks_of(occupied: int) -> HookTable:
    """The hook table for a mask of occupied buildings; built once for each set of buildings that act in play."""
    acting = occupied & _acting
    table = _tables.get(acting)
    if table is None:
        if len(_tables) >= _KEPT_TABLES:
            _tables.clear()
        table = _tables[acting] = _collect(acting)
    return table


def _collect(acting: int) -> HookTable:
    abilities = [one for b, one in ABILITIES.items() if acting >> b & 1]
    return HookTable(
        allows_drawing=any(one.allows_drawing for one in abilities),
        allows_quarry=any(one.allows_quarry for one in abilities),
        sale_bonus=sum(one.sale_bonus for one in abilities),
        allows_same_kind=any(one.allows_same_kind for one in abilities),
        private_ship=any(one.private_ship for one in abilities),
        storage_kinds=sum(one.storage_kinds for one in abilities),
        on_tile_taken=_answering(abilities, "on_tile_taken"),
        on_built=_answering(abilities, "on_built"),
        on_produced=_answering(abilities, "on_produced"),
        on_loaded=_answering(abilities, "on_loaded"),
    )
