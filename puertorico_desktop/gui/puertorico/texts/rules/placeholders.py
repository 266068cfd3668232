"""The values of the placeholders on the rules pages: names of pieces, and figures from the engine.

A piece is named by its id (`{hospice}`, `{settler}`, `{corn}`), its figures by its id with a suffix
(`{hospice_cost}`). The results of examples are computed by the same functions as in the game.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QKeySequence

from puertorico_desktop.engine.puertorico.abilities.base import rule_of
from puertorico_desktop.engine.puertorico.abilities.classic import FACTORY_PAY, HARBOR_POINTS
from puertorico_desktop.engine.puertorico.abilities.hooks import hooks_of
from puertorico_desktop.engine.puertorico.catalog import BASE_CATALOG, CATALOG, PLANTS
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    ISLAND_SPACES,
    TRADING_HOUSE_SPACES,
    Building,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.phases import builder, captain, prospector, trader
from puertorico_desktop.engine.puertorico.phases.round import ROLES_OF_TWO
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.setup import NUMBERS
from puertorico_desktop.engine.puertorico.state import SPACES, PlayerBoard
from puertorico_desktop.gui.puertorico.texts.prompts import BUTTONS, button_text
from puertorico_desktop.gui.puertorico.texts.rules.amounts import copies, doubloons, kinds, points
from puertorico_desktop.gui.puertorico.texts.rules.expansion_figures import expansion_figures
from puertorico_desktop.gui.puertorico.texts.rules.topics import Piece, topic_id
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.gui.texts.rules.page import Run

B, G = Building, Good
MARKETS = (B.SMALL_MARKET, B.LARGE_MARKET)
WAREHOUSES = (B.SMALL_WAREHOUSE, B.LARGE_WAREHOUSE)

PRICES: Mapping[str, tuple[Building, int, bool]] = {
    "construction_hut_3": (B.CONSTRUCTION_HUT, 3, False),
    "office_3": (B.OFFICE, 3, False),
    "office_builder_3": (B.OFFICE, 3, True),
    "harbor_3": (B.HARBOR, 3, False),
    "city_hall_3": (B.CITY_HALL, 3, False),
    "guild_hall_builder_4": (B.GUILD_HALL, 4, True),
}
"""The examples of prices: the building, the number of occupied quarries, and whether the player is the builder."""

SALES: Mapping[str, tuple[Good, bool, tuple[Building, ...]]] = {
    "corn_trader": (G.CORN, True, ()),
    "corn_trader_small_market": (G.CORN, True, (B.SMALL_MARKET,)),
    "sugar_small_market": (G.SUGAR, False, (B.SMALL_MARKET,)),
    "tobacco_trader": (G.TOBACCO, True, ()),
    "coffee_trader": (G.COFFEE, True, ()),
    "coffee_trader_markets": (G.COFFEE, True, MARKETS),
}
"""The examples of sales: the good, whether the trader sells it, and the occupied markets."""


def placeholders(words: Words) -> dict[str, Run]:
    """Returns the values of all placeholders by name, in the words of an edition and the current language."""
    figures = {
        **_names_of_buttons(),
        **_limits(words),
        **_of_buildings(),
        **_of_sales(),
        **_of_bonuses(),
        **expansion_figures(words),
    }
    return {**_names(words), **{name: Run(text) for name, text in figures.items()}}


def _names(words: Words) -> dict[str, Run]:
    """Returns the names of the pieces, each with a link to its page; tiles are named by their goods."""
    pieces: list[Piece] = [*Role, *Building, *Good, Tile.QUARRY]
    return {piece.id: Run(words.piece(piece), topic_id(piece)) for piece in pieces}


def _names_of_buttons() -> dict[str, str]:
    names = {f"button_{button}": button_text(button) for button in BUTTONS}
    return {**names, "key_explain": key_text(QKeySequence.StandardKey.HelpContents)}


def _limits(words: Words) -> dict[str, str]:
    """Returns the numbers of spaces and columns, and the differences for two players."""
    two = NUMBERS[words.edition][2]
    cards = Role.PROSPECTOR + two.prospectors
    return {
        "island_spaces": str(ISLAND_SPACES),
        "city_spaces": str(CITY_SPACES),
        "large_spaces": str(max(SPACES)),
        "house_spaces": str(TRADING_HOUSE_SPACES),
        "columns": str(max(row.column for row in BASE_CATALOG.values())),
        "two_roles": str(ROLES_OF_TWO),
        "two_cards": str(int(cards)),
        "two_violet": copies(two.violet_copies),
        "two_production": copies(two.production_copies),
        "two_ships": listed(str(size) for size in two.ships),
    }


def _of_buildings() -> dict[str, str]:
    """Returns costs and points from the catalogue, and prices and bonuses as computed by the phases."""
    found = {
        "builder_saving": doubloons(builder.BUILDER_PRIVILEGE),
        "harbor_bonus": points(HARBOR_POINTS),
        "small_warehouse_kinds": kinds(rule_of(B.SMALL_WAREHOUSE).storage_kinds),
        "large_warehouse_kinds": kinds(rule_of(B.LARGE_WAREHOUSE).storage_kinds),
        "both_warehouses_kinds": kinds(_hooked(WAREHOUSES).hooks.storage_kinds),
        "most_sugar": str(sum(CATALOG[building].circles for building in PLANTS[G.SUGAR])),
    }
    for building, row in CATALOG.items():
        found[f"{building.id}_cost"] = doubloons(row.cost)
        found[f"{building.id}_points"] = points(row.points)
    for number, pay in enumerate(FACTORY_PAY):
        found[f"factory_{number}"] = doubloons(pay)
    for name, (building, quarries, privilege) in PRICES.items():
        player = _board()
        for _ in range(quarries):
            player.add_tile(Tile.QUARRY)
        player.fill_circles()
        found[name] = doubloons(builder.price(player, building, privilege))
    return found


def _of_sales() -> dict[str, str]:
    """Returns the doubloons and points paid by the roles and the trading house."""
    found = {
        "trader_bonus": doubloons(trader.TRADER_PRIVILEGE),
        "prospector_pay": doubloons(prospector.PROSPECTOR_PRIVILEGE),
        "captain_bonus": points(captain.CAPTAIN_PRIVILEGE),
        "small_market_bonus": doubloons(rule_of(B.SMALL_MARKET).sale_bonus),
        "large_market_bonus": doubloons(rule_of(B.LARGE_MARKET).sale_bonus),
        "both_markets_bonus": doubloons(_hooked(MARKETS).hooks.sale_bonus),
    }
    for good in Good:
        found[f"{good.id}_price"] = doubloons(base_price(good))
    for name, (good, privilege, markets) in SALES.items():
        found[name] = doubloons(trader.sale_price(_hooked(markets), good, privilege))
    return found


def _of_bonuses() -> dict[str, str]:
    """Returns the bonuses of large buildings in the examples."""
    guild, hall, fortress, customs = _board(), _board(), _board(), _board()
    for building in (B.SMALL_INDIGO_PLANT, B.SMALL_SUGAR_MILL, B.SUGAR_MILL, B.COFFEE_ROASTER):
        guild.add_building(building)
    for building in (
        B.HACIENDA,
        B.CONSTRUCTION_HUT,
        B.OFFICE,
        B.LARGE_WAREHOUSE,
        B.HARBOR,
        B.RESIDENCE,
        B.CITY_HALL,
    ):
        hall.add_building(building)
    fortress.all_colonists = 20
    customs.points = 23
    bonus = rule_of(B.CUSTOMS_HOUSE).final_bonus(customs)
    printed = sum(CATALOG[building].points for building in (B.HARBOR, B.SMALL_MARKET, B.CUSTOMS_HOUSE))
    return {
        "guild_hall_example": points(rule_of(B.GUILD_HALL).final_bonus(guild)),
        "city_hall_example": points(rule_of(B.CITY_HALL).final_bonus(hall)),
        "fortress_20": points(rule_of(B.FORTRESS).final_bonus(fortress)),
        "customs_house_23": points(bonus),
        "score_example": points(customs.points + printed + bonus),
    }


def base_price(good: Good) -> int:
    """Returns the price that the trading house pays without any bonus, in doubloons."""
    return trader.sale_price(_board(), good, privilege=False)


def residence_bonus(tiles: int, edition: Edition) -> int:
    """Returns the points of an occupied residence for a number of tiles, by the rules of an edition."""
    player = _board()
    player.tiles = tiles
    return rule_of(B.RESIDENCE).final_bonus(player, rules_of(Options(edition=edition)))


def _board() -> PlayerBoard:
    return PlayerBoard.with_doubloons(0)


def _hooked(occupied: tuple[Building, ...]) -> PlayerBoard:
    """Returns a board on which these buildings are occupied."""
    player = _board()
    player.hooks = hooks_of(sum(1 << building for building in occupied))
    return player
