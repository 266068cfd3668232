"""The end of the captain phase: what is kept, then the full ships sail (S001, S003, S004, D-29e, D-29f)."""

from itertools import combinations, combinations_with_replacement, product

import pytest

from puertorico_desktop.engine.puertorico.actions import NOWHERE, PASS, StoreGoods
from puertorico_desktop.engine.puertorico.components import GOODS, Building, Good
from puertorico_desktop.engine.puertorico.events import GoodsStored, PhaseEnded, ShipSailed
from puertorico_desktop.engine.puertorico.expansion_actions import STOREHOUSE_CRATES, StoreCrates
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.storage import storings_with_crates
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, goods, of_kind, offered, refused

B, G = Building, Good
NONE: dict[Building, int] = {}
SMALL = {B.SMALL_WAREHOUSE: 1}
LARGE = {B.LARGE_WAREHOUSE: 1}
BOTH = {**SMALL, **LARGE}


def nothing_fits(players: int = 3) -> Position:
    """Returns a table at which every ship is full."""
    return classic(players).ships({4: (G.COFFEE, 4), 5: (G.TOBACCO, 5), 6: (G.CORN, 6)})


def storing(city: dict[Building, int], **amounts: int) -> PuertoRico:
    """Returns a game whose captain has goods that fit on no ship."""
    game = nothing_fits().player(0, city=city, **amounts).build()
    do(game, "choose captain")
    return game


@pytest.mark.parametrize(
    ("city", "amounts"),
    [
        (NONE, {"corn": 1}),
        (SMALL, {"corn": 4}),
        (SMALL, {"corn": 4, "tobacco": 1}),
        (SMALL, {"corn": 1, "tobacco": 3}),
        (LARGE, {"corn": 4, "tobacco": 3}),
        (LARGE, {"corn": 4, "tobacco": 3, "coffee": 1}),
        (BOTH, {"corn": 4, "tobacco": 3, "coffee": 2}),
    ],
    ids=str,
)
def test_storage_is_automatic_if_all_goods_can_be_kept(city: dict[Building, int], amounts: dict[str, int]) -> None:
    game = storing(city, **amounts)
    assert asked(game) == (1, "choose_role")
    assert goods(game, 0) == amounts


def test_without_a_warehouse_one_good_of_any_kind_is_kept() -> None:
    game = storing(NONE, corn=2, tobacco=3)
    assert offered(game) == ["keep 1 corn", "keep 1 tobacco"]
    do(game, "keep 1 tobacco")
    assert goods(game, 0) == {"tobacco": 1}


def test_storage_of_one_kind_without_a_warehouse_is_automatic() -> None:
    game = storing(NONE, corn=3)
    assert goods(game, 0) == {"corn": 1}
    assert asked(game) == (1, "choose_role")


def test_a_small_warehouse_keeps_a_kind_and_another_good() -> None:
    game = storing(SMALL, corn=2, tobacco=3, coffee=2)
    assert offered(game) == [
        f"keep all {kind}, 1 {crate}"
        for kind in ("corn", "tobacco", "coffee")
        for crate in ("corn", "tobacco", "coffee")
        if crate != kind
    ]


def test_a_large_warehouse_keeps_two_kinds_and_another_good() -> None:
    game = storing(LARGE, corn=2, tobacco=3, coffee=2)
    assert offered(game) == [
        "keep all corn, all tobacco, 1 coffee",
        "keep all corn, all coffee, 1 tobacco",
        "keep all tobacco, all coffee, 1 corn",
    ]


def test_both_warehouses_keep_three_kinds_and_another_good() -> None:
    """D-29e."""
    game = nothing_fits().player(0, corn=2, indigo=2, sugar=2, tobacco=2, coffee=2, city=BOTH).build()
    do(game, "choose captain")
    assert len(game.legal_actions()) == 10 * 2
    do(game, "keep all indigo, all sugar, all coffee, 1 tobacco")
    assert goods(game, 0) == {"indigo": 2, "sugar": 2, "tobacco": 1, "coffee": 2}


def test_both_warehouses_with_four_kinds_offer_four_ways() -> None:
    game = nothing_fits().player(0, corn=2, indigo=2, sugar=2, coffee=2, city=BOTH).build()
    do(game, "choose captain")
    assert len(game.legal_actions()) == 4


@pytest.mark.parametrize("city", [{B.SMALL_WAREHOUSE: 0}, {B.LARGE_WAREHOUSE: 0}], ids=["small", "large"])
def test_unoccupied_warehouses_keep_nothing(city: dict[Building, int]) -> None:
    assert goods(storing(city, corn=3), 0) == {"corn": 1}


def test_illegal_ways_to_store_are_refused() -> None:
    game = storing(SMALL, corn=2, tobacco=3, coffee=2)
    assert refused(game, StoreGoods((G.CORN,), G.SUGAR)) is Reason.NO_SUCH_GOOD
    assert refused(game, StoreGoods((G.INDIGO,), G.CORN)) is Reason.NO_SUCH_GOOD
    assert refused(game, StoreGoods((G.CORN, G.TOBACCO), G.COFFEE)) is Reason.STORAGE_TOO_SMALL
    assert refused(game, StoreGoods((G.CORN,), None)) is Reason.STORE_MORE
    assert refused(game, StoreGoods((), G.CORN)) is Reason.STORE_MORE
    assert refused(game, PASS) is Reason.STORE_MORE


def test_impossible_ways_to_store_have_no_index() -> None:
    for kinds, crate in (((G.CORN,), G.CORN), (tuple(G)[:4], G.COFFEE), ((G.CORN, G.CORN), None)):
        assert StoreGoods(kinds, crate).index == NOWHERE


def test_the_order_of_kinds_to_store_makes_no_difference() -> None:
    assert StoreGoods((G.COFFEE, G.CORN), None) == StoreGoods((G.CORN, G.COFFEE), None)


def test_players_store_in_turn_order_from_the_captain_on() -> None:
    position = nothing_fits()
    for seat in range(3):
        position.player(seat, indigo=2, sugar=2)
    table = position.build()
    do(table, "choose captain", "keep 1 indigo")
    assert asked(table) == (1, "store_goods")
    do(table, "keep 1 sugar")
    assert asked(table) == (2, "store_goods")
    events = do(table, "keep 1 sugar")
    assert of_kind(events, GoodsStored) == [GoodsStored(2, (0, 0, 1, 0, 0), (0, 2, 1, 0, 0))]


def test_goods_spoil_in_the_captain_phase_only() -> None:
    game = classic(3).player(0, corn=3, sugar=3).build()
    do(game, "choose trader", "pass")
    assert goods(game, 0) == {"corn": 3, "sugar": 3}


def test_goods_that_are_not_kept_return_to_the_supply() -> None:
    game = nothing_fits().player(0, sugar=5).build()
    supply = game.goods[G.SUGAR]
    do(game, "choose captain")
    assert game.goods[G.SUGAR] == supply + 4


# -- the ships ----------------------------------------------------------------------------------------------------


def test_full_ships_sail_the_others_stay() -> None:
    game = classic(3).player(0, corn=2).ships({4: (G.SUGAR, 4), 5: (G.CORN, 3), 6: (G.COFFEE, 5)}).build()
    supply = list(game.goods)
    events = do(game, "choose captain")
    assert of_kind(events, ShipSailed) == [ShipSailed(0, G.SUGAR, 4), ShipSailed(1, G.CORN, 5)]
    assert (game.ship_goods, game.ship_loads) == ([-1, -1, G.COFFEE], [0, 0, 5])
    assert [now - before for now, before in zip(game.goods, supply, strict=True)] == [5, 0, 4, 0, 0]


def test_ships_sail_after_storing() -> None:
    """D-29f: goods that would fit onto the emptied ship spoil all the same."""
    game = classic(3).player(0, corn=9).ships({4: (G.SUGAR, 4), 5: (G.TOBACCO, 1), 6: (G.COFFEE, 1)}).build()
    events = do(game, "choose captain")
    kinds = [type(event) for event in events if isinstance(event, GoodsStored | ShipSailed | PhaseEnded)]
    assert kinds == [GoodsStored, ShipSailed, PhaseEnded]
    assert goods(game, 0) == {"corn": 1}
    assert game.ship_goods == [-1, G.TOBACCO, G.COFFEE]


def test_a_ship_filled_in_this_phase_takes_nothing_more_until_the_next() -> None:
    game = classic(3).player(0, corn=8).player(1, corn=2).build()
    do(game, "choose captain")
    assert game.ship_loads == [0, 0, 0]  # ship 6 sailed full
    assert (goods(game, 0), goods(game, 1)) == ({"corn": 1}, {"corn": 1})


def test_full_ships_sail_also_if_no_player_had_goods() -> None:
    game = classic(3).ships({4: (G.CORN, 4)}).build()
    assert of_kind(do(game, "choose captain"), ShipSailed) == [ShipSailed(0, G.CORN, 4)]


def test_each_kind_may_be_chosen_for_the_warehouse() -> None:
    """Two kinds with one good each and a third with more: the warehouse may be for any of them."""
    game = storing(SMALL, corn=1, tobacco=1, coffee=3)
    assert "keep all coffee, 1 corn" in offered(game)
    assert "keep all corn, 1 tobacco" in offered(game)
    do(game, "keep all coffee, 1 corn")
    assert goods(game, 0) == {"corn": 1, "coffee": 3}


@pytest.mark.parametrize("room", range(4))
def test_with_a_storehouse_each_possible_result_is_listed_once(room: int) -> None:
    for stock in product((0, 2, 4, 9), repeat=len(GOODS)):
        owned = [good for good in GOODS if stock[good]]
        kept = {
            tuple(had if good in kinds else crates.count(good) for good, had in enumerate(stock))
            for kinds in combinations(owned, min(room, len(owned)))
            for crates in combinations_with_replacement(set(owned) - set(kinds), STOREHOUSE_CRATES)
            if all(crates.count(good) <= stock[good] for good in crates)
        }
        ways = [one for one in storings_with_crates(stock, room) if isinstance(one, StoreCrates)]
        assert len(ways) == len(kept)
        assert kept == {
            tuple(had if good in way.kinds else way.crates.count(Good(good)) for good, had in enumerate(stock))
            for way in ways
        }
