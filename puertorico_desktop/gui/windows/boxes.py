"""Message boxes that do not block: they are opened, and call a function when a button is chosen."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont, QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from puertorico_desktop.gui.texts.typesetting import broken_by_phrases, is_broken_by_phrases, well_broken
from puertorico_desktop.gui.texts.wrapping import best_broken, size_of_wrapped

Role = QMessageBox.ButtonRole
Answers = Mapping[str, Callable[[], object] | None]


MOST_LETTERS = 30
"""The most wide letters on a line of a box."""
MOST_WIDER = 6
"""The most wide letters by which a box is wider for better line breaks."""
_IS_NOTICE = "is_notice"
"""The property of a box that tells whether it only tells something."""


class Severity(Enum):
    """The severity of a message, as the icon of its box."""

    NEWS = QMessageBox.Icon.Information
    QUESTION = QMessageBox.Icon.Question
    WARNING = QMessageBox.Icon.Warning


def keep_above(parent: QWidget, platform: str = sys.platform) -> None:
    """Open the open boxes over the window again, above a dialog that has just opened there and would hide them. Only
    the order of opening counts on Wayland; macOS shows one after the other by itself."""
    if platform != "darwin":
        for box in parent.findChildren(QMessageBox, options=Qt.FindChildOption.FindDirectChildrenOnly):
            if box.isVisible() and box.clickedButton() is None:  # an answer opens a dialog before its box is closed
                box.hide()
                box.open()


def move_notices(old: QWidget, new: QWidget) -> None:
    """Move the open boxes over a window that only tell something to the window that replaces it. The others ask about
    what the old window had on its table."""
    for box in old.findChildren(QMessageBox, options=Qt.FindChildOption.FindDirectChildrenOnly):
        if box.isVisible() and box.property(_IS_NOTICE):
            box.setParent(new, box.windowFlags())  # hides it
            box.open()


def plain_box(parent: QWidget, heading: str, words: str) -> QMessageBox:
    """Returns a box over the window that shows its texts as plain text and deletes itself when it is closed."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(well_broken(heading))
    box.setInformativeText(well_broken(words))
    label = box.findChild(QLabel, "qt_msgbox_informativelabel")
    if label is not None:
        label.setMinimumWidth(room_for(words, label.font(), width_of(label)))
        label.setText(best_broken(words, label.font(), label.minimumWidth()))
        label.setAccessibleName(words)
        above = box.findChild(QLabel, "qt_msgbox_label")
        if above is not None:  # in the same column
            box.setText(best_broken(heading, above.font(), label.minimumWidth()))
    return box


def width_of(label: QLabel) -> int:
    """Returns the width in pixels at which the words take one line, or lines of about equal length. Qt makes a box
    only as wide as its heading and its buttons."""
    label.setWordWrap(False)
    natural = label.sizeHint().width()
    label.setWordWrap(True)
    height = label.fontMetrics().height()
    lines = max(1, -(-natural // (MOST_LETTERS * height)))
    return natural // lines + height * (lines > 1) + 2


def room_for(words: str, font: QFont, width: int) -> int:
    """Returns that width, or the next one at which Japanese lines end between phrases and are not more."""
    metrics = QFontMetricsF(font)
    if is_broken_by_phrases(words):
        most = size_of_wrapped(words, metrics, width).height()
        for wider in range(width, width + MOST_WIDER * round(metrics.height()), round(metrics.height() / 2)):
            size = size_of_wrapped(broken_by_phrases(words), metrics, wider)
            if size.height() <= most and size.width() <= wider:
                return wider
    return width


def show_box(
    parent: QWidget,
    severity: Severity,
    heading: str,
    words: str,
    answers: Answers,
    detail: str = "",
    *,
    escapes_to_default: bool = False,
) -> QMessageBox:
    """Open a box over the window, and return it. The box deletes itself when it is closed.

    `answers` maps the texts of the buttons to callbacks: the first button is the default, the last one that of
    Escape, or the default with `escapes_to_default`. The meaning of Escape must be set before the box opens: Qt
    ignores later changes.
    """
    box = plain_box(parent, heading, words)
    box.setIcon(severity.value)
    box.setProperty(_IS_NOTICE, not any(answers.values()))
    if detail:
        box.setDetailedText(detail)
    chosen: dict[QAbstractButton, Callable[[], object] | None] = {}
    last = None
    for text, answer in answers.items():
        last = box.addButton(text, Role.RejectRole if len(chosen) == len(answers) - 1 else Role.AcceptRole)
        if not chosen:
            box.setDefaultButton(last)
        chosen[last] = answer
    if last is not None:
        box.setEscapeButton(box.defaultButton() if escapes_to_default else last)

    def answer_with(button: QAbstractButton) -> None:
        call = chosen.get(button)
        if call is not None:
            call()

    box.buttonClicked.connect(answer_with)
    box.open()
    return box
