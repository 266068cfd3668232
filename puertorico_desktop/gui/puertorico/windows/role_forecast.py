"""The forecast of a role of Puerto Rico, for the card below the role."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, Role
from puertorico_desktop.engine.puertorico.forecast import Deeds, PlayerForecast
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.texts import forecast as texts
from puertorico_desktop.gui.puertorico.texts.achievements import card_title
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.reasons import skip_text
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, tile_icon
from puertorico_desktop.gui.windows.forecast_card import Chip, Forecast, ForecastLine

MOST_BUILDINGS = 9
"""The number of buildings that are shown, the most expensive first; the others are only counted."""


def forecast_of(ref: str, interaction: Interaction) -> Forecast | None:
    """Returns the forecast of a role card by its ref; None for another piece, or if there is no forecast."""
    kind, _, name = ref.partition(":")
    if kind != "role":
        return None
    role, words = Role[name.upper()], interaction.session.words
    outlooks = interaction.forecast(role)
    if not outlooks:
        return None
    lines = tuple(_line(outlook, interaction) for outlook in outlooks)
    effect = words.role_effect(role, interaction.session.game.rules.captures)
    return Forecast(texts.heading(role, words), effect, lines, texts.assumption(role))


def _line(outlook: PlayerForecast, interaction: Interaction) -> ForecastLine:
    signs = tuple(chips(outlook))
    if signs or outlook.refusal is None:
        return ForecastLine(outlook.seat, signs, texts.nothing())
    session = interaction.session
    return ForecastLine(outlook.seat, (), skip_text(outlook.refusal, outlook.seat, session.words, session.names))


def _deeds(found: Deeds) -> Iterator[Chip]:
    """Yields the result of each deed of a smuggler, separated by slashes, because only one deed can be chosen."""
    most = max((doubloons for _, doubloons in found.captives), default=0)
    others = (("points", found.points, "+"), ("colonist", found.people, "≤"), ("doubloon", most, "≤"))
    deeds = [Chip(good_icon(good), f"≤{amount}") for good, amount in found.raids]
    deeds += [Chip(icon, f"{sign}{amount}") for icon, amount, sign in others if amount]
    for number, deed in enumerate(deeds):
        if number:
            yield Chip(words="/", strong=False)
        yield deed


def chips(outlook: PlayerForecast) -> Iterator[Chip]:
    """Yields the effect of the phase on one player, as icons with figures."""
    for good, amount in zip(GOODS, outlook.produced, strict=True):
        if amount:
            yield Chip(good_icon(good), str(amount))
    if outlook.extra:
        yield Chip(words="+1")
        for good in outlook.extra:
            yield Chip(good_icon(good))
    for tile in outlook.tiles:
        yield Chip(tile_icon(tile))
    if outlook.draws:
        yield Chip(words="+")
        yield Chip(tile_icon(None))
    dearest = sorted(outlook.buildings, key=lambda building: CATALOG[building].cost, reverse=True)
    for building in dearest[:MOST_BUILDINGS]:
        yield Chip(building_icon(building))
    if len(dearest) > MOST_BUILDINGS:
        yield Chip(words=f"+{len(dearest) - MOST_BUILDINGS}")
    if outlook.colonists > outlook.nobles:
        yield Chip("colonist", str(outlook.colonists - outlook.nobles))
    if outlook.nobles:
        yield Chip("noble", str(outlook.nobles))
    if outlook.sold is not None:
        yield Chip(good_icon(outlook.sold), "1")
    for good, amount in zip(GOODS, outlook.loaded, strict=True):
        if amount:
            yield Chip(good_icon(good), str(amount))
    if outlook.points:
        yield Chip("points", f"+{outlook.points}")
    if outlook.doubloons:
        yield Chip("doubloon", f"+{outlook.doubloons}")
    if outlook.deeds is not None:
        yield from _deeds(outlook.deeds)
    for task in outlook.tasks:
        yield Chip("bunting", task_name(task))
    for card in outlook.achievements:
        yield Chip("achievement", card_title(card))
    if any(outlook.spoiled):
        yield Chip(words=texts.spoiling(), strong=False)
        for good, amount in zip(GOODS, outlook.spoiled, strict=True):
            if amount:
                yield Chip(good_icon(good), str(amount), strong=False)
