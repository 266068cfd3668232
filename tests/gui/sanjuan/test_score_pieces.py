"""The page of the score sheet with the buildings of all players by rounds, and what is left at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.models.scores import Belongings
from puertorico_desktop.gui.sanjuan.windows.card_preview import CardPreview
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows import score_sheet
from puertorico_desktop.gui.windows.pieces_table import PiecesTable
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.gui.windows.score_table import BRIEF, ScoreTable
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.document import decode, document_of, encode
from tests.saves.courses import WHEN

FACE = FACES[Options.game]
NEW = (Expansion.NEW_BUILDINGS,)
NAMES = ("Anna", "Ben", "Clara", "David")


def match_of(game: SanJuan) -> Match[SanJuan]:
    """Returns a match that begins at this position."""
    seats = tuple(Seat(name) for name in NAMES[: game.options.players])
    return Match(GameSetup(game.options, 1, seats), GameRecord(game.options, 1, start=game))


def played(options: Options, seed: int) -> Match[SanJuan]:
    """Returns a finished game of random moves."""
    seats = tuple(Seat(name) for name in NAMES[: options.players])
    match: Match[SanJuan] = Match(GameSetup(options, seed, seats), GameRecord(options, seed))
    rng = Rng.from_seed(seed)
    while match.is_running:
        match.play(rng.choose(match.game.legal_actions()))
    return match


def shown(match: Match[SanJuan]) -> Belongings:
    found = FACE.belongings(match)
    assert found is not None
    return found


def names(found: Belongings, group: str, seat: int, match: Match[SanJuan]) -> list[str]:
    """Returns the names of the pieces of a player in a group."""
    column = [one.seat for one in match.game.standings()].index(seat)
    return [piece.name for one in found.groups if one.name == group for piece in one.pieces[column]]


@pytest.mark.parametrize(("players", "expansions"), [(2, ()), (3, NEW), (4, NEW)])
def test_the_page_has_exactly_the_pieces_of_the_table(
    english: object, players: int, expansions: tuple[Expansion, ...]
) -> None:
    for seed in range(3):
        match = played(Options(players=players, expansions=expansions), seed)
        found, game = shown(match), match.game
        for column, standing in enumerate(game.standings()):
            player = game.players[standing.seat]
            standing_built, gone = Counter[str](), Counter[str]()
            left = Counter[str]()
            for group in found.groups:
                for piece in group.pieces[column]:
                    card, _, place = piece.ref.partition(":")
                    if place.endswith("built"):
                        standing_built[card] += 1
                    elif place.endswith("gone"):
                        gone[card] += 1
                    else:
                        left[group.name] += int(piece.name.partition(" ×")[2] or 1)
            assert standing_built == {card.id: player.city[card] for card in CARDS if player.city[card]}
            assert gone == Counter(Card(card).id for card in player.covered)
            assert left["Hand at the end"] == player.hand_size
            assert left["Goods at the end"] == player.goods_held
            assert left["Under the Chapel"] == len(player.chapel)
            assert left["Under the Church"] == len(player.church)
            assert left["Under the Harbor"] == len(player.harbor)


def test_a_saved_game_has_the_same_page(english: object) -> None:
    match = played(Options(players=3, expansions=NEW), 5)
    assert shown(decode(encode(document_of(match, WHEN))).match) == shown(match)


def built_over_a_statue() -> Match[SanJuan]:
    """Returns a match in which Anna has built a villa over a statue of the round before."""
    hand = [Card.STATUE, Card.VILLA, Card.CITY_HALL, *[Card.HERO] * 3]
    game = table(2).player(0, city=[Card.CRANE], goods=[Card.CORN_GRANARY], hand=hand).round(4).build()
    match = match_of(game)

    def play(*lines: str) -> None:
        for line in lines:
            match.play(match.game.parse(line))

    play("choose builder", "build statue for 2", "pay 2 hero", "choose adventurer", "choose craftsman")
    while match.game.kind is not DecisionKind.BUILD or match.game.asked:
        play(match.game.text(match.game.legal_actions()[0]))
    play("build villa for 0 over statue")
    return match


def test_a_covered_building_stays_on_the_page_and_counts_nothing(english: object) -> None:
    match = built_over_a_statue()
    found, now = shown(match), match.game.round
    assert [group.name for group in found.groups[:3]] == ["At the start", "Round 4", f"Round {now}"]
    statue = next(piece for group in found.groups for row in group.pieces for piece in row if piece.name == "Statue")
    assert (statue.gone, statue.points, statue.note) == (True, "", f"covered in round {now}")
    villa = next(piece for group in found.groups for row in group.pieces for piece in row if piece.name == "Villa")
    assert (villa.gone, villa.points, villa.note) == (False, "2", "over the Statue")
    assert set(names(found, "Hand at the end", 0, match)) >= {"City Hall", "Hero"}
    assert names(found, "Goods at the end", 0, match) == ["Corn"]


Opener = Callable[[Match[SanJuan]], PiecesTable]


@pytest.fixture
def page_of(qtbot: QtBot, english: object, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """A function that returns the page of a match, opened on a sheet that takes keys at once."""
    monkeypatch.setattr(score_sheet, "DEAF_MS", 0)
    opened: list[ScoreSheetDialog] = []

    def page(match: Match[SanJuan]) -> PiecesTable:
        dialog = ScoreSheetDialog(match, Theme())
        opened.append(dialog)
        qtbot.addWidget(dialog)
        dialog.show()
        pieces = dialog.sheet.pieces
        assert pieces is not None
        dialog.sheet.tabs.setCurrentWidget(pieces)
        pieces.setFocus()
        return pieces

    yield page
    opened.clear()


def cell_with(pieces: PiecesTable, name: str) -> tuple[int, int]:
    """Returns the first cell with a piece of that name."""
    for row in range(pieces.rowCount()):
        for column in range(pieces.columnCount()):
            piece = pieces.piece_at(pieces.model().index(row, column))
            if piece is not None and piece.name == name:
                return row, column
    raise AssertionError(name)


def test_pointing_at_a_building_shows_its_card(qtbot: QtBot, page_of: Opener) -> None:
    match = match_of(table(2).player(0, city=[Card.CITY_HALL, Card.CHAPEL], hand=[Card.TOWN_SQUARE]).build())
    pieces = page_of(match)

    def point_at(name: str) -> CardPreview:
        index = pieces.model().index(*cell_with(pieces, name))
        pieces.scrollTo(index)
        QTest.mouseMove(pieces.viewport(), pieces.visualRect(index).center())
        card = pieces.card
        assert isinstance(card, CardPreview)
        return card

    card = point_at("City Hall")
    qtbot.waitUntil(card.isVisible)
    assert card.details is not None
    assert (card.details.points, card.details.rows) == (
        "2",
        (("Cost", "6"), ("Points at the end", "2"), ("Commercial buildings: 2", ""), ("Built by Anna", "")),
    )
    assert pieces.window().rect().contains(card.geometry())
    point_at("Town Square")
    assert card.details.card is Card.TOWN_SQUARE
    assert card.details.rows == (("Cost", "6"), ("Points if it had been built", "+1"))
    QApplication.sendEvent(pieces, QEvent(QEvent.Type.Leave))
    assert not card.isVisible()


def test_the_keyboard_shows_cards_and_leaves_the_table(page_of: Opener) -> None:
    match = match_of(table(2).player(0, city=[Card.CITY_HALL], hand=[Card.VILLA]).build())
    pieces = page_of(match)
    pieces.setCurrentCell(*cell_with(pieces, "City Hall"))
    QTest.keyClick(pieces, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    card = pieces.card
    assert isinstance(card, CardPreview)
    assert card.isVisible()
    pieces.setCurrentCell(*cell_with(pieces, "Villa"))
    assert card.details is not None
    assert card.details.card is Card.VILLA, "the card follows the keyboard"
    QTest.keyClick(pieces, Qt.Key.Key_Escape)
    assert not card.isVisible()
    assert pieces.window().isVisible(), "Escape has closed the card only"
    before = pieces.currentIndex()
    QTest.keyClick(pieces, Qt.Key.Key_Tab)
    assert not pieces.hasFocus()
    assert pieces.currentIndex() == before
    pieces.setFocus()
    QTest.keyClick(pieces, Qt.Key.Key_Escape)
    assert not pieces.window().isVisible()


def test_every_cell_is_a_sentence_for_screen_readers(page_of: Opener) -> None:
    pieces = page_of(built_over_a_statue())

    def spoken(name: str, role: Qt.ItemDataRole) -> str:
        return str(pieces.model().index(*cell_with(pieces, name)).data(role))

    last = pieces.rowCount() - 1
    villa = spoken("Villa", Qt.ItemDataRole.AccessibleTextRole)
    assert villa.startswith("Anna, Round ")
    assert villa.endswith(": Villa (2), over the Statue")
    row, anna = cell_with(pieces, "Villa")
    nothing = pieces.model().index(row, 1 - anna).data(Qt.ItemDataRole.AccessibleTextRole)
    assert nothing == f"Ben, {pieces.verticalHeaderItem(row).text()}: –"  # type: ignore[union-attr]
    assert spoken("City Hall", Qt.ItemDataRole.AccessibleTextRole) == "Anna, Hand at the end: City Hall"
    assert "commercial building" in spoken("City Hall", Qt.ItemDataRole.AccessibleDescriptionRole)
    goods = [pieces.item(last, column).data(Qt.ItemDataRole.AccessibleTextRole) for column in range(2)]  # type: ignore[union-attr]
    assert sorted(goods) == ["Anna, Goods at the end: Corn", "Ben, Goods at the end: Corn"]


def test_the_table_explains_each_bonus_below_its_value(qtbot: QtBot, english: object) -> None:
    city = [Card.ASSEMBLY_HALL, Card.STATUE, Card.SUGAR_MILL]
    points = ScoreTable(match_of(table(3).player(0, city=city).build()), Theme())
    qtbot.addWidget(points)
    heads = [points.verticalHeaderItem(row) for row in range(points.rowCount())]
    row = [head.text() for head in heads if head is not None].index("Bonus of the Assembly Hall")
    cell = points.item(row, 0)
    assert cell is not None
    assert (cell.text(), cell.data(BRIEF)) == ("4", "Production buildings: 2, kinds of them: 2")
    assert cell.data(Qt.ItemDataRole.AccessibleDescriptionRole) == cell.data(BRIEF)
    points.resize(420, 400)
    points.show()
    narrow = points.rowHeight(row)
    points.resize(1200, 400)
    wide = points.rowHeight(row)
    assert points.rowHeight(0) * 1.4 < wide < narrow, "the explanation is wrapped in narrow columns"


def test_the_page_follows_the_language(page_of: Opener) -> None:
    pieces = page_of(built_over_a_statue())
    dialog = pieces.window()
    assert isinstance(dialog, ScoreSheetDialog)
    tab = dialog.sheet.tabs.indexOf(pieces)
    dialog.sheet.tabs.setTabText(tab, "")
    pieces.setVerticalHeaderLabels([""] * pieces.rowCount())
    QCoreApplication.sendEvent(dialog.sheet, QEvent(QEvent.Type.LanguageChange))
    QCoreApplication.sendEvent(pieces, QEvent(QEvent.Type.LanguageChange))
    assert dialog.sheet.tabs.tabText(tab) == "Buildings and &hands"
    head = pieces.verticalHeaderItem(0)
    assert head is not None
    assert head.text() == "At the start"


def test_the_card_closes_when_the_table_scrolls(page_of: Opener) -> None:
    pieces = page_of(played(Options(players=2), 3))
    pieces.window().resize(700, 400)
    pieces.setCurrentCell(1, 0)
    while pieces.piece_at(pieces.currentIndex()) is None:
        pieces.setCurrentCell(pieces.currentRow() + 1, 0)
    QTest.keyClick(pieces, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    assert pieces.card.isVisible()
    pieces.verticalScrollBar().setValue(pieces.verticalScrollBar().maximum())
    assert not pieces.card.isVisible()
    assert pieces.indexAt(QPoint(5, 5)).row() > 0
