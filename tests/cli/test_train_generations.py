"""The train command with searches, in short runs."""

import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop.bots.learning.refining import STAGES
from puertorico_desktop.bots.learning.weights import decode
from puertorico_desktop.bots.sanjuan.evaluation.weights import WeightsInfo
from puertorico_desktop.cli import train
from puertorico_desktop.match.match import LARGEST_SEED
from puertorico_desktop.paths import resource

Run = Callable[..., tuple[int, str, str]]
LINE = "train --game sanjuan --players 2 --generations 1 --games 1 --nodes 1 --contest 2"


def test_generations_are_reported_and_continued(run: Run, tmp_path: Path) -> None:
    status, out, err = run(*LINE.split(), tmp_path / "course")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "generation 1: 1 of 1 files with games"
    assert lines[1].startswith("generation 1: learned from ")
    assert lines[-1].startswith("generation 1: won ")
    _, about = decode((tmp_path / "course" / "generation-001" / "candidate.npz").read_bytes(), WeightsInfo)
    assert about.command.endswith("--players 2 --generations 1 --games 1 --nodes 1 --contest 2 --seed 1")
    assert run(*LINE.split(), tmp_path / "course") == (0, "", "")
    status, out, err = run(*LINE.split(), "--seed", "2", tmp_path / "course")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "there is another course of learning in this folder (seed)" in err
    (tmp_path / "course" / "course.json").write_text("nonsense")
    status, out, err = run(*LINE.split(), tmp_path / "course")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert "course.json" in err


@pytest.mark.parametrize(
    ("more", "complaint"),
    [
        ("--nodes 5", "argument --nodes: only goes with --generations, --search-share"),
        ("--contest 4", "argument --contest: only goes with --generations"),
        ("--generations 1 --until 3", "argument --until: not allowed with argument --generations"),
        ("--generations 1 --simple-share 1", "argument --simple-share: not allowed with argument --generations"),
        ("--generations 1 --search-share 0.1", "argument --search-share: not allowed with argument --generations"),
        ("--search-share 2", "argument --search-share: must be 0 to 1, not 2"),
        ("--generations 0", "argument --generations: "),
        ("--after 3", "argument --after: only goes with --start"),
        ("--generations 1 --after 3", "argument --after: not allowed with argument --generations"),
        ("--passes 1", "argument --passes: only goes with --start"),
        ("--start x --passes 1 --after 3", "argument --after: not allowed with argument --passes"),
        ("--start x --passes 1 --until 3", "argument --until: not allowed with argument --passes"),
        ("--generations 1 --passes 1", "argument --passes: not allowed with argument --generations"),
        ("--generations 1 --hidden 8,8", "argument --hidden: not allowed with argument --generations"),
        ("--generations 1 --gpu", "argument --gpu: not allowed with argument --generations"),
        ("--hidden 8", "argument --hidden: must be two numbers or more, each 1 to 1024, not 8"),
        ("--hidden 8,1025", "argument --hidden: must be two numbers or more, each 1 to 1024, not 8,1025"),
        ("--hidden 8,x", "argument --hidden: not a whole number: 'x'"),
    ],
)
def test_invalid_combinations_of_options_are_reported(run: Run, tmp_path: Path, more: str, complaint: str) -> None:
    status, out, err = run("train", *more.split(), tmp_path / "out")
    assert (status, out) == (2, "")
    assert complaint in err
    assert not (tmp_path / "out").exists()


def test_an_unwritable_file_is_reported_before_the_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(train, "train", lambda *_: pytest.fail("games were played"))
    out = tmp_path / "nowhere" / "weights"
    status, output, err = run("train", "--players", "2", out)
    assert (status, output, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"{out}: The folder is not there.")


@pytest.mark.parametrize(
    ("start", "complaint"),
    [
        ("classic-2.npz", "these weights are for another game (puertorico)"),
        ("text", "these are no weights for this program (damaged: BadZipFile)"),
        ("folder", "these are no weights for this program (not a file)"),
    ],
)
def test_unfit_weights_to_begin_with_are_reported(run: Run, tmp_path: Path, start: str, complaint: str) -> None:
    file = tmp_path / start
    if start == "text":
        file.write_text(start)
    elif start == "folder":
        file.mkdir()
    else:
        file = resource("bots") / start
    status, out, err = run(*SMALL.split(), "--start", file, tmp_path / "out")
    assert (status, out, err.count("\n")) == (1, "", 1)
    assert complaint in err
    assert not (tmp_path / "out").exists()


SMALL = "train --game sanjuan --players 2 --simple-share 1"


def test_the_largest_seed_trains_and_refines_too(run: Run, tmp_path: Path) -> None:
    first, then = tmp_path / "first", tmp_path / "then"
    line = (*SMALL.split(), "--seed", LARGEST_SEED)
    status, _, err = run(*line, "--games", "2", first)
    assert (status, err) == (0, "")
    status, _, err = run(*line, "--games", "4", "--passes", "1", "--start", first, then)
    assert (status, err) == (0, "")
    assert then.exists()


def test_training_is_continued_with_a_larger_network(run: Run, tmp_path: Path) -> None:
    first, then = tmp_path / "first", tmp_path / "then"
    status, out, err = run(*SMALL.split(), "--games", "4", "--until", "1", "--hidden", "6,8", first)
    assert (status, err) == (0, "")
    assert out.startswith("1 games in ")
    start = ("--start", first)
    status, out, err = run(*SMALL.split(), "--games", "4", "--after", "1", *start, "--hidden", "6,9", then)
    assert (status, err) == (0, "")
    assert out.startswith("4 games in ")
    network, about = decode(then.read_bytes(), WeightsInfo)
    assert network.hidden == [6, 9]
    assert about.command.startswith(
        "train --game sanjuan --players 2 --games 4 --seed 1 --simple-share 1 --hidden 6,8 --until 1 &&"
    )
    assert about.command.endswith("--simple-share 1 --hidden 6,9 --after 1 --start")
    status, out, err = run(*SMALL.split(), "--games", "4", "--after", "4", *start, tmp_path / "none")
    assert (status, out) == (2, "")
    assert "argument --after: the course ends after 4 games" in err
    status, out, err = run(*SMALL.split(), "--games", "1", *start, "--hidden", "9,6", tmp_path / "none")
    assert (status, out) == (2, "")
    assert "argument --hidden: the weights to begin with have layers of 6,8, which can only grow" in err
    assert not (tmp_path / "none").exists()


def test_weights_are_refined(run: Run, tmp_path: Path) -> None:
    first, then = tmp_path / "first", tmp_path / "then"
    run(*SMALL.split(), "--games", "2", "--hidden", "6,8", first)
    status, out, err = run(*SMALL.split(), "--games", "3", "--passes", "1", "--start", first, then)
    assert (status, err) == (0, "")
    assert out.count("3 games in ") == 1 + STAGES
    _, about = decode(then.read_bytes(), WeightsInfo)
    assert about.command.endswith(
        " && train --game sanjuan --players 2 --games 3 --seed 1 --simple-share 1 --passes 1 --start"
    )


def test_a_missing_graphics_card_is_reported(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    status, out, err = run(*SMALL.split(), "--games", "1", "--gpu", tmp_path / "none")
    assert (status, out) == (2, "")
    assert "argument --gpu: there is no graphics card to learn on (" in err
