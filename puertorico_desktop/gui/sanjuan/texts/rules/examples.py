"""The results of the examples on the pages, computed by the engine on tables prepared for them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import cast

from puertorico_desktop.engine.sanjuan.actions import Discard, Keep
from puertorico_desktop.engine.sanjuan.catalog import PRICES
from puertorico_desktop.engine.sanjuan.components import Card, Good
from puertorico_desktop.engine.sanjuan.decisions import Stage
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.phases import adventurer, builder, craftsman, trader
from puertorico_desktop.engine.sanjuan.scoring import ScoreSheet, score
from puertorico_desktop.engine.sanjuan.setup import initial_table
from puertorico_desktop.gui.sanjuan.texts.amounts import cards, goods, points

C, G = Card, Good
ME, OTHER = 0, 1
PRICE_CARD = 2
"""The price card of the examples about sales."""
CHAPEL_TURNS = 8
OTHER_POINTS = 34
"""Points of the player with a Customs House in the example."""
FEWEST = 4
"""The number of buildings of the player with the fewest buildings."""

COSTS: Mapping[str, tuple[Card, Card | None, tuple[Card, ...], bool]] = {
    "tobacco_storage_builder": (C.TOBACCO_STORAGE, None, (), True),
    "coffee_roaster_example": (C.COFFEE_ROASTER, None, (C.DISTILLERY, C.PUBLISHING_HOUSE), True),
    "yard_example": (C.CRANE, None, (C.BUILDERS_YARD,), True),
    "crane_example": (C.CUSTOMS_HOUSE, C.CHAPEL, (C.CRANE, C.CHAPEL), False),
    "park_cathedral": (C.CATHEDRAL, C.PARK_AUTHORITY, (C.CRANE, C.PARK_AUTHORITY), False),
    "park_cathedral_builder": (C.CATHEDRAL, C.PARK_AUTHORITY, (C.CRANE, C.PARK_AUTHORITY), True),
    "example_price": (C.SUGAR_MILL, None, (), False),
}
"""Examples of prices: the building, the one that it covers, the city, and whether the player is the builder."""


def example_figures() -> dict[str, str]:
    """Returns every figure of an example by the name of its placeholder."""
    return {**_of_privileges(), **_of_costs(), **_of_sales(), **_of_recruiting(), **_of_scores()}


def _table(*buildings: Card, chooser: bool = False) -> SanJuan:
    """Returns a table on which the first player has these buildings beside the Corn Granary; a Publishing House
    doubles."""
    table = initial_table(Options(expansions=(Expansion.NEW_BUILDINGS,)))
    for building in buildings:
        table.players[ME].set_up(building)
    table.chooser = ME if chooser else OTHER
    table.doubled = chooser and C.PUBLISHING_HOUSE in buildings
    table.stage = Stage.BUILDER
    return table


def _of_privileges() -> dict[str, str]:
    found: dict[str, str] = {}
    for name, limit, building in (
        ("craftsman", craftsman.limit, C.CANAL),
        ("trader", trader.limit, C.TRADING_POST),
    ):
        usual = limit(_table(), ME, False)
        other, chosen = limit(_table(building), ME, False), limit(_table(building), ME, True)
        doubled = limit(_table(building, C.PUBLISHING_HOUSE, chooser=True), ME, True)
        short = "canal" if building is C.CANAL else "post"
        found |= {
            f"{name}_more": goods(chosen - other),
            f"{name}_doubled": goods(doubled - other),
            f"{building.id}_more": goods(other - usual),
            f"{short}_other": goods(other),
            f"{short}_{name}": goods(chosen),
            f"{short}_doubled": goods(doubled),
        }
    for name, buildings in (("adventurer_draw", ()), ("adventurer_doubled", (C.PUBLISHING_HOUSE,))):
        table = _table(*buildings, chooser=True)
        table.waiting = (ME,)
        adventurer.advance(table)
        _, _, number = table.offers[0]
        found[name] = cards(number)
    return found


def _of_costs() -> dict[str, str]:
    prices = {name: _tag(*example).price for name, example in COSTS.items()}
    market = _table(C.HIDDEN_MARKET, C.SUGAR_MILL)
    market.players[ME].goods[:3] = (C.VILLA,), (), (C.VILLA,)
    dear = builder.price_tag(market, ME, C.PUBLISHING_HOUSE)
    return {
        **{name: cards(price) for name, price in prices.items()},
        "example_hand": cards(prices["example_price"] + 1),
        "hidden_market_example": cards(dear.price - dear.goods),
        "builder_saving": cards(_tag(C.VILLA, None, (), True).privilege),
        "builder_doubled": cards(_tag(C.VILLA, None, (C.PUBLISHING_HOUSE,), True).privilege),
        "distillery_saving": cards(_tag(C.SUGAR_MILL, None, (C.DISTILLERY,), False).helper),
        "builders_yard_saving": cards(_tag(C.VILLA, None, (C.BUILDERS_YARD,), False).helper),
    }


def _tag(card: Card, over: Card | None, city: tuple[Card, ...], chooser: bool) -> builder.PriceTag:
    return builder.price_tag(_table(*city, chooser=chooser), ME, card, over)


def _of_sales() -> dict[str, str]:
    prices = PRICES[PRICE_CARD]
    return {
        "price_corn": cards(prices[G.CORN]),
        "price_sugar": cards(prices[G.SUGAR]),
        "price_coffee": cards(prices[G.COFFEE]),
        "market_fruit": cards(prices[G.FRUIT]),
        "market_tobacco": cards(prices[G.TOBACCO]),
        "sale_example": cards(_sale(C.CORN_GRANARY, C.SUGAR_MILL, C.COFFEE_ROASTER)),
        "market_example": cards(_sale(C.FRUIT_DEPOT, C.TOBACCO_STORAGE)),
    }


def _sale(*buildings: Card) -> int:
    """Returns the number of cards drawn for the goods of these buildings with a Large Market."""
    table = _table(C.LARGE_MARKET)
    table.prices = (PRICE_CARD,)
    return trader.cards_for(table, ME, buildings)


def _of_recruiting() -> dict[str, str]:
    """Returns the number of cards that a player with a Villa keeps, and the number of cards of the hand that a player
    with a Notary too discards."""
    return {"villa_keep": cards(_asked_for(C.VILLA)), "notary_example": cards(_asked_for(C.VILLA, C.NOTARY))}


def _asked_for(*buildings: Card) -> int:
    table = _table(*buildings, chooser=True)
    table.stage, table.waiting = Stage.RECRUITER, (ME,)
    table.proceed()
    return len(cast(Keep | Discard, table.choices[0]).cards)


def _of_scores() -> dict[str, str]:
    hall = (C.HOSPITAL, C.CANAL, C.LUMBERYARD, C.CHAPEL, C.BUILDERS_YARD, C.PUBLISHING_HOUSE, C.STATUE)
    works = (C.CORN_GRANARY, C.CORN_GRANARY, C.FRUIT_DEPOT, C.SUGAR_MILL, C.SUGAR_MILL)
    twos = (C.FRUIT_DEPOT, C.HIDDEN_MARKET, C.FACTORY)
    threes = (C.SUGAR_MILL, C.SUGAR_MILL, C.CANAL)
    halls = (C.ASSEMBLY_HALL, C.CITY_HALL)
    square = _score(C.STATUE, C.ARCH, C.TOWN_SQUARE)
    chapel = _score(tucked=CHAPEL_TURNS)
    customs = _score(C.CUSTOMS_HOUSE, tucked=OTHER_POINTS - _score().total)
    residence = _score(C.CORN_GRANARY, *twos, *threes, C.CUSTOMS_HOUSE, C.ASSEMBLY_HALL, C.RESIDENCE)
    return {
        "tucked_point": points(chapel.tucked_points // CHAPEL_TURNS),
        "chapel_turns": str(CHAPEL_TURNS),
        "chapel_example": points(chapel.tucked_points),
        "assembly_example": points(_score(*works, C.ASSEMBLY_HALL).bonus_points),
        "city_hall_example": points(_score(*hall, C.CUSTOMS_HOUSE, C.CITY_HALL).bonuses[C.CITY_HALL]),
        "customs_others": points(OTHER_POINTS),
        "customs_bonus": points(customs.bonus_points),
        "customs_total": points(customs.total),
        "square_example": points(square.bonus_points),
        "square_printed": points(square.buildings[C.STATUE] + square.buildings[C.ARCH]),
        "residence_example": points(residence.bonuses[C.RESIDENCE]),
        "cathedral_example": points(_cathedral(halls, halls, halls)),
        "cathedral_two": points(_cathedral(halls)),
        "school_fewest": str(FEWEST),
        "school_more": str(FEWEST + 1),
    }


def _score(*buildings: Card, tucked: int = 0) -> ScoreSheet:
    table = _table(*buildings)
    table.players[ME].chapel = (C.VILLA,) * tucked
    return score(table, ME)


def _cathedral(*cities: Iterable[Card]) -> int:
    """Returns the points of the Cathedral beside these cities of other players."""
    table = _table(C.CATHEDRAL)
    for player, city in zip(table.players[OTHER:], cities, strict=False):
        for building in city:
            player.set_up(building)
    return score(table, ME).bonus_points
