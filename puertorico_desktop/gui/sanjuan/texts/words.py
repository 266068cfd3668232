"""The names of the pieces in the language in use, in the terms of 1897; the engine only has ids.

Several names mean other pieces in Puerto Rico, so this game has translation contexts of its own.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card, Good, Role
from puertorico_desktop.gui.sanjuan.texts.effects import (
    ADVENTURER_OF_BASE,
    BUILDING_EFFECTS,
    BUILDING_SHORT,
    DOUBLED_PRIVILEGES,
    PRIVILEGES,
    ROLE_EFFECTS,
)
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

GOODS: Mapping[str, str] = dict(
    corn=QT_TRANSLATE_NOOP("SanJuanGood", "corn"),
    fruit=QT_TRANSLATE_NOOP("SanJuanGood", "fruit"),
    sugar=QT_TRANSLATE_NOOP("SanJuanGood", "sugar"),
    tobacco=QT_TRANSLATE_NOOP("SanJuanGood", "tobacco"),
    coffee=QT_TRANSLATE_NOOP("SanJuanGood", "coffee"),
)

ROLES: Mapping[str, str] = dict(
    builder=QT_TRANSLATE_NOOP("SanJuanRole", "Builder"),
    craftsman=QT_TRANSLATE_NOOP("SanJuanRole", "Craftsman"),
    trader=QT_TRANSLATE_NOOP("SanJuanRole", "Trader"),
    recruiter=QT_TRANSLATE_NOOP("SanJuanRole", "Recruiter"),
    adventurer=QT_TRANSLATE_NOOP("SanJuanRole", "Adventurer"),
)

BUILDINGS: Mapping[str, str] = dict(
    corn_granary=QT_TRANSLATE_NOOP("SanJuanBuilding", "Corn Granary"),
    fruit_depot=QT_TRANSLATE_NOOP("SanJuanBuilding", "Fruit Depot"),
    sugar_mill=QT_TRANSLATE_NOOP("SanJuanBuilding", "Sugar Mill"),
    tobacco_storage=QT_TRANSLATE_NOOP("SanJuanBuilding", "Tobacco Storage"),
    coffee_roaster=QT_TRANSLATE_NOOP("SanJuanBuilding", "Coffee Roaster"),
    distillery=QT_TRANSLATE_NOOP("SanJuanBuilding", "Distillery"),
    gold_mine=QT_TRANSLATE_NOOP("SanJuanBuilding", "Gold Mine"),
    notary=QT_TRANSLATE_NOOP("SanJuanBuilding", "Notary"),
    hospital=QT_TRANSLATE_NOOP("SanJuanBuilding", "Hospital"),
    hidden_market=QT_TRANSLATE_NOOP("SanJuanBuilding", "Hidden Market"),
    trading_post=QT_TRANSLATE_NOOP("SanJuanBuilding", "Trading Post"),
    factory=QT_TRANSLATE_NOOP("SanJuanBuilding", "Factory"),
    small_market=QT_TRANSLATE_NOOP("SanJuanBuilding", "Small Market"),
    crane=QT_TRANSLATE_NOOP("SanJuanBuilding", "Crane"),
    chapel=QT_TRANSLATE_NOOP("SanJuanBuilding", "Chapel"),
    lighthouse=QT_TRANSLATE_NOOP("SanJuanBuilding", "Lighthouse"),
    canal=QT_TRANSLATE_NOOP("SanJuanBuilding", "Canal"),
    lumberyard=QT_TRANSLATE_NOOP("SanJuanBuilding", "Lumberyard"),
    villa=QT_TRANSLATE_NOOP("SanJuanBuilding", "Villa"),
    statue=QT_TRANSLATE_NOOP("SanJuanBuilding", "Statue"),
    large_market=QT_TRANSLATE_NOOP("SanJuanBuilding", "Large Market"),
    builders_yard=QT_TRANSLATE_NOOP("SanJuanBuilding", "Builder's Yard"),
    arch=QT_TRANSLATE_NOOP("SanJuanBuilding", "Triumphal Arch"),
    publishing_house=QT_TRANSLATE_NOOP("SanJuanBuilding", "Publishing House"),
    hero=QT_TRANSLATE_NOOP("SanJuanBuilding", "Hero"),
    assembly_hall=QT_TRANSLATE_NOOP("SanJuanBuilding", "Assembly Hall"),
    city_hall=QT_TRANSLATE_NOOP("SanJuanBuilding", "City Hall"),
    customs_house=QT_TRANSLATE_NOOP("SanJuanBuilding", "Customs House"),
    town_square=QT_TRANSLATE_NOOP("SanJuanBuilding", "Town Square"),
    fortress=QT_TRANSLATE_NOOP("SanJuanBuilding", "Fortress"),
    office=QT_TRANSLATE_NOOP("SanJuanBuilding", "Office"),
    bohio=QT_TRANSLATE_NOOP("SanJuanBuilding", "Bohío"),
    school=QT_TRANSLATE_NOOP("SanJuanBuilding", "School"),
    park_authority=QT_TRANSLATE_NOOP("SanJuanBuilding", "Park Authority"),
    zoning_office=QT_TRANSLATE_NOOP("SanJuanBuilding", "Zoning Office"),
    harbor=QT_TRANSLATE_NOOP("SanJuanBuilding", "Harbor"),
    church=QT_TRANSLATE_NOOP("SanJuanBuilding", "Church"),
    bank=QT_TRANSLATE_NOOP("SanJuanBuilding", "Bank"),
    residence=QT_TRANSLATE_NOOP("SanJuanBuilding", "Residence"),
    cathedral=QT_TRANSLATE_NOOP("SanJuanBuilding", "Cathedral"),
)


def good_name(good: Good) -> str:
    """Returns the name of a good: "corn"."""
    return translate("SanJuanGood", GOODS[good.id])


def good_of(building: Card) -> str:
    """Returns the name of the good on a building, which for the Zoning Office is of no kind: "corn"."""
    good = CATALOG[building].good
    if good is None:
        return translate("SanJuanGood", "the good of the {building}").format(building=card_name(building))
    return good_name(good)


def role_name(role: Role) -> str:
    """Returns the name of a role: "Craftsman"."""
    return translate("SanJuanRole", ROLES[role.id])


def card_name(card: Card) -> str:
    """Returns the name of a kind of building: "Small Market"."""
    return translate("SanJuanBuilding", BUILDINGS[card.id])


def role_effect(role: Role, with_banks: bool = True) -> str:
    """Returns the action of all players in the phase of a role, and its privilege; `with_banks`: in a game that has
    the Bank."""
    if role is Role.ADVENTURER and not with_banks:
        return translate("SanJuanRoleEffect", ADVENTURER_OF_BASE)
    return translate("SanJuanRoleEffect", ROLE_EFFECTS[role.id])


def privilege(role: Role, doubled: bool) -> str:
    """Returns the privilege of a role in two or three words; `doubled`: by a Publishing House."""
    return translate("SanJuanPrivilege", (DOUBLED_PRIVILEGES if doubled else PRIVILEGES)[role.id])


def card_effect(card: Card) -> str:
    """Returns the effect of a building, in a sentence or two."""
    return translate("SanJuanBuildingEffect", BUILDING_EFFECTS[card.id])


def card_short(card: Card) -> str:
    """Returns the effect of a building in a few words, for a tile."""
    return translate("SanJuanBuildingShort", BUILDING_SHORT[card.id])
