"""The output of long measurements."""

from tests.learn.measures import Chance, chance_lines, level_lines


def test_levels_that_are_too_close_to_each_other_are_marked() -> None:
    lines = list(level_lines({"random": [10.0, 20.0], "easy": [60.0, 64.0], "normal": [66.0], "hard": []}))
    assert lines[0].startswith("random: 15.0 ± 5.0 (2 games)")
    assert lines[1].endswith("+47.0 (asked: 8)")
    assert lines[2].endswith("+4.0 (asked: 8; MISSED)")
    assert lines[3] == "hard: nothing was at stake"


def test_tenths_of_chances_that_differ_from_the_results_are_marked() -> None:
    true = [Chance(0.25, 1.0)] * 10 + [Chance(0.25, 0.0)] * 30
    false = [Chance(1.0, 0.5)] * 40
    rare = [Chance(0.55, 0.0)] * 3
    assert list(chance_lines([*true, *false, *rare])) == [
        "20 to  30 %:    40 told 25.0%, came true 25.0% (asked: 5%)",
        "50 to  60 %:     3 told 55.0%, came true 0.0% (too few)",
        "90 to 100 %:    40 told 100.0%, came true 50.0% (asked: 5%; MISSED)",
    ]
