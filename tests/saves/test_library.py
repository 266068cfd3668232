"""The games on this computer: replacing files, lists of games, the autosave in which a game is continued."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest

from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.autosave import KEPT_GAMES, AutosaveStore
from puertorico_desktop.saves.document import decode, document_of
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.library import Library
from tests.saves.courses import WHEN, content, played


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "documents")


def save(library: Library, match: Match, path: Path, replace: bool = False) -> None:
    library.save(document_of(match, WHEN), path, replace)


def autosave(library: Library, match: Match, instead: Path | None = None) -> None:
    library.autosave(document_of(match, WHEN), instead)


def full_disk(self: AutosaveStore, game_id: str, data: bytes) -> None:
    raise SaveError(Problem.DISK_FULL)


def test_the_standard_folders_are_inside_those_of_the_system() -> None:
    folders = Folders.standard()
    assert folders.data.name == "puertorico-desktop"
    assert folders.settings.parent == folders.data
    assert folders.saves.parent == folders.documents


def test_the_folder_of_saves_is_created_when_needed(folders: Folders) -> None:
    library, match = Library(folders), played(2, 1, 5)
    path = folders.saves / "a.prgame"
    save(library, match, path)
    assert decode(path.read_bytes()).match.ply == 5


def test_an_earlier_save_of_the_same_game_is_replaced_without_a_question(folders: Folders, tmp_path: Path) -> None:
    path, match = tmp_path / "a.prgame", played(2, 1, 5)
    save(Library(folders), match, path)
    match.play(match.record.game.legal_actions()[0])
    save(Library(folders), match, path)  # another program, the same game
    assert decode(path.read_bytes()).match.ply == 6


@pytest.mark.parametrize("existing", ["another game", "a game that went on", "damaged", "no game"])
def test_files_whose_content_would_be_lost_are_not_replaced(folders: Folders, tmp_path: Path, existing: str) -> None:
    path, match = tmp_path / "a.prgame", played(2, 1, 5)
    path.write_bytes(
        {
            "another game": content(played(2, 2, 5)),
            "a game that went on": content(played(2, 1, 9)),
            "damaged": content(match)[:-100],
            "no game": b"a letter",
        }[existing]
    )
    before = path.read_bytes()
    library = Library(folders)
    with pytest.raises(SaveError) as caught:
        save(library, match, path)
    assert caught.value.problem is Problem.CHANGED_ELSEWHERE
    assert path.read_bytes() == before
    save(library, match, path, replace=True)
    assert path.with_name("a.prgame.bak").read_bytes() == before


def test_a_folder_in_the_place_of_a_file_is_not_offered_to_be_replaced(folders: Folders, tmp_path: Path) -> None:
    path = tmp_path / "a.prgame"
    path.mkdir()
    with pytest.raises(SaveError) as caught:
        save(Library(folders), played(2, 1, 5), path)
    assert caught.value.problem is Problem.UNWRITABLE
    assert path.is_dir()


def test_a_file_saved_by_this_library_may_be_replaced_after_undo(folders: Folders, tmp_path: Path) -> None:
    path, match, library = tmp_path / "a.prgame", played(2, 1, 9), Library(folders)
    save(library, match, path)
    match.undo(4)
    match.play(match.record.game.legal_actions()[-1])
    save(library, match, path)
    assert decode(path.read_bytes()).match.ply == 6


def test_a_slow_save_does_not_replace_a_later_state_of_the_game(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path, match, library = tmp_path / "a.prgame", played(2, 1, 9), Library(folders)
    earlier = document_of(match, WHEN)
    match.play(match.record.game.legal_actions()[0])
    later = document_of(match, WHEN)
    monkeypatch.setattr(AutosaveStore, "write", full_disk)
    library.autosave(later, path, 2)
    library.save(earlier, path, True, 1)
    assert decode(path.read_bytes()).match.ply == match.ply
    assert library.backup_of(path) is None
    library.save(earlier, path, False, 3)
    assert decode(path.read_bytes()).match.ply == match.ply - 1, "moves were taken back in the meantime"
    library.autosave(later, path, 4)
    path.unlink()
    library.save(earlier, path, False, 1)
    assert decode(path.read_bytes()).match.ply == match.ply - 1, "the later state is gone"
    library.close()


def test_other_games_do_not_push_out_the_unfinished_try_of_today(folders: Folders) -> None:
    today = date.today()
    tries = {
        "today": (f"daily:{today}", 5),
        "yesterday": (f"daily:{today - timedelta(1)}", 5),
        "practice": (f"practice:{today}", 5),
        "finished": (f"daily:{today}", 10_000),
    }
    ids = {}
    for name, (challenge, plies) in tries.items():
        library, match = Library(folders), played(2, 1, plies)
        match.challenge, ids[name] = challenge, match.id
        autosave(library, match)
        library.close()
    for seed in range(KEPT_GAMES):
        library = Library(folders)
        autosave(library, played(2, seed, 5))
        library.close()
    kept = {game.path.parent.name for game in Library(folders).autosaves()}
    assert [name for name, one in ids.items() if one in kept] == ["today"]
    assert len(kept) == KEPT_GAMES + 1


def test_a_file_keeps_its_autosave_unless_that_has_more_moves(folders: Folders, tmp_path: Path) -> None:
    path, match = tmp_path / "a.prgame", played(2, 1, 5)
    first = Library(folders)
    autosave(first, match)
    save(first, match, path)
    first.close()
    second = Library(folders)
    assert second.load(path, automatic=False).match.id == match.id
    second.close()
    third = Library(folders)
    match.play(match.record.game.legal_actions()[0])
    autosave(third, match)
    third.close()
    fourth = Library(folders)
    assert fourth.load(path, automatic=False).match.id != match.id
    fourth.close()


def test_a_game_that_another_program_plays_gets_a_new_id(folders: Folders, tmp_path: Path) -> None:
    path, match = tmp_path / "a.prgame", played(2, 1, 5)
    first, second = Library(folders), Library(folders)
    autosave(first, match)
    save(first, match, path)
    assert second.load(path, automatic=False).match.id != match.id
    first.close()
    second.close()


def test_an_autosave_without_a_working_folder_raises_an_error(folders: Folders, tmp_path: Path) -> None:
    folders.data.parent.mkdir(exist_ok=True)
    folders.data.write_text("a file where a folder should be")
    library = Library(folders)
    with pytest.raises(SaveError):
        autosave(library, played(2, 1, 5))
    with pytest.raises(SaveError):
        autosave(library, played(2, 1, 5), tmp_path / "gone" / "a.prgame")
    autosave(library, played(2, 1, 5), tmp_path / "a.prgame")
    assert decode((tmp_path / "a.prgame").read_bytes()).match.ply == 5


def test_a_game_can_be_opened_without_a_folder_for_autosaves(folders: Folders, tmp_path: Path) -> None:
    path, match = tmp_path / "a.prgame", played(2, 1, 5)
    save(Library(folders), match, path)
    folders.data.parent.mkdir(exist_ok=True)
    folders.data.write_text("a file where a folder should be")
    assert Library(folders).load(path, automatic=False).match.id == match.id


def test_every_game_is_listed_once(folders: Folders, tmp_path: Path) -> None:
    library = Library(folders)
    own, recent, gone = folders.saves / "a.prgame", tmp_path / "b.prgame", tmp_path / "gone.prgame"
    save(library, played(2, 1, 5), own)
    save(library, played(2, 2, 5), recent)
    (folders.saves / "bad.prgame").write_bytes(b"{")
    autosave(library, played(2, 3, 5))
    found = list(library.games([recent, own, gone]))
    assert [(one.path.name, one.automatic) for one in found] == [
        ("b.prgame", False),
        ("a.prgame", False),
        ("bad.prgame", False),
    ]
    assert [one.error is None for one in found] == [True, True, False]
    library.close()
    kept = list(Library(folders).autosaves())
    assert [(one.automatic, one.in_use, one.crashed) for one in kept] == [(True, False, False)]


def test_an_autosave_is_found_by_the_id_of_its_game(folders: Folders) -> None:
    first, second, match = Library(folders), Library(folders), played(2, 3, 5)
    assert first.kept(match.id) is None
    autosave(first, match)
    own, others = first.kept(match.id), second.kept(match.id)
    assert own is not None
    assert others is not None
    assert (own.in_use, others.in_use) == (False, True)
    assert own.path == others.path
    first.close()
    left = second.kept(match.id)
    assert left is not None
    assert not left.in_use
    assert second.load(left.path, automatic=True).match.id == match.id


def test_a_file_with_several_names_is_listed_once(folders: Folders, tmp_path: Path) -> None:
    path = folders.saves / "A.PRGAME"
    save(Library(folders), played(2, 1, 5), path)
    (folders.saves / "._A.PRGAME").write_bytes(b"what the Finder leaves on other drives")
    (tmp_path / "again.prgame").symlink_to(path)
    listed = list(Library(folders).games([tmp_path / "again.prgame"]))
    assert [(one.path, one.error) for one in listed] == [(tmp_path / "again.prgame", None)]


def test_damaged_backups_are_not_offered(folders: Folders, tmp_path: Path) -> None:
    library, path = Library(folders), tmp_path / "a.prgame"
    assert library.backup_of(path) is None
    path.with_name("a.prgame.bak").write_bytes(b"{")
    assert library.backup_of(path) is None
    path.with_name("a.prgame.bak").write_bytes(content(played(2, 1, 5)))
    assert library.backup_of(path) == path.with_name("a.prgame.bak")


# -- the last game --------------------------------------------------------------------------------------------------


def test_after_a_full_disk_the_file_with_more_moves_is_the_last_game(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    library, match, own = Library(folders), played(2, 1, 20), tmp_path / "stick.prgame"
    autosave(library, match, own)
    with monkeypatch.context() as patch:
        patch.setattr(AutosaveStore, "write", full_disk)
        for _ in range(3):
            match.play(match.record.game.legal_actions()[0])
            autosave(library, match, own)
    library.close()
    again = Library(folders)
    search = again.last({match.id: own})
    assert search.has_more_moves
    found = search.game
    assert found is not None
    assert (found.path, found.automatic) == (own, False)
    loaded = again.load(found.path, found.automatic)
    assert (loaded.match.ply, loaded.match.id) == (match.ply, match.id)
    # The loaded game is autosaved in its former place.
    loaded.match.play(loaded.match.record.game.legal_actions()[0])
    autosave(again, loaded.match, own)
    again.close()
    found = Library(folders).last({match.id: own}).game
    assert found is not None
    assert found.automatic


@pytest.mark.parametrize("other", ["longer", "another game", "damaged"])
def test_a_full_disk_does_not_replace_a_file_that_another_program_has_changed(
    folders: Folders, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, other: str
) -> None:
    library, match, own = Library(folders), played(2, 1, 20), tmp_path / "stick.prgame"
    save(library, match, own)
    changed = {
        "longer": lambda: content(played(2, 1, 25)),
        "another game": lambda: content(played(3, 2, 5)),
        "damaged": lambda: own.read_bytes()[:-9],
    }[other]()
    own.write_bytes(changed)
    monkeypatch.setattr(AutosaveStore, "write", full_disk)
    with pytest.raises(SaveError) as refusal:
        autosave(library, match, own)
    assert refusal.value.problem is Problem.DISK_FULL
    assert own.read_bytes() == changed
    library.close()


def test_the_last_game_is_the_latest_that_is_not_finished(folders: Folders) -> None:
    library, over = Library(folders), played(2, 1, 10_000)
    assert over.record.game.decision is None
    assert not library.keeps_games()
    games = [played(2, 1, 5), played(2, 2, 5), over]
    for match in games[1:]:
        autosave(library, match)
    library.close()
    again = Library(folders)
    found = again.last({}).game
    assert found is not None
    assert found.loaded is not None
    assert found.loaded.match.id == games[1].id
    assert not found.crashed
    for _ in range(3):  # examining the finished game is not a start with it
        again.confirm_start(games[1].id)
        found = again.last({}).game
        assert found is not None
        assert not found.left_out


def kept_generations(library: Library, game_id: str) -> list[Path]:
    """Returns the files of an autosaved game, the newest first."""
    return sorted((library.folders.autosaves / game_id).glob("*.prgame"), reverse=True)


def generations(folders: Folders, many: int = 3) -> Match:
    """Returns a game that was closed after that many autosaves."""
    library, match = Library(folders), played(2, 1, 5)
    for _ in range(many):
        match.play(match.record.game.legal_actions()[0])
        autosave(library, match)
    library.close()
    return match


@pytest.mark.parametrize("bad", [1, 2])
def test_newer_autosaves_that_cannot_be_read_are_set_aside_and_kept(folders: Folders, bad: int) -> None:
    match, library = generations(folders), Library(folders)
    damaged = kept_generations(library, match.id)[:bad]
    for path in damaged:
        path.write_bytes(path.name.encode())
    found = library.last({}).game
    assert found is not None
    loaded = library.load(found.path, found.automatic).match
    assert (loaded.id, loaded.ply) == (match.id, match.ply - bad)
    unreadable = library.set_unreadable_aside(match.id)
    assert [one.error.problem for one in unreadable] == [Problem.NOT_A_SAVE] * bad
    for _ in range(9):
        autosave(library, loaded)
    assert [one.path.read_bytes() for one in unreadable] == [path.name.encode() for path in damaged]
    assert library.set_unreadable_aside(match.id) == ()
    library.close()


def test_files_of_the_same_name_are_both_kept(folders: Folders) -> None:
    kept = []
    for number in range(2):
        match, library = generations(folders), Library(folders)
        newest = kept_generations(library, match.id)[0]
        newest = newest.replace(newest.with_name("0000000077.prgame"))
        newest.write_bytes(b"%d" % number)
        library.load(kept_generations(library, match.id)[1], automatic=True)
        kept += [one.path for one in library.set_unreadable_aside(match.id)]
        library.close()
    assert [path.read_bytes() for path in kept] == [b"0", b"1"]


def test_autosaves_that_another_program_plays_are_not_set_aside(folders: Folders) -> None:
    match, other = generations(folders), Library(folders)
    older = kept_generations(other, match.id)[1]
    other.load(older, automatic=True)
    kept_generations(other, match.id)[0].write_bytes(b"half")
    library = Library(folders)
    assert library.load(older, automatic=True).match.id != match.id
    assert library.set_unreadable_aside(match.id) == ()
    assert kept_generations(library, match.id)[0].read_bytes() == b"half"
    library.close()
    other.close()


def test_a_last_game_that_cannot_be_read_is_reported_and_never_pushed_out(folders: Folders) -> None:
    earlier, last = generations(folders), generations(folders, 2)
    library = Library(folders)
    files = kept_generations(library, last.id)
    for path in files:
        path.write_bytes(b"noise")
    search = library.last({})
    assert search.game is not None
    assert search.game.path.parent.name == earlier.id
    assert [one.path for one in search.unreadable] == [files[0]]
    library.close()
    for _ in range(KEPT_GAMES + 1):
        generations(folders)
    assert kept_generations(library, last.id) == files
    assert kept_generations(library, earlier.id) == []
    assert Library(folders).last({}).unreadable == (), "other games have been played since"


def test_there_is_no_last_game_if_all_are_finished(folders: Folders) -> None:
    library = Library(folders)
    autosave(library, played(2, 1, 10_000))
    library.close()
    reopened = Library(folders)
    assert reopened.last({}).game is None
    assert reopened.keeps_games()


@pytest.mark.parametrize("own", ["older", "other game", "damaged", "missing"])
def test_a_file_with_fewer_moves_is_not_the_last_game(folders: Folders, tmp_path: Path, own: str) -> None:
    library, match, path = Library(folders), played(2, 1, 20), tmp_path / "own.prgame"
    if own == "older":
        save(library, match, path)
    elif own == "other game":
        save(library, played(2, 1, 60), path)
    elif own == "damaged":
        path.write_bytes(b"{")
    match.play(match.record.game.legal_actions()[0])
    autosave(library, match)
    library.close()
    found = Library(folders).last({match.id: path}).game
    assert found is not None
    assert found.automatic


def test_a_file_with_the_same_moves_that_was_saved_later_has_no_more_moves(folders: Folders, tmp_path: Path) -> None:
    library, match, path = Library(folders), played(2, 1, 20), tmp_path / "own.prgame"
    autosave(library, match)
    library.save(document_of(match, WHEN + timedelta(seconds=9)), path, replace=False)
    library.close()
    search = Library(folders).last({match.id: path})
    assert search.game is not None
    assert (search.game.path, search.has_more_moves) == (path, False)


def test_after_undo_the_file_saved_later_is_the_last_game(folders: Folders, tmp_path: Path) -> None:
    library, match, path = Library(folders), played(2, 1, 20), tmp_path / "own.prgame"
    autosave(library, match)
    match.undo(2)
    match.play(match.record.game.legal_actions()[-1])
    for later, automatic in ((-9, True), (9, False)):
        library.save(document_of(match, WHEN + timedelta(seconds=later)), path, replace=True)
        library.close()
        found = Library(folders).last({match.id: path}).game
        assert found is not None
        assert found.automatic == automatic


def test_a_game_with_which_starts_fail_is_left_out(folders: Folders) -> None:
    library, match = Library(folders), played(2, 1, 5)
    autosave(library, played(2, 2, 5))
    autosave(library, match)
    library.close()
    for _ in range(2):
        found = Library(folders).last({}).game
        assert found is not None
        assert found.loaded is not None
    for _ in range(3):
        library = Library(folders)
        found = library.last({}).game
        assert found is not None
        assert found.left_out
        listed = list(library.autosaves())
        assert len(listed) == 2
        assert all(one.loaded is not None for one in listed)
        library.close()
    # Opened from the list, the program starts with it.
    library = Library(folders)
    library.load(found.path, automatic=True)
    library.confirm_start(match.id)
    found = Library(folders).last({}).game
    assert found is None or found.loaded is not None


def test_confirmed_starts_and_regular_ends_are_not_counted_as_failed(folders: Folders) -> None:
    library, match = Library(folders), played(2, 1, 5)
    autosave(library, match)
    library.close()
    for confirmed in (True, False) * 3:
        library = Library(folders)
        found = library.last({}).game
        assert found is not None
        assert found.loaded is not None
        library.load(found.path, found.automatic)
        if confirmed:
            library.confirm_start(match.id)
            library._store._claims[match.id].release()  # killed
        else:
            library.close()
