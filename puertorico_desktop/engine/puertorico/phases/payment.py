"""The handing over of a bought building, and the payment for it in kind with a black market (S000).

A player who cannot pay the price may give back one colonist, one good and one victory point chip, each for a
doubloon: as many as are missing, so that no doubloon is left afterwards. The colonist of the black market itself
cannot be given back (T000-15).
"""

from __future__ import annotations

from functools import cache
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import place_of
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import GOODS, Building, EndTrigger, Role, site_of
from puertorico_desktop.engine.puertorico.deeds import BUILT, DeedReport
from puertorico_desktop.engine.puertorico.events import BuildingBuilt, ColonistReturned, GoodReturned, PointReturned
from puertorico_desktop.engine.puertorico.expansion_actions import (
    RETURN_COLONIST,
    RETURN_GOOD,
    RETURN_POINT,
    ReturnColonist,
    ReturnGood,
    ReturnPoint,
)
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.puertoma import reserve
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard, with_added
from puertorico_desktop.engine.puertorico.watchers import notify

_IDLE: Final = -2  # index in RETURN_COLONIST: the last two actions are those for San Juan

COLONIST, GOOD, POINT = 1, 2, 3
"""The kinds of pieces that can be given back, in the order in which they are asked for; each kind once."""


def complete(table: GameState, seat: int, building: int, paid: int) -> None:
    """Give the player the building for `paid` doubloons; a full city triggers the end of the game."""
    player = table.players[seat]
    player.doubloons -= paid
    table.building_supply = with_added(table.building_supply, building, -1)
    if not table.building_supply[building]:
        table.on_sale &= ~(1 << building)
    player.add_building(building)
    if table.sink is not None:
        table.sink.append(BuildingBuilt(seat, Building(building), paid))
    if player.is_full:  # before the buildings take effect, which may ask the player
        table.trigger_end(EndTrigger.CITY, seat)
    if table.watched & BUILT:
        notify(table, DeedReport(BUILT, seat, building=building, paid=paid))
    if table.rules.automatic:
        reserve.react_to_building(table, seat, building)
    for ability in player.hooks.on_built:
        ability.on_built(table, seat, Building(building))


@cache
def _site() -> int:
    """Returns the site of the building that allows payment in kind."""
    return site_of(place_of(Payment))


def returnable_colonists(player: PlayerBoard) -> list[Action]:
    """Returns the actions that give back people, by site."""
    found: list[Action] = []
    here = _site()
    for site in sorted(player.sites):
        people = player.colonists[site]
        if people and site != here:
            nobles = player.nobles[site]
            if people > nobles:
                found.append(RETURN_COLONIST[2 * site])
            if nobles:
                found.append(RETURN_COLONIST[2 * site + 1])
    idle, nobles = player.idle, player.idle_nobles
    if idle > nobles:
        found.append(RETURN_COLONIST[_IDLE])
    if nobles:
        found.append(RETURN_COLONIST[_IDLE + 1])
    return found


def most_in_kind(player: PlayerBoard) -> int:
    """Returns the number of doubloons that the player could replace by pieces."""
    return (player.all_colonists > player.colonists[_site()]) + (1 if any(player.goods) else 0) + (player.points > 0)


def _why_stays(player: PlayerBoard, action: ReturnColonist) -> Refusal | None:
    """Returns the reason why a person cannot be given back, from their kind and place; None if these are no
    obstacle."""
    piece = action.piece
    if piece is None:
        people, nobles, place = player.idle, player.idle_nobles, {}
    else:
        site = site_of(piece)
        people, nobles, place = player.colonists[site], player.nobles[site], {"piece": piece}
        if not (player.owns(piece) if isinstance(piece, Building) else player.circles[site]):
            return Refusal(Reason.NOT_OWNED, place)
    if people > nobles if not action.noble else nobles:
        return Refusal(Reason.MUST_STAY_THERE, place) if piece is place_of(Payment) else None
    if piece is None:
        return Refusal(Reason.NOBODY_IDLE)
    if not people:
        return Refusal(Reason.NOBODY_WORKS_THERE, place)
    return Refusal(Reason.NO_NOBLE_THERE if action.noble else Reason.NO_COLONIST_THERE, place)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Payment(Phase):
    """A phase in which a player who has chosen a building gives back pieces for the `missing` doubloons.

    `last` is the kind of piece that was given back last: only later kinds can follow.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    building: Building
    missing: int
    last: int = 0

    def __init__(
        self,
        role: Role | None,
        seat: int,
        building: Building,
        missing: int,
        last: int = 0,
    ) -> None:
        self.role = role
        self.seat = seat
        self.building = building
        self.missing = missing
        self.last = last

    def copy(self) -> Payment:
        """Returns an independent phase in the same state."""
        return Payment(self.role, self.seat, self.building, self.missing, self.last)

    def advance(self, table: GameState) -> None:
        """Ask for the next piece, or hand over the building. A payment without a choice is made at once."""
        while self.missing:
            ways = self._ways(table.players[self.seat])
            if len(ways) > 1 or not table.options.play_forced:
                table.ask_among(self.seat, DecisionKind.PAY, ways)
                return
            self._give(table, ways[0])
        table.stack.pop()
        complete(table, self.seat, self.building, table.players[self.seat].doubloons)
        table.proceed()

    def perform(self, table: GameState, action: ReturnColonist | ReturnGood | ReturnPoint) -> None:
        """Give the piece back."""
        self._give(table, action)
        self.advance(table)

    def refusal(self, table: GameState, action: ReturnColonist | ReturnGood | ReturnPoint) -> Refusal:
        """Returns the reason: a piece of that kind or a later one is given already, the player has none, or the rest
        would not be enough."""
        player = table.players[self.seat]
        found = None
        if isinstance(action, ReturnColonist):
            kind = COLONIST
            found = _why_stays(player, action)
        elif isinstance(action, ReturnGood):
            kind = GOOD
            if not player.goods[action.good]:
                found = Refusal(Reason.NO_SUCH_GOOD, {"good": action.good})
        else:
            kind = POINT
            if not player.points:
                found = Refusal(Reason.NO_POINTS)
        if kind <= self.last:
            return Refusal(Reason.RETURNED_ALREADY)
        return found or Refusal(Reason.CANNOT_PAY_WITH_THAT)

    def _ways(self, player: PlayerBoard) -> tuple[Action, ...]:
        """Returns the actions that give back a piece, where the later kinds are enough for the rest."""
        ahead: list[list[Action]] = []  # the actions by kind, for the kinds not yet asked about
        if self.last < COLONIST:
            ahead.append(returnable_colonists(player))
        if self.last < GOOD:
            ahead.append([RETURN_GOOD[good] for good in GOODS if player.goods[good]])
        if self.last < POINT:
            ahead.append([RETURN_POINT] if player.points else [])
        possible = [some for some in ahead if some]
        return tuple([one for some in possible[: max(0, len(possible) - self.missing + 1)] for one in some])

    def _give(self, table: GameState, action: Action) -> None:
        seat = self.seat
        player = table.players[seat]
        self.missing -= 1
        if isinstance(action, ReturnColonist):
            self.last = COLONIST
            player.dismiss(None if action.piece is None else site_of(action.piece), action.noble)
            if action.noble:
                table.noble_supply += 1
            else:
                table.colonist_supply += 1
            if table.sink is not None:
                table.sink.append(ColonistReturned(seat, action.piece, action.noble))
        elif isinstance(action, ReturnGood):
            self.last = GOOD
            player.goods[action.good] -= 1
            table.goods[action.good] += 1
            if table.sink is not None:
                table.sink.append(GoodReturned(seat, action.good, place_of(Payment)))
        else:
            self.last = POINT
            table.take_back_point(seat)
            if table.sink is not None:
                table.sink.append(PointReturned(seat))


register(Payment, "payment")
