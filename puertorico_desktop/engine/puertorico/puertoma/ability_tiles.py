"""The twelve ability tiles of a Puertoma (S000 page 41, data-sheet.md 4.4), implemented as rules like those of
buildings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import Ability, Gain
from puertorico_desktop.engine.puertorico.abilities.hooks import HookTable, table_of
from puertorico_desktop.engine.puertorico.components import GOODS, AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.phases.benefit import receive_doubloons, receive_points
from puertorico_desktop.engine.puertorico.phases.lodging import lodge_won
from puertorico_desktop.engine.puertorico.puertoma.board import GONE, PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import (
    AbilitiesGone,
    AbilityUnlocked,
    ColonistGained,
    GoodReceived,
    GoodsSpent,
)
from puertorico_desktop.engine.puertorico.state import GameState, with_added
from puertorico_desktop.engine.puertorico.watchers import notify_goods_gained

TILES_OF_A_LEVEL: Final = 3
"""The number of ability tiles of each level, of which every Puertoma draws one."""
MOST_OF_EASY: Final = 2
"""The number of abilities that an easy Puertoma unlocks at most (S000 page 39)."""
MOST_DISCARDED: Final = 2
"""The number of goods that the discarding ability turns into points at most."""
_TILES: Final = len(AbilityTile)


class TileRule(Ability):
    """The rule of an ability tile; without a tile, a rule that applies to every Puertoma."""

    tile: ClassVar[AbilityTile | None] = None

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), ()


class EveryPuertoma(TileRule):
    """Every Puertoma may take a quarry without being the settler (S000 page 37)."""

    allows_quarry = True


class SellSameKind(TileRule):
    """The Puertoma may sell a kind that the trading house already holds."""

    tile = AbilityTile.SELL_SAME_KIND
    allows_same_kind = True


class SaleDoubloon(TileRule):
    """A doubloon more for every sale."""

    tile = AbilityTile.SALE_DOUBLOON
    sale_bonus = 1


class BuildingColonist(TileRule):
    """A colonist comes from the supply for every building built."""

    tile = AbilityTile.BUILDING_COLONIST

    def on_built(self, table: GameState, seat: int, building: Building) -> None:
        """Bring the colonist."""
        bring_colonist(table, seat, AbilityTile.BUILDING_COLONIST)


class StoreKind(TileRule):
    """Stores all goods of one kind besides the usual single good."""

    tile = AbilityTile.STORE_KIND
    storage_kinds = 1


class BuilderDoubloon(TileRule):
    """A doubloon before a building is bought."""

    tile = AbilityTile.BUILDER_DOUBLOON
    grant = 1

    def before_building(self, table: GameState, seat: int) -> None:
        """Give the Puertoma the doubloon."""
        receive_doubloons(table, seat, self.grant, AbilityTile.BUILDER_DOUBLOON)


class ExtraGood(TileRule):
    """At the end of the craftsman phase one good more of the dearest kind produced that the supply has."""

    tile = AbilityTile.EXTRA_GOOD

    def on_produced(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Note the kinds produced."""
        board_of(table, seat).produced = sum([1 << good for good, amount in enumerate(goods) if amount])

    def after_craftsman(self, table: GameState, seat: int) -> None:
        """Take the good."""
        board = board_of(table, seat)
        for good in reversed(GOODS):
            if board.produced >> good & 1 and table.goods[good]:
                receive_good(table, seat, good, AbilityTile.EXTRA_GOOD, produced=True)
                break
        board.produced = 0


class DoubloonAKind(TileRule):
    """A doubloon for every kind produced."""

    tile = AbilityTile.DOUBLOON_A_KIND

    def on_produced(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Give the Puertoma the doubloons."""
        receive_doubloons(table, seat, sum([amount > 0 for amount in goods]), AbilityTile.DOUBLOON_A_KIND)


class ExtraColonist(TileRule):
    """At the end of the mayor phase a colonist comes from the supply."""

    tile = AbilityTile.EXTRA_COLONIST

    def after_mayor(self, table: GameState, seat: int) -> None:
        """Bring the colonist."""
        bring_colonist(table, seat, AbilityTile.EXTRA_COLONIST)


class GoodOfEstate(TileRule):
    """With every estate taken, a good of the kind that grows there comes from the supply."""

    tile = AbilityTile.GOOD_OF_ESTATE

    def on_tile_gained(self, table: GameState, seat: int, tile: Tile, gain: Gain) -> None:
        """Take the good, if the supply has it."""
        if tile < Tile.QUARRY and table.goods[tile]:
            receive_good(table, seat, Good(tile), AbilityTile.GOOD_OF_ESTATE)


class PointAKind(TileRule):
    """At the end of the captain phase, before goods are stored, a point for every kind of goods owned."""

    tile = AbilityTile.POINT_A_KIND

    def before_storing(self, table: GameState, seat: int) -> None:
        """Give the Puertoma the points."""
        kinds = sum([amount > 0 for amount in table.players[seat].goods])
        if kinds:
            receive_points(table, seat, kinds, AbilityTile.POINT_A_KIND)


class DiscardForPoints(TileRule):
    """At the end of the captain phase, before goods are stored, up to two goods of the cheapest kind leave the game
    for a point each (R21)."""

    tile = AbilityTile.DISCARD_FOR_POINTS

    def before_storing(self, table: GameState, seat: int) -> None:
        """Discard the goods."""
        goods = table.players[seat].goods
        for good, amount in enumerate(goods):
            if amount:
                spent = min(amount, MOST_DISCARDED)
                goods[good] -= spent
                table.goods_gone = with_added(table.goods_gone, good, spent)
                if table.sink is not None:
                    table.sink.append(GoodsSpent(seat, Good(good), spent, AbilityTile.DISCARD_FOR_POINTS))
                receive_points(table, seat, spent, AbilityTile.DISCARD_FOR_POINTS)
                return


class DoubloonAColonist(TileRule):
    """A doubloon for every person who comes in the mayor phase."""

    tile = AbilityTile.DOUBLOON_A_COLONIST

    def on_people_gained(self, table: GameState, seat: int, people: int) -> None:
        """Give the Puertoma the doubloons."""
        receive_doubloons(table, seat, people, AbilityTile.DOUBLOON_A_COLONIST)


_RULES: Final[tuple[TileRule, ...]] = (
    SellSameKind(),
    SaleDoubloon(),
    BuildingColonist(),
    StoreKind(),
    BuilderDoubloon(),
    ExtraGood(),
    DoubloonAKind(),
    ExtraColonist(),
    GoodOfEstate(),
    PointAKind(),
    DiscardForPoints(),
    DoubloonAColonist(),
)
"""The rules, by the number of the tile."""
_EVERY: Final = EveryPuertoma()


def level_of(tile: int) -> int:
    """Returns the level of an ability tile, from 0 on."""
    return tile // TILES_OF_A_LEVEL


def tiles_of_level(level: int) -> range:
    """Returns the numbers of the ability tiles of a level, from 0 on."""
    return range(level * TILES_OF_A_LEVEL, (level + 1) * TILES_OF_A_LEVEL)


def _collect(tiles: int) -> HookTable:
    return table_of([_EVERY, *(rule for number, rule in enumerate(_RULES) if tiles >> number & 1)])


_TABLES: Final[Memo[int, HookTable]] = Memo(_collect, 1 << _TILES)


def hooks_of_tiles(tiles: int) -> HookTable:
    """Returns the hook table for a mask of ability tiles."""
    return _TABLES[tiles]


def board_of(table: GameState, seat: int) -> PuertomaBoard:
    """Returns the board of a seat that belongs to a Puertoma."""
    board = table.players[seat]
    assert isinstance(board, PuertomaBoard)
    return board


def unlock(table: GameState, seat: int, level: int) -> None:
    """Turn up the ability tile of a level, which is drawn only now; its ability works from the next role on (R20)."""
    board = board_of(table, seat)
    tile = table.draw_one([1] * TILES_OF_A_LEVEL) + level * TILES_OF_A_LEVEL
    board.abilities = (*board.abilities[:level], tile, *board.abilities[level + 1 :])
    if table.sink is not None:
        table.sink.append(AbilityUnlocked(seat, AbilityTile(tile)))
    if table.rules.easy and sum([one >= 0 for one in board.abilities]) == MOST_OF_EASY:
        board.abilities = tuple([one if one >= 0 else GONE for one in board.abilities])
        if table.sink is not None:
            table.sink.append(AbilitiesGone(seat))


def use_unlocked(table: GameState, seat: int) -> None:
    """Make the abilities of all face-up tiles work from now on."""
    board = board_of(table, seat)
    levels = sum([1 << level for level, tile in enumerate(board.abilities) if tile >= 0])
    if levels != board.working:
        tiles = sum([1 << tile for tile in board.abilities if tile >= 0])
        board.use_abilities(levels, hooks_of_tiles(tiles))


def bring_colonist(table: GameState, seat: int, cause: AbilityTile) -> None:
    """Bring a colonist from the supply, if it has one, to a free circle or else to the VP area."""
    if table.colonist_supply:
        table.colonist_supply -= 1
        if table.sink is not None:
            table.sink.append(ColonistGained(seat, cause))
        people_gained(table, seat, 1)
        lodge_won(table, seat, 1)


def people_gained(table: GameState, seat: int, people: int) -> None:
    """Call the abilities that pay for people whom a seat has received; they apply in the mayor phase only."""
    if table.running_role is Role.MAYOR:
        for ability in table.players[seat].hooks.on_people_gained:
            ability.on_people_gained(table, seat, people)


def receive_good(table: GameState, seat: int, good: Good, cause: AbilityTile, *, produced: bool = False) -> None:
    """Give the seat a good from the supply, which must have one. `produced`: the good counts as produced in this
    phase."""
    table.goods[good] -= 1
    table.players[seat].goods[good] += 1
    if table.sink is not None:
        table.sink.append(GoodReceived(seat, good, cause))
    amounts = tuple([int(kind == good) for kind in GOODS])
    if produced:
        notify_goods_gained(table, seat, amounts)
    else:
        notify_goods_gained(table, seat)
