"""What happened, in the past tense. The log, the animations and the screen reader tell these; nothing else does.

`seat` is the player whom it happened to. A cause is the building, role or benefit that brought it about. Where a
field may hold pieces of different kinds, they are told apart although their numbers are equal.
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
    """Something that happened."""

    @property
    def reveals(self) -> bool:
        """Whether something hidden was turned up: no player may choose anew what came before (rulings.md 22)."""
        return False

    def seen_by(self, seat: int) -> Self:
        """Returns the event itself: everything happens in plain sight."""
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
    """Everybody had their turn in the phase of a role."""

    role: Role


@attrs.frozen
class Skipped(Event):
    """A player could do nothing; `reason` says why."""

    seat: int
    reason: Refusal


@attrs.frozen
class Passed(Event):
    """A player chose to do nothing, and so to go without something."""

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
        """It lay face down."""
        return True


@attrs.frozen
class PlantationsDiscarded(Event):
    """The tiles that were not taken left the table: how many of each kind."""

    counts: tuple[int, ...]


@attrs.frozen
class PileReshuffled(Event):
    """The face-down pile had run out; the discarded tiles are the new one."""


@attrs.frozen
class PlantationsRevealed(Event):
    """New face-up plantations: how many of each kind."""

    counts: tuple[int, ...]

    @property
    def reveals(self) -> bool:
        """It lay face down."""
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
    """A player put the colonists to work; `san_juan` of them found no circle."""

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
    """The mayor put `count` colonists on the ship; `wanted` were due."""

    count: int
    wanted: int


@attrs.frozen
class BuildingBuilt(Event):
    """A player built something for `price` doubloons."""

    seat: int
    building: Building
    price: int


@attrs.frozen
class GoodsProduced(Event):
    """A player received goods: how many of each kind. `short` says which more they could have made."""

    seat: int
    goods: tuple[int, ...]
    short: tuple[int, ...]


@attrs.frozen
class ExtraGoodTaken(Event):
    """The craftsman took the privilege's good."""

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
    """The full trading house was emptied: how many of each kind."""

    counts: tuple[int, ...]


@attrs.frozen
class DoubloonsReceived(Event):
    """A player received doubloons from the bank, other than for a sale or from a role card."""

    seat: int
    doubloons: int
    cause: Role | Building | AbilityTile = attrs.field(eq=kind_and_number)


@attrs.frozen
class GoodsLoaded(Event):
    """A player loaded goods onto a ship (its number, or PRIVATE_SHIP) for one point each."""

    seat: int
    good: Good
    amount: int
    ship: int


@attrs.frozen
class PointsReceived(Event):
    """A player received victory point chips beyond those for the goods: privilege or building."""

    seat: int
    points: int
    cause: Role | Building | AbilityTile = attrs.field(eq=kind_and_number)


@attrs.frozen
class GoodsStored(Event):
    """A player kept goods and gave back the others: how many of each kind."""

    seat: int
    kept: tuple[int, ...]
    returned: tuple[int, ...]


@attrs.frozen
class PrivateShipsUnloaded(Event):
    """The goods that lay on private ships, by kind, have gone to the supply (rulings.md 14)."""

    goods: tuple[int, ...]


@attrs.frozen
class ShipSailed(Event):
    """A full cargo ship brought its goods to the old world; they are back in the supply."""

    ship: int
    good: Good
    amount: int


@attrs.frozen
class RolesSweetened(Event):
    """A round ended: each of these role cards, which were not chosen, received a doubloon."""

    roles: tuple[Role, ...]


@attrs.frozen
class EndTriggered(Event):
    """The running round is the last one; `seat` filled the city or took the last chip, None otherwise (D-31)."""

    trigger: EndTrigger
    seat: int | None


@attrs.frozen
class GameEnded(Event):
    """The game is over; `winners` share the victory."""

    winners: tuple[int, ...]


# -- what only the expansions bring -------------------------------------------------------------------------------


@attrs.frozen
class BuildingDrafted(Event):
    """A player chose a building for the game, before its first round."""

    seat: int
    building: Building


@attrs.frozen
class TileTurnedUp(Event):
    """A player looks at a tile from the face-down pile before deciding how to place it."""

    seat: int
    tile: Tile

    @property
    def reveals(self) -> bool:
        """It lay face down."""
        return True


@attrs.frozen
class ForestPlanted(Event):
    """A player placed a plantation face down; `drawn` if it came from the face-down pile, not from the offer."""

    seat: int
    tile: Tile
    drawn: bool


@attrs.frozen
class TileDiscarded(Event):
    """A tile left an island for the discard pile; `face` is the plantation, also that of a forest."""

    seat: int
    tile: Tile
    face: Tile

    @property
    def reveals(self) -> bool:
        """Whether a forest was turned over: a player may have drawn it face down."""
        return self.tile is Tile.FOREST


@attrs.frozen
class DoubloonsPaid(Event):
    """A player paid the bank, other than for a building."""

    seat: int
    doubloons: int
    cause: Building


@attrs.frozen
class ColonistReturned(Event):
    """A player gave back a person who worked on the piece, or waited in San Juan (None), instead of a doubloon."""

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
    """A player sold a good past the trading house, into the supply, for `price` doubloons."""

    seat: int
    good: Good
    price: int


@attrs.frozen
class MixedGoodsLoaded(Event):
    """A player loaded goods of any kinds onto a small private ship for `points` points; they are in the supply."""

    seat: int
    goods: tuple[int, ...]
    points: int


@attrs.frozen
class ColonistArrived(Event):
    """A colonist came to a player's San Juan, through a building."""

    seat: int
    cause: Building
    from_ship: bool


@attrs.frozen
class NobleArrived(Event):
    """A noble came to a player's San Juan, through a building."""

    seat: int
    cause: Building
    from_ship: bool


@attrs.frozen
class NobleSettled(Event):
    """A noble came from the ship, where no colonist was left, straight to a new tile or building."""

    seat: int
    piece: Tile | Building = attrs.field(eq=kind_and_number)
    cause: Building


@attrs.frozen
class NoblesDistributed(Event):
    """Of the people whom a player has just received from the ship, so many are nobles."""

    seat: int
    count: int


@attrs.frozen
class NoblesPlaced(Event):
    """A player said which of the people on each site are nobles; `san_juan` of them found no circle."""

    seat: int
    counts: tuple[int, ...]
    san_juan: int


@attrs.frozen
class NobleBoarded(Event):
    """A noble is among the people who have just boarded the ship."""
