"""The draft of the buildings at the table: the places of candidates, drafting them, and reasons for refusals."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.options import PUBLISHED, Edition, OptionalRule, Selection
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.models.items import CandidateItem, MarketItem, SpaceItem
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui import pseudo
from tests.gui.hands import carry, click, find, new_window
from tests.gui.painted import Painted
from tests.gui.table import bots_of, play
from tests.gui.test_geometry import SMALL, overlaps
from tests.gui.test_geometry import language as language

DRAFT = {
    "edition": Edition.SPECIAL_1897,
    "expansions": PUBLISHED,
    "buildings": Selection.DRAFT,
    "rules": (OptionalRule.VILLA_OR_JEWELER,),
}
SPACES = 17
CANDIDATES = 39


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp", **DRAFT)


def candidates(window: MainWindow) -> dict[Building, CandidateItem]:
    return {item.building: item for item in window.table.common.candidates.records if isinstance(item, CandidateItem)}


def spaces(window: MainWindow) -> list[int]:
    """Returns the prices of the free spaces, from the first column on."""
    return [item.cost for item in window.table.common.market.records if isinstance(item, SpaceItem)]


def on_sale(window: MainWindow) -> set[Building]:
    return {item.building for item in window.table.common.market.records if isinstance(item, MarketItem)}


def said_by(window: MainWindow) -> list[str]:
    said: list[str] = []
    window.table.hint_changed.connect(said.append)
    window.interaction.refused.connect(said.append)
    return said


def test_candidates_are_shown_in_the_place_of_roles_and_ships(window: MainWindow) -> None:
    common = window.table.common
    assert common.candidates.isVisible()
    assert not common.roles.isVisible()
    assert not common.ships.isVisible()
    assert len(candidates(window)) == CANDIDATES
    assert spaces(window) == [1, 2, 2, 3, 4, 5, 5, 6, 7, 8, 8, 9, *[10] * 5]
    costs = [item.cost for item in candidates(window).values()]
    assert costs == sorted(costs)


@pytest.mark.parametrize("text_size", [100, 200])
def test_candidates_are_large_enough_in_the_smallest_window(window: MainWindow, text_size: int) -> None:
    window.resize(*SMALL)
    window.table.set_text_size(text_size)
    QApplication.processEvents()
    table = window.table
    assert table.side.folded
    for view in (table.common.candidates, table.common.market):
        assert min(rect.height() for rect in view.rects) >= 13
    low = table.own.height()
    while window.session.game.kind is DecisionKind.DRAFT_BUILDING:
        play(window.session, window.session.game.legal_actions()[0])
    QApplication.processEvents()
    assert table.own.height() > low


def test_every_candidate_is_visible_and_large_enough(window: MainWindow) -> None:
    view = window.table.common.candidates
    shown = view.contents_rect()
    for rect in view.rects:
        assert shown.contains(rect)
        assert rect.height() >= 16


def test_a_building_is_dragged_into_a_space_of_its_price(window: MainWindow) -> None:
    assert carry(window, "candidate:church", "space:5:1")
    assert Building.CHURCH in on_sale(window)
    assert spaces(window).count(5) == 1
    assert candidates(window)[Building.CHURCH].obstacle is Reason.DRAFTED_ALREADY
    assert window.session.asked_person == 1
    assert "chooses the Church for this game" in str(window.table.models.log.index(0).data())


def test_drafted_buildings_keep_their_spaces_in_the_market(window: MainWindow) -> None:
    market = window.table.common.market
    places = []
    for building in ("church", "office"):
        assert carry(window, f"candidate:{building}", "space:5:0")
        places.append({item.ref: market.rects[row] for row, item in enumerate(market.records) if item is not None})
    first, second = places
    assert second["market:church"] == first["market:church"]
    assert second["market:office"].top() > first["market:church"].top()
    assert [item for item in market.records if item is not None and item.ref.startswith("space:5")] == []


def test_a_space_of_another_price_refuses_a_building(window: MainWindow) -> None:
    said = said_by(window)
    assert not carry(window, "candidate:church", "space:6:0")
    assert "The Church costs 5: it needs a free space of that price." in said
    assert window.session.ply == 0


def test_picking_a_candidate_highlights_its_space(window: MainWindow) -> None:
    click(window, "candidate:villa")
    assert window.interaction.picked == "candidate:villa"
    assert window.table.marks.targets == {"space:7:0"}
    market = window.table.common.market
    row = next(row for row, item in enumerate(market.records) if item is not None and item.ref == "space:7:0")
    assert market.is_lit("space:7:0", row)


def test_a_second_click_on_a_candidate_drafts_it(window: MainWindow) -> None:
    view, point = find(window, "candidate:statue")
    for _ in range(2):
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, point)
    assert Building.STATUE in on_sale(window)


def test_drafting_with_the_keyboard_only(window: MainWindow, qtbot: QtBot) -> None:
    view = window.table.common.candidates
    view.setFocus(Qt.FocusReason.TabFocusReason)
    row = next(row for row, item in enumerate(view.records) if item is not None and item.ref == "candidate:library")
    view.setCurrentIndex(view.model().index(row, 0))
    QTest.keyClick(view, Qt.Key.Key_Return)
    market = window.table.common.market
    assert market.hasFocus(), "it goes where the building can be put"
    assert market.record(market.currentIndex().row()).ref == "space:8:0"
    QTest.keyClick(market, Qt.Key.Key_Return)
    assert Building.LIBRARY in on_sale(window)
    assert view.hasFocus(), "and back for the next player"
    following = view.record(view.currentIndex().row())
    assert following.obstacle is None, "to what is possible"
    assert view.currentIndex().row() > row, "from there on"


def test_the_focus_moves_on_from_a_candidate_that_becomes_impossible(window: MainWindow) -> None:
    view = window.table.common.candidates
    view.setFocus(Qt.FocusReason.TabFocusReason)
    view.show_focus(True)
    last = CANDIDATES - 1
    view.setCurrentIndex(view.model().index(last, 0))
    taken = view.record(last).building
    play(window.session, DraftBuilding(taken))
    now = view.record(view.currentIndex().row())
    assert now.building is not taken
    assert now.obstacle is None


def test_reasons_are_those_of_the_engine(window: MainWindow) -> None:
    play(window.session, DraftBuilding(Building.JEWELER), DraftBuilding(Building.HARBOR))
    reasons = {building: item.obstacle for building, item in candidates(window).items()}
    assert reasons[Building.VILLA] is Reason.EXCLUDED
    assert reasons[Building.LIBRARY] is Reason.NO_BOARD_SPACE
    assert reasons[Building.HARBOR] is Reason.DRAFTED_ALREADY
    assert reasons[Building.FACTORY] is None
    said = said_by(window)
    click(window, "candidate:villa")
    click(window, "candidate:library")
    assert "The Villa and the Large Tailor Shop are never in the same game." in said
    assert "There is no space left for a building that costs 8." in said


def test_an_occupied_space_refuses_a_building_with_the_reason(window: MainWindow) -> None:
    interaction = window.interaction
    for market in ("market:small_indigo_plant", "market:coffee_roaster"):
        reason = interaction.reason("candidate:church", market)
        assert reason == "The Church costs 5: it needs a free space of that price."


def test_candidates_and_spaces_have_accessible_texts_and_tool_tips(window: MainWindow) -> None:
    models = window.table.models
    words = [str(models.candidates.index(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(CANDIDATES)]
    assert "Church: costs 5, 2 victory points, 1 circle." in words
    market = models.market
    spoken = {str(market.index(row).data(Qt.ItemDataRole.AccessibleTextRole)) for row in range(market.rowCount())}
    assert "Free space for a building that costs 7." in spoken
    tips = [str(models.candidates.index(row).data(Qt.ItemDataRole.ToolTipRole)) for row in range(CANDIDATES)]
    assert all("\n" in tip for tip in tips), "what it does is told, too"


def test_help_opens_the_page_of_the_building(window: MainWindow) -> None:
    assert topic_of(candidates(window)[Building.CHURCH]) == "building:church"
    assert topic_of("space:5:0") == topic_of(SpaceItem("space:5:0", 5, 2)) == "concept:violet_buildings"


def test_after_the_last_building_the_game_begins(window: MainWindow) -> None:
    common = window.table.common
    common.candidates.setFocus(Qt.FocusReason.MouseFocusReason)
    while window.session.decision.kind is DecisionKind.DRAFT_BUILDING:
        play(window.session, window.session.game.legal_actions()[0])
    assert not common.candidates.isVisible()
    assert common.roles.isVisible()
    assert common.roles.hasFocus()
    assert not common.roles.is_played_by_key
    assert not candidates(window)
    assert not spaces(window)
    assert len(on_sale(window)) == SPACES + 6
    window.session.undo()
    assert common.candidates.isVisible()
    assert spaces(window)


def test_buildings_drafted_by_bots_are_shown(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbp", **DRAFT)
    click(window, "candidate:aqueduct")
    click(window, "space:1:0")
    bots_of(window.session).answer(DraftBuilding(Building.SMALL_WHARF))
    qtbot.waitUntil(lambda: window.session.asked_person == 2)
    assert on_sale(window) >= {Building.AQUEDUCT, Building.SMALL_WHARF}


def test_the_table_is_not_covered_during_the_draft(qtbot: QtBot) -> None:
    window = new_window(qtbot, "ppp", **DRAFT)
    window.table.cover.set_enabled(True)
    play(window.session, DraftBuilding(Building.CHURCH))
    assert not window.table.cover.isVisible()


def test_swapped_costs_determine_the_spaces(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pp", **{**DRAFT, "rules": (OptionalRule.COST_SWAP,)})
    assert carry(window, "candidate:university", "space:7:0")
    assert not carry(window, "candidate:factory", "space:9:0")
    assert carry(window, "candidate:factory", "space:8:1")
    costs = {item.building: item.cost for item in window.table.common.market.records if isinstance(item, MarketItem)}
    assert (costs[Building.UNIVERSITY], costs[Building.FACTORY]) == (7, 8)


@pytest.mark.parametrize("edition", list(Edition))
def test_no_text_is_cut_off(qtbot: QtBot, language: str, edition: Edition, painted: Painted) -> None:
    window = new_window(qtbot, "ppppp", **{**DRAFT, "edition": edition})
    play(window.session, DraftBuilding(Building.CHURCH), DraftBuilding(Building.LIBRARY))
    window.table.stage.clear()
    window.grab()
    assert not painted.cut
    assert not list(overlaps(window.table))


def test_longer_names_of_candidates_fit(
    qtbot: QtBot, qapp: QApplication, monkeypatch: pytest.MonkeyPatch, painted: Painted
) -> None:
    monkeypatch.setattr(pseudo, "LONGER", 0.4)
    with pseudo.speaking(qapp):
        window = new_window(qtbot, "ppppp", **DRAFT)
        view = window.table.common.candidates
        names = {str(window.table.models.candidates.index(row).data()) for row in range(CANDIDATES)}
        painted.cut.clear()
        view.grab()
        assert not names & set(painted.cut)
        window.close()
