"""The texts of the forecast: the effect of choosing a role on each player."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.forecast import PlayerForecast
from puertorico_desktop.gui.puertorico.texts.achievements import card_title
from puertorico_desktop.gui.puertorico.texts.festival import task_name
from puertorico_desktop.gui.puertorico.texts.reasons import skip_text
from puertorico_desktop.gui.puertorico.texts.smuggling import deed_parts
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import clauses, listed

translate = QCoreApplication.translate
Forecast = Context("Forecast")

ASSUMING = frozenset({Role.TRADER, Role.CAPTAIN})
"""The roles whose forecast depends on the choices of other players."""


def heading(role: Role, words: Words) -> str:
    """Returns the heading of the forecast."""
    return translate("Forecast", "{role}: what it would bring now").format(role=words.role(role))


def assumption(role: Role) -> str:
    """Returns the assumption of the forecast; empty if there is none."""
    if role in ASSUMING:
        return translate("Forecast", "If everybody in turn takes what brings most at once.")
    if role in (Role.SETTLER, Role.BUILDER):
        return translate("Forecast", "If nobody before takes anything away.")
    return ""


def nothing() -> str:
    """Returns the text for a player on whom the phase has no effect."""
    return translate("Forecast", "nothing")


def spoiling() -> str:
    """Returns the text before the goods that would be lost."""
    return translate("Forecast", "spoils")


def outlook_text(outlook: PlayerForecast, words: Words, names: Sequence[str]) -> str:
    """Returns the forecast for one player, such as "Anna: produces 2 corn and 1 sugar; receives 1 doubloon"."""
    parts = outlook_parts(outlook, words)
    if not parts:
        if outlook.refusal is not None:
            return skip_text(outlook.refusal, outlook.seat, words, names)
        parts = [nothing()]
    text = translate("Forecast", "{player}: {parts}.")
    return text.format(player=names[outlook.seat], parts=clauses(parts))


def outlook_parts(outlook: PlayerForecast, words: Words) -> list[str]:
    """Returns the effects of the phase on one player, one by one."""
    parts = []
    if any(outlook.produced):
        parts.append(translate("Forecast", "produces {goods}").format(goods=words.goods(outlook.produced)))
    if outlook.extra:
        goods = listed(words.good(good) for good in outlook.extra)
        parts.append(translate("Forecast", "may take one more of {goods}").format(goods=goods))
    if outlook.tiles:
        tiles = listed(words.tile(tile) for tile in outlook.tiles)
        parts.append(translate("Forecast", "may take: {tiles}").format(tiles=tiles))
    if outlook.draws:
        parts.append(translate("Forecast", "may draw from the face-down pile"))
    if outlook.buildings:
        dearest = max(outlook.buildings, key=lambda building: CATALOG[building].cost)
        text = Forecast.tr("could build %n kind(s), up to the {building}", "", len(outlook.buildings))
        parts.append(text.format(building=words.building(dearest)))
    if outlook.colonists:
        parts.append(Forecast.tr("receives %n colonist(s)", "", outlook.colonists))
    if outlook.nobles:
        parts.append(Forecast.tr("%n noble(s) among them", "", outlook.nobles))
    if outlook.sold is not None:
        parts.append(translate("Forecast", "sells {good}").format(good=words.good(outlook.sold)))
    if any(outlook.loaded):
        parts.append(translate("Forecast", "loads {goods}").format(goods=words.goods(outlook.loaded)))
    if outlook.points:
        parts.append(Forecast.tr("scores %n point(s)", "", outlook.points))
    if outlook.doubloons:
        parts.append(Forecast.tr("receives %n doubloon(s)", "", outlook.doubloons))
    if outlook.deeds is not None:
        parts += deed_parts(outlook.deeds, words)
    completes = [*map(task_name, outlook.tasks), *map(card_title, outlook.achievements)]
    if completes:
        parts.append(translate("Forecast", "may complete: {titles}").format(titles=listed(completes)))
    if any(outlook.spoiled):
        parts.append(translate("Forecast", "loses {goods}").format(goods=words.goods(outlook.spoiled)))
    return parts
