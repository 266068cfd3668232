"""The words on the large view of a card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def cost() -> str:
    """Before the printed cost."""
    return translate("SanJuanDetails", "Cost")


def price_for_you() -> str:
    """Before the price for the player who looks at the table."""
    return translate("SanJuanDetails", "For you now")


def points() -> str:
    """Before the printed points."""
    return translate("SanJuanDetails", "Points")


def worth_now() -> str:
    """Before the points of a building that stands in a city."""
    return translate("SanJuanDetails", "Points now")


def worth_if_built() -> str:
    """Before the points that a large building would bring."""
    return translate("SanJuanDetails", "Points if you built it now")


def holds_good(full: bool) -> str:
    """Whether a good lies on a building."""
    if full:
        return translate("SanJuanDetails", "A good lies on it")
    return translate("SanJuanDetails", "No good lies on it")


def next_price() -> str:
    """Before the cards that the good brings."""
    return translate("SanJuanDetails", "Next price of its good")


def cards_under() -> str:
    """Before the number of cards under a building."""
    return translate("SanJuanDetails", "Cards under it")


def built_by(players: str) -> str:
    """Who has such a building."""
    return translate("SanJuanDetails", "Built by {players}").format(players=players)


def built_by_nobody() -> str:
    """Nobody has such a building."""
    return translate("SanJuanDetails", "Built by nobody yet")


def unseen_copies() -> str:
    """Before the number of copies that have not been seen."""
    return translate("SanJuanDetails", "Unseen copies")


def of_all(unseen: int, copies: int) -> str:
    """ "2 of 3" """
    return translate("SanJuanDetails", "{unseen} of {copies}").format(unseen=unseen, copies=copies)


def rules_key(key: str) -> str:
    """At the foot: which key opens the page in the rules."""
    return translate("SanJuanDetails", "{key}: its page in the rules").format(key=key)


def spoken_row(words: str, figure: str = "") -> str:
    """A line of the card as a sentence: "Unseen copies: 2 of 3." """
    if not figure:
        return translate("SanJuanDetails", "{words}.").format(words=words)
    return translate("SanJuanDetails", "{words}: {figure}.").format(words=words, figure=figure)
