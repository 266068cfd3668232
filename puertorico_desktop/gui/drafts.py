"""Choices that are put together in several steps before they are confirmed: placing colonists, storing goods."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from puertorico_desktop.engine.puertorico.actions import STORE, Action, PlaceColonists, StoreGoods
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, SITES, Building, Good, site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.storage import storage_room
from puertorico_desktop.engine.puertorico.state import DecisionKind, Player
from puertorico_desktop.gui.arrangement import Arrangement, man
from puertorico_desktop.gui.targets import CITY, ISLAND, SAN_JUAN


@attrs.define
class PlacementDraft:
    """A placement of colonists in the making.

    `manned[i]`: a colonist is on island space i. `workers[building]` counts those in its circles; they fill the
    circles from the left. Everybody else is idle in San Juan.
    """

    arrangement: Arrangement
    colonists: int
    manned: list[bool]
    workers: dict[Building, int]

    @classmethod
    def of(cls, player: Player, arrangement: Arrangement) -> PlacementDraft:
        """Everybody stands where they stand now."""
        workers = {building: player.colonists[site_of(building)] for building in player.buildings()}
        return cls(arrangement, player.all_colonists, list(arrangement.manned), workers)

    @property
    def idle(self) -> int:
        """Colonists in San Juan."""
        return self.colonists - sum(self.manned) - sum(self.workers.values())

    @property
    def free(self) -> int:
        """Empty circles."""
        tiles = sum(1 for tile in self.arrangement.island if tile is not None)
        circles = sum(CATALOG[building].circles for building in self.workers)
        return tiles + circles - sum(self.manned) - sum(self.workers.values())

    @property
    def still_to_place(self) -> int:
        """Idle colonists for whom there is an empty circle: they have to be placed."""
        return min(self.idle, self.free)

    @property
    def rest_is_forced(self) -> bool:
        """Whether there are colonists for every circle that is left: then nothing is left to choose."""
        return 0 < self.free <= self.idle

    def action(self) -> PlaceColonists:
        """The placement as it stands, with the rest placed where that is forced."""
        counts = [0] * len(SITES)
        full = self.rest_is_forced
        for tile, manned in zip(self.arrangement.island, self.manned, strict=True):
            if tile is not None and (manned or full):
                counts[tile] += 1
        for building, number in self.workers.items():
            counts[site_of(building)] = CATALOG[building].circles if full else number
        return PlaceColonists(tuple(counts))

    def take_over(self, counts: Sequence[int]) -> None:
        """Place the colonists like this, leaving on the island whoever may stay."""
        self.manned = man(self.arrangement.island, self.manned, counts)
        self.workers = {building: counts[site_of(building)] for building in self.workers}

    def copy(self) -> PlacementDraft:
        """The same, to be changed for itself."""
        return attrs.evolve(self, manned=list(self.manned), workers=dict(self.workers))

    def has_colonist(self, ref: str) -> bool:
        """Whether there is a colonist to lift from the place; a whole building has one if any circle has."""
        if ref == SAN_JUAN:
            return self.idle > 0
        tile, building, circle = self._place(ref)
        if tile is not None:
            return self.manned[tile]
        return building is not None and self.workers[building] > circle

    def has_room(self, ref: str) -> bool:
        """Whether a colonist may be put there."""
        if ref == SAN_JUAN:
            return True
        tile, building, _ = self._place(ref)
        if tile is not None:
            return not self.manned[tile]
        return building is not None and self.workers[building] < CATALOG[building].circles

    def move(self, source: str, target: str) -> bool:
        """Move a colonist from one place to another; whether that was possible."""
        if source == target or not self.has_colonist(source) or not self.has_room(target):
            return False
        self._change(source, -1)
        self._change(target, +1)
        return True

    def toggle(self, ref: str) -> bool:
        """A full circle sends its colonist to San Juan, an empty one fetches an idle one; whether one moved.

        A whole building fetches as long as it can.
        """
        if ref == SAN_JUAN:
            return False
        if ref.startswith(ISLAND) or ref.count(":") > 1:
            full = self.has_colonist(ref)
        else:
            full = not self.idle or not self.has_room(ref)
        return self.move(ref, SAN_JUAN) if full else self.move(SAN_JUAN, ref)

    def places(self) -> list[str]:
        """Every place with circles, and San Juan."""
        refs = [f"{ISLAND}:{space}" for space, tile in enumerate(self.arrangement.island) if tile is not None]
        for building in self.workers:
            space = self.arrangement.space_of(building)
            refs.append(f"{CITY}:{space}")
            refs += [f"{CITY}:{space}:{circle}" for circle in range(CATALOG[building].circles)]
        return [*refs, SAN_JUAN]

    def _change(self, ref: str, by: int) -> None:
        tile, building, _ = self._place(ref)
        if tile is not None:
            self.manned[tile] = by > 0
        elif building is not None:
            self.workers[building] += by

    def _place(self, ref: str) -> tuple[int | None, Building | None, int]:
        """The island space with a tile, or the building and the circle, that a ref names."""
        area, *numbers = ref.split(":")
        if not numbers or not numbers[0].isdigit():
            return None, None, 0
        space = int(numbers[0])
        if area == ISLAND:
            return (space if self.arrangement.island[space] is not None else None), None, 0
        if area == CITY:
            site = self.arrangement.city[self.arrangement.covered().get(space, space)]
            if site is not None:
                return None, site.building, int(numbers[1]) if len(numbers) > 1 else 0
        return None, None, 0


@attrs.define
class StorageDraft:
    """A choice of goods to keep in the making: `kinds` whole, as many as `room`, and one more good, `crate`."""

    goods: tuple[int, ...]
    room: int
    kinds: list[Good] = attrs.field(factory=list)
    crate: Good | None = None

    @property
    def must_keep_kinds(self) -> int:
        """How many kinds still have to be chosen to be kept whole."""
        return self.room - len(self.kinds)

    def copy(self) -> StorageDraft:
        """The same, to be changed for itself."""
        return attrs.evolve(self, kinds=list(self.kinds))

    def choosable(self) -> list[Good]:
        """The kinds that the player has."""
        return [good for good in GOODS if self.goods[good]]

    def cycle(self, good: Good) -> None:
        """From giving back to keeping all, on to keeping one, and back, leaving out what there is no room for."""
        if good in self.kinds:
            self.kinds.remove(good)
            if self.crate is None:
                self.crate = good
        elif self.crate is good:
            self.crate = None
        elif len(self.kinds) < self.room:
            self.kinds.append(good)
        else:
            self.crate = good

    def take_over(self, action: StoreGoods) -> None:
        """Keep what an action keeps."""
        self.kinds, self.crate = list(action.kinds), action.crate

    def kept(self, good: Good) -> int:
        """How many of a kind would be kept."""
        if good in self.kinds:
            return self.goods[good]
        return 1 if self.crate is good else 0

    def action(self) -> StoreGoods:
        """The choice as it stands."""
        return STORE[tuple(sorted(self.kinds)), self.crate]


Draft = PlacementDraft | StorageDraft


def first_draft(game: PuertoRico, arrangement: Arrangement) -> Draft | None:
    """What the decision at hand begins with, if it is answered with a draft: as everything is now.

    `arrangement` is that of the player who is asked.
    """
    player = game.players[game.asked]
    if game.kind is DecisionKind.PLACE_COLONISTS:
        return PlacementDraft.of(player, arrangement)
    if game.kind is DecisionKind.STORE_GOODS:
        return StorageDraft(tuple(player.goods), storage_room(player))
    return None


def taken_over(draft: Draft | None, action: Action | None) -> Draft | None:
    """The draft as that action would have it; None if one does not answer the other."""
    if isinstance(draft, PlacementDraft) and isinstance(action, PlaceColonists):
        placement = draft.copy()
        placement.take_over(action.counts)
        return placement
    if isinstance(draft, StorageDraft) and isinstance(action, StoreGoods):
        storage = draft.copy()
        storage.take_over(action)
        return storage
    return None


class Drafting:
    """The draft of the decision at hand and the steps that led to it, each of which can be taken back."""

    def __init__(self, draft: Draft | None = None) -> None:
        self.now = draft
        self._earlier: list[Draft] = []
        self._later: list[Draft] = []

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._earlier)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to do again."""
        return bool(self._later)

    def step(self, new: Draft) -> None:
        """Go on with another draft, unless nothing has changed."""
        if self.now is not None and new != self.now:
            self._earlier.append(self.now)
            self._later.clear()
            self.now = new

    def undo(self) -> None:
        """Take the last step back."""
        assert self.now is not None
        self._later.append(self.now)
        self.now = self._earlier.pop()

    def redo(self) -> None:
        """Do the last step that was taken back again."""
        assert self.now is not None
        self._earlier.append(self.now)
        self.now = self._later.pop()
