"""Figures in words, for texts of all games."""

from __future__ import annotations

from PySide6.QtCore import QLocale


def halves(points: float) -> str:
    """Returns points rounded to the nearest half, 0.5 at least: bots' estimates are no more precise."""
    rounded = max(round(2 * points) / 2, 0.5)
    return QLocale().toString(rounded, "f", 0 if rounded.is_integer() else 1)
