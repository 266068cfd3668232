"""How far a saved game of San Juan is, and what its edition is called."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.saves.summary import Summary

translate = QCoreApplication.translate


def state(summary: Summary) -> str:
    """Returns how far a game is."""
    if summary.finished:
        return translate("SanJuanSaves", "{edition}, finished in round {round}")
    return translate("SanJuanSaves", "{edition}, round {round}")


def edition_name() -> str:
    """Returns the name of the game."""
    return translate("SanJuanSaves", "San Juan 1897")
