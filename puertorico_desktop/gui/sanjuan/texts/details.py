"""The texts on the large view of a card."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def cost() -> str:
    """Returns the label of the printed cost."""
    return translate("SanJuanDetails", "Cost")


def price_for_you() -> str:
    """Returns the label of the price for the viewer of the table."""
    return translate("SanJuanDetails", "For you now")


def points() -> str:
    """Returns the label of the printed points."""
    return translate("SanJuanDetails", "Points")


def worth_now() -> str:
    """Returns the label of the points of a building in a city."""
    return translate("SanJuanDetails", "Points now")


def worth_if_built() -> str:
    """Returns the label of the points that a large building would add."""
    return translate("SanJuanDetails", "Points if you built it now")


def worth_at_end() -> str:
    """Returns the label of the points that a building counted for at the end."""
    return translate("SanJuanDetails", "Points at the end")


def worth_if_it_had_been_built() -> str:
    """Returns the label of the points that a large building left in a hand would have added."""
    return translate("SanJuanDetails", "Points if it had been built")


def holds_good(full: bool) -> str:
    """Returns the text on whether a good lies on a building."""
    if full:
        return translate("SanJuanDetails", "A good lies on it")
    return translate("SanJuanDetails", "No good lies on it")


def price_of_good(now: bool) -> str:
    """Returns the label of the number of cards that the good sells for, now or at the next price."""
    if now:
        return translate("SanJuanDetails", "Price of its good")
    return translate("SanJuanDetails", "Next price of its good")


def cards_under() -> str:
    """Returns the label of the number of cards under a building."""
    return translate("SanJuanDetails", "Cards under it")


def built_by(players: str) -> str:
    """Returns the text on the owners of such a building."""
    return translate("SanJuanDetails", "Built by {players}").format(players=players)


def built_by_nobody() -> str:
    """Returns the text for a building that no player has built."""
    return translate("SanJuanDetails", "Built by nobody yet")


def unseen_copies() -> str:
    """Returns the label of the number of unseen copies."""
    return translate("SanJuanDetails", "Unseen copies")


def of_all(unseen: int, copies: int) -> str:
    """Returns a number out of a total: "2 of 3"."""
    return translate("SanJuanDetails", "{unseen} of {copies}").format(unseen=unseen, copies=copies)


def rules_key(key: str) -> str:
    """Returns the footer: the key that opens the page of the rules."""
    return translate("SanJuanDetails", "{key}: its page in the rules").format(key=key)


def spoken_row(words: str, figure: str = "") -> str:
    """Returns a line of the card as a sentence, such as "Unseen copies: 2 of 3." for a row with a figure."""
    if not figure:
        return translate("SanJuanDetails", "{words}.").format(words=words)
    return translate("SanJuanDetails", "{words}: {figure}.").format(words=words, figure=figure)
