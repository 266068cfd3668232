"""The texts for screen readers: whole sentences on the state of each item, the most important facts first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.sanjuan.models.items import (
    CardItem,
    CityItem,
    Crate,
    OfferItem,
    PriceItem,
    RoleItem,
    SeatItem,
)
from puertorico_desktop.gui.sanjuan.texts.phases import family, works
from puertorico_desktop.gui.sanjuan.texts.places import sells_for
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.gui.texts.bots import bot_title
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import clauses, listed, row, sentences, title

translate = QCoreApplication.translate
SanJuanSpeech = Context("SanJuanSpeech")


def role_speech(item: RoleItem, names: Sequence[str]) -> str:
    """ "Trader, taken by Anna." """
    role = role_name(item.role)
    if item.owner is None:
        text = translate("SanJuanSpeech", "{role}: free. Privilege: {privilege}.")
        return text.format(role=role, privilege=item.privilege)
    if item.running:
        text = translate("SanJuanSpeech", "{role}: chosen by {player}, the phase is running.")
    else:
        text = translate("SanJuanSpeech", "{role}: taken by {player}.")
    return text.format(role=role, player=names[item.owner])


def price_speech(item: PriceItem) -> str:
    """ "Next prices, from corn to coffee: 1 1 2 2 3." """
    if item.prices is None:
        return translate("SanJuanSpeech", "A price card that nobody has seen yet.")
    prices = " ".join(str(price) for price in item.prices)
    if item.turned:
        text = translate("SanJuanSpeech", "The prices now, from corn to coffee: {prices}.")
    elif item.next:
        text = translate("SanJuanSpeech", "The next prices, from corn to coffee: {prices}.")
    else:
        text = translate("SanJuanSpeech", "Prices, from corn to coffee: {prices}.")
    return text.format(prices=prices)


def pile_speech(name: str, count: int) -> str:
    """ "Deck: 36 cards." """
    return SanJuanSpeech.tr("{pile}: %n card(s).", "", count).format(pile=name)


def offer_speech(item: OfferItem) -> str:
    """ "Cathedral, costs 7, for you 5, worth 4 points now." """
    text = translate("SanJuanSpeech", "{building}, costs {cost}, for you {price}, worth {points} points now.")
    return text.format(building=card_name(item.building), cost=item.cost, price=item.price, points=item.worth)


def city_speech(item: CityItem) -> str:
    """ "Coffee Roaster, holds a good, sells for 3 at the next price." """
    if item.building is None:
        return translate("SanJuanSpeech", "Free space.")
    building = card_name(item.building)
    if item.site and not item.slots:
        return translate("SanJuanSpeech", "{building}, to be built for nothing.").format(building=building)
    if item.site:
        paid = sum(slot is not None for slot in item.slots)
        text = translate("SanJuanSpeech", "Paying for {building}: {paid} of {price}.")
        return text.format(building=building, paid=paid, price=len(item.slots))
    parts = [building]
    if item.crate is Crate.FULL:
        parts.append(translate("SanJuanSpeech", "holds a good"))
    elif item.crate is Crate.EMPTY:
        parts.append(translate("SanJuanSpeech", "empty"))
    if item.sells_for is not None:
        text = translate("SanJuanSpeech", "sells for {price} at the next price")
        parts.append(sells_for(item.sells_for, True) if item.sells_now else text.format(price=item.sells_for))
    if item.tucked is not None and item.tucked >= 0:
        parts.append(SanJuanSpeech.tr("%n card(s) under it", "", item.tucked))
    elif item.tucked is not None:
        parts.append(translate("SanJuanSpeech", "hidden cards under it"))
    parts.append(SanJuanSpeech.tr("%n point(s)", "", item.points))
    return translate("SanJuanSpeech", "{parts}.").format(parts=title(clauses(parts)))


def card_speech(item: CardItem) -> str:
    """ "Publishing House, costs 5, for you 3; commercial building; works in every phase; 3 points." """
    if item.building is None:
        return translate("SanJuanSpeech", "A hidden card.")
    values = {"building": card_name(item.building), "cost": item.cost}
    if item.price is not None and item.price != item.cost:
        text = translate("SanJuanSpeech", "{building}, costs {cost}, for you {price}")
        parts = [text.format(price=item.price, **values)]
    else:
        parts = [translate("SanJuanSpeech", "{building}, costs {cost}").format(**values)]
    parts += [family(item.building), works(item.building)]
    if item.grows:
        parts.append(SanJuanSpeech.tr("would bring %n point(s) now", "", item.points))
    else:
        parts.append(SanJuanSpeech.tr("%n point(s)", "", item.points))
    if item.fresh:
        parts.append(translate("SanJuanSpeech", "new"))
    if item.tag:
        parts.append(item.tag)
    return translate("SanJuanSpeech", "{parts}.").format(parts=clauses(parts))


def seat_speech(item: SeatItem) -> str:
    """ "David, governor, took the Craftsman: 6 cards, 8 buildings, at least 17 points, 2 goods." """
    heads = [item.name]
    if item.bot is not None:
        heads.append(bot_title(item.bot))
    if item.governor:
        heads.append(translate("SanJuanSpeech", "governor"))
    if item.asked:
        heads.append(translate("SanJuanSpeech", "to move"))
    if item.roles:
        roles = listed(role_name(role) for role in item.roles)
        heads.append(translate("SanJuanSpeech", "took: {roles}").format(roles=roles))
    points = SanJuanSpeech.tr("%n point(s)", "", item.points)
    figures = [
        SanJuanSpeech.tr("%n card(s) in hand", "", item.hand),
        SanJuanSpeech.tr("%n building(s)", "", item.buildings),
        translate("SanJuanSpeech", "at least {points}").format(points=points) if item.hidden else points,
        SanJuanSpeech.tr("%n good(s)", "", item.goods),
    ]
    text = translate("SanJuanSpeech", "{player}: {figures}.")
    return sentences([text.format(player=clauses(heads), figures=row(figures))])
