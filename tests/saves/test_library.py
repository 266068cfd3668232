"""The games on this computer: what may be replaced, what is listed, which autosave a game goes on in."""

from __future__ import annotations

from pathlib import Path

import pytest

from puertorico_desktop.saves.course import Course
from puertorico_desktop.saves.document import decode, document_of
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.library import Library
from tests.saves.courses import WHEN, content, played


@pytest.fixture
def folders(tmp_path: Path) -> Folders:
    return Folders(tmp_path / "data", tmp_path / "documents")


def save(library: Library, course: Course, path: Path, replace: bool = False) -> None:
    library.save(document_of(course, WHEN), path, replace)


def autosave(library: Library, course: Course, instead: Path | None = None) -> None:
    library.autosave(document_of(course, WHEN), instead)


def test_the_standard_folders_are_the_systems() -> None:
    folders = Folders.standard()
    assert folders.data.name == "puertorico-desktop"
    assert folders.settings.parent == folders.data
    assert folders.saves.parent == folders.documents


def test_the_own_folder_is_made_when_needed(folders: Folders) -> None:
    library, course = Library(folders), played(2, 1, 5)
    path = folders.saves / "a.prgame"
    save(library, course, path)
    assert decode(path.read_bytes()).course.ply == 5


def test_a_file_that_the_game_has_outgrown_is_replaced_unasked(folders: Folders, tmp_path: Path) -> None:
    path, course = tmp_path / "a.prgame", played(2, 1, 5)
    save(Library(folders), course, path)
    course.play(course.record.game.legal_actions()[0])
    save(Library(folders), course, path)  # another program, the same game
    assert decode(path.read_bytes()).course.ply == 6


@pytest.mark.parametrize("there", ["another game", "a game that went on", "damaged", "no game"])
def test_what_would_be_lost_is_not_replaced_unasked(folders: Folders, tmp_path: Path, there: str) -> None:
    path, course = tmp_path / "a.prgame", played(2, 1, 5)
    path.write_bytes(
        {
            "another game": content(played(2, 2, 5)),
            "a game that went on": content(played(2, 1, 9)),
            "damaged": content(course)[:-100],
            "no game": b"a letter",
        }[there]
    )
    before = path.read_bytes()
    library = Library(folders)
    with pytest.raises(SaveError) as caught:
        save(library, course, path)
    assert caught.value.problem is Problem.CHANGED_ELSEWHERE
    assert path.read_bytes() == before
    save(library, course, path, replace=True)
    assert path.with_name("a.prgame.bak").read_bytes() == before


def test_what_was_written_here_may_be_replaced_after_undo(folders: Folders, tmp_path: Path) -> None:
    path, course, library = tmp_path / "a.prgame", played(2, 1, 9), Library(folders)
    save(library, course, path)
    course.undo(4)
    course.play(course.record.game.legal_actions()[-1])
    save(library, course, path)
    assert decode(path.read_bytes()).course.ply == 6


def test_a_file_goes_on_in_its_autosave_unless_that_is_further(folders: Folders, tmp_path: Path) -> None:
    path, course = tmp_path / "a.prgame", played(2, 1, 5)
    first = Library(folders)
    autosave(first, course)
    save(first, course, path)
    first.close()
    second = Library(folders)
    assert second.load(path, automatic=False).course.id == course.id
    second.close()
    third = Library(folders)
    course.play(course.record.game.legal_actions()[0])
    autosave(third, course)
    third.close()
    fourth = Library(folders)
    assert fourth.load(path, automatic=False).course.id != course.id
    fourth.close()


def test_a_game_that_another_program_plays_gets_an_id_of_its_own(folders: Folders, tmp_path: Path) -> None:
    path, course = tmp_path / "a.prgame", played(2, 1, 5)
    first, second = Library(folders), Library(folders)
    autosave(first, course)
    save(first, course, path)
    assert second.load(path, automatic=False).course.id != course.id
    first.close()
    second.close()


def test_where_both_places_fail_it_is_told(folders: Folders, tmp_path: Path) -> None:
    folders.data.parent.mkdir(exist_ok=True)
    folders.data.write_text("a file where a folder should be")
    library = Library(folders)
    with pytest.raises(SaveError):
        autosave(library, played(2, 1, 5))
    with pytest.raises(SaveError):
        autosave(library, played(2, 1, 5), tmp_path / "gone" / "a.prgame")
    autosave(library, played(2, 1, 5), tmp_path / "a.prgame")
    assert decode((tmp_path / "a.prgame").read_bytes()).course.ply == 5


def test_where_nothing_can_be_kept_a_game_can_still_be_opened(folders: Folders, tmp_path: Path) -> None:
    path, course = tmp_path / "a.prgame", played(2, 1, 5)
    save(Library(folders), course, path)
    folders.data.parent.mkdir(exist_ok=True)
    folders.data.write_text("a file where a folder should be")
    assert Library(folders).load(path, automatic=False).course.id == course.id


def test_everything_is_listed_once(folders: Folders, tmp_path: Path) -> None:
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


def test_backups_count_only_if_they_are_in_order(folders: Folders, tmp_path: Path) -> None:
    library, path = Library(folders), tmp_path / "a.prgame"
    assert library.backup_of(path) is None
    path.with_name("a.prgame.bak").write_bytes(b"{")
    assert library.backup_of(path) is None
    path.with_name("a.prgame.bak").write_bytes(content(played(2, 1, 5)))
    assert library.backup_of(path) == path.with_name("a.prgame.bak")
