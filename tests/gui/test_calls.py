"""Counting the calls of the program's own functions."""

import sys

from puertorico_desktop.engine.puertorico.phases.fields import mask_of, numbers_in
from puertorico_desktop.gui.tools.bench.calls import calls_of


def test_only_calls_of_the_programs_own_functions_are_counted() -> None:
    before = sys.getprofile()
    assert calls_of(lambda: sorted([mask_of([1, 2]), mask_of([3])], key=lambda mask: -mask)) == 2
    assert sys.getprofile() is before


def test_resuming_a_generator_counts_as_a_call() -> None:
    """The function, and its generator, which is entered for each of three bits and at its end."""
    assert calls_of(lambda: numbers_in(5)) == 1 + 3
