"""Autosaves: generations, the last five games, other programs, and being killed at any moment."""

from __future__ import annotations

import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from puertorico_desktop.saves import autosave, files
from puertorico_desktop.saves.autosave import KEPT_GAMES, LATEST, MOST_BYTES_KEPT, PLAYING, AutosaveStore
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.saves.killed import GAME, content, is_whole, number_in

KILLS = 200


def game_id(number: int) -> str:
    return f"{number:032x}"


def generations(folder: Path, game: str) -> list[Path]:
    return sorted((folder / game).glob("*.prgame"), reverse=True)


def contents(folder: Path, game: str) -> list[bytes]:
    return [path.read_bytes() for path in generations(folder, game)]


def set_time(path: Path, seconds: float) -> None:
    os.utime(path, (seconds, seconds))


def full_disk(descriptor: int) -> None:
    raise OSError(errno.ENOSPC, "No space left on device")


def begun(folder: Path, game: str, data: bytes = b"1") -> AutosaveStore:
    """A program that plays a game."""
    store = AutosaveStore(folder)
    assert store.claim(game)
    store.write(game, data)
    return store


def test_three_generations_stay(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path)
    assert store.claim(GAME)
    for number in range(1, 6):
        store.write(GAME, b"%d" % number)
        assert contents(tmp_path, GAME)[:3] == [b"%d" % one for one in range(number, max(0, number - 3), -1)]
    assert contents(tmp_path, GAME)[3:] == [b"1"]  # from that one on they are counted by the hour
    (game,) = store.games()
    assert list(game.generations) == generations(tmp_path, GAME)
    assert (game.id, game.in_use, game.ended_abruptly) == (GAME, True, False)
    store.close()
    (game,) = store.games()
    assert (game.in_use, game.ended_abruptly) == (False, False)


def test_the_last_five_games_stay(tmp_path: Path) -> None:
    for number in range(8):
        begun(tmp_path, game_id(number)).close()
        set_time(generations(tmp_path, game_id(number))[0], 1000 - number)  # a clock that goes backwards
    kept = [game.id for game in AutosaveStore(tmp_path).games()]
    assert kept == [game_id(number) for number in (7, 6, 5, 4, 3)]
    assert len(kept) == KEPT_GAMES
    assert {path.name for path in tmp_path.iterdir()} == {*kept, "locks"}
    assert len(list((tmp_path / "locks").iterdir())) <= KEPT_GAMES


@pytest.mark.parametrize("own", [True, False])
def test_a_game_that_is_being_played_is_never_thinned_out(tmp_path: Path, own: bool) -> None:
    player = begun(tmp_path, game_id(99))
    for number in range(8):
        store = player if own else AutosaveStore(tmp_path)
        assert store.claim(game_id(number))
        store.write(game_id(number), b"1")
        store.release(game_id(number))
    assert game_id(99) in {game.id for game in player.games()}
    player.close()


def test_a_game_claimed_in_the_last_moment_is_not_thinned_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(KEPT_GAMES):
        begun(tmp_path, game_id(number)).close()
    other = AutosaveStore(tmp_path)
    remove = AutosaveStore._remove

    def be_late(self: AutosaveStore, game: str) -> None:
        assert other.claim(game)
        remove(self, game)

    monkeypatch.setattr(AutosaveStore, "_remove", be_late)
    store = begun(tmp_path, game_id(99))
    assert other.is_own(game_id(0))
    other.write(game_id(0), b"2")
    assert contents(tmp_path, game_id(0)) == [b"2", b"1"]
    other.close()
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_lock_file_goes_while_it_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, other = AutosaveStore(tmp_path), AutosaveStore(tmp_path)
    forget = AutosaveStore._forget_lock
    claims = []

    def watched(self: AutosaveStore, game: str) -> None:
        claims.append(other.claim(game))
        forget(self, game)

    assert store.claim(GAME)
    monkeypatch.setattr(AutosaveStore, "_forget_lock", watched)
    store.release(GAME)
    assert claims == [False]
    assert list((tmp_path / "locks").iterdir()) == []


def test_one_game_belongs_to_one_program(tmp_path: Path) -> None:
    first, second = begun(tmp_path, GAME), AutosaveStore(tmp_path)
    assert first.claim(GAME)
    assert first.is_own(GAME)
    assert not second.claim(GAME)
    assert not second.is_own(GAME)
    assert second.games()[0].in_use
    first.release(GAME)
    assert second.claim(GAME)
    assert second.games()[0].in_use
    second.close()


def test_looking_does_not_keep_others_from_claiming(tmp_path: Path) -> None:
    begun(tmp_path, GAME).close()
    watcher, player = AutosaveStore(tmp_path), AutosaveStore(tmp_path)
    for _ in range(20):
        watcher.games()
        assert player.claim(GAME)
        player.release(GAME)


def test_a_game_that_was_never_kept_leaves_nothing(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path / "autosave")
    assert store.games() == []
    assert store.claim(GAME)
    store.close()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_game_whose_first_autosave_failed_leaves_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = AutosaveStore(tmp_path)
    assert store.claim(GAME)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", full_disk)
        with pytest.raises(SaveError):
            store.write(GAME, b"1")
    store.close()
    assert [path.name for path in tmp_path.rglob("*")] == ["locks"]


def test_a_folder_tidied_up_while_playing_is_made_again(tmp_path: Path) -> None:
    store = begun(tmp_path, GAME)
    shutil.rmtree(tmp_path / GAME)
    store.write(GAME, b"2")
    assert contents(tmp_path, GAME) == [b"2"]
    assert (tmp_path / GAME / PLAYING).exists()
    store.close()


def test_what_a_killed_program_has_left_of_a_game_is_cleared_away(tmp_path: Path) -> None:
    begun(tmp_path, GAME).close()
    left = tmp_path / GAME / ".1.prgame.1-a.tmp"
    left.write_bytes(b"half")
    os.utime(left, (1000, 1000))
    begun(tmp_path, GAME, b"2").close()
    assert {path.name for path in (tmp_path / GAME).iterdir()} == {path.name for path in generations(tmp_path, GAME)}
    assert contents(tmp_path, GAME) == [b"2", b"1"]


def test_foreign_things_in_the_folder_do_no_harm(tmp_path: Path) -> None:
    begun(tmp_path, GAME).close()
    (tmp_path / "letter.txt").write_text("no game")
    (tmp_path / game_id(5)).mkdir()
    (tmp_path / game_id(6)).write_text("a file where a folder should be")
    (tmp_path / game_id(7)).mkdir()
    (tmp_path / game_id(7) / "1.prgame").mkdir()
    assert [game.id for game in AutosaveStore(tmp_path).games()] == [GAME]


@pytest.mark.parametrize("name", ["", "..", "../../etc", "A" * 32, "0" * 31])
def test_an_id_is_no_path(tmp_path: Path, name: str) -> None:
    with pytest.raises(ValueError, match="not the id of a game"):
        AutosaveStore(tmp_path).claim(name)


@pytest.mark.parametrize(
    "answer",
    [
        NotImplementedError("FileSystem does not appear to support flock"),
        OSError(errno.ENOLCK, "No locks available"),
        OSError(errno.EOPNOTSUPP, "Operation not supported"),
        OSError(errno.ENOSYS, "Function not implemented"),
        ModuleNotFoundError("No module named 'filelock._soft'"),
    ],
    ids=["filelock", "ENOLCK", "EOPNOTSUPP", "ENOSYS", "package"],
)
def test_a_drive_without_locks_is_played_on_all_the_same(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Exception
) -> None:
    def refuse(self: object, timeout: float) -> None:
        raise answer

    monkeypatch.setattr(autosave.FileLock, "acquire", refuse)
    store = begun(tmp_path, GAME)
    assert contents(tmp_path, GAME) == [b"1"]
    store.close()


def test_a_full_disk_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = begun(tmp_path, GAME)
    store.write(GAME, b"2")

    monkeypatch.setattr(files.os, "fsync", full_disk)
    with pytest.raises(SaveError) as caught:
        store.write(GAME, b"3")
    assert caught.value.problem is Problem.DISK_FULL
    monkeypatch.undo()
    assert contents(tmp_path, GAME) == [b"2", b"1"]
    store.write(GAME, b"4")
    assert contents(tmp_path, GAME) == [b"4", b"2", b"1"]
    store.close()


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = AutosaveStore(tmp_path / "file" / "autosave")
    with pytest.raises(SaveError):
        store.claim(GAME)
    with pytest.raises(SaveError):
        store.write(GAME, b"1")


@pytest.mark.parametrize("name", ["9999999999", "99999999999", "999999999999999999", "9" * 30])
@pytest.mark.parametrize("own", [True, False])
def test_a_file_with_a_very_large_number_hides_no_later_ones(tmp_path: Path, name: str, own: bool) -> None:
    other = game_id(7)
    begun(tmp_path, other).close()
    (tmp_path / (GAME if own else other)).mkdir(exist_ok=True)
    (tmp_path / (GAME if own else other) / f"{name}.prgame").write_bytes(b"planted")
    store = begun(tmp_path, GAME, b"first")
    for data in (b"second", b"third"):
        store.write(GAME, data)
        (game,) = [one for one in store.games() if one.id == GAME]
        assert game.generations[0].read_bytes() == data
    store.close()
    assert AutosaveStore(tmp_path).games()[0].id == GAME


def test_files_are_numbered_anew_where_no_number_is_left(tmp_path: Path) -> None:
    other = game_id(7)
    for number, (game, data) in {
        7: (other, b"a"),
        8: (GAME, b"b"),
        9_999_999_998: (other, b"c"),
        9_999_999_999: (GAME, b"planted"),
    }.items():
        (tmp_path / game).mkdir(exist_ok=True)
        (tmp_path / game / f"{number:010}.prgame").write_bytes(data)
    (tmp_path / other / "1.prgame").write_bytes(b"old")
    store = begun(tmp_path, GAME, b"first")
    assert contents(tmp_path, GAME) == [b"first", b"planted", b"b"]
    theirs, ours = {one.id: one for one in store.games()}[other], store.games()[0]
    assert [path.read_bytes() for path in theirs.generations] == [b"c", b"a", b"old"]
    assert (ours.id, ours.number, theirs.number) == (GAME, 5, 3)
    store.close()
    assert begun(tmp_path, other, b"d").games()[0].number == 6  # games do not share a number


def test_what_cannot_be_numbered_anew_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "9999999999.prgame").write_bytes(b"planted")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", lambda path, target: full_disk(0))
        store = begun(tmp_path, GAME, b"first")
        assert sorted(contents(tmp_path, GAME)) == [b"first", b"planted"]
    store.write(GAME, b"second")
    assert sorted(contents(tmp_path, GAME)) == [b"first", b"planted", b"second"]
    assert contents(tmp_path, GAME)[0] == b"second"


def test_generations_with_a_gap_are_found(tmp_path: Path) -> None:
    store = begun(tmp_path, GAME)
    store.write(GAME, b"2")
    store.close()
    newest, older = generations(tmp_path, GAME)
    newest.unlink()
    assert AutosaveStore(tmp_path).games()[0].generations == (older,)


def test_files_of_earlier_versions_are_older_than_all_others(tmp_path: Path) -> None:
    names = ("1.prgame", "2.prgame", "3.prgame")
    for number, age in ((0, 500), (1, 100)):
        (tmp_path / game_id(number)).mkdir()
        for place, name in enumerate(names):
            (tmp_path / game_id(number) / name).write_bytes(b"old %d" % place)
            set_time(tmp_path / game_id(number) / name, time.time() + 9_000 - age - place)
    store = AutosaveStore(tmp_path)
    assert [game.id for game in store.games()] == [game_id(1), game_id(0)]  # by their time
    assert [path.name for path in store.games()[0].generations] == list(names)
    assert store.claim(game_id(0))
    store.write(game_id(0), b"new")
    first, second = store.games()
    assert (first.id, first.number, second.number) == (game_id(0), 1, 0)
    assert [path.read_bytes() for path in first.generations] == [b"new", b"old 0", b"old 1", b"old 2"]
    store.close()


def test_a_clock_that_is_set_back_deletes_nothing_newer(tmp_path: Path) -> None:
    for number in range(KEPT_GAMES):
        begun(tmp_path, game_id(number)).close()
        set_time(generations(tmp_path, game_id(number))[0], time.time() + 100_000 * (number + 1))
    store = begun(tmp_path, GAME)
    for number in range(2, 6):
        store.write(GAME, b"%d" % number)
        assert contents(tmp_path, GAME)[0] == b"%d" % number
    assert [game.id for game in store.games()] == [GAME, *(game_id(number) for number in (4, 3, 2, 1))]
    store.close()
    assert AutosaveStore(tmp_path).games()[0].id == GAME


def test_beside_the_last_generations_some_stay_an_hour_and_a_day_apart(tmp_path: Path) -> None:
    store = begun(tmp_path, GAME)
    minute = 60.0
    start = 1_000_000_000.0
    for number in range(1, 6 * 24 * 4):  # four days, a decision every ten minutes
        set_time(generations(tmp_path, GAME)[0], start + number * 10 * minute)
        store.write(GAME, b"x")
    set_time(generations(tmp_path, GAME)[0], start + 6 * 24 * 4 * 10 * minute)
    times = [path.stat().st_mtime for path in generations(tmp_path, GAME)]
    ages = [(times[0] - one) / 3600 for one in times]
    assert ages == sorted(ages)
    assert len(ages) == LATEST + 4
    assert max(ages[:LATEST]) < 0.5
    hourly, daily = ages[LATEST : LATEST + 2], ages[LATEST + 2 :]
    assert hourly[0] < 1.5
    assert 0.99 < hourly[1] - hourly[0] < 1.5
    assert daily[0] < 30
    assert 23.99 < daily[1] - daily[0] < 30
    store.close()


def test_older_generations_stay_only_while_they_are_small(tmp_path: Path) -> None:
    store = begun(tmp_path, GAME)
    for number in range(1, 9):
        set_time(generations(tmp_path, GAME)[0], 1_000_000 + number * 4_000)
        store.write(GAME, bytes(MOST_BYTES_KEPT // 4))
    assert len(generations(tmp_path, GAME)) == LATEST + 1
    store.write(GAME, bytes(2 * MOST_BYTES_KEPT))
    assert len(generations(tmp_path, GAME)) == LATEST
    store.close()


def program_that_forks(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.saves.killed", str(folder)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
def test_a_claim_holds_in_other_processes_and_falls_with_its_own(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path)
    with program_that_forks(tmp_path) as program:
        assert program.stdin is not None
        assert program.stdout is not None
        program.stdin.write(b"x")
        program.stdin.flush()
        child = int(program.stdout.readline())
        end = time.monotonic() + 5
        while not store.games() and time.monotonic() < end:
            time.sleep(0.01)
        (game,) = store.games()
        assert (game.in_use, game.ended_abruptly) == (True, False)
        assert not store.claim(GAME)
        os.kill(child, signal.SIGKILL)
        while not store.claim(GAME) and time.monotonic() < end:
            pass
        assert store.is_own(GAME)
        program.stdin.close()
        assert program.wait(10) == 0
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
def test_killed_at_any_moment_there_is_a_whole_game(tmp_path: Path) -> None:
    program = program_that_forks(tmp_path)
    chance = random.Random(7)
    store, own = AutosaveStore(tmp_path), tmp_path / "own"
    newest = 0
    span = 0.02  # as long as a child lives at most; on a busy computer they have to live longer to get anywhere
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(KILLS):
            program.stdin.write(b"x")
            program.stdin.flush()
            child = int(program.stdout.readline())
            time.sleep(chance.random() * span)
            os.kill(child, signal.SIGKILL)
            # The lock falls when the process is gone for good.
            end = time.monotonic() + 5
            while any(game.in_use for game in store.games()) and time.monotonic() < end:
                time.sleep(0.001)
            span = min(span * 1.05, 0.3)
            kept = contents(tmp_path, GAME)
            assert all(is_whole(data) for data in kept)
            if own.exists():
                backup = tmp_path / "own.bak"
                assert is_whole(own.read_bytes())
                assert not backup.exists() or is_whole(backup.read_bytes())
                here = number_in(own.read_bytes())
                assert here >= newest
                span = span * 0.9 if here > newest else span
                newest = here
                assert number_in(kept[0]) >= newest
                (game,) = store.games()
                assert game.ended_abruptly
        program.stdin.close()
        assert program.wait(10) == 0
    assert newest > KILLS / 4, "hardly anything was written: nothing was tried out"
    assert content(3) != content(4)
