"""The bar chart of the score sheet and the graph of the course of a game."""

from __future__ import annotations

import subprocess
import sys

import pytest
from pyqtgraph import AxisItem, PlotDataItem, ScatterPlotItem
from PySide6.QtCore import QCoreApplication, QEvent, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFocusEvent, QFont, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building, EndTrigger
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.windows.score_sources import score_lines, score_sources
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.windows.course_chart import DASHES, MARKERS, CourseChart
from puertorico_desktop.gui.windows.score_charts import SourcesChart
from puertorico_desktop.gui.windows.score_sheet import DEAF_MS, ScoreSheetDialog
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.progress import progress
from puertorico_desktop.match.record import GameRecord
from tests.saves.courses import played

WORDS = Words(Edition.CLASSIC)
SCREEN = QSize(1366, 728)
"""The smallest screen, less a bar of the desktop."""
TITLE_BAR = 30
BONUSES = (Building.GUILD_HALL, Building.RESIDENCE, Building.FORTRESS, Building.CUSTOMS_HOUSE, Building.CITY_HALL)
NAMES = ("Anna", "Ben", "Clara", "Diego", "Emi")


@pytest.fixture(autouse=True)
def no_tool_tip():
    yield
    QToolTip.hideText()


def full_sheet() -> Match:
    """Returns a game of five players with every bonus and every end trigger, and names of the maximum width."""
    position = classic(5)
    for seat, building in enumerate(BONUSES):
        position.player(seat, points=30 - seat, idle=3, city={building: 1})
    game = position.build()
    game.end_triggers = sum(1 << trigger for trigger in EndTrigger)
    return course_at(game, ["W" * 24] * 5)


def course_at(game: PuertoRico, names: list[str] | tuple[str, ...] = NAMES) -> Match:
    setup = GameSetup(game.options, 1, tuple(Seat(name) for name in names[: game.options.players]))
    match = Match(setup, GameRecord(game.options, 1, start=game))
    match.undo_used = True
    match.branched_at = 100
    return match


def bars_of(match: Match, qtbot: QtBot, theme: Theme | None = None) -> SourcesChart:
    chart = SourcesChart(match, theme or Theme())
    qtbot.addWidget(chart)
    return chart


def graph_of(match: Match, qtbot: QtBot, theme: Theme | None = None) -> CourseChart:
    chart = CourseChart(match, theme or Theme())
    qtbot.addWidget(chart)
    chart.resize(900, 400)
    chart.show()
    qtbot.waitExposed(chart)
    return chart


def ticks_of(axis: AxisItem) -> list[tuple[float, str]]:
    """Returns the figures or names at an axis."""
    return list(axis._tickLevels[0])


def labels_of(axis: AxisItem) -> list[str]:
    return [label for _, label in ticks_of(axis)]


def step_of(axis: AxisItem) -> float:
    (first, _), (second, _) = ticks_of(axis)[:2]
    return second - first


def points_of(item: PlotDataItem | ScatterPlotItem) -> list[tuple[float, float]]:
    return [(x, y) for x, y in zip(*item.getData(), strict=True)]


# -- the sources --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_sources_of_a_player_add_up_to_the_total(players: int, seed: int) -> None:
    game = played(players, seed).record.game
    sources = score_sources(game.scores(), game.standings(), WORDS)
    for number, one in enumerate(game.standings()):
        assert sum(source.values[number] or 0 for source in sources) == one.points


def test_every_source_has_its_own_colour() -> None:
    game = full_sheet().record.game
    sources = score_sources(game.scores(), game.standings(), WORDS)
    assert len(sources) == 2 + len(BONUSES)
    assert len({source.token for source in sources}) == len(sources)
    lines = score_lines(game.scores(), game.standings(), WORDS)
    assert [source.name for source in sources] == [line.source for line in lines[: len(sources)]]


# -- the bars -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_the_bar_chart_has_a_bar_per_player_and_a_segment_per_source(qtbot: QtBot, players: int) -> None:
    match = played(players, seed=5)
    game = match.record.game
    chart = bars_of(match, qtbot)
    assert chart.legend.names == [source.name for source in chart.sources]
    assert labels_of(chart.side) == [
        f"{one.place}. {match.setup.names[one.seat]}: {one.points}" for one in game.standings()
    ]
    ends = [0.0] * players
    for segment, source, figures in zip(chart.bars, chart.sources, chart.figures, strict=True):
        assert segment.opts["width"] == [value or 0 for value in source.values]
        assert segment.opts["x0"] == ends, "every segment begins where the one before it ends"
        assert [figure.toPlainText() for figure in figures] == [str(value or 0) for value in source.values]
        ends = [end + width for end, width in zip(ends, segment.opts["width"], strict=True)]
    assert ends == [one.points for one in game.standings()]
    assert [level for level, _ in ticks_of(chart.side)] == list(range(players))[::-1], "the winner is on top"
    assert chart.viewRect().left() == pytest.approx(0, abs=0.5)
    assert chart.viewRect().right() == pytest.approx(game.standings()[0].points, abs=0.5)


def test_figures_are_shown_only_if_they_fit(qtbot: QtBot) -> None:
    chart = bars_of(full_sheet(), qtbot)
    chart.resize(900, 400)
    chart.show()
    qtbot.waitExposed(chart)
    narrow = chart.figures[0][0]
    assert narrow.isVisible()
    assert not chart.figures[2][4].isVisible(), "no points, no figure"
    font = QFont(chart.font())
    font.setPixelSize(300)
    chart.setFont(font)
    assert not any(figure.isVisible() for figures in chart.figures[1:] for figure in figures)


def test_equal_players_with_equal_names_have_a_bar_each(qtbot: QtBot) -> None:
    game = classic(3).player(0, points=9).player(1, points=9).player(2, points=9).build()
    chart = bars_of(course_at(game, ["Anna"] * 3), qtbot)
    assert len(labels_of(chart.side)) == len(set(chart.rows)) == 3


def test_names_are_shown_verbatim_and_elided(qtbot: QtBot) -> None:
    game = classic(3).player(0, points=9).player(1, points=8).build()
    names = ["<b>Bo</b> & Co", "W" * 60, "Clara"]
    match = course_at(game, names)
    bars = bars_of(match, qtbot)
    labels = labels_of(bars.side)
    assert labels[0] == "1. <b>Bo</b> & Co: 9"
    assert labels[1].endswith("…: 8")
    graph = graph_of(match, qtbot)
    assert graph.legend.names[0] == "<b>Bo</b> & Co"
    assert QFontMetricsF(graph.font()).horizontalAdvance(graph.legend.names[1]) < 200


def test_the_bar_chart_has_an_accessible_description(qtbot: QtBot) -> None:
    city = {Building.FORTRESS: 1}
    game = classic(2).player(0, points=3, city=city, idle=2).player(1, points=1).build()
    chart = bars_of(course_at(game), qtbot)
    assert chart.accessibleName() == "Points by source as bars"
    assert chart.accessibleDescription() == (
        "Anna has 8 points: Victory point chips 3, Buildings 4, and Bonus of the Fortress 1. "
        "Ben has 1 point: Victory point chips 1 and Buildings 0."
    )


def test_hovering_over_a_segment_shows_its_tool_tip(qtbot: QtBot) -> None:
    match = played(3, seed=2)
    chart = bars_of(match, qtbot)
    chart.show()
    qtbot.waitExposed(chart)
    standings = match.record.game.standings()
    last = standings[-1].seat
    sheet = match.record.game.scores()[last]
    inside = chart.spot_of(sheet.chips + sheet.building_points / 2, 0).toPoint()
    QTest.mouseMove(chart.viewport(), inside)
    assert QToolTip.text() == f"{match.setup.names[last]}, Buildings: {sheet.building_points}"
    best = match.record.game.scores()[standings[0].seat]
    first = f"{match.setup.names[best.seat]}, Victory point chips: {best.chips}"
    assert chart.words_at(chart.spot_of(0.5, 2)) == [first]
    assert chart.words_at(chart.spot_of(0.5, 0.5)) == [], "between two bars"
    QTest.mouseMove(chart.viewport(), chart.spot_of(0.5, 0.5).toPoint())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


# -- the graph ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 5])
def test_the_graph_has_a_line_per_player_through_every_round(qtbot: QtBot, players: int) -> None:
    match = played(players, seed=6)
    chart = graph_of(match, qtbot)
    milestones = progress(match)
    assert chart.seats == [one.seat for one in match.record.game.standings()]
    for seat, line in zip(chart.seats, chart.lines, strict=True):
        way = [(one.round, one.sheets[seat].total) for one in milestones]
        assert points_of(line) == way
        assert way[-1][1] == match.record.game.scores()[seat].total
        assert line.opts["pen"].color() == line.opts["symbolBrush"] == chart.theme.player(seat)
    assert chart.legend.names == [match.setup.names[seat] for seat in chart.seats]
    assert step_of(chart.foot) in (1, 2)
    assert chart.viewRect().left() < 0 < milestones[-1].round < chart.viewRect().right()


def test_players_differ_in_markers_and_dashes(qtbot: QtBot) -> None:
    assert len(set(MARKERS)) == len(set(DASHES)) == 5
    chart = graph_of(played(5), qtbot)
    assert len({line.opts["symbol"] for line in chart.lines}) == 5
    assert len({tuple(line.opts["pen"].dashPattern()) for line in chart.lines}) == 5


def test_the_graph_has_an_accessible_description(qtbot: QtBot) -> None:
    match = played(2, seed=1)
    chart = graph_of(match, qtbot)
    assert chart.accessibleName() == "Points from round to round as a graph"
    totals = [one.sheets[chart.seats[0]].total for one in progress(match)]
    figures = ", ".join(str(total) for total in totals[:-1])
    name = match.setup.names[chart.seats[0]]
    assert chart.accessibleDescription().startswith(
        f"{name}, points at the beginning and after each round: {figures}, and {totals[-1]}."
    )


def test_hovering_over_a_point_shows_its_tool_tip(qtbot: QtBot) -> None:
    match = played(3, seed=2)
    chart = graph_of(match, qtbot)
    names = match.setup.names
    milestone = progress(match)[-1]
    seat = chart.seats[0]
    spot = chart.spot(len(chart.milestones) - 1, seat)
    QTest.mouseMove(chart.viewport(), spot.toPoint())
    expected = f"{names[seat]} after round {milestone.round}: {milestone.sheets[seat].total} points"
    assert QToolTip.text() == expected
    start = chart.words_at(chart.spot(0, seat))
    assert start == [f"{names[one]} at the beginning: 0 points" for one in chart.seats]
    assert chart.words_at(QPointF(spot.x() - 20, spot.y() + 60)) == []
    QTest.mouseMove(chart.viewport(), spot.toPoint() - QPointF(20, -60).toPoint())
    qtbot.waitUntil(lambda: not QToolTip.isVisible())


def test_arrow_keys_move_between_points(qtbot: QtBot) -> None:
    match = played(3, seed=2)
    chart = graph_of(match, qtbot)
    QApplication.sendEvent(chart, QFocusEvent(QEvent.Type.FocusIn))
    last = chart.milestones[-1]
    ranking = sorted(last.sheets, key=lambda sheet: (-sheet.total, chart.seats.index(sheet.seat)))
    for sheet in ranking[1:]:
        QTest.keyClick(chart, Qt.Key.Key_Down)
        assert points_of(chart.ring) == [(last.round, sheet.total)]
        assert QToolTip.text().startswith(f"{match.setup.names[sheet.seat]} after round {last.round}: ")
    for _ in range(40):
        QTest.keyClick(chart, Qt.Key.Key_Left)
    assert points_of(chart.ring) == [(0, 0)]
    for _ in range(4):
        QTest.keyClick(chart, Qt.Key.Key_Up)
    for _ in range(40):
        QTest.keyClick(chart, Qt.Key.Key_Right)
    assert QToolTip.text().startswith(f"{match.setup.names[chart.seats[0]]} after round {last.round}: ")
    QApplication.sendEvent(chart, QFocusEvent(QEvent.Type.FocusOut))
    assert points_of(chart.ring) == []


def test_the_graph_of_a_game_with_only_its_end_known(qtbot: QtBot) -> None:
    game = classic(2).player(0, points=3).build()
    game.round = 9
    chart = graph_of(course_at(game), qtbot)
    assert [len(points_of(line)) for line in chart.lines] == [1, 1]
    assert chart.words_at(chart.spot(0, 0)) == ["Anna after round 8: 3 points"]
    assert chart.accessibleDescription().startswith("Anna, points after round 8 and each one that followed: 3.")


# -- both ---------------------------------------------------------------------------------------------------------


def test_the_colours_follow_the_theme(qtbot: QtBot) -> None:
    theme = Theme()
    match = played(4, seed=3)
    bars, graph = bars_of(match, qtbot, theme), graph_of(match, qtbot, theme)
    for scheme in (Scheme.DARK, Scheme.LIGHT):
        theme.set_scheme(scheme)
        for segment, figures, source in zip(bars.bars, bars.figures, bars.sources, strict=True):
            assert segment.opts["brush"] == theme.color(source.token)
            assert {figure.color.name() for figure in figures} == {theme.color(f"{source.token}_ink").name()}
        for seat, line in zip(graph.seats, graph.lines, strict=True):
            assert line.opts["pen"].color() == theme.player(seat)
        for chart in (bars, graph):
            assert chart.backgroundBrush().color() == theme.color("paper")
            assert {label.opts["color"].name() for _, label in chart.legend.items} == {theme.color("ink").name()}
            for axis in (chart.side, chart.foot):
                assert axis.textPen().color() == theme.color("ink")
                assert theme.color("ink").name() in axis.label.toHtml() or not axis.labelText


def test_the_words_follow_the_language(qtbot: QtBot, english: Languages) -> None:
    match = played(2, seed=3)
    bars, graph = bars_of(match, qtbot), graph_of(match, qtbot)
    for chart in (bars, graph):
        chart.setAccessibleName("")
        chart.setAccessibleDescription("")
        chart.side.setLabel("")
        chart.foot.setLabel("")
        chart.legend.write([""] * len(chart.legend.items), chart.theme.color("ink"), chart.font())
    bars.side.setTicks([[]])
    for chart in (bars, graph):
        QCoreApplication.sendEvent(chart, QEvent(QEvent.Type.LanguageChange))
        assert chart.accessibleName()
        assert chart.accessibleDescription()
        assert all(chart.legend.names)
    assert bars.foot.labelText == graph.side.labelText == "Points"
    assert graph.foot.labelText == "Rounds"
    assert bars.legend.names[0] == "Victory point chips"
    assert len(labels_of(bars.side)) == 2


def test_the_texts_follow_the_font(qtbot: QtBot) -> None:
    match = played(2, seed=3)
    for chart in (bars_of(match, qtbot), graph_of(match, qtbot)):
        font = QFont(chart.font())
        font.setPixelSize(23)
        chart.setFont(font)
        assert all(label.item.font().pixelSize() == 23 for _, label in chart.legend.items)
        assert all(axis.style["tickFont"].pixelSize() == 23 for axis in (chart.side, chart.foot))
        assert all(axis.label.font().pixelSize() == 23 for axis in (chart.side, chart.foot))


def test_large_texts_leave_room_for_fewer_figures(qtbot: QtBot) -> None:
    graph = graph_of(played(4, seed=3), qtbot)
    before = step_of(graph.foot), step_of(graph.side)
    font = QFont(graph.font())
    font.setPixelSize(26)
    graph.setFont(font)
    after = step_of(graph.foot), step_of(graph.side)
    assert after[0] > before[0]
    assert after[1] > before[1]


def test_a_focused_chart_shows_a_frame(qtbot: QtBot) -> None:
    chart = bars_of(played(2, seed=3), qtbot)
    chart.show()
    chart.activateWindow()
    chart.setFocus()
    qtbot.waitUntil(chart.hasFocus)
    assert chart.grab().toImage().pixelColor(chart.width() // 2, 1) == chart.theme.color("focus")
    chart.clearFocus()
    assert chart.grab().toImage().pixelColor(chart.width() // 2, 1) == chart.theme.color("paper")


@pytest.mark.qt_log_ignore("not accepted by receiving widget")
def test_the_mouse_does_not_move_or_zoom_the_graph(qtbot: QtBot) -> None:
    chart = graph_of(played(3, seed=2), qtbot)
    before = chart.viewRect()
    middle = chart.viewport().rect().center()
    QTest.mousePress(chart.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    QTest.mouseMove(chart.viewport(), middle + QPointF(60, 30).toPoint())
    QTest.mouseRelease(chart.viewport(), Qt.MouseButton.LeftButton, pos=middle + QPointF(60, 30).toPoint())
    sample = chart.legend.items[0][0]
    spot = chart.mapFromScene(sample.mapToScene(sample.boundingRect().center()))
    QTest.mouseClick(chart.viewport(), Qt.MouseButton.LeftButton, pos=spot)
    QTest.mouseClick(chart.viewport(), Qt.MouseButton.RightButton, pos=middle)
    assert chart.viewRect() == before
    assert all(line.isVisible() for line in chart.lines)
    assert QApplication.activePopupWidget() is None


# -- in the dialog ------------------------------------------------------------------------------------------------


def test_the_score_sheet_fits_on_a_small_screen(qtbot: QtBot) -> None:
    dialog = ScoreSheetDialog(full_sheet(), Theme())
    qtbot.addWidget(dialog)
    room = SCREEN - QSize(0, TITLE_BAR)
    assert dialog.sizeHint().width() <= room.width()
    assert dialog.sizeHint().height() <= room.height()
    dialog.resize(dialog.sizeHint())
    dialog.show()
    table = dialog.sheet.table
    assert table.rowCount() == 10
    corner = table.visualItemRect(table.item(table.rowCount() - 1, 4))
    assert table.viewport().rect().contains(corner)
    assert not table.verticalScrollBar().isVisible()
    for number, chart in ((1, dialog.sheet.bars), (2, dialog.sheet.graph)):
        dialog.sheet.tabs.setCurrentIndex(number)
        QApplication.processEvents()
        view = chart.plotItem.vb.sceneBoundingRect()
        assert QRectF(chart.viewport().rect()).contains(chart.legend.sceneBoundingRect())
        assert view.width() > 300
        assert view.height() > 150


def test_the_pages_are_reached_by_keyboard(qtbot: QtBot) -> None:
    dialog = ScoreSheetDialog(played(3, seed=1), Theme())
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    qtbot.wait(DEAF_MS + 50)  # until then keys are ignored
    tabs = dialog.sheet.tabs
    tabs.tabBar().setFocus()
    for number, chart in ((1, dialog.sheet.bars), (2, dialog.sheet.graph)):
        QTest.keyClick(tabs.tabBar(), Qt.Key.Key_Right)
        assert tabs.currentIndex() == number
        QTest.keyClick(tabs.tabBar(), Qt.Key.Key_Tab)
        assert QApplication.focusWidget() is chart
        QTest.keyClick(chart, Qt.Key.Key_Backtab)
        assert QApplication.focusWidget() is tabs.tabBar()


def test_charts_are_loaded_only_when_they_are_shown() -> None:
    program = (
        "import sys, puertorico_desktop.gui.windows.main_window\n"
        "assert not any(name.startswith('pyqtgraph') for name in sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True, timeout=60)
