"""The style of lists on paper, with the highlight of the current row."""

from __future__ import annotations

from typing import Final

from PySide6.QtGui import QColor

from puertorico_desktop.gui.style.theme import Theme

HERE: Final = 60
"""The opacity of the background of the current row, from 0 to 255."""


def list_style(theme: Theme) -> str:
    """Returns the style sheet of lists with a transparent background."""
    ground = QColor(theme.color("gold"))
    ground.setAlpha(HERE)
    here = ground.name(QColor.NameFormat.HexArgb)
    ink, frame = theme.color("ink").name(), theme.color("focus").name()
    return (
        "QListWidget { background: transparent; }"
        f"QListWidget::item:selected {{ background: {here}; color: {ink}; border: 1px solid {frame}; }}"
    )
