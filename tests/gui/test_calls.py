"""Counting the calls of our functions."""

import sys

from puertorico_desktop.engine.puertorico.phases.fields import mask_of, numbers_in
from puertorico_desktop.gui.tools.bench.calls import calls_of


def test_calls_of_ours_are_counted_and_no_others() -> None:
    before = sys.getprofile()
    assert calls_of(lambda: sorted([mask_of([1, 2]), mask_of([3])], key=lambda mask: -mask)) == 2
    assert sys.getprofile() is before


def test_going_on_with_a_generator_counts() -> None:
    """The function, and its generator, which is entered for each of three bits and at its end."""
    assert calls_of(lambda: numbers_in(5)) == 1 + 3
