"""The reasons why a move cannot be undone."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.match.match import UndoObstacle

translate = QCoreApplication.translate

_NO_UNDO: Mapping[UndoObstacle, str] = {
    UndoObstacle.NO_MOVE: QT_TRANSLATE_NOOP("SanJuanButton", "There is nothing to take back."),
    UndoObstacle.REVEALED: QT_TRANSLATE_NOOP(
        "SanJuanButton", "Cards have been seen since the last move: it cannot be taken back any more."
    ),
    UndoObstacle.OF_ANOTHER_PLAYER: QT_TRANSLATE_NOOP(
        "SanJuanButton", "The move before this one is another player's: only they can take it back."
    ),
    UndoObstacle.ONE_TRY: QT_TRANSLATE_NOOP(
        "SanJuanButton", "One try counts in the game of the day: nothing is taken back."
    ),
}


def no_undo_tip(obstacle: UndoObstacle) -> str:
    """Returns the reason why the undo button is disabled."""
    return translate("SanJuanButton", _NO_UNDO[obstacle])
