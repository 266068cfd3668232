"""Message boxes that never wait: they are opened, and what is chosen is called back."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QMessageBox, QWidget

from puertorico_desktop.gui.texts.typesetting import well_broken

Role = QMessageBox.ButtonRole
Answers = Mapping[str, Callable[[], object] | None]


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
    return box


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
