"""Every reason for a refusal, with its values."""

from typing import Any

import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import (
    ACCEPT,
    PASS,
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.position import Position, table
from puertorico_desktop.engine.sanjuan.reasons import Reason
from tests.engine.sanjuan.games import do, offered, play, refused

C = Card


def why(game: SanJuan, action: Action) -> tuple[Reason, dict[str, Any]]:
    """Returns the reason against an action, with its values."""
    assert refused(game, action) is not None
    refusal = game.why_not(action)
    assert isinstance(refusal, Refusal)
    return refusal.reason, dict(refusal.values)


def started(position: Position, role: str) -> SanJuan:
    """Returns the game after the governor has chosen a role."""
    game = position.build()
    do(game, f"choose {role}")
    return game


def test_reasons_at_the_choice_of_a_role() -> None:
    game = table(4).build()
    assert why(game, ChooseRole(Role.TRADER, True)) == (Reason.NOT_DOUBLED_HERE, {})
    assert why(game, PASS) == (Reason.MUST_CHOOSE_ROLE, {})
    assert why(game, Sell(())) == (Reason.OTHER_DECISION, {"asked": DecisionKind.CHOOSE_ROLE})
    do(game, "choose trader")
    assert why(game, ChooseRole(Role.TRADER)) == (Reason.ROLE_TAKEN, {"role": Role.TRADER, "seat": 0})


BUILDER = {C.VILLA: 1, C.HERO: 1, C.CRANE: 1, C.CHAPEL: 1, C.SUGAR_MILL: 1}


@pytest.mark.parametrize(
    ("action", "reason", "values"),
    [
        (Build(C.OFFICE), Reason.NOT_IN_GAME, {"card": C.OFFICE}),
        (Build(C.CATHEDRAL), Reason.NOT_IN_GAME, {"card": C.CATHEDRAL}),
        (Build(C.ARCH), Reason.NOT_IN_HAND, {"card": C.ARCH}),
        (Build(C.CHAPEL), Reason.ALREADY_BUILT, {"card": C.CHAPEL}),
        (Build(C.VILLA, C.CRANE), Reason.NOT_OVER_CRANE, {}),
        (Build(C.VILLA, C.HERO), Reason.NOT_IN_CITY, {"card": C.HERO}),
        (Build(C.CHAPEL, C.CHAPEL), Reason.SAME_BUILDING, {"card": C.CHAPEL}),
        (Build(C.SUGAR_MILL, C.SUGAR_MILL), Reason.SAME_BUILDING, {"card": C.SUGAR_MILL}),
    ],
)
def test_reasons_about_building(action: Action, reason: Reason, values: dict[str, Any]) -> None:
    game = started(table(3).player(0, city=[C.CHAPEL, C.CRANE, C.SUGAR_MILL], hand=BUILDER), "builder")
    assert why(game, action) == (reason, values)


def test_too_few_cards_and_no_crane() -> None:
    game = started(table(3).player(0, city=[C.CHAPEL], hand=[C.HERO, C.VILLA, C.VILLA]), "builder")
    assert why(game, Build(C.HERO)) == (Reason.TOO_FEW_CARDS, {"price": 4, "cards": 2})
    assert why(game, Build(C.HERO, C.CHAPEL)) == (Reason.NO_CRANE, {})


def test_the_cathedral_is_built_once() -> None:
    game = started(table(2, new_buildings=True).player(1, city=[C.CATHEDRAL]).player(0, hand=[C.HERO]), "builder")
    assert why(game, Build(C.CATHEDRAL)) == (Reason.CATHEDRAL_BUILT, {})


def test_reasons_about_paying() -> None:
    start = table(3).player(0, city=[C.HIDDEN_MARKET, C.SUGAR_MILL], goods=[C.SUGAR_MILL, C.CORN_GRANARY])
    game = started(start.player(0, hand={C.GOLD_MINE: 1, C.CRANE: 1, C.HERO: 3}), "builder")
    do(game, "build crane for 1")
    hero, mill = (C.HERO,), (C.SUGAR_MILL,)
    assert why(game, Pay((C.ARCH,))) == (Reason.NOT_IN_HAND, {"card": C.ARCH})
    assert why(game, Pay(hero * 2)) == (Reason.WRONG_NUMBER, {"wanted": 1, "given": 2})
    assert why(game, Pay(hero, mill)) == (Reason.WRONG_NUMBER, {"wanted": 0, "given": 1})
    assert why(game, Pay((), (*mill, C.CORN_GRANARY))) == (Reason.GOOD_TOO_MANY, {"price": 1})
    assert why(game, Pay((), (C.VILLA,))) == (Reason.NOT_PRODUCTION, {"card": C.VILLA})
    assert why(game, Pay((), (C.COFFEE_ROASTER,))) == (Reason.BUILDING_EMPTY, {"card": C.COFFEE_ROASTER})
    assert why(game, PASS) == (Reason.MUST_PAY, {})
    assert refused(game, Pay((), mill)) is None
    plain = started(table(3).player(0, hand={C.GOLD_MINE: 1, C.CRANE: 1, C.HERO: 3}), "builder")
    do(plain, "build crane for 1")
    assert why(plain, Pay((), (C.CORN_GRANARY,))) == (Reason.NO_HIDDEN_MARKET, {})


def test_goods_of_a_covered_building_cannot_pay() -> None:
    start = table(3).player(0, city=[C.HIDDEN_MARKET, C.CRANE, C.SUGAR_MILL], goods=[C.SUGAR_MILL, C.CORN_GRANARY])
    game = started(start.player(0, hand={C.HERO: 2, C.VILLA: 2}), "builder")
    do(game, "build hero for 1 over sugar mill")
    assert offered(game) == ["pay hero", "pay villa", "pay goods of corn granary"]


def test_reasons_about_goods() -> None:
    city = [C.SUGAR_MILL, C.COFFEE_ROASTER, C.FRUIT_DEPOT]
    game = started(table(3).player(0, city=city, goods=[C.SUGAR_MILL]), "craftsman")
    mill, roaster, depot = C.SUGAR_MILL, C.COFFEE_ROASTER, C.FRUIT_DEPOT
    assert why(game, Produce((mill,))) == (Reason.BUILDING_FULL, {"card": mill})
    assert why(game, Produce((C.VILLA,))) == (Reason.NOT_PRODUCTION, {"card": C.VILLA})
    assert why(game, Produce((C.TOBACCO_STORAGE,))) == (Reason.NOT_IN_CITY, {"card": C.TOBACCO_STORAGE})
    assert why(game, Produce((roaster, depot, C.CORN_GRANARY))) == (Reason.GOODS_LIMIT, {"limit": 2})
    assert why(game, Produce(())) == (Reason.WRONG_NUMBER, {"wanted": 1, "given": 0})
    game = started(table(3).player(0, city=city, goods=[mill, depot, C.CORN_GRANARY]), "trader")
    assert why(game, Sell((roaster,))) == (Reason.BUILDING_EMPTY, {"card": roaster})
    assert why(game, Sell((mill, depot, C.CORN_GRANARY))) == (Reason.GOODS_LIMIT, {"limit": 2})


def test_reasons_about_the_cards_of_the_recruiter() -> None:
    game = started(table(3).deck(C.VILLA, C.HERO, C.ARCH, C.CRANE, C.CRANE), "recruiter")
    assert why(game, Keep((C.STATUE,))) == (Reason.NOT_DRAWN, {"card": C.STATUE})
    assert why(game, Keep((C.CRANE, C.CRANE))) == (Reason.WRONG_NUMBER, {"wanted": 1, "given": 2})
    assert why(game, PASS) == (Reason.MUST_KEEP, {})


def test_reasons_at_the_start_of_a_round() -> None:
    city = [C.OFFICE, C.CHAPEL, C.CHURCH]
    cards = {C.VILLA: 3, C.HERO: 3, C.CRANE: 3}
    game = table(3, new_buildings=True).player(0, city=city, hand=cards).round_start().build()
    villa, hero = (C.VILLA,), (C.HERO,)
    assert why(game, Exchange((C.ARCH,))) == (Reason.NOT_IN_HAND, {"card": C.ARCH})
    assert why(game, Exchange(villa * 3)) == (Reason.WRONG_NUMBER, {"wanted": 2, "given": 3})
    do(game, "exchange 2 crane")
    assert why(game, Tuck(villa * 2, C.CHAPEL)) == (Reason.ONE_CARD_A_ROUND, {})
    assert why(game, Tuck(villa, C.HERO)) == (Reason.NOT_UNDER_THAT, {"card": C.HERO})
    do(game, "tuck villa under chapel")
    assert why(game, Tuck(villa, C.CHAPEL)) == (Reason.ONE_CARD_A_ROUND, {})
    do(game, "pass")
    assert not game.players[0].church_used
    assert game.kind is DecisionKind.DISCARD
    assert why(game, Discard(hero * 2)) == (Reason.WRONG_NUMBER, {"wanted": 1, "given": 2})
    assert why(game, PASS) == (Reason.MUST_DISCARD, {})
    used = table(3, new_buildings=True).player(0, city=city, hand=cards, church_used=True).round_start().build()
    do(used, "pass")
    assert why(used, Tuck(villa, C.CHURCH)) == (Reason.CHURCH_USED, {})
    no_chapel = table(3, new_buildings=True).player(0, city=[C.CHURCH], hand=cards).round_start().build()
    assert why(no_chapel, Tuck(villa, C.CHAPEL)) == (Reason.NOT_IN_CITY, {"card": C.CHAPEL})
    do(no_chapel, "tuck 3 villa, hero under church")
    assert no_chapel.players[0].church_used
    assert no_chapel.scores()[0].tucked == {C.CHURCH: 4}


def test_reasons_about_benefits_and_after_the_end() -> None:
    game = table(3, ask_optional_benefits=True).build()
    do(game, "choose adventurer")
    assert offered(game) == ["pass", "accept"]
    assert refused(table(3).build(), ACCEPT) is Reason.OTHER_DECISION
    over = play(table(2).build().options, 3)
    assert why(over, PASS) == (Reason.GAME_OVER, {})


@pytest.mark.parametrize("what", ["pass", None, 3])
def test_a_value_that_is_no_action_raises_type_error(what: Any) -> None:
    with pytest.raises(TypeError):
        table(2).build().why_not(what)
    with pytest.raises(TypeError):
        Build("villa")  # type: ignore[arg-type]
    with pytest.raises(TypeError):
        Discard([Card.VILLA])  # type: ignore[arg-type]
