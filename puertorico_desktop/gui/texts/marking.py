"""Texts with numbers in them, marked so that lupdate finds them.

Texts with `%n` go through `Context.tr`, because lupdate before 6.12 takes the plural forms from calls of `tr` only;
it takes the name before the dot as the context, so a `Context` is kept in a variable of its own name.
"""

from __future__ import annotations

import attrs
from PySide6.QtCore import QCoreApplication


@attrs.frozen
class Context:
    """A context of texts with numbers."""

    name: str

    def tr(self, text: str, comment: str, number: int) -> str:
        """The text in the language in use and in the form for the number, which replaces `%n`."""
        return QCoreApplication.translate(self.name, text, comment, number)
