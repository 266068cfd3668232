"""The words of challenges that stand in tables."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.learn.challenges.faults import SENTENCES, CodeError

translate = QCoreApplication.translate


def fault_text(error: CodeError) -> str:
    """Returns why a text is no code, or a game has none."""
    return translate("GameCode", SENTENCES[error.fault])
