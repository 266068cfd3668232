"""The command that learns from games with search, in small."""

from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop.bots.learning.weights import decode
from puertorico_desktop.bots.sanjuan.evaluation.weights import About

Run = Callable[..., tuple[int, str, str]]
LINE = "train --game sanjuan --players 2 --generations 1 --games 1 --nodes 1 --contest 2"


def test_generations_are_told_and_go_on(run: Run, tmp_path: Path) -> None:
    status, out, err = run(*LINE.split(), tmp_path / "course")
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert lines[0] == "generation 1: 1 of 1 files with games"
    assert lines[1].startswith("generation 1: learned from ")
    assert lines[-1].startswith("generation 1: won ")
    _, about = decode((tmp_path / "course" / "generation-001" / "candidate.npz").read_bytes(), About)
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
    ],
)
def test_what_does_not_go_together_is_told(run: Run, tmp_path: Path, more: str, complaint: str) -> None:
    status, out, err = run("train", *more.split(), tmp_path / "out")
    assert (status, out) == (2, "")
    assert complaint in err
    assert not (tmp_path / "out").exists()
