"""A decision can be asked again: advancing a table that waits for an answer changes nothing."""

from hypothesis import given, settings

from tests.engine.games import FEW, Course, courses


@settings(max_examples=FEW)
@given(courses)
def test_advancing_at_a_decision_asks_the_same(course: Course) -> None:
    for game, action in course.decisions():
        again = game.copy()
        again.kind, again.legal, again.aside, again.benefit = None, 0, (), None
        again.proceed()
        assert again == game
        game.apply(action)
