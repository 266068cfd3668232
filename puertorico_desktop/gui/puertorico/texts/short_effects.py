"""The effect of each building in few words, for a line of the market. The full texts are in `effects`."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

SHORT_EFFECTS: Mapping[Building, str] = {
    Building.SMALL_MARKET: QT_TRANSLATE_NOOP("ShortEffect", "+1 when you sell"),
    Building.HACIENDA: QT_TRANSLATE_NOOP("ShortEffect", "draws one more tile"),
    Building.CONSTRUCTION_HUT: QT_TRANSLATE_NOOP("ShortEffect", "lets you take quarries"),
    Building.SMALL_WAREHOUSE: QT_TRANSLATE_NOOP("ShortEffect", "keeps one kind of goods"),
    Building.HOSPICE: QT_TRANSLATE_NOOP("ShortEffect", "new tiles come occupied"),
    Building.OFFICE: QT_TRANSLATE_NOOP("ShortEffect", "sells what is sold already"),
    Building.LARGE_MARKET: QT_TRANSLATE_NOOP("ShortEffect", "+2 when you sell"),
    Building.LARGE_WAREHOUSE: QT_TRANSLATE_NOOP("ShortEffect", "keeps two kinds of goods"),
    Building.FACTORY: QT_TRANSLATE_NOOP("ShortEffect", "money for kinds produced"),
    Building.UNIVERSITY: QT_TRANSLATE_NOOP("ShortEffect", "new buildings come occupied"),
    Building.HARBOR: QT_TRANSLATE_NOOP("ShortEffect", "+1 point for each loading"),
    Building.WHARF: QT_TRANSLATE_NOOP("ShortEffect", "a ship of your own"),
    Building.GUILD_HALL: QT_TRANSLATE_NOOP("ShortEffect", "end: 1 or 2 for producers"),
    Building.RESIDENCE: QT_TRANSLATE_NOOP("ShortEffect", "end: 4 to 7 for tiles"),
    Building.FORTRESS: QT_TRANSLATE_NOOP("ShortEffect", "end: 1 for three people"),
    Building.CUSTOMS_HOUSE: QT_TRANSLATE_NOOP("ShortEffect", "end: 1 for four points"),
    Building.CITY_HALL: QT_TRANSLATE_NOOP("ShortEffect", "end: 1 for each non-producer"),
    Building.AQUEDUCT: QT_TRANSLATE_NOOP("ShortEffect", "large plants make 1 more"),
    Building.FOREST_HOUSE: QT_TRANSLATE_NOOP("ShortEffect", "two forests save 1"),
    Building.BLACK_MARKET: QT_TRANSLATE_NOOP("ShortEffect", "pay with other pieces"),
    Building.STOREHOUSE: QT_TRANSLATE_NOOP("ShortEffect", "keeps three single goods"),
    Building.GUESTHOUSE: QT_TRANSLATE_NOOP("ShortEffect", "two people who may move"),
    Building.TRADING_POST: QT_TRANSLATE_NOOP("ShortEffect", "sells past the trading house"),
    Building.CHURCH: QT_TRANSLATE_NOOP("ShortEffect", "points for new buildings"),
    Building.SMALL_WHARF: QT_TRANSLATE_NOOP("ShortEffect", "own ship, 1 point a pair"),
    Building.LIGHTHOUSE: QT_TRANSLATE_NOOP("ShortEffect", "money for each loading"),
    Building.LIBRARY: QT_TRANSLATE_NOOP("ShortEffect", "privileges count twice"),
    Building.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP("ShortEffect", "money for your main crop"),
    Building.UNION_HALL: QT_TRANSLATE_NOOP("ShortEffect", "points for stocks of goods"),
    Building.STATUE: QT_TRANSLATE_NOOP("ShortEffect", "points and nothing else"),
    Building.CLOISTER: QT_TRANSLATE_NOOP("ShortEffect", "end: tiles in threes"),
    Building.LAND_OFFICE: QT_TRANSLATE_NOOP("ShortEffect", "buy or sell a tile"),
    Building.CHAPEL: QT_TRANSLATE_NOOP("ShortEffect", "a little in every production"),
    Building.HUNTING_LODGE: QT_TRANSLATE_NOOP("ShortEffect", "discard tiles for points"),
    Building.ZONING_OFFICE: QT_TRANSLATE_NOOP("ShortEffect", "buildings cost 1 or 2 less"),
    Building.ROYAL_SUPPLIER: QT_TRANSLATE_NOOP("ShortEffect", "points for delivered goods"),
    Building.VILLA: QT_TRANSLATE_NOOP("ShortEffect", "one more person arrives"),
    Building.JEWELER: QT_TRANSLATE_NOOP("ShortEffect", "money for each noble"),
    Building.ROYAL_GARDEN: QT_TRANSLATE_NOOP("ShortEffect", "end: 1 for each noble"),
}
"""The effects of buildings that produce no goods; texts about points at the end of the game begin with the end."""


def short_effect(building: Building, words: Words) -> str:
    """Returns the short effect of a building; for a building that produces goods, their greatest number."""
    row = CATALOG[building]
    if row.good is not None:
        amount = words.amount(row.circles, row.good)
        return translate("ShortEffect", "makes up to {goods}").format(goods=amount)
    return translate("ShortEffect", SHORT_EFFECTS[building])
