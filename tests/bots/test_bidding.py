"""The bids of bots for seats, and the game after the auction."""

import pytest

from puertorico_desktop.bots.puertorico.bidding import CORN_IS_WORTH, highest_price, let_bots_bid, setup_after
from puertorico_desktop.engine.puertorico.auction import Auction
from puertorico_desktop.engine.puertorico.options import Edition, OptionalRule, Options
from puertorico_desktop.engine.puertorico.scoring import scores
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.match.match import GameSetup, Seat


def setup_with(*bots: str | None, options: Options | None = None) -> GameSetup:
    seats = tuple(Seat(name, bot) for name, bot in zip("abcde", bots, strict=False))
    return GameSetup(options or Options(players=len(bots)), 1, seats)


@pytest.mark.parametrize(("players", "corn"), [(2, {1}), (3, {2}), (4, {2, 3}), (5, {3, 4})])
@pytest.mark.parametrize("edition", list(Edition))
def test_bots_bid_for_seats_with_corn(players: int, corn: set[int], edition: Edition) -> None:
    options = Options(edition=edition, players=players)
    assert {seat for seat in range(players) if highest_price(options, seat) == CORN_IS_WORTH} == corn
    assert all(highest_price(options, seat) == 0 for seat in set(range(players)) - corn)


@pytest.mark.parametrize("edition", list(Edition))
def test_bots_do_not_bid_if_start_resources_compensate_for_corn(edition: Edition) -> None:
    options = Options(edition=edition, rules=(OptionalRule.START_RESOURCES,))
    assert not any(highest_price(options, seat) for seat in range(options.players))


def test_bots_bid_until_a_person_is_asked() -> None:
    game = setup_with("easy", None, "normal", None)
    auction = Auction(4, 1)
    let_bots_bid(auction, game)
    assert (auction.seat, auction.asked) == (0, 1)
    auction.decline()
    let_bots_bid(auction, game)
    assert (auction.seat, auction.asked) == (0, 3)
    auction.decline()
    let_bots_bid(auction, game)
    assert (auction.seat, auction.asked) == (1, 1), "no bot wants the governor's seat"


def test_an_auction_among_bots_ends() -> None:
    game = setup_with("easy", "easy", "easy", "easy")
    auction = Auction(4, 1)
    let_bots_bid(auction, game)
    assert auction.asked is None
    assert auction.handicaps()[2:] == (-CORN_IS_WORTH, -CORN_IS_WORTH)


def test_players_get_the_seats_they_won_and_their_bids_as_handicaps() -> None:
    game = setup_with(None, None)
    auction = Auction(2, 1)
    auction.decline()
    auction.raise_bid(3)
    after = setup_after(game, auction)
    assert after.names == ("b", "a")
    assert after.options.handicaps == (-3, 0)
    assert after.seed == game.seed
    assert [sheet.handicap for sheet in scores(new_game(after.options, after.seed))] == [-3, 0]


def test_without_bids_there_are_no_handicaps() -> None:
    auction = Auction(2, 1)
    for _ in range(4):
        auction.decline()
    assert setup_after(setup_with(None, None), auction).options.handicaps == ()
