"""The options of a table: benefits to confirm, forced choices, open points (rulings.md 9, D-08, D-23)."""

import attrs
import pytest
from hypothesis import example, given, settings

from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action
from puertorico_desktop.engine.puertorico.components import Benefit, Building, EndTrigger, Good, Tile
from puertorico_desktop.engine.puertorico.events import BenefitRefused, EndTriggered, Event
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.games import FEW, Course, normal_courses
from tests.engine.play import asked, choosing, do, doubloons, goods, of_kind, offered, points

B, T = Building, Tile


def asking(players: int = 3) -> Position:
    return classic(players, ask_optional_benefits=True)


def state_after(game: PuertoRico, answer: str) -> tuple[PuertoRico, list[Event]]:
    """Returns a copy of the game after the answer to the offered benefit."""
    after = game.copy()
    events = do(after, answer)
    assert after.benefit is None or after.kind is DecisionKind.ACCEPT_BENEFIT
    return after, events


def offer_of(game: PuertoRico, benefit: Benefit, seat: int = 0) -> None:
    """Checks that the seat has to confirm the benefit and nothing else."""
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind, game.decision.benefit) == (
        seat,
        DecisionKind.ACCEPT_BENEFIT,
        benefit,
    )
    assert list(game.legal_actions()) == [PASS, ACCEPT]
    assert offered(game) == ["pass", "accept"]


# -- benefits -----------------------------------------------------------------------------------------------------


def test_the_mayor_privilege_is_offered_and_may_be_refused() -> None:
    game = asking().build()
    do(game, "choose mayor")
    offer_of(game, Benefit.MAYOR_PRIVILEGE)
    taken, _ = state_after(game, "accept")
    refused, events = state_after(game, "pass")
    assert taken.players[0].all_colonists == 2
    assert refused.players[0].all_colonists == 1
    assert refused.colonist_supply == taken.colonist_supply + 1
    assert BenefitRefused(0, Benefit.MAYOR_PRIVILEGE) in events


def test_refusing_the_mayor_privilege_can_delay_the_end() -> None:
    game = asking().colonists(ship=3, supply=3).build()
    do(game, "choose mayor")
    taken, events_taken = state_after(game, "accept")
    refused, events_refused = state_after(game, "pass")
    assert [one.trigger for one in of_kind(events_taken, EndTriggered)] == [EndTrigger.COLONISTS]
    assert of_kind(events_refused, EndTriggered) == []
    assert (taken.colonist_ship, refused.colonist_ship) == (2, 3)


def test_the_mayor_privilege_is_not_offered_from_an_empty_supply() -> None:
    game = asking().colonists(ship=3, supply=0).build()
    do(game, "choose mayor")
    assert choosing(game)


def test_the_prospector_privilege_is_offered_and_may_be_refused() -> None:
    game = asking(4).build()
    do(game, "choose prospector")
    offer_of(game, Benefit.PROSPECTOR_PRIVILEGE)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert (doubloons(taken)[0], doubloons(refused)[0]) == (4, 3)
    assert asked(taken) == asked(refused) == (1, "choose_role")


def test_production_is_offered_to_each_player_in_turn() -> None:
    """D-23: all goods are produced or none."""
    game = asking()
    for seat in range(3):
        game.player(seat, island={T.CORN: (2, 2)})
    table = game.offer().build()
    do(table, "choose craftsman")
    offer_of(table, Benefit.PRODUCTION, 0)
    do(table, "accept")
    offer_of(table, Benefit.PRODUCTION, 1)
    do(table, "pass")
    offer_of(table, Benefit.PRODUCTION, 2)
    do(table, "accept", "take extra corn")
    assert [goods(table, seat) for seat in range(3)] == [{"corn": 3}, {}, {"corn": 2}]


def test_a_craftsman_who_declines_the_harvest_has_no_extra_good() -> None:
    game = asking().player(0, island={T.CORN: (2, 2)}).build()
    do(game, "choose craftsman", "pass")
    assert goods(game, 0) == {}
    assert choosing(game)


def test_the_extra_good_may_be_refused_if_benefits_are_asked_about() -> None:
    game = asking().player(0, island={T.CORN: (2, 2)}).build()
    do(game, "choose craftsman", "accept")
    assert offered(game) == ["pass", "take extra corn"]
    do(game, "pass")
    assert goods(game, 0) == {"corn": 2}
    assert choosing(game)


def test_production_is_not_offered_to_those_who_produce_nothing() -> None:
    game = asking().player(1, island={T.CORN: (1, 1)}).build()
    do(game, "choose craftsman")
    offer_of(game, Benefit.PRODUCTION, 1)


def test_the_income_of_the_factory_is_offered_and_may_be_refused() -> None:
    game = (
        asking()
        .player(1, doubloons=0, island={T.CORN: (1, 1), T.SUGAR: (1, 1)}, city={B.SUGAR_MILL: 1, B.FACTORY: 1})
        .build()
    )
    do(game, "choose craftsman", "accept")
    offer_of(game, Benefit.FACTORY, 1)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert (taken.players[1].doubloons, refused.players[1].doubloons) == (1, 0)
    assert goods(refused, 1) == {"corn": 1, "sugar": 1}


def test_the_colonist_of_the_hospice_is_offered_and_may_be_refused() -> None:
    game = asking().player(0, city={B.HOSPICE: 1}).offer(T.CORN, T.CORN).build()
    do(game, "choose settler", "take corn plantation")
    offer_of(game, Benefit.HOSPICE)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert (taken.players[0].colonists[T.CORN], refused.players[0].colonists[T.CORN]) == (1, 0)
    assert asked(taken) == asked(refused) == (1, "take_tile")


def test_the_colonist_of_the_university_is_offered_and_may_be_refused() -> None:
    game = asking().player(0, city={B.UNIVERSITY: 1}).build()
    do(game, "choose builder", "build small market for 0")
    offer_of(game, Benefit.UNIVERSITY)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert taken.players[0].occupies(B.SMALL_MARKET)
    assert not refused.players[0].occupies(B.SMALL_MARKET)
    assert asked(taken) == asked(refused) == (1, "build")


@pytest.mark.parametrize("building", [B.HOSPICE, B.UNIVERSITY])
def test_hospice_and_university_offer_nothing_without_colonists(building: Building) -> None:
    game = asking().player(0, city={building: 1}).colonists(ship=0, supply=0).offer(T.CORN, T.CORN).build()
    if building is B.HOSPICE:
        do(game, "choose settler", "take corn plantation")
    else:
        do(game, "choose builder", "build small market for 0")
    assert asked(game)[0] == 1  # type: ignore[index]


def test_the_point_of_the_harbor_is_offered_at_every_load() -> None:
    game = asking().player(0, corn=6, sugar=1, city={B.HARBOR: 1}).build()
    do(game, "choose captain", "load 6 corn -> ship 6")
    offer_of(game, Benefit.HARBOR)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert (points(taken)[0], points(refused)[0]) == (6 + 1 + 1, 6 + 1)  # the captain's point is not asked about
    for after in (taken, refused):
        do(after, "load 1 sugar -> ship 4")
        offer_of(after, Benefit.HARBOR)  # at every load


def test_refusing_the_harbor_can_delay_the_end() -> None:
    game = asking().player(1, corn=6, city={B.HARBOR: 1}).points_left(7).build()
    do(game, "choose captain")
    offer_of(game, Benefit.HARBOR, 1)
    taken, _ = state_after(game, "accept")
    refused, _ = state_after(game, "pass")
    assert taken.end_triggers == 1 << EndTrigger.VICTORY_POINTS
    assert (refused.end_triggers, refused.points_left) == (0, 1)


def test_benefits_are_not_asked_without_the_option() -> None:
    game = classic(4).player(0, corn=7, city={B.HARBOR: 1}).build()
    do(game, "choose captain")
    assert asked(game) == (1, "choose_role")
    do(game, "choose prospector")
    assert asked(game) == (2, "choose_role")


def kept_after(game: PuertoRico, action: Action) -> list[int]:
    """Returns the goods that are left after storing like that."""
    later = game.copy()
    later.play(action)
    return later.players[game.asked].goods


def accept_until(game: PuertoRico, decision: Decision | None) -> list[Event]:
    """Accepts benefits and extra goods of a single kind, and keeps everything, until that decision; returns the
    events."""
    events: list[Event] = []
    while game.decision != decision:
        answers = [action for action in game.legal_actions() if action != PASS]
        if game.kind is DecisionKind.STORE_GOODS:
            answers = [max(answers, key=lambda action: sum(kept_after(game, action)))]
        (taken,) = answers
        events += game.apply(taken)
    return events


@settings(max_examples=FEW // 3)
@example(course=Course(Options(players=3), seed=108125, chooser=420, eager=True))  # a university fills a city
@given(course=normal_courses)
def test_accepting_all_benefits_gives_the_same_game_as_without_the_option(course: Course) -> None:
    """The same choices with and without the option: the same events, the same table."""
    silent = attrs.evolve(course, options=attrs.evolve(course.options, ask_optional_benefits=False))
    asked_too = attrs.evolve(course, options=attrs.evolve(course.options, ask_optional_benefits=True))
    quiet, loud = silent.start(), asked_too.start()
    rng = Rng.from_seed(course.chooser)
    events_quiet: list[Event] = []
    events_loud: list[Event] = []
    while quiet.decision is not None:
        events_loud += accept_until(loud, quiet.decision)
        action = silent.choose(rng, quiet)
        events_quiet += quiet.apply(action)
        events_loud += loud.apply(action)
    events_loud += accept_until(loud, None)
    assert loud.players == quiet.players
    assert events_loud == events_quiet


# -- forced choices -----------------------------------------------------------------------------------------------


def test_forced_choices_are_asked_without_play_forced() -> None:
    game = classic(3, play_forced=False).player(0, corn=6, island={T.SUGAR: 1}).build()
    do(game, "choose captain")
    assert (asked(game), offered(game)) == ((0, "load_goods"), ["load 6 corn -> ship 6"])
    do(game, "load 6 corn -> ship 6", "choose mayor")
    assert asked(game) == (1, "place_colonists")
    assert offered(game) == ["place nobody"]


def test_a_single_extra_good_is_asked_without_play_forced() -> None:
    game = classic(3, play_forced=False).player(0, island={T.CORN: (1, 1)}).build()
    do(game, "choose craftsman")
    assert offered(game) == ["take extra corn"]


def test_a_single_way_to_store_is_asked_without_play_forced() -> None:
    full = {4: (Good.CORN, 4), 5: (Good.SUGAR, 5), 6: (Good.TOBACCO, 6)}
    game = classic(3, play_forced=False).player(0, coffee=3).ships(full).build()
    do(game, "choose captain")
    assert offered(game) == ["keep 1 coffee"]


def test_decisions_without_any_action_are_not_asked() -> None:
    """Nothing to load, nothing to sell, everything can be kept: there is no action to choose from."""
    game = classic(3, play_forced=False).player(0, corn=1).ships({4: (Good.CORN, 4)}).build()
    do(game, "choose captain")
    assert asked(game) == (1, "choose_role")


@settings(max_examples=FEW // 3)
@given(course=normal_courses)
def test_asking_forced_choices_gives_the_same_game(course: Course) -> None:
    """The same choices with and without the option: the same events, the same table."""
    quick_course = attrs.evolve(course, options=attrs.evolve(course.options, play_forced=True))
    slow_course = attrs.evolve(course, options=attrs.evolve(course.options, play_forced=False))
    quick, slow = quick_course.start(), slow_course.start()
    rng = Rng.from_seed(course.chooser)
    events_quick: list[Event] = []
    events_slow: list[Event] = []
    while slow.decision is not None:
        actions = slow.legal_actions()
        if len(actions) == 1:
            events_slow += slow.apply(actions[0])
            continue
        assert quick.decision == slow.decision
        assert quick.legal_actions()[0] == actions[0]
        action = slow_course.choose(rng, slow)
        events_quick += quick.apply(action)
        events_slow += slow.apply(action)
    assert quick.decision is None
    assert quick.players == slow.players
    assert events_quick == events_slow


# -- open points --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("open_points", [False, True])
def test_points_of_others_are_hidden_without_open_points(open_points: bool) -> None:
    """D-08."""
    game = classic(3, open_points=open_points).player(0, points=5).player(1, points=7).build()
    seen = [player.points for player in game.observation(1).players]
    assert seen == ([5, 7, 0] if open_points else [None, 7, None])


def test_points_are_open_when_the_game_is_over() -> None:
    game = classic(3).player(0, points=5).colonists(ship=3, supply=2).build()
    do(game, "choose trader", "choose captain", "choose mayor")
    assert game.decision is None
    assert [player.points for player in game.observation(1).players] == [5, 0, 0]


def test_the_sum_of_points_is_public() -> None:
    game = classic(3).player(0, points=5).build()
    assert game.observation(2).points_left == 70
