"""Texts with numbers in them, marked so that lupdate finds them.

Texts with `%n` are passed through `Context.tr`, because lupdate before 6.12 takes plural forms from calls of `tr`
only; it takes the name before the dot as the context, so that each `Context` is stored in a variable with its name.
"""

from __future__ import annotations

import attrs
from PySide6.QtCore import QCoreApplication


@attrs.frozen
class Context:
    """A translation context of texts with numbers."""

    name: str

    def tr(self, text: str, comment: str, number: int) -> str:
        """Returns the translated text in the plural form for `number`, which replaces `%n`."""
        return QCoreApplication.translate(self.name, text, comment, number)
