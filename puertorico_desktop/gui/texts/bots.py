"""What the bots are called wherever players read of them, and what is said about their styles."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import command_of, is_steady, level_and_style
from puertorico_desktop.gui.app.programs import program_name
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BOT_NAMES: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Bot", "Computer, plays at random"),
    "easy": QT_TRANSLATE_NOOP("Bot", "Computer, easy"),
    "simple": QT_TRANSLATE_NOOP("Bot", "Computer, knows the basics"),
    "normal": QT_TRANSLATE_NOOP("Bot", "Computer, normal"),
    "hard": QT_TRANSLATE_NOOP("Bot", "Computer, hard"),
    "expert": QT_TRANSLATE_NOOP("Bot", "Computer, expert"),
}

BOT_EFFECTS: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Bot", "Does anything that the rules allow."),
    "easy": QT_TRANSLATE_NOOP("Bot", "Is still learning, and overlooks things. Moves at once."),
    "simple": QT_TRANSLATE_NOOP("Bot", "Plays by rules of thumb, and sticks to them. Moves at once."),
    "normal": QT_TRANSLATE_NOOP("Bot", "Judges well what a move brings, but does not look far ahead. Moves at once."),
    "hard": QT_TRANSLATE_NOOP("Bot", "Looks ahead at what the others may do; takes a moment to think."),
    "expert": QT_TRANSLATE_NOOP("Bot", "Looks ahead with all the power of this computer; takes a while to think."),
}

STYLE_NAMES: Mapping[str, str] = {
    "balanced": QT_TRANSLATE_NOOP("Bot", "balanced"),
    "builder": QT_TRANSLATE_NOOP("Bot", "builder"),
    "shipper": QT_TRANSLATE_NOOP("Bot", "shipper"),
    "trader": QT_TRANSLATE_NOOP("Bot", "trader"),
    "architect": QT_TRANSLATE_NOOP("Bot", "architect"),
    "producer": QT_TRANSLATE_NOOP("Bot", "producer"),
    "collector": QT_TRANSLATE_NOOP("Bot", "collector"),
}

STYLE_EFFECTS: Mapping[str, str] = {
    "balanced": QT_TRANSLATE_NOOP("Bot", "Takes whatever brings the victory closest."),
    "builder": QT_TRANSLATE_NOOP("Bot", "Likes buildings best, above all the large ones."),
    "shipper": QT_TRANSLATE_NOOP("Bot", "Likes to produce much and to ship it for victory points."),
    "trader": QT_TRANSLATE_NOOP("Bot", "Likes money: sells dear goods and saves where it builds."),
    "architect": QT_TRANSLATE_NOOP("Bot", "Likes monuments and buildings that cost 6 best."),
    "producer": QT_TRANSLATE_NOOP("Bot", "Likes production buildings, and those that bring more for goods."),
    "collector": QT_TRANSLATE_NOOP("Bot", "Likes buildings that bring cards, and those that cards go under."),
}


def bot_title(name: str) -> str:
    """A kind of bot in words, with its style if it has one; another program by the name of its file."""
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
    """How a kind of bot plays, in a sentence; nothing about other programs."""
    if is_steady(name):
        return translate("Bot", "Plays like hard, and on every computer in the same way: such games can be shared.")
    return translate("Bot", BOT_EFFECTS[name]) if name in BOT_EFFECTS else ""


def style_title(name: str) -> str:
    """A style in a word."""
    return translate("Bot", STYLE_NAMES[name])


def style_effect(name: str) -> str:
    """What a style means, in a sentence."""
    return translate("Bot", STYLE_EFFECTS[name])
