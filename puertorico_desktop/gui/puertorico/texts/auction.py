"""The texts of the auction of the seats: the question, and the bids."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico.auction import Auction, AuctionStep
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.texts.scores import half_points
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

MONEY: Mapping[Edition, str] = {
    Edition.CLASSIC: QT_TRANSLATE_NOOP("Auction", "Doubloons"),
    Edition.SPECIAL_1897: QT_TRANSLATE_NOOP("Auction", "Coins"),
}


def prompt(auction: Auction, names: Sequence[str]) -> str:
    """Returns the question to the player who must bid or pass; at the end, that the game can begin."""
    if auction.asked is None:
        return translate("Auction", "Every seat is taken. The game can begin.")
    asked = names[auction.asked]
    if auction.leader is None:
        text = translate("Auction", "{player}: seat {seat} is up, and nobody has bid for it yet. Do you?")
        return text.format(player=asked, seat=auction.seat + 1)
    text = translate("Auction", "{player}: {leader} bids {points} for seat {seat}. Do you raise?")
    leader = names[auction.leader]
    return text.format(player=asked, seat=auction.seat + 1, leader=leader, points=in_points(auction.bid))


def holder(player: str, *, is_leading: bool) -> str:
    """Returns the owner of a seat, or the leading bidder."""
    return translate("Auction", "{player} (leads)").format(player=player) if is_leading else player


def money(edition: Edition) -> str:
    """Returns the heading of the money, in the words of the edition: its catalogue is loaded when the game starts."""
    return translate("Auction", MONEY[edition])


def in_points(handicap: int) -> str:
    """Returns the cost or gain of a seat with its unit; `handicap` is in half points."""
    return translate("Auction", "{points} VP").format(points=half_points(handicap))


def unit() -> str:
    """Returns the unit after the number in the spin box."""
    return translate("Auction", " VP")


def step_sentence(step: AuctionStep, names: Sequence[str]) -> str:
    """Returns a sentence about a bid, a pass or an assigned seat."""
    named = {"player": names[step.bidder], "seat": step.seat + 1, "points": in_points(step.bid)}
    if step.by_lot:
        return translate("Auction", "{player} gets seat {seat} by lot.").format(**named)
    if step.taken and not step.bid:
        return translate("Auction", "{player} gets seat {seat}, which is left.").format(**named)
    if step.taken:
        return translate("Auction", "{player} takes seat {seat} for {points}.").format(**named)
    if step.bid:
        return translate("Auction", "{player} bids {points} for seat {seat}.").format(**named)
    return translate("Auction", "{player} passes (seat {seat}).").format(**named)
