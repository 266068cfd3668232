"""The texts of advice that are common to all games."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.phrases import clauses

translate = QCoreApplication.translate

MOST_NAMED = 3
"""The most options about equal that are named; of more only the number is given."""


def heading(options: Sequence[str]) -> str:
    """Returns the heading of the advice: the preferred option, or several about equal ones."""
    if len(options) == 1:
        return translate("Advice", "Hint: {option}").format(option=options[0])
    if len(options) > MOST_NAMED:
        return translate("Advice", "About equal: the first {count}").format(count=len(options))
    return translate("Advice", "About equal: {options}").format(options=clauses(options))


def chance(win: float) -> str:
    """Returns a chance of victory, given from 0 to 1, in per cent."""
    return translate("Advice", "{percent} %").format(percent=QLocale().toString(round(100 * win)))


def points_text(points: float) -> str:
    """Returns the expected points at the end, with one decimal place."""
    return QLocale().toString(points, "f", 1)


def columns() -> tuple[str, str, str]:
    """Returns the headings of the columns of the list."""
    return (
        translate("Advice", "You may"),
        translate("Advice", "Victory"),
        translate("Advice", "VP"),
    )


def columns_tip() -> str:
    """Returns the explanation of the figures."""
    return translate(
        "Advice",
        "How likely this leads to your victory, and how many victory points you can expect at the end, as far as the "
        "adviser has looked ahead.",
    )


def option_speech(option: str, win: float, points: float) -> str:
    """Returns a line of the list as a sentence."""
    text = translate("Advice", "{option}: chance of victory {chance}, about {points} VP at the end.")
    return text.format(option=option, chance=chance(win), points=points_text(points))
