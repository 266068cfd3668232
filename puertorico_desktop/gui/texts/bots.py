"""The names of bots as shown to players, and descriptions of their styles."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import command_of, is_steady, level_and_style
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.gui.games import style_words
from puertorico_desktop.gui.texts.style_words import StyleWords
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BOT_NAMES: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Bot", "Computer, plays at random"),
    "easy": QT_TRANSLATE_NOOP("Bot", "Computer, easy"),
    "simple": QT_TRANSLATE_NOOP("Bot", "Computer, knows the basics"),
    "normal": QT_TRANSLATE_NOOP("Bot", "Computer, normal"),
    "advanced": QT_TRANSLATE_NOOP("Bot", "Computer, advanced"),
    "hard": QT_TRANSLATE_NOOP("Bot", "Computer, hard"),
    "expert": QT_TRANSLATE_NOOP("Bot", "Computer, expert"),
}

BOT_EFFECTS: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Bot", "Does anything that the rules allow."),
    "easy": QT_TRANSLATE_NOOP("Bot", "Is still learning, and overlooks things. Moves at once."),
    "simple": QT_TRANSLATE_NOOP("Bot", "Plays by rules of thumb, and sticks to them. Moves at once."),
    "normal": QT_TRANSLATE_NOOP("Bot", "Judges well what a move brings, but does not look far ahead. Moves at once."),
    "advanced": QT_TRANSLATE_NOOP("Bot", "Looks a little way ahead at what the others may do. Moves almost at once."),
    "hard": QT_TRANSLATE_NOOP("Bot", "Looks ahead at what the others may do; takes a moment to think."),
    "expert": QT_TRANSLATE_NOOP("Bot", "Looks ahead with all the power of this computer; takes a while to think."),
}

NO_STYLE = StyleWords(
    QT_TRANSLATE_NOOP("Bot", "balanced"), QT_TRANSLATE_NOOP("Bot", "Takes whatever brings the victory closest."), ""
)
"""The words for the balanced style, which has no preference, in every game."""


def bot_title(name: str) -> str:
    """Returns the title of a bot, with its style if it has one; for an external program, the name of its file."""
    if name in BOT_NAMES:
        return translate("Bot", BOT_NAMES[name])
    command = command_of(name)
    if command is not None:
        return translate("Bot", "Program {name}").format(name=program_name(command))
    found = level_and_style(name)
    if found is None:
        return name
    level, style = found
    if level.steady:
        title = translate("Bot", "Computer, steady ({nodes})").format(nodes=level.budget.nodes)
    else:
        title = translate("Bot", BOT_NAMES[level.name])
    if style == BALANCED:
        return title
    return translate("Bot", "{bot}, {style}").format(bot=title, style=style_title(style))


def bot_effect(name: str) -> str:
    """Returns a description of a bot's play, in a sentence; empty for external programs."""
    if is_steady(name):
        return translate("Bot", "Plays like hard, and on every computer in the same way: such games can be shared.")
    return translate("Bot", BOT_EFFECTS[name]) if name in BOT_EFFECTS else ""


def style_title(name: str) -> str:
    """Returns the name of a style, in the terms of its game."""
    words = style_words(name) or NO_STYLE
    return translate("Bot", words.title)


def style_effect(name: str) -> str:
    """Returns the description of a style, in a sentence."""
    words = style_words(name) or NO_STYLE
    return translate("Bot", words.effect)
