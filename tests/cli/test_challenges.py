"""The commands `code`, `daily` and `puzzles`."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.learning.errors import InexactError, WeightsError
from puertorico_desktop.cli import program
from puertorico_desktop.learn.challenges import daily, making, puzzles
from puertorico_desktop.learn.challenges.codes import game_of
from tests.learn.challenges.test_daily import of_few_nodes
from tests.learn.challenges.test_puzzles import FEW

Run = Callable[..., tuple[int, str, str]]
MAKE = ("code", "make", "--bots", "steady-200,steady-800-shipper,steady-400", "--seat", "2", "--seed", "20261125")


def data(run: Run, *arguments: str | Path) -> dict[str, Any]:
    status, out, err = run(*arguments, "--json")
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_a_code_is_made_and_read(run: Run) -> None:
    assert run(*MAKE) == (0, "PR 2080 024N 400K AA85 T\n", "")
    made = data(run, *MAKE)
    assert made == data(run, "code", "show", "pr2080024n400kaa85t")
    assert made["players"] == ["steady-200", None, "steady-800-shipper", "steady-400"]
    assert (made["game"], made["edition"], made["seat"], made["seed"]) == ("puertorico", "classic", 2, 20261125)
    status, out, _ = run("code", "show", *["PR", "20A3", "R20H", "2096", "ZCW7", "G"])
    assert status == 0
    assert "rules: edition=1897, expansions=achievements" in out
    assert "players: you, steady-200, steady-200, steady-200" in out


def test_codes_without_a_seed_are_different(run: Run) -> None:
    first, second = data(run, "code", "make", "--game", "sanjuan"), data(run, "code", "make", "--game", "sanjuan")
    assert first["seed"] != second["seed"]
    assert game_of(first["code"]).options.game == "sanjuan"


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("code", "show", "PR 2080 024N 400K AA85 S"), "A letter is wrong"),
        (("code", "show", "hello"), "17 letters"),
        (("code", "make", "--bots", "hard"), "steady computer players"),
        (("code", "make", "--bots", ""), "steady computer players"),
        (("code", "make", "--bots", "steady-200,steady-200"), "names: 2, wanted: 3"),
        (("code", "make", "--seat", "5"), "no such seat"),
        (("code", "make", "--seed", "2147483648"), "must be 0 to 2147483647, not 2147483648"),
        (("code", "make", "--edition", "1897", "--puertomas", "1", "--seat", "4"), "no such seat"),
        (("daily", "--date", "yesterday"), "not a date"),
        (("daily", "--date", "1999-01-01"), "no game of the day yet"),
    ],
)
def test_invalid_arguments_are_reported(run: Run, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = run(*arguments)
    assert (status, out) == (2, "")
    assert words in err
    assert "Traceback" not in err


def test_daily_prints_the_game_of_a_day(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    printed = data(run, "daily", "--date", "2026-11-24")
    assert (printed["date"], printed["code"], printed["nodes"]) == ("2026-11-24", "PR 20A4 82C8 H18C W9WG ~", 140)
    assert printed["par"] is None
    from puertorico_desktop.cli import challenges

    monkeypatch.setattr(challenges, "daily_of", lambda day: of_few_nodes(daily.daily_of(day), 2))
    monkeypatch.setattr(challenges, "_lines", lambda game, code: iter(()))
    monkeypatch.setattr(daily.Daily, "code", "")
    status, out, _ = run("daily", "--date", "2026-11-26", "--par")
    assert status == 0
    assert "par: " in out


def test_puzzles_are_made_continued_completed_and_checked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe = attrs.evolve(FEW, nodes=4, looks=1, tried=2, kept=1, promise=0.1, lead=0.02)
    true_make = making.make
    monkeypatch.setattr(making, "make", lambda *given: true_make(*given, recipe=recipe))
    monkeypatch.setattr("puertorico_desktop.bots.process.priority.lower_priority", lambda: None)
    out = tmp_path / "some.jsonl.gz"
    command = ("puzzles", "make", out, "--game", "sanjuan", "--players", "2", "--jobs", "1")
    status, output, _ = run(*command, "--games", "1")
    assert status == 0
    assert output.startswith("games: 1, puzzles: ")
    assert data(run, *command, "--games", "2")["games"] == 2
    first = puzzles.read(out)
    assert first is not None
    assert data(run, *command, "--games", "2")["games"] == 2
    assert puzzles.read(out) == first
    status, _, err = run(*command, "--seed", "2")
    assert status == 2
    assert "come from other games" in err
    one = attrs.evolve(first.puzzles[0], theme="other")
    monkeypatch.setattr(making, "completed", lambda task: one if task[1].id == one.id else task[1])
    status, output, _ = run("puzzles", "complete", out, "--jobs", "1")
    assert status == 0
    assert f"1 of {len(first.puzzles)} puzzles completed" in output
    assert puzzles.read(out) == puzzles.with_puzzles(first, (one, *first.puzzles[1:]))
    assert data(run, "puzzles", "complete", out, "--jobs", "1")[0]["completed"] == []
    monkeypatch.setattr(making, "holds", lambda task: task[1] is not first.puzzles[0] and task[1].seed == 0)
    status, output, _ = run("puzzles", "check", out, "--jobs", "1", "--drop")
    assert status == 1
    assert f"0 of {len(first.puzzles)} puzzles hold" in output
    left = puzzles.read(out)
    assert left is not None
    assert left.puzzles == ()


def test_an_unwritable_puzzle_file_is_reported_before_the_games(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(making, "make", lambda *_: pytest.fail("games were played"))
    out = tmp_path / "nowhere" / "puzzles"
    status, output, err = run("puzzles", "make", out, "--jobs", "1")
    assert (status, output, err.count("\n")) == (1, "", 1)
    assert err.startswith(f"{out}: The folder is not there.")


def test_missing_and_damaged_puzzle_files_are_reported(run: Run, tmp_path: Path) -> None:
    status, _, err = run("puzzles", "check", tmp_path / "none.jsonl.gz", "--jobs", "1")
    assert status == 1 or "is not there" in err
    (tmp_path / "bad.jsonl.gz").write_bytes(b"bad")
    status, _, err = run("puzzles", "check", tmp_path / "bad.jsonl.gz", "--jobs", "1")
    assert status != 0
    assert "bad.jsonl.gz" in err


@pytest.mark.parametrize(
    ("error", "words"),
    [(InexactError("far"), "would not play the same on every computer (far)"), (WeightsError("old"), "(old)")],
)
def test_damaged_weights_are_reported_in_a_sentence(
    run: Run, monkeypatch: pytest.MonkeyPatch, error: Exception, words: str
) -> None:
    def fail(_: object) -> None:
        raise error

    monkeypatch.setattr(program.commands, "simulate", fail)
    status, _, err = run("simulate", "--games", "1", "--bots", "steady-10")
    assert status == program.commands.FILE_ERROR
    assert words in err
