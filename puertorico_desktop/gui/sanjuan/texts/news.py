"""The words that San Juan is about to end."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def last_phase() -> str:
    """That the game ends with the running phase; stands beside the question until then."""
    return translate("SanJuanNews", "Last phase")


def full_city(player: str) -> str:
    """Why the running phase is the last one of San Juan."""
    return translate("SanJuanNews", "{player} has filled the city: the game ends with this phase.").format(
        player=player
    )
