"""Games of San Juan on the command line."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop.bots.games import KNOWLEDGE
from puertorico_desktop.bots.learning import course
from puertorico_desktop.bots.learning.weights import decode
from puertorico_desktop.bots.sanjuan.evaluation.weights import WeightsInfo
from puertorico_desktop.cli.sanjuan.rules import COMPLAINTS, Rule
from puertorico_desktop.cli.sanjuan.texts import BENEFITS, DECISION_TEXTS, DECISIONS
from puertorico_desktop.cli.terminal import columns
from puertorico_desktop.cli.words import set_language
from puertorico_desktop.engine.sanjuan.components import CARDS, Benefit
from puertorico_desktop.engine.sanjuan.decisions import Decision, DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options, OptionsFault

Run = Callable[..., tuple[int, str, str]]


def output_of(run: Run, line: str) -> str:
    """Returns the output of a command that succeeds."""
    status, out, err = run(*line.split())
    assert (status, err) == (0, "")
    return out


# -- rules ----------------------------------------------------------------------------------------------------------


def rules_of_game(run: Run, rules: str) -> list[str]:
    """Returns the lines about the rules before a playthrough."""
    text = output_of(run, f"playthrough --players 2 --bots random,random --seed 1 {rules}")
    return text.split("\n\n")[0].splitlines()


def test_the_default_rules(run: Run) -> None:
    agreed = rules_of_game(run, "")
    assert agreed[:5] == [
        "edition 1897",
        "players 2",
        "opening_choice false",
        "open_points false",
        "ask_optional_benefits false",
    ]
    assert not any(line.startswith("expansions") for line in agreed)


@pytest.mark.parametrize("rule", list(Rule))
def test_each_rule_can_be_chosen(run: Run, rule: Rule) -> None:
    agreed = rules_of_game(run, f"--options {rule.value.replace('_', '-')}")
    assert {one: f"{one.value} {str(one is rule).lower()}" in agreed for one in Rule} == dict.fromkeys(Rule, True)


def test_all_rules_can_be_chosen(run: Run) -> None:
    rules = "--expansions new-buildings --options opening-choice,open-points,ask-optional-benefits"
    agreed = rules_of_game(run, rules)
    assert "expansions new_buildings" in agreed
    assert sum(line.endswith(" true") for line in agreed) == len(Rule) + 1, "play_forced is also true"


def test_every_rule_is_an_option() -> None:
    assert all(getattr(Options(**{rule.value: True}), rule.value) for rule in Rule)
    assert COMPLAINTS.keys() == set(OptionsFault)


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--players 5", "argument --players: players must be 2 to 4, not 5"),
        ("--expansions nobles", "argument --expansions: invalid choice: 'nobles' (choose from new-buildings)"),
        ("--options open", "argument --options: invalid choice: 'open' (choose from opening-choice, open-points, "),
    ],
)
def test_invalid_rules_are_refused(run: Run, line: str, complaint: str) -> None:
    status, _, err = run("playthrough", *line.split())
    assert status == 2
    assert complaint in err


# -- reports --------------------------------------------------------------------------------------------------------

GAMES = "simulate --players 3 --bots random,random,random --games 6 --seed 3"


def test_figures_of_a_report_are_consistent(run: Run) -> None:
    data = json.loads(output_of(run, f"{GAMES} --expansions new-buildings --json"))
    assert data["edition"] == "1897"
    assert data["ended_by"] == {"full_city": 6, "no_card_left": 0}
    assert data["shuffles"] > 0
    assert data["lead"] >= 0
    for seat in data["seats"]:
        assert sum(seat["points"].values()) == pytest.approx(seat["mean_score"], abs=0.01)
    winners = data["winners"]
    assert winners.keys() == {"score", "cost_6", "by", *(card.id for card in CARDS)}
    assert all(data["purchases"][card.id] for card in CARDS if winners[card.id]), "a player has built it"
    assert any(winners[card.id] for card in CARDS)


def test_the_text_of_a_report_agrees_with_its_data(run: Run) -> None:
    data = json.loads(output_of(run, f"{GAMES} --json"))
    course, _manner, winners, table, _ = re.split(r"\n\n|\n(?=seconds)", output_of(run, GAMES))
    for line in (
        f"winners' lead: mean {data['lead']:.1f}",
        f"shuffles a game: {data['shuffles']:.1f}",
        f"winners with a building of cost 6: {100 * data['winners']['cost_6']:.1f} %",
        f"points of all seats: mean {data['mean_score']:.1f}",
    ):
        assert line in course.splitlines()
    rows = dict(re.fullmatch(r"winners with (\w+) +([\d.]+) %", line).groups() for line in winners.splitlines())  # type: ignore[union-attr]
    assert rows == {card.id: f"{100 * data['winners'][card.id]:.1f}" for card in CARDS if card.id in rows}
    assert "chapel" in rows
    assert "church" not in rows, "it is not in the game"
    assert len({columns(line) for line in (*winners.splitlines(), "")} - {0}) == 1
    assert "from customs_house" in table
    assert "bought villa" in table


def test_arena_prints_the_bots_first(run: Run) -> None:
    out = output_of(run, "arena --players 2 --bots simple,random --games 4 --seed 1")
    assert out.splitlines()[1].startswith("simple")
    assert "winners with villa" in out


def test_games_are_saved_and_shown(run: Run, tmp_path: Path) -> None:
    output_of(run, f"simulate --players 2 --bots random,random --games 1 --seed 5 --save-dir {tmp_path}")
    file = tmp_path / "game-0001.prgame"
    assert "turn: none, the game is over" in output_of(run, f"show {file}")
    assert "ok" in output_of(run, f"check-save {file}")
    assert "1. Anna: choose " in output_of(run, f"replay {file}")


# -- texts ----------------------------------------------------------------------------------------------------------


def test_every_id_has_a_text() -> None:
    assert {kind: kind.value.replace("_", " ") for kind in DecisionKind} == DECISIONS
    assert {benefit: benefit.id.replace("_", " ") for benefit in Benefit} == BENEFITS


@pytest.mark.parametrize(
    ("language", "words"), [("en", "build"), ("ja", "建物を建てる"), ("zh_TW", "興建"), ("zh_CN", "建造")]
)
def test_decisions_are_translated(language: str, words: str) -> None:
    set_language(language)
    assert DECISION_TEXTS.decision_text(Decision(0, DecisionKind.BUILD)) == words


def test_a_benefit_is_named_after_the_building_of_this_game() -> None:
    set_language("zh_TW")
    assert "渡假村" in DECISION_TEXTS.decision_text(Decision(0, DecisionKind.ACCEPT_BENEFIT, Benefit.VILLA))


@pytest.mark.parametrize("language", ["ja", "zh_TW", "zh_CN"])
def test_reports_contain_no_english(run: Run, language: str) -> None:
    out = output_of(run, f"--lang {language} {GAMES}")
    assert not re.search(r"(?<!\d) [a-z]+ [a-z]", out)


def test_training_for_a_game_without_knowledge_is_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(KNOWLEDGE, "sanjuan")
    status, _, err = run("train", "--game", "sanjuan", "--players", "2", str(tmp_path / "out"))
    assert status == 2
    assert "learn nothing" in err


def test_weights_contain_their_command(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course, "USES", 1)
    file = tmp_path / "weights.npz"
    out = output_of(run, f"train --players 2 --expansions new-buildings --games 2 --seed 5 {file}")
    assert out.startswith("2 games in ")
    about = decode(file.read_bytes(), WeightsInfo)[1]
    wanted = "train --game sanjuan --expansions new-buildings --players 2 --games 2 --seed 5 --simple-share 0.25"
    assert about.command == wanted
