"""The words of the score sheet: every source of points, and how the game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import EndTrigger
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.words import listed
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Score = Context("Score")

ENDINGS: Mapping[EndTrigger, str] = {
    EndTrigger.COLONISTS: QT_TRANSLATE_NOOP("Score", "There were not enough colonists left to fill the ship."),
    EndTrigger.CITY: QT_TRANSLATE_NOOP("Score", "A city was full."),
    EndTrigger.VICTORY_POINTS: QT_TRANSLATE_NOOP("Score", "The last victory point chip was taken."),
}


def ending(trigger: EndTrigger) -> str:
    """What made the last round the last one."""
    return translate("Score", ENDINGS[trigger])


def undo_used() -> str:
    """A remark for whoever compares scores."""
    return translate("Score", "Moves were taken back in this game.")


def branched(ply: int) -> str:
    """A remark on a game that went on from the middle of another one."""
    return translate("Score", "This game went on from decision {number} of another one.").format(number=ply + 1)


def result(winners: Sequence[str], points: int) -> str:
    """Who has won, with how many points."""
    if len(winners) > 1:
        text = Score.tr("{winners} share the victory with %n point(s) each.", "", points)
        return text.format(winners=listed(winners))
    return Score.tr("{winner} wins with %n point(s).", "", points).format(winner=winners[0])


def chips() -> str:
    """Points gained during the game."""
    return translate("Score", "Victory point chips")


def buildings() -> str:
    """The points printed on the buildings."""
    return translate("Score", "Buildings")


def bonus(building: str) -> str:
    """What an occupied large building adds."""
    return translate("Score", "Bonus of the {building}").format(building=building)


def total() -> str:
    """All points together."""
    return translate("Score", "Total")


def tie_break() -> str:
    """What decides between equal scores."""
    return translate("Score", "Doubloons and goods")


def place() -> str:
    """The place at the end."""
    return translate("Score", "Place")


def cell_speech(player: str, source: str, value: str) -> str:
    """A cell of the score sheet, read out."""
    return translate("Score", "{player}, {source}: {value}").format(player=player, source=source, value=value)
