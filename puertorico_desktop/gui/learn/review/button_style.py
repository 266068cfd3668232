"""The style of buttons and progress bars on the paper panels of the review."""

from __future__ import annotations

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.bar_styles import progress_style


def paper_button_style(theme: Theme, scale: float, letters: float) -> str:
    """Returns the style sheet of buttons and progress bars on paper; `letters` is the factor of the font size.
    Buttons with the property `primary` are golden."""
    color = theme.color
    rule = (
        "QPushButton {{ background: {paper}; color: {ink}; border: {line}px solid {rim}; border-radius: {corner}px;"
        " padding: {tall}px {wide}px; font-size: {pixels}px; }}"
        " QPushButton:hover, QPushButton:focus {{ border-color: {focus}; }}"
        " QPushButton:pressed {{ background: {slot}; }}"
        " QPushButton:disabled {{ color: {soft}; background: {slot}; }}"
        # Font and padding are the same in all states: a button keeps its size hint while it is enabled and disabled.
        " QPushButton[primary=true] {{ font-weight: 600; }}"
        " QPushButton[primary=true]:enabled {{ background: {gold}; color: {gold_ink}; padding: {tall}px {wide}px; }}"
    )
    return progress_style(theme, scale) + rule.format(
        paper=color("paper").name(),
        ink=color("ink").name(),
        soft=color("ink_soft").name(),
        rim=color("slot_rim").name(),
        slot=color("slot").name(),
        focus=color("focus").name(),
        gold=color("gold").name(),
        gold_ink=color("gold_ink").name(),
        line=max(1, round(1.5 * scale)),
        corner=round(5 * scale),
        tall=round(5 * scale),
        wide=round(10 * scale),
        pixels=round(BASE_PIXELS * scale * letters),
    )
