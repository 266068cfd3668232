"""The decisions that buildings of the expansions ask of their owners at certain moments: goods to deliver, a tile to
discard."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import PASS_BIT, Pass, bits_of, mask_where
from puertorico_desktop.engine.puertorico.components import PLANTATIONS, Role, Tile, Waived
from puertorico_desktop.engine.puertorico.events import GoodReturned, Passed
from puertorico_desktop.engine.puertorico.expansion_actions import (
    DISCARD,
    DISCARDABLE,
    RETURN_GOOD,
    DiscardTile,
    ReturnGood,
)
from puertorico_desktop.engine.puertorico.phases import tiles
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.benefit import receive_points
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

_DELIVERY_POINTS: Final = 1
_RETURN_BITS: Final = bits_of(RETURN_GOOD)
_DISCARD_BITS: Final = bits_of(DISCARD)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Delivery(Phase):
    """A phase in which a player gives goods back for a point each, one of a kind, at most `left` more (royal
    supplier).

    The kinds are asked for in their order: `first` is the cheapest kind that is still possible.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    left: int
    first: int = 0

    def __init__(
        self,
        role: Role | None,
        seat: int,
        left: int,
        first: int = 0,
    ) -> None:
        self.role = role
        self.seat = seat
        self.left = left
        self.first = first

    def copy(self) -> Delivery:
        """Returns an independent phase in the same state."""
        return Delivery(self.role, self.seat, self.left, self.first)

    def advance(self, table: GameState) -> None:
        """Ask for the next good, or go on with the phase below."""
        goods = table.players[self.seat].goods
        legal = mask_where(_RETURN_BITS[self.first :], goods[self.first :]) if self.left else 0
        if legal:
            table.ask(self.seat, DecisionKind.DELIVER_GOODS, legal | PASS_BIT)
        else:
            table.stack.pop()
            table.proceed()

    def perform(self, table: GameState, action: ReturnGood | Pass) -> None:
        """Deliver a good, or end the delivery."""
        if isinstance(action, ReturnGood):
            table.players[self.seat].goods[action.good] -= 1
            table.goods[action.good] += 1
            self.left -= 1
            self.first = action.good + 1
            if table.sink is not None:
                table.sink.append(GoodReturned(self.seat, action.good, place_of(Delivery)))
            receive_points(table, self.seat, _DELIVERY_POINTS, place_of(Delivery))
        else:
            self.left = 0
            if table.sink is not None:
                table.sink.append(Passed(self.seat, Waived.DELIVERY))
        self.advance(table)

    def refusal(self, table: GameState, action: ReturnGood | Pass) -> Refusal:
        """Returns the reason: the player has no such good, or has delivered this kind or a dearer one already."""
        assert isinstance(action, ReturnGood)
        if not table.players[self.seat].goods[action.good]:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": action.good})
        return Refusal(Reason.DELIVERED_ALREADY, {"good": action.good})


register(Delivery, "delivery")


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Dismantling(Phase):
    """A phase in which a player discards a plantation or a forest, or none (hunting lodge)."""

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))

    def __init__(
        self,
        role: Role | None,
        seat: int,
    ) -> None:
        self.role = role
        self.seat = seat

    def copy(self) -> Dismantling:
        """Returns an independent phase in the same state."""
        return Dismantling(self.role, self.seat)

    def advance(self, table: GameState) -> None:
        """Ask which tile to discard."""
        player = table.players[self.seat]
        legal = mask_where(_DISCARD_BITS[: len(PLANTATIONS)], player.circles)
        if any(player.forests):
            legal |= _FOREST_BIT
        table.ask(self.seat, DecisionKind.DISCARD_TILE, legal | PASS_BIT)

    def perform(self, table: GameState, action: DiscardTile | Pass) -> None:
        """Discard the tile, or keep all."""
        table.stack.pop()
        if isinstance(action, DiscardTile):
            tiles.discard(table, self.seat, action.tile)
        elif table.sink is not None:
            table.sink.append(Passed(self.seat, Waived.DISCARD))
        table.proceed()

    def refusal(self, table: GameState, action: DiscardTile | Pass) -> Refusal:
        """Returns the reason: the tile can never be discarded, or the island has no such tile."""
        assert isinstance(action, DiscardTile)
        if action.tile not in DISCARDABLE:
            return Refusal(Reason.TILE_STAYS, {"tile": action.tile})
        return Refusal(Reason.NO_SUCH_TILE, {"tile": action.tile})


register(Dismantling, "dismantling")


_FOREST_BIT: Final = DiscardTile(Tile.FOREST).bit
