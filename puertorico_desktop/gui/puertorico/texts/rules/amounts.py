"""Amounts in words, as the pages name them."""

from __future__ import annotations

from puertorico_desktop.gui.texts.marking import Context

Amount = Context("Amount")


def doubloons(number: int) -> str:
    """ "3 doubloons" """
    return Amount.tr("%n doubloon(s)", "", number)


def points(number: int) -> str:
    """ "3 victory points" """
    return Amount.tr("%n victory point(s)", "", number)


def kinds(number: int) -> str:
    """ "2 kinds" """
    return Amount.tr("%n kind(s)", "", number)


def copies(number: int) -> str:
    """ "2 copies" """
    return Amount.tr("%n copy(s)", "", number)
