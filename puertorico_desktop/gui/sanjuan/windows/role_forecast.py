"""The forecast of a role of San Juan, as shown on the card below the role."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, in_game
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.forecast import PlayerForecast
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.texts import forecast as texts
from puertorico_desktop.gui.sanjuan.texts.words import role_effect
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, CRATE_ICON, building_icon, good_icon
from puertorico_desktop.gui.windows.forecast_card import Chip, Forecast, ForecastLine

MOST_BUILDINGS = 9
"""The largest number of buildings shown, the most expensive ones; the others are counted."""


def forecast_of(ref: str, interaction: SanJuanInteraction) -> Forecast | None:
    """Returns the forecast of the role card with that ref; None for other pieces, or if there is no forecast."""
    kind, _, name = ref.partition(":")
    if kind != "role":
        return None
    role = Role[name.upper()]
    outlooks = interaction.forecast(role)
    if not outlooks:
        return None
    lines = tuple(ForecastLine(one.seat, tuple(chips(one)), texts.nothing()) for one in outlooks)
    effect = role_effect(role, in_game(interaction.session.game.options, Card.BANK))
    return Forecast(texts.heading(role), effect, lines, texts.assumption(role))


def chips(outlook: PlayerForecast) -> Iterator[Chip]:
    """Returns the effects of the phase on one player, as icons."""
    dearest = sorted(texts.priced_buildings(outlook), key=lambda one: CATALOG[one[0]].cost, reverse=True)
    for card, price in dearest[:MOST_BUILDINGS]:
        yield Chip(building_icon(card), price)
    if len(dearest) > MOST_BUILDINGS:
        yield Chip(words=f"+{len(dearest) - MOST_BUILDINGS}")
    if texts.up_to(outlook):
        yield Chip(words=texts.up_to(outlook))
    for card in outlook.makes:
        good = CATALOG[card].good
        assert good is not None
        yield Chip(good_icon(good))
    if outlook.goods and not outlook.makes:
        yield Chip(CRATE_ICON, str(outlook.goods))
        yield Chip(words=texts.some_of(outlook.empty), strong=False)
    if outlook.sells:
        yield Chip(CRATE_ICON, str(outlook.sells))
        yield Chip(CARD_ICON, texts.cards_range(outlook))
    if outlook.keeps:
        yield Chip(CARD_ICON, texts.kept_of(outlook))
    elif outlook.draws:
        yield Chip(CARD_ICON, f"+{outlook.draws}")
    for card, value in ((Card.GOLD_MINE, outlook.gold_mine), (Card.BANK, outlook.bank)):
        if value is not None:
            yield Chip(building_icon(card), texts.chance(value))
