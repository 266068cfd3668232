"""The words of the styles of computer players."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.gui.texts.style_words import StyleWords
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

STYLES: Mapping[str, StyleWords] = {
    "architect": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "architect"),
        QT_TRANSLATE_NOOP("Bot", "Likes monuments and buildings that cost 6 best."),
        QT_TRANSLATE_NOOP("Portrait", "Dreams of monuments and great halls."),
    ),
    "producer": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "producer"),
        QT_TRANSLATE_NOOP("Bot", "Likes production buildings, and those that bring more for goods."),
        QT_TRANSLATE_NOOP("Portrait", "Cannot bear to see a workshop empty."),
    ),
    "collector": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "collector"),
        QT_TRANSLATE_NOOP("Bot", "Likes buildings that bring cards, and those that cards go under."),
        QT_TRANSLATE_NOOP("Portrait", "Lays something by for a rainy day."),
    ),
}
