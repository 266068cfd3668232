"""How far a saved game of Puerto Rico is, and what its editions are called."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.summary import Summary

translate = QCoreApplication.translate


def state(summary: Summary) -> str:
    """How far a game is, in the words of its own edition: there are games of all editions in the list."""
    if Edition(summary.edition) is Edition.SPECIAL_1897:
        if summary.finished:
            return translate("Saves1897", "{edition}, finished in round {round}")
        return translate("Saves1897", "{edition}, round {round}")
    if summary.finished:
        return translate("Saves", "{edition}, finished in round {round}")
    return translate("Saves", "{edition}, round {round}")


EDITIONS: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Saves", "Classic"),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP("Saves", "1897"),
}


def edition_name(edition: Edition) -> str:
    """The name of an edition."""
    return translate("Saves", EDITIONS[edition])
