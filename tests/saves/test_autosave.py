"""Autosaves: generations, the last five games, several programs, and programs that are killed while saving."""

from __future__ import annotations

import errno
import os
import random
import shutil
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest

from puertorico_desktop.saves import autosave, files
from puertorico_desktop.saves.autosave import KEPT_GAMES, LATEST, MOST_BYTES_KEPT, PLAYING, AutosaveStore
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.saves.saving_program import GAME, content, is_complete, number_of

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


def started_store(folder: Path, game: str, data: bytes = b"1") -> AutosaveStore:
    """Returns a store that has claimed a game and written its first autosave."""
    store = AutosaveStore(folder)
    assert store.claim(game)
    store.write(game, data)
    return store


def test_what_is_no_file_neither_counts_as_an_autosave_nor_gives_way_to_one(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
    folder = tmp_path / GAME / "0000000002.prgame"
    folder.mkdir()
    loop = tmp_path / GAME / "0000000003.prgame"
    with suppress(OSError, NotImplementedError):  # not every user of Windows may make links
        loop.symlink_to(loop.name)
    store.write(GAME, b"2")
    assert folder.is_dir()
    (game,) = store.games()
    assert [path.read_bytes() for path in game.generations] == [b"2", b"1"]
    assert loop not in game.generations
    store.close()


def test_the_last_three_generations_are_kept(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path)
    assert store.claim(GAME)
    for number in range(1, 6):
        store.write(GAME, b"%d" % number)
        assert contents(tmp_path, GAME)[:3] == [b"%d" % one for one in range(number, max(0, number - 3), -1)]
    assert contents(tmp_path, GAME)[3:] == [b"1"]  # it is the hourly one
    (game,) = store.games()
    assert list(game.generations) == generations(tmp_path, GAME)
    assert (game.id, game.in_use, game.ended_abruptly) == (GAME, True, False)
    store.close()
    (game,) = store.games()
    assert (game.in_use, game.ended_abruptly) == (False, False)


def test_the_last_five_games_are_kept(tmp_path: Path) -> None:
    for number in range(8):
        started_store(tmp_path, game_id(number)).close()
        set_time(generations(tmp_path, game_id(number))[0], 1000 - number)  # a clock that goes backwards
    kept = [game.id for game in AutosaveStore(tmp_path).games()]
    assert kept == [game_id(number) for number in (7, 6, 5, 4, 3)]
    assert len(kept) == KEPT_GAMES
    assert {path.name for path in tmp_path.iterdir()} == {*kept, "locks"}
    assert len(list((tmp_path / "locks").iterdir())) <= KEPT_GAMES


@pytest.mark.parametrize("same_store", [True, False])
def test_a_claimed_game_is_never_removed(tmp_path: Path, same_store: bool) -> None:
    player = started_store(tmp_path, game_id(99))
    for number in range(8):
        store = player if same_store else AutosaveStore(tmp_path)
        assert store.claim(game_id(number))
        store.write(game_id(number), b"1")
        store.release(game_id(number))
    assert game_id(99) in {game.id for game in player.games()}
    player.close()


def test_a_game_claimed_just_before_its_removal_is_not_removed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(KEPT_GAMES):
        started_store(tmp_path, game_id(number)).close()
    other = AutosaveStore(tmp_path)
    remove = AutosaveStore._remove

    def claim_then_remove(self: AutosaveStore, game: str) -> None:
        assert other.claim(game)
        remove(self, game)

    monkeypatch.setattr(AutosaveStore, "_remove", claim_then_remove)
    store = started_store(tmp_path, game_id(99))
    assert other.is_own(game_id(0))
    other.write(game_id(0), b"2")
    assert contents(tmp_path, game_id(0)) == [b"2", b"1"]
    other.close()
    store.close()


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_lock_file_is_removed_while_the_lock_is_held(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store, other = AutosaveStore(tmp_path), AutosaveStore(tmp_path)
    forget = AutosaveStore._forget_lock
    claims = []

    def claim_then_forget(self: AutosaveStore, game: str) -> None:
        claims.append(other.claim(game))
        forget(self, game)

    assert store.claim(GAME)
    monkeypatch.setattr(AutosaveStore, "_forget_lock", claim_then_forget)
    store.release(GAME)
    assert claims == [False]
    assert list((tmp_path / "locks").iterdir()) == []


def test_a_game_can_be_claimed_by_one_store_at_a_time(tmp_path: Path) -> None:
    first, second = started_store(tmp_path, GAME), AutosaveStore(tmp_path)
    assert first.claim(GAME)
    assert first.is_own(GAME)
    assert not second.claim(GAME)
    assert not second.is_own(GAME)
    assert second.games()[0].in_use
    first.release(GAME)
    assert second.claim(GAME)
    assert second.games()[0].in_use
    second.close()


def test_listing_games_does_not_prevent_others_from_claiming_them(tmp_path: Path) -> None:
    started_store(tmp_path, GAME).close()
    watcher, player = AutosaveStore(tmp_path), AutosaveStore(tmp_path)
    for _ in range(20):
        watcher.games()
        assert player.claim(GAME)
        player.release(GAME)


def test_a_claim_without_an_autosave_leaves_no_file(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path / "autosave")
    assert store.games() == []
    assert store.claim(GAME)
    store.close()
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_failed_first_autosave_leaves_no_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = AutosaveStore(tmp_path)
    assert store.claim(GAME)
    with monkeypatch.context() as patch:
        patch.setattr(files.os, "fsync", full_disk)
        with pytest.raises(SaveError):
            store.write(GAME, b"1")
    store.close()
    assert [path.name for path in tmp_path.rglob("*")] == ["locks"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows writes no folders through")
def test_the_folder_of_a_new_game_is_written_through_before_its_first_autosave(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    synced: list[Path] = []
    monkeypatch.setattr(autosave, "sync_folder", synced.append)
    store = started_store(tmp_path, GAME)
    store.write(GAME, b"2")
    assert synced == [tmp_path, tmp_path / GAME, tmp_path / GAME]
    store.close()


def test_a_closed_store_claims_no_game(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
    store.close()
    assert not store.claim(GAME)


def test_a_folder_deleted_while_playing_is_created_again(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
    shutil.rmtree(tmp_path / GAME)
    store.write(GAME, b"2")
    assert contents(tmp_path, GAME) == [b"2"]
    assert (tmp_path / GAME / PLAYING).exists()
    store.close()


def test_temporary_files_of_a_killed_program_are_removed(tmp_path: Path) -> None:
    started_store(tmp_path, GAME).close()
    left = tmp_path / GAME / ".1.prgame.1-a.tmp"
    left.write_bytes(b"half")
    os.utime(left, (1000, 1000))
    started_store(tmp_path, GAME, b"2").close()
    assert {path.name for path in (tmp_path / GAME).iterdir()} == {path.name for path in generations(tmp_path, GAME)}
    assert contents(tmp_path, GAME) == [b"2", b"1"]


def test_unrelated_files_and_folders_are_ignored(tmp_path: Path) -> None:
    started_store(tmp_path, GAME).close()
    (tmp_path / "letter.txt").write_text("no game")
    (tmp_path / game_id(5)).mkdir()
    (tmp_path / game_id(6)).write_text("a file where a folder should be")
    (tmp_path / game_id(7)).mkdir()
    (tmp_path / game_id(7) / "1.prgame").mkdir()
    assert [game.id for game in AutosaveStore(tmp_path).games()] == [GAME]


@pytest.mark.parametrize("name", ["", "..", "../../etc", "A" * 32, "0" * 31])
def test_an_id_that_could_be_a_path_is_refused(tmp_path: Path, name: str) -> None:
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
def test_autosaves_are_written_on_drives_without_locks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: Exception
) -> None:
    def refuse(self: object, timeout: float) -> None:
        raise answer

    monkeypatch.setattr(autosave.FileLock, "acquire", refuse)
    store = started_store(tmp_path, GAME)
    assert contents(tmp_path, GAME) == [b"1"]
    store.close()


def test_a_full_disk_leaves_the_autosaves_unchanged(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = started_store(tmp_path, GAME)
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


def test_a_folder_that_cannot_be_written_raises_save_errors(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    store = AutosaveStore(tmp_path / "file" / "autosave")
    with pytest.raises(SaveError):
        store.claim(GAME)
    with pytest.raises(SaveError):
        store.write(GAME, b"1")


@pytest.mark.parametrize("name", ["9999999999", "99999999999", "999999999999999999", "9" * 30])
@pytest.mark.parametrize("in_own_folder", [True, False])
def test_a_file_with_a_very_large_number_does_not_hide_later_ones(
    tmp_path: Path, name: str, in_own_folder: bool
) -> None:
    other = game_id(7)
    started_store(tmp_path, other).close()
    (tmp_path / (GAME if in_own_folder else other)).mkdir(exist_ok=True)
    (tmp_path / (GAME if in_own_folder else other) / f"{name}.prgame").write_bytes(b"planted")
    store = started_store(tmp_path, GAME, b"first")
    for data in (b"second", b"third"):
        store.write(GAME, data)
        (game,) = [one for one in store.games() if one.id == GAME]
        assert game.generations[0].read_bytes() == data
    store.close()
    assert AutosaveStore(tmp_path).games()[0].id == GAME


def test_files_are_renumbered_when_no_larger_number_is_left(tmp_path: Path) -> None:
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
    store = started_store(tmp_path, GAME, b"first")
    assert contents(tmp_path, GAME) == [b"first", b"planted", b"b"]
    other_game, own_game = {one.id: one for one in store.games()}[other], store.games()[0]
    assert [path.read_bytes() for path in other_game.generations] == [b"c", b"a", b"old"]
    assert (own_game.id, own_game.number, other_game.number) == (GAME, 5, 3)
    store.close()
    assert started_store(tmp_path, other, b"d").games()[0].number == 6  # games do not share a number


def test_a_file_that_cannot_be_renumbered_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / GAME).mkdir()
    (tmp_path / GAME / "9999999999.prgame").write_bytes(b"planted")
    with monkeypatch.context() as patched:
        patched.setattr(Path, "rename", lambda path, target: full_disk(0))
        store = started_store(tmp_path, GAME, b"first")
        assert sorted(contents(tmp_path, GAME)) == [b"first", b"planted"]
    store.write(GAME, b"second")
    assert sorted(contents(tmp_path, GAME)) == [b"first", b"planted", b"second"]
    assert contents(tmp_path, GAME)[0] == b"second"


def test_generations_with_a_gap_are_found(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
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


def test_a_clock_that_is_set_back_does_not_delete_newer_autosaves(tmp_path: Path) -> None:
    for number in range(KEPT_GAMES):
        started_store(tmp_path, game_id(number)).close()
        set_time(generations(tmp_path, game_id(number))[0], time.time() + 100_000 * (number + 1))
    store = started_store(tmp_path, GAME)
    for number in range(2, 6):
        store.write(GAME, b"%d" % number)
        assert contents(tmp_path, GAME)[0] == b"%d" % number
    assert [game.id for game in store.games()] == [GAME, *(game_id(number) for number in (4, 3, 2, 1))]
    store.close()
    assert AutosaveStore(tmp_path).games()[0].id == GAME


def test_hourly_and_daily_generations_are_kept_beside_the_latest(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
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


def test_older_generations_are_kept_only_if_they_are_small(tmp_path: Path) -> None:
    store = started_store(tmp_path, GAME)
    for number in range(1, 9):
        set_time(generations(tmp_path, GAME)[0], 1_000_000 + number * 4_000)
        store.write(GAME, bytes(MOST_BYTES_KEPT // 4))
    assert len(generations(tmp_path, GAME)) == LATEST + 1
    store.write(GAME, bytes(2 * MOST_BYTES_KEPT))
    assert len(generations(tmp_path, GAME)) == LATEST
    store.close()


def start_forking_program(folder: Path) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-m", "tests.saves.saving_program", str(folder)]
    return subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=Path(__file__).parents[2])


@pytest.mark.skipif(sys.platform == "win32", reason="needs fork and SIGKILL")
def test_a_claim_blocks_other_processes_until_its_process_ends(tmp_path: Path) -> None:
    store = AutosaveStore(tmp_path)
    with start_forking_program(tmp_path) as program:
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
def test_a_program_killed_while_saving_leaves_complete_files(tmp_path: Path) -> None:
    program = start_forking_program(tmp_path)
    chance = random.Random(7)
    store, own = AutosaveStore(tmp_path), tmp_path / "own"
    newest = 0
    longest_life = 0.02  # the longest life of a child in seconds; on a busy computer it needs more to write anything
    with program:
        assert program.stdin is not None
        assert program.stdout is not None
        for _ in range(KILLS):
            program.stdin.write(b"x")
            program.stdin.flush()
            child = int(program.stdout.readline())
            time.sleep(chance.random() * longest_life)
            os.kill(child, signal.SIGKILL)
            # The system releases the lock when the process has ended.
            end = time.monotonic() + 5
            while any(game.in_use for game in store.games()) and time.monotonic() < end:
                time.sleep(0.001)
            longest_life = min(longest_life * 1.05, 0.3)
            kept = contents(tmp_path, GAME)
            assert all(is_complete(data) for data in kept)
            if own.exists():
                backup = tmp_path / "own.bak"
                assert is_complete(own.read_bytes())
                assert not backup.exists() or is_complete(backup.read_bytes())
                number = number_of(own.read_bytes())
                assert number >= newest
                longest_life = longest_life * 0.9 if number > newest else longest_life
                newest = number
                assert number_of(kept[0]) >= newest
                (game,) = store.games()
                assert game.ended_abruptly
        program.stdin.close()
        assert program.wait(10) == 0
    assert newest > KILLS / 4, "too few files were written for a test"
    assert content(3) != content(4)
