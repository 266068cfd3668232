"""The figures on the pages about editions and expansions, all taken from the engine. See `placeholders.py`."""

from __future__ import annotations

from puertorico_desktop.engine.puertorico.abilities import citizens, new_buildings
from puertorico_desktop.engine.puertorico.abilities.base import rule_of
from puertorico_desktop.engine.puertorico.abilities.hooks import hooks_of
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, CARDS_EACH
from puertorico_desktop.engine.puertorico.catalog import OF_EXPANSION
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.festival import GOALS, TASKS
from puertorico_desktop.engine.puertorico.numbers import NUMBERS
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, OptionalRule, Options
from puertorico_desktop.engine.puertorico.phases import builder, captain, prospector, smuggler, trader
from puertorico_desktop.engine.puertorico.phases.round import RANSOM
from puertorico_desktop.engine.puertorico.rules import JEWELER_LIMIT, NOBLES, rules_of
from puertorico_desktop.engine.puertorico.scoring import score
from puertorico_desktop.engine.puertorico.smuggler_actions import MOST_SMUGGLED
from puertorico_desktop.engine.puertorico.state import PlayerBoard
from puertorico_desktop.gui.puertorico.texts.festival import reward_text
from puertorico_desktop.gui.puertorico.texts.rules.amounts import doubloons, points
from puertorico_desktop.gui.puertorico.texts.rules.puertoma_figures import puertoma_figures
from puertorico_desktop.gui.puertorico.texts.words import Words

B = Building
SWAPPED = rules_of(Options(rules=(OptionalRule.COST_SWAP,))).prices.cost
TWICE = rule_of(B.LIBRARY).privilege_factor


def expansion_figures(words: Words) -> dict[str, str]:
    """Returns these figures by the names of their placeholders."""
    own, classic = (NUMBERS[edition][5].points for edition in (words.edition, Edition.CLASSIC))
    return {
        **_of_new_buildings(),
        **_of_nobles(),
        "most_smuggled": str(MOST_SMUGGLED),
        "plunder_points": points(smuggler.POINT_A_GOOD),
        "ransom": doubloons(RANSOM),
        **_of_festival(),
        **puertoma_figures(),
        "cards_each": str(CARDS_EACH),
        "cards_in_all": str(len(ACHIEVEMENTS)),
        "new_kinds": str(len(OF_EXPANSION[Expansion.NEW_BUILDINGS])),
        "noble_kinds": str(len(OF_EXPANSION[Expansion.CITIZENS])),
        "university_swapped": doubloons(SWAPPED[B.UNIVERSITY]),
        "factory_swapped": doubloons(SWAPPED[B.FACTORY]),
        "points_of_five": str(own),
        "classic_points_of_five": str(classic),
        "residence_0": points(rules_of(Options()).residence_of_nothing),
    }


def _of_festival() -> dict[str, str]:
    estates, goods, building = (TASKS[goal] for goal in GOALS)
    return {
        "festival_estates": str(estates.estates[0]),
        "festival_people": reward_text(0, 0, estates.reward.people),
        "festival_doubloons": doubloons(goods.reward.doubloons),
        "festival_points": points(building.reward.points),
    }


def _of_new_buildings() -> dict[str, str]:
    forests, cloister = _board(B.FOREST_HOUSE), _board()
    for _ in range(5):
        forests.add_forest(Tile.CORN)
    for _ in range(3):
        forests.add_tile(Tile.QUARRY)
    forests.fill_circles()
    forests.hooks = hooks_of(1 << B.FOREST_HOUSE)
    for tile, count in ((Tile.CORN, 6), (Tile.QUARRY, 4)):
        for _ in range(count):
            cloister.add_tile(tile)
    for _ in range(2):
        cloister.add_forest(Tile.CORN)
    made = sum(goods // new_buildings.GOODS_FOR_A_POINT for goods in (5, 3))
    return {
        "forests_needed": str(new_buildings.FORESTS_FOR_A_DOUBLOON),
        "forest_saving": doubloons(1),
        "office_forests": doubloons(builder.price(forests, B.OFFICE, privilege=False)),
        "storehouse_goods": str(1 + rule_of(B.STOREHOUSE).storage_goods),
        "church_small": points(new_buildings.CHURCH_POINTS[2]),
        "church_large": points(new_buildings.CHURCH_POINTS[4]),
        "small_wharf_goods": str(captain.GOODS_FOR_A_POINT),
        "library_saving": doubloons(TWICE * builder.BUILDER_PRIVILEGE),
        "library_trader": doubloons(TWICE * trader.TRADER_PRIVILEGE),
        "library_captain": points(TWICE * captain.CAPTAIN_PRIVILEGE),
        "library_prospector": doubloons(TWICE * prospector.PROSPECTOR_PRIVILEGE),
        "specialty_4": doubloons(new_buildings.specialty_pay((6, 2, 4, 0, 0))),
        "union_hall_example": points(made),
        "set_size": str(new_buildings.TILES_IN_A_SET),
        "cloister_example": points(rule_of(B.CLOISTER).final_bonus(cloister)),
    }


def _of_nobles() -> dict[str, str]:
    four, five = _board(), _board()
    four.all_nobles, five.all_nobles = 4, 5
    return {
        "nobles": str(NOBLES),
        "noble_point": points(score(0, five).nobles // five.all_nobles),
        "nobles_5": points(score(0, five).nobles),
        "royal_garden_5": points(rule_of(B.ROYAL_GARDEN).final_bonus(five)),
        "jeweler_4": doubloons(four.all_nobles),
        "jeweler_most": doubloons(JEWELER_LIMIT),
        "tile_price": doubloons(citizens.TILE_PRICE),
        "chapel_of_colonist": doubloons(citizens.CHAPEL_GAIN),
        "chapel_of_noble": points(citizens.CHAPEL_GAIN),
        "hunting_points": points(citizens.HUNTING_POINTS),
        "zoning_small": doubloons(citizens.ZoningOffice.saves_on_small),
        "zoning_large": doubloons(citizens.ZoningOfficeOfNoble.saves_on_large),
    }


def _board(*buildings: Building) -> PlayerBoard:
    player = PlayerBoard.with_doubloons(0)
    for building in buildings:
        player.add_building(building)
    return player
