"""What is said of the faces at the table: a line of character for every computer player."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

CHARACTERS: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Portrait", "Tosses a coin before every move."),
    "easy": QT_TRANSLATE_NOOP("Portrait", "Came with the latest ship and is curious about everything."),
    "simple": QT_TRANSLATE_NOOP("Portrait", "Learned the trade from a leaflet."),
    "normal": QT_TRANSLATE_NOOP("Portrait", "Keeps tidy books and likes a fair deal."),
    "hard": QT_TRANSLATE_NOOP("Portrait", "Has sailed every sea and looks ahead."),
    "expert": QT_TRANSLATE_NOOP("Portrait", "Advises the governor and forgets nothing."),
    "machine": QT_TRANSLATE_NOOP("Portrait", "Follows its rules to the letter."),
}
TASTES: Mapping[str, str] = {
    "builder": QT_TRANSLATE_NOOP("Portrait", "Cannot pass a building site."),
    "shipper": QT_TRANSLATE_NOOP("Portrait", "Always hears the sea."),
    "trader": QT_TRANSLATE_NOOP("Portrait", "Counts the coins twice."),
}


def character(portrait: str) -> str:
    """Returns the line of character of a portrait; empty for those of people."""
    kind, _, style = portrait.removeprefix("bot_").partition("_")
    if kind not in CHARACTERS:
        return ""
    taste = translate("Portrait", TASTES[style]) if style in TASTES else ""
    return sentences([translate("Portrait", CHARACTERS[kind]), taste])


def choose_portrait(number: int) -> str:
    """Returns what the button does beside the name of a player; `number` counts from 1."""
    return translate("Portrait", "Portrait of player {number}").format(number=number)


def portrait_name(number: int) -> str:
    """Returns what a portrait is called in the list."""
    return translate("Portrait", "Portrait {number}").format(number=number)
