"""The bots' bids in an auction of the seats before a game, and the game that follows from the auction."""

from __future__ import annotations

from typing import Any

import attrs

from puertorico_desktop.engine.puertorico.auction import Auction
from puertorico_desktop.engine.puertorico.components import Tile
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.setup import first_doubloons, first_tiles
from puertorico_desktop.match.match import GameSetup

CORN_IS_WORTH = 2
"""The highest price, in half points, that a bot pays for a seat that begins with corn, which produces without a
building."""


def highest_price(options: Options, seat: int) -> int:
    """Returns the highest price, in half points, that a bot pays for a seat.

    Where the doubloons at the start already make up for corn, or all seats begin with it, no seat is better than
    another.
    """
    rules = rules_of(options)
    tiles, doubloons = first_tiles(rules), first_doubloons(rules)
    is_better = tiles[seat] is Tile.CORN and Tile.INDIGO in tiles and len(set(doubloons)) == 1
    return CORN_IS_WORTH if is_better else 0


def let_bots_bid(auction: Auction, setup: GameSetup) -> None:
    """Make the bots' bids until a person is asked, or every seat is taken."""
    while auction.asked is not None and setup.seats[auction.asked].bot is not None:
        if auction.minimum_bid <= highest_price(setup.options, auction.seat):
            auction.raise_bid(auction.minimum_bid)
        else:
            auction.decline()


def setup_after(setup: GameSetup, auction: Auction) -> GameSetup:
    """Returns the game after the auction, in which all players sit in the seats that they have won. Raises ValueError
    before the end of the auction."""
    paid = auction.handicaps()
    changed: dict[str, Any] = {"handicaps": paid if any(paid) else ()}
    options = attrs.evolve(setup.options, **changed)
    return attrs.evolve(setup, options=options, seats=tuple(setup.seats[one] for one in auction.bidders_by_seat()))
