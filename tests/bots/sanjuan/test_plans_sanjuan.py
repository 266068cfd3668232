"""Reasons that name a plan in San Juan: positions in which each is given, and others in which it must not be."""

from __future__ import annotations

from puertorico_desktop.bots.base import Budget, Prospect, Reply, Thought
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.reasons import LIKELY, LOOKS_AT_OTHERS
from puertorico_desktop.bots.sanjuan.claims import claim_of, role_of
from puertorico_desktop.bots.sanjuan.plans import plans, still_choosing
from puertorico_desktop.bots.sanjuan.reasons import Reason, ReasonKind, reasons
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Build, ChooseRole, Tuck
from puertorico_desktop.engine.sanjuan.components import CARDS, Card, Role
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game

BUILDER, CRAFTSMAN, TRADER, RECRUITER, ADVENTURER = (
    ChooseRole(role) for role in (Role.BUILDER, Role.CRAFTSMAN, Role.TRADER, Role.RECRUITER, Role.ADVENTURER)
)
KEEPS, OPENS, ENDS, GOES_ON = ReasonKind.KEEPS, ReasonKind.OPENS, ReasonKind.ENDS, ReasonKind.GOES_ON


def prospect(action: Action, *replies: Reply, points: tuple[float, ...] = (20.0, 20.0)) -> Prospect:
    return Prospect(action, 3 * LOOKS_AT_OTHERS, 0.5, tuple((one, 0.0, 0.0) for one in points), replies=replies)


def takes(action: Action, share: float = LIKELY, points: tuple[float, ...] = (19.0, 22.0)) -> Reply:
    return Reply(1, claim_of(action), share, points)


def plans_with(game: SanJuan, *prospects: Prospect) -> list[Reason]:
    return plans(game, Thought(game.asked, prospects))


def test_a_role_is_kept_from_the_player_who_would_gain_by_it() -> None:
    game = table(2).build()
    assert plans_with(game, prospect(TRADER), prospect(RECRUITER, takes(TRADER))) == [
        Reason(KEEPS, 0, role=Role.TRADER, other=1, points=3.0)
    ]
    assert plans_with(game, prospect(TRADER), prospect(RECRUITER, takes(TRADER, LIKELY - 0.1))) == []
    assert plans_with(game, prospect(TRADER), prospect(RECRUITER, takes(TRADER, points=(20.0, 20.0)))) == []


def test_the_craftsman_opens_the_trader_for_the_next_player() -> None:
    game = table(2).build()
    [found] = plans_with(game, prospect(RECRUITER), prospect(CRAFTSMAN, takes(TRADER)))
    assert (found.kind, found.role, found.instead, found.other) == (OPENS, Role.TRADER, Role.CRAFTSMAN, 1)
    assert plans_with(game, prospect(RECRUITER, takes(TRADER, 0.4)), prospect(CRAFTSMAN, takes(TRADER))) == []


def test_the_last_player_of_a_round_keeps_nothing_from_others() -> None:
    game = new_game(Options(players=2), 1)
    left = []
    while len(left) < 3:
        if game.kind is not None and claim_of(game.legal_actions()[0]):
            left.append(still_choosing(game))
            if len(left) == 3:
                break
        game.play(game.legal_actions()[0])
    assert [len(one) for one in left] == [2, 1, 0]  # the governor of two players chooses a second role
    reply = Reply(1 - game.asked, claim_of(game.legal_actions()[0]), 1.0, (15.0, 25.0))
    actions = game.legal_actions()
    assert plans_with(game, prospect(actions[0]), prospect(actions[1], reply)) == []


def nearly_full_city(seat: int) -> SanJuan:
    """Returns a position in which one city has one free space; its player can pay for several buildings."""
    city = [card for card in CARDS if card not in (Card.CATHEDRAL, Card.CRANE, Card.GOLD_MINE, Card.VILLA)][:10]
    hand = {Card.GOLD_MINE: 1, Card.VILLA: 1, Card.CRANE: 1}
    return table(2).player(seat, city=city, hand=hand).player(1 - seat, hand={Card.CRANE: 1}).build()


AHEAD, BEHIND = (30.0, 20.0), (20.0, 30.0)


def test_a_leader_ends_the_game() -> None:
    game = nearly_full_city(0)
    assert [one.kind for one in plans_with(game, prospect(BUILDER, points=AHEAD), prospect(RECRUITER))] == [ENDS]
    assert plans_with(game, prospect(BUILDER, points=BEHIND), prospect(RECRUITER)) == []
    assert plans_with(nearly_full_city(1), prospect(BUILDER, points=AHEAD), prospect(RECRUITER)) == []
    game.play(BUILDER)
    assert [one.kind for one in plans_with(game, prospect(Build(Card.VILLA), points=AHEAD), prospect(PASS))] == [ENDS]
    covering = Build(Card.VILLA, Card.HOSPITAL)  # covering a building with a Crane fills no space
    assert plans_with(game, prospect(covering, points=AHEAD), prospect(PASS)) == []


def test_a_player_who_is_behind_does_not_end_the_game() -> None:
    game = nearly_full_city(1)
    assert plans_with(game, prospect(RECRUITER), prospect(BUILDER, points=BEHIND)) == [Reason(GOES_ON, 0, other=1)]
    assert plans_with(game, prospect(RECRUITER), prospect(BUILDER, points=AHEAD)) == []
    assert plans_with(table(2).build(), prospect(RECRUITER), prospect(BUILDER, points=BEHIND)) == []


def test_plans_do_not_depend_on_hidden_cards() -> None:
    """They are the same in every determinization of the game."""
    game = nearly_full_city(1)
    found = [
        plans_with(game.determinize(0, Rng.from_seed(seed)), prospect(RECRUITER), prospect(BUILDER, points=BEHIND))
        for seed in range(5)
    ]
    assert found == [found[0]] * 5


def test_the_least_valuable_card_is_tucked_under_the_chapel() -> None:
    hand = {Card.CITY_HALL: 1, Card.HERO: 1, Card.CRANE: 1}
    game = table(2).player(0, hand=hand, city=[Card.CHAPEL, Card.CRANE]).round_start().build()
    tuck, dear = Tuck((Card.CRANE,), Card.CHAPEL), Tuck((Card.CITY_HALL,), Card.CHAPEL)
    assert game.is_legal(tuck)
    found = Thought(0, (prospect(tuck), prospect(dear)))
    assert reasons(game, found) == [Reason(ReasonKind.LEAST_WORTH, 0, cards=(Card.CRANE,))]
    assert reasons(game, Thought(0, (prospect(dear), prospect(tuck)))) == []


def test_a_search_records_the_roles_that_others_would_take() -> None:
    bot = SearchBot(LEVELS["expert"], BALANCED, 3, Budget(nodes=40))
    bot.explains = True
    found = bot.think(new_game(Options(players=3), 2))
    replies = [reply for one in found.prospects for reply in one.replies]
    assert replies
    assert all(role_of(reply.claim) is not None and reply.seat != found.seat for reply in replies)


def test_unknown_claims_are_ignored() -> None:
    assert role_of("role:pirate") is None
    strange = Reply(1, "role:pirate", 1.0, (10.0, 30.0))
    assert plans_with(table(2).build(), prospect(RECRUITER), prospect(CRAFTSMAN, strange)) == []
