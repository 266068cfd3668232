"""The words around the card that explains a piece."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def action_text() -> str:
    """What explains the piece that is looked at, in the menu."""
    return translate("Explaining", "E&xplain this piece")


def rules_key(key: str) -> str:
    """At the foot of a card: which key opens the page in the rules."""
    return translate("Explaining", "{key}: its page in the rules").format(key=key)
