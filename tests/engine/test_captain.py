"""The captain phase: loading, privilege, harbor, wharf (S001, S003, D-26 to D-29d)."""

import pytest

from puertorico_desktop.engine.puertorico.actions import LOAD, PASS
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, Good, Role, Tile, Waived
from puertorico_desktop.engine.puertorico.events import GoodsLoaded, Passed, PointsReceived
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from tests.engine.play import asked, do, goods, of_kind, offered, points, refused, skipped

B, G = Building, Good


# -- which goods onto which ship ----------------------------------------------------------------------------------


def test_the_largest_load_is_forced() -> None:
    game = classic(3).player(0, corn=6, indigo=1).build()  # ships 4, 5, 6
    do(game, "choose captain")
    refusal = game.why_not(LOAD[G.CORN][1])
    assert refusal is not None
    assert (refusal.reason, refusal.values) == (
        Reason.LARGER_LOAD_ELSEWHERE,
        {"good": G.CORN, "ship": 5, "amount": 5, "best": 6},
    )
    assert [text for text in offered(game) if "corn" in text] == ["load 6 corn -> ship 6"]


@pytest.mark.parametrize(
    ("amount", "ships"), [(1, [4, 5, 6]), (4, [4, 5, 6]), (5, [5, 6]), (6, [6]), (9, [6])], ids=str
)
def test_the_player_chooses_between_ships_that_take_equally_many_goods(amount: int, ships: list[int]) -> None:
    """D-26."""
    game = classic(3).player(0, corn=amount, indigo=1).build()
    do(game, "choose captain")
    assert [text for text in offered(game) if "corn" in text] == [
        f"load {min(amount, ship)} corn -> ship {ship}" for ship in ships
    ]


def test_goods_go_to_the_next_ship_if_the_largest_is_full_of_another_kind() -> None:
    game = classic(3).player(0, corn=6, indigo=1).ships({6: (G.SUGAR, 1)}).build()
    do(game, "choose captain")
    assert [text for text in offered(game) if "corn" in text] == ["load 5 corn -> ship 5"]


def test_a_kind_stays_on_its_ship_even_if_another_would_take_more() -> None:
    game = classic(3).player(0, corn=6, indigo=1).ships({4: (G.CORN, 3)}).build()
    do(game, "choose captain")
    assert [text for text in offered(game) if "corn" in text] == ["load 1 corn -> ship 4"]
    assert refused(game, LOAD[G.CORN][2]) is Reason.GOOD_ON_OTHER_SHIP


def test_a_kind_whose_ship_is_full_cannot_be_loaded() -> None:
    game = classic(3).player(0, corn=6, indigo=1, sugar=1).ships({4: (G.CORN, 4)}).build()
    do(game, "choose captain")
    assert not any("corn" in text for text in offered(game))
    assert refused(game, LOAD[G.CORN][0]) is Reason.SHIP_FULL
    assert refused(game, LOAD[G.CORN][1]) is Reason.GOOD_ON_OTHER_SHIP


def test_a_ship_takes_one_kind_of_goods_only() -> None:
    game = classic(3).player(0, corn=1, indigo=1).ships({4: (G.SUGAR, 1)}).build()
    do(game, "choose captain")
    refusal = game.why_not(LOAD[G.CORN][0])
    assert refusal is not None
    assert (refusal.reason, refusal.values) == (
        Reason.SHIP_CARRIES_OTHER,
        {"good": G.CORN, "ship": 4, "carried": G.SUGAR},
    )


def test_the_player_may_load_a_kind_with_fewer_goods() -> None:
    game = classic(3).player(0, corn=5, coffee=1).build()
    do(game, "choose captain", "load 1 coffee -> ship 4")
    assert offered(game) == ["load 5 corn -> ship 5", "load 5 corn -> ship 6"]


def test_a_player_who_can_load_may_not_pass() -> None:
    game = classic(3).player(0, corn=1, indigo=1).build()
    do(game, "choose captain")
    assert refused(game, PASS) is Reason.MUST_LOAD


def test_a_forced_load_is_an_event() -> None:
    game = classic(3).player(0, corn=6).build()
    events = do(game, "choose captain")
    assert of_kind(events, GoodsLoaded) == [GoodsLoaded(0, G.CORN, 6, 2)]


def test_players_load_in_turn_until_no_player_can() -> None:
    game = classic(3).player(0, corn=1, sugar=1, coffee=1).player(1, corn=1, indigo=1).build()
    do(game, "choose captain", "load 1 corn -> ship 4")
    assert asked(game) == (1, "load_goods")
    assert offered(game) == ["load 1 corn -> ship 4", "load 1 indigo -> ship 5", "load 1 indigo -> ship 6"]
    do(game, "load 1 corn -> ship 4")
    assert asked(game) == (0, "load_goods")
    do(game, "load 1 sugar -> ship 5")
    assert game.ship_goods == [G.CORN, G.SUGAR, G.INDIGO]  # seat 1 took the last ship; the coffee found none
    assert (goods(game, 0), goods(game, 1)) == ({"coffee": 1}, {})


def test_loading_the_last_empty_ship_leaves_none_for_other_kinds() -> None:
    game = (
        classic(3).player(0, corn=2, indigo=2).player(1, sugar=2).ships({4: (G.TOBACCO, 1), 5: (G.CORN, 1)}).build()
    )
    do(game, "choose captain", "load 2 corn -> ship 5")
    assert game.ship_goods == [G.TOBACCO, G.CORN, G.SUGAR]
    assert points(game)[1] == 2
    assert goods(game, 0) == {"indigo": 1}  # found no ship, and one good is kept


def test_a_player_without_goods_is_skipped_with_one_event() -> None:
    game = classic(3).player(0, corn=1, sugar=1, coffee=1).build()
    events = do(game, "choose captain", "load 1 corn -> ship 4", "load 1 sugar -> ship 5")
    assert skipped(events) == [(1, Reason.NO_GOODS), (2, Reason.NO_GOODS)]


def test_a_player_whose_goods_fit_nowhere_is_skipped_with_a_reason() -> None:
    game = classic(3).player(1, corn=2).ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)}).build()
    events = do(game, "choose captain")
    assert (1, Reason.NOTHING_TO_LOAD) in skipped(events)
    assert (0, Reason.NO_GOODS) in skipped(events)


def test_goods_and_ships_that_do_not_exist_are_refused() -> None:
    game = classic(2).player(0, corn=1, indigo=1).build()
    do(game, "choose captain")
    assert refused(game, LOAD[G.COFFEE][0]) is Reason.NO_SUCH_GOOD
    assert refused(game, LOAD[G.CORN][2]) is Reason.NO_SUCH_SHIP
    assert refused(game, LOAD[G.CORN][PRIVATE_SHIP]) is Reason.NO_WHARF


# -- the captain's point ------------------------------------------------------------------------------------------


def test_the_privilege_point_is_paid_once() -> None:
    """D-27."""
    game = classic(3).player(0, corn=1, sugar=1, coffee=1).build()
    events = do(game, "choose captain", "load 1 corn -> ship 4", "load 1 sugar -> ship 5")
    assert of_kind(events, PointsReceived) == [PointsReceived(0, 1, Role.CAPTAIN)]
    assert points(game)[0] == 3 + 1


def test_the_privilege_is_not_for_the_governor() -> None:
    game = classic(3).player(0, corn=6).player(1, coffee=6).ships({4: (G.CORN, 1)}).build()
    do(game, "choose trader", "pass", "pass", "choose captain")
    assert points(game) == [3, 6 + 1, 0]


def test_the_privilege_point_comes_with_the_first_load() -> None:
    """A captain with a wharf waits; the point comes with the load, whenever that is."""
    game = (
        classic(3)
        .player(0, corn=2, city={B.WHARF: 1})
        .player(1, indigo=4)
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1)})
        .build()
    )
    do(game, "choose captain", "pass")
    assert points(game) == [0, 4, 0]
    assert asked(game) == (0, "load_goods")
    do(game, "load 2 corn -> wharf")
    assert points(game) == [2 + 1, 4, 0]


def test_a_load_onto_the_private_ship_earns_the_privilege() -> None:
    game = classic(3).player(0, corn=2, city={B.WHARF: 1}).build()
    events = do(game, "choose captain", "load 2 corn -> wharf")
    assert PointsReceived(0, 1, Role.CAPTAIN) in events
    assert points(game)[0] == 3


# -- the harbor ---------------------------------------------------------------------------------------------------


def test_the_harbor_counts_every_load() -> None:
    """D-28."""
    game = classic(3).player(1, corn=1, sugar=2, coffee=3, city={B.HARBOR: 1}).build()
    events = do(game, "choose captain", "load 1 corn -> ship 4", "load 2 sugar -> ship 5")
    assert [one.cause for one in of_kind(events, PointsReceived)] == [B.HARBOR] * 3
    assert points(game)[1] == 6 + 3


def test_an_unoccupied_harbor_does_nothing() -> None:
    game = classic(3).player(1, corn=6, city={B.HARBOR: 0}).build()
    do(game, "choose captain")
    assert points(game)[1] == 6


def test_the_harbor_of_the_captain_adds_to_the_privilege() -> None:
    game = classic(3).player(0, corn=6, city={B.HARBOR: 1}).build()
    do(game, "choose captain")
    assert points(game)[0] == 6 + 1 + 1


def test_no_harbor_point_without_a_load() -> None:
    game = (
        classic(3)
        .player(1, corn=1, city={B.HARBOR: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain")
    assert points(game) == [0, 0, 0]


# -- the wharf ----------------------------------------------------------------------------------------------------


def test_the_wharf_takes_all_goods_of_a_kind_whatever_the_ships_carry() -> None:
    game = classic(3).player(1, corn=9, city={B.WHARF: 1}).ships({4: (G.CORN, 1)}).build()
    do(game, "choose captain")
    assert offered(game) == ["load 3 corn -> ship 4", "load 9 corn -> wharf"]
    do(game, "load 9 corn -> wharf")
    assert points(game)[1] == 9
    assert game.ship_loads == [1, 0, 0]
    assert game.goods[G.CORN] == 9  # straight back to the supply (D-29b)


def test_the_wharf_need_not_take_the_largest_kind() -> None:
    game = classic(3).player(1, corn=4, coffee=1, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 1 coffee -> wharf")
    assert points(game)[1] == 1


def test_the_wharf_is_used_once_a_phase() -> None:
    game = (
        classic(3)
        .player(1, corn=2, indigo=2, city={B.WHARF: 1})
        .player(2, sugar=4, coffee=1)
        .ships({4: (G.TOBACCO, 1)})
        .build()
    )
    do(game, "choose captain", "load 2 corn -> wharf", "load 4 sugar -> ship 5")
    assert game.ship_goods == [G.TOBACCO, G.SUGAR, G.INDIGO]  # no choice was left but the last empty ship
    assert goods(game, 1) == {}


def test_a_used_wharf_is_refused() -> None:
    game = classic(3).player(1, corn=2, indigo=2, sugar=2, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 2 corn -> wharf")
    assert asked(game) == (1, "load_goods")
    assert refused(game, LOAD[G.INDIGO][PRIVATE_SHIP]) is Reason.WHARF_USED


def test_an_unoccupied_wharf_does_nothing() -> None:
    game = classic(3).player(1, corn=2, indigo=2, city={B.WHARF: 0}).build()
    do(game, "choose captain")
    assert refused(game, LOAD[G.CORN][PRIVATE_SHIP]) is Reason.NOBODY_WORKS_THERE


def test_the_wharf_does_not_excuse_from_loading() -> None:
    """D-29c: as long as goods fit on cargo ships, loading onto one or onto the wharf is a must."""
    game = classic(3).player(1, corn=2, city={B.WHARF: 1}).build()
    do(game, "choose captain")
    assert refused(game, PASS) is Reason.MUST_LOAD
    assert len(offered(game)) == 4


def test_the_owner_may_pass_on_the_wharf_if_the_goods_fit_on_no_cargo_ship() -> None:
    game = (
        classic(3)
        .player(1, corn=2, city={B.WHARF: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain")
    assert offered(game) == ["pass", "load 2 corn -> wharf"]
    events = do(game, "pass")
    assert of_kind(events, Passed) == [Passed(1, Waived.PRIVATE_SHIP)]
    assert goods(game, 1) == {"corn": 1}
    assert points(game)[1] == 0


def test_a_wharf_owner_who_passed_is_asked_again_after_a_load() -> None:
    """D-29a."""
    game = (
        classic(3)
        .player(0, corn=2, city={B.WHARF: 1})
        .player(1, sugar=2)
        .ships({4: (G.CORN, 4), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain", "pass")  # seat 1's sugar goes to ship 5
    assert asked(game) == (0, "load_goods")
    assert offered(game) == ["pass", "load 2 corn -> wharf"]
    do(game, "load 2 corn -> wharf")
    assert points(game) == [3, 2, 0]


def test_a_wharf_owner_who_passed_is_not_asked_again_without_a_load() -> None:
    game = (
        classic(3)
        .player(0, corn=1, city={B.WHARF: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain", "pass")
    assert asked(game) == (1, "choose_role")
    assert goods(game, 0) == {"corn": 1}


def test_a_wharf_owner_who_passed_is_not_skipped_for_having_nothing_to_load() -> None:
    """The wharf could have taken the goods, so passing is the only event."""
    game = (
        classic(3)
        .player(0, corn=1, city={B.WHARF: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain")
    events = do(game, "pass")
    assert of_kind(events, Passed) == [Passed(0, Waived.PRIVATE_SHIP)]
    assert skipped(events) == [(1, Reason.NO_GOODS), (2, Reason.NO_GOODS)]


def test_the_phase_ends_when_both_wharf_owners_pass() -> None:
    game = (
        classic(3)
        .player(0, corn=1, city={B.WHARF: 1})
        .player(2, corn=1, city={B.WHARF: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain", "pass")
    assert asked(game) == (2, "load_goods")
    do(game, "pass")
    assert asked(game) == (1, "choose_role")


def test_each_wharf_owner_who_passed_is_asked_again_after_a_load() -> None:
    """Also the second one, if the first has passed once more in between."""
    game = (
        classic(3)
        .player(0, corn=1, city={B.WHARF: 1})
        .player(1, corn=1, city={B.WHARF: 1})
        .player(2, sugar=1)
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain", "pass", "pass")  # seat 2 loads its sugar
    assert asked(game) == (0, "load_goods")
    do(game, "pass")
    assert asked(game) == (1, "load_goods")
    do(game, "pass")
    assert asked(game) == (1, "choose_role")


def test_a_load_onto_a_wharf_gives_another_owner_who_passed_a_turn() -> None:
    game = (
        classic(3)
        .player(0, corn=1, city={B.WHARF: 1})
        .player(2, corn=1, city={B.WHARF: 1})
        .ships({4: (G.CORN, 4), 5: (G.SUGAR, 1), 6: (G.COFFEE, 2)})
        .build()
    )
    do(game, "choose captain", "pass", "load 1 corn -> wharf")
    assert asked(game) == (0, "load_goods")


def test_two_wharves_may_take_the_same_kind() -> None:
    game = classic(3).player(0, corn=3, city={B.WHARF: 1}).player(1, corn=3, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 3 corn -> wharf", "load 3 corn -> wharf")
    assert points(game) == [4, 3, 0]


def test_the_wharf_can_be_used_again_in_the_next_captain_phase() -> None:
    game = classic(3).player(0, corn=3, island={Tile.CORN: (1, 1)}, city={B.WHARF: 1}).build()
    do(game, "choose captain", "load 3 corn -> wharf", "choose craftsman", "choose trader", "pass")
    do(game, "choose captain")
    assert asked(game) == (0, "load_goods")
    assert "load 1 corn -> wharf" in offered(game)
