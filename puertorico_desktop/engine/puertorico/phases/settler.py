"""The settler phase: everybody may place a plantation, the settler a quarry instead (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import (
    DRAW_BIT,
    PASS_BIT,
    TAKE,
    DrawPlantation,
    Pass,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES, PLANTATIONS, Role, Tile
from puertorico_desktop.engine.puertorico.events import (
    Passed,
    PileReshuffled,
    PlantationsDiscarded,
    PlantationsRevealed,
    TileDrawn,
    TileTaken,
)
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnFrame, end_phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Table

_SETTLER = Role.SETTLER
_QUARRY = Tile.QUARRY
_TAKE_TILE = DecisionKind.TAKE_TILE
QUARRY_BIT = TAKE[Tile.QUARRY].bit
PLANTATION_BITS = tuple(TAKE[tile].bit for tile in PLANTATIONS)


@attrs.define
class SettlerFrame(TurnFrame):
    """`drawn`: the player whose turn it is has already drawn a tile with the hacienda."""

    drawn: bool = False

    def copy(self) -> SettlerFrame:
        """An independent frame with the same values."""
        return SettlerFrame(self.role, self.chooser, self.seat, self.left, self.drawn)


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    table.stack.append(SettlerFrame(_SETTLER, chooser, chooser, len(table.players)))


def deal_plantations(table: Table) -> None:
    """Turn over one plantation more than there are players.

    When the face-down pile runs out, the discards are shuffled into a new one; if that is not enough either,
    fewer are on offer (S001, S003).
    """
    revealed = [0] * len(PLANTATIONS)
    for _ in range(len(table.players) + 1):
        if not any(table.plantation_pile):
            if not any(table.plantation_discards):
                break
            table.plantation_pile, table.plantation_discards = table.plantation_discards, table.plantation_pile
            if table.sink is not None:
                table.sink.append(PileReshuffled())
        tile = table.rng.pick(table.plantation_pile)
        table.plantation_pile[tile] -= 1
        table.plantation_offer[tile] += 1
        revealed[tile] += 1
    if table.sink is not None:
        table.sink.append(PlantationsRevealed(tuple(revealed)))


class Settler(Phase[SettlerFrame, DrawPlantation | TakeTile | Pass]):
    """In turn: draw with the hacienda first if wanted, then take a tile or nothing."""

    def advance(self, table: Table, frame: SettlerFrame) -> None:
        """Ask the next player who can place a tile."""
        while frame.left:
            seat = frame.seat
            player = table.players[seat]
            if player.tiles < ISLAND_SPACES:
                legal = PASS_BIT
                for tile, count in enumerate(table.plantation_offer):
                    if count:
                        legal |= PLANTATION_BITS[tile]
                if table.quarries and (seat == frame.chooser or player.hooks.allows_quarry):
                    legal |= QUARRY_BIT
                if player.hooks.allows_drawing and not frame.drawn and any(table.plantation_pile):
                    legal |= DRAW_BIT
                if legal != PASS_BIT:
                    table.ask(seat, _TAKE_TILE, legal)
                    return
                skip(table, seat, Reason.NO_PLANTATIONS)
            else:
                skip(table, seat, Reason.ISLAND_FULL)
            self._end_turn(table, frame)
        self._end(table)

    def perform(self, table: Table, frame: SettlerFrame, action: DrawPlantation | TakeTile | Pass) -> None:
        """Place the tile. A tile from the pile must be placed, and a choice may follow (S003, D-13)."""
        seat = frame.seat
        if isinstance(action, TakeTile):
            self._end_turn(table, frame)
            tile = action.tile
            if tile is _QUARRY:
                table.quarries -= 1
            else:
                table.plantation_offer[tile] -= 1
            player = table.players[seat]
            player.add_tile(tile)
            if table.sink is not None:
                table.sink.append(TileTaken(seat, tile))
            if player.hooks.on_tile_taken:
                for ability in player.hooks.on_tile_taken:
                    ability.on_tile_taken(table, seat, tile)
                table.proceed()
                return
        elif isinstance(action, DrawPlantation):
            frame.drawn = True
            drawn = table.rng.pick(table.plantation_pile)
            table.plantation_pile[drawn] -= 1
            table.players[seat].add_tile(drawn)
            if table.sink is not None:
                table.sink.append(TileDrawn(seat, Tile(drawn)))
        else:
            self._end_turn(table, frame)
            if table.sink is not None:
                table.sink.append(Passed(seat))
        self.advance(table, frame)

    def refusal(self, table: Table, frame: SettlerFrame, action: DrawPlantation | TakeTile | Pass) -> Refusal:
        """The tile is not there, or not for this player."""
        hooks = table.players[frame.seat].hooks
        if isinstance(action, TakeTile):
            if action.tile is not _QUARRY:
                return Refusal(Reason.NO_SUCH_PLANTATION, {"tile": action.tile})
            return Refusal(Reason.NO_QUARRIES if not table.quarries else Reason.QUARRY_NOT_ALLOWED)
        if not hooks.allows_drawing:
            return Refusal(Reason.NO_HACIENDA)
        return Refusal(Reason.HACIENDA_USED if frame.drawn else Reason.PILE_EMPTY)

    def _end_turn(self, table: Table, frame: SettlerFrame) -> None:
        frame.drawn = False
        frame.end_turn(table)

    def _end(self, table: Table) -> None:
        """What nobody took is discarded, new plantations are turned over."""
        left_over = table.plantation_offer
        for tile, count in enumerate(left_over):
            table.plantation_discards[tile] += count
        if table.sink is not None:
            table.sink.append(PlantationsDiscarded(tuple(left_over)))
        table.plantation_offer = [0] * len(PLANTATIONS)
        deal_plantations(table)
        end_phase(table, Role.SETTLER)


SettlerFrame.phase = Settler()
