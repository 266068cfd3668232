"""Reasons that name a plan: positions in which each is given, and similar ones in which it must not be."""

from __future__ import annotations

from collections.abc import Mapping

import attrs
import pytest

from puertorico_desktop.bots.base import Budget, Prospect, Reply, Thought
from puertorico_desktop.bots.levels import BALANCED, LEVELS, steady
from puertorico_desktop.bots.player import COMPARING_SHARE, SearchBot
from puertorico_desktop.bots.puertorico.claims import claim_of, piece_of
from puertorico_desktop.bots.puertorico.plans import plans
from puertorico_desktop.bots.puertorico.reasons import MOST, Reason, ReasonKind, reasons, weight
from puertorico_desktop.bots.reasons import END, LIKELY, LOOKS_AT_OTHERS, MARGIN, MARGIN_OF_PLANS, SELDOM, kept_from
from puertorico_desktop.bots.search.merged_thought import merged
from puertorico_desktop.bots.search.replies import FEWEST
from puertorico_desktop.engine.puertorico.actions import BUILD, CHOOSE, PASS, SELL, TAKE, Action
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind

CAPTAIN, CRAFTSMAN, MAYOR, BUILDER, TRADER, SETTLER = (
    CHOOSE[role] for role in (Role.CAPTAIN, Role.CRAFTSMAN, Role.MAYOR, Role.BUILDER, Role.TRADER, Role.SETTLER)
)
KEEPS, OPENS, ENDS, GOES_ON = ReasonKind.KEEPS, ReasonKind.OPENS, ReasonKind.ENDS, ReasonKind.GOES_ON
ANNA, BEN, CLARA = range(3)
EVEN = (20.0, 20.0, 20.0)


def prospect(
    action: Action, *replies: Reply, points: tuple[float, ...] = EVEN, visits: int = 3 * LOOKS_AT_OTHERS
) -> Prospect:
    """Returns what is expected after an action, all points from shipping."""
    return Prospect(action, visits, 0.4, tuple((one, 0.0, 0.0) for one in points), replies=replies)


def takes(
    action: Action, seat: int = BEN, share: float = LIKELY, points: tuple[float, ...] = (19.0, 22.0, 20.0)
) -> Reply:
    """Returns the reply of another player who takes the same piece and gains two points by it."""
    return Reply(seat, claim_of(action), share, points)


def thought(*prospects: Prospect, seat: int = ANNA) -> Thought:
    return Thought(seat, prospects)


def kinds(game: PuertoRico, *prospects: Prospect) -> list[ReasonKind]:
    return [one.kind for one in plans(game, thought(*prospects, seat=game.asked))]


# -- keeping something from others ----------------------------------------------------------------------------------


def test_a_role_is_kept_from_the_player_who_would_gain_by_it() -> None:
    game = classic(3).build()
    found = plans(game, thought(prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN))))
    assert found == [Reason(KEEPS, ANNA, piece=Role.CAPTAIN, other=BEN, points=3.0)]


@pytest.mark.parametrize(
    ("reply", "visits"),
    [
        (takes(CAPTAIN, share=LIKELY - 0.01), 60),  # unlikely
        (takes(CAPTAIN), LOOKS_AT_OTHERS - 1),  # rarely visited
        (takes(CRAFTSMAN), 60),  # another role
        (takes(CAPTAIN, points=(20.0, 20.0 + MARGIN_OF_PLANS - 0.01, 20.0)), 60),  # too small a gain
        (takes(CAPTAIN, points=(17.0, 20.0 + MARGIN - 0.01, 20.0)), 60),  # only the player itself loses
    ],
)
def test_a_role_is_not_kept_from_players_who_would_not_take_it_or_gain(reply: Reply, visits: int) -> None:
    assert KEEPS not in kinds(classic(3).build(), prospect(CAPTAIN), prospect(MAYOR, reply, visits=visits))


def test_actions_count_by_their_visits() -> None:
    others = prospect(MAYOR, takes(CAPTAIN, share=0.9)), prospect(BUILDER, takes(CAPTAIN, share=0.1), visits=20)
    assert kept_from(thought(prospect(CAPTAIN), *others), claim_of(CAPTAIN)) is not None
    others = prospect(MAYOR, takes(CAPTAIN, share=0.9), visits=20), prospect(BUILDER, takes(CAPTAIN, share=0.1))
    assert kept_from(thought(prospect(CAPTAIN), *others), claim_of(CAPTAIN)) is None


def test_the_player_who_would_gain_most_is_named() -> None:
    both = takes(CAPTAIN), takes(CAPTAIN, CLARA, points=(18.0, 20.0, 25.0))
    [found] = plans(classic(3).build(), thought(prospect(CAPTAIN), prospect(MAYOR, *both)))
    assert (found.other, found.points) == (CLARA, 7.0)


def test_nothing_is_kept_from_players_who_have_chosen_their_role() -> None:
    game = classic(3).build()
    for role in (SETTLER, MAYOR):
        game.play(role)
        while game.kind is not DecisionKind.CHOOSE_ROLE:
            game.play(game.legal_actions()[-1])
    assert game.asked == CLARA
    later = takes(CAPTAIN, points=(22.0, 20.0, 19.0), seat=ANNA)
    assert kinds(game, prospect(CAPTAIN), prospect(BUILDER, later)) == []


def test_a_prospector_is_kept_only_if_it_is_the_last_one() -> None:
    game = classic(5).build()
    prospector = CHOOSE[Role.PROSPECTOR]
    reply = takes(prospector, points=(19.0, 22.0, 20.0, 20.0, 20.0))
    found = (
        prospect(prospector, points=(20.0,) * 5),
        prospect(MAYOR, reply, points=(20.0,) * 5),
    )
    assert kinds(game, *found) == []
    game.role_owners[Role.SECOND_PROSPECTOR] = ANNA
    assert kinds(game, *found) == [KEEPS]
    assert claim_of(prospector) == claim_of(CHOOSE[Role.SECOND_PROSPECTOR])


def at_builder(copies: int) -> PuertoRico:
    position = classic(3).player(ANNA, doubloons=12).player(BEN, doubloons=12)
    game = position.copies(Building.CONSTRUCTION_HUT, copies).build()
    game.play(BUILDER)
    return game


def test_the_last_copy_of_a_building_is_kept() -> None:
    hall, hut = BUILD[Building.GUILD_HALL], BUILD[Building.CONSTRUCTION_HUT]
    game = at_builder(2)
    [found] = plans(game, thought(prospect(hall), prospect(PASS, takes(hall))))
    assert (found.kind, found.piece, found.other) == (KEEPS, Building.GUILD_HALL, BEN)
    assert kinds(game, prospect(hut), prospect(PASS, takes(hut))) == []
    assert kinds(at_builder(1), prospect(hut), prospect(PASS, takes(hut))) == [KEEPS]


@pytest.mark.parametrize(("tiles", "expected"), [(1, [KEEPS]), (2, [])])
def test_the_last_tile_of_a_kind_is_kept(tiles: int, expected: list[ReasonKind]) -> None:
    game = classic(3).offer(*[Tile.COFFEE] * tiles, *[Tile.CORN] * (4 - tiles)).build()
    game.play(SETTLER)
    coffee, corn = TAKE[Tile.COFFEE], TAKE[Tile.CORN]
    assert kinds(game, prospect(coffee), prospect(corn, takes(coffee))) == expected


def test_claims_are_parsed_and_unknown_ones_ignored() -> None:
    for action in (CAPTAIN, BUILD[Building.HARBOR], TAKE[Tile.CORN]):
        assert piece_of(claim_of(action)) is not None
    assert claim_of(PASS) == ""
    assert piece_of("role:emperor") is None
    game = classic(3).build()
    strange = Reply(BEN, "role:emperor", 1.0, (10.0, 30.0, 20.0))
    assert kinds(game, prospect(CAPTAIN), prospect(MAYOR, strange)) == []


# -- what others would take after another action --------------------------------------------------------------------


def test_another_role_opens_a_good_role_for_the_next_player() -> None:
    game = classic(3).build()
    best = prospect(MAYOR, takes(CAPTAIN, share=SELDOM))
    found = plans(game, thought(best, prospect(CRAFTSMAN, takes(CAPTAIN))))
    assert found == [Reason(OPENS, ANNA, piece=Role.CAPTAIN, instead=Role.CRAFTSMAN, other=BEN, points=3.0)]
    assert kinds(game, prospect(MAYOR, takes(CAPTAIN, share=SELDOM + 0.1)), prospect(CRAFTSMAN, takes(CAPTAIN))) == []
    assert kinds(game, best, prospect(CRAFTSMAN, takes(CAPTAIN, share=LIKELY - 0.1))) == []
    assert kinds(game, best, prospect(CRAFTSMAN, takes(CAPTAIN), visits=LOOKS_AT_OTHERS - 1)) == []
    assert kinds(game, best, prospect(CRAFTSMAN, takes(CAPTAIN, points=EVEN))) == []


# -- acting before another player -----------------------------------------------------------------------------------


def before_captain(**ben: int) -> PuertoRico:
    """Returns a position in which Anna and Ben have corn, and there is room for that of one of them."""
    position = classic(3).player(ANNA, corn=4).player(BEN, **ben)
    return position.ships({4: (Good.CORN, 0), 5: (Good.SUGAR, 5), 6: (Good.INDIGO, 6)}).build()


def test_the_first_captain_ships_more() -> None:
    game = before_captain(corn=4)
    found = plans(game, thought(prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN))))
    assert Reason(ReasonKind.SHIPS_FIRST, ANNA, piece=Role.CAPTAIN, other=BEN, amount=5) in found
    assert game == before_captain(corn=4)
    alone = plans(before_captain(), thought(prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN))))
    assert [one.kind for one in alone] == [KEEPS]
    nobody = prospect(MAYOR, takes(CAPTAIN, share=LIKELY - 0.1))
    assert kinds(game, prospect(CAPTAIN), nobody) == []


def test_the_first_trader_sells_for_more() -> None:
    position = classic(3).player(ANNA, coffee=1).player(BEN, coffee=1)
    game = position.house(Good.CORN, Good.INDIGO, Good.SUGAR).build()
    found = plans(game, thought(prospect(TRADER), prospect(MAYOR, takes(TRADER))))
    assert Reason(ReasonKind.SELLS_FIRST, ANNA, piece=Role.TRADER, other=BEN, amount=5) in found
    game = position.player(ANNA, city={Building.OFFICE: 1}).house(Good.CORN).build()
    assert kinds(game, prospect(TRADER), prospect(MAYOR, takes(TRADER))) == [KEEPS]


# -- the end of the game --------------------------------------------------------------------------------------------


def nearly_full_city(seat: int = ANNA) -> Position:
    """Returns a position with eleven occupied spaces in a city, and doubloons for the last building."""
    kinds = [one for one in Building if one <= Building.CONSTRUCTION_HUT] + [Building.HOSPICE, Building.OFFICE]
    return classic(3).player(seat, doubloons=8, city=dict.fromkeys(kinds, 0))


AHEAD, BEHIND = (30.0, 20.0, 20.0), (20.0, 30.0, 20.0)


def test_a_leader_ends_the_game() -> None:
    game = nearly_full_city().build()
    assert kinds(game, prospect(BUILDER, points=AHEAD), prospect(MAYOR)) == [ENDS]
    assert kinds(game, prospect(BUILDER, points=BEHIND), prospect(MAYOR)) == []
    assert kinds(game, prospect(BUILDER, points=EVEN), prospect(MAYOR)) == []
    assert kinds(game, prospect(MAYOR, points=AHEAD), prospect(SETTLER)) == []


def test_a_building_may_end_the_game() -> None:
    game = nearly_full_city().build()
    game.play(BUILDER)
    last = BUILD[Building.WHARF] if game.is_legal(BUILD[Building.WHARF]) else game.legal_actions()[1]
    assert kinds(game, prospect(last, points=AHEAD), prospect(PASS)) == [ENDS]
    other = next(one for one in game.legal_actions() if one not in (last, PASS))
    assert kinds(game, prospect(last, points=AHEAD), prospect(other)) == []  # the other one ends it as well


def test_a_player_who_is_behind_does_not_end_the_game() -> None:
    game = nearly_full_city().build()
    [found] = plans(game, thought(prospect(MAYOR), prospect(BUILDER, points=BEHIND)))
    assert found == Reason(GOES_ON, ANNA, other=BEN)
    assert kinds(game, prospect(MAYOR), prospect(BUILDER, points=AHEAD)) == []
    assert kinds(game, prospect(MAYOR), prospect(SETTLER, points=BEHIND)) == []


@pytest.mark.parametrize(("supply", "expected"), [(2, [ENDS]), (40, [])])
def test_the_colonists_may_end_the_game(supply: int, expected: list[ReasonKind]) -> None:
    game = classic(3).player(ANNA, city={Building.INDIGO_PLANT: 0}).colonists(ship=3, supply=supply).build()
    assert kinds(game, prospect(MAYOR, points=AHEAD), prospect(SETTLER)) == expected


@pytest.mark.parametrize(("left", "expected"), [(4, [ENDS]), (40, [])])
def test_the_chips_may_end_the_game(left: int, expected: list[ReasonKind]) -> None:
    game = classic(3).player(ANNA, corn=4).points_left(left).build()
    assert kinds(game, prospect(CAPTAIN, points=AHEAD), prospect(SETTLER)) == expected


def test_nothing_ends_in_the_last_round_or_long_before_it() -> None:
    game = nearly_full_city().build()
    game.trigger_end(EndTrigger.COLONISTS, 0)
    assert kinds(game, prospect(BUILDER, points=AHEAD), prospect(MAYOR)) == []
    early = new_game(Options(players=3), 1)
    assert kinds(early, prospect(BUILDER, points=AHEAD), prospect(MAYOR)) == []


# -- sales and doubloons --------------------------------------------------------------------------------------------


def at_trader(*house: Good, **ben: int) -> PuertoRico:
    game = classic(3).player(ANNA, corn=1, sugar=1).player(BEN, **ben).house(*house).build()
    game.play(TRADER)
    return game


def test_the_last_space_of_the_trading_house_is_taken() -> None:
    full = Good.INDIGO, Good.TOBACCO
    corn, sugar = SELL[Good.CORN], SELL[Good.SUGAR]
    game = at_trader(*full, Good.CORN, coffee=1)
    assert plans(game, thought(prospect(sugar), prospect(PASS))) == [
        Reason(ReasonKind.NO_SALE, ANNA, other=BEN, amount=4)
    ]
    # Ben could not sell coffee before either.
    assert kinds(at_trader(*full, Good.COFFEE, coffee=1), prospect(sugar), prospect(PASS)) == []
    assert kinds(at_trader(*full, coffee=1), prospect(sugar), prospect(PASS)) == []
    assert kinds(game, prospect(PASS), prospect(sugar)) == []
    corn_left = at_trader(*full, corn=1, sugar=1)  # corn brings nothing, but can be sold
    assert kinds(corn_left, prospect(sugar), prospect(PASS)) == []
    only = at_trader(*full, sugar=1)
    assert kinds(only, prospect(sugar), prospect(corn)) == [ReasonKind.NO_SALE]
    assert kinds(only, prospect(corn), prospect(sugar)) == []


@pytest.mark.parametrize(
    ("role_doubloons", "expected"),
    [({Role.MAYOR: 2}, True), ({Role.MAYOR: 1}, False), ({Role.MAYOR: 2, Role.BUILDER: 2}, False), ({}, False)],
)
def test_the_doubloons_on_a_role_are_a_reason(role_doubloons: Mapping[Role, int], expected: bool) -> None:
    game = classic(3).build()
    for role, doubloons in role_doubloons.items():
        game.role_doubloons[role] = doubloons
    found = plans(game, thought(prospect(MAYOR), prospect(BUILDER)))
    assert found == ([Reason(ReasonKind.DOUBLOONS, ANNA, piece=Role.MAYOR, amount=2)] if expected else [])
    game.trigger_end(EndTrigger.COLONISTS, 0)
    assert kinds(game, prospect(MAYOR), prospect(BUILDER)) == []


# -- several reasons ------------------------------------------------------------------------------------------------


def test_the_three_reasons_of_the_largest_weight_are_given() -> None:
    game = nearly_full_city().player(ANNA, corn=4).player(BEN, corn=4).build()
    game.role_doubloons[Role.BUILDER] = 3
    best = prospect(BUILDER, points=(24.0, 20.0, 20.0))
    found = reasons(game, thought(best, prospect(MAYOR, takes(BUILDER, points=(18.0, 21.0, 20.0)))))
    assert [one.kind for one in found] == [KEEPS, ENDS, ReasonKind.GAIN]
    weights = [weight(game, one) for one in found]
    assert weights == sorted(weights, reverse=True)
    assert weights[1] == END
    assert len(found) == MOST


def test_equal_actions_have_no_plan() -> None:
    found = thought(prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN)))
    assert [one.kind for one in reasons(classic(3).build(), attrs.evolve(found, equal=2))] == [ReasonKind.EQUAL]


# -- replies in searches --------------------------------------------------------------------------------------------


def think(game: PuertoRico, nodes: int = 400) -> Thought:
    bot = SearchBot(LEVELS["expert"], BALANCED, 5, Budget(nodes=nodes))
    bot.explains = True
    return bot.think(game.copy())


def test_a_search_records_the_replies_of_others() -> None:
    game = new_game(Options(players=4), 3)
    found = think(game)
    for one in found.prospects:
        assert not any(reply.seat == found.seat for reply in one.replies)
        assert sum(reply.share for reply in one.replies if reply.seat == 1) <= 1 + 1e-9
        assert not any(reply.claim == claim_of(one.action) for reply in one.replies if reply.seat == 1)
        assert all(len(reply.points) == 4 for reply in one.replies)
    first, *_ = found.prospects[0].replies
    assert first.claim.startswith("role:")
    few = [one for one in found.prospects if one.visits <= FEWEST]
    assert few
    assert not any(one.replies for one in few)


def test_a_search_keeps_the_captain_from_a_player_with_many_goods() -> None:
    """Ben has many goods and room for them; the player who chooses before him should be captain."""
    game = before_captain(corn=6)
    found = think(game)
    assert found.best.action == CAPTAIN
    given = reasons(game, found)
    assert any(one.kind is KEEPS and (one.piece, one.other) == (Role.CAPTAIN, BEN) for one in given)


@pytest.mark.parametrize("nodes", [12, 150])
def test_comparing_actions_does_not_change_the_preferred_one(nodes: int) -> None:
    game = before_captain(corn=6)
    plain = SearchBot(LEVELS["expert"], BALANCED, 5, Budget(nodes=nodes)).think(game.copy())
    found = think(game, nodes)
    assert found.best.action == plain.best.action
    assert found.best.visits == plain.best.visits
    more = [one.visits for one in found.prospects[1:4]]
    assert min(more) > max(one.visits for one in plain.prospects[2:])
    assert max(more) <= max(COMPARING_SHARE * found.best.visits + 1, plain.prospects[1].visits)


def test_a_stopped_search_does_not_compare_actions() -> None:
    bot = SearchBot(LEVELS["expert"], BALANCED, 5, Budget(nodes=100))
    bot.explains, bot.should_stop = True, lambda: True
    assert sum(one.visits - 1 for one in bot.think(before_captain(corn=6)).prospects) <= 1


def test_bots_without_explanations_record_no_replies() -> None:
    game = new_game(Options(players=3), 1)
    for level, explains in (("easy", True), ("normal", True), ("expert", False)):
        bot = SearchBot(LEVELS[level], BALANCED, 1, Budget(nodes=60))
        bot.explains = explains
        assert not any(one.replies for one in bot.think(game.copy()).prospects)
    bot = SearchBot(steady(60), BALANCED, 1)
    plain = bot.think(game.copy()).prospects
    bot.explains = True
    assert [(one.action, one.visits, one.win) for one in bot.think(game.copy()).prospects] == [
        (one.action, one.visits, one.win) for one in plain
    ]


def test_the_replies_of_several_workers_are_merged() -> None:
    one = prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN, share=0.8), visits=100)
    other = prospect(CAPTAIN), prospect(MAYOR, takes(CAPTAIN, share=0.4, points=(10.0, 28.0, 20.0)), visits=100)
    both = merged([thought(*one), thought(*other)])
    [reply] = next(one for one in both.prospects if one.action == MAYOR).replies
    assert reply.share == pytest.approx(0.6)
    assert reply.points == pytest.approx((16.0, 24.0, 20.0))
