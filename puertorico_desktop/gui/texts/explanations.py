"""The texts around the card that explains a piece."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def action_text() -> str:
    """Returns the menu text of the action that explains the piece at the pointer or focus."""
    return translate("InfoCardController", "E&xplain this piece")


def rules_key(key: str) -> str:
    """Returns the footer of a card: the key that opens its page of the rules."""
    return translate("InfoCardController", "{key}: its page in the rules").format(key=key)
