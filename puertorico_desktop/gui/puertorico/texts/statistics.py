"""The texts of Puerto Rico in the statistics: sources of points, buildings, endings, ways to win, parts of the
game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.puertorico import statistics as counted
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Extra, Role
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.texts import scores
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_WORDS: Mapping[str, str] = {
    counted.SHIPPING: QT_TRANSLATE_NOOP("Statistics", "Shipping"),
    "building": QT_TRANSLATE_NOOP("Statistics", "By buildings"),
    "mixed": QT_TRANSLATE_NOOP("Statistics", "By both"),
    counted.FESTIVAL: QT_TRANSLATE_NOOP("Statistics", "Festival"),
}
_BY_SHIPPING = QT_TRANSLATE_NOOP("Statistics", "By shipping")
_ROLES = {role.id: role for role in Role}
_BUILDINGS = {building.id: building for building in Building}
_EXTRAS = {extra.id: extra for extra in Extra}
_TRIGGERS = {trigger.id: trigger for trigger in EndTrigger}

_FEATS: Mapping[str, str] = {
    counted.SHIPPING: QT_TRANSLATE_NOOP("Statistics", "Win by shipping"),
    counted.BUILDINGS: QT_TRANSLATE_NOOP("Statistics", "Win by buildings"),
    counted.ASHORE: QT_TRANSLATE_NOOP("Statistics", "Leave goods of all others ashore but none of yours"),
}


def feats() -> dict[str, str]:
    """Returns the descriptions of feats that a player may try, by the ids of the statistics."""
    return {feat: translate("Statistics", text) for feat, text in _FEATS.items()}


def word(key: str, edition: str, is_way: bool = False) -> str:
    """Returns the displayed name of an id of the statistics; the id itself if it has none."""
    words = Words(Edition(edition))
    if is_way and key == counted.WAYS[0]:
        return translate("Statistics", _BY_SHIPPING)
    if key in _WORDS:
        return translate("Statistics", _WORDS[key])
    if key in _ROLES:
        return words.role(_ROLES[key])
    if key in _BUILDINGS:
        return words.building(_BUILDINGS[key])
    if key in _TRIGGERS:
        return scores.ending(_TRIGGERS[key])
    if key in _EXTRAS:
        return scores.extra(_EXTRAS[key])
    if key == counted.BUILDINGS:
        return scores.buildings()
    if key == counted.NOBLES:
        return scores.nobles(words.edition)
    return scores.achievements() if key == counted.ACHIEVEMENTS else key
