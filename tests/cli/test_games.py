"""The commands for files with games, and opening a file with the window."""

import json
import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.saves.course import Course, GameSetup, Seat, now
from puertorico_desktop.saves.document import decode, document_of, encode

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str]) -> Run:
    """Carry out a command line: the exit status, what was printed, what went to stderr."""

    def call(*arguments: str | Path) -> tuple[int, str, str]:
        try:
            status = cli.main([str(one) for one in arguments], lambda path: pytest.fail("the window was opened"))
        except SystemExit as end:
            status = int(end.code or 0)
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return call


def course(plies: int = 12) -> Course:
    """A game between a person and a bot."""
    new = Course.new(GameSetup(Options(players=2), 5, (Seat("Anna"), Seat("王小明", "simple"))))
    for _ in range(plies):
        new.play(new.record.game.legal_actions()[0])
    return new


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A file with that game."""
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(course(), now())))
    return path


# -- check-save -----------------------------------------------------------------------------------------------------


def test_good_files_are_ok(run: Run, saved: Path) -> None:
    line = f"{saved}: ok, classic, 2 players, round 2, 12 decisions\n"
    assert run("check-save", saved, saved) == (0, line * 2, "")


def test_every_bad_file_has_one_line(run: Run, saved: Path, tmp_path: Path) -> None:
    data = saved.read_bytes()
    bad = {
        "cut.prgame": data[:-200],
        "empty.prgame": b"",
        "noise.prgame": bytes(range(256)) * 9,
        "deep.prgame": b"[" * 100_000,
        "large.prgame": b" " * 50_000_000,
        "changed.prgame": data.replace(b'"doubloons": 2', b'"doubloons": 3', 1),
        "line\nbreak.prgame": b"{}",
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.prgame").mkdir()
    names = [*bad, "folder.prgame", "missing.prgame"]
    status, out, err = run("check-save", *(tmp_path / name for name in names), saved)
    lines = out.splitlines()
    assert (status, err, len(lines)) == (1, "", len(names) + 1)
    for name, line in zip(names, lines, strict=False):
        assert line.startswith(f"{tmp_path}{os.sep}{name}: ".replace("\n", "\N{REPLACEMENT CHARACTER}"))
        assert len(line) < 400
    assert lines[-1].startswith(f"{saved}: ok")


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither such names nor pipes of this kind")
def test_odd_files_do_not_stop_it(run: Run, tmp_path: Path) -> None:
    pipe = tmp_path / "pipe.prgame"
    os.mkfifo(pipe)
    odd = tmp_path / os.fsdecode(b"\xff\xfe.prgame")
    odd.write_bytes(b"{}")
    status, out, _ = run("check-save", pipe, odd, "/dev/zero")
    assert status == 1
    assert len(out.splitlines()) == 3


# -- show -----------------------------------------------------------------------------------------------------------


def test_show_for_people(run: Run, saved: Path) -> None:
    status, out, err = run("show", saved)
    assert (status, err) == (0, "")
    assert out.splitlines()[:4] == [
        "edition: classic",
        "round: 2, after 12 decisions, 王小明 decides",
        "Anna: person, 0 points",
        "王小明: bot simple, 3 points, leads",
    ]


def test_show_for_programs(run: Run, saved: Path) -> None:
    status, out, err = run("show", saved, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert (data["edition"], data["round"], data["ply"], data["finished"]) == ("classic", 2, 12, False)
    assert [player["name"] for player in data["players"]] == ["Anna", "王小明"]
    assert data["undo_used"] is False


def test_show_tells_of_a_bad_file_in_one_line(run: Run, tmp_path: Path) -> None:
    status, out, err = run("show", tmp_path / "nothing.prgame")
    assert (status, out, err.count("\n")) == (1, "", 1)


# -- replay ---------------------------------------------------------------------------------------------------------


def test_replay_tells_every_decision(run: Run, saved: Path) -> None:
    status, out, err = run("replay", saved)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert "names Anna, 王小明" in lines
    assert "round 1, governor Anna" in lines
    assert any(line.startswith("12. ") for line in lines)
    assert any(line.startswith("== round 2") for line in lines)


def test_replay_stops_where_it_should(run: Run, saved: Path) -> None:
    out = run("replay", saved, "--to", "3")[1]
    assert "3. " in out
    assert "\n4. " not in out
    assert run("replay", saved, "--to", "0")[0] == 0


@pytest.mark.parametrize("ply", ["13", "-1"])
def test_replay_knows_its_plies(run: Run, saved: Path, ply: str) -> None:
    status, out, err = run("replay", saved, "--to", ply)
    assert (status, out) == (2, "")
    assert err == f"puertorico-desktop replay: the game has plies 0 to 12, not {ply}\n"


# -- simulate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_keeps_its_games(run: Run, tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "new" / "games"
    arguments = ("simulate", "--players", "2", "--bots", "random,simple", "--games", "3", "--jobs", jobs, "--json")
    status, out, err = run(*arguments, "--save-dir", folder)
    assert (status, err) == (0, "")
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["game-0001.prgame", "game-0002.prgame", "game-0003.prgame"]
    assert run("check-save", *files)[0] == 0
    games = [decode(path.read_bytes()).course for path in files]
    assert games[0].setup.seats == (Seat("Anna", "random"), Seat("Ben", "simple"))
    decisions = sum(game.ply for game in games) / 3
    assert json.loads(out)["decisions_per_game"] == pytest.approx(decisions, abs=0.01)
    assert all(game.record.game.decision is None for game in games)


def test_simulate_replaces_nothing(run: Run, tmp_path: Path) -> None:
    (tmp_path / "game-0002.prgame").write_text("mine")
    status, out, err = run("simulate", "--games", "2", "--save-dir", tmp_path)
    assert (status, out) == (1, "")
    assert err == f"{tmp_path / 'game-0002.prgame'}: The file is there already.\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game-0002.prgame"]


def test_simulate_says_where_it_cannot_save(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, out, err = run("simulate", "--games", "1", "--save-dir", tmp_path / "file" / "folder")
    assert (status, out, err.count("\n")) == (1, "", 1)


# -- the window -----------------------------------------------------------------------------------------------------


def opened(*arguments: str) -> Path | None:
    """The file with which the window is opened."""
    paths: list[Path | None] = []

    def note(path: Path | None) -> int:
        paths.append(path)
        return 0

    assert cli.main(list(arguments), note) == 0
    return paths[0]


def test_a_file_alone_opens_the_window(saved: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert opened(str(saved)) == saved
    assert opened("game.prgame") == saved
    assert opened("missing.prgame") == tmp_path / "missing.prgame"
    assert opened("--", "-odd") == tmp_path / "-odd"
    (tmp_path / "report").write_text("{}")
    assert opened("report") == tmp_path / "report"


def test_a_command_stays_a_command(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, run: Run) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "bench").write_text("")
    assert run("bench", "--seconds", "0.05")[0] == 0
    assert run("juggle")[0] == 2
