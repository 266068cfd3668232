"""Tiles that come to an island from the face-down pile, as forests if the owner wants, and tiles that leave an
island."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Gain, Trigger
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    ForestPlanted,
    PileReshuffled,
    TileDiscarded,
    TileDrawn,
    TileTurnedUp,
)
from puertorico_desktop.engine.puertorico.expansion_actions import PLACE_AS_FOREST, PLACE_UPRIGHT, PlaceDrawn
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below, side_actions
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState
from puertorico_desktop.engine.puertorico.watchers import notify_tile_placed
from puertorico_desktop.engine.rng import Rng

_FOREST: Final = Tile.FOREST


def can_draw(table: GameState) -> bool:
    """Returns whether a building can draw a tile: the pile has one, or the rules let the discards become a new pile
    for it."""
    return any(table.plantation_pile) or (table.rules.draws_renew_pile and any(table.plantation_discards))


def refresh_pile(table: GameState) -> None:
    """Shuffle the discards into a new face-down pile, when the old one is empty (S001, S003)."""
    table.plantation_pile, table.plantation_discards = table.plantation_discards, table.plantation_pile
    if table.sink is not None:
        table.sink.append(PileReshuffled())


def draw(table: GameState, seat: int) -> None:
    """Draw a tile from the face-down pile; `can_draw` must hold. A player who can make forests looks at it before
    placing it (S000).

    The caller must go on with `table.proceed()`.
    """
    if not any(table.plantation_pile):
        refresh_pile(table)
    tile = Tile(table.draw_plantations(1).index(1))
    if table.players[seat].hooks.makes_forests:
        table.stack.append(DrawnTile(table.running_role, seat, tile))
        if table.sink is not None:
            table.sink.append(TileTurnedUp(seat, tile))
    else:
        _place(table, seat, tile, forest=False)


def _place(table: GameState, seat: int, tile: Tile, *, forest: bool) -> None:
    player = table.players[seat]
    if forest:
        player.add_forest(tile)
    else:
        player.add_tile(tile)
    if table.sink is not None:
        table.sink.append(ForestPlanted(seat, tile, drawn=True) if forest else TileDrawn(seat, tile))
    notify_tile_placed(table, seat)
    if table.running_role is Role.SETTLER:
        for ability in player.hooks.on_tile_gained:
            ability.on_tile_gained(table, seat, _FOREST if forest else tile, Gain.DRAWN)


def discard(table: GameState, seat: int, tile: Tile) -> None:
    """Move a plantation or forest of the island to the discard pile; a person on it goes to San Juan (rulings.md
    12)."""
    player = table.players[seat]
    if tile is _FOREST:
        face = Tile(player.remove_forest())
    else:
        player.remove_tile(tile)
        face = tile
    table.plantation_discards[face] += 1
    if table.sink is not None:
        table.sink.append(TileDiscarded(seat, tile, face))


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class DrawnTile(Phase):
    """A phase in which a player who has drawn a tile looks at it and decides how to place it. Meanwhile the tile
    belongs to no pile and no island."""

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    tile: Tile

    def __init__(
        self,
        role: Role | None,
        seat: int,
        tile: Tile,
    ) -> None:
        self.role = role
        self.seat = seat
        self.tile = tile

    def copy(self) -> DrawnTile:
        """Returns an independent phase in the same state."""
        return DrawnTile(self.role, self.seat, self.tile)

    def advance(self, table: GameState) -> None:
        """Ask the player who has drawn; in the settler phase a guest may still move to a building that acts on new
        tiles."""
        aside = side_actions(table, self.seat, Trigger.SETTLING) if self.role is Role.SETTLER else ()
        table.ask(self.seat, DecisionKind.PLACE_DRAWN_TILE, PLACE_UPRIGHT.bit | PLACE_AS_FOREST.bit, aside)

    def perform(self, table: GameState, action: PlaceDrawn) -> None:
        """Place the tile."""
        table.stack.pop()
        _place(table, self.seat, self.tile, forest=action.forest)
        table.proceed()

    def refusal(self, table: GameState, action: PlaceDrawn) -> Refusal:
        """Raises AssertionError: both answers are always legal here."""
        raise AssertionError(f"always legal: {action}")


register(DrawnTile, "drawn_tile")


def drawn_tile_of(table: GameState, seat: int) -> DrawnTile | None:
    """Returns the phase in which another player looks at a drawn tile that the seat does not see; None if there is
    none."""
    for phase in table.stack:
        if isinstance(phase, DrawnTile) and phase.seat != seat:
            return phase
    return None


def pile_seen(table: GameState, seat: int) -> tuple[int, ...]:
    """Returns the face-down tiles by kind as far as the seat knows: a tile at which another player looks is still
    counted among them."""
    hidden = drawn_tile_of(table, seat)
    return tuple(
        [lie + (hidden is not None and kind == hidden.tile) for kind, lie in enumerate(table.plantation_pile)]
    )


def draw_anew(table: GameState, seat: int, rng: Rng) -> None:
    """Replace the tile at which another player looks by a random one that may have come from the face-down pile."""
    phase = drawn_tile_of(table, seat)
    if phase is not None:
        table.plantation_pile[phase.tile] += 1
        phase.tile = Tile(rng.draw(table.plantation_pile, 1).index(1))
