"""Exports of a game: text, picture and table."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QFileDialog, QMessageBox
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition, Expansion
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.windows.exports import MARGIN, PICTURE_SCALE
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from tests.gui.courses import play_last_move
from tests.gui.hands import new_window


def finished(qtbot: QtBot, tmp_path: Path, scheme: Scheme = Scheme.LIGHT) -> MainWindow:
    """Returns a window with a finished game."""
    window = new_window(qtbot, "pp", folder=tmp_path, scheme=scheme)
    play_last_move(window)
    return window


def export(window: MainWindow, path: Path, qtbot: QtBot) -> bytes:
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(window.services.save_service.exported):
        dialog.fileSelected.emit(str(path))
    dialog.close()
    return path.read_bytes()


def test_export_of_the_game_as_text(qtbot: QtBot, tmp_path: Path) -> None:
    window = finished(qtbot, tmp_path)
    window.dialogs.close()
    window.exports.text_action.trigger()
    text = export(window, tmp_path / "game.txt", qtbot).decode()
    assert "names Anna, Ben\n" in text
    assert "\n1. Anna: choose builder\n" in text
    assert f"\n{window.session.ply}. " in text
    assert text.rstrip().splitlines()[-1].startswith("2. ")


@pytest.mark.parametrize("scheme", Scheme)
def test_export_of_the_score_sheet_as_picture(qtbot: QtBot, tmp_path: Path, scheme: Scheme) -> None:
    window = finished(qtbot, tmp_path, scheme)
    window.dialogs.close()
    window.exports.picture_action.trigger()
    image = QImage.fromData(export(window, tmp_path / "score.png", qtbot))
    assert image.width() > 1000
    assert image.height() > 1000
    colors = {image.pixel(x, y) for x in range(0, image.width(), 7) for y in range(0, image.height(), 7)}
    assert len(colors) > 3
    theme = window.theme
    assert {theme.color(token).rgb() for token in ("source_chips", "source_buildings")} <= colors


def test_the_picture_has_room_for_the_names_beside_the_bars(qtbot: QtBot, tmp_path: Path) -> None:
    window = finished(qtbot, tmp_path, Scheme.LIGHT)
    image = window.exports._score_picture()
    bars = {window.theme.color(token).rgb() for token in ("source_chips", "source_buildings")}
    pixels = ((x, y) for x in range(image.width()) for y in range(image.height() // 2, image.height(), 5))
    left = next(x for x, y in pixels if image.pixel(x, y) in bars)
    names = [window.session.names[one.seat] for one in window.session.match.record.game.standings()]
    longest = max(window.fontMetrics().horizontalAdvance(f"1. {name}: 10") for name in names)
    assert left >= (MARGIN + longest) * PICTURE_SCALE


def test_the_score_sheet_has_a_button_to_save_the_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = finished(qtbot, tmp_path)
    sheet = window.dialogs.dialog
    assert isinstance(sheet, ScoreSheetDialog)
    sheet.save_button.click()
    dialog = window.findChild(QFileDialog)
    assert isinstance(dialog, QFileDialog)
    with qtbot.waitSignal(window.services.save_service.saved):
        dialog.fileSelected.emit(str(tmp_path / "game.prgame"))
    dialog.close()
    assert sheet.isVisible()
    sheet.reject()


def test_export_of_the_score_sheet_as_table(qtbot: QtBot, tmp_path: Path) -> None:
    window = finished(qtbot, tmp_path)
    window.dialogs.close()
    window.exports.table_action.trigger()
    content = export(window, tmp_path / "score.csv", qtbot)
    rows = list(csv.reader(content.decode("utf-8-sig").splitlines()))
    assert sorted(rows[0]) == ["", "Anna", "Ben"]
    totals = next(row for row in rows if row[0] == "Total")
    assert [int(value) for value in totals[1:]] == sorted(
        (sheet.total for sheet in window.session.game.scores()), reverse=True
    )


def test_the_score_sheet_has_exports(qtbot: QtBot, tmp_path: Path) -> None:
    window = finished(qtbot, tmp_path)
    dialog = window.dialogs.dialog
    assert isinstance(dialog, ScoreSheetDialog)
    assert dialog.export_button.menu() is window.exports.menu
    window.exports.menu.aboutToShow.emit()
    assert window.exports.picture_action.isEnabled()
    dialog.reject()


def test_only_the_text_can_be_exported_from_a_running_game(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "pp", folder=tmp_path)
    window.exports.menu.aboutToShow.emit()
    assert window.exports.text_action.isEnabled()
    assert not window.exports.picture_action.isEnabled()
    assert not window.exports.table_action.isEnabled()


def test_a_failed_export_shows_a_message(qtbot: QtBot, tmp_path: Path) -> None:
    window = new_window(qtbot, "pp", folder=tmp_path)
    with qtbot.waitSignal(window.services.save_service.export_failed):
        window.services.save_service.export(tmp_path / "stick" / "game.txt", lambda: b"text")
    (box,) = window.findChildren(QMessageBox)
    assert box.informativeText().startswith("The folder is not there.")
    box.close()


@pytest.mark.parametrize("cards", [False, True])
def test_exporting_a_running_game_with_hidden_cards_asks_for_confirmation(
    qtbot: QtBot, english: object, cards: bool
) -> None:
    options = {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.ACHIEVEMENTS,) if cards else ()}
    window = new_window(qtbot, "pbb", **options)  # type: ignore[arg-type]
    window.exports.text_action.trigger()
    assert (window.findChild(QMessageBox) is not None) == cards
    assert (window.findChild(QFileDialog) is None) == cards
