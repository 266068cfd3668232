"""The captain phase: goods go onto the ships for victory points, again and again, until nothing fits (S001, S003).

The loading rules, each with its source:

* One kind a ship, and a kind that one ship carries may not go onto another (S001 a, b).
* Whoever can load onto a cargo ship must, as much as fits (S001 d, e); the kind is free.
* With several empty ships to choose from, it must be one that takes most; ties are free (S001 f, D-26).
* A wharf's owner may load all goods of one kind onto a private ship instead, once a phase (S003); if goods
  still fit on cargo ships afterwards, the next turn must load them (D-29c). Its goods go straight to the supply.
* The phase is over when everybody in a row loaded nothing, so a wharf's owner who waits gets another turn
  whenever somebody else has loaded in between (D-29a).
"""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import LOAD, PASS_BIT, LoadGoods, Pass
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Good, Role
from puertorico_desktop.engine.puertorico.events import GoodsLoaded, Passed, PointsReceived
from puertorico_desktop.engine.puertorico.phases import storage
from puertorico_desktop.engine.puertorico.phases.base import Phase, skip
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player, Table

CAPTAIN_PRIVILEGE = 1
"""Points for the captain's first load of the phase (D-27)."""

_LOAD_GOODS = DecisionKind.LOAD_GOODS
_CAPTAIN = Role.CAPTAIN
LOAD_BITS = tuple(tuple(action.bit for action in ships) for ships in LOAD)
PRIVATE_BITS = tuple(bits[PRIVATE_SHIP] for bits in LOAD_BITS)


def begin(table: Table, chooser: int) -> None:
    """Start the phase."""
    phase = Captain(_CAPTAIN, chooser, chooser)
    table.stack.append(phase)
    phase.advance(table)


def ship_amounts(table: Table, good: int, amount: int) -> list[tuple[int, int]]:
    """The cargo ships that may take a kind now, each with how many of `amount` goods it would take.

    The rule of the largest load is not applied here.
    """
    for ship, aboard in enumerate(table.ship_goods):
        if aboard == good:
            free = table.ships[ship] - table.ship_loads[ship]
            return [(ship, min(free, amount))] if free else []
    return [(ship, min(size, amount)) for ship, size in enumerate(table.ships) if table.ship_goods[ship] < 0]


def cargo_loads(table: Table, player: Player) -> int:
    """The mask of the player's legal loads onto cargo ships."""
    legal = 0
    ships = table.ships
    ship_goods = table.ship_goods
    for good, amount in enumerate(player.goods):
        if amount:
            if good in ship_goods:
                ship = ship_goods.index(good)
                if table.ship_loads[ship] < ships[ship]:
                    legal |= LOAD_BITS[good][ship]
            elif -1 in ship_goods:
                most = 0
                best = 0
                for size, carried, bit in zip(ships, ship_goods, LOAD_BITS[good]):
                    if carried < 0:
                        load = amount if amount < size else size
                        if load > most:
                            most = load
                            best = bit
                        elif load == most:
                            best |= bit
                legal |= best
    return legal


@attrs.define
class Captain(Phase[LoadGoods | Pass]):
    """In turn, many times: load one kind of goods.

    `seat` is next; nobody has loaded for `quiet` turns in a row; `wharves_used` and `told` are masks of seats.
    `told`: has loaded, or has been told to be passed over. `privilege_due`: the captain has not loaded yet.
    """

    role: Role
    chooser: int
    seat: int
    quiet: int = 0
    wharves_used: int = 0
    told: int = 0
    privilege_due: bool = True

    def copy(self) -> Captain:
        """An independent phase with the same scratch values."""
        return Captain(
            self.role,
            self.chooser,
            self.seat,
            self.quiet,
            self.wharves_used,
            self.told,
            self.privilege_due,
        )

    def advance(self, table: Table) -> None:
        """Ask the next player who can load."""
        players = table.players
        while self.quiet < len(players):
            seat = self.seat
            player = players[seat]
            if any(player.goods):
                legal = cargo_loads(table, player)
                if player.hooks.private_ship and not self.wharves_used >> seat & 1:
                    if not legal:
                        legal = PASS_BIT
                    for good, amount in enumerate(player.goods):
                        if amount:
                            legal |= PRIVATE_BITS[good]
                    table.ask(seat, _LOAD_GOODS, legal)
                    return
                if legal:
                    if legal & (legal - 1) or not table.options.play_forced:
                        table.ask(seat, _LOAD_GOODS, legal)
                        return
                    number = legal.bit_length() - LOAD_BITS[0][0].bit_length()
                    self._load(table, *divmod(number, PRIVATE_SHIP + 1))
                    if table.stack[-1] is not self:
                        table.proceed()
                        return
                    continue
            if not self.told >> seat & 1:
                self.told |= 1 << seat
                skip(table, seat, Reason.NOTHING_TO_LOAD if any(player.goods) else Reason.NO_GOODS)
            self._end_turn(table, quiet=self.quiet + 1)
        table.stack.pop()
        storage.begin(table, self.chooser)

    def perform(self, table: Table, action: LoadGoods | Pass) -> None:
        """Load, or wait with the wharf."""
        if isinstance(action, LoadGoods):
            self._load(table, action.good, action.ship)
            table.proceed()
        else:
            if table.sink is not None:
                table.sink.append(Passed(self.seat))
            self._end_turn(table, quiet=self.quiet + 1)
            self.advance(table)

    def refusal(self, table: Table, action: LoadGoods | Pass) -> Refusal:
        """What stands in the way of this load."""
        assert isinstance(action, LoadGoods)
        good, ship = action.good, action.ship
        player = table.players[self.seat]
        amount = player.goods[good]
        if not amount:
            return Refusal(Reason.NO_SUCH_GOOD, {"good": good})
        if ship == PRIVATE_SHIP:
            return Refusal(Reason.WHARF_USED if player.hooks.private_ship else Reason.NO_WHARF)
        if ship >= len(table.ships):
            return Refusal(Reason.NO_SUCH_SHIP, {"ship": ship})
        capacity = table.ships[ship]
        carried = table.ship_goods[ship]
        if carried >= 0 and carried != good:
            return Refusal(Reason.SHIP_CARRIES_OTHER, {"good": good, "ship": capacity, "carried": Good(carried)})
        if carried == good:
            return Refusal(Reason.SHIP_FULL, {"ship": capacity})
        allowed = ship_amounts(table, good, amount)
        if good in table.ship_goods:
            other = table.ships[table.ship_goods.index(good)]
            return Refusal(Reason.GOOD_ON_OTHER_SHIP, {"good": good, "ship": other})
        best = max(load for _, load in allowed)
        values = {"good": good, "ship": capacity, "amount": min(capacity, amount), "best": best}
        return Refusal(Reason.LARGER_LOAD_ELSEWHERE, values)

    def _end_turn(self, table: Table, quiet: int) -> None:
        self.quiet = quiet
        self.seat = (self.seat + 1) % len(table.players)

    def _load(self, table: Table, good: int, ship: int) -> None:
        """Load as much as fits: a point for each, the captain's privilege once, then the owner's buildings."""
        seat = self.seat
        player = table.players[seat]
        amount = player.goods[good]
        if ship == PRIVATE_SHIP:
            self.wharves_used |= 1 << seat
            table.goods[good] += amount
        else:
            amount = min(amount, table.ships[ship] - table.ship_loads[ship])
            table.ship_goods[ship] = int(good)
            table.ship_loads[ship] += amount
        player.goods[good] -= amount
        self.told |= 1 << seat
        self._end_turn(table, quiet=0)
        if table.sink is not None:
            table.sink.append(GoodsLoaded(seat, GOODS[good], amount, ship))
        table.award_points(seat, amount)
        if self.privilege_due and seat == self.chooser:
            self.privilege_due = False
            table.award_points(seat, CAPTAIN_PRIVILEGE)
            if table.sink is not None:
                table.sink.append(PointsReceived(seat, CAPTAIN_PRIVILEGE, _CAPTAIN))
        for ability in player.hooks.on_loaded:
            ability.on_loaded(table, seat)
