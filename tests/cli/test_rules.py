"""The arguments for the rules of a game."""

import json
from collections.abc import Callable

import pytest

Run = Callable[..., tuple[int, str, str]]
BOTS = ("--bots", "random,random,random")


def test_a_game_of_1897_with_all_options(run: Run) -> None:
    line = "playthrough --edition 1897 --players 3 --expansions citizens,new-buildings --buildings draft"
    status, out, _ = run(*line.split(), "--reading", "corrected", "--options", "cost-swap,jeweler-limit", *BOTS)
    assert status == 0
    header = out.split("\n\n")[0].splitlines()
    for said in (
        "edition 1897",
        "expansions new_buildings, citizens",
        "buildings draft",
        "reading corrected",
        "rules cost_swap, jeweler_limit",
    ):
        assert said in header
    assert "> Anna: draft " in out


def test_expansions_use_the_fixed_set_by_default(run: Run) -> None:
    status, out, _ = run("playthrough", "--players", "3", "--expansions", "new-buildings", *BOTS)
    assert status == 0
    assert "buildings fixed" in out.splitlines()


def test_statistics_count_the_points_of_expansions(run: Run) -> None:
    line = "simulate --edition 1897 --players 3 --expansions new-buildings,citizens --games 2 --json"
    status, out, _ = run(*line.split(), *BOTS)
    assert status == 0
    report = json.loads(out)
    for seat in report["seats"]:
        assert sum(seat["points"].values()) == pytest.approx(seat["mean_score"], abs=0.01)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--reading corrected", "argument --reading: the readings are those of the 1897 rulebook"),
        (
            "--buildings draft",
            "argument --buildings: without an expansion there are the buildings of the base game only",
        ),
        (
            "--expansions citizens --buildings base",
            "argument --buildings: an expansion brings buildings: fixed, random or draft",
        ),
        ("--options jeweler-limit", "argument --options: villa and jeweler come with the citizens"),
        ("--players 7", "argument --players: players must be 2 to 5, not 7"),
    ],
)
def test_invalid_combinations_of_rules_are_refused(run: Run, line: str, complaint: str) -> None:
    status, _, err = run("playthrough", *line.split())
    assert status == 2
    assert complaint in err


@pytest.mark.parametrize("line", ["--expansions nobles", "--buildings all", "--reading mine", "--options swap"])
def test_unknown_names_are_refused(run: Run, line: str) -> None:
    status, _, err = run("playthrough", *line.split())
    assert status == 2
    assert "invalid choice" in err
