"""The height of a dark bar, and the style sheets of its contents: buttons, progress bars and permanent words."""

from __future__ import annotations

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS

BAR_HEIGHT = 46
"""The height of a bar in logical pixels, at scale 1."""
BAR_ROOM = 1.2
"""The factor by which texts can be enlarged on a bar of that height."""
PENNANT = 22
"""The room for the pennant before words, in logical pixels at scale 1."""
PADDING = 11
"""The usual padding at both sides of the text of a button, in logical pixels at scale 1."""


def bar_height(theme: Theme, scale: float) -> int:
    """Returns the height of the bar in pixels, increased only for texts that are larger than `BAR_ROOM`."""
    return round(BAR_HEIGHT * scale * bar_growth(theme))


def bar_growth(theme: Theme) -> float:
    """Returns the factor by which a bar is higher for texts that are larger than `BAR_ROOM`; at least 1."""
    return max(1.0, theme.caption_size / BAR_ROOM)


def bar_button_style(theme: Theme, scale: float, letters: float = 1.0, padding: int = PADDING) -> str:
    """Returns the style sheet of the buttons on a bar. `letters` is the factor of their text size; `padding` is the
    padding at both sides of their texts, at scale 1."""
    color = theme.color
    rule = (
        "QAbstractButton {{ background: {button}; color: {ink}; border: {line}px solid {rim};"
        " border-radius: {corner}px; padding: {tall}px {wide}px;"
        " font-size: {pixels}px; }}"
        " QToolButton {{ padding: {tall}px; }}"
        " QAbstractButton:hover, QAbstractButton:focus {{ border-color: {ink}; }}"
        " QAbstractButton:pressed {{ background: {bar}; }}"
        " QAbstractButton:disabled {{ color: {rim}; background: {bar}; }}"
        " QAbstractButton[primary=true]:enabled {{ background: {gold}; color: {gold_ink}; font-weight: 600; }}"
    )
    return rule.format(
        button=color("bar_button").name(),
        ink=color("bar_ink").name(),
        rim=color("bar_rim").name(),
        bar=color("bar").name(),
        gold=color("gold").name(),
        gold_ink=color("gold_ink").name(),
        line=max(1, round(scale)),
        corner=round(5 * scale),
        tall=round(4 * scale),
        wide=round(padding * scale),
        pixels=round(BASE_PIXELS * scale * letters),
    )


def progress_style(theme: Theme, scale: float) -> str:
    """Returns the style sheet of a progress bar: gold on a dark track, on every background."""
    rule = (
        "QProgressBar {{ background: {track}; border: 0; border-radius: {corner}px; }}"
        " QProgressBar::chunk {{ background: {gold}; border-radius: {corner}px; }}"
    )
    return rule.format(
        track=theme.color("bar_button").name(), gold=theme.color("gold").name(), corner=max(1, round(2 * scale))
    )


def badge_style(theme: Theme, scale: float, letters: float = 1.0) -> str:
    """Returns the style sheet of the permanent words beside a pennant; they have no background, unlike the words of
    buttons."""
    rule = "QLabel {{ color: {gold}; padding: 0 {right}px 0 {left}px; font-size: {pixels}px; font-weight: 600; }}"
    return rule.format(
        gold=theme.color("gold").name(),
        left=round(PENNANT * scale * letters),
        right=round(5 * scale),
        pixels=round(BASE_PIXELS * scale * letters),
    )
