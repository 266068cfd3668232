"""The list of saved games: order, texts, pictures, mouse and keyboard."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt, QTranslator
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.modeltest import ModelTester
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.app.settings import Settings
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.saves import SaveEntry, SaveKind, SavesModel
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.views.miniature import miniature
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.texts.problems import ADVICE, advice_text, problem_text
from puertorico_desktop.gui.texts.saves import damaged_lines, lines, moment
from puertorico_desktop.gui.views.miniature import SIZE, broken
from puertorico_desktop.gui.windows.load_game import LoadGameDialog
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.learn.review import record as reviews
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import LoadedGame, document_of, encode
from puertorico_desktop.saves.errors import SENTENCES, FileKind, Problem, SaveError
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.summary import Summary
from tests.gui.test_review import TINY
from tests.learn.reviews import classic, review_of

NAMES = ("Anna", "Ben", "Clara", "Diego", "Emi")

FACE = FACES["puertorico"]


def match(plies: int, players: int = 3, open_points: bool = True, edition: Edition = Edition.CLASSIC) -> Match:
    seats = tuple(Seat(name, None if number == 0 else "simple") for number, name in enumerate(NAMES[:players]))
    new = Match.new(GameSetup(Options(edition, players, open_points=open_points), 3, seats))
    bot = make_bot("simple", 1)
    while new.ply < plies and new.record.game.decision is not None:
        new.play(bot.choose(new.record.game.copy()))
    return new


def entry(name: str, written: float, plies: int = 20, in_use: bool = False, automatic: bool = False) -> SaveEntry:
    game = match(plies)
    return SaveEntry(
        Path(f"/games/{name}.prgame"),
        SaveKind.AUTOMATIC if automatic else SaveKind.SAVED,
        Summary.from_loaded(LoadedGame(game, utc_now(), "1.0", False)),
        game.record.game,
        Timeline(game, Arrangement).layouts_at(game.ply),
        None,
        written,
        in_use,
    )


def test_the_accuracy_of_reviewed_games_is_listed() -> None:
    game = Summary.from_loaded(LoadedGame(match(2000), utc_now(), "1.0", False))
    assert not any("accuracy" in line for line in lines(game, False, FACE))
    assert lines(game, False, FACE, {0: 61.4})[-1].endswith("accuracy 61")
    several = lines(game, False, FACE, {0: 61.4, 2: 70.0})[-1]
    assert f"{NAMES[0]}: 61" in several
    assert f"{NAMES[2]}: 70" in several


def test_the_accuracy_is_listed_at_the_finished_game_only(qtbot: QtBot, tmp_path: Path) -> None:
    finished = classic(1000)
    unfinished = classic(finished.ply - 1)
    unfinished.id = finished.id
    own, save_service = tmp_path / "mine.prgame", SaveService(Folders(tmp_path / "data", tmp_path / "documents"))
    own.write_bytes(encode(document_of(unfinished, utc_now())))
    kept = save_service.folders.autosaves / finished.id / "1.prgame"
    kept.parent.mkdir(parents=True)
    kept.write_bytes(encode(document_of(finished, utc_now())))
    reviews.write(review_of(finished, plan=TINY), reviews.path_beside(own), tmp_path)
    found: dict[Path, SaveEntry] = {}
    save_service.listed.connect(lambda one: found.update({one.path: one}))
    with qtbot.waitSignal(save_service.all_listed):
        save_service.list_games(Settings().with_file(own, finished.id))
    save_service.close()
    assert {path: bool(one.accuracies) for path, one in found.items()} == {own: False, kept: True}


def test_the_leader_is_not_listed_if_points_are_hidden() -> None:
    hidden, known, over = (
        lines(
            Summary.from_loaded(LoadedGame(match(plies, open_points=shown), utc_now(), "1.0", False)),
            in_use=False,
            face=FACE,
        )
        for plies, shown in ((20, False), (20, True), (2000, False))
    )
    assert not any("ahead with" in line for line in hidden)
    begun = lines(
        Summary.from_loaded(LoadedGame(match(0, open_points=True), utc_now(), "1.0", False)), in_use=False, face=FACE
    )
    assert not any("ahead with" in line for line in begun)
    assert any("ahead with" in line for line in known)
    assert any("Won by " in line for line in over)


def test_each_game_is_listed_with_the_words_of_its_edition(english: Languages) -> None:
    english.use("zh_TW")
    try:
        first = {
            edition: lines(
                Summary.from_loaded(LoadedGame(match(5, edition=edition), utc_now(), "1.0", False)),
                in_use=False,
                face=FACE,
            )[0]
            for edition in Edition
        }
    finally:
        english.use(ENGLISH)
    assert first[Edition.CLASSIC].endswith("第1圈")
    assert first[Edition.SPECIAL_1897].endswith("第1輪")


def damaged(name: str, written: float) -> SaveEntry:
    error = SaveError(Problem.DAMAGED, "players[1]", "is missing")
    return SaveEntry(Path(f"/games/{name}.prgame"), SaveKind.SAVED, None, None, (), error, written, False)


@pytest.fixture
def dialog(qtbot: QtBot) -> LoadGameDialog:
    theme = Theme()
    dialog = LoadGameDialog(theme)
    theme.setParent(dialog)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def names(model: SavesModel) -> list[str]:
    return [model.entry(row).path.stem for row in range(model.rowCount())]


# -- the model ------------------------------------------------------------------------------------------------------


def test_games_are_sorted_by_date_newest_first(qtmodeltester: ModelTester) -> None:
    model = SavesModel()
    qtmodeltester.check(model)
    for name, written in (("b", 20.0), ("c", 10.0), ("a", 30.0), ("d", 10.0)):
        model.add(entry(name, written))
    assert names(model) == ["a", "b", "c", "d"]
    model.add(damaged("c", 40.0))
    assert names(model) == ["c", "a", "b", "d"]


def test_the_accessible_text_of_a_row_has_sentences() -> None:
    model = SavesModel()
    model.add(entry("friday", 1.0))
    model.add(damaged("bad", 0.0))
    model.add(entry("1", 2.0, plies=2000, automatic=True, in_use=True))
    speech = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(3)]
    assert speech[0].startswith("Kept automatically. Puerto Rico (2002), finished in round ")
    assert "Won by " in speech[0]
    assert "being played in another window" in speech[0]
    assert speech[1].startswith("friday. Puerto Rico (2002), round ")
    assert "Anna, Ben (computer), and Clara (computer)" in speech[1]
    assert " ahead with " in speech[1]
    assert speech[2].startswith("bad. Damaged. The saved game is damaged. ")
    assert model.index(2).data(Qt.ItemDataRole.ToolTipRole).endswith("The saved game is damaged.")


def test_dates_are_shown_relative_to_today() -> None:
    here = utc_now().astimezone()
    assert moment(here).startswith("today, ")
    assert moment(here.fromtimestamp(time.time() - 86400).astimezone()).startswith("yesterday, ")
    assert not moment(here.fromtimestamp(0).astimezone()).startswith(("today", "yesterday"))


def test_every_problem_has_a_sentence() -> None:
    assert SENTENCES.keys() == set(Problem)
    for problem in Problem:
        assert problem_text(SaveError(problem)).endswith(".")
        assert bool(advice_text(problem)) == (problem in ADVICE)
    of_documents = (Problem.NOT_A_SAVE, Problem.DAMAGED, Problem.NEWER_FORMAT)
    of_databases = (Problem.NOT_A_SAVE, Problem.READ_ONLY, Problem.UNWRITABLE)
    for kind in FileKind:
        for problem in of_databases if kind is FileKind.HISTORY else of_documents:
            told = problem_text(SaveError(problem, kind=kind))
            assert told.endswith(".")
            assert (told == problem_text(SaveError(problem))) == (kind is FileKind.GAME)


# -- the dialog -----------------------------------------------------------------------------------------------------


def test_a_double_click_opens_a_game(dialog: LoadGameDialog, qtbot: QtBot) -> None:
    dialog.add(entry("a", 2.0))
    dialog.add(entry("b", 1.0))
    spot = dialog.view.visualRect(dialog.model.index(1)).center()
    viewport, left = dialog.view.viewport(), Qt.MouseButton.LeftButton
    with qtbot.waitSignal(dialog.chosen) as blocker:
        QTest.mouseClick(viewport, left, pos=spot)
        QTest.mouseDClick(viewport, left, pos=spot)
    assert blocker.args is not None
    assert blocker.args[0].path.stem == "b"


def test_a_game_is_chosen_with_the_keyboard(dialog: LoadGameDialog, qtbot: QtBot) -> None:
    for name, written in (("a", 3.0), ("b", 2.0), ("c", 1.0)):
        dialog.add(entry(name, written))
    QTest.keyClick(dialog.view, Qt.Key.Key_Down)
    with qtbot.waitSignal(dialog.chosen) as blocker:
        QTest.keyClick(dialog.view, Qt.Key.Key_Return)
    assert blocker.args is not None
    assert blocker.args[0].path.stem == "b"


def test_damaged_games_and_games_in_use_cannot_be_opened(dialog: LoadGameDialog, qtbot: QtBot) -> None:
    dialog.add(damaged("bad", 3.0))
    dialog.add(entry("taken", 2.0, in_use=True))
    for row in range(2):
        dialog.view.setCurrentIndex(dialog.model.index(row))
        assert not dialog.open_button.isEnabled()
        with qtbot.assertNotEmitted(dialog.chosen):
            QTest.keyClick(dialog.view, Qt.Key.Key_Return)
    dialog.view.setCurrentIndex(dialog.model.index(0))
    dialog.all_added()
    assert dialog.state.text().startswith("The saved game is damaged.")
    assert dialog.isVisible()


def test_the_dialog_shows_the_state_of_the_search(dialog: LoadGameDialog) -> None:
    assert dialog.state.text() == "Looking for games…"
    dialog.all_added()
    assert dialog.state.text() == "No game has been saved yet."
    dialog.add(entry("a", 1.0))
    assert dialog.state.text() == ""


def test_games_found_later_do_not_change_the_selection(dialog: LoadGameDialog) -> None:
    dialog.add(entry("a", 3.0))
    dialog.add(entry("b", 2.0))
    dialog.view.setCurrentIndex(dialog.model.index(1))
    dialog.add(entry("c", 9.0))
    assert dialog.entry is not None
    assert dialog.entry.path.stem == "b"


def test_the_buttons_for_the_folder_and_for_another_file(dialog: LoadGameDialog, qtbot: QtBot) -> None:
    dialog.add(entry("a", 3.0))
    with qtbot.waitSignal(dialog.folder_requested) as blocker:
        dialog.folder_button.click()
    assert blocker.args == [Path("/games/a.prgame")]
    with qtbot.waitSignal(dialog.other_requested):
        dialog.other_button.click()
    assert not dialog.isVisible()


def test_only_own_files_that_are_not_in_use_go_to_the_trash(dialog: LoadGameDialog, qtbot: QtBot) -> None:
    assert not dialog.discard_button.isEnabled()
    dialog.add(entry("kept", 5.0, automatic=True))
    assert not dialog.discard_button.isEnabled()
    dialog.add(entry("played", 6.0, in_use=True))
    assert not dialog.discard_button.isEnabled()
    asked: list[Path] = []
    dialog.discard_requested.connect(asked.append)
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    assert not asked
    dialog.add(damaged("bad", 7.0))
    QTest.keyClick(dialog.view, Qt.Key.Key_Delete)
    dialog.discard_button.click()
    assert asked == [Path("/games/bad.prgame")] * 2
    assert dialog.isVisible()


def test_after_a_game_went_to_the_trash_the_next_one_is_selected(dialog: LoadGameDialog) -> None:
    for name, written in (("a", 3.0), ("b", 2.0), ("c", 1.0)):
        dialog.add(entry(name, written))
    dialog.view.setCurrentIndex(dialog.model.index(1))
    dialog.remove(Path("/games/b.prgame"))
    assert names(dialog.model) == ["a", "c"]
    assert dialog.state.text() == "b is in the trash."
    assert dialog.entry is not None
    assert dialog.entry.path.stem == "c"
    assert dialog.open_button.isEnabled()
    dialog.report_kept(Path("/games/c.prgame"))
    assert dialog.state.text().startswith("c could not be moved to the trash")
    assert names(dialog.model) == ["a", "c"]


class Marking(QTranslator):
    """Translates every text to itself in quotation marks."""

    def translate(self, context: str, text: str, disambiguation: str | None = None, n: int = -1) -> str:
        return f"«{text}»"


def test_all_texts_follow_the_language(dialog: LoadGameDialog, qapp: QApplication) -> None:
    dialog.add(damaged("a", 3.0))
    translator = Marking()
    qapp.installTranslator(translator)
    try:
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        assert dialog.windowTitle() == "«Open a game»"
        assert dialog.open_button.text() == "«&Open»"
        speech = dialog.model.index(0).data(Qt.ItemDataRole.AccessibleTextRole)
        assert "«The saved game is damaged.»" in speech
    finally:
        qapp.removeTranslator(translator)


# -- pictures -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("scheme", Scheme)
def test_miniatures_of_different_games_differ(qapp: QApplication, players: int, scheme: Scheme) -> None:
    theme = Theme(scheme)
    images = []
    for plies in (0, 30, 90):
        game = match(plies, players)
        picture = miniature(game.record.game, Timeline(game, Arrangement).layouts_at(game.ply), theme, 2.0)
        assert (picture.width(), picture.height()) == (SIZE.width() * 2, SIZE.height() * 2)
        images.append(picture.toImage())
    images.append(broken(theme, 2.0).toImage())
    assert all(one != other for number, one in enumerate(images) for other in images[:number])


def test_rows_are_painted_in_both_schemes(dialog: LoadGameDialog) -> None:
    dialog.add(entry("a", 3.0))
    dialog.add(damaged("b", 2.0))
    light = dialog.view.grab().toImage()
    theme = dialog.findChild(Theme)
    assert theme is not None
    theme.set_scheme(Scheme.DARK)
    dialog.view.viewport().update()
    assert dialog.view.grab().toImage() != light


def test_a_file_without_a_known_time_has_no_date() -> None:
    error = SaveError(Problem.UNREADABLE)
    assert damaged_lines(error, 0.0) == ("Damaged", "The file cannot be read.", "")
    assert damaged_lines(error, time.time())[2].startswith("Saved today, ")
