"""An auction for the seats before the game, for players who want balance: a house rule that is in no rulebook.

The seats are put up one after the other, from the governor's on. For each, the players without a seat raise the bid
or pass, in turn and openly; a player who has passed is out for this seat. The last player left takes the seat for the
bid, which is deducted from the score at the end of the game. A seat without a bid waits; the remaining players
receive such seats by lot, for nothing.
"""

from __future__ import annotations

from typing import Final

import attrs

from puertorico_desktop.engine.puertorico.options import MOST_HANDICAP
from puertorico_desktop.engine.rng import Rng

_STREAM: Final = 2019
"""The stream of random numbers for the seats that are allotted by lot."""


@attrs.frozen
class AuctionStep:
    """A step of the auction: `bidder` raised to `bid` half points, or passed (0); or took `seat` for `bid`, perhaps
    by lot."""

    bidder: int
    seat: int
    bid: int
    taken: bool = False
    by_lot: bool = False


@attrs.define
class Auction:
    """An auction among `bidders` players, who are asked in the order of their numbers. Bids are in half points.

    `seat` is up for auction, `bid` the highest bid for it, `leader` its bidder. `asked` is the bidder who must raise
    or pass, None when every seat is taken. `owners[seat]` is the bidder who has the seat, `paid[seat]` the price.
    """

    bidders: int
    seed: int
    seat: int = 0
    bid: int = 0
    leader: int | None = None
    asked: int | None = 0
    owners: list[int | None] = attrs.field(init=False)
    paid: list[int] = attrs.field(init=False)
    steps: list[AuctionStep] = attrs.field(factory=list, init=False)
    _passed: set[int] = attrs.field(factory=set, init=False)

    def __attrs_post_init__(self) -> None:
        self.owners = [None] * self.bidders
        self.paid = [0] * self.bidders

    @property
    def minimum_bid(self) -> int:
        """The lowest possible bid, in half points."""
        return self.bid + 1

    @property
    def may_raise(self) -> bool:
        """Whether a higher bid is possible: a bid may not exceed the largest handicap."""
        return self.minimum_bid <= MOST_HANDICAP

    @property
    def unseated(self) -> list[int]:
        """The bidders who have no seat yet."""
        return [one for one in range(self.bidders) if one not in self.owners]

    def raise_bid(self, bid: int) -> None:
        """Raise to `bid` half points for the bidder who is asked. Raises ValueError if the bid is too low or too
        high, or no bidder is asked."""
        if self.asked is None or not self.minimum_bid <= bid <= MOST_HANDICAP:
            raise ValueError(f"a bid of {bid} where {self.minimum_bid} to {MOST_HANDICAP} is possible")
        self.bid, self.leader = bid, self.asked
        self.steps.append(AuctionStep(self.asked, self.seat, bid))
        self._go_on()

    def decline(self) -> None:
        """Pass for the bidder who is asked. Raises ValueError if every seat is taken."""
        if self.asked is None:
            raise ValueError("every seat is taken")
        self._passed.add(self.asked)
        self.steps.append(AuctionStep(self.asked, self.seat, 0))
        self._go_on()

    def handicaps(self) -> tuple[int, ...]:
        """Returns the handicap of each seat in half points: the price paid for it, as a negative number."""
        return tuple(-one for one in self.paid)

    def bidders_by_seat(self) -> tuple[int, ...]:
        """Returns the bidder in each seat. Raises ValueError unless every seat is taken."""
        owners = tuple(one for one in self.owners if one is not None)
        if len(owners) < self.bidders:
            raise ValueError("the auction is not over")
        return owners

    def _go_on(self) -> None:
        """Ask the next bidder who is still in for this seat. If only the leader is left, that bidder takes the seat;
        if none is, the seat waits."""
        assert self.asked is not None
        waiting = [one for one in self.unseated if one not in self._passed and one != self.leader]
        if waiting:
            self.asked = next((one for one in waiting if one > self.asked), waiting[0])
            return
        if self.leader is not None:
            self._take(self.leader, self.seat, self.bid)
        self._put_up_next()

    def _put_up_next(self) -> None:
        self.seat, self.bid, self.leader = self.seat + 1, 0, None
        self._passed.clear()
        seatless = self.unseated
        free = [seat for seat, owner in enumerate(self.owners) if owner is None]
        if len(seatless) > 1 and self.seat < self.bidders:
            self.asked = seatless[0]
            return
        self.asked = None
        chance = Rng.from_seed(self.seed, _STREAM)
        by_lot = len(seatless) > 1
        for seat in free:
            one = chance.choose(seatless)
            seatless.remove(one)
            self._take(one, seat, 0, by_lot)

    def _take(self, bidder: int, seat: int, bid: int, by_lot: bool = False) -> None:
        self.owners[seat] = bidder
        self.paid[seat] = bid
        self.steps.append(AuctionStep(bidder, seat, bid, taken=True, by_lot=by_lot))
