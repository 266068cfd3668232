"""Reasons for an action in San Juan: expected points, the payment of a building, the least valuable card."""

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.bots.sanjuan.reasons import Reason, ReasonKind, payment, reasons
from puertorico_desktop.engine.sanjuan.actions import PASS, Build, ChooseRole, Discard, Pay
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.position import table

BUILDER, TRADER = ChooseRole(Role.BUILDER), ChooseRole(Role.TRADER)


def thought(*actions: object, equal: int = 1, points: tuple[float, ...] = (5.0, 0.0)) -> Thought:
    """Returns a thought in which the first action brings more points from buildings than the others."""
    prospects = [
        Prospect(action, 40, 0.5, ((more, 1.0, 2.0), (4.0, 0.0, 0.0)))
        for action, more in zip(actions, (points[0], *[points[1]] * len(actions)), strict=False)
    ]
    return Thought(0, tuple(prospects), equal=equal)


def at_building() -> SanJuan:
    """Returns a game in which the governor decides on a building."""
    hand = {Card.HERO: 1, Card.GOLD_MINE: 2, Card.CRANE: 1, Card.HOSPITAL: 2, Card.CITY_HALL: 1}
    game = table(2).player(0, hand=hand, city=[Card.HOSPITAL, Card.GOLD_MINE]).build()
    game.play(BUILDER)
    return game


def test_points_are_given_with_their_source() -> None:
    game = table(2).build()
    assert reasons(game, thought(BUILDER, TRADER)) == [Reason(ReasonKind.GAIN, 0, "buildings", 5.0)]
    assert reasons(game, thought(BUILDER, TRADER, equal=2)) == [Reason(ReasonKind.EQUAL, 0)]


def test_a_building_has_its_payment_as_a_reason() -> None:
    game = at_building()
    action = Build(Card.HERO)
    assert game.is_legal(action)
    fact, *_ = reasons(game, thought(action, PASS))
    assert (fact.kind, len(fact.cards)) == (ReasonKind.PAYMENT, 4)
    assert Card.HERO not in fact.cards
    assert Card.CITY_HALL not in fact.cards
    game.play(action)
    assert game.is_legal(Pay(fact.cards, fact.goods))


def test_the_payment_does_not_depend_on_the_deck() -> None:
    game = at_building()
    before = list(game.deck)
    paid = payment(game, Build(Card.HERO))
    assert game.deck == before
    game.deck.reverse()
    assert payment(game, Build(Card.HERO)) == paid


def test_a_building_without_payment_has_no_reason() -> None:
    game = table(2).player(0, hand=[Card.CRANE, Card.GOLD_MINE]).build()
    game.play(BUILDER)
    assert payment(game, Build(Card.GOLD_MINE)) is None
    assert reasons(game, thought(Build(Card.GOLD_MINE), PASS, points=(0.0, 0.0))) == []


def test_the_least_valuable_card_is_the_reason_for_its_discard() -> None:
    hand = {Card.CITY_HALL: 1, Card.HERO: 1, Card.ARCH: 1, Card.STATUE: 2, Card.VILLA: 1, Card.CRANE: 2}
    game = table(2).player(0, hand=hand, city=[Card.CRANE]).round_start().build()
    [fact] = reasons(game, thought(Discard((Card.CRANE,)), Discard((Card.CITY_HALL,)), points=(0.0, 0.0)))
    assert fact == Reason(ReasonKind.LEAST_WORTH, 0, cards=(Card.CRANE,))
    assert reasons(game, thought(Discard((Card.CITY_HALL,)), Discard((Card.CRANE,)), points=(0.0, 0.0))) == []
