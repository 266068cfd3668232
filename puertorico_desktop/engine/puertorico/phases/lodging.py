"""The placing of people who come to a player in the middle of a phase: one by one into free circles, where they work
at once.

People whom a smuggler has poached leave the game if they are not placed; people who are won go to San Juan in that
case.
"""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import PASS, Action, Pass
from puertorico_desktop.engine.puertorico.components import Role, Waived, site_of
from puertorico_desktop.engine.puertorico.events import Passed
from puertorico_desktop.engine.puertorico.festival_events import NewcomersIdle
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import PeopleSetAside
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import LODGE, MOST_SMUGGLED, LodgeColonist
from puertorico_desktop.engine.puertorico.smuggler_events import ColonistLodged, PeopleLeft
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState
from puertorico_desktop.engine.puertorico.watchers import notify_people_gained

_LODGE: Final = DecisionKind.LODGE
_KINDS: Final = 2  # the kinds of people in the actions of LODGE: colonist, noble


def lodge_poached(table: GameState, seat: int, left: int, people: int, nobles: int) -> None:
    """Let a player keep up to `left` of `people` people; the others leave the game. The caller must go on with
    `table.proceed()`."""
    table.stack.append(Lodging(table.running_role, seat, left, people, nobles))


def lodge_won(table: GameState, seat: int, people: int) -> None:
    """Let a player place colonists who have just been won, or leave them in San Juan. The caller must go on with
    `table.proceed()`."""
    table.stack.append(Lodging(table.running_role, seat, people, people, 0, stays=True))


def _most_left(_phase: Lodging) -> int:
    return MOST_SMUGGLED + 1


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Lodging(Phase):
    """A phase in which a player puts up to `left` of `people` people, `nobles` of them nobles, into free circles. The
    others leave the game, or go to San Juan if `stays`.

    The sites are filled in their order: `first` is the place in LODGE of the next answer that is still possible.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    left: int = attr.ib(metadata=saved(below=_most_left))
    people: int
    nobles: int
    first: int = attr.ib(default=0, metadata=saved(below=lambda _phase: len(LODGE) + 1))
    stays: bool = attr.ib(default=False, metadata=saved(later=True))

    def __init__(
        self,
        role: Role | None,
        seat: int,
        left: int,
        people: int,
        nobles: int,
        first: int = 0,
        stays: bool = False,
    ) -> None:
        self.role = role
        self.seat = seat
        self.left = left
        self.people = people
        self.nobles = nobles
        self.first = first
        self.stays = stays

    def copy(self) -> Lodging:
        """Returns an independent phase in the same state."""
        return Lodging(self.role, self.seat, self.left, self.people, self.nobles, self.first, self.stays)

    def advance(self, table: GameState) -> None:
        """Ask for the next place, or send the people away who have none."""
        places = self._places(table) if self.left else []
        automatic = table.is_automatic(self.seat)
        if places or (self.left and not table.options.play_forced and not automatic):
            answers: tuple[Action, ...] = (PASS, *places)
            table.ask_among(self.seat, _LODGE, answers)
            return
        table.stack.pop()
        if self.people and self.stays:
            table.players[self.seat].add_idle(self.people, self.nobles)
            if table.sink is not None:
                idle = PeopleSetAside if table.is_automatic(self.seat) else NewcomersIdle
                table.sink.append(idle(self.seat, self.people))
        elif self.people:
            table.people_gone += self.people
            table.nobles_gone += self.nobles
            if table.sink is not None:
                table.sink.append(PeopleLeft(self.seat, self.people, self.nobles))
        table.proceed()

    def _places(self, table: GameState) -> list[LodgeColonist]:
        found = []
        player = table.players[self.seat]
        for site in player.sites:
            if player.colonists[site] < player.circles[site]:
                for noble in range(_KINDS):
                    place = _KINDS * site + noble
                    if place >= self.first and (self.nobles if noble else self.people > self.nobles):
                        found.append(LODGE[place])
        return found

    def perform(self, table: GameState, action: LodgeColonist | Pass) -> None:
        """Place one person, or end the placing."""
        if isinstance(action, LodgeColonist):
            player = table.players[self.seat]
            self.left -= 1
            self.people -= 1
            if not table.is_automatic(self.seat):  # a Puertoma places people in an order of its own
                self.first = action.index
            if action.noble:
                self.nobles -= 1
                player.settle_noble(site_of(action.piece))
            else:
                player.settle_colonist(site_of(action.piece))
            if table.sink is not None:
                table.sink.append(ColonistLodged(self.seat, action.piece, action.noble))
            notify_people_gained(table, self.seat)
        else:
            if table.sink is not None and not self.stays and self._places(table):
                table.sink.append(Passed(self.seat, Waived.LODGING))
            self.left = 0
        table.proceed()

    def refusal(self, table: GameState, action: LodgeColonist | Pass) -> Refusal:
        """Returns the reason: no such site, no free circle there, no person of that kind left, or a later site has
        been filled."""
        assert isinstance(action, LodgeColonist)
        player = table.players[self.seat]
        site = site_of(action.piece)
        if not player.circles[site]:
            return Refusal(Reason.NOT_OWNED, {"piece": action.piece})
        if player.colonists[site] == player.circles[site]:
            return Refusal(Reason.NO_ROOM_THERE, {"piece": action.piece})
        if not (self.nobles if action.noble else self.people > self.nobles):
            return Refusal(Reason.NOBODY_TO_LODGE)
        return Refusal(Reason.LODGED_IN_ORDER, {"piece": action.piece})


register(Lodging, "lodging")
