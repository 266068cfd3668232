"""The confirmation before a file is written that reveals hidden hands of a running game."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.boxes import Answers, Severity, show_box

translate = QCoreApplication.translate


def disclose(
    session: GameSession, window: QWidget, write: Callable[[], object], write_without: Callable[[], object] | None
) -> None:
    """Call `write`; ask for confirmation first where the file would reveal information that players must not see yet.

    `write_without` writes a file without the game; None where there is no such file.
    """
    options = session.setup.options
    if not session.match.is_running or not face_of(options).has_hidden_hands(options):
        write()
        return
    answers: Answers = {translate("Disclosure", "Write &everything"): write}
    if write_without is not None:
        answers = {**answers, translate("Disclosure", "Leave the game &out"): write_without}
    show_box(
        window,
        Severity.QUESTION,
        translate("Disclosure", "The game is still running."),
        translate("Disclosure", "The file shows all hands and everything else that is hidden. Do not read it yet."),
        {**answers, translate("Disclosure", "&Cancel"): None},
    )
