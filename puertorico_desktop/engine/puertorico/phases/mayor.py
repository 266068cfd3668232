"""The mayor phase: colonists arrive and are placed; then the ship is filled for the next mayor phase (S001, S003)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.components import SITES, Benefit, EndTrigger, Role, piece_at
from puertorico_desktop.engine.puertorico.events import (
    ColonistReceived,
    ColonistsDistributed,
    ColonistShipFilled,
    ColonistsPlaced,
    NobleBoarded,
    NoblesDistributed,
    NoblesPlaced,
)
from puertorico_desktop.engine.puertorico.expansion_actions import PlaceNobles, TakePerson
from puertorico_desktop.engine.puertorico.phases import trigger_window
from puertorico_desktop.engine.puertorico.phases.arrival import WHO_COMES
from puertorico_desktop.engine.puertorico.phases.base import (
    TurnPhase,
    always,
    end_phase,
    register,
    skip,
)
from puertorico_desktop.engine.puertorico.phases.benefit import effect_of, offer
from puertorico_desktop.engine.puertorico.phases.fields import Form, Memories, derived, saved
from puertorico_desktop.engine.puertorico.placements import Placements
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import PeopleSetAside
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify_people_gained
from puertorico_desktop.engine.selections import ROOMS

_BEFORE_MAYOR: Final = Trigger.BEFORE_MAYOR
_AFTER_MAYOR: Final = Trigger.AFTER_MAYOR
_MAYOR: Final = Role.MAYOR
_MAYOR_PRIVILEGE: Final = Benefit.MAYOR_PRIVILEGE
_PLACE_COLONISTS: Final = DecisionKind.PLACE_COLONISTS
_PLACE_NOBLES: Final = DecisionKind.PLACE_NOBLES
_TAKE_PERSON: Final = DecisionKind.TAKE_PERSON


def begin(table: GameState, chooser: int) -> None:
    """Start the phase: first the privilege, from the supply, not from the ship (D-17), then buildings."""
    table.stack.append(Mayor(_MAYOR, chooser, table.rules.turn_orders[chooser]))
    trigger_window.open_window(table, _MAYOR, chooser, _BEFORE_MAYOR)
    if table.colonist_supply:
        offer(table, chooser, _MAYOR_PRIVILEGE)
    table.proceed()


@effect_of(_MAYOR_PRIVILEGE, "mayor")
def take_privilege(table: GameState, seat: int, _detail: int) -> None:
    """Give the mayor one colonist from the supply, or two with a library."""
    player = table.players[seat]
    for _ in range(min(player.hooks.privilege_factor, table.colonist_supply)):
        table.colonist_supply -= 1
        player.all_colonists += 1
        if table.sink is not None:
            table.sink.append(ColonistReceived(seat))
        _gained(table, seat, 1)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Mayor(TurnPhase):
    """The mayor phase: the people of the ship are handed out one by one, all players place all their people again and
    say which are nobles, then the ship is filled.

    `distributed`: the people of the ship have been handed out; until then `waiting` begins with the player who takes
    the next person, and is circular. `placed`: the player at turn has placed the people, but not yet said which are
    nobles. `over`: all players have placed their people.
    """

    role: Role | None = attr.ib(metadata=derived(always(_MAYOR)))
    chooser: int = attr.ib(metadata=saved(Form.SEAT))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))
    memories: Memories = attr.ib(default=(), metadata=saved(Form.MEMORIES))
    distributed: bool = False
    placed: bool = False
    over: bool = attr.ib(default=False, metadata=saved(later=True))

    def __init__(
        self,
        role: Role | None,
        chooser: int,
        waiting: tuple[int, ...],
        memories: Memories = (),
        distributed: bool = False,
        placed: bool = False,
        over: bool = False,
    ) -> None:
        self.role = role
        self.chooser = chooser
        self.waiting = waiting
        self.memories = memories
        self.distributed = distributed
        self.placed = placed
        self.over = over

    def copy(self) -> Mayor:
        """Returns an independent phase in the same state."""
        return Mayor(self.role, self.chooser, self.waiting, self.memories, self.distributed, self.placed, self.over)

    def advance(self, table: GameState) -> None:
        """Ask the next player who has a choice which person to take from the ship, or where to place people."""
        if not self.distributed:
            if table.mixed_crew:
                table.ask(self.waiting[0], _TAKE_PERSON, WHO_COMES)
                return
            self._distribute(table)
        forced = table.options.play_forced
        waiting = self.waiting
        while waiting:
            seat = waiting[0]
            player = table.players[seat]
            colonists = player.all_colonists
            if self.placed:
                pass
            elif table.is_automatic(seat):
                if player.newcomers:
                    self.waiting = waiting
                    table.ask_among(seat, _PLACE_COLONISTS, ())
                    return
                if table.sink is not None:
                    skip(table, seat, Reason.NO_COLONISTS)
                waiting = waiting[1:]
                continue
            elif not colonists:
                if table.sink is not None:
                    skip(table, seat, Reason.NO_COLONISTS)
            elif forced and colonists >= player.all_circles:
                player.fill_circles()
                if table.sink is not None:
                    self._notify(table, seat)
            elif forced and len(player.island_sites) + len(player.city_sites) == 1:
                player.place_colonists(_on_only_site(player))
                self._notify(table, seat)
            else:
                self.waiting = waiting
                table.ask_among(seat, _PLACE_COLONISTS, _placements(player))
                return
            if player.all_nobles:
                self.waiting = waiting
                if self._asks_for_nobles(table, seat, player):
                    return
            self.placed = False
            notify_people_gained(table, seat)
            waiting = waiting[1:]
        self.waiting = ()
        if not self.over:
            self.over = True
            if trigger_window.open_window(table, _MAYOR, self.chooser, _AFTER_MAYOR):
                table.proceed()
                return
        self._fill_ship(table)
        end_phase(table, _MAYOR)

    def perform(self, table: GameState, action: PlaceColonists | PlaceNobles | TakePerson) -> None:
        """Take the chosen person from the ship, or place the people as chosen."""
        if isinstance(action, TakePerson):
            self._take(table, action.noble)
            self.advance(table)
            return
        seat = self.waiting[0]
        player = table.players[seat]
        if isinstance(action, PlaceColonists):
            automatic = table.is_automatic(seat)
            aside = player.newcomers - sum(action.counts) + sum(player.colonists) if automatic else 0
            player.place_colonists(action.counts)
            if table.sink is not None:
                self._notify(table, seat)
                if aside > 0:
                    table.sink.append(PeopleSetAside(seat, aside))
            if player.all_nobles and not automatic and self._asks_for_nobles(table, seat, player):
                return
        else:
            self._place_nobles(table, seat, action)
            self.placed = False
        notify_people_gained(table, seat)
        self.waiting = self.waiting[1:]
        self.advance(table)

    def _asks_for_nobles(self, table: GameState, seat: int, player: PlayerBoard) -> bool:
        """Ask a player who has placed all people which of them are nobles, or place the nobles at once if there is no
        choice; return whether the player is asked."""
        ways = _noble_placements(player)
        if len(ways) == 1 and table.options.play_forced:
            self._place_nobles(table, seat, ways[0])
            return False
        self.placed = True
        table.ask_among(seat, _PLACE_NOBLES, ways)
        return True

    def refusal(self, table: GameState, action: PlaceColonists | PlaceNobles | TakePerson) -> Refusal:
        """Returns the reason: too many people on a site, or a person left over although a circle is free (D-18), or
        another mistake in the counts."""
        assert not isinstance(action, TakePerson)  # taking either kind of person is always legal
        counts = action.counts
        player = table.players[self.waiting[0]]
        if len(counts) != len(SITES):
            return Refusal(Reason.WRONG_LENGTH)
        if min(counts) < 0:
            return Refusal(Reason.BELOW_ZERO)
        if isinstance(action, PlaceNobles):
            return Refusal(Reason.WRONG_NOBLES, {"placed": sum(counts), "nobles": player.all_nobles})
        for site, count in enumerate(counts):
            if count > player.circles[site]:
                values = {"piece": piece_at(site), "colonists": count, "circles": player.circles[site]}
                return Refusal(Reason.TOO_MANY_COLONISTS, values)
        placed = sum(counts)
        if placed > player.all_colonists:
            return Refusal(Reason.COLONISTS_MISSING, {"placed": placed, "colonists": player.all_colonists})
        idle, free = player.all_colonists - placed, player.all_circles - placed
        return Refusal(Reason.CIRCLES_FREE, {"idle": idle, "free": free})

    def _take(self, table: GameState, noble: bool) -> None:
        """Give the player at turn the chosen person. If no player has a choice after that, the remaining people are
        handed out, and this player's share is reported in one event."""
        seat = self.waiting[0]
        self.waiting = (*self.waiting[1:], seat)
        table.colonist_ship -= 1
        table.noble_ship -= noble
        player = table.players[seat]
        player.all_colonists += 1
        player.all_nobles += noble
        _gained(table, seat, 1)
        if table.mixed_crew:
            self._report_received(table, seat, 1, noble)
        else:
            self._distribute(table, seat, noble)

    def _distribute(self, table: GameState, chooser: int | None = None, noble: int = 0) -> None:
        """Hand out the people of the ship one by one in turn, from the mayor on, until it is empty. All of them are
        of one kind; `chooser` has just taken a person, a noble if `noble`."""
        self.distributed = True
        each, extra = divmod(table.colonist_ship, len(table.players))
        nobles = table.noble_ship > 0
        table.colonist_ship = table.noble_ship = 0
        first = self.waiting[:extra]
        self.waiting = table.rules.turn_orders[self.chooser]
        for seat in self.waiting:
            count = each + (seat in first)
            player = table.players[seat]
            player.all_colonists += count
            if nobles:
                player.all_nobles += count
            if count:
                _gained(table, seat, count)
            if table.sink is None:
                continue
            if seat == chooser:
                self._report_received(table, seat, count + 1, noble + (count if nobles else 0))
            elif count:
                self._report_received(table, seat, count, count if nobles else 0)

    def _report_received(self, table: GameState, seat: int, count: int, nobles: int) -> None:
        if table.sink is not None:
            table.sink.append(ColonistsDistributed(seat, count))
            if nobles:
                table.sink.append(NoblesDistributed(seat, nobles))

    def _notify(self, table: GameState, seat: int) -> None:
        if table.sink is not None:
            player = table.players[seat]
            idle = 0 if table.is_automatic(seat) else player.idle
            table.sink.append(ColonistsPlaced(seat, tuple(player.colonists), idle))

    def _place_nobles(self, table: GameState, seat: int, action: PlaceNobles) -> None:
        player = table.players[seat]
        player.place_nobles(action.counts)
        if table.sink is not None:
            table.sink.append(NoblesPlaced(seat, tuple(player.nobles), player.idle_nobles))

    def _fill_ship(self, table: GameState) -> None:
        """Put as many people on the ship as there are empty circles on buildings, at least one per player; one of
        them is a noble.

        The game ends if the supply cannot give that many; exactly enough is enough (D-32). With nobles the game does
        not end in this way (D-34).
        """
        wanted = colonists_wanted(table)
        count, nobles = board(table, wanted)
        if table.sink is not None:
            table.sink.append(ColonistShipFilled(count, wanted))
            if nobles:
                table.sink.append(NobleBoarded())
        if count < wanted and table.rules.colonists_end_game:
            table.trigger_end(EndTrigger.COLONISTS, None)


register(Mayor, "mayor")


def _gained(table: GameState, seat: int, people: int) -> None:
    """Note that people have come to a player; has an effect for automatic seats only."""
    if table.is_automatic(seat):
        table.has_acted(seat)
        for ability in table.players[seat].hooks.on_people_gained:
            ability.on_people_gained(table, seat, people)


def board(table: GameState, wanted: int) -> tuple[int, int]:
    """Put `wanted` people on the empty ship, as far as the supply lasts; return how many came, and how many of them
    are nobles.

    A noble replaces one of the colonists; by the corrected rules the noble boards first and so replaces no colonist
    where these are short (D-67).
    """
    count = min(wanted, table.colonist_supply)
    nobles = 0
    if table.noble_supply and (count or table.rules.noble_comes_first):
        nobles = 1
        if table.rules.noble_comes_first:
            count = min(wanted, table.colonist_supply + 1)
    table.colonist_supply -= count - nobles
    table.noble_supply -= nobles
    table.colonist_ship = count
    table.noble_ship = nobles
    return count, nobles


def _placements(player: PlayerBoard) -> Sequence[PlaceColonists]:
    """Returns the possible placements of a player's people: a person for whom a circle is free must take one
    (D-18)."""
    people, circles = player.all_colonists, player.all_circles
    sites = player.island_sites + player.city_sites
    people = people if people < circles else circles
    return Placements(PlaceColonists, sites, player.circles, player.site_histogram, people)


def _noble_placements(player: PlayerBoard) -> Placements[PlaceNobles]:
    """Returns the possible placements of the nobles among the people just placed and the people without a circle."""
    colonists, nobles = player.colonists, player.all_nobles
    sites = player.island_sites + player.city_sites
    left_over = player.all_colonists - player.all_circles
    if colonists is player.circles:  # every circle is filled, see `PlayerBoard.fill_circles`
        return Placements(PlaceNobles, sites, colonists, player.site_histogram, nobles, left_over)
    staffed = []
    site_histogram = 0
    for site in sites:
        people = colonists[site]
        if people:
            staffed.append(site)
            site_histogram += ROOMS[people]
    return Placements(PlaceNobles, staffed, colonists, site_histogram, nobles, left_over if left_over > 0 else 0)


def colonists_wanted(table: GameState) -> int:
    """Returns the number of colonists due on the ship: one for each empty circle on a building, at least one per
    player."""
    wanted = 0
    for player in table.players:
        wanted += player.free_circles
    return max(wanted, len(table.players))


def _on_only_site(player: PlayerBoard) -> tuple[int, ...]:
    """Returns the counts by site with all colonists on the only site that the player has."""
    only = player.sites[0]
    return tuple(player.all_colonists if site == only else 0 for site in range(len(SITES)))
