"""What bots bid for the seats before a game, and the game that an auction leads to."""

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
"""Half points that a bot pays at most for a seat that begins with corn: it produces without a building."""


def worth(options: Options, seat: int) -> int:
    """What a bot pays for a seat at most, in half points.

    Where corn has its price already, or everybody has it, no seat is better than another one.
    """
    rules = rules_of(options)
    tiles, doubloons = first_tiles(rules), first_doubloons(rules)
    is_better = tiles[seat] is Tile.CORN and Tile.INDIGO in tiles and len(set(doubloons)) == 1
    return CORN_IS_WORTH if is_better else 0


def let_bots_bid(auction: Auction, setup: GameSetup) -> None:
    """Until a person is asked, or every seat is taken."""
    while auction.asked is not None and setup.seats[auction.asked].bot is not None:
        if auction.least <= worth(setup.options, auction.seat):
            auction.offer(auction.least)
        else:
            auction.decline()


def auctioned(setup: GameSetup, auction: Auction) -> GameSetup:
    """The game after the auction: everybody sits in the seat they have won. Raises ValueError before its end."""
    paid = auction.handicaps()
    changed: dict[str, Any] = {"handicaps": paid if any(paid) else ()}
    options = attrs.evolve(setup.options, **changed)
    return attrs.evolve(setup, options=options, seats=tuple(setup.seats[one] for one in auction.order()))
