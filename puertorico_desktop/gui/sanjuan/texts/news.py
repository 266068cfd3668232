"""The texts on the approaching end of San Juan."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def last_phase() -> str:
    """Returns the notice that the game ends with the running phase, shown beside the question."""
    return translate("SanJuanNews", "Last phase")


def full_city(player: str) -> str:
    """Returns the reason why the running phase is the last one."""
    return translate("SanJuanNews", "{player} has filled the city: the game ends with this phase.").format(
        player=player
    )
