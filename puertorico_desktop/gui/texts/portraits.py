"""The texts of portraits: a line of character for every bot."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.games import style_words
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

CHARACTERS: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Portrait", "Tosses a coin before every move."),
    "easy": QT_TRANSLATE_NOOP("Portrait", "Came with the latest ship and is curious about everything."),
    "simple": QT_TRANSLATE_NOOP("Portrait", "Learned the trade from a leaflet."),
    "normal": QT_TRANSLATE_NOOP("Portrait", "Keeps tidy books and likes a fair deal."),
    "advanced": QT_TRANSLATE_NOOP("Portrait", "Thinks two moves ahead over a cup of coffee."),
    "hard": QT_TRANSLATE_NOOP("Portrait", "Has sailed every sea and looks ahead."),
    "expert": QT_TRANSLATE_NOOP("Portrait", "Advises the governor and forgets nothing."),
    "machine": QT_TRANSLATE_NOOP("Portrait", "Follows its rules to the letter."),
}


def character(portrait: str) -> str:
    """Returns the line of character of a portrait, given by its id or picture: that of the style if it has one,
    otherwise that of the level; empty for portraits of people."""
    kind, _, style = portrait.rpartition("/")[2].removeprefix("bot_").partition("_")
    words_of_style = style_words(style)
    words = CHARACTERS.get(kind, "") if words_of_style is None else words_of_style.character
    return translate("Portrait", words) if words else ""


def choose_portrait(number: int) -> str:
    """Returns the tooltip of the button beside a player's name; `number` counts from 1."""
    return translate("Portrait", "Portrait of player {number}").format(number=number)


def portrait_name(number: int) -> str:
    """Returns the name of a portrait in the list."""
    return translate("Portrait", "Portrait {number}").format(number=number)
