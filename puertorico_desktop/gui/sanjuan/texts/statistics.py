"""The words of San Juan in statistics: sources of points, buildings, endings, parts of the game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.sanjuan import statistics as counted
from puertorico_desktop.engine.sanjuan.components import CARDS, Role
from puertorico_desktop.gui.sanjuan.texts import scores
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name

translate = QCoreApplication.translate

_ROLES = {role.id: role for role in Role}
_CARDS = {card.id: card for card in CARDS}


def word(key: str) -> str:
    """Returns the name of what has that id; the id itself if it has none."""
    if key in _ROLES:
        return role_name(_ROLES[key])
    if key in _CARDS:
        return card_name(_CARDS[key])
    if key == counted.BUILDINGS:
        return scores.buildings()
    return translate("SanJuanScore", "A city was full.") if key in counted.SanJuanStatistics.endings else key
