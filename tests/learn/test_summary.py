"""The summary of a review: lines of chances, turning points with their causes, and facts for texts."""

from typing import Any

import attrs
import pytest

from puertorico_desktop.learn.review.causes import effects
from puertorico_desktop.learn.review.course import Course
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.looks import PER_MILLION
from puertorico_desktop.learn.review.record import DecisionRecord, ReviewRecord
from puertorico_desktop.learn.review.summary import MOST_TURNING_POINTS, Cause, FactKind, PlayerSummary, summary
from tests.learn.reviews import classic, magpies, reviewed


@pytest.fixture(scope="module")
def course() -> Course:
    return Course(classic(40))


@pytest.fixture(scope="module")
def record(course: Course) -> ReviewRecord:
    return reviewed(course.match)


def with_chances(record: ReviewRecord, chances: dict[int, tuple[float, float]]) -> ReviewRecord:
    """Returns the review with these chances of the best and the chosen move at the plies, and 0.5 for both at all
    others."""

    def with_chances_of(decision: DecisionRecord) -> DecisionRecord:
        best, mine = (round(one * PER_MILLION) for one in chances.get(decision.ply, (0.5, 0.5)))
        options = tuple(
            attrs.evolve(option, chances=(mine if number == decision.chosen else best,) * decision.looks)
            for number, option in enumerate(decision.options)
        )
        return attrs.evolve(decision, options=options)

    return attrs.evolve(record, decisions=tuple(map(with_chances_of, record.decisions)))


def summary_of_first(course: Course, record: ReviewRecord) -> PlayerSummary:
    return summary(course, record).players[0]


def turn_plies(course: Course) -> list[int]:
    """Returns the plies at which a turn of the first player begins with a choice."""
    return [moment.ply for moment in course.moments if moment.seat == 0 and moment.opens and not moment.forced]


def test_every_decision_has_a_mark_unless_it_was_forced(course: Course, record: ReviewRecord) -> None:
    found = summary_of_first(course, record)
    assert [one.moment.ply for one in found.decisions] == [one.ply for one in course.moments if one.seat == 0]
    for decision in found.decisions:
        assert (decision.mark is None) == decision.moment.forced
        if decision.verdict is not None:
            assert decision.options[0].wins[0] == max(option.wins[0] for option in decision.options)
    assert sum(found.marks.values()) == found.score.decisions == len(record.decisions)
    assert sum(score.decisions for score in found.parts.values()) == found.score.decisions
    assert sum(score.lost for score in found.parts.values()) == pytest.approx(found.score.lost)


def test_the_best_moves_have_an_accuracy_of_100(course: Course, record: ReviewRecord) -> None:
    def best(decision: DecisionRecord) -> DecisionRecord:
        sums = [sum(option.chances) for option in decision.options]
        return attrs.evolve(decision, chosen=sums.index(max(sums)))

    found = summary_of_first(course, attrs.evolve(record, decisions=tuple(map(best, record.decisions))))
    assert found.score.accuracy == 100
    assert found.marks == {Mark.BEST: len(record.decisions), Mark.GOOD: 0, Mark.INACCURACY: 0, Mark.MISTAKE: 0}


def test_a_line_falls_at_a_mistake_by_its_loss(course: Course, record: ReviewRecord) -> None:
    blunder = record.decisions[3].ply
    line = summary(course, with_chances(record, {blunder: (0.6, 0.2)})).lines[0]
    at = {(point.ply, point.chance) for point in line}
    assert {(blunder, 0.6), (blunder + 1, 0.2)} <= at
    assert [point.ply for point in line] == sorted(point.ply for point in line)


def test_others_have_a_point_at_each_choice_of_a_role(course: Course, record: ReviewRecord) -> None:
    plies = {moment.ply for moment in course.moments if moment.seat == 1 and moment.opens}
    assert {point.ply for point in summary(course, record).lines[1]} == plies


def test_lines_of_a_finished_game_end_with_the_result() -> None:
    match = magpies(people=(0, 1, 2))
    found = summary(Course(match), reviewed(match))
    ends = [line[-1].chance for line in found.lines]
    assert sum(ends) == pytest.approx(1)
    assert {point.ply for line in found.lines for point in line[-1:]} == {match.ply}
    winners = [one.seat for one in match.game.standings() if one.place == 1]
    assert {seat for seat, end in enumerate(ends) if end} == set(winners)


def test_a_blunder_is_the_first_turning_point(course: Course, record: ReviewRecord) -> None:
    blunder = record.decisions[5].ply
    after = {one.ply: (0.1, 0.1) for one in record.decisions if one.ply > blunder}
    found = summary_of_first(course, with_chances(record, {blunder: (0.5, 0.1), **after})).turning_points
    assert len(found) == 1
    assert (found[0].ply, found[0].cause, found[0].seat) == (blunder, Cause.MISTAKE, 0)
    assert (found[0].before, found[0].after) == pytest.approx((0.5, 0.1))


def test_a_rise_of_the_chance_is_no_mistake(course: Course, record: ReviewRecord) -> None:
    found = summary_of_first(course, with_chances(record, {record.decisions[5].ply: (0.5, 0.1)})).turning_points
    assert [point.cause is Cause.MISTAKE for point in found] == [point.change < 0 for point in found]


def test_two_mistakes_in_a_turn_are_two_turning_points(course: Course, record: ReviewRecord) -> None:
    first, second, *_ = turn_plies(course)
    *_, last = plies = [one.ply for one in record.decisions if first <= one.ply < second]
    found = summary_of_first(course, with_chances(record, {plies[0]: (0.5, 0.1), last: (0.6, 0.2)})).turning_points
    mistakes = [(point.before, point.after) for point in found if point.cause is Cause.MISTAKE]
    assert mistakes == [pytest.approx((0.5, 0.1)), pytest.approx((0.6, 0.2))]
    given = [(point.before, point.after) for point in found if point.cause is not Cause.MISTAKE]
    assert given == [pytest.approx((0.1, 0.6))]  # after the second one, no other player moves before the next turn


def test_constant_chances_have_no_turning_point(course: Course, record: ReviewRecord) -> None:
    steady = with_chances(record, {})
    assert summary_of_first(course, steady).turning_points == ()


def test_changes_between_two_turns_are_caused_by_others_or_chance(course: Course, record: ReviewRecord) -> None:
    first, second, *_ = turn_plies(course)
    chances = {one.ply: (0.8, 0.8) for one in record.decisions if one.ply >= second}
    found = summary_of_first(course, with_chances(record, chances)).turning_points
    assert len(found) == 1
    assert found[0].cause in (Cause.MOVE, Cause.CHANCE)
    assert found[0].seat in (1, None)
    assert first <= found[0].ply < second
    assert found[0].change == pytest.approx(0.3)


def test_the_number_of_turning_points_is_limited(course: Course, record: ReviewRecord) -> None:
    chances = {one.ply: (0.9, 0.2 + 0.01 * number) for number, one in enumerate(record.decisions)}
    found = summary_of_first(course, with_chances(record, chances)).turning_points
    assert len(found) == MOST_TURNING_POINTS
    assert [point.ply for point in found] == sorted(point.ply for point in found)


def test_effects_add_up_to_the_change_of_the_evaluation(course: Course) -> None:
    start, end = turn_plies(course)[:2]
    found = effects(course, 0, start, end, 1)
    assert {effect.seat for effect in found} <= {0, 1, None}
    again = effects(course, 0, start, end, 1)
    assert found == again
    assert sum(effect.change for effect in found) == pytest.approx(_value(course, end) - _value(course, start))


def _value(course: Course, ply: int) -> float:
    from puertorico_desktop.bots.games import knowledge_of

    game = course.as_seen_by(course.match.record.position_at(ply), 0, 1, ply)
    evaluator: Any = knowledge_of(course.options).evaluator(course.options).exact()
    return float(evaluator.values([game]).wins[0, 0])


def test_facts_contain_numbers_and_parts_of_the_game(course: Course, record: ReviewRecord) -> None:
    losses = {one.ply: (0.5, 0.3) for one in record.decisions[:4]}
    facts = {fact.kind: fact for fact in summary_of_first(course, with_chances(record, losses)).facts}
    assert FactKind.PLACE not in facts  # the game is not over
    assert facts[FactKind.PEAK].number == pytest.approx(0.5)
    assert facts[FactKind.MOST_LOST].part in {moment.part for moment in course.moments}
    assert facts[FactKind.GIVEN_BACK].number == pytest.approx(0.8)


def test_the_fact_about_the_place_has_points_and_margin() -> None:
    match = magpies(people=(0, 1, 2))
    standings = match.game.standings()
    for player in summary(Course(match), reviewed(match)).players:
        fact = next(fact for fact in player.facts if fact.kind is FactKind.PLACE)
        mine = next(one for one in standings if one.seat == player.seat)
        assert (fact.number, fact.points) == (mine.place, mine.points)
        assert fact.margin == mine.points - max(one.points for one in standings if one.seat != player.seat)


def test_options_have_chances_and_points_of_all_players(course: Course, record: ReviewRecord) -> None:
    decision = next(one for one in summary_of_first(course, record).decisions if one.verdict is not None)
    for option in decision.options:
        assert sum(option.wins) == pytest.approx(1, abs=1e-4)
        assert all(5 < option.points(seat) < 100 for seat in range(2))


def test_an_incomplete_review_has_no_turning_points_and_totals() -> None:
    match = magpies(people=(0, 1, 2))
    course, whole = Course(match), reviewed(match)
    half = attrs.evolve(whole, decisions=whole.decisions[:6])
    seen = {one.ply for one in half.decisions}
    for player in summary(course, with_chances(half, dict.fromkeys(seen, (0.4, 0.4)))).players:
        assert player.turning_points == ()
        assert all(fact.kind is not FactKind.GIVEN_BACK for fact in player.facts)
    assert all(point.ply < match.ply for line in summary(course, half).lines for point in line)


def test_a_winner_has_no_fact_about_the_best_chance() -> None:
    match = magpies(people=(0, 1, 2))
    places = {one.seat: one.place for one in match.game.standings()}
    for player in summary(Course(match), reviewed(match)).players:
        assert (places[player.seat] == 1) is all(fact.kind is not FactKind.PEAK for fact in player.facts)
