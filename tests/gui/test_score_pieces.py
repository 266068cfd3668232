"""The page of the score sheet with the buildings of all players by rounds."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options, Selection
from puertorico_desktop.gui.puertorico.windows.score_pieces import belongings, rounds_of_building
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows import score_sheet
from puertorico_desktop.gui.windows.explanation_card import ExplanationCard
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.document import decode, document_of, encode
from tests.learn.reviews import played
from tests.saves.courses import WHEN

KINDS = {
    "classic": Options(players=3),
    "expanded": Options(
        players=4,
        edition=Edition.SPECIAL_1897,
        expansions=(Expansion.NEW_BUILDINGS, Expansion.CITIZENS, Expansion.ACHIEVEMENTS),
        buildings=Selection.FIXED,
    ),
    "puertoma": Options(players=2, edition=Edition.SPECIAL_1897, puertomas=1),
}


@pytest.fixture(scope="module", params=KINDS)
def match(request: pytest.FixtureRequest) -> Match[Any]:
    return played(KINDS[request.param])


def test_the_page_has_exactly_the_buildings_of_the_table(english: object, match: Match[Any]) -> None:
    game = match.record.game
    sheets, found = game.scores(), belongings(match)
    for column, standing in enumerate(game.standings()):
        sheet, player = sheets[standing.seat], game.players[standing.seat]
        built = {piece.ref: piece.points for group in found.groups[:-1] for piece in group.pieces[column]}
        assert built == {
            building.id: str(points + sheet.bonuses.get(building, 0)) for building, points in sheet.buildings.items()
        }
        left = [piece.name for piece in found.groups[-1].pieces[column]]
        assert len(left) == (player.doubloons > 0) + sum(number > 0 for number in player.goods)
        assert sum(int(name.split()[0]) for name in left) == sheet.tie_break
    numbers = [number for rounds in rounds_of_building(match) for number in rounds.values()]
    assert 1 <= min(numbers) <= max(numbers) <= game.round


def test_a_saved_game_has_the_same_page(english: object, match: Match[Any]) -> None:
    assert belongings(decode(encode(document_of(match, WHEN))).match) == belongings(match)


@pytest.mark.parametrize(
    ("key", "modifier"),
    [
        (Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_Space, Qt.KeyboardModifier.NoModifier),
    ],
)
def test_the_card_of_a_building_explains_it(
    qtbot: QtBot, english: object, monkeypatch: pytest.MonkeyPatch, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    monkeypatch.setattr(score_sheet, "DEAF_MS", 0)
    dialog = ScoreSheetDialog(played(KINDS["classic"]), Theme())
    qtbot.addWidget(dialog)
    dialog.show()
    pieces = dialog.sheet.pieces
    assert pieces is not None
    dialog.sheet.tabs.setCurrentWidget(pieces)
    rows = range(pieces.rowCount())
    row, piece = next((row, one) for row in rows if (one := pieces.piece_at(pieces.model().index(row, 0))))
    pieces.setCurrentCell(row, 0)
    QTest.keyClick(pieces, key, modifier)
    card = pieces.card
    assert isinstance(card, ExplanationCard)
    assert card.isVisible()
    assert card.explanation is not None
    assert (card.explanation.name, card.explanation.effect) == (piece.name, piece.effect)
    assert piece.ref in {building.id for building in Building}
    assert card.explanation.state.startswith("Costs ")
    QTest.keyClick(pieces, key, modifier)
    assert not card.isVisible()
    assert dialog.isVisible()


def test_the_columns_follow_the_size_of_the_letters(qtbot: QtBot, english: object) -> None:
    dialog = ScoreSheetDialog(played(KINDS["classic"]), Theme())
    qtbot.addWidget(dialog)
    pieces = dialog.sheet.pieces
    assert pieces is not None
    before, font = pieces.column_hint(), pieces.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    pieces.setFont(font)
    assert pieces.column_hint() > 1.5 * before
