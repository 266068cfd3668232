"""The settler phase: every player may place a plantation, the settler a quarry instead (S001, S003).

A library gives the settler a second turn after all other players, for one more plantation (S000).
"""

from __future__ import annotations

from operator import add
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Gain, Trigger
from puertorico_desktop.engine.puertorico.abilities.guests import BUILDINGS_READ
from puertorico_desktop.engine.puertorico.abilities.refusals import owned_with, refusal_after_use, refusal_without
from puertorico_desktop.engine.puertorico.actions import (
    DRAW_BIT,
    PASS_BIT,
    TAKE,
    DrawPlantation,
    Pass,
    TakeTile,
    mask_where,
)
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Role, Tile, Waived
from puertorico_desktop.engine.puertorico.deeds import TILE_GAINED
from puertorico_desktop.engine.puertorico.events import (
    ForestPlanted,
    Passed,
    PlantationsDiscarded,
    PlantationsRevealed,
    TileTaken,
)
from puertorico_desktop.engine.puertorico.expansion_actions import PLANT, PlantForest
from puertorico_desktop.engine.puertorico.phases import tiles, trigger_window
from puertorico_desktop.engine.puertorico.phases.base import (
    NO_OFFERS,
    TurnPhase,
    always,
    end_phase,
    late_moves,
    register,
    skip,
)
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify_tile_placed

_SETTLING: Final = Trigger.SETTLING
_AFTER_SETTLING: Final = Trigger.AFTER_SETTLING
_CHOSEN: Final = Gain.CHOSEN
_EXTRA: Final = Gain.EXTRA
_SETTLER: Final = Role.SETTLER
_QUARRY: Final = Tile.QUARRY
_FOREST: Final = Tile.FOREST
_TAKE_TILE: Final = DecisionKind.TAKE_TILE
_MOVE_GUESTS: Final = DecisionKind.MOVE_GUESTS

QUARRY_BIT: Final = TAKE[Tile.QUARRY].bit
PLANTATION_BITS: Final = tuple(TAKE[tile].bit for tile in PLANTATIONS)
_TO_FOREST: Final = PLANT[0].bit.bit_length() - TAKE[0].bit.bit_length()
"""The number of bits by which the actions that take plantations must be shifted to give those that plant them as
forests."""


def begin(table: GameState, chooser: int) -> None:
    """Start the phase."""
    turns = table.rules.turn_orders[chooser]
    player = table.players[chooser]
    may_lodge = player.owned & ~player.occupied & BUILDINGS_READ[Trigger.PRIVILEGE] and brings_people(table)
    if player.hooks.privilege_factor > 1 or may_lodge or (player.moments and late_moves(table, chooser)):
        turns += (chooser,)
    phase = Settler(_SETTLER, chooser, turns, (), offered_mask(table))
    table.stack.append(phase)
    phase.advance(table)


def brings_people(table: GameState) -> bool:
    """Returns whether placing a tile may complete an open task of the festival that brings people."""
    if not table.watched & TILE_GAINED:
        return False
    tasks = [task for task in table.tasks if task.winner is None and task.deed == TILE_GAINED]
    return any([task.row.reward.people > 0 for task in tasks])


def offered_mask(table: GameState) -> int:
    """Returns the actions that take a plantation on offer as a mask."""
    return mask_where(PLANTATION_BITS, table.plantation_offer)


def deal_plantations(table: GameState) -> None:
    """Turn over one plantation more than there are players.

    When the face-down pile runs out, the discards are shuffled into a new one; if these are not enough either, fewer
    are on offer (S001, S003).
    """
    wanted = len(table.players) + 1
    count = min(wanted, sum(table.plantation_pile))
    offer = table.draw_plantations(count)
    if count < wanted and any(table.plantation_discards):
        tiles.refresh_pile(table)
        count = min(wanted - count, sum(table.plantation_pile))
        offer = list(map(add, offer, table.draw_plantations(count)))
    table.plantation_offer = offer
    if table.sink is not None:
        table.sink.append(PlantationsRevealed(tuple(offer)))


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Settler(TurnPhase):
    """The settler phase: in turn, draw with the hacienda first if wanted, then take a tile or pass.

    The settler is in `waiting` for a second turn if a library is occupied, or if a person may still come to it.
    `offered` is the mask of the actions that take a plantation on offer; `drawn`: the player at turn has already
    drawn a tile from the pile. `over`: all players have had their turns.
    """

    role: Role | None = attr.ib(metadata=derived(always(_SETTLER)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    offered: int = attr.ib(default=0, metadata=derived(lambda _kind, table, _below: offered_mask(table)))
    drawn: bool = False
    over: bool = False

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
        offered: int = 0,
        drawn: bool = False,
        over: bool = False,
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories
        self.offered = offered
        self.drawn = drawn
        self.over = over

    def copy(self) -> Settler:
        """Returns an independent phase in the same state."""
        return Settler(self.role, self.chooser, self.waiting, self.memories, self.offered, self.drawn, self.over)

    def advance(self, table: GameState) -> None:
        """Ask the next player who can place a tile."""
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            if seat == self.chooser and len(waiting) == 1 and player.hooks.privilege_factor == 1:
                left = self.offered or (player.hooks.allows_quarry and table.quarries)
                late = late_moves(table, seat) if left and player.takes_tiles else ()
                if late:
                    self.waiting = waiting
                    table.ask(seat, _MOVE_GUESTS, PASS_BIT, late)
                    return
            elif table.is_automatic(seat):
                legal = self.offered | (QUARRY_BIT if table.quarries else 0)
                if table.asks_automatic(seat, _TAKE_TILE, legal):
                    self.waiting = waiting
                    return
                if table.sink is not None:
                    skip(table, seat, Reason.NO_ESTATE_FITS)
            elif player.takes_tiles:
                legal = self.offered
                if table.quarries and (seat == self.chooser or player.hooks.allows_quarry):
                    legal |= QUARRY_BIT
                if player.hooks.allows_drawing and not self.drawn and tiles.can_draw(table):
                    legal |= DRAW_BIT
                own, _, aside = NO_OFFERS
                if player.moments:
                    self.waiting = waiting
                    legal = self._with_buildings(player, seat, legal)
                    own, _, aside = self.offers(table, seat, _SETTLING)
                if legal or own:
                    self.waiting = waiting
                    table.ask(seat, _TAKE_TILE, legal | PASS_BIT, aside)
                    return
                if table.sink is not None:
                    skip(table, seat, Reason.NO_PLANTATIONS)
            elif table.sink is not None:
                skip(table, seat, Reason.ISLAND_FULL)
            waiting = waiting[1:]
            self.drawn = False
            if player.hooks.on_settled:
                self.waiting = waiting
                for ability in player.hooks.on_settled:
                    ability.on_settled(table, seat)
                if table.stack[-1] is not self:
                    table.proceed()
                    return
        self.waiting = ()
        if not self.over:
            self.over = True
            if trigger_window.open_window(table, _SETTLER, self.chooser, _AFTER_SETTLING):
                table.proceed()
                return
        self._end(table)

    def _with_buildings(self, player: PlayerBoard, seat: int, legal: int) -> int:
        """Returns the mask of the legal actions, corrected for the settler's second turn and for a forest house."""
        hooks = player.hooks
        if self.is_extra(seat):
            legal &= ~DRAW_BIT
            if not hooks.allows_quarry:
                legal &= ~QUARRY_BIT
        if hooks.makes_forests:
            legal |= self.offered << _TO_FOREST
        return legal

    def is_extra(self, seat: int) -> bool:
        """Returns whether the running turn is the settler's second one."""
        return seat == self.chooser and len(self.waiting) == 1

    def perform(self, table: GameState, action: DrawPlantation | TakeTile | PlantForest | Pass) -> None:
        """Place the tile. A tile from the pile must be placed at once, and the choice of a tile may follow (S003,
        D-13)."""
        seat = self.waiting[0]
        if isinstance(action, DrawPlantation):
            self.drawn = True
            tiles.draw(table, seat)
            table.proceed()
            return
        gain = _EXTRA if self.is_extra(seat) else _CHOSEN
        self.waiting = self.waiting[1:]
        self.drawn = False
        player = table.players[seat]
        if isinstance(action, TakeTile):
            tile = action.index
            if action.tile is _QUARRY:
                table.quarries -= 1
            else:
                left = table.plantation_offer[tile] - 1
                table.plantation_offer[tile] = left
                if not left:
                    self.offered ^= action.bit
            player.add_tile(tile)
            if table.sink is not None:
                table.sink.append(TileTaken(seat, action.tile))
            table.has_acted(seat)
            notify_tile_placed(table, seat)
            for ability in player.hooks.on_tile_gained:
                ability.on_tile_gained(table, seat, action.tile, gain)
        elif isinstance(action, PlantForest):
            left = table.plantation_offer[action.index] - 1
            table.plantation_offer[action.index] = left
            if not left:
                self.offered ^= PLANTATION_BITS[action.index]
            player.add_forest(action.index)
            if table.sink is not None:
                table.sink.append(ForestPlanted(seat, action.tile, drawn=False))
            notify_tile_placed(table, seat)
            for ability in player.hooks.on_tile_gained:
                ability.on_tile_gained(table, seat, _FOREST, gain)
        elif table.sink is not None:
            table.sink.append(Passed(seat, Waived.TILE))
        for ability in player.hooks.on_settled:
            ability.on_settled(table, seat)
        table.proceed()

    def refusal(self, table: GameState, action: DrawPlantation | TakeTile | PlantForest | Pass) -> Refusal:
        """Returns the reason: the tile is not there, or not available to this player."""
        player = table.players[self.waiting[0]]
        hooks = player.hooks
        if isinstance(action, PlantForest):
            if not hooks.makes_forests:
                return refusal_without(player, "makes_forests")
            if action.tile not in PLANTATIONS:
                return Refusal(Reason.NEVER_A_FOREST, {"tile": action.tile})
            return Refusal(Reason.NO_SUCH_PLANTATION, {"tile": action.tile})
        if isinstance(action, TakeTile):
            if action.tile is not _QUARRY:
                return Refusal(Reason.NO_SUCH_PLANTATION, {"tile": action.tile})
            if not table.quarries:
                return Refusal(Reason.NO_QUARRIES)
            if self.is_extra(self.waiting[0]):
                return _not_in_this_turn(player, "privilege_factor")
            return refusal_without(player, "allows_quarry")
        if not hooks.allows_drawing:
            return refusal_without(player, "allows_drawing")
        if self.is_extra(self.waiting[0]):
            return _not_in_this_turn(player, "allows_drawing")
        return refusal_after_use(player, "allows_drawing") if self.drawn else Refusal(Reason.PILE_EMPTY)

    def _end(self, table: GameState) -> None:
        """Discard the tiles that were not taken, turn over new ones and end the phase."""
        left_over = table.plantation_offer
        if any(left_over):
            table.plantation_discards = list(map(add, table.plantation_discards, left_over))
            if table.sink is not None:
                table.sink.append(PlantationsDiscarded(tuple(left_over)))
        deal_plantations(table)
        end_phase(table, _SETTLER)


register(Settler, "settler")


def _not_in_this_turn(player: PlayerBoard, hook: str) -> Refusal:
    """Returns the refusal that the building with that hook does not work in the settler's second turn."""
    return Refusal(Reason.NOT_OFFERED_NOW, {"building": owned_with(player, hook).building})
