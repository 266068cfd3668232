"""The style of the scroll bars beside the boards."""

from __future__ import annotations

from puertorico_desktop.gui.style.theme import Theme


def scroll_bar_style(theme: Theme, scale: float) -> str:
    """Returns the style sheet of a narrow scroll bar on parchment."""
    return (
        f" QScrollBar:vertical {{ background: transparent; border: none; width: {round(9 * scale)}px; }}"
        f" QScrollBar::handle:vertical {{ background: {theme.color('slot_rim').name()};"
        f" border-radius: {round(4 * scale)}px; min-height: {round(20 * scale)}px; }}"
        " QScrollBar::add-line:vertical, QScrollBar::sub-line:vertical { height: 0; border: none; }"
        " QScrollBar::add-page:vertical, QScrollBar::sub-page:vertical { background: transparent; }"
    )
