"""The texts of San Juan in statistics: sources of points, buildings, endings, parts of the game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.sanjuan import statistics as counted
from puertorico_desktop.engine.sanjuan.components import CARDS, Role
from puertorico_desktop.gui.sanjuan.texts import scores
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

_FEATS: Mapping[str, str] = {counted.BUILDINGS: QT_TRANSLATE_NOOP("Statistics", "Win by buildings")}
_ROLES = {role.id: role for role in Role}
_CARDS = {card.id: card for card in CARDS}


_WAYS: Mapping[str, str] = {
    counted.WAYS[0]: QT_TRANSLATE_NOOP("SanJuanScore", "By what is printed on buildings"),
    counted.WAYS[1]: QT_TRANSLATE_NOOP("SanJuanScore", "By both"),
    counted.WAYS[2]: QT_TRANSLATE_NOOP("SanJuanScore", "By what buildings count besides"),
}


def feats() -> dict[str, str]:
    """Returns the special achievements, by the ids of the statistics."""
    return {feat: translate("Statistics", text) for feat, text in _FEATS.items()}


def word(key: str, is_way: bool = False) -> str:
    """Returns the name of a statistical id; the id itself if it has none."""
    if is_way and key in _WAYS:
        return translate("SanJuanScore", _WAYS[key])
    if key in _ROLES:
        return role_name(_ROLES[key])
    if key in _CARDS:
        return card_name(_CARDS[key])
    if key == counted.BUILDINGS:
        return scores.buildings()
    if key == counted.NO_CARD_LEFT:
        return scores.no_card_was_left()
    return scores.city_was_full() if key == counted.FULL_CITY else key
