"""How high a dark bar is, and how what stands on it looks: buttons, and words that stay."""

from __future__ import annotations

from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.scaling import BASE_PIXELS

BAR_HEIGHT = 46
"""At scale 1."""
BAR_ROOM = 1.2
"""So many times larger texts have room on a bar of that height."""
PENNANT = 22
"""What lies before words with a pennant, at scale 1: it has its place there."""
PADDING = 11
"""What lies on either side of a button's text, usually, at scale 1."""


def bar_height(theme: Theme, scale: float) -> int:
    """Returns the height of the bar: more only for texts that are larger than it has room for anyway."""
    return round(BAR_HEIGHT * scale * bar_growth(theme))


def bar_growth(theme: Theme) -> float:
    """Returns how many times higher a bar is for texts that are larger than it has room for."""
    return max(1.0, theme.caption_size / BAR_ROOM)


def bar_button_style(theme: Theme, scale: float, letters: float = 1.0, padding: int = PADDING) -> str:
    """Returns how buttons look that stand on a bar, with letters that many times larger than usual; `padding` is what
    lies on either side of their texts, at scale 1."""
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
    """Returns how a bar looks that tells how much is done: gold fills a dark track, on every ground."""
    rule = (
        "QProgressBar {{ background: {track}; border: 0; border-radius: {corner}px; }}"
        " QProgressBar::chunk {{ background: {gold}; border-radius: {corner}px; }}"
    )
    return rule.format(
        track=theme.color("bar_button").name(), gold=theme.color("gold").name(), corner=max(1, round(2 * scale))
    )


def badge_style(theme: Theme, scale: float, letters: float = 1.0) -> str:
    """Returns how the words beside a pennant look, which stay on a bar: no button has words without a ground."""
    rule = "QLabel {{ color: {gold}; padding: 0 {right}px 0 {left}px; font-size: {pixels}px; font-weight: 600; }}"
    return rule.format(
        gold=theme.color("gold").name(),
        left=round(PENNANT * scale * letters),
        right=round(5 * scale),
        pixels=round(BASE_PIXELS * scale * letters),
    )
