"""The words of the score sheet: every source of points, and how the game ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.components import EndTrigger
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.scores import handicapped, result
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Score = Context("Score")

ENDINGS: Mapping[EndTrigger, str] = {
    EndTrigger.COLONISTS: QT_TRANSLATE_NOOP("Score", "There were not enough colonists left to fill the ship."),
    EndTrigger.CITY: QT_TRANSLATE_NOOP("Score", "A city was full."),
    EndTrigger.VICTORY_POINTS: QT_TRANSLATE_NOOP("Score", "The last victory point chip was taken."),
}

NOBLES: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Score", "Nobles"),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP("Score", "Citizens"),
}


def ending(trigger: EndTrigger) -> str:
    """What made the last round the last one."""
    return translate("Score", ENDINGS[trigger])


def result_of(game: PuertoRico, names: Sequence[str]) -> str:
    """The result of a finished game."""
    standings = game.standings()
    winners = [names[one.seat] for one in standings if one.place == 1]
    if game.options.handicaps:
        return handicapped(winners, game.scores()[standings[0].seat].half_points)
    return result(winners, standings[0].points)


def chips() -> str:
    """Points gained during the game."""
    return translate("Score", "Victory point chips")


def buildings() -> str:
    """The points printed on the buildings."""
    return translate("Score", "Buildings")


def printed(building: str, points: int) -> str:
    """The points printed on one building."""
    return translate("Score", "{building}: {points}").format(building=building, points=points)


def bonus(building: str) -> str:
    """What an occupied large building adds."""
    return translate("Score", "Bonus of the {building}").format(building=building)


def achievements() -> str:
    """The points of the achievement cards that are done."""
    return translate("Score", "Achievements")


def nobles(edition: Edition) -> str:
    """A point for each of the people of the expansion."""
    return translate("Score", NOBLES[edition])
