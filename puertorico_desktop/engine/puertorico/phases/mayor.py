"""The mayor phase: colonists arrive and are put to work; the ship is filled for the next time (S001, S003)."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.components import SITES, Benefit, EndTrigger, Role, piece_at
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistsDistributed,
    ColonistShipFilled,
    ColonistsPlaced,
)
from puertorico_desktop.engine.puertorico.phases.base import TurnPhase, end_phase, skip, turn_order
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table

_MAYOR = Role.MAYOR
_MAYOR_PRIVILEGE = Benefit.MAYOR_PRIVILEGE
_PLACE_COLONISTS = DecisionKind.PLACE_COLONISTS


NO_MASK = 0
"""Placements are too many for a mask: `PuertoRico.is_legal` looks at the circles instead."""


def begin(table: Table, chooser: int) -> None:
    """Start the phase: the privilege comes first, from the supply, not from the ship (D-17)."""
    table.stack.append(Mayor(_MAYOR, chooser, turn_order(table, chooser)))
    if table.colonist_supply:
        offer(table, chooser, _MAYOR_PRIVILEGE)
    table.proceed()


@effect_of(_MAYOR_PRIVILEGE)
def take_privilege(table: Table, seat: int, _detail: int) -> None:
    """The mayor takes one colonist from the supply."""
    table.colonist_supply -= 1
    table.players[seat].all_colonists += 1
    if table.sink is not None:
        table.sink.append(ColonistReceived(seat))


@attrs.define
class Mayor(TurnPhase[PlaceColonists]):
    """Hand out the ship one by one, let everybody place all colonists anew, fill the ship.

    `distributed`: the colonists of the ship have been handed out.
    """

    distributed: bool = False

    def copy(self) -> Self:
        """An independent phase with the same scratch values."""
        return self.__class__(self.role, self.chooser, self.waiting, self.distributed)

    def advance(self, table: Table) -> None:
        """Ask the next player who has a choice where to place colonists."""
        if not self.distributed:
            self.distributed = True
            self._distribute(table)
        forced = table.options.play_forced
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            colonists = player.all_colonists
            if not colonists:
                skip(table, seat, Reason.NO_COLONISTS)
            elif forced and colonists >= player.all_circles:
                player.fill_circles()
                self._tell(table, seat)
            elif forced and len(player.island_sites) + len(player.city_sites) == 1:
                player.place_colonists(_on_only_site(player))
                self._tell(table, seat)
            else:
                self.waiting = waiting
                table.ask(seat, _PLACE_COLONISTS, NO_MASK)
                return
            waiting = waiting[1:]
        self._fill_ship(table)
        end_phase(table, _MAYOR)

    def perform(self, table: Table, action: PlaceColonists) -> None:
        """Place the colonists as the player wants."""
        seat = self.waiting[0]
        self.waiting = self.waiting[1:]
        table.players[seat].place_colonists(action.counts)
        self._tell(table, seat)
        self.advance(table)

    def refusal(self, table: Table, action: PlaceColonists) -> Refusal:
        """Too many somewhere, or somebody left over although a circle is free (D-18)."""
        counts = action.counts
        player = table.players[self.waiting[0]]
        if len(counts) != len(SITES):
            return Refusal(Reason.WRONG_LENGTH)
        for site, count in enumerate(counts):
            if not 0 <= count <= player.circles[site]:
                values = {"piece": piece_at(site), "colonists": count, "circles": player.circles[site]}
                return Refusal(Reason.TOO_MANY_COLONISTS, values)
        placed = sum(counts)
        if placed > player.all_colonists:
            return Refusal(Reason.COLONISTS_MISSING, {"placed": placed, "colonists": player.all_colonists})
        idle, free = player.all_colonists - placed, player.all_circles - placed
        return Refusal(Reason.CIRCLES_FREE, {"idle": idle, "free": free})

    def _distribute(self, table: Table) -> None:
        """One colonist each in turn, from the mayor on, until the ship is empty."""
        each, extra = divmod(table.colonist_ship, len(table.players))
        table.colonist_ship = 0
        for seat in self.waiting:
            count = each
            if extra:
                extra -= 1
                count += 1
            if count:
                table.players[seat].all_colonists += count
                if table.sink is not None:
                    table.sink.append(ColonistsDistributed(seat, count))

    def _tell(self, table: Table, seat: int) -> None:
        if table.sink is not None:
            player = table.players[seat]
            table.sink.append(ColonistsPlaced(seat, player.colonists, player.idle))

    def _fill_ship(self, table: Table) -> None:
        """As many colonists as there are empty circles on buildings, at least one a player.

        The game ends if the supply cannot give that many; exactly enough is enough (D-32).
        """
        wanted = colonists_wanted(table)
        count = min(wanted, table.colonist_supply)
        table.colonist_supply -= count
        table.colonist_ship = count
        if table.sink is not None:
            table.sink.append(ColonistShipFilled(count, wanted))
        if count < wanted:
            table.trigger_end(EndTrigger.COLONISTS, None)


def colonists_wanted(table: Table) -> int:
    """How many colonists are due on the ship: one for each empty circle on a building, at least one a player."""
    wanted = 0
    for player in table.players:
        wanted += player.free_circles
    return max(wanted, len(table.players))


def _on_only_site(player: Player) -> tuple[int, ...]:
    """All colonists on the only kind of site that the player has."""
    only = player.sites[0]
    return tuple(player.all_colonists if site == only else 0 for site in range(len(SITES)))
