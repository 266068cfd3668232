"""The words of advice that are the same in every game."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.texts.phrases import row

translate = QCoreApplication.translate

MOST_NAMED = 3
"""So many choices that are about equal are named; of more it is said how many they are."""


def heading(options: Sequence[str]) -> str:
    """What the adviser would do: one thing, or any of some that are about equal."""
    if len(options) == 1:
        return translate("Advice", "Hint: {option}").format(option=options[0])
    if len(options) > MOST_NAMED:
        return translate("Advice", "About equal: the first {count}").format(count=len(options))
    return translate("Advice", "About equal: {options}").format(options=row(options))


def chance(win: float) -> str:
    """A share of the victory, 0 to 1, in per cent."""
    return translate("Advice", "{percent} %").format(percent=QLocale().toString(round(100 * win)))


def points_text(points: float) -> str:
    """Points at the end."""
    return QLocale().toString(points, "f", 1)


def columns() -> tuple[str, str, str]:
    """What stands above the columns of the list."""
    return (
        translate("Advice", "You may"),
        translate("Advice", "Victory"),
        translate("Advice", "VP"),
    )


def columns_tip() -> str:
    """What the figures are."""
    return translate(
        "Advice",
        "How likely this leads to your victory, and how many victory points you can expect at the end, as far as the "
        "adviser has looked ahead.",
    )


def option_speech(option: str, win: float, points: float) -> str:
    """A line of the list as a sentence."""
    text = translate("Advice", "{option}: chance of victory {chance}, about {points} VP at the end.")
    return text.format(option=option, chance=chance(win), points=points_text(points))
