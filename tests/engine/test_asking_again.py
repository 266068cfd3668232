"""Advancing a game that already waits for a decision changes nothing."""

from hypothesis import given, settings

from tests.engine.games import FEW, Course, courses


@settings(max_examples=FEW)
@given(courses)
def test_proceed_at_a_decision_leads_to_the_same_decision(course: Course) -> None:
    for game, action in course.decisions():
        again = game.copy()
        again.kind, again.legal, again.aside, again.benefit = None, 0, (), None
        again.proceed()
        assert again == game
        game.apply(action)
