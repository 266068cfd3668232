"""What the bots are called in the new-game dialog: one for every name in the registry."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

BOT_NAMES: Mapping[str, str] = {
    "random": QT_TRANSLATE_NOOP("Bot", "Computer, plays at random"),
    "simple": QT_TRANSLATE_NOOP("Bot", "Computer, knows the basics"),
    "easy": QT_TRANSLATE_NOOP("Bot", "Computer, easy"),
    "normal": QT_TRANSLATE_NOOP("Bot", "Computer, normal"),
    "hard": QT_TRANSLATE_NOOP("Bot", "Computer, hard"),
    "expert": QT_TRANSLATE_NOOP("Bot", "Computer, expert"),
}


def bot_title(name: str) -> str:
    """A kind of bot in words."""
    return translate("Bot", BOT_NAMES[name])
