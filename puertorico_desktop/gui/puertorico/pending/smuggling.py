"""The draft for a smuggler's deeds (S000 page 28): the goods kept from a raid, or the places of poached people."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.smuggler import leaving
from puertorico_desktop.engine.puertorico.smuggler_actions import (
    MOST_SMUGGLED,
    POACH,
    RAID,
    LodgeColonist,
    PoachPeople,
    RaidShip,
)
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.pending.base import PendingBoardChoice
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.pending.lodging import PendingLodging
from puertorico_desktop.gui.puertorico.targets import GOODS_AREA, REGISTER, SAN_JUAN, good_ref, ship_ref
from puertorico_desktop.gui.puertorico.texts.smuggling import raid_progress
from puertorico_desktop.gui.puertorico.texts.words import Words


@attrs.define
class PendingDeed(PendingBoardChoice):
    """A draft of a raid or a poaching; the other deeds are single moves.

    `loads` are the kind and number of goods on each cargo ship, None for an empty ship. `ship` is the ship raided,
    and `taken` the number of its goods that are kept. `newcomers` has a draft of the lodging for each way to poach,
    without the noble (False) and with (True); it is in use while `poaching`, according to `with_noble`.
    """

    loads: tuple[tuple[Good, int] | None, ...]
    newcomers: dict[bool, PendingLodging]
    ship: int | None = None
    taken: int = 0
    poaching: bool = False
    with_noble: bool = False

    @classmethod
    def beginning(cls, game: PuertoRico, arrangement: Arrangement) -> Self:
        """Returns the draft in which nothing is chosen."""
        player, people = game.players[game.asked], leaving(game)
        loads = zip(game.ship_goods, game.ship_loads, strict=True)
        ways: dict[bool, PendingLodging] = {}
        for action in POACH:
            if game.is_legal(action):
                after = game.copy()
                after.play(action)
                nobles = game.noble_ship - after.noble_ship
                most = min(people, MOST_SMUGGLED)
                ways[action.noble] = PendingLodging.beginning(player, arrangement, people, nobles, most)
        return cls(tuple((Good(good), load) if load else None for good, load in loads), ways)

    def copy(self) -> Self:
        """Returns an independent copy."""
        return attrs.evolve(self, newcomers={noble: one.copy() for noble, one in self.newcomers.items()})

    @property
    def is_begun(self) -> bool:
        """Whether a ship is being raided or people are being poached."""
        return self.ship is not None or self.poaching

    @property
    def can_be_suggested(self) -> bool:
        """Whether a button can fill in the draft: never."""
        return False

    @property
    def lodging(self) -> PendingLodging | None:
        """The draft of the places of poached people; None unless people are being poached."""
        return self.newcomers[self.with_noble] if self.poaching else None

    @property
    def consequence(self) -> str:
        """Where poached people without a circle go; empty if there are none."""
        return "" if self.lodging is None else self.lodging.consequence

    @property
    def raided(self) -> tuple[Good, int] | None:
        """The kind and number of the goods on the raided ship; None if no ship is raided."""
        return None if self.ship is None else self.loads[self.ship]

    @property
    def most_taken(self) -> int:
        """The greatest number of goods of the raided ship that may be kept."""
        return 0 if self.raided is None else min(self.raided[1], MOST_SMUGGLED)

    @property
    def may_take_noble(self) -> bool:
        """Whether the smuggler can choose whether the noble leaves."""
        return len(self.newcomers) > 1

    def actions(self) -> list[Action]:
        """Returns the raid, or the poaching followed by the places of the people."""
        if self.lodging is not None:
            return [POACH[self.with_noble], *self.lodging.actions()]
        return [RAID[self.ship or 0][self.taken]]

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Returns the spaces of people where equal tiles leave a choice."""
        if self.lodging is not None and isinstance(action, LodgeColonist):
            return self.lodging.spaces_of(action)
        return ()

    def emptied(self) -> Self:
        """Returns the draft in which no poached person has a circle."""
        return attrs.evolve(self, newcomers={noble: one.emptied() for noble, one in self.newcomers.items()})

    def take_over(self, action: Action) -> Self | None:
        """Returns the draft according to an action; None if the action does not answer the decision."""
        found = self.copy()
        if isinstance(action, RaidShip):
            found.raid(action.ship)
            found.taken = action.goods
            return found
        if isinstance(action, PoachPeople):
            found.poach(action.noble)
            return found
        lodged = None if self.lodging is None else self.lodging.take_over(action)
        if lodged is None:
            return None
        found.newcomers[self.with_noble] = lodged
        return found

    # -- steps --

    def raid(self, ship: int) -> bool:
        """Raid a ship and keep as many goods as possible; returns whether the draft changed."""
        if self.loads[ship] is None or ship == self.ship:
            return False
        self.poaching = False
        self.ship = ship
        self.taken = self.most_taken
        return True

    def poach(self, noble: bool | None = None) -> bool:
        """Poach people, with the noble or without, None if this does not matter; returns whether poaching is
        possible."""
        if not self.newcomers:
            return False
        self.ship = None
        self.poaching = True
        self.with_noble = min(self.newcomers) if noble is None or noble not in self.newcomers else noble
        return True

    def best_ship(self) -> int:
        """Returns the ship from which the most goods can be kept; of several the one with the most valuable goods."""
        ships = [(min(load[1], MOST_SMUGGLED), load[0], ship) for ship, load in enumerate(self.loads) if load]
        return max(ships)[2]

    # -- gestures --

    def _ship_of(self, ref: str) -> int | None:
        return next((ship for ship, load in enumerate(self.loads) if load and ship_ref(ship) == ref), None)

    def _taken_ref(self) -> str:
        return "" if self.raided is None else good_ref(self.raided[0])

    def sources(self) -> set[str]:
        """Returns the ships with goods, the register, and the places of newcomers."""
        ships = {ship_ref(ship) for ship, load in enumerate(self.loads) if load}
        people = set() if self.lodging is None else self.lodging.sources()
        register = {REGISTER} if self.newcomers and (self.lodging is None or SAN_JUAN in people) else set()
        return ships | people | register

    def targets(self, source: str) -> set[str]:
        """Returns the goods area for goods, and San Juan and free circles for people."""
        if self._ship_of(source) is not None:
            return {GOODS_AREA}
        if source == REGISTER and self.newcomers:
            waiting = self.lodging or self.newcomers[min(self.newcomers)]
            return {SAN_JUAN, *waiting.targets(SAN_JUAN)}
        return set() if self.lodging is None else self.lodging.targets(source)

    def move(self, source: str, target: str) -> bool:
        """Raid the ship, bring a person from the register, or move a newcomer; returns whether the draft changed."""
        ship = self._ship_of(source)
        if ship is not None:
            return self.raid(ship)
        if source == REGISTER:
            begun = self.lodging is None and self.poach()
            if target == SAN_JUAN or self.lodging is None:
                return begun
            return self.lodging.move(SAN_JUAN, target)
        return self.lodging is not None and self.lodging.move(source, target)

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click changes the draft: on a ship with goods, and on circles while people are lodged."""
        if self._ship_of(ref) is not None:
            return True
        return self.lodging is not None and ref in self.lodging.places() and self.lodging.takes_click(ref)

    def click(self, ref: str) -> bool:
        """Raid the ship, or move a newcomer; returns whether the draft changed."""
        ship = self._ship_of(ref)
        if ship is not None:
            return self.raid(ship)
        return self.lodging is not None and self.lodging.click(ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Keep one good more (1) or less (-1), or give a newcomer a circle or take it away; returns whether the draft
        changed."""
        ship = self._ship_of(ref)
        if ship is not None and ship != self.ship:
            return by > 0 and self.raid(ship)
        if self.ship is not None and (ship is not None or ref == self._taken_ref()):
            return self.take(self.taken + by)
        return self.lodging is not None and self.lodging.adjust(ref, by)

    def take(self, goods: int) -> bool:
        """Set the number of goods to keep; returns whether this is possible."""
        if self.ship is None or not 0 <= goods <= self.most_taken:
            return False
        self.taken = goods
        return True

    def promote(self, ref: str) -> bool:
        """Bring a noble to the circle; returns whether this was possible."""
        return self.lodging is not None and self.lodging.promote(ref)

    # -- display --

    def progress(self, words: Words) -> str:
        """Returns a text with the goods kept from a raid, or the progress of the lodging."""
        if self.lodging is not None:
            return self.lodging.progress(words)
        if self.raided is None:
            return ""
        good, load = self.raided
        kept, returned = words.amount(self.taken, good), words.amount(load - self.taken, good)
        others = sum(one is not None for one in self.loads) > 1
        return raid_progress(kept if self.taken else "", returned if load > self.taken else "", others)

    @property
    def says_how(self) -> bool:
        """Whether `progress` contains instructions: true once a deed is begun."""
        return self.is_begun

    def crew(self) -> Crew | None:
        """Returns the places of all people while newcomers are lodged; None otherwise."""
        return None if self.lodging is None else self.lodging.crew()

    def gone(self, good: Good) -> int:
        """Returns a negative number for goods taken in a raid, because they are already shown on the player's board;
        otherwise 0."""
        return -self.taken if self.raided is not None and self.raided[0] is good else 0
