"""The commands for files with games, and saving the games of simulate."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest

from puertorico_desktop import __version__
from puertorico_desktop.cli import games
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import file_names
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import decode, document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.saves.courses import of_other_rules

Run = Callable[..., tuple[int, str, str]]


def match(plies: int = 12) -> Match:
    """Returns a game between a person and a bot."""
    new = Match.new(GameSetup(Options(players=2), 5, (Seat("Anna"), Seat("王小明", "simple"))))
    for _ in range(plies):
        new.play(new.record.game.legal_actions()[0])
    return new


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """Returns a file with that game."""
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(match(), utc_now())))
    return path


# -- check-save -----------------------------------------------------------------------------------------------------


def test_check_save_accepts_valid_files(run: Run, saved: Path) -> None:
    line = f"{saved}: ok, classic, 2 players, round 2, 12 decisions\n"
    assert run("check-save", saved, saved) == (0, line * 2, "")


def test_check_save_prints_one_line_for_every_invalid_file(run: Run, saved: Path, tmp_path: Path) -> None:
    data = saved.read_bytes()
    bad = {
        "cut.prgame": data[:-200],
        "empty.prgame": b"",
        "noise.prgame": bytes(range(256)) * 9,
        "deep.prgame": b"[" * 100_000,
        "large.prgame": b" " * 50_000_000,
        "changed.prgame": data.replace(b'"doubloons": 2', b'"doubloons": 3', 1),
        "escape.prgame": data.replace(b'"goods": {', b'"goods": {"\\u001b[2J\\ud800": 1, ', 1),
    }
    for name, content in bad.items():
        (tmp_path / name).write_bytes(content)
    (tmp_path / "folder.prgame").mkdir()
    names = [*bad, "folder.prgame", "missing.prgame"]
    status, out, err = run("check-save", *(tmp_path / name for name in names), saved)
    lines = out.splitlines()
    assert (status, err, len(lines)) == (1, "", len(names) + 1)
    for name, line in zip(names, lines, strict=False):
        assert line.startswith(f"{tmp_path}{os.sep}{name}: ")
        assert line.isprintable()
        assert len(line) < 400
    assert lines[-1].startswith(f"{saved}: ok")


@pytest.mark.skipif(sys.platform == "win32", reason="there are neither such names nor pipes of this kind")
def test_check_save_continues_after_unusual_files(run: Run, tmp_path: Path) -> None:
    pipe, broken, wide = (tmp_path / name for name in ("pipe.prgame", "line\nbreak.prgame", "wide\u3000.prgame"))
    os.mkfifo(pipe)
    broken.write_bytes(b"{}")
    wide.write_bytes(b"{}")
    undecodable = tmp_path / os.fsdecode(b"\xff\xfe.prgame")  # does not exist
    status, out, err = run("check-save", pipe, broken, wide, undecodable, "/dev/zero", "null\0byte")
    assert (status, err) == (1, "")
    shown = [line.split(": ")[0].removeprefix(f"{tmp_path}/") for line in out.splitlines()]
    mark = "\N{REPLACEMENT CHARACTER}"
    assert shown == [
        "pipe.prgame",
        f"line{mark}break.prgame",
        "wide\u3000.prgame",
        f"{mark * 2}.prgame",
        "/dev/zero",
        f"null{mark}byte",
    ]


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() == 0, reason="everything may be read")
def test_check_save_reports_a_file_without_permission(run: Run, saved: Path) -> None:
    saved.chmod(0)
    assert run("check-save", saved)[:2] == (1, f"{saved}: The file may not be read. (Permission denied)\n")


@pytest.mark.skipif(sys.platform == "win32", reason="arguments are no bytes there")
def test_any_file_name_is_printed_with_any_encoding(tmp_path: Path) -> None:
    command = [
        sys.executable.encode(),
        b"-m",
        b"puertorico_desktop",
        b"check-save",
        b"\xff.prgame",
        "王.prgame".encode(),
    ]
    done = subprocess.run(command, capture_output=True, env={**os.environ, "PYTHONIOENCODING": "ascii"}, check=False)
    assert (done.returncode, done.stderr) == (1, b"")
    assert [line.split(b":")[0] for line in done.stdout.splitlines()] == [b"\\ufffd.prgame", b"\\u738b.prgame"]


# -- show -----------------------------------------------------------------------------------------------------------


def test_show_prints_lines(run: Run, saved: Path) -> None:
    status, out, err = run("show", saved)
    assert (status, err) == (0, "")
    assert out.splitlines()[:5] == [
        "edition: classic",
        "round: 2, after 12 decisions",
        "turn: 王小明, choose role",
        "Anna: person, 0 points",
        "王小明: bot simple, 3 points, leads",
    ]


def test_show_prints_json(run: Run, saved: Path) -> None:
    status, out, err = run("show", saved, "--json")
    assert (status, err) == (0, "")
    data = json.loads(out)
    assert datetime.fromisoformat(data.pop("started")) <= datetime.fromisoformat(data.pop("saved"))
    assert data == {
        "edition": "classic",
        "round": 2,
        "ply": 12,
        "finished": False,
        "asked": "王小明",
        "decision": "choose_role",
        "benefit": None,
        "players": [
            {"name": "Anna", "bot": None, "points": 0, "leads": False},
            {"name": "王小明", "bot": "simple", "points": 3, "leads": True},
        ],
        "app": __version__,
        "free_undo": False,
        "undo_used": False,
        "branched_at": None,
        "other_rules": False,
    }


def test_show_mentions_undo_branches_and_other_rules(run: Run, saved: Path, tmp_path: Path) -> None:
    branch = match().branch(5, (Seat("Anna"), Seat("Ben")))
    branch.undo(1)
    (tmp_path / "branch.prgame").write_bytes(encode(document_of(branch, utc_now())))
    assert run("show", tmp_path / "branch.prgame")[1].splitlines()[-2:] == [
        "moves were taken back",
        "branched off at decision 6 of another game",
    ]
    saved.write_bytes(of_other_rules(saved.read_bytes()))
    assert run("show", saved)[1].endswith("played by other rules; it goes on from where it stands\n")


def test_show_names_the_winners(run: Run, tmp_path: Path) -> None:
    run("simulate", "--players", "2", "--bots", "simple,random", "--games", "1", "--save-dir", tmp_path)
    file = tmp_path / "game-0001.prgame"
    lines = run("show", file)[1].splitlines()
    data = json.loads(run("show", file, "--json")[1])
    winners = [player["name"] for player in data["players"] if player["leads"]]
    assert [line.split(":")[0] for line in lines if line.endswith("has won")] == winners
    assert "turn: none, the game is over" in lines
    assert (data["finished"], data["asked"], data["decision"]) == (True, None, None)


def test_show_names_the_benefit(run: Run) -> None:
    file = Path(__file__).parents[1] / "data" / "saves" / "v1" / "benefit.prgame"
    assert "turn: Иван, accept benefit (production)" in run("show", file)[1].splitlines()
    assert json.loads(run("show", file, "--json")[1])["benefit"] == "production"


def test_show_reports_a_missing_file_in_one_line(run: Run, tmp_path: Path) -> None:
    status, out, err = run("show", tmp_path / "nothing.prgame")
    assert (status, out, err.count("\n")) == (1, "", 1)


# -- replay ---------------------------------------------------------------------------------------------------------


def test_replay_prints_every_decision(run: Run, saved: Path) -> None:
    status, out, err = run("replay", saved)
    assert (status, err) == (0, "")
    lines = out.splitlines()
    assert "names Anna, 王小明" in lines
    assert "round 1, governor Anna" in lines
    assert any(line.startswith("12. ") for line in lines)
    assert any(line.startswith("== round 2") for line in lines)


def test_replay_stops_at_the_given_ply(run: Run, saved: Path) -> None:
    out = run("replay", saved, "--to", "3")[1]
    assert "3. " in out
    assert "\n4. " not in out
    assert run("replay", saved, "--to", "0")[0] == 0


@pytest.mark.parametrize("ply", ["13", "-1"])
def test_replay_refuses_plies_outside_the_game(run: Run, saved: Path, ply: str) -> None:
    status, out, err = run("replay", saved, "--to", ply)
    assert (status, out) == (2, "")
    assert err == f"puertorico-desktop replay: argument --to: the game has plies 0 to 12, not {ply}\n"


# -- simulate -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_saves_its_games(run: Run, tmp_path: Path, jobs: str) -> None:
    folder = tmp_path / "new" / "games"
    arguments = ("simulate", "--players", "2", "--bots", "random,simple", "--games", "3", "--jobs", jobs, "--json")
    status, out, err = run(*arguments, "--save-dir", folder)
    assert (status, err) == (0, "")
    files = sorted(folder.iterdir())
    assert [path.name for path in files] == ["game-0001.prgame", "game-0002.prgame", "game-0003.prgame"]
    assert run("check-save", *files)[0] == 0
    kept = [decode(path.read_bytes()).match for path in files]
    assert kept[0].setup.seats == (Seat("Anna", "random"), Seat("Ben", "simple"))
    decisions = sum(game.ply for game in kept) / 3
    assert json.loads(out)["decisions_per_game"] == pytest.approx(decisions, abs=0.01)
    assert all(game.record.game.decision is None for game in kept)


def test_simulate_has_the_same_results_when_it_saves(run: Run, tmp_path: Path) -> None:
    arguments = ("simulate", "--players", "2", "--bots", "random,simple", "--games", "2", "--seed", "3", "--json")
    with_files, without = (json.loads(run(*arguments, *more)[1]) for more in (("--save-dir", tmp_path), ()))
    del with_files["seconds"], without["seconds"]
    assert with_files == without
    actions = [decode(path.read_bytes()).match.record.actions for path in sorted(tmp_path.iterdir())]
    run(*arguments, "--save-dir", tmp_path / "again")
    again = [decode(path.read_bytes()).match.record.actions for path in sorted((tmp_path / "again").iterdir())]
    assert again == actions


@pytest.mark.parametrize("link", [False, True])
def test_simulate_does_not_replace_files(run: Run, tmp_path: Path, link: bool) -> None:
    existing = tmp_path / "game-0002.prgame"
    if link and sys.platform != "win32":
        existing.symlink_to(tmp_path / "nowhere")
    else:
        existing.write_text("mine")
    status, out, err = run("simulate", "--games", "2", "--save-dir", tmp_path)
    assert (status, out) == (2, "")
    assert err == f"puertorico-desktop simulate: argument --save-dir: {existing} is there already\n"
    assert [path.name for path in tmp_path.iterdir()] == ["game-0002.prgame"]


def test_ten_thousand_games_need_five_digits(tmp_path: Path) -> None:
    names = [path.name for path in file_names(tmp_path, 10_000)]
    assert (names[0], names[-1]) == ("game-00001.prgame", "game-10000.prgame")


def test_names_of_two_billion_games_are_not_listed(tmp_path: Path) -> None:
    assert next(file_names(tmp_path, 2_000_000_000)).name == "game-0000000001.prgame"
    (tmp_path / "game-0123456789.prgame").touch()
    (tmp_path / "game-0000000000.prgame").touch()  # not a name of this run
    with pytest.raises(ArgumentsError, match=r"game-0123456789\.prgame is there already"):
        file_names(tmp_path, 2_000_000_000)


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_simulate_reports_a_full_disk_in_one_line(
    run: Run, tmp_path: Path, jobs: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise SaveError(Problem.DISK_FULL)

    monkeypatch.setattr(games, "write_atomically", full)
    arguments = ("--players", "2", "--bots", "random,random", "--games", "9", "--jobs", jobs)
    status, out, err = run("simulate", *arguments, "--save-dir", tmp_path)
    assert (status, out, err) == (1, "", f"{tmp_path / 'game-0001.prgame'}: The disk is full.\n")


def test_simulate_reports_a_folder_that_cannot_be_created(run: Run, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    status, out, err = run("simulate", "--games", "1", "--save-dir", tmp_path / "file" / "folder")
    assert (status, out, err.count("\n")) == (1, "", 1)
