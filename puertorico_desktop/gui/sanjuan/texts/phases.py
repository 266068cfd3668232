"""The phase in which each building works, and the kind of building, in words."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

PHASES: Mapping[Card, str] = {
    **dict.fromkeys((Card.CORN_GRANARY, Card.FRUIT_DEPOT, Card.SUGAR_MILL, Card.TOBACCO_STORAGE), "craftsman"),
    **dict.fromkeys((Card.COFFEE_ROASTER, Card.FACTORY, Card.CANAL), "craftsman"),
    **dict.fromkeys((Card.DISTILLERY, Card.HOSPITAL, Card.HIDDEN_MARKET, Card.CRANE), "builder"),
    **dict.fromkeys((Card.LUMBERYARD, Card.BUILDERS_YARD, Card.SCHOOL, Card.PARK_AUTHORITY), "builder"),
    **dict.fromkeys((Card.TRADING_POST, Card.SMALL_MARKET, Card.LARGE_MARKET, Card.HARBOR, Card.BOHIO), "trader"),
    **dict.fromkeys((Card.NOTARY, Card.VILLA, Card.ZONING_OFFICE), "recruiter"),
    **dict.fromkeys((Card.GOLD_MINE, Card.BANK), "adventurer"),
    **dict.fromkeys((Card.CHAPEL, Card.CHURCH, Card.OFFICE, Card.LIGHTHOUSE, Card.FORTRESS), "round"),
    Card.PUBLISHING_HOUSE: "every",
    **dict.fromkeys((Card.STATUE, Card.ARCH, Card.HERO, Card.ASSEMBLY_HALL, Card.CITY_HALL), "end"),
    **dict.fromkeys((Card.CUSTOMS_HOUSE, Card.TOWN_SQUARE, Card.RESIDENCE, Card.CATHEDRAL), "end"),
}
"""The phase in which each building works."""

WORKS: Mapping[str, str] = {
    "builder": QT_TRANSLATE_NOOP("SanJuanPhase", "works in the builder phase"),
    "craftsman": QT_TRANSLATE_NOOP("SanJuanPhase", "works in the craftsman phase"),
    "trader": QT_TRANSLATE_NOOP("SanJuanPhase", "works in the trader phase"),
    "recruiter": QT_TRANSLATE_NOOP("SanJuanPhase", "works in the recruiter phase"),
    "adventurer": QT_TRANSLATE_NOOP("SanJuanPhase", "works in the adventurer phase"),
    "round": QT_TRANSLATE_NOOP("SanJuanPhase", "works when a round starts"),
    "every": QT_TRANSLATE_NOOP("SanJuanPhase", "works in every phase"),
    "end": QT_TRANSLATE_NOOP("SanJuanPhase", "counts at the end"),
}
"""The words for the phases, by the names of their icons."""


def works(card: Card) -> str:
    """Returns the phase in which a building works: "works in the trader phase"."""
    return translate("SanJuanPhase", WORKS[PHASES[card]])


def family(card: Card) -> str:
    """Returns the kind of a building: "commercial building"."""
    if CATALOG[card].is_production:
        return translate("SanJuanPhase", "production building")
    return translate("SanJuanPhase", "commercial building")
