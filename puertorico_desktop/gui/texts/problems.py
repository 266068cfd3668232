"""The problems with files, in words for the player."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.errors import FileKind, Problem, SaveError

translate = QCoreApplication.translate

ADVICE: Mapping[Problem, str] = {
    Problem.NEWER_FORMAT: QT_TRANSLATE_NOOP("Problem", "A newer version of the program opens it."),
    Problem.UNKNOWN_GAME: QT_TRANSLATE_NOOP("Problem", "A newer version of the program opens it."),
    Problem.UNKNOWN_EDITION: QT_TRANSLATE_NOOP("Problem", "A newer version of the program opens it."),
    Problem.DAMAGED: QT_TRANSLATE_NOOP("Problem", "The file stays as it is."),
    Problem.DISK_FULL: QT_TRANSLATE_NOOP("Problem", "Make room there, or choose another place."),
    Problem.READ_ONLY: QT_TRANSLATE_NOOP("Problem", "Choose another place."),
    Problem.NO_FOLDER: QT_TRANSLATE_NOOP("Problem", "Choose another place."),
    Problem.IN_USE: QT_TRANSLATE_NOOP("Problem", "Close the file there, then try again."),
    Problem.NAME: QT_TRANSLATE_NOOP("Problem", "Choose a shorter, simpler name."),
    Problem.UNWRITABLE: QT_TRANSLATE_NOOP("Problem", "Choose another place."),
    Problem.CHANGED_ELSEWHERE: QT_TRANSLATE_NOOP(
        "Problem", "If you replace it, what is there now becomes its backup."
    ),
}
ADVICE_ON_HISTORY: Mapping[Problem, str] = {
    Problem.DISK_FULL: QT_TRANSLATE_NOOP("Problem", "Make room there."),
    **dict.fromkeys((Problem.READ_ONLY, Problem.NO_FOLDER, Problem.UNWRITABLE), ""),
}
"""The remedies that differ for the statistics, whose place the player does not choose."""


def problem_text(error: SaveError) -> str:
    """Returns the problem in a sentence."""
    return translate("Problem", error.sentence)


def advice_text(problem: Problem) -> str:
    """Returns a remedy in a sentence; empty if there is none."""
    advice = ADVICE.get(problem)
    return translate("Problem", advice) if advice else ""


def explained(error: SaveError) -> str:
    """Returns the problem and its remedy."""
    own = ADVICE_ON_HISTORY.get(error.problem) if error.kind is FileKind.HISTORY else None
    advice = advice_text(error.problem) if own is None else own and translate("Problem", own)
    return sentences((problem_text(error), advice))
