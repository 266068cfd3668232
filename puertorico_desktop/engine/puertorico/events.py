"""The events of a game, named in the past tense. The log, the animations and the screen reader present them.

`seat` is the player concerned. `cause` is the building, role or benefit that brought the event about. Where a field
may hold pieces of different kinds, they are told apart although their numbers are equal.
"""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.components import (
    AbilityTile,
    Benefit,
    Building,
    EndTrigger,
    Good,
    Role,
    Tile,
    Waived,
    kind_and_number,
)


@attrs.frozen
class Event:
    """An event of a game."""

    @property
    def reveals(self) -> bool:
        """Whether the event turned up something hidden: undo does not go back behind such an event (rulings.md
        22)."""
        return False

    def seen_by(self, seat: int) -> Self:
        """Returns the event itself; the texts omit a tile that is hidden from other players (rulings.md 21)."""
        return self


@attrs.frozen
class RoundStarted(Event):
    """A round began; `governor` chooses the first role. Rounds count from 1."""

    round: int
    governor: int


@attrs.frozen
class RoleChosen(Event):
    """A player took a role card with `doubloons` on it."""

    seat: int
    role: Role
    doubloons: int


@attrs.frozen
class PhaseEnded(Event):
    """The phase of a role ended."""

    role: Role


@attrs.frozen
class Skipped(Event):
    """A player was passed over; `reason` says why nothing could be done."""

    seat: int
    reason: Refusal


@attrs.frozen
class Passed(Event):
    """A player chose to pass; `waived` is the thing that the player goes without."""

    seat: int
    waived: Waived


@attrs.frozen
class BenefitRefused(Event):
    """A player refused a benefit that was offered."""

    seat: int
    benefit: Benefit


@attrs.frozen
class TileTaken(Event):
    """A player placed a face-up plantation or a quarry."""

    seat: int
    tile: Tile


@attrs.frozen
class TileDrawn(Event):
    """A player placed a tile from the face-down pile (hacienda)."""

    seat: int
    tile: Tile

    @property
    def reveals(self) -> bool:
        """True: the tile lay face down."""
        return True


@attrs.frozen
class PlantationsDiscarded(Event):
    """The tiles on offer that were not taken were discarded: `counts` by kind."""

    counts: tuple[int, ...]


@attrs.frozen
class PileReshuffled(Event):
    """The face-down pile was empty; the discarded tiles form the new one."""


@attrs.frozen
class PlantationsRevealed(Event):
    """New plantations were turned face up: `counts` by kind."""

    counts: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        """True: the tiles lay face down."""
        return True


@attrs.frozen
class ColonistReceived(Event):
    """The mayor took the privilege's colonist from the supply."""

    seat: int


@attrs.frozen
class ColonistsDistributed(Event):
    """A player received colonists from the ship."""

    seat: int
    count: int


@attrs.frozen
class ColonistsPlaced(Event):
    """A player placed all people: `counts` by site; `san_juan` of them found no circle."""

    seat: int
    counts: tuple[int, ...]
    san_juan: int


@attrs.frozen
class ColonistSettled(Event):
    """A colonist went straight to a new tile (hospice) or building (university)."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    cause: Building
    from_ship: bool


@attrs.frozen
class ColonistShipFilled(Event):
    """`count` people boarded the ship; `wanted` were due."""

    count: int
    wanted: int


@attrs.frozen
class BuildingBuilt(Event):
    """A player built a building for `price` doubloons."""

    seat: int
    building: Building
    price: int


@attrs.frozen
class GoodsProduced(Event):
    """A player received `goods`, by kind. `short` are those that the supply lacked."""

    seat: int
    goods: tuple[int, ...]
    short: tuple[int, ...]


@attrs.frozen
class ExtraGoodTaken(Event):
    """The craftsman took the good of the privilege."""

    seat: int
    good: Good


@attrs.frozen
class GoodSold(Event):
    """A player sold a good for `price` doubloons, all bonuses included."""

    seat: int
    good: Good
    price: int


@attrs.frozen
class TradingHouseEmptied(Event):
    """The full trading house was emptied: `counts` by kind of good."""

    counts: tuple[int, ...]


@attrs.frozen
class DoubloonsReceived(Event):
    """A player received doubloons from the bank, for a reason other than a sale or a role card's doubloons."""

    seat: int
    doubloons: int
    cause: Role | Building | AbilityTile = attrs.field(eq=kind_and_number)


@attrs.frozen
class GoodsLoaded(Event):
    """A player loaded goods onto a ship (its number, or PRIVATE_SHIP) for one point per good."""

    seat: int
    good: Good
    amount: int
    ship: int


@attrs.frozen
class PointsReceived(Event):
    """A player received victory point chips beyond those for goods: for a privilege or a building."""

    seat: int
    points: int
    cause: Role | Building | AbilityTile = attrs.field(eq=kind_and_number)


@attrs.frozen
class GoodsStored(Event):
    """A player kept goods and gave back the others: `kept` and `returned` by kind."""

    seat: int
    kept: tuple[int, ...]
    returned: tuple[int, ...]


@attrs.frozen
class PrivateShipsUnloaded(Event):
    """The goods on private ships, by kind, went to the supply (rulings.md 14)."""

    goods: tuple[int, ...]


@attrs.frozen
class ShipSailed(Event):
    """A full cargo ship sailed; its goods went to the supply."""

    ship: int
    good: Good
    amount: int


@attrs.frozen
class RolesSweetened(Event):
    """A round ended: each of these role cards, which were not chosen, received a doubloon."""

    roles: tuple[Role, ...]


@attrs.frozen
class EndTriggered(Event):
    """The running round became the last one; `seat` filled the city or took the last chip, else None (D-31)."""

    trigger: EndTrigger
    seat: int | None


@attrs.frozen
class GameEnded(Event):
    """The game is over; `winners` share the victory."""

    winners: tuple[int, ...]


# -- events of the expansions -------------------------------------------------------------------------------------


@attrs.frozen
class BuildingDrafted(Event):
    """A player chose a building for the game, before its first round."""

    seat: int
    building: Building


@attrs.frozen
class TileTurnedUp(Event):
    """A player drew a tile from the face-down pile and looks at it before deciding how to place it."""

    seat: int
    tile: Tile

    @property
    def reveals(self) -> bool:
        """True: the tile lay face down."""
        return True


@attrs.frozen
class ForestPlanted(Event):
    """A player placed a plantation face down; `drawn` if the plantation came from the face-down pile, not from the
    offer."""

    seat: int
    tile: Tile
    drawn: bool


@attrs.frozen
class TileDiscarded(Event):
    """A tile left an island for the discard pile; `face` is the plantation on its face, also for a forest."""

    seat: int
    tile: Tile
    face: Tile

    @property
    def reveals(self) -> bool:
        """Whether a forest was turned over: its owner may have drawn it face down."""
        return self.tile is Tile.FOREST


@attrs.frozen
class DoubloonsPaid(Event):
    """A player paid doubloons to the bank, but not for a building."""

    seat: int
    doubloons: int
    cause: Building


@attrs.frozen
class ColonistReturned(Event):
    """A player gave back a person from the piece, or from San Juan if `piece` is None, instead of a doubloon."""

    seat: int
    piece: Tile | Building | None = attrs.field(eq=kind_and_number)
    noble: bool


@attrs.frozen
class GoodReturned(Event):
    """A player gave back a good instead of a doubloon (black market) or for a point (royal supplier)."""

    seat: int
    good: Good
    cause: Building


@attrs.frozen
class PointReturned(Event):
    """A player gave back a victory point chip instead of a doubloon."""

    seat: int


@attrs.frozen
class GuestMoved(Event):
    """A person moved from the guesthouse to a free circle of the piece."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    noble: bool


@attrs.frozen
class GoodSoldPrivately(Event):
    """A player sold a good into the supply instead of to the trading house, for `price` doubloons."""

    seat: int
    good: Good
    price: int


@attrs.frozen
class MixedGoodsLoaded(Event):
    """A player loaded goods, by kind, onto a small private ship for `points` points."""

    seat: int
    goods: tuple[int, ...]
    points: int


@attrs.frozen
class ColonistArrived(Event):
    """A building brought a colonist to a player's San Juan."""

    seat: int
    cause: Building
    from_ship: bool


@attrs.frozen
class NobleArrived(Event):
    """A building brought a noble to a player's San Juan."""

    seat: int
    cause: Building
    from_ship: bool


@attrs.frozen
class NobleSettled(Event):
    """A building brought a noble from the ship straight to a new tile or building."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    cause: Building


@attrs.frozen
class NoblesDistributed(Event):
    """`count` of the people whom a player has just received from the ship are nobles."""

    seat: int
    count: int


@attrs.frozen
class NoblesPlaced(Event):
    """A player placed the nobles: `counts` of them by site; `san_juan` of them found no circle."""

    seat: int
    counts: tuple[int, ...]
    san_juan: int


@attrs.frozen
class NobleBoarded(Event):
    """A noble is among the people who have just boarded the ship."""
