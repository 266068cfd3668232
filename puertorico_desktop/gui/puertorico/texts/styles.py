"""The texts about the styles of computer players."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.gui.texts.style_words import StyleWords
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

STYLES: Mapping[str, StyleWords] = {
    "builder": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "builder"),
        QT_TRANSLATE_NOOP("Bot", "Likes buildings best, above all the large ones."),
        QT_TRANSLATE_NOOP("Portrait", "Builds before anything else, and ships what is left."),
    ),
    "shipper": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "shipper"),
        QT_TRANSLATE_NOOP("Bot", "Likes to produce much and to ship it for victory points."),
        QT_TRANSLATE_NOOP("Portrait", "Always hears the sea, and wants everything aboard."),
    ),
    "trader": StyleWords(
        QT_TRANSLATE_NOOP("Bot", "trader"),
        QT_TRANSLATE_NOOP("Bot", "Likes money: sells dear goods and saves where it builds."),
        QT_TRANSLATE_NOOP("Portrait", "Counts the coins twice, and passes no market by."),
    ),
}
