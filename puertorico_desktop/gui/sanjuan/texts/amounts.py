"""Amounts in words."""

from __future__ import annotations

from puertorico_desktop.gui.texts.marking import Context

SanJuanAmount = Context("SanJuanAmount")


def cards(number: int) -> str:
    """Returns a number of cards: "3 cards"."""
    return SanJuanAmount.tr("%n card(s)", "", number)


def goods(number: int) -> str:
    """Returns a number of goods: "3 goods"."""
    return SanJuanAmount.tr("%n good(s)", "", number)


def points(number: int) -> str:
    """Returns a number of points: "3 victory points"."""
    return SanJuanAmount.tr("%n victory point(s)", "", number)
