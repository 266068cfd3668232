"""The commands of the command line, their arguments, and their errors."""

import errno
import io
import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from pathlib import Path

import pytest

from puertorico_desktop import __version__, cli
from puertorico_desktop.bots import bench_bots
from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
from puertorico_desktop.bots.registry import BOTS
from puertorico_desktop.cli import commands, program
from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.learn.challenges import bench_days
from puertorico_desktop.match.match import LARGEST_SEED
from tests.bots.programs import stub
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("juggle", "juggle"),
        ("--juggle", "--juggle"),
        ("simulate --edition 1904", "1904"),
        ("simulate --players six", "six"),
        ("simulate --players 6", "2 to 5"),
        ("simulate --players 1", "2 to 5"),
        ("simulate --players -2", "2 to 5"),
        ("simulate --bots simple,simple,simple,champion", "unknown bot: 'champion' (known: random, easy, simple"),
        ("simulate --bots simple,simple", "names: 2, wanted: 4"),
        ("simulate --players 2 --bots simple,simple,simple", "names: 3, wanted: 2"),
        ("simulate --bots ,,,", "unknown bot"),
        ("simulate --games -5", "-5"),
        ("simulate --games 0", "at least 1"),
        ("simulate --games 1.5", "1.5"),
        ("simulate --seed tomorrow", "tomorrow"),
        ("simulate --seed", "--seed"),
        ("simulate --jobs 0", "at least 1"),
        ("simulate --game 3", "--game"),
        ("bench --seconds soon", "soon"),
        ("bench --seconds 0", "more than 0"),
        ("bench --seconds nan", "not a number"),
        ("bench --seconds inf", "not a number"),
        ("bench --players 9", "2 to 5"),
        ("simulate --seconds-per-move 0", "more than 0"),
        ("simulate --seconds-per-move 1e300", "at most 1000000"),
        ("arena --bots hard,simple --seconds-per-move 1,1e7", "at most 1000000"),
        ("simulate --nodes-per-move 0", "at least 1"),
        ("arena --bots hard,simple --nodes-per-move 1,2,3", "values: 3"),
        ("arena --bots hard,simple --seconds-per-move 1,soon", "soon"),
        ("arena", "--bots"),
        ("engine --bot champion", "unknown bot: 'champion'"),
        ("engine --bot engine:ls", "unknown bot: 'engine:ls'"),
        ("bench --bots --gui", "--bots"),
        ("arena --bots simple", "names: 1, wanted: 2 to 4"),
        ("arena --bots simple,random,simple --players 2", "names: 3, wanted: 2"),
        ("arena --bots simple,champion", "unknown bot: 'champion'"),
        ("playthrough --edition 1904", "1904"),
        ("playthrough --players 6", "2 to 5"),
        ("playthrough --seed 1e3", "1e3"),
        ("playthrough --bots champion", "champion"),
        ("playthrough --bots hard@new", "unknown bot: 'hard@new'"),
        ("engine --bot hard@new", "unknown bot: 'hard@new'"),
    ],
)
def test_an_invalid_argument_is_reported_in_one_line(run: Run, line: str, complaint: str) -> None:
    status, out, err = run(*line.split())
    assert status == 2
    assert out == ""
    assert err.count("\n") == 1
    assert err.startswith("puertorico-desktop")
    assert complaint in err


@pytest.mark.parametrize(
    "line", ["--help", "simulate --help", "bench --help", "playthrough --help", "show --help", "screenshot --help"]
)
def test_help_is_printed(run: Run, line: str) -> None:
    status, out, err = run(*line.split())
    assert (status, err) == (0, "")
    assert out.startswith("usage: puertorico-desktop")


def test_the_version_is_printed(run: Run) -> None:
    assert run("--version") == (0, f"puertorico-desktop {__version__}\n", "")


@pytest.mark.parametrize("status", [0, 3])
def test_without_a_command_the_window_opens(status: int) -> None:
    assert cli.main([], lambda: StandInWindow(status)) == status


def simulate(run: Run, *arguments: str) -> dict[str, object]:
    status, out, err = run("simulate", *arguments, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def test_simulate_prints_one_json_object(run: Run) -> None:
    seed = ("--seed", str(LARGEST_SEED))
    data = simulate(run, "--players", "3", "--bots", "simple,random,random", "--games", "3", *seed)
    assert data.keys() == {
        "edition",
        "players",
        "seed",
        "games",
        "seats",
        "bots",
        "rounds",
        "ended_by",
        "winners",
        "mean_score",
        "manner",
        "points",
        "purchases",
        "decisions_per_game",
        "illegal",
        "troubles",
        "seconds",
    }
    assert (data["edition"], data["players"], data["seed"], data["games"]) == ("classic", 3, LARGEST_SEED, 3)
    seats, bots = data["seats"], data["bots"]
    assert isinstance(seats, list)
    assert isinstance(bots, dict)
    assert [(one["seat"], one["bot"]) for one in seats] == [(0, "simple"), (1, "random"), (2, "random")]
    assert sum(one["wins"] for one in seats) == pytest.approx(3)
    for group in (*seats, *bots.values()):
        assert {"played", "wins", "mean_score", "points", "purchases"} <= group.keys()
        assert tuple(group["points"]) == PuertoRicoStatistics.sources
        assert list(group["purchases"]) == [building.id for building in Building]
    assert bots["random"]["played"] == 6
    rounds, ended_by = data["rounds"], data["ended_by"]
    assert isinstance(rounds, dict)
    assert isinstance(ended_by, dict)
    assert rounds["min"] <= rounds["mean"] <= rounds["max"]
    assert list(ended_by) == [trigger.id for trigger in EndTrigger]
    assert sum(ended_by.values()) == 3
    assert data["illegal"] == 0


def test_simulate_has_the_same_results_with_two_jobs(run: Run) -> None:
    arguments = ("--players", "2", "--bots", "random,simple", "--games", "5", "--seed", "9")
    alone = simulate(run, *arguments)
    shared = simulate(run, *arguments, "--jobs", "2")
    del alone["seconds"], shared["seconds"]
    assert alone == shared
    other = simulate(run, *arguments[:-1], "10")
    del other["seconds"]
    assert other["seats"] != alone["seats"]


def test_simulate_prints_a_table(run: Run) -> None:
    status, out, err = run("simulate", "--players", "2", "--bots", "random,random", "--games", "2", "--seed", "1")
    assert (status, err) == (0, "")
    assert "mean score" in out
    assert "bought small_market" in out


def contest(run: Run, *arguments: str) -> dict[str, object]:
    status, out, err = run("arena", *arguments, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert isinstance(data, dict)
    return data


def without_times(data: dict[str, object]) -> dict[str, object]:
    """Returns the data without the figures that depend on the clock."""
    bots = data["bots"]
    assert isinstance(bots, list)
    for bot in bots:
        del bot["ms_per_move"]
    del data["seconds"]
    return data


def test_arena_prints_shares_and_elo(run: Run) -> None:
    data = contest(run, "--bots", "simple,random", "--players", "3", "--games", "6", "--seed", "3")
    bots, seats = data["bots"], data["seats"]
    assert isinstance(bots, list)
    assert isinstance(seats, list)
    simple, other = bots
    assert (simple["name"], simple["games"], simple["win_share"]) == ("simple", 6, 1)
    assert (other["name"], other["games"], other["win_share"]) == ("random", 12, 0)
    assert simple["elo"] > 200
    assert [seat["win_share"] for seat in seats] == [pytest.approx(1 / 3, abs=1e-3)] * 3
    assert simple["ms_per_move"] > 0


def test_arena_has_the_same_results_with_two_jobs(run: Run) -> None:
    arguments = ("--bots", "hard,simple", "--players", "2", "--games", "3", "--nodes-per-move", "1", "--seed", "1")
    assert without_times(contest(run, *arguments, "--jobs", "2")) == without_times(contest(run, *arguments))


def test_arena_prints_tables(run: Run) -> None:
    status, out, err = run("arena", "--bots", "simple,random", "--players", "2", "--games", "2", "--seed", "1")
    assert (status, err) == (0, "")
    heading, simple = out.splitlines()[:2]
    assert heading.split()[:3] == ["games", "win", "share"]
    assert simple.split()[:3] == ["simple", "2", "100.0"]
    assert "won by shipping: " in out
    assert "seat 1" in out
    (manner,) = (line for line in out.splitlines() if line.startswith("manner of play"))
    assert manner.split()[-3:] == ["95", "%", "interval"], "there are no usual figures for two players"
    (spoiled,) = (line for line in out.splitlines() if line.startswith("produced goods that spoil"))
    assert spoiled.count("%") == 3


def test_figures_of_four_players_are_compared_with_usual_ones(run: Run) -> None:
    line = ("simulate", "--bots", "simple,random,random,random", "--players", "4", "--games", "1", "--seed", "1")
    _, out, _ = run(*line)
    (spoiled,) = (line for line in out.splitlines() if line.startswith("produced goods that spoil"))
    assert spoiled.endswith("under 12 %")
    _, out, _ = run(*line, "--json")
    rotten = json.loads(out)["manner"]["rotten"]
    assert rotten["usual"] == [None, 0.12]
    assert f"{100 * rotten['value']:.1f} %" in spoiled


@pytest.mark.parametrize("wait", [False, True])
def test_engine_answers_until_quit_or_the_end_of_the_input(
    run: Run, monkeypatch: pytest.MonkeyPatch, wait: bool
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("hello 1\nping 7\n" + ("" if wait else "quit\nping 8\n")))
    status, out, err = run("engine", "--bot", "hard-builder", "--seed", "12")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert (lines[0], lines[-1]) == ("hello 1", "pong 7")
    assert '"value": "hard-builder"' in out
    assert '"value": 12' in out


def test_engine_prints_its_protocol(run: Run) -> None:
    status, out, err = run("engine", "--protocol")
    assert (status, err) == (0, "")
    assert out.startswith("# ")
    assert "bestmove" in out


def test_engine_without_standard_input_reports_an_error(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    assert run("engine") == (1, "", "there is no program to speak with\n")


def test_a_program_that_cannot_be_started_is_reported_in_one_line(run: Run) -> None:
    status, out, err = run("simulate", "--players", "2", "--bots", "engine:no-such-program,simple")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "no-such-program" in err


def test_a_lost_process_is_reported_in_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def lost(*_: object, **__: object) -> None:
        raise BrokenExecutor

    monkeypatch.setattr(commands, "play_series", lost)
    status, out, err = run("simulate")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "has ended before its work was done" in err


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("train --start {here}/none {here}/out", "The file is not there."),
        ("train --start {here} {here}/out", "these are no weights for this program (not a file)"),
        ("train --start {here}/text {here}/out", "these are no weights for this program"),
        ("simulate --games 1 --save-dir {here}/text", "There is a file where a folder should be."),
    ],
)
def test_an_unusable_file_is_reported_in_one_line(run: Run, tmp_path: Path, line: str, complaint: str) -> None:
    (tmp_path / "text").write_text("some text")
    status, out, err = run(*line.format(here=tmp_path).split())
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert complaint in err


@pytest.mark.parametrize("line", [["simulate", "--save-dir", ""], ["check-save", ""], ["screenshot", ""]])
def test_an_empty_file_name_is_reported_in_one_line(run: Run, line: list[str]) -> None:
    status, out, err = run(*line)
    assert (status, out) == (2, "")
    assert "the name of a file or folder is missing" in err


def test_a_quoted_comma_is_part_of_a_command_line(run: Run) -> None:
    status, _, err = run("arena", "--bots", '"engine:no-such-program --list a,b", simple', "--players", "2")
    assert status == 1
    assert "no-such-program --list a,b" in err


def test_bench_measures_bots(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "MOVES", 1)
    status, out, err = run("bench", "--bots", "--players", "3", "--seconds", "0.2", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data["players"] == 3
    assert list(data["bots"]) == list(BOTS)
    for name, figures in data["bots"].items():
        assert figures["moves"] >= 1
        assert figures["ms_per_move"] > 0
        assert ("playouts_per_s" in figures) == ("nodes_per_s" in figures) == (name in LEVELS)


def test_bench_measures_games_of_the_day(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_days, "entries_of", lambda day: [Options(players=2)])
    monkeypatch.setattr(bench_days, "WEEK", (1,))
    status, out, err = run("bench", "--days", "--seconds", "0.01", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert list(data["tables"]) == ["1 puertorico"]
    assert data["all"]["moves"] >= 4
    assert 0 < data["all"]["median_ms"] <= data["all"]["p95_ms"]


def test_bench_of_bots_prints_lines(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench_bots, "BOTS", ("hard",))
    monkeypatch.setattr(bench_bots, "MOVES", 1)
    status, out, err = run("bench", "--bots", "--seconds", "0.2")
    assert (status, err) == (0, "")
    assert "\nhard: moves " in out


def test_bench_measures_games_and_copies(run: Run) -> None:
    status, out, err = run("bench", "--players", "2", "--seconds", "0.1", "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert data["players"] == 2
    for name in ("games_per_s", "decisions_per_s", "decisions_per_game", "copies_per_s", "copy_us"):
        assert data[name] > 0
    assert data["with_events"].keys() == {
        "games",
        "games_per_s",
        "decisions_per_s",
        "decisions_per_game",
        "seconds",
    }
    assert data["saves"].keys() == {"bytes", "decisions", "copy_ms", "encode_ms", "write_ms", "read_ms"}


def test_bench_prints_lines(run: Run) -> None:
    status, out, err = run("bench", "--seconds", "0.1")
    assert (status, err) == (0, "")
    assert "games_per_s: " in out


def test_bench_reports_a_full_disk(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(**_: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(tempfile, "TemporaryDirectory", full)
    complaint = "the folder for temporary files: The disk is full. (No space left on device)\n"
    assert run("bench", "--seconds", "0.05") == (1, "", complaint)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_playthrough_prints_a_whole_game(run: Run, players: int) -> None:
    bots = ",".join(("random", "simple", "random", "simple", "random")[:players])
    arguments = ("playthrough", "--players", str(players), "--bots", bots, "--seed", "5")
    status, out, err = run(*arguments)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[:2] == ["edition classic", f"players {players}"]
    assert "seed 5" in lines
    assert any(line.startswith("> Anna: choose ") for line in lines)
    assert lines[-players].startswith("1. ")
    assert run(*arguments)[1] == out


def test_playthroughs_without_a_seed_differ_and_print_their_seed(run: Run) -> None:
    first, second = (run("playthrough", "--players", "2")[1] for _ in range(2))
    seed, other = (re.findall(r"^seed (\d+)$", text, re.MULTILINE) for text in (first, second))
    assert seed != other
    assert 0 <= int(*seed) < 1 << 64
    assert run("playthrough", "--players", "2", "--seed", *seed)[1] == first


def test_simulate_and_arena_without_a_seed_use_different_seeds(run: Run) -> None:
    seeds = {simulate(run, "--games", "1")["seed"] for _ in range(3)}
    seeds |= {contest(run, "--bots", "simple,random", "--games", "1")["seed"] for _ in range(3)}
    assert len(seeds) == 6


def test_playthrough_reports_programs_that_fail(run: Run) -> None:
    status, out, err = run("playthrough", "--players", "2", "--bots", "engine:no-such-program,simple")
    assert (status, out) == (1, "")
    assert "cannot be started: " in err
    assert "Errno" not in err
    line = stub("dying").replace('"', '""')
    status, out, err = run("playthrough", "--players", "2", "--bots", f'"engine:{line}",simple')
    assert status == 0
    assert out.startswith("edition classic")
    assert err.count("\n") == 1
    assert "has ended" in err


def test_every_bot_is_in_the_help(run: Run) -> None:
    out = run("simulate", "--help")[1]
    assert all(name in out for name in BOTS)


def module(*arguments: str) -> list[str]:
    return [sys.executable, "-m", "puertorico_desktop", *arguments]


def test_python_m_starts_the_same_program() -> None:
    done = subprocess.run(module("--version"), capture_output=True, text=True, check=True)
    assert done.stdout == f"puertorico-desktop {__version__}\n"


def test_a_closed_pipe_is_no_error() -> None:
    process = subprocess.Popen(module("playthrough"), stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=os.environ)
    assert process.stdout is not None
    assert process.stderr is not None
    with process.stdout, process.stderr:
        assert process.stdout.readline() == b"edition classic\n".replace(b"\n", os.linesep.encode())
        process.stdout.close()
        assert process.stderr.read() == b""
    assert process.wait() == 0


@pytest.mark.parametrize(("platform", "status"), [("win32", 0), ("linux", 1)])
def test_a_closed_pipe_is_no_error_on_windows(monkeypatch: pytest.MonkeyPatch, platform: str, status: int) -> None:
    def print_game(arguments: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(commands, "print_game", print_game)
    monkeypatch.setattr(program, "_drop_output", lambda: None)
    monkeypatch.setattr(program.sys, "platform", platform)
    assert program.run(["playthrough"], StandInWindow, None) == status


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="there is no disk that is always full")
@pytest.mark.parametrize("line", ["playthrough", "--help", "--version", "simulate --help"])
def test_a_full_disk_for_the_output_is_reported_in_one_line(line: str) -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run(module(*line.split()), stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (1, "puertorico-desktop: The disk is full. (No space left on device)\n")


def test_a_program_without_standard_streams_runs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.main(["playthrough", "--players", "2", "--bots", "random,random"], StandInWindow) == 0
    with pytest.raises(SystemExit) as end:
        cli.main(["juggle"], StandInWindow)
    assert end.value.code == 2
