"""Message boxes that never wait: they are opened, and what is chosen is called back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QMessageBox, QWidget

from puertorico_desktop.gui.texts.typesetting import well_broken

Role = QMessageBox.ButtonRole
Answers = Mapping[str, Callable[[], object] | None]


MOST_LETTERS = 30
"""So many wide letters stand on a line of a box."""


class Mood(Enum):
    """How serious it is."""

    NEWS = QMessageBox.Icon.Information
    QUESTION = QMessageBox.Icon.Question
    WARNING = QMessageBox.Icon.Warning


def plain_box(parent: QWidget, heading: str, words: str) -> QMessageBox:
    """A box over the window that shows its texts letter by letter, and is gone once it is closed."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setTextFormat(Qt.TextFormat.PlainText)
    box.setText(well_broken(heading))
    box.setInformativeText(well_broken(words))
    label = box.findChild(QLabel, "qt_msgbox_informativelabel")
    if label is not None:
        label.setMinimumWidth(width_of(label))
    return box


def width_of(label: QLabel) -> int:
    """Returns the width in which the words stand on one line, or on lines that are about as long as each other. Qt's
    own boxes are as wide as their heading and their buttons."""
    label.setWordWrap(False)
    natural = label.sizeHint().width()
    label.setWordWrap(True)
    height = label.fontMetrics().height()
    lines = max(1, -(-natural // (MOST_LETTERS * height)))
    return natural // lines + height * (lines > 1) + 2


def tell(
    parent: QWidget,
    mood: Mood,
    heading: str,
    words: str,
    answers: Answers,
    detail: str = "",
    *,
    escapes_to_default: bool = False,
) -> QMessageBox:
    """Open a box over the window, and return it. It goes away by itself.

    `answers` are its buttons: the first one is the default, the last one that of Escape, or the default with
    `escapes_to_default`. What Escape means is settled when the box opens: later Qt takes no notice.
    """
    box = plain_box(parent, heading, words)
    box.setIcon(mood.value)
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
