"""The mayor phase: colonists arrive and are put to work; the ship is filled for the next time (S001, S003)."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PLACE_BIT, PlaceColonists
from puertorico_desktop.engine.puertorico.components import (
    SITES,
    Benefit,
    EndTrigger,
    Role,
    piece_at,
)
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistsDistributed,
    ColonistShipFilled,
    ColonistsPlaced,
)
from puertorico_desktop.engine.puertorico.phases.base import Phase, TurnFrame, end_phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table, effect_of

_MAYOR = Role.MAYOR
_MAYOR_PRIVILEGE = Benefit.MAYOR_PRIVILEGE
_PLACE_COLONISTS = DecisionKind.PLACE_COLONISTS


@attrs.define
class MayorFrame(TurnFrame):
    """`distributed`: the colonists of the ship have been handed out."""

    distributed: bool = False

    def copy(self) -> MayorFrame:
        """An independent frame with the same values."""
        return MayorFrame(self.role, self.chooser, self.seat, self.left, self.distributed)


def begin(table: Table, chooser: int) -> None:
    """Start the phase: the privilege comes first, from the supply, not from the ship (D-17)."""
    table.stack.append(MayorFrame(_MAYOR, chooser, chooser, len(table.players)))
    if table.colonist_supply:
        table.offer(chooser, _MAYOR_PRIVILEGE)


@effect_of(Benefit.MAYOR_PRIVILEGE)
def take_privilege(table: Table, seat: int, _detail: int) -> None:
    """The mayor takes one colonist from the supply."""
    table.colonist_supply -= 1
    player = table.players[seat]
    player.idle += 1
    player.all_colonists += 1
    if table.sink is not None:
        table.sink.append(ColonistReceived(seat))


class Mayor(Phase[MayorFrame, PlaceColonists]):
    """Hand out the ship one by one, let everybody place all colonists anew, fill the ship."""

    def advance(self, table: Table, frame: MayorFrame) -> None:
        """Ask the next player who has a choice where to place colonists."""
        if not frame.distributed:
            frame.distributed = True
            self._distribute(table, frame.chooser)
        forced = table.options.play_forced
        while frame.left:
            seat = frame.seat
            player = table.players[seat]
            colonists = player.all_colonists
            if not colonists:
                skip(table, seat, Reason.NO_COLONISTS)
            elif forced and colonists >= player.all_circles:
                player.fill_circles()
                self._tell(table, seat)
            elif forced and len(player.sites) == 1:
                self._place(table, seat, _only_site(player))
            else:
                table.ask(seat, _PLACE_COLONISTS, PLACE_BIT)
                return
            frame.end_turn(table)
        self._fill_ship(table)
        end_phase(table, Role.MAYOR)

    def perform(self, table: Table, frame: MayorFrame, action: PlaceColonists) -> None:
        """Place the colonists as the player wants."""
        self._place(table, frame.seat, list(action.counts))
        frame.end_turn(table)
        self.advance(table, frame)

    def refusal(self, table: Table, frame: MayorFrame, action: PlaceColonists) -> Refusal:
        """Too many somewhere, or somebody left over although a circle is free (D-18)."""
        counts = action.counts
        player = table.players[table.asked]
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

    def _distribute(self, table: Table, chooser: int) -> None:
        """One colonist each in turn, from the mayor on, until the ship is empty."""
        players = table.players
        each, extra = divmod(table.colonist_ship, len(players))
        table.colonist_ship = 0
        for turn in range(len(players)):
            seat = (chooser + turn) % len(players)
            count = each + 1 if turn < extra else each
            if count:
                player = players[seat]
                player.idle += count
                player.all_colonists += count
                if table.sink is not None:
                    table.sink.append(ColonistsDistributed(seat, count))

    def _place(self, table: Table, seat: int, counts: list[int]) -> None:
        table.players[seat].place_colonists(counts)
        self._tell(table, seat)

    def _tell(self, table: Table, seat: int) -> None:
        if table.sink is not None:
            player = table.players[seat]
            table.sink.append(ColonistsPlaced(seat, tuple(player.colonists), player.idle))

    def _fill_ship(self, table: Table) -> None:
        """As many colonists as there are empty circles on buildings, at least one a player.

        The game ends if the supply cannot give that many; exactly enough is enough (D-32).
        """
        players = table.players
        wanted = 0
        for player in players:
            wanted += player.free_circles
        if wanted < len(players):
            wanted = len(players)
        count = min(wanted, table.colonist_supply)
        table.colonist_supply -= count
        table.colonist_ship = count
        if table.sink is not None:
            table.sink.append(ColonistShipFilled(count, wanted))
        if count < wanted:
            table.trigger_end(EndTrigger.COLONISTS, None)


def _only_site(player: Player) -> list[int]:
    """All colonists on the only kind of site that the player has."""
    counts = [0] * len(SITES)
    counts[player.sites[0]] = player.all_colonists
    return counts


MayorFrame.phase = Mayor()
