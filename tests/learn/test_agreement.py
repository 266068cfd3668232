"""The comparison of reviews."""

import attrs
import pytest

from puertorico_desktop.learn.review.looks import PER_MILLION
from puertorico_desktop.learn.review.record import DecisionRecord, ReviewRecord
from tests.learn.agreement import agreement
from tests.learn.reviews import magpies, reviewed


def with_losses(record: ReviewRecord, *losses: float) -> ReviewRecord:
    """Returns the review with these losses, as parts of an even share of three players."""

    def with_loss(decision: DecisionRecord, lost: float) -> DecisionRecord:
        best, mine = PER_MILLION // 2, PER_MILLION // 2 - round(PER_MILLION * lost / 3)
        options = tuple(
            attrs.evolve(option, chances=(mine if number == decision.chosen else best,) * 8)
            for number, option in enumerate(decision.options)
        )
        return attrs.evolve(decision, options=options)

    decisions = tuple(with_loss(one, lost) for one, lost in zip(record.decisions, losses, strict=False))
    return attrs.evolve(record, decisions=decisions)


def test_figures_of_two_reviews() -> None:
    record = reviewed(magpies(people=(0, 1)))
    one, other = with_losses(record, 0.0, 0.5, 0.3, 0.0), with_losses(record, 0.0, 0.47, 0.5, 0.25)
    found = agreement([(one, other)])
    assert found.decisions == 4
    assert found.within_a_point == pytest.approx(2 / 4)
    assert found.same_mark == pytest.approx(3 / 4)
    assert found.same_or_near_a_line == pytest.approx(3 / 4)
    assert found.two_marks_apart == 1
    assert (found.mistakes, found.mistakes_confirmed) == (5, 4)
