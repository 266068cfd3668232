"""The trader phase: prices, markets, office, the full house (S001, S003, D-24, D-25)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import SELL
from puertorico_desktop.engine.puertorico.components import Building, Good
from puertorico_desktop.engine.puertorico.events import GoodSold, PhaseEnded, TradingHouseEmptied
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, doubloons, end_round, goods, of_kind, offered, refused, skipped

B = Building


@pytest.mark.parametrize(("good", "price"), list(zip(Good, range(5), strict=True)))
def test_base_prices(good: Good, price: int) -> None:
    game = classic(3).player(1, doubloons=0, **{good.id: 1}).build()
    events = do(game, "choose trader", f"sell {good.id} for {price}")
    assert of_kind(events, GoodSold) == [GoodSold(1, good, price)]
    assert doubloons(game)[1] == price
    assert goods(game, 1) == {}


@pytest.mark.parametrize(
    ("city", "bonus"),
    [
        ({}, 0),
        ({B.SMALL_MARKET: 1}, 1),
        ({B.LARGE_MARKET: 1}, 2),
        ({B.SMALL_MARKET: 1, B.LARGE_MARKET: 1}, 3),
        ({B.SMALL_MARKET: 0, B.LARGE_MARKET: 1}, 2),
        ({B.SMALL_MARKET: 0, B.LARGE_MARKET: 0}, 0),
    ],
    ids=["none", "small", "large", "both", "small empty", "both empty"],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_markets_and_privilege_add_up(city: dict[Building, int], bonus: int, seat: int) -> None:
    game = classic(3).player(seat, sugar=1, city=city).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", f"sell sugar for {2 + bonus + (seat == 0)}"]


def test_a_kind_is_sold_once_per_phase() -> None:
    game = classic(3).player(0, corn=1).player(1, corn=1, indigo=1).player(2, corn=2).build()
    do(game, "choose trader", "sell corn for 1")
    assert refused(game, SELL[Good.CORN]) is Reason.KIND_ALREADY_SOLD
    events = do(game, "sell indigo for 1")
    assert skipped(events) == [(2, Reason.NOTHING_TO_SELL)]


def test_the_office_sells_a_kind_that_the_house_has_already() -> None:
    game = classic(3).player(1, corn=1, city={B.OFFICE: 1}).house(Good.CORN).build()
    do(game, "choose trader")
    assert offered(game) == ["pass", "sell corn for 0"]


def test_an_unoccupied_office_does_not_sell_a_kind_twice() -> None:
    game = classic(3).player(1, corn=1, city={B.OFFICE: 0}).house(Good.CORN).build()
    events = do(game, "choose trader")
    assert (1, Reason.NOTHING_TO_SELL) in skipped(events)


def test_the_office_sells_one_good_only() -> None:
    game = classic(3).player(1, corn=5, city={B.OFFICE: 1}).player(2, sugar=1).build()
    do(game, "choose trader", "sell corn for 0")
    assert asked(game)[0] == 2


def test_a_full_house_takes_no_good_even_with_an_office() -> None:
    """D-24."""
    game = (
        classic(4)
        .player(0, coffee=1)
        .player(1, corn=1, city={B.OFFICE: 1})
        .player(2, indigo=1)
        .house(Good.CORN, Good.INDIGO, Good.SUGAR)
        .build()
    )
    events = do(game, "choose trader", "sell coffee for 5")
    assert skipped(events) == [(seat, Reason.TRADING_HOUSE_FULL) for seat in (1, 2, 3)]
    assert goods(game, 1) == {"corn": 1}


def test_a_full_house_is_emptied_at_the_end_of_the_phase() -> None:
    """D-25: not before, so nobody sells into the emptied house in the same phase."""
    game = classic(4).player(0, coffee=1).player(1, tobacco=1).house(Good.CORN, Good.CORN, Good.SUGAR).build()
    supply = list(game.goods)
    events = do(game, "choose trader", "sell coffee for 5")
    assert of_kind(events, TradingHouseEmptied) == [TradingHouseEmptied((2, 0, 1, 0, 1))]
    assert [type(event) for event in events[-2:]] == [TradingHouseEmptied, PhaseEnded]
    assert game.house == []
    assert [now - before for now, before in zip(game.goods, supply, strict=True)] == [2, 0, 1, 0, 1]
    assert goods(game, 1) == {"tobacco": 1}


@pytest.mark.parametrize("sold", [0, 1, 2])
def test_a_house_with_room_keeps_its_goods(sold: int) -> None:
    game = classic(3).player(0, corn=1).house(*list(Good)[2 : 2 + sold]).build()
    events = do(game, "choose trader", "sell corn for 1")
    assert not of_kind(events, TradingHouseEmptied)
    assert len(game.house) == sold + 1


def test_the_last_player_may_fill_the_house() -> None:
    game = classic(3).player(2, corn=1).house(Good.INDIGO, Good.SUGAR, Good.COFFEE).build()
    events = do(game, "choose trader", "sell corn for 0")
    assert of_kind(events, TradingHouseEmptied)


def test_goods_in_the_house_block_their_kind_in_the_next_trader_phase() -> None:
    game = classic(3).player(0, corn=1).player(1, corn=1).build()
    events = do(game, "choose trader", "sell corn for 1")
    assert skipped(events)[0] == (1, Reason.NOTHING_TO_SELL)
    end_round(game)
    events = do(game, "choose trader")
    assert skipped(events)[0] == (1, Reason.NOTHING_TO_SELL)
    assert game.house == [Good.CORN]


def test_selling_may_be_declined() -> None:
    game = classic(3).player(0, coffee=1).build()
    do(game, "choose trader", "pass")
    assert goods(game, 0) == {"coffee": 1}


def test_selling_a_good_not_owned_is_refused() -> None:
    game = classic(3).player(0, coffee=1).build()
    do(game, "choose trader")
    assert refused(game, SELL[Good.CORN]) is Reason.NO_SUCH_GOOD


def test_players_without_goods_are_passed_over() -> None:
    events = do(classic(3).build(), "choose trader")
    assert skipped(events) == [(seat, Reason.NO_GOODS) for seat in range(3)]
