"""The dialog for the auction of the seats."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.windows.auction_dialog import AuctionDialog
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui import pseudo


def setup(*bots: str | None, edition: Edition = Edition.CLASSIC) -> GameSetup:
    names = ("Anna", "Ben", "Clara", "Diego", "Emi")
    seats = tuple(Seat(name, bot) for name, bot in zip(names, bots, strict=False))
    return GameSetup(Options(players=len(bots), edition=edition), 1, seats)


@pytest.fixture
def dialog(qtbot: QtBot) -> AuctionDialog:
    dialog = AuctionDialog(setup(None, None, "easy"))
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def log_lines(dialog: AuctionDialog) -> list[str]:
    return [dialog.match.item(row).text() for row in range(dialog.match.count())]


def cells(dialog: AuctionDialog, row: int) -> list[str]:
    return [dialog.table.item(row, column).text() for column in range(4)]


def test_the_dialog_shows_the_seat_and_the_lowest_bid(dialog: AuctionDialog) -> None:
    assert dialog.prompt.text() == "Anna: seat 1 is up, and nobody has bid for it yet. Do you?"
    assert cells(dialog, 0) == ["Indigo plantation", "2", "", ""]
    assert cells(dialog, 2)[0] == "Corn plantation"
    assert dialog.bid.value() == 0.5
    assert dialog.bid.text() == "0.5 VP"
    assert "taken off the score" in dialog.meaning.text()
    assert dialog.raise_button.text() == "Make the &first bid"
    assert not dialog.start_button.isEnabled()


@pytest.mark.parametrize(("edition", "money"), [(Edition.CLASSIC, "錢"), (Edition.SPECIAL_1897, "錢幣")])
def test_the_money_has_the_word_of_the_edition(
    qtbot: QtBot, english: Languages, edition: Edition, money: str
) -> None:
    """`terms.md`, money; the catalogue of the edition is loaded only when the game starts."""
    english.use("zh_TW")
    dialog = AuctionDialog(setup(None, None, "easy", edition=edition))
    qtbot.addWidget(dialog)
    assert dialog.table.horizontalHeaderItem(1).text() == money
    english.use(ENGLISH)


def test_people_bid_in_turn_and_bots_answer_at_once(dialog: AuctionDialog) -> None:
    dialog.bid.setValue(1.5)
    dialog.raise_button.click()
    assert dialog.prompt.text() == "Ben: Anna bids 1.5 VP for seat 1. Do you raise?"
    assert dialog.bid.minimum() == 2
    assert cells(dialog, 0)[2:] == ["Anna (leads)", "−1.5 VP"]
    dialog.pass_button.click()
    assert log_lines(dialog) == [
        "Anna bids 1.5 VP for seat 1.",
        "Ben passes (seat 1).",
        "Clara passes (seat 1).",
        "Anna takes seat 1 for 1.5 VP.",
    ]
    assert cells(dialog, 0)[2:] == ["Anna", "−1.5 VP"]
    assert dialog.prompt.text().startswith("Ben: seat 2 is up")


def test_bidding_with_the_keyboard_only(qtbot: QtBot, dialog: AuctionDialog) -> None:
    dialog.activateWindow()
    assert dialog.focusWidget() is dialog.bid
    QTest.keyClick(dialog.bid, Qt.Key.Key_Up)
    QTest.keyClick(dialog.bid, Qt.Key.Key_Return)
    assert log_lines(dialog) == ["Anna bids 1 VP for seat 1."]
    for widget in (dialog.bid, dialog.raise_button):
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    assert dialog.focusWidget() is dialog.pass_button
    QTest.keyClick(dialog.pass_button, Qt.Key.Key_Space)
    assert "Ben passes (seat 1)." in log_lines(dialog)


def test_the_chosen_setup_has_the_seats_that_were_won(qtbot: QtBot, dialog: AuctionDialog) -> None:
    dialog.pass_button.click()
    dialog.raise_button.click()
    dialog.pass_button.click()
    dialog.pass_button.click()
    while dialog.auction.asked is not None:
        dialog.pass_button.click()
    assert dialog.prompt.text() == "Every seat is taken. The game can begin."
    assert not dialog.raise_button.isEnabled()
    assert not dialog.pass_button.isEnabled()
    assert dialog.focusWidget() is dialog.start_button
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.start_button.click()
    assert blocker.args is not None
    game = blocker.args[0]
    assert game.names[0] == "Ben"
    assert game.options.handicaps[0] == -1
    assert sorted(game.names) == ["Anna", "Ben", "Clara"]


def test_the_dialog_cannot_be_accepted_before_the_end(qtbot: QtBot, dialog: AuctionDialog) -> None:
    with qtbot.assertNotEmitted(dialog.chosen):
        dialog.accept()
    assert dialog.isVisible()
    dialog.reject()


def test_seats_without_bids_are_listed(qtbot: QtBot) -> None:
    dialog = AuctionDialog(setup(None, None))
    qtbot.addWidget(dialog)
    for _ in range(4):
        dialog.pass_button.click()
    assert sum("by lot" in line for line in log_lines(dialog)) == 2
    assert {cells(dialog, row)[3] for row in range(2)} == {"0 VP"}
    other = AuctionDialog(setup(None, None))
    qtbot.addWidget(other)
    other.raise_button.click()
    other.pass_button.click()
    assert log_lines(other)[-1] == "Ben gets seat 2, which is left."


def test_the_dialog_follows_the_language(dialog: AuctionDialog) -> None:
    dialog.raise_button.click()
    before = log_lines(dialog)
    dialog.raise_button.setText("")
    QCoreApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.raise_button.text() == "&Raise"
    assert log_lines(dialog) == before


def test_the_dialog_uses_the_words_of_the_edition(qtbot: QtBot) -> None:
    dialog = AuctionDialog(setup(None, None, edition=Edition.SPECIAL_1897))
    qtbot.addWidget(dialog)
    assert cells(dialog, 0)[0] == "Fruit estate"


def test_a_long_name_leaves_the_rows_of_the_seats_as_they_are(qtbot: QtBot) -> None:
    bidding = setup(None, None, None)
    seats = tuple(Seat(f"{seat.name} Bartholomew Longbottom"[:24], None) for seat in bidding.seats)
    dialog = AuctionDialog(GameSetup(bidding.options, 1, seats))
    qtbot.addWidget(dialog)
    dialog.show()
    before = [dialog.table.rowHeight(row) for row in range(3)]
    dialog.raise_button.click()
    assert [dialog.table.rowHeight(row) for row in range(3)] == before
    qtbot.waitUntil(lambda: dialog.table.columnWidth(2) >= dialog.table.sizeHintForColumn(2))


def test_longer_texts_fit_into_the_dialog(qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pseudo, "LONGER", 0.4)
    with pseudo.speaking(qapp):
        dialog = AuctionDialog(setup(None, None, None, None, None, edition=Edition.SPECIAL_1897))
        qtbot.addWidget(dialog)
        dialog.show()
        assert dialog.width() <= 1366
        assert dialog.height() <= 728
        header = dialog.table.horizontalHeader()
        assert header.length() <= dialog.table.viewport().width()
        assert dialog.prompt.height() >= dialog.prompt.heightForWidth(dialog.prompt.width())
        dialog.close()
