"""The table of targets: it contains every action that moves a piece, and nothing else."""

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


def test_a_role_has_the_own_board_as_target() -> None:
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


def test_the_hacienda_makes_the_pile_a_source() -> None:
    table = table_after(classic(3).player(0, city={Building.HACIENDA: 1}), CHOOSE[Role.SETTLER])
    assert table["pile", "island"] == DRAW


def test_a_building_has_the_city_as_target() -> None:
    table = table_after(classic(3).player(0, doubloons=3), CHOOSE[Role.BUILDER])
    assert table["market:hospice", "city"] == Build(Building.HOSPICE)
    assert ("market:factory", "city") not in table


def test_a_good_has_the_trading_house_as_target() -> None:
    table = table_after(classic(3).player(0, sugar=1, corn=2), CHOOSE[Role.TRADER])
    assert table == {("good:corn", "house"): SELL[Good.CORN], ("good:sugar", "house"): SELL[Good.SUGAR]}


def test_goods_have_the_ships_that_take_most_as_targets() -> None:
    table = table_after(classic(3).player(0, sugar=6, corn=1), CHOOSE[Role.CAPTAIN])
    assert table["good:sugar", "ship:2"] == LOAD[Good.SUGAR][2]
    assert ("good:sugar", "ship:0") not in table
    assert {target for source, target in table if source == "good:corn"} == {"ship:0", "ship:1", "ship:2"}


def test_the_wharf_is_a_target_like_a_ship() -> None:
    table = table_after(classic(3).player(0, sugar=6, city={Building.WHARF: 1}), CHOOSE[Role.CAPTAIN])
    assert table["good:sugar", "ship:private"] == LoadGoods(Good.SUGAR, PRIVATE_SHIP)


def test_passing_has_no_targets() -> None:
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
def test_intended_returns_the_action_of_a_move(source: str, target: str, action: object) -> None:
    assert intended(source, target, classic(3).build().observation(0)) == action


def test_areas_spaces_and_boards_of_refs() -> None:
    assert refs.area_of("island:7") == "island"
    assert refs.area_of("city:3:1") == "city"
    assert refs.area_of("ship:1") == "ship:1"
    assert refs.space_of("city:3") == 3
    assert refs.space_of("island") is None
    assert refs.space_of("ship:1") is None
    assert refs.board_ref(1, 1, "island:2") == "island:2"
    assert refs.board_ref(2, 1, "island:2") == "seat:2/island:2"
    assert refs.area_of("seat:2/island:2") == "seat:2/island:2"


def test_drop_target_on_the_own_board_is_the_place_of_the_piece() -> None:
    roles = table_after(classic(4))
    assert drop_target(roles, "role:mayor", "island:4") == "player"
    tiles = table_after(classic(4), CHOOSE[Role.SETTLER])
    assert drop_target(tiles, "quarry", "player") == "island"
    assert drop_target(tiles, "quarry", "city:2") == "city"
