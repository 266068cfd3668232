"""The texts about the progress of saved games of Puerto Rico, and the names of its editions."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.summary import Summary

translate = QCoreApplication.translate


def state(summary: Summary) -> str:
    """Returns the progress of a game, in the words of its edition, because the list contains games of all editions.
    It contains placeholders for the edition and the round."""
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
    """Returns the name of an edition."""
    return translate("Saves", EDITIONS[edition])
