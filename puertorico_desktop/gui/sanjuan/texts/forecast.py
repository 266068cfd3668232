"""The forecast in words: the effect of choosing a role on each player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.engine.sanjuan.catalog import COST
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast
from puertorico_desktop.gui.sanjuan.texts.log import goods_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import clauses, listed

translate = QCoreApplication.translate
SanJuanForecast = Context("SanJuanForecast")


def heading(role: Role) -> str:
    """Returns the heading of the forecast."""
    return translate("SanJuanForecast", "{role}: what it would bring now").format(role=role_name(role))


def assumption(role: Role) -> str:
    """Returns the assumption of the forecast; empty if there is none."""
    if role is Role.TRADER:
        return translate("SanJuanForecast", "If everybody sells the dearest goods.")
    if role is Role.BUILDER:
        return translate("SanJuanForecast", "If the cards in hand are enough.")
    return ""


def nothing() -> str:
    """Returns the text for a player on whom the phase has no effect."""
    return translate("SanJuanForecast", "nothing")


def up_to(outlook: PlayerForecast) -> str:
    """Returns the highest cost that a player with a hidden hand could build, by category where a Distillery or a
    Builder's Yard makes a difference; empty if it is none."""
    production, commercial = outlook.production_up_to, outlook.commercial_up_to
    if not production and not commercial:
        return ""
    if production == min(commercial, COST[Card.COFFEE_ROASTER]):
        text = translate("SanJuanForecast", "up to cost {cost}")
    elif not commercial:
        text = translate("SanJuanForecast", "production buildings up to cost {production}")
    elif not production:
        text = translate("SanJuanForecast", "commercial buildings up to cost {cost}")
    else:
        text = translate("SanJuanForecast", "up to cost {cost}, production buildings {production}")
    return text.format(cost=commercial, production=production)


def price_range(least: int, free: int) -> str:
    """Returns the price of a building, from the lowest one over another building to that on a free space: "2–4"."""
    if least == free:
        return str(free)
    return translate("SanJuanForecast", "{least}–{most}").format(least=least, most=free)


def priced_buildings(outlook: PlayerForecast) -> list[tuple[Card, str]]:
    """Returns the buildings that the viewer could build, with their prices in words."""
    ranges = zip(outlook.prices, outlook.free_prices or outlook.prices, strict=True)
    return [(card, price_range(*both)) for card, both in zip(outlook.buildings, ranges, strict=True)]


def building_for(card: Card, price: str) -> str:
    """Returns a building with its price: "Villa (2)"."""
    return translate("SanJuanForecast", "{building} ({price})").format(building=card_name(card), price=price)


def some_of(number: int) -> str:
    """Returns the text for buildings of which only some can be filled."""
    return translate("SanJuanForecast", "of {number}").format(number=number)


def cards_range(outlook: PlayerForecast) -> str:
    """Returns the number of cards that a sale brings, exactly or as a range with its mean over the price cards that
    can come next."""
    if outlook.least == outlook.most:
        return f"+{outlook.most}"
    text = translate("SanJuanForecast", "+{least} to {most}, mean {mean}")
    return text.format(least=outlook.least, most=outlook.most, mean=QLocale().toString(outlook.mean, "f", 1))


def kept_of(outlook: PlayerForecast) -> str:
    """Returns the number of drawn cards that are kept."""
    text = SanJuanForecast.tr("draws %n card(s), keeps {kept}", "", outlook.draws)
    return text.format(kept=outlook.keeps)


def chance(value: float) -> str:
    """Returns a chance in per cent."""
    return translate("SanJuanForecast", "{percent} %").format(percent=round(100 * value))


def outlook_parts(outlook: PlayerForecast) -> list[str]:
    """Returns the effects of the phase on one player."""
    parts = []
    if outlook.buildings:
        names = listed(building_for(card, price) for card, price in priced_buildings(outlook))
        parts.append(translate("SanJuanForecast", "could build: {buildings}").format(buildings=names))
    if up_to(outlook):
        parts.append(up_to(outlook))
    if outlook.makes:
        parts.append(translate("SanJuanForecast", "makes goods: {goods}").format(goods=goods_text(outlook.makes)))
    elif outlook.goods:
        parts.append(SanJuanForecast.tr("makes %n good(s)", "", outlook.goods))
    if outlook.sells:
        text = SanJuanForecast.tr("sells %n good(s), cards: {cards}", "", outlook.sells)
        parts.append(text.format(cards=cards_range(outlook)))
    if outlook.keeps:
        parts.append(kept_of(outlook))
    elif outlook.draws:
        parts.append(SanJuanForecast.tr("draws %n card(s)", "", outlook.draws))
    for card, value in ((Card.GOLD_MINE, outlook.gold_mine), (Card.BANK, outlook.bank)):
        if value is not None:
            text = translate("SanJuanForecast", "{building}: {chance} for a card")
            parts.append(text.format(building=card_name(card), chance=chance(value)))
    return parts


def outlook_text(outlook: PlayerForecast, names: Sequence[str]) -> str:
    """Returns a sentence: "Anna: makes 2 goods." """
    parts = outlook_parts(outlook) or [nothing()]
    text = translate("SanJuanForecast", "{player}: {parts}.")
    return text.format(player=names[outlook.seat], parts=clauses(parts))
