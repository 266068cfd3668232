"""The auction of the seats: the order of bidders, the bids, the seats they win, and seats without bids."""

import pytest

from puertorico_desktop.engine.puertorico.auction import Auction
from puertorico_desktop.engine.puertorico.options import MOST_HANDICAP


def bid(auction: Auction, *bids: int) -> Auction:
    """Bids these amounts one after the other; 0 is to pass."""
    for one in bids:
        if one:
            auction.raise_bid(one)
        else:
            auction.decline()
    return auction


def test_the_last_bidder_left_wins_the_seat_for_the_bid() -> None:
    auction = bid(Auction(3, 1), 1, 2, 0)
    assert (auction.seat, auction.bid, auction.leader, auction.asked) == (0, 2, 1, 0)
    bid(auction, 0)
    assert auction.owners == [1, None, None]
    assert auction.handicaps() == (-2, 0, 0)
    assert (auction.seat, auction.bid, auction.leader, auction.asked) == (1, 0, None, 0)


def test_a_bidder_with_a_seat_is_not_asked_again() -> None:
    auction = bid(Auction(3, 1), 1, 0, 0)
    assert auction.owners[0] == 0
    assert auction.asked == 1
    bid(auction, 0)
    assert auction.asked == 2


def test_a_bidder_who_passed_is_asked_again_for_the_next_seat() -> None:
    auction = bid(Auction(3, 1), 0, 1, 0)
    assert auction.owners == [1, None, None]
    assert auction.asked == 0
    assert auction.unseated == [0, 2]


def test_the_last_bidder_gets_the_last_seat_without_a_bid() -> None:
    auction = bid(Auction(3, 1), 4, 0, 0, 0, 3)
    assert auction.asked is None
    assert auction.bidders_by_seat() == (0, 2, 1)
    assert auction.handicaps() == (-4, -3, 0)
    last = auction.steps[-1]
    assert (last.bidder, last.seat, last.bid, last.taken, last.by_lot) == (1, 2, 0, True, False)


def test_seats_without_bids_are_assigned_by_lot_at_the_end() -> None:
    orders = set()
    for seed in range(30):
        auction = bid(Auction(3, seed), 0, 0, 0, 0, 0, 0, 0, 0, 0)
        assert auction.asked is None
        assert auction.handicaps() == (0, 0, 0)
        assert sum(lot.by_lot for lot in auction.steps) == 3
        orders.add(auction.bidders_by_seat())
    assert len(orders) == 6


def test_the_only_bidder_left_may_still_bid() -> None:
    auction = bid(Auction(2, 1), 0)
    assert auction.asked == 1
    bid(auction, 1)
    assert auction.bidders_by_seat() == (1, 0)
    assert auction.handicaps() == (-1, 0)


def test_a_seat_without_bids_goes_to_the_bidder_without_a_seat() -> None:
    auction = bid(Auction(2, 1), 0, 0, 1, 0)
    assert auction.bidders_by_seat() == (1, 0)
    assert auction.handicaps() == (0, -1)


@pytest.mark.parametrize("amount", [-1, 0, 2, MOST_HANDICAP + 1])
def test_a_bid_must_exceed_the_last_one_and_not_the_highest_handicap(amount: int) -> None:
    auction = bid(Auction(2, 1), 2)
    before = list(auction.steps)
    with pytest.raises(ValueError, match="a bid of"):
        auction.raise_bid(amount)
    assert auction.steps == before


def test_a_bid_of_the_highest_handicap_cannot_be_raised() -> None:
    auction = bid(Auction(2, 1), MOST_HANDICAP)
    assert not auction.may_raise
    bid(auction, 0)
    assert auction.handicaps() == (-MOST_HANDICAP, 0)


def test_bids_after_the_end_raise_value_error() -> None:
    auction = bid(Auction(2, 1), 1, 0)
    with pytest.raises(ValueError, match="a bid of"):
        auction.raise_bid(1)
    with pytest.raises(ValueError, match="every seat"):
        auction.decline()


def test_bidders_by_seat_raises_value_error_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        Auction(2, 1).bidders_by_seat()
