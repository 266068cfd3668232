"""The progress of a saved game of San Juan, and the name of its edition."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.saves.summary import Summary

translate = QCoreApplication.translate


def state(summary: Summary) -> str:
    """Returns the progress of a game."""
    if summary.finished:
        return translate("SanJuanSaves", "{edition}, finished in round {round}")
    return translate("SanJuanSaves", "{edition}, round {round}")


def edition_name() -> str:
    """Returns the name of the game."""
    return translate("SanJuanSaves", "San Juan 1897")
