"""The ladder command, and bots with weights from files."""

import json
import re
import xml.etree.ElementTree as ElementTree
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop.bots.games import study_of
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.cli.language import OPTION
from puertorico_desktop.cli.terminal import columns
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.paths import resource
from tests.bots.networks import nearly_shipped

Run = Callable[..., tuple[int, str, str]]
QUICK = ("--players", "2", "--levels", "random,simple", "--games", "4")


@pytest.fixture
def candidate(tmp_path: Path) -> Path:
    """Returns a file of weights for two players that are not the shipped ones."""
    rules = Options(players=2)
    network = nearly_shipped(rules)
    path = tmp_path / "candidate.npz"
    path.write_bytes(encode(network, study_of(rules).describe(rules, "train", 1, 1)))
    return path


def shipped(name: str) -> str:
    """Returns the path of a file of shipped weights."""
    return str(resource("bots", f"{name}.npz"))


def data_of(run: Run, *arguments: str | Path) -> dict[str, object]:
    """Returns the JSON output of a command without times."""
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    data = json.loads(re.sub(r'"(ms_per_move|seconds)": [0-9.]+', r'"\1": 0', out))
    assert isinstance(data, dict)
    return data


# -- weights from files -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("command", "bot"), [("arena", "hard-builder"), ("simulate", "steady-2")])
def test_bots_play_with_weights_from_a_file(run: Run, candidate: Path, command: str, bot: str) -> None:
    line = (command, "--players", "2", "--games", "2", "--seed", "1", "--nodes-per-move", "2,3")
    line += ("--bots", f"{bot}@new,{bot}", "--weights", f"new={candidate}")
    data = data_of(run, *line)
    assert data["weights"] == {f"{bot}@new": Evaluator(decode_two(candidate)).fingerprint}
    usual = data_of(run, *line[:-1], f"new={shipped('classic-2')}")
    assert data["points"] != usual["points"]
    assert data_of(run, *line, "--jobs", "2") == data


def decode_two(path: Path) -> Network:
    """Returns the network in a file of weights for two players."""
    return decode(path.read_bytes(), study_of(Options(players=2)).about)[0]


def test_saved_games_contain_bots_without_weights(run: Run, candidate: Path, tmp_path: Path) -> None:
    line = (
        "simulate",
        "--players",
        "2",
        "--games",
        "1",
        "--bots",
        "easy@new,random",
        "--weights",
        f"new={candidate}",
    )
    assert run(*line, "--save-dir", tmp_path / "games")[0] == 0
    status, out, _ = run("show", tmp_path / "games" / "game-0001.prgame", "--json")
    assert status == 0
    assert [player["bot"] for player in json.loads(out)["players"]] == ["easy", "random"]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--bots hard@new,simple", "no weights have the name 'new', which --weights NAME=FILE gives"),
        ("--bots simple@new,hard --weights new={file}", "simple plays without weights: simple@new"),
        ("--bots champion@new,hard --weights new={file}", "unknown bot: 'champion@new'"),
        ("--bots hard@,simple --weights new={file}", "no weights have the name ''"),
        ("--bots hard,simple --weights new={file}", "no bot uses new; the name of such a bot looks like hard@new"),
        ("--bots hard@a,simple --weights a={file} --weights a={file}", "a is named twice"),
        ("--bots hard@a,simple --weights a", "not NAME=FILE"),
        ("--bots hard@a,simple --weights =a", "not NAME=FILE"),
        ("--bots hard@a,simple --weights a=", "not NAME=FILE"),
        ("--bots hard@a,simple --weights a@b={file}", "not NAME=FILE"),
        ("--bots hard,hard --nodes-per-move 1,2", "hard is named twice, with different limits"),
    ],
)
def test_invalid_names_of_weights_are_reported_in_one_line(
    run: Run, candidate: Path, line: str, complaint: str
) -> None:
    status, out, err = run("arena", "--players", "2", "--games", "1", *line.format(file=candidate).split())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


FAULTS = (
    ("nowhere.npz", "The file is not there."),
    (".", "these are no weights for this program (not a file)"),
    ("text", "these are no weights for this program (damaged: BadZipFile)"),
    ("half", "these are no weights for this program (damaged: BadZipFile)"),
    (shipped("sanjuan-2"), "these weights are for another game (sanjuan)"),
    (shipped("classic-3"), "these weights are for another number of players (3)"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("file", "complaint"), FAULTS)
def test_weights_that_do_not_fit_are_reported_in_one_line(
    run: Run, candidate: Path, language: str, file: str, complaint: str
) -> None:
    folder = candidate.parent
    (folder / "text").write_text("some text")
    (folder / "half").write_bytes(candidate.read_bytes()[:2000])
    line = ("--players", "2", "--games", "1", "--bots", "hard@new,simple", "--weights", f"new={folder / file}")
    status, out, err = run(OPTION, language, "arena", *line)
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert err.startswith(str(folder / file))
    assert (complaint in err) == (language == ENGLISH)


def test_weights_without_the_pieces_of_expansions_are_refused(run: Run) -> None:
    line = ("--players", "2", "--expansions", "new-buildings", "--bots", "hard@new,simple", "--games", "1")
    status, _, err = run("arena", *line, "--weights", f"new={shipped('classic-2')}")
    assert status == 1
    assert "they do not know all pieces of these games" in err


# -- ladders ------------------------------------------------------------------------------------------------------


def test_a_ladder_of_nodes_has_steps_and_a_total(run: Run) -> None:
    line = ("ladder", "--players", "2", "--nodes", "1,2,4", "--games", "2")
    data = data_of(run, *line)
    steps = data["steps"]
    assert isinstance(steps, list)
    assert [(step["lower"], step["upper"], step["games"]) for step in steps] == [("1", "2", 2), ("2", "4", 2)]
    for step in steps:
        assert step["elo_low"] < step["elo"] < step["elo_high"]
        assert step["wilson_low"] <= step["win_share"] <= step["wilson_high"]
    whole, doubling = data["total"], data["doubling"]
    assert isinstance(whole, dict)
    assert isinstance(doubling, dict)
    assert whole["elo"] == pytest.approx(sum(step["elo"] for step in steps), abs=0.2)
    assert doubling["elo"] == pytest.approx(whole["elo"] / 2, abs=0.1)
    assert data_of(run, *line, "--jobs", "2") == data
    part = data_of(run, *line[:4], "2,4", *line[5:])["steps"]
    assert part == steps[1:], "a step does not depend on the others"


def test_a_ladder_of_levels_has_steps(run: Run, candidate: Path) -> None:
    line = (
        "ladder",
        "--players",
        "2",
        "--games",
        "4",
        "--levels",
        "random,simple,hard@new,steady-9",
        "--nodes",
        "1,2",
    )
    data = data_of(run, *line, "--weights", f"new={candidate}")
    steps = data["steps"]
    assert isinstance(steps, list)
    assert [step["upper"] for step in steps] == ["simple", "hard@new", "steady-9"]
    assert steps[0]["elo"] > 0
    assert steps[0]["elo"] + steps[1]["elo"] > 0  # four games do not show more about bots of nearly the same strength
    assert (data["bot"], data["doubling"]) == (None, None)


def test_a_ladder_prints_a_line_for_each_step(run: Run) -> None:
    status, out, err = run("ladder", *QUICK)
    assert (status, err) == (0, "")
    heading, step, whole = out.splitlines()
    assert heading.split()[:4] == ["step", "games", "win", "share"]
    assert step.startswith("random → simple")
    assert "100.0 %" in step
    assert re.fullmatch(r"all steps together: \+\d+ Elo, 95 % interval [+-]\d+ … \+\d+", whole)


@pytest.mark.parametrize("language", LANGUAGES)
def test_columns_are_aligned_in_all_languages(run: Run, language: str) -> None:
    status, out, _ = run(OPTION, language, "ladder", *QUICK)
    assert status == 0
    heading, step = out.splitlines()[:2]
    assert columns(heading) == columns(step)
    assert ("mean score" in heading) == (language == ENGLISH)


def test_results_are_stored_and_continued(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "results.json"
    once = data_of(run, "ladder", *QUICK)
    data_of(run, "ladder", *QUICK[:-1], "2", "--results", path)
    assert data_of(run, "ladder", *QUICK, "--results", path) == once
    monkeypatch.setattr("puertorico_desktop.bots.arena.games.play_game", lambda *_, **__: pytest.fail("played again"))
    assert data_of(run, "ladder", *QUICK, "--results", path) == once
    shorter = data_of(run, "ladder", *QUICK[:-1], "2", "--results", path)["steps"]
    assert isinstance(shorter, list)
    assert shorter[0]["games"] == 2


def test_each_step_has_its_own_number_of_games(run: Run, tmp_path: Path) -> None:
    line = ("ladder", "--players", "2", "--levels", "random,easy,simple", "--games", "2,4")
    status, out, _ = run(*line, "--out", tmp_path / "ladder.svg")
    assert status == 0
    assert [line.split()[3] for line in out.splitlines()[1:3]] == ["2", "4"]
    assert "classic, 2 players, 2–4 games a step" in (tmp_path / "ladder.svg").read_text(encoding="utf-8")


def test_an_interrupted_step_keeps_its_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "results.json"
    from puertorico_desktop.bots.arena import games

    play = games.play_game

    def interrupted(series: games.Series, number: int, keep_actions: bool = False) -> games.GameResult:
        if number == 3:
            raise KeyboardInterrupt
        return play(series, number, keep_actions)

    with monkeypatch.context() as patch:
        patch.setattr(games, "play_game", interrupted)
        with pytest.raises(KeyboardInterrupt):
            run("ladder", *QUICK, "--results", path, "--json")
    assert len(json.loads(path.read_text(encoding="utf-8"))["steps"][0]["games"]) == 3
    assert capsys.readouterr().err == f"stopped; what has been found is kept: {path}\n"
    assert data_of(run, "ladder", *QUICK, "--results", path) == data_of(run, "ladder", *QUICK)


def test_a_ladder_is_written_as_chart_and_table(run: Run, tmp_path: Path) -> None:
    chart, table = tmp_path / "ladder.svg", tmp_path / "ladder.md"
    status, out, _ = run("ladder", *QUICK, "--out", chart, "--out", table)
    assert status == 0
    root = ElementTree.fromstring(chart.read_text(encoding="utf-8"))
    texts = [one.text for one in root.iter("{http://www.w3.org/2000/svg}text")]
    assert {"random → simple", "Elo from one bot to the next", "classic, 2 players, 4 games a step"} <= set(texts)
    lines = table.read_text(encoding="utf-8").splitlines()
    assert lines[0].startswith("| step | games | win share |")
    assert {line.count("|") for line in lines[:3]} == {9}
    assert lines[2].startswith("| random → simple | 4 | 100.0 % |")
    assert lines[4] == out.splitlines()[2]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--nodes 5", "two numbers at least are wanted, each larger"),
        ("--nodes 5,5", "two numbers at least are wanted, each larger"),
        ("--nodes 9,5", "two numbers at least are wanted, each larger"),
        ("--nodes 0,5", "at least 1"),
        ("--bot easy", "easy does not look ahead: nodes change nothing"),
        ("--bot champion", "unknown bot: 'champion'"),
        ("--bot engine:ls", "unknown bot: 'engine:ls'"),
        ("--bot hard@new", "no weights have the name 'new'"),
        ("--levels simple", "two different names at least"),
        ("--levels simple,simple", "two different names at least"),
        ("--levels simple,engine:ls", "unknown bot: 'engine:ls'"),
        ("--levels simple,hard,expert --nodes 1,2,3", "values: 3"),
        ("--levels --bot hard", "not allowed with argument --levels"),
        ("--games 0", "at least 1"),
        ("--levels random,easy,simple --games 2,2,2", "values: 3, wanted: one for all, or 2"),
        ("--out ladder.png", "ladder.png ends neither with .svg nor with .md"),
        ("--edition 1897 --players 2 --puertomas 1", "two seats at least that are not automatic"),
    ],
)
def test_invalid_ladders_are_reported_in_one_line(run: Run, line: str, complaint: str) -> None:
    status, out, err = run("ladder", *line.split())
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert complaint in err


def test_unusable_files_are_reported_before_the_games(run: Run, tmp_path: Path) -> None:
    results = tmp_path / "results.json"
    results.write_text("some text")
    for option, file, complaint in (
        ("--out", tmp_path / "nowhere" / "ladder.svg", "folder"),
        ("--results", results, "these are no results of a ladder"),
        ("--results", tmp_path, "these are no results of a ladder (not a file)"),
        ("--results", tmp_path / "nowhere" / "results.json", "folder"),
    ):
        status, out, err = run("ladder", *QUICK, option, file)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert complaint in err


def test_a_chart_does_not_replace_the_results(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "ladder.md"
    status, out, err = run("ladder", *QUICK, "--results", file, "--out", file)
    assert (status, out, err.count("\n")) == (2, "", 1)
    assert f"argument --out: {file} is still needed and would be replaced" in err
    assert not file.exists()


def test_results_of_other_games_are_refused(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "results.json"
    data_of(run, "ladder", *QUICK, "--results", path)
    for more, complaint in (
        (("--seed", "2"), "these results come from games with another seed"),
        (("--players", "3"), "these results come from games with other rules or players"),
    ):
        status, out, err = run("ladder", *QUICK, *more, "--results", path)
        assert (status, out, err.count("\n")) == (1, "", 1)
        assert complaint in err
