"""Automatic opponents on the command line."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.bots.learning.weights import decode as decode_weights
from puertorico_desktop.bots.puertorico.evaluation.weights import WeightsInfo
from puertorico_desktop.saves.document import decode
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]
RULES = ("--edition", "1897")


def test_simulate_counts_a_puertoma_among_the_seats(run: Run) -> None:
    line = "simulate --players 2 --puertomas 1 --level hard --bots simple --games 4 --seed 1 --json"
    status, out, _ = run(*line.split(), *RULES)
    assert status == 0
    report = json.loads(out)
    assert report["players"] == 2
    assert [seat["bot"] for seat in report["seats"]] == ["simple", "puertoma"]
    assert list(report["bots"]) == ["simple", "puertoma"]
    assert sum(seat["win_share"] for seat in report["seats"]) == pytest.approx(1)
    for seat in report["seats"]:
        assert sum(seat["points"].values()) == pytest.approx(seat["mean_score"], abs=0.01)


def test_one_name_is_used_for_all_players(run: Run) -> None:
    line = "simulate --players 4 --puertomas 1 --bots random --games 1 --json"
    _, out, _ = run(*line.split(), *RULES)
    assert [seat["bot"] for seat in json.loads(out)["seats"]] == ["random"] * 3 + ["puertoma"]
    _, out, _ = run(*line.replace("--bots random", "--bots simple,random,random").split(), *RULES)
    assert [seat["bot"] for seat in json.loads(out)["seats"]] == ["simple", "random", "random", "puertoma"]


def test_simulate_prints_automatic_seats(run: Run) -> None:
    _, out, _ = run(*["simulate", "--players", "3", "--puertomas", "2", "--bots", "simple", "--games", "2"], *RULES)
    assert "seat 1: puertoma  seat 2: puertoma" in out
    assert "all puertoma" in out
    assert "from left_over" in out


def test_saved_games_have_automatic_seats(run: Run, tmp_path: Path) -> None:
    line = "simulate --players 3 --puertomas 2 --bots simple --games 1 --seed 3"
    assert run(*line.split(), *RULES, "--save-dir", tmp_path)[0] == 0
    setup = decode((tmp_path / "game-0001.prgame").read_bytes()).match.setup
    assert [(seat.name, seat.bot) for seat in setup.seats] == [
        ("Anna", "simple"),
        ("Puertoma A", None),
        ("Puertoma B", None),
    ]
    assert setup.people == (False, False, False)
    status, out, _ = run("show", tmp_path / "game-0001.prgame")
    assert status == 0
    assert "Puertoma A: automatic opponent, " in out
    data = json.loads(run("show", tmp_path / "game-0001.prgame", "--json")[1])
    assert [player["bot"] for player in data["players"]] == ["simple", "puertoma", "puertoma"]


def test_arena_rotates_bots_over_the_seats_of_players(run: Run) -> None:
    line = "arena --players 3 --puertomas 1 --bots simple,random --games 2 --json"
    status, out, _ = run(*line.split(), *RULES)
    assert status == 0
    report = json.loads(out)
    assert [bot["name"] for bot in report["bots"]] == ["simple", "random", "puertoma"]
    assert [seat.get("bot") for seat in report["seats"]] == [None, None, "puertoma"]
    status, out, _ = run(*["arena", "--players", "2", "--puertomas", "1", "--bots", "simple", "--games", "1"], *RULES)
    assert status == 0
    assert out.splitlines()[2].startswith("puertoma")


def test_playthrough_prints_marker_cards_and_boards(run: Run) -> None:
    line = "playthrough --players 2 --puertomas 1 --level hard --bots simple --seed 3"
    status, out, _ = run(*line.split(), *RULES)
    assert status == 0
    lines = out.splitlines()
    assert "names Anna, Puertoma" in lines
    assert "puertomas 1" in lines
    assert any(line.startswith("action marker: builder, tie-break cards: ") for line in lines)
    assert any(line.startswith("  estates: ") for line in lines)
    assert any("abilities: " in line and "reserve marker: " in line for line in lines)
    scores = next(line for line in lines if line.startswith("Puertoma: ") and " points = " in line)
    sources = scores.partition("= ")[2].partition(";")[0].split(" + ")
    total = int(scores.split()[1])
    assert total == sum(int(source.split()[-1]) for source in sources)


@pytest.mark.parametrize("ply", [0, 2, 40])
def test_a_picture_has_a_person_in_the_seat_of_a_player(tmp_path: Path, ply: int) -> None:
    window = StandInWindow()
    line = ["screenshot", *RULES, "--players", "3", "--puertomas", "1", "--ply", str(ply), str(tmp_path / "out.png")]
    assert cli.main(line, lambda: window) == 0
    match = window.drawn[0].match
    assert match.ply == ply
    assert sum(match.setup.people) == 1
    assert not match.setup.people[2]
    assert match.setup.seats[2].bot is None
    if match.game.asked != 2:
        assert match.setup.people[match.game.asked]
    assert match.setup.names == ("Anna", "Ben", "Puertoma")


def test_weights_contain_the_automatic_opponents_of_their_training(run: Run, tmp_path: Path) -> None:
    line = "train --players 2 --puertomas 1 --games 1 --simple-share 1"
    status, _, _ = run(*line.split(), *RULES, tmp_path / "weights")
    assert status == 0
    _, about = decode_weights((tmp_path / "weights").read_bytes(), WeightsInfo)
    assert "train --edition 1897 --puertomas 1 --level normal --players 2" in about.command


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("playthrough --puertomas 1", "argument --puertomas: the automatic opponent belongs to the 1897 edition"),
        ("playthrough --edition 1897 --puertomas 3", "argument --puertomas: 0 to 2 seats can be automatic opponents"),
        ("playthrough --edition 1897 --puertomas x", "argument --puertomas: not a whole number: 'x'"),
        (
            "playthrough --edition 1897 --players 2 --puertomas 2",
            "argument --puertomas: one seat at least is for a player",
        ),
        (
            "playthrough --edition 1897 --level hard",
            "argument --level: only automatic opponents have a level: see --puertomas",
        ),
        ("playthrough --edition 1897 --puertomas 1 --level mean", "argument --level: invalid choice"),
        (
            "playthrough --edition 1897 --puertomas 1 --expansions achievements --options achievement-draft",
            "argument --options: with an automatic opponent players keep four of six achievement cards",
        ),
        ("simulate --edition 1897 --puertomas 1 --bots simple,random", "names: 2, wanted: 3"),
        ("simulate --edition 1897 --puertomas 1 --bots puertoma", "unknown bot: 'puertoma'"),
        ("arena --edition 1897 --players 2 --puertomas 1 --bots simple,random", "names: 2, wanted: 1"),
        ("arena --edition 1897 --players 4 --puertomas 1 --bots a,b", "unknown bot: 'a'"),
        ("simulate --game sanjuan --puertomas 1", "unrecognized arguments: --puertomas 1"),
    ],
)
def test_invalid_combinations_are_reported_in_one_line(run: Run, line: str, complaint: str) -> None:
    status, _, err = run(*line.split())
    assert status == 2
    assert complaint in err
    assert len(err.strip().splitlines()) == 1
