"""One line of text for every action, and back: "load 6 sugar -> ship 7", with a name "Anna: load 6 sugar -> ship 7".

Logs, golden files, the command line and bug reports speak it. It is English by definition, like chess notation;
the window tells the player's language. Amounts and prices are part of the text, so that a reader sees what
happened and a replay notices when the rules have changed.
"""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.game import NotationError
from puertorico_desktop.engine.puertorico.actions import (
    ACTIONS_OF,
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
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PRIVATE_SHIP,
    SITES,
    Component,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.expansion_actions import (
    MIXED_BIT,
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
)
from puertorico_desktop.engine.puertorico.phases.builder import price
from puertorico_desktop.engine.puertorico.phases.trader import private_price, sale_price
from puertorico_desktop.engine.puertorico.state import DecisionKind, Table


def words(piece: Component) -> str:
    """The id of a piece in words: "small market"."""
    return piece.id.replace("_", " ")


_SITE_WORDS = {words(piece): site_of(piece) for piece in SITES}
_GOOD_WORDS = {words(good): good for good in GOODS}
_PLACE = "place "
_PLACE_NOBLES = "place nobles "
_MIX = "load "
_TO_SMALL_WHARF = " -> small wharf"
_NOBODY = "nobody"
_MOST_DIGITS = 3


def action_text(table: Table, action: Action) -> str:
    """The text of an action of the decision at hand."""
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
            return _PLACE + (_counts_text(action.counts) or _NOBODY)
        case Build():
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


def _expansion_text(table: Table, action: Action) -> str:
    match action:
        case PlaceNobles():
            return _PLACE_NOBLES + (_counts_text(action.counts) or _NOBODY)
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
            return f"{_MIX}{mix}{_TO_SMALL_WHARF}"
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
    raise TypeError(f"not an action: {action!r}")


def _person(noble: bool) -> str:
    return "noble" if noble else "colonist"


def _tile_words(tile: Tile) -> str:
    return words(tile) if tile is Tile.FOREST else f"{words(tile)} plantation"


def parse_action(table: Table, text: str) -> Action:
    """The action that the text names at the decision at hand. Raises NotationError."""
    wanted = " ".join(text.split())
    if table.kind is DecisionKind.PLACE_COLONISTS and wanted.startswith(_PLACE):
        return PlaceColonists(_parse_counts(wanted.removeprefix(_PLACE)))
    if table.kind is DecisionKind.PLACE_NOBLES and wanted.startswith(_PLACE_NOBLES):
        return PlaceNobles(_parse_counts(wanted.removeprefix(_PLACE_NOBLES)))
    if table.kind is DecisionKind.LOAD_GOODS and wanted.startswith(_MIX) and wanted.endswith(_TO_SMALL_WHARF):
        return LoadMixed(_parse_amounts(wanted.removeprefix(_MIX).removesuffix(_TO_SMALL_WHARF)))
    if table.kind not in (DecisionKind.PLACE_COLONISTS, DecisionKind.PLACE_NOBLES):
        for action in ACTIONS_OF[table.legal & ~MIXED_BIT]:
            if action_text(table, action) == wanted:
                return action
    raise NotationError(f"not possible now: {text!r}")


def line(table: Table, action: Action, names: Sequence[str]) -> str:
    """The text with the name of the player who decides."""
    return f"{names[table.asked]}: {action_text(table, action)}"


def parse_line(table: Table, text: str, names: Sequence[str]) -> Action:
    """Read `line` back; the name must be that of the player who decides. Raises NotationError."""
    prefix = f"{names[table.asked]}: "
    if not text.startswith(prefix):
        raise NotationError(f"it is the turn of {names[table.asked]}: {text!r}")
    return parse_action(table, text.removeprefix(prefix))


def _price(table: Table, action: Build) -> int:
    privilege = table.has_privilege(table.asked, Role.BUILDER)
    return price(table.players[table.asked], action.building, privilege, table.rules.prices.cost)


def _sale_price(table: Table, action: SellGood) -> int:
    privilege = table.has_privilege(table.asked, Role.TRADER)
    return sale_price(table.players[table.asked], action.good, privilege)


def _load_text(table: Table, action: LoadGoods) -> str:
    amount = table.players[table.asked].goods[action.good]
    if action.ship == PRIVATE_SHIP:
        return f"load {amount} {words(action.good)} -> wharf"
    size = table.ships[action.ship]
    amount = min(amount, size - table.ship_loads[action.ship])
    return f"load {amount} {words(action.good)} -> ship {size}"


def _counts_text(counts: Sequence[int]) -> str:
    return ", ".join(f"{words(SITES[site])} {count}" for site, count in enumerate(counts) if count)


def _is_number(text: str) -> bool:
    """Whether it is a number such as there are of people or goods."""
    return text.isdecimal() and len(text) <= _MOST_DIGITS


def _parse_counts(text: str) -> tuple[int, ...]:
    counts = [0] * len(SITES)
    if text != _NOBODY:
        for part in text.split(", "):
            name, _, number = part.rpartition(" ")
            site = _SITE_WORDS.get(name)
            if site is None or not _is_number(number) or counts[site]:
                raise NotationError(f"not a placement: {part!r}")
            counts[site] = int(number)
    return tuple(counts)


def _parse_amounts(text: str) -> tuple[int, ...]:
    amounts = [0] * len(GOODS)
    for part in text.split(", "):
        number, _, name = part.partition(" ")
        good = _GOOD_WORDS.get(name)
        if good is None or not _is_number(number) or amounts[good]:
            raise NotationError(f"not a load: {part!r}")
        amounts[good] = int(number)
    return tuple(amounts)
