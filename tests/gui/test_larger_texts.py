"""Larger texts: the table is painted with larger letters as far as it has room, and no text is cut off."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import fmean

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF
from PySide6.QtGui import QColor, QFont, QHelpEvent, QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind as SanJuanDecision
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.play.prompts import ButtonSpec, Prompt
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.views.board_delegates import is_named
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.views.plans import WIDEST, Hand
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.gui.views.scaling import CENTER, scale_for
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.surfaces import BASE
from tests.gui.hands import new_window
from tests.gui.painted import Painted
from tests.gui.sanjuan.window import in_the_middle
from tests.gui.test_geometry import (
    SIZES,
    SMALL,
    assert_apart,
    assert_whole,
    language,
    mid_game,
    middles,
    resize_unpainted,
)

__all__ = ["language"]

SET = (120, 150, 200)
"""Sizes of texts, in per cent."""
KINDS = (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.STORE_GOODS)
IN_A_BOX = (DecisionKind.PAY, DecisionKind.SMUGGLE)
CARDS = [
    (SanJuanOptions(players=2), 3, SanJuanDecision.CHOOSE_ROLE),
    (SanJuanOptions(players=4), 8, SanJuanDecision.KEEP),
    (SanJuanOptions(players=4), 7, SanJuanDecision.SELL),
]


def in_every_size(window: MainWindow, texts: tuple[int, ...] = SET) -> Iterator[tuple[int, int]]:
    """Yields a window in each of its sizes with each size of texts, unpainted: `assert_whole` paints it."""
    for percent in texts:
        window.table.set_text_size(percent)
        for size in SIZES:
            resize_unpainted(window, *size)
            yield size


@pytest.mark.parametrize(("kinds", "round_", "box"), [(KINDS, 9, False), (IN_A_BOX, 6, True)], ids=["classic", "box"])
def test_nothing_overlaps(qtbot: QtBot, kinds: tuple[DecisionKind, ...], round_: int, box: bool) -> None:
    for window in middles(qtbot, kinds, round_, box, unpainted=True):
        for _ in in_every_size(window):
            assert_apart(window)


@pytest.mark.parametrize(("kinds", "round_", "box"), [(KINDS, 9, False), (IN_A_BOX, 6, True)], ids=["classic", "box"])
def test_no_text_is_cut_off(
    qtbot: QtBot, language: str, painted: Painted, kinds: tuple[DecisionKind, ...], round_: int, box: bool
) -> None:
    for window in middles(qtbot, kinds, round_, box, unpainted=True):
        for size in in_every_size(window, SET[1:]):
            if not (box and size == SMALL):  # not even usual texts fit there
                painted.cut.clear()
                assert_whole(window, painted, lambda caption: caption.fits)


@pytest.mark.parametrize(("options", "seed", "kind"), CARDS)
def test_cards_do_not_overlap_and_are_not_cut_off(
    qtbot: QtBot,
    language: str,
    options: SanJuanOptions,
    seed: int,
    kind: SanJuanDecision,
    painted: Painted,
) -> None:
    window = in_the_middle(qtbot, options, seed, kind, unpainted=True)
    for _ in in_every_size(window):
        assert_apart(window)
        painted.cut.clear()
        assert_whole(window, painted, lambda caption: caption.fits)


@pytest.mark.parametrize("percent", [100, 120, 150])
def test_the_result_of_a_placement_fits_in_the_prompt(
    qtbot: QtBot, language: str, monkeypatch: pytest.MonkeyPatch, percent: int
) -> None:
    window = new_window(qtbot, "pppp")
    window.table.set_text_size(percent)
    bar, words = window.table.prompt, window.session.words
    answers = ("recap", "confirm", "suggest", "reset", "undo", "redo")
    buttons = [ButtonSpec(answer, prompts.button_text(answer)) for answer in answers]
    monkeypatch.setattr(window.interaction, "buttons", lambda: buttons)
    made = prompts.would_produce((2, 1, 1, 0, 0), (0, 0, 0, 0, 1), (0, 1, 3, 0, 0), words)
    told = sentences((prompts.placement_progress(0, 0, False), made))
    for prompt in (Prompt("Anna", told), Prompt("Anna", told * 4)):
        monkeypatch.setattr(window.interaction, "prompt", lambda prompt=prompt: prompt)
        bar.refresh()
        QApplication.processEvents()
        assert bar.detail.fits == (prompt.detail == told)
        QApplication.sendEvent(bar.detail, QHelpEvent(QEvent.Type.ToolTip, QPoint(), QPoint()))
        assert bool(bar.detail.toolTip()) != bar.detail.fits, "what has no room is in the tool tip"


# -- sizes ----------------------------------------------------------------------------------------------------------


def letters(window: MainWindow, painted: Painted) -> list[float]:
    """Returns the heights of all lines on the table."""
    painted.grown.clear()
    for view in window.table.views:
        view._repaint()
    window.grab()
    return painted.grown


@pytest.mark.parametrize(
    ("size", "growth"), [(SMALL, 1.1), ((1366, 768), 1.35), ((1920, 1080), 1.3), ((2560, 1440), 1.45)]
)
def test_letters_grow_with_their_size(qtbot: QtBot, painted: Painted, size: tuple[int, int], growth: float) -> None:
    window = mid_game(qtbot, DecisionKind.BUILD)
    window.resize(*size)
    QApplication.processEvents()
    before = letters(window, painted)
    usual, least = fmean(before), min(before)
    window.table.set_text_size(200)
    QApplication.processEvents()
    after = letters(window, painted)
    assert fmean(after) > growth * usual
    assert min(after) >= least
    window.table.set_text_size(100)
    QApplication.processEvents()
    assert fmean(letters(window, painted)) == pytest.approx(usual, rel=0.01)


@pytest.mark.parametrize("card", CARDS[:2])
def test_letters_of_cards_grow_with_their_size(
    qtbot: QtBot, painted: Painted, card: tuple[SanJuanOptions, int, SanJuanDecision]
) -> None:
    window = in_the_middle(qtbot, *card)
    usual = fmean(letters(window, painted))
    window.table.set_text_size(200)
    QApplication.processEvents()
    assert fmean(letters(window, painted)) > 1.3 * usual


def test_a_long_name_takes_two_lines(qapp: QApplication) -> None:
    """Only where that makes its letters larger, and only for larger texts."""
    theme = Theme()
    renderer = TableRenderer(theme, Icons(theme))

    def high(words: str, percent: float, height: int = 60) -> int:
        renderer.theme.set_text_size(percent / 100, 1.4)
        image = QImage(160, 60, QImage.Format.Format_ARGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            renderer.label(painter, QRectF(0, 0, 110, height), words, 13, QColor("black"), CENTER)
        rows = [y for y in range(60) if any(image.pixelColor(x, y).lightness() < 128 for x in range(160))]
        return rows[-1] - rows[0] + 1

    assert high("Small Warehouse", 100) < 16
    assert high("Small Warehouse", 200) > 30
    assert high("Small Warehouse", 200, height=20) < 20
    assert high("Office", 200) < 30


@pytest.mark.parametrize(
    ("size", "texts", "scale"),
    [((1366, 720), 2.0, 1.0), ((1920, 1012), 2.0, 1.4), ((2732, 1440), 1.0, 1.55), ((2732, 1440), 1.25, 1.94),
     ((2732, 1440), 2.0, 2.0), ((2732, 1440), 0.8, 1.55)],
)  # fmt: skip
def test_pieces_of_large_windows_grow_for_larger_texts(size: tuple[int, int], texts: float, scale: float) -> None:
    assert scale_for(*size, BASE, texts) == pytest.approx(scale, abs=0.01)


def test_the_side_column_folds_for_large_texts(qtbot: QtBot) -> None:
    """It unfolds where the window has room for both."""
    window = new_window(qtbot, "ppppp")
    side = window.table.side
    for percent, size, folds in (
        (120, (1366, 768), False),
        (150, (1366, 768), True),
        (150, (1920, 1080), False),
        (200, (1920, 1080), True),
        (200, (2560, 1440), False),
    ):
        window.table.set_text_size(percent)
        window.resize(*size)
        QApplication.processEvents()
        assert side.folded == folds, (percent, size)


@pytest.mark.parametrize("size", [(1920, 1080), (1920, 1074), (1920, 1068), (2560, 1440), (1680, 1050)])
def test_the_scale_of_the_table_is_stable_when_bars_grow_with_it(qtbot: QtBot, size: tuple[int, int]) -> None:
    """The bars grow with the scale of the table, which follows from the room that they leave."""
    window = new_window(qtbot)
    window.services.preferences.change(text_size=150)
    window.resize(*size)
    for _ in range(4):
        QApplication.processEvents()
    scales: list[float] = []
    window.table.scaled.connect(scales.append)
    for _ in range(6):
        QApplication.processEvents()
    assert scales == []


def test_dialogs_and_menus_grow_by_the_setting_only(qtbot: QtBot) -> None:
    window = new_window(qtbot)
    window.resize(2560, 1440)
    scale = window.dialogs.scale
    window.table.set_text_size(200)
    assert window.table.scale > 1.2 * scale
    assert window.dialogs.scale == window.table.usual_scale == scale


def test_the_table_follows_a_larger_font_of_the_system(qtbot: QtBot) -> None:
    """A font that is slightly larger than on other systems does not count."""
    window = new_window(qtbot)
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    before = application.font()
    try:
        for points, size in ((10.5, 1.0), (18, 1.6)):
            font = QFont(before)
            font.setPointSizeF(points)
            application.setFont(font)
            window.settings_applier.use_languages(Languages(application))
            assert window.table.renderer.theme.text_size == pytest.approx(size)
            assert window.settings_applier.text_size == round(100 * size)
    finally:
        application.setFont(before)


# -- reading aids ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("size", "percent"), [(SMALL, 200), ((1920, 1080), 100)])
def test_a_large_board_has_the_font_size_of_the_table(qtbot: QtBot, size: tuple[int, int], percent: int) -> None:
    window = mid_game(qtbot, DecisionKind.BUILD)
    table = window.table
    table.set_text_size(percent)
    window.resize(*size)
    QApplication.processEvents()
    table.close_ups.enlarge(1)
    QApplication.processEvents()
    shown = table.close_ups.shown
    assert shown is not None
    assert {view.font().pixelSize() for view in shown.views} == {table.font().pixelSize()}
    assert all(is_named(QRectF(rect), table.scale) for rect in shown.board.views[3].rects if not rect.isEmpty())


def test_a_forecast_grows_with_texts_and_stays_inside_the_table(qtbot: QtBot) -> None:
    window = mid_game(qtbot, DecisionKind.CHOOSE_ROLE)
    table = window.table
    role = table.common.roles.records[0].ref
    sizes = []
    for percent in (100, 150, 200):
        table.set_text_size(percent)
        table.forecast.dismiss()
        table.forecast.look_at(role, lambda: table.place_of(role))
        table.forecast.appear()
        assert table.rect().contains(table.forecast.geometry())
        assert table.forecast.width() < 0.7 * table.width()
        sizes.append(table.forecast.font().pixelSize())
    assert sizes[0] == table.font().pixelSize()
    assert sizes == sorted(set(sizes))


# -- very large windows ---------------------------------------------------------------------------------------------


def test_tiles_of_other_players_are_named_on_a_very_large_table(
    qtbot: QtBot, language: str, painted: Painted
) -> None:
    window = mid_game(qtbot, DecisionKind.BUILD)
    log = []
    for size in ((1920, 1080), (2560, 1440)):
        window.resize(*size)
        QApplication.processEvents()
        log.append(window.table.log.height() / window.table.height())
    for view in window.table.views:
        view._repaint()
    painted.words.clear()
    window.grab()
    assert painted.cut == []
    for board in window.table.opponents:
        city = board.views[3]
        item = next(item for item in city.records if item.building is not None and item.circles)
        rect = QRectF(city.rect_of(item.ref))
        spot = city._delegate.parts(rect, item, Look("", city.scale))[0].rect
        assert not is_named(rect, city.scale)
        assert spot.top() > rect.top() + 18, "the circle is below a band with the name"
    assert log[1] < log[0]


def test_few_cards_are_wide_on_a_high_rail() -> None:
    cards = [CardItem(f"card:{number}", None) for number in range(3)]
    usual = Hand(6).rects(cards, QRect(0, 0, 944, 166), 1.0)[0].width()
    high = Hand(6).rects(cards, QRect(0, 0, 1590, 400), 1.5)[0].width()
    assert usual <= WIDEST
    assert high > 1.3 * WIDEST * 1.5
    texts = Hand(6, texts=1.5).rects(cards, QRect(0, 0, 1340, 166), 1.0)[0].width()
    assert texts > 1.25 * usual
