"""The notation: one line of text for every action, such as "load 6 sugar -> ship 7", or with a name "Anna: load 6
sugar -> ship 7".

Logs, golden files, the command line and bug reports use it. It is English by definition, like chess notation; the
window uses the player's language. Amounts and prices are part of the text, so that a reader sees what happened and a
replay notices when the rules have changed. `reading.py` reads the lines.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.engine.pieces import words as words
from puertorico_desktop.engine.puertorico.actions import (
    AcceptBenefit,
    Action,
    Build,
    ChooseRole,
    DrawPlantation,
    LoadGoods,
    Pass,
    PlaceColonists,
    SellGood,
    StoreGoods,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll, KeepCard
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, SITES, Good, Role, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BuyPlantation,
    DiscardTile,
    DraftBuilding,
    LoadMixed,
    MoveGuest,
    PlaceDrawn,
    PlaceNobles,
    PlantForest,
    ReturnColonist,
    ReturnGood,
    ReturnPoint,
    SellPlantation,
    SellPrivately,
    StoreCrates,
    TakePerson,
)
from puertorico_desktop.engine.puertorico.phases.builder import price
from puertorico_desktop.engine.puertorico.phases.smuggler import POINT_A_GOOD, leaving
from puertorico_desktop.engine.puertorico.phases.trader import private_price, sale_price
from puertorico_desktop.engine.puertorico.puertoma.account import AccountLine
from puertorico_desktop.engine.puertorico.puertoma.reserve_actions import ReserveBuilding
from puertorico_desktop.engine.puertorico.smuggler_actions import (
    CaptureRole,
    LodgeColonist,
    PlunderHouse,
    PoachPeople,
    RaidShip,
)
from puertorico_desktop.engine.puertorico.state import GameState

PLACE: Final = "place "
PLACE_NOBLES: Final = "place nobles "
LOAD: Final = "load "
TO_SMALL_WHARF: Final = " -> small wharf"
NOBODY: Final = "nobody"
WITH_NOBLE: Final = " with noble"


def action_text(table: GameState, action: Action) -> str:
    """Returns the text of an action of the decision at hand. Raises TypeError if it is not an action."""
    match action:
        case Pass():
            return "pass"
        case AcceptBenefit():
            return "accept"
        case ChooseRole():
            return f"choose {words(action.role)}"
        case DrawPlantation():
            return "draw plantation"
        case TakeTile():
            return "take quarry" if action.tile is Tile.QUARRY else f"take {words(action.tile)} plantation"
        case PlaceColonists():
            return PLACE + (_counts_text(action.counts) or NOBODY)
        case Build():
            if table.running_role is None:
                return f"receive {words(action.building)}"
            return f"build {words(action.building)} for {_price(table, action)}"
        case TakeExtraGood():
            return f"take extra {words(action.good)}"
        case SellGood():
            return f"sell {words(action.good)} for {_sale_price(table, action)}"
        case LoadGoods():
            return _load_text(table, action)
        case StoreGoods():
            kept = [f"all {words(good)}" for good in action.kinds]
            if action.crate is not None:
                kept.append(f"1 {words(action.crate)}")
            return "keep " + ", ".join(kept)
    return _expansion_text(table, action)


def _expansion_text(table: GameState, action: Action) -> str:
    match action:
        case PlaceNobles():
            return PLACE_NOBLES + (_counts_text(action.counts) or NOBODY)
        case DraftBuilding():
            return f"draft {words(action.building)}"
        case PlantForest():
            return f"take {words(action.tile)} plantation as forest"
        case PlaceDrawn():
            return "place as forest" if action.forest else "place as it is"
        case ReturnColonist():
            place = "san juan" if action.piece is None else words(action.piece)
            return f"return {_person(action.noble)} from {place}"
        case ReturnGood():
            return f"return {words(action.good)}"
        case ReturnPoint():
            return "return point"
        case SellPrivately():
            privilege = table.has_privilege(table.asked, Role.TRADER)
            received = private_price(table.players[table.asked], action.good, privilege)
            return f"sell {words(action.good)} privately for {received}"
        case DiscardTile():
            return f"discard {_tile_words(action.tile)}"
        case LoadMixed():
            amounts = enumerate(action.amounts)
            mix = ", ".join(f"{amount} {words(Good(good))}" for good, amount in amounts if amount)
            return f"{LOAD}{mix}{TO_SMALL_WHARF}"
        case BuyPlantation():
            return "buy plantation"
        case SellPlantation():
            return f"give up {_tile_words(action.tile)}"
        case MoveGuest():
            return f"move {_person(action.noble)} to {words(action.piece)}"
        case StoreCrates():
            kept = [f"all {words(good)}" for good in action.kinds]
            kept += [f"{action.crates.count(good)} {words(good)}" for good in GOODS if good in action.crates]
            return "keep " + ", ".join(kept)
        case TakePerson():
            return f"take {_person(action.noble)}"
    return _smuggler_text(table, action)


def _smuggler_text(table: GameState, action: Action) -> str:
    match action:
        case RaidShip():
            return _raid_text(table, action)
        case PlunderHouse():
            return f"plunder trading house for {POINT_A_GOOD * len(table.house)}"
        case PoachPeople():
            return f"poach {leaving(table)} people" + (WITH_NOBLE if action.noble else "")
        case CaptureRole():
            return f"capture {words(action.role)}"
        case LodgeColonist():
            return f"lodge {_person(action.noble)} in {words(action.piece)}"
        case KeepCard():
            return f"keep card {words(action.achievement)}"
        case ReserveBuilding():
            return f"reserve {words(action.building)}"
        case BuildForAll():
            return f"build {words(action.building)} for all {table.players[table.asked].doubloons}"
    raise TypeError(f"not an action: {action!r}")


def _raid_text(table: GameState, action: RaidShip) -> str:
    good = table.ship_goods[action.ship]
    kept = f"{action.goods} {words(Good(good))}" if good >= 0 else str(action.goods)
    return f"raid ship {table.ships[action.ship]} for {kept}"


def _person(noble: bool) -> str:
    return "noble" if noble else "colonist"


def _tile_words(tile: Tile) -> str:
    return words(tile) if tile is Tile.FOREST else f"{words(tile)} plantation"


def _price(table: GameState, action: Build) -> int:
    privilege = table.has_privilege(table.asked, Role.BUILDER)
    return price(table.players[table.asked], action.building, privilege, table.rules.prices.cost)


def _sale_price(table: GameState, action: SellGood) -> int:
    privilege = table.has_privilege(table.asked, Role.TRADER)
    return sale_price(table.players[table.asked], action.good, privilege)


def _load_text(table: GameState, action: LoadGoods) -> str:
    amount = table.players[table.asked].goods[action.good]
    if action.ship == PRIVATE_SHIP:
        return f"load {amount} {words(action.good)} -> wharf"
    size = table.ships[action.ship]
    amount = min(amount, size - table.ship_loads[action.ship])
    return f"load {amount} {words(action.good)} -> ship {size}"


def _counts_text(counts: Sequence[int]) -> str:
    return ", ".join(f"{words(SITES[site])} {count}" for site, count in enumerate(counts) if count)


def account_text(line: AccountLine) -> str:
    """Returns a line of the account of a Puertoma's step: the rule with its values, the candidates that it left, and
    those that it removed."""
    about = "" if line.about is None else f" {words(line.about)}"
    number = "" if line.value is None else f" {line.value}"
    card = "" if line.card is None else f" (card {line.card})"
    left = " + ".join(map(words, line.left))
    out = " + ".join(map(words, line.out))
    result = f": {left}" if left else ""
    return f"{line.rule.value.replace('_', ' ')}{about}{number}{card}{result}" + (f", not {out}" if out else "")
