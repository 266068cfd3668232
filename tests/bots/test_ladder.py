"""Ladders: the results of a step and their intervals, and stored outcomes of the same games."""

import math
import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import attrs
import pytest

from puertorico_desktop.bots.arena import outcome_store
from puertorico_desktop.bots.arena.chart import Row, chart
from puertorico_desktop.bots.arena.games import Entrant, play_series
from puertorico_desktop.bots.arena.ladder import Outcome, StepResult, doublings, outcomes, steps_of, total
from puertorico_desktop.bots.arena.outcome_store import Mismatch, OtherGamesError, OutcomeStore
from puertorico_desktop.bots.arena.rating import CERTAINTY, Duels, Estimate, _student, elo_lead, sum_of_estimates
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.saves.errors import SaveError

RULES = Options(players=3)
(STEP,) = steps_of({"random": Entrant("random"), "simple": Entrant("simple")})
SVG = "{http://www.w3.org/2000/svg}"


# -- intervals of leads -------------------------------------------------------------------------------------------


def test_the_lead_is_the_difference_in_elo_of_the_duels() -> None:
    duels = Duels()
    for places in ((1, 2, 3), (2, 1, 3), (1, 1, 3)):
        duels.add(list(zip(("one", "other", "other"), places, strict=True)))
    elo = duels.elo(["one", "other"])
    lead = elo_lead([(2.0, 2), (1.0, 2), (1.5, 2)])
    assert lead.elo == pytest.approx(elo["one"] - elo["other"])
    assert lead.low < lead.elo < lead.high


def test_more_rounds_make_an_interval_narrower() -> None:
    few, many = (elo_lead([(7.0, 12), (5.0, 12), (8.0, 12)] * times) for times in (2, 20))
    assert many.high - many.low < 0.4 * (few.high - few.low)


def test_rounds_that_differ_make_an_interval_wider() -> None:
    steady = elo_lead([(6.0, 12), (7.0, 12)] * 10)
    wild = elo_lead([(1.0, 12), (12.0, 12)] * 10)
    assert steady.elo == pytest.approx(wild.elo)
    assert wild.high - wild.low > 2 * (steady.high - steady.low)


@pytest.mark.parametrize("rounds", [[(12.0, 12)], [(12.0, 12)] * 5, [(0.0, 12)] * 5, [(6.0, 12)], [(0.5, 1)]])
def test_an_interval_is_finite_whatever_was_played(rounds: list[tuple[float, int]]) -> None:
    lead = elo_lead(rounds)
    assert all(map(math.isfinite, attrs.astuple(lead)))
    assert lead.low < lead.elo < lead.high


def test_one_round_has_a_wide_interval() -> None:
    lead = elo_lead([(9.0, 12)])
    assert lead.low < -100
    assert lead.high > 300


@pytest.mark.parametrize(
    ("degrees", "quantile"), [(1, 12.706), (2, 4.303), (3, 3.182), (4, 2.776), (10, 2.228), (30, 2.042)]
)
def test_quantiles_of_the_student_distribution(degrees: int, quantile: float) -> None:
    assert _student(degrees) == pytest.approx(quantile, rel=0.01)
    assert _student(10**9) == pytest.approx(CERTAINTY)


def test_estimates_are_added_as_independent_ones() -> None:
    found = sum_of_estimates([Estimate(100, 70, 140), Estimate(50, 10, 80)])
    assert found == Estimate(150, 100, 200)


# -- a step -------------------------------------------------------------------------------------------------------


def test_a_step_is_a_series_of_one_bot_against_all_others() -> None:
    series = STEP.series(RULES, 1)
    assert series.bots == ("simple", "random", "random")
    assert len(series.seatings) == 3
    played = list(outcomes(series, 6))
    for outcome, game in zip(played, play_series(series, 6), strict=True):
        one = next(seat for seat in game.seats if seat.bot == "simple")
        others = [seat for seat in game.seats if seat.bot == "random"]
        assert outcome.win == one.win
        assert outcome.ahead == sum((one.place < seat.place) + 0.5 * (one.place == seat.place) for seat in others)
        assert (outcome.points, outcome.others) == (one.score, sum(seat.score for seat in others))
    result = StepResult.from_outcomes(series, played)
    assert (result.games, result.win_share) == (6, 1)
    assert result.lead.elo > 200
    assert result.mean_score > result.mean_others


def test_automatic_seats_are_no_opponents() -> None:
    rules = Options(edition=Edition.SPECIAL_1897, players=3, puertomas=1)
    (outcome,) = outcomes(STEP.series(rules, 1), 1)
    assert outcome.halves <= 2


def test_outcomes_can_start_at_any_game() -> None:
    series = STEP.series(RULES, 1)
    played = list(outcomes(series, 4))
    assert list(outcomes(series, 4, first=3)) == played[3:]


def test_a_shared_victory_counts_as_a_share() -> None:
    assert Outcome(2, 3, 40, 80).win == 0.5
    assert Outcome(2, 3, 40, 80).ahead == 1.5
    assert Outcome(0, 0, 40, 80).win == 0


def test_a_step_has_the_same_games_in_every_ladder() -> None:
    whole, part = (doublings(Entrant("hard"), nodes) for nodes in ((25, 50, 100), (50, 100)))
    assert [(step.lower, step.upper) for step in whole] == [("25", "50"), ("50", "100")]
    assert whole[1].series(RULES, 1) == part[0].series(RULES, 1)
    seeds = {step.series(RULES, seed).seed for step in whole for seed in (1, 2)}
    assert len(seeds) == 4, "each step has its own seed"
    assert whole[0].series(RULES, 1).entrant("50") == Entrant("hard", Budget(nodes=50))


def test_the_total_of_steps_is_the_sum_of_their_leads() -> None:
    series = STEP.series(RULES, 1)
    result = StepResult.from_outcomes(series, [Outcome(1, 4, 50, 80), Outcome(0, 2, 40, 90)] * 9)
    assert total([result, result]).elo == pytest.approx(2 * result.lead.elo)


# -- stored outcomes ----------------------------------------------------------------------------------------------


def test_outcomes_are_written_and_read(tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    kept = OutcomeStore(RULES, 1, path)
    games = [Outcome(0, 1, -2, 90), Outcome(3, 4, 50, 100)]
    kept.outcomes_of(STEP).extend(games)
    kept.write()
    again = OutcomeStore(RULES, 1, path)
    assert again.outcomes_of(STEP) == games
    assert again.outcomes_of(doublings(Entrant("hard"), (1, 2))[0]) == []
    OutcomeStore(RULES, 1).write()


@pytest.mark.parametrize("other", Mismatch)
def test_outcomes_of_other_games_are_refused(
    other: Mismatch, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "kept.json"
    OutcomeStore(RULES, 1, path).write()
    if other is Mismatch.PROGRAM:
        monkeypatch.setattr(outcome_store, "program", lambda: "another")
    rules = Options(players=4) if other is Mismatch.OPTIONS else RULES
    with pytest.raises(OtherGamesError) as error:
        OutcomeStore(rules, 2 if other is Mismatch.SEED else 1, path)
    assert error.value.other is other


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ('"games": ["0 1', '"games": ["many'),
        ('"games": ["0 1 -2 90"]', '"games": [1]'),
        ("ladder 1", "ladder 2"),
        ('"seed": 1', '"seed": "1"'),
        ('"steps"', '"more": 1, "steps"'),
    ],
)
def test_a_damaged_file_is_refused(before: str, after: str, tmp_path: Path) -> None:
    path = tmp_path / "kept.json"
    kept = OutcomeStore(RULES, 1, path)
    kept.outcomes_of(STEP).append(Outcome(0, 1, -2, 90))
    kept.write()
    text = path.read_text(encoding="utf-8")
    assert before in text
    path.write_text(text.replace(before, after), encoding="utf-8")
    with pytest.raises(SaveError):
        OutcomeStore(RULES, 1, path)


# -- the chart ----------------------------------------------------------------------------------------------------

ROWS = (
    Row("1 → 2", Estimate(80, 20, 150), "+80"),
    Row("a <long> name & another → expert", Estimate(-30, -400, 90), "-30"),
    Row("far", Estimate(9000, -9000, 99_000), "+9000"),
)


@pytest.mark.parametrize("rows", [ROWS, ROWS[:1], ROWS[1:2]])
def test_a_chart_shows_every_interval_over_its_axis(rows: tuple[Row, ...]) -> None:
    document = ElementTree.fromstring(chart("title & more", "about", "Elo", rows))
    height = float(document.get("height", "0"))
    texts = [text.text for text in document.iter(f"{SVG}text")]
    assert {"title & more", "about", "Elo", *(row.name for row in rows), *(row.figures for row in rows)} <= set(texts)
    ticks = {
        int(text): float(one.get("x", ""))
        for one, text in zip(document.iter(f"{SVG}text"), texts, strict=True)
        if text and re.fullmatch(r"[+-]\d+|0", text) and one.get("text-anchor") == "middle"
    }
    assert 0 in ticks
    assert list(ticks.values()) == sorted(ticks.values())
    bars = [line for line in document.iter(f"{SVG}line") if line.get("class") == "bar"]
    points = list(document.iter(f"{SVG}circle"))
    assert len(bars) == len(points) == len(rows)
    first, last = min(ticks), max(ticks)
    scale = (ticks[last] - ticks[first]) / (last - first)
    for row, bar, point in zip(rows, bars, points, strict=True):
        for value, place in zip(
            attrs.astuple(row.lead), (point.get("cx"), bar.get("x1"), bar.get("x2")), strict=True
        ):
            shown = min(last, max(first, value))
            assert float(place or "") == pytest.approx(ticks[first] + scale * (shown - first), abs=0.2)
        assert 0 < float(point.get("cy", "0")) < height


def test_a_chart_has_colours_for_light_and_dark() -> None:
    text = chart("title", "about", "Elo", ROWS)
    light, dark = text.split("@media (prefers-color-scheme: dark)")
    for part in (light, dark):
        assert {"text", ".ground", ".bar", ".point", ".grid", ".zero", ".quiet"} <= set(
            re.findall(r"^\s*(\.?\w+) \{", part, re.MULTILINE)
        )
