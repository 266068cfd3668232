"""Impossible values are refused when an action is made; actions that no position allows are refused with a reason."""

import pickle
from collections.abc import Callable
from enum import IntEnum

import numpy
import pytest

from puertorico_desktop.engine.puertorico.actions import (
    ACTIONS_OF,
    NOWHERE,
    Action,
    Build,
    ChooseRole,
    LoadGoods,
    NumberedAction,
    Pass,
    PlaceColonists,
    SellGood,
    StoreGoods,
    TakeExtraGood,
    TakeTile,
    numbered_actions,
)
from puertorico_desktop.engine.puertorico.components import SITES, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.decisions import DecisionKind
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
from puertorico_desktop.engine.puertorico.game import ANSWERS, PuertoRico
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import refused

NOBODY = (0,) * len(SITES)
LISTED = (DecisionKind.PLACE_COLONISTS, DecisionKind.PLACE_NOBLES, DecisionKind.STORE_GOODS, DecisionKind.PAY)
"""The kinds of decisions whose answers are too many for a mask."""
NUMBERS: tuple[Callable[[object], Action], ...] = (PlaceColonists, PlaceNobles, LoadMixed)  # type: ignore[assignment]


class Stranger(IntEnum):
    """A piece that belongs to no game."""

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
    with pytest.raises(TypeError, match=r"^(counts|amounts) must (be|hold) |tuple object expected"):
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
def test_a_piece_of_another_kind_raises_type_error(make: Callable[[object], Action], kind: type) -> None:
    for wrong in (*NO_PIECES, Role.SETTLER, Tile.CORN, Building(0), Good.CORN):
        if type(wrong) is not kind:
            with pytest.raises(TypeError, match=f"{kind.__name__}( object expected; got|, not) "):
                make(wrong)


@pytest.mark.parametrize("wrong", [True, 1.0, "1", None, Good.INDIGO, numpy.int8(1)], ids=repr)
def test_a_ship_that_is_no_int_raises_type_error(wrong: int) -> None:
    with pytest.raises(TypeError, match="ship must be int"):
        LoadGoods(Good.CORN, wrong)


@pytest.mark.parametrize("wrong", [0, 1, None, "noble", numpy.True_], ids=repr)
def test_numbers_and_strings_are_not_accepted_as_booleans(wrong: bool) -> None:
    for make in (lambda: MoveGuest(Tile.CORN, wrong), lambda: ReturnColonist(None, wrong), lambda: PlaceDrawn(wrong)):
        with pytest.raises(TypeError, match=r"must be bool|bool object expected"):
            make()


def test_moved_and_returned_people_need_a_tile_or_a_building() -> None:
    for wrong in (0, Good.CORN, Role.SETTLER, "corn"):
        with pytest.raises(TypeError, match=r"piece must be Tile or Building|object expected"):
            MoveGuest(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"piece must be Tile or Building or NoneType|object expected"):
            ReturnColonist(wrong)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"piece must be|object expected"):
        MoveGuest(None)  # type: ignore[arg-type]


@pytest.mark.parametrize("wrong", [[Good.CORN], (0,), (Tile.CORN,), {Good.CORN}, "corn", None], ids=repr)
def test_stored_goods_are_tuples_of_goods(wrong: tuple[Good, ...]) -> None:
    for make in (lambda: StoreGoods(wrong), lambda: StoreCrates(wrong, ()), lambda: StoreCrates((), wrong)):
        with pytest.raises(TypeError, match=r"^goods must (be tuple|hold Good)|tuple object expected"):
            make()
    with pytest.raises(TypeError, match=r"crate must be Good|Good or None object expected"):
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
def test_impossible_actions_have_a_reason_at_every_decision(game: PuertoRico) -> None:
    game = game.copy()
    rng = Rng.from_seed(1)
    while game.decision is not None:
        before = game.copy()
        for action in IMPOSSIBLE:
            assert refused(game, action) is not None
        assert game == before
        game.play(rng.choose(game.legal_actions()))


def test_impossible_actions_have_no_bit_in_masks() -> None:
    for action in IMPOSSIBLE:
        if isinstance(action, NumberedAction) and action not in numbered_actions():
            assert action.index == NOWHERE
            assert action.bit == 0


def test_the_mask_of_a_decision_is_a_native_integer_and_stands_for_its_actions() -> None:
    for kind, actions_of in ACTIONS_OF.items():
        if kind in LISTED:
            continue
        answers = [one for one in numbered_actions() if isinstance(one, (Pass, *ANSWERS[kind])) and one.bit]
        whole = sum(one.bit for one in answers)
        assert len({one.bit for one in answers}) == len(answers)
        assert whole.bit_length() <= 62
        assert actions_of[whole] == tuple(answers)
        for one in answers:
            assert actions_of[one.bit] == (one,)


def test_apply_and_why_not_raise_type_error_for_other_objects() -> None:
    game = new_game(Options(players=3), 1)
    before = game.copy()
    for wrong in ("choose mayor", None, 1, Role.MAYOR):
        with pytest.raises(TypeError, match=r"not an action|Action object expected"):
            game.apply(wrong)  # type: ignore[arg-type]
        with pytest.raises(TypeError, match=r"not an action|Action object expected"):
            game.why_not(wrong)  # type: ignore[arg-type]
    assert game == before


def test_actions_are_equal_only_if_class_and_fields_are() -> None:
    counting = (PlaceColonists(NOBODY), PlaceNobles(NOBODY), LoadMixed((1, 0, 0, 0, 0)))
    actions = list(dict.fromkeys((*numbered_actions(), *IMPOSSIBLE, *counting)))
    assert len(actions) > len(numbered_actions()) + len(counting)
    for action in actions:
        again = pickle.loads(pickle.dumps(action))
        assert again == action
        assert hash(again) == hash(action)
        assert repr(again) == repr(action)
        assert [other for other in actions if other == action] == [action]
    assert PlaceColonists(bytes(NOBODY)) == PlaceColonists(NOBODY)
