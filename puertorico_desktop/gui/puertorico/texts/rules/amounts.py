"""Amounts in words, as used on the rules pages."""

from __future__ import annotations

from puertorico_desktop.gui.texts.marking import Context

Amount = Context("Amount")


def doubloons(number: int) -> str:
    """Returns an amount such as "3 doubloons"."""
    return Amount.tr("%n doubloon(s)", "", number)


def points(number: int) -> str:
    """Returns an amount such as "3 victory points"."""
    return Amount.tr("%n victory point(s)", "", number)


def kinds(number: int) -> str:
    """Returns an amount such as "2 kinds"."""
    return Amount.tr("%n kind(s)", "", number)


def copies(number: int) -> str:
    """Returns an amount such as "2 copies"."""
    return Amount.tr("%n copy(s)", "", number)
