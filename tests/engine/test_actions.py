"""What is no action is refused where it is made; what no position allows is an action, with a reason against it."""

from collections.abc import Callable
from enum import IntEnum

import numpy
import pytest

from puertorico_desktop.engine.puertorico.actions import (
    Action,
    Build,
    ChooseRole,
    LoadGoods,
    PlaceColonists,
    SellGood,
    StoreGoods,
    TakeExtraGood,
    TakeTile,
    known,
    maker,
)
from puertorico_desktop.engine.puertorico.components import SITES, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.expansion_actions import (
    DiscardTile,
    DraftBuilding,
    LoadMixed,
    MoveGuest,
    PlaceDrawn,
    PlaceNobles,
    PlantForest,
    ReturnColonist,
    ReturnGood,
    SellPlantation,
    SellPrivately,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import refused

NOBODY = (0,) * len(SITES)
NUMBERS: tuple[Callable[[object], Action], ...] = (PlaceColonists, PlaceNobles, LoadMixed)  # type: ignore[assignment]


class Stranger(IntEnum):
    """A piece of another game."""

    ZERO = 0


NO_PIECES = (0, 0.0, False, "corn", None, b"0", numpy.int64(0), Stranger.ZERO, [Good.CORN], (Good.CORN,), object())
"""What is no piece, though much of it is equal to one."""


@pytest.mark.parametrize("make", NUMBERS)
@pytest.mark.parametrize(
    "wrong",
    [
        [0] * len(SITES),
        (0.5, 0.5, *NOBODY[2:]),
        (1.0, *NOBODY[1:]),
        (True, *NOBODY[1:]),
        ("1", *NOBODY[1:]),
        (None, *NOBODY[1:]),
        (numpy.int64(1), *NOBODY[1:]),
        (Good.INDIGO, *NOBODY[1:]),
        numpy.zeros(len(SITES), int),
        range(len(SITES)),
        "0" * len(SITES),
        None,
        1,
    ],
    ids=lambda wrong: type(wrong).__name__,
)
def test_numbers_of_people_and_goods_are_tuples_of_whole_numbers(
    make: Callable[[object], Action], wrong: object
) -> None:
    with pytest.raises(TypeError, match=r"^(counts|amounts) must (be|hold) "):
        make(wrong)


@pytest.mark.parametrize(
    ("make", "kind"),
    [
        (ChooseRole, Role),
        (TakeTile, Tile),
        (Build, Building),
        (TakeExtraGood, Good),
        (SellGood, Good),
        (lambda good: LoadGoods(good, 0), Good),
        (DraftBuilding, Building),
        (PlantForest, Tile),
        (ReturnGood, Good),
        (SellPrivately, Good),
        (DiscardTile, Tile),
        (SellPlantation, Tile),
    ],
)
def test_a_piece_is_of_its_kind(make: Callable[[object], Action], kind: type) -> None:
    for wrong in (*NO_PIECES, Role.SETTLER, Tile.CORN, Building(0), Good.CORN):
        if type(wrong) is not kind:
            with pytest.raises(TypeError, match=f"must be {kind.__name__}, not {type(wrong).__name__}"):
                make(wrong)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, Good.INDIGO, numpy.int8(1)], ids=repr)
def test_a_ship_is_a_plain_number(wrong: int) -> None:
    with pytest.raises(TypeError, match="ship must be int"):
        LoadGoods(Good.CORN, wrong)


@pytest.mark.parametrize("wrong", [0, 1, None, "noble", numpy.True_], ids=repr)
def test_yes_and_no_are_no_numbers(wrong: bool) -> None:
    for make in (lambda: MoveGuest(Tile.CORN, wrong), lambda: ReturnColonist(None, wrong), lambda: PlaceDrawn(wrong)):
        with pytest.raises(TypeError, match="must be bool"):
            make()


def test_people_come_from_a_place() -> None:
    for wrong in (0, Good.CORN, Role.SETTLER, "corn"):
        with pytest.raises(TypeError, match="piece must be Tile or Building"):
            MoveGuest(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="piece must be Tile or Building or NoneType"):
            ReturnColonist(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="piece must be"):
        MoveGuest(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [[Good.CORN], (0,), (Tile.CORN,), {Good.CORN}, "corn", None], ids=repr)
def test_stored_goods_are_tuples_of_goods(wrong: tuple[Good, ...]) -> None:
    for make in (lambda: StoreGoods(wrong), lambda: StoreCrates(wrong, ()), lambda: StoreCrates((), wrong)):
        with pytest.raises(TypeError, match=r"^goods must (be tuple|hold Good)"):
            make()
    with pytest.raises(TypeError, match="crate must be Good"):
        StoreGoods((), 0)  # type: ignore[arg-type]


EXPANDED = new_game(Options(players=3, expansions=PUBLISHED, buildings=Selection.FIXED), 4)
IMPOSSIBLE: tuple[Action, ...] = (
    LoadGoods(Good.CORN, 99),
    LoadGoods(Good.CORN, -1),
    LoadGoods(Good.CORN, 1 << 70),
    TakeTile(Tile.FOREST),
    PlantForest(Tile.QUARRY),
    PlantForest(Tile.FOREST),
    SellPlantation(Tile.QUARRY),
    SellPlantation(Tile.FOREST),
    DiscardTile(Tile.QUARRY),
    MoveGuest(Tile.FOREST),
    MoveGuest(Building.STATUE),
    ReturnColonist(Tile.FOREST),
    StoreGoods((Good.CORN,) * 9, Good.CORN),
    StoreCrates((), ()),
    StoreCrates((Good.CORN,), (Good.CORN,) * 7),
    PlaceColonists(()),
    PlaceColonists((-1, *NOBODY[1:])),
    PlaceColonists((1 << 70, *NOBODY[1:])),
    PlaceNobles((1,) * 99),
    PlaceNobles((-1, 1, *NOBODY[2:])),
    LoadMixed(()),
    LoadMixed((1,) * 9),
    LoadMixed((2, -1, 0, 0, 0)),
    LoadMixed((1 << 70, 0, 0, 0, 0)),
)


@pytest.mark.parametrize("game", [new_game(Options(players=2), 3), EXPANDED], ids=["classic", "expanded"])
def test_what_no_position_allows_has_a_reason_at_every_decision(game: PuertoRico) -> None:
    game = game.copy()
    rng = Rng.from_seed(1)
    while game.decision is not None:
        before = game.copy()
        for action in IMPOSSIBLE:
            assert refused(game, action) is not None
        assert game == before
        game.play(rng.choose(game.legal_actions()))


def test_what_no_position_allows_has_no_number() -> None:
    for action in IMPOSSIBLE:
        assert action.bit == 0 or action in known()


def test_what_is_no_action_is_not_applied() -> None:
    game = new_game(Options(players=3), 1)
    before = game.copy()
    for wrong in ("choose mayor", None, 1, Role.MAYOR):
        with pytest.raises(TypeError, match="not an action"):
            game.apply(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match="not an action"):
            game.why_not(wrong)  # type: ignore[arg-type]
    assert game == before


def test_a_maker_makes_the_same_actions_faster() -> None:
    made = maker(PlaceColonists, "counts")(bytes(NOBODY))
    assert made == PlaceColonists(NOBODY)
    assert hash(made) == hash(PlaceColonists(NOBODY))
