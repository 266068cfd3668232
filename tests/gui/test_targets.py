"""The table of targets: every action that moves a piece is in it, and nothing else."""

import pytest

from puertorico_desktop.engine.puertorico.actions import (
    CHOOSE,
    DRAW,
    LOAD,
    PASS,
    SELL,
    TAKE,
    Build,
    ChooseRole,
    LoadGoods,
    SellGood,
    TakeExtraGood,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.targets import Targets, drop_target, intended, targets_for


def table_after(position, *actions) -> Targets:  # type: ignore[no-untyped-def]
    game = position.build()
    for action in actions:
        game.apply(action)
    return targets_for(game.legal_actions(), game.observation(game.decision.seat))


def test_a_role_goes_onto_the_own_board() -> None:
    table = table_after(classic(4))
    assert table["role:settler", "player"] == CHOOSE[Role.SETTLER]
    assert {target for _, target in table} == {"player"}
    assert len(table) == 7


def test_every_face_up_plantation_of_a_kind_can_be_taken() -> None:
    position = classic(3).offer(Tile.CORN, Tile.CORN, Tile.SUGAR, Tile.COFFEE)
    table = table_after(position, CHOOSE[Role.SETTLER])
    assert table == {
        ("offer:0", "island"): TAKE[Tile.CORN],
        ("offer:1", "island"): TAKE[Tile.CORN],
        ("offer:2", "island"): TAKE[Tile.SUGAR],
        ("offer:3", "island"): TAKE[Tile.COFFEE],
        ("quarry", "island"): TAKE[Tile.QUARRY],
    }


def test_the_hacienda_lifts_the_pile() -> None:
    table = table_after(classic(3).player(0, city={Building.HACIENDA: 1}), CHOOSE[Role.SETTLER])
    assert table["pile", "island"] == DRAW


def test_a_building_goes_into_the_city() -> None:
    table = table_after(classic(3).player(0, doubloons=3), CHOOSE[Role.BUILDER])
    assert table["market:hospice", "city"] == Build(Building.HOSPICE)
    assert ("market:factory", "city") not in table


def test_a_good_goes_into_the_trading_house() -> None:
    table = table_after(classic(3).player(0, sugar=1, corn=2), CHOOSE[Role.TRADER])
    assert table == {("good:corn", "house"): SELL[Good.CORN], ("good:sugar", "house"): SELL[Good.SUGAR]}


def test_goods_go_onto_the_ships_that_take_most() -> None:
    table = table_after(classic(3).player(0, sugar=6, corn=1), CHOOSE[Role.CAPTAIN])
    assert table["good:sugar", "ship:2"] == LOAD[Good.SUGAR][2]
    assert ("good:sugar", "ship:0") not in table
    assert {target for source, target in table if source == "good:corn"} == {"ship:0", "ship:1", "ship:2"}


def test_the_wharf_is_a_ship() -> None:
    table = table_after(classic(3).player(0, sugar=6, city={Building.WHARF: 1}), CHOOSE[Role.CAPTAIN])
    assert table["good:sugar", "ship:private"] == LoadGoods(Good.SUGAR, PRIVATE_SHIP)


def test_passing_is_no_piece_to_move() -> None:
    assert targets_for([PASS], classic(3).build().observation(0)) == {}


@pytest.mark.parametrize(
    ("source", "target", "action"),
    [
        ("role:mayor", "player", ChooseRole(Role.MAYOR)),
        ("quarry", "island:3", TakeTile(Tile.QUARRY)),
        ("pile", "island", DRAW),
        ("market:city_hall", "city:11", Build(Building.CITY_HALL)),
        ("supply:corn", "goods", TakeExtraGood(Good.CORN)),
        ("good:coffee", "house:2", SellGood(Good.COFFEE)),
        ("good:coffee", "ship:1", LoadGoods(Good.COFFEE, 1)),
        ("good:coffee", "ship:private", LoadGoods(Good.COFFEE, PRIVATE_SHIP)),
        ("good:coffee", "island:1", None),
        ("market:hospice", "island", None),
        ("offer:99", "island", None),
        ("seat:2/good:corn", "house", None),
    ],
)
def test_what_a_move_means(source: str, target: str, action: object) -> None:
    assert intended(source, target, classic(3).build().observation(0)) == action


def test_areas_and_spaces() -> None:
    assert refs.area_of("island:7") == "island"
    assert refs.area_of("city:3:1") == "city"
    assert refs.area_of("ship:1") == "ship:1"
    assert refs.space_of("city:3") == 3
    assert refs.space_of("island") is None
    assert refs.space_of("ship:1") is None
    assert refs.board_ref(1, 1, "island:2") == "island:2"
    assert refs.board_ref(2, 1, "island:2") == "seat:2/island:2"
    assert refs.area_of("seat:2/island:2") == "seat:2/island:2"


def test_the_whole_own_board_takes_a_role_and_what_belongs_on_it() -> None:
    roles = table_after(classic(4))
    assert drop_target(roles, "role:mayor", "island:4") == "player"
    tiles = table_after(classic(4), CHOOSE[Role.SETTLER])
    assert drop_target(tiles, "quarry", "player") == "island"
    assert drop_target(tiles, "quarry", "city:2") == "city"
