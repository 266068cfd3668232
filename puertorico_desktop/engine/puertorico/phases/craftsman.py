"""The craftsman phase: everybody produces while the supply lasts, the craftsman takes one more (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import EXTRA, TakeExtraGood
from puertorico_desktop.engine.puertorico.catalog import PLANTS
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    Benefit,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import ExtraGoodTaken, GoodsProduced
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnFrame, end_phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table, effect_of

_CRAFTSMAN = Role.CRAFTSMAN
_PRODUCTION = Benefit.PRODUCTION
_TAKE_EXTRA_GOOD = DecisionKind.TAKE_EXTRA_GOOD
_CORN = int(Tile.CORN)
PLANT_SITES = tuple(tuple(site_of(building) for building in PLANTS[good]) for good in GOODS)


@attrs.define
class CraftsmanFrame(TurnFrame):
    """`produced` is the mask of the kinds that the craftsman received; `extra_due`: the privilege is to come."""

    produced: int = 0
    extra_due: bool = True

    def copy(self) -> CraftsmanFrame:
        """An independent frame with the same values."""
        return CraftsmanFrame(self.role, self.chooser, self.seat, self.left, self.produced, self.extra_due)


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    table.stack.append(CraftsmanFrame(_CRAFTSMAN, chooser, chooser, len(table.players)))


def capacity(player: Player) -> list[int]:
    """What a player can make of each kind: as many as plantations and circles of plants have colonists.

    Corn needs no building.
    """
    colonists = player.colonists
    amounts = [colonists[_CORN], 0, 0, 0, 0]
    for good in (1, 2, 3, 4):
        farmers = colonists[good]
        if farmers:
            workers = 0
            for site in PLANT_SITES[good]:
                workers += colonists[site]
            amounts[good] = farmers if farmers < workers else workers
    return amounts


@effect_of(Benefit.PRODUCTION)
def produce(table: Table, seat: int, _detail: int) -> None:
    """One player receives the goods, as far as the supply has them."""
    player = table.players[seat]
    supply = table.goods
    goods = player.goods
    wanted = capacity(player)
    received = [0] * len(GOODS)
    kinds = 0
    for good, amount in enumerate(wanted):
        if amount:
            if amount > supply[good]:
                amount = supply[good]
                if not amount:
                    continue
            supply[good] -= amount
            goods[good] += amount
            received[good] = amount
            kinds |= 1 << good
    if table.sink is not None:
        short = tuple(want - got for want, got in zip(wanted, received, strict=True))
        table.sink.append(GoodsProduced(seat, tuple(received), short))
    if kinds:
        frame = table.stack[-1]
        assert isinstance(frame, CraftsmanFrame)
        if seat == frame.chooser:
            frame.produced = kinds
        for ability in player.hooks.on_produced:
            ability.on_produced(table, seat, received)


class Craftsman(Phase[CraftsmanFrame, TakeExtraGood]):
    """In turn everybody produces; the privilege is the last step (D-21)."""

    def advance(self, table: Table, frame: CraftsmanFrame) -> None:
        """Let everybody produce, then ask the craftsman for the extra good."""
        while frame.left:
            seat = frame.seat
            frame.end_turn(table)
            if any(capacity(table.players[seat])):
                table.offer(seat, _PRODUCTION)
                if table.stack[-1] is not frame:
                    table.proceed()
                    return
            else:
                skip(table, seat, Reason.NOTHING_PRODUCED)
        if frame.extra_due:
            frame.extra_due = False
            legal = self._extra_goods(table, frame)
            if legal & (legal - 1) or (legal and not table.options.play_forced):
                table.ask(frame.chooser, _TAKE_EXTRA_GOOD, legal)
                return
            if legal:
                self._take_extra(table, frame.chooser, legal.bit_length() - EXTRA[0].bit.bit_length())
            elif frame.produced:
                skip(table, frame.chooser, Reason.PRODUCED_GOODS_GONE)
        end_phase(table, Role.CRAFTSMAN)

    def perform(self, table: Table, frame: CraftsmanFrame, action: TakeExtraGood) -> None:
        """The craftsman takes the privilege's good."""
        self._take_extra(table, frame.chooser, action.good)
        self.advance(table, frame)

    def refusal(self, table: Table, frame: CraftsmanFrame, action: TakeExtraGood) -> Refusal:
        """Not a kind just produced, or none of it is left (D-22)."""
        produced = frame.produced >> action.good & 1
        return Refusal(Reason.NONE_IN_SUPPLY if produced else Reason.NOT_PRODUCED, {"good": action.good})

    def _extra_goods(self, table: Table, frame: CraftsmanFrame) -> int:
        legal = 0
        for good, left in enumerate(table.goods):
            if left and frame.produced >> good & 1:
                legal |= EXTRA[good].bit
        return legal

    def _take_extra(self, table: Table, seat: int, good: int) -> None:
        table.goods[good] -= 1
        table.players[seat].goods[good] += 1
        if table.sink is not None:
            table.sink.append(ExtraGoodTaken(seat, Good(good)))


CraftsmanFrame.phase = Craftsman()
