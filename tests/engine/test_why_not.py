"""Each reason why an action is not allowed occurs, and a refused action changes nothing."""

from collections.abc import Callable

import pytest

from puertorico_desktop.engine.game import IllegalActionError
from puertorico_desktop.engine.puertorico.actions import (
    ACCEPT,
    BUILD,
    CHOOSE,
    DRAW,
    EXTRA,
    LOAD,
    PASS,
    SELL,
    TAKE,
    Action,
    LoadGoods,
    PlaceColonists,
    StoreGoods,
    TakeTile,
)
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, SITES, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import ANSWERS, MUST
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.play import do, refused, skipped
from tests.engine.refusals import OF_EXPANSIONS

B, G, R, T = Building, Good, Reason, Tile
FULL_ISLAND = {T.CORN: 4, T.SUGAR: 4, T.QUARRY: 4}
FULL_CITY = dict.fromkeys((*list(B)[:8], B.GUILD_HALL, B.RESIDENCE), 0)
FULL_SHIPS = {4: (G.CORN, 4), 5: (G.SUGAR, 5), 6: (G.TOBACCO, 6)}


def settler(**player: object) -> Position:
    return classic(3).player(1, **player).offer(T.CORN, T.CORN)  # type: ignore[arg-type]


def counts(**placed: int) -> PlaceColonists:
    return PlaceColonists(tuple(placed.get(piece.id, 0) for piece in SITES))


def mayor() -> Position:
    return classic(3).player(0, idle=1, island={T.CORN: 2, T.SUGAR: 2})


TWO_KINDS = {T.CORN: (1, 1), T.INDIGO: (1, 1), T.SUGAR: (1, 1)}
TWO_PLANTS = {B.SMALL_INDIGO_PLANT: 1, B.SMALL_SUGAR_MILL: 1}
OVER = classic(3).colonists(ship=3, supply=2)

REFUSED: list[tuple[Reason, Position, list[str], Action]] = [
    (R.GAME_OVER, OVER, ["choose trader", "choose captain", "choose mayor"], PASS),
    (R.OTHER_DECISION, classic(3), [], SELL[G.CORN]),
    (R.ROLE_NOT_IN_GAME, classic(3), [], CHOOSE[Role.PROSPECTOR]),
    (R.ROLE_TAKEN, classic(3), ["choose trader"], CHOOSE[Role.TRADER]),
    (R.MUST_CHOOSE_ROLE, classic(3), [], PASS),
    (R.NO_SUCH_PLANTATION, settler(), ["choose settler"], TAKE[T.COFFEE]),
    (R.QUARRY_NOT_ALLOWED, settler(), ["choose settler", "pass"], TAKE[T.QUARRY]),
    (R.NOBODY_WORKS_THERE, settler(city={B.CONSTRUCTION_HUT: 0}), ["choose settler", "pass"], TAKE[T.QUARRY]),
    (R.NO_SUCH_PLANTATION, settler(), ["choose settler"], TakeTile(T.FOREST)),
    (R.NO_QUARRIES, settler().quarries(0), ["choose settler"], TAKE[T.QUARRY]),
    (R.NO_HACIENDA, settler(), ["choose settler"], DRAW),
    (R.NOBODY_WORKS_THERE, settler(city={B.HACIENDA: 0}), ["choose settler", "pass"], DRAW),
    (R.HACIENDA_USED, settler(city={B.HACIENDA: 1}), ["choose settler", "pass", "draw plantation"], DRAW),
    (R.PILE_EMPTY, settler(city={B.HACIENDA: 1}).pile(), ["choose settler", "pass"], DRAW),
    (R.WRONG_LENGTH, mayor(), ["choose mayor"], PlaceColonists((1,))),
    (R.BELOW_ZERO, mayor(), ["choose mayor"], counts(corn=2, sugar=-1)),
    (R.TOO_MANY_COLONISTS, mayor(), ["choose mayor"], counts(corn=3)),
    (R.COLONISTS_MISSING, mayor(), ["choose mayor"], counts(corn=2, sugar=2)),
    (R.CIRCLES_FREE, mayor(), ["choose mayor"], counts(corn=2)),
    (R.MUST_PLACE_COLONISTS, mayor(), ["choose mayor"], PASS),
    (R.CANNOT_AFFORD, classic(3), ["choose builder"], BUILD[B.WHARF]),
    (R.ALREADY_BUILT, classic(3).player(0, city={B.HACIENDA: 0}), ["choose builder"], BUILD[B.HACIENDA]),
    (R.SOLD_OUT, classic(3).copies(B.HACIENDA, 0), ["choose builder"], BUILD[B.HACIENDA]),
    (
        R.NO_CITY_SPACE,
        classic(3).player(0, doubloons=20, city=dict.fromkeys(list(B)[:11], 0)),
        ["choose builder"],
        BUILD[B.CITY_HALL],
    ),
    (
        R.NOT_PRODUCED,
        classic(3).player(0, island=TWO_KINDS, city=TWO_PLANTS),
        ["choose craftsman"],
        EXTRA[G.COFFEE],
    ),
    (
        R.NONE_IN_SUPPLY,
        classic(3).player(0, island=TWO_KINDS, city=TWO_PLANTS).supply(corn=1),
        ["choose craftsman"],
        EXTRA[G.CORN],
    ),
    (
        R.MUST_CHOOSE_GOOD,
        classic(3).player(0, island=TWO_KINDS, city=TWO_PLANTS),
        ["choose craftsman"],
        PASS,
    ),
    (R.NO_SUCH_GOOD, classic(3).player(0, corn=1), ["choose trader"], SELL[G.SUGAR]),
    (R.NO_SUCH_GOOD, classic(3).player(0, corn=1, indigo=1), ["choose captain"], LOAD[G.SUGAR][0]),
    (R.KIND_ALREADY_SOLD, classic(3).player(0, corn=1, sugar=1).house(G.CORN), ["choose trader"], SELL[G.CORN]),
    (
        R.NOBODY_WORKS_THERE,
        classic(3).player(0, corn=1, sugar=1, city={B.OFFICE: 0}).house(G.CORN),
        ["choose trader"],
        SELL[G.CORN],
    ),
    (R.NO_SUCH_SHIP, classic(3).player(0, corn=1, sugar=1), ["choose captain"], LoadGoods(G.CORN, 99)),
    (R.NO_SUCH_SHIP, classic(3).player(0, corn=1, sugar=1), ["choose captain"], LoadGoods(G.CORN, -1)),
    (R.NO_SUCH_SHIP, classic(2).player(0, corn=1, sugar=1), ["choose captain"], LOAD[G.CORN][2]),
    (
        R.SHIP_FULL,
        classic(3).player(0, corn=1, sugar=1).ships({4: (G.CORN, 4)}),
        ["choose captain"],
        LOAD[G.CORN][0],
    ),
    (
        R.SHIP_CARRIES_OTHER,
        classic(3).player(0, corn=1, sugar=1).ships({4: (G.COFFEE, 4)}),
        ["choose captain"],
        LOAD[G.CORN][0],
    ),
    (
        R.GOOD_ON_OTHER_SHIP,
        classic(3).player(0, corn=1, sugar=1).ships({4: (G.CORN, 1)}),
        ["choose captain"],
        LOAD[G.CORN][1],
    ),
    (R.LARGER_LOAD_ELSEWHERE, classic(3).player(0, corn=5, sugar=1), ["choose captain"], LOAD[G.CORN][0]),
    (R.NO_WHARF, classic(3).player(0, corn=5, sugar=1), ["choose captain"], LOAD[G.CORN][PRIVATE_SHIP]),
    (
        R.NOBODY_WORKS_THERE,
        classic(3).player(0, corn=5, sugar=1, city={B.WHARF: 0}),
        ["choose captain"],
        LOAD[G.CORN][PRIVATE_SHIP],
    ),
    (
        R.WHARF_USED,
        classic(3).player(0, corn=5, sugar=1, coffee=2, city={B.WHARF: 1}),
        ["choose captain", "load 5 corn -> wharf"],
        LOAD[G.SUGAR][PRIVATE_SHIP],
    ),
    (R.MUST_LOAD, classic(3).player(0, corn=5, sugar=1), ["choose captain"], PASS),
    (
        R.STORAGE_TOO_SMALL,
        classic(3).player(0, coffee=2, indigo=2).ships(FULL_SHIPS),
        ["choose captain"],
        StoreGoods((G.COFFEE,), G.INDIGO),
    ),
    (
        R.STORE_MORE,
        classic(3).player(0, coffee=2, indigo=2).ships(FULL_SHIPS),
        ["choose captain"],
        StoreGoods((), None),
    ),
    (
        R.TOO_FEW_GOODS,
        classic(3).player(0, coffee=2, indigo=2).ships(FULL_SHIPS),
        ["choose captain"],
        StoreGoods((G.COFFEE, G.COFFEE), G.COFFEE),
    ),
]
"""A reason, a position, the lines that lead to the decision, and an action that is refused for the reason there."""

PASSED_OVER: list[tuple[Reason, Position, str]] = [
    (R.ISLAND_FULL, classic(3).player(0, island=FULL_ISLAND).offer(T.INDIGO), "choose settler"),
    (R.NO_PLANTATIONS, classic(3).offer().quarries(0), "choose settler"),
    (R.NO_COLONISTS, classic(3).colonists(ship=0, supply=0), "choose mayor"),
    (R.NOTHING_TO_BUILD, classic(3).player(1, doubloons=0).copies(B.SMALL_MARKET, 0), "choose builder"),
    (R.CITY_FULL, classic(3).player(0, city=FULL_CITY), "choose builder"),
    (R.NOTHING_PRODUCED, classic(3), "choose craftsman"),
    (R.PRODUCED_GOODS_GONE, classic(3).player(0, island={T.CORN: (1, 1)}).supply(corn=1), "choose craftsman"),
    (R.NO_GOODS, classic(3), "choose trader"),
    (R.NO_GOODS, classic(3), "choose captain"),
    (R.TRADING_HOUSE_FULL, classic(3).house(G.CORN, G.CORN, G.CORN, G.CORN), "choose trader"),
    (R.NOTHING_TO_SELL, classic(3).player(0, corn=1).house(G.CORN), "choose trader"),
    (R.NOTHING_TO_LOAD, classic(3).player(0, coffee=1).ships(FULL_SHIPS), "choose captain"),
]
"""A reason, a position, the choice with which somebody is passed over for the reason."""


def named(case: tuple[object, ...]) -> str:
    return str(getattr(case[0], "value", case[0]))


@pytest.mark.parametrize("case", REFUSED, ids=named)
def test_an_action_is_refused_with_the_reason(case: tuple[Reason, Position, list[str], Action]) -> None:
    reason, position, lines, action = case
    game = position.build().copy()
    do(game, *lines)
    assert refused(game, action) is reason
    before = game.copy()
    for play in (game.apply, game.play):
        with pytest.raises(IllegalActionError) as caught:
            play(action)
        assert caught.value.refusal == before.why_not(action)
        assert reason.value in str(caught.value)
        assert game == before
    assert game.sink is None


@pytest.mark.parametrize("case", PASSED_OVER, ids=named)
def test_a_player_is_passed_over_with_the_reason(case: tuple[Reason, Position, str]) -> None:
    reason, position, choice = case
    game = position.build()
    events = do(game, choice)
    if reason is R.NOTHING_TO_BUILD:
        events += game.apply(PASS)
    assert reason in [why for _, why in skipped(events)]


def test_every_reason_is_tested() -> None:
    tested = {case[0] for case in REFUSED} | {case[0] for case in PASSED_OVER}
    assert tested.isdisjoint(OF_EXPANSIONS)
    assert tested | OF_EXPANSIONS == set(Reason)


# -- passing, and the answers of other decisions ------------------------------------------------------------------


def all_numbered() -> list[Action]:
    """Returns one action for each number."""
    actions: list[Action] = [PASS, ACCEPT, DRAW, *CHOOSE, *TAKE, *EXTRA, *SELL, *BUILD]
    actions += [load for ships in LOAD for load in ships]
    actions += [StoreGoods((good,), crate) for good in Good for crate in Good if crate is not good]
    return [*actions, counts(), counts(corn=1)]


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_action_at_every_decision_of_a_game_is_legal_or_has_a_reason(players: int) -> None:
    game = new_game(Options(players=players, ask_optional_benefits=True), 8)
    rng = Rng.from_seed(players)
    everything = all_numbered()
    met: set[Reason] = set()
    while game.decision is not None:
        legal = set(game.legal_actions()) if len(game.legal_actions()) < 200 else None
        for action in everything:
            refusal = game.why_not(action)
            assert (refusal is None) == game.is_legal(action)
            if legal is not None:
                assert (action in legal) == (refusal is None)
            if refusal is not None:
                assert (refusal.reason is R.OTHER_DECISION) == (
                    action != PASS and not isinstance(action, ANSWERS[game.decision.kind])
                )
                met.add(refusal.reason)
        game.play(rng.choose(game.legal_actions()))
    assert len(met) > 15
    assert {game.why_not(action).reason for action in everything} == {R.GAME_OVER}  # type: ignore[union-attr]


CAN_PASS = {
    DecisionKind.TAKE_TILE,
    DecisionKind.BUILD,
    DecisionKind.SELL_GOOD,
    DecisionKind.ACCEPT_BENEFIT,
    DecisionKind.DELIVER_GOODS,
    DecisionKind.DISCARD_TILE,
    DecisionKind.MOVE_GUESTS,
    DecisionKind.AFTER_SALE,
    DecisionKind.SMUGGLE,
    DecisionKind.LODGE,
}
"""The decisions at which one may always pass; while loading only with a wharf."""


def test_passing_is_legal_or_refused_with_the_reason_of_the_decision() -> None:
    assert set(MUST) | CAN_PASS == set(DecisionKind)
    assert set(MUST) & CAN_PASS == set()
    game = new_game(Options(players=3, ask_optional_benefits=True), 5)
    rng = Rng.from_seed(5)
    while game.decision is not None:
        kind = game.decision.kind
        if kind in CAN_PASS:
            assert game.is_legal(PASS)
        elif not game.is_legal(PASS):
            refusal = game.why_not(PASS)
            assert refusal is not None
            assert refusal.reason is MUST[kind]
        game.play(rng.choose(game.legal_actions()))


def test_an_illegal_action_in_the_middle_of_a_game_changes_nothing() -> None:
    game = new_game(Options(players=4), 3)
    rng = Rng.from_seed(9)
    everything = all_numbered()
    while game.decision is not None:
        action = rng.choose(everything)
        if not game.is_legal(action):
            before = game.copy()
            _refuse(game.apply, action)
            assert game == before
        game.play(rng.choose(game.legal_actions()))


def _refuse(play: Callable[[Action], object], action: Action) -> None:
    with pytest.raises(IllegalActionError):
        play(action)


def test_the_text_of_a_refusal_has_reason_and_values() -> None:
    game = classic(3).player(0, corn=5, sugar=1).build()
    do(game, "choose captain")
    assert str(game.why_not(LOAD[G.CORN][0])) == "larger_load_elsewhere(good=corn, ship=4, amount=4, best=5)"
    assert str(game.why_not(PASS)) == "must_load"
