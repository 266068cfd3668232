"""Texts that a player wants larger: the table is written larger as far as it has room, and nothing is cut for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind as SanJuanDecision
from puertorico_desktop.engine.sanjuan.options import Options as SanJuanOptions
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.painted import Painted
from tests.gui.sanjuan.test_geometry_sanjuan import painted as painted_cards
from tests.gui.sanjuan.window import in_the_middle
from tests.gui.test_geometry import SIZES, SMALL, assert_apart, assert_whole, language, middles

__all__ = ["language", "painted_cards"]

SET = (120, 150, 200)
"""Sizes of texts, in per cent."""
KINDS = (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.STORE_GOODS)
IN_A_BOX = (DecisionKind.PAY, DecisionKind.SMUGGLE)
CARDS = [
    (SanJuanOptions(players=2), 3, SanJuanDecision.CHOOSE_ROLE),
    (SanJuanOptions(players=4), 8, SanJuanDecision.KEEP),
    (SanJuanOptions(players=4), 7, SanJuanDecision.SELL),
]


def in_every_size(window: MainWindow) -> Iterator[tuple[int, int]]:
    """A window in every size of its own and of its texts."""
    for percent in SET:
        window.table.set_text_size(percent)
        for size in SIZES:
            window.resize(*size)
            QApplication.processEvents()
            yield size


@pytest.mark.parametrize(("kinds", "round_", "box"), [(KINDS, 9, False), (IN_A_BOX, 6, True)], ids=["classic", "box"])
def test_nothing_overlaps(qtbot: QtBot, kinds: tuple[DecisionKind, ...], round_: int, box: bool) -> None:
    for window in middles(qtbot, kinds, round_, box, unpainted=True):
        for _ in in_every_size(window):
            assert_apart(window)


@pytest.mark.parametrize(("kinds", "round_", "box"), [(KINDS, 9, False), (IN_A_BOX, 6, True)], ids=["classic", "box"])
def test_no_word_is_cut(
    qtbot: QtBot, language: str, painted: Painted, kinds: tuple[DecisionKind, ...], round_: int, box: bool
) -> None:
    for window in middles(qtbot, kinds, round_, box):
        for size in in_every_size(window):
            if not (box and size == SMALL):  # even usual texts have no room there
                painted.cut.clear()
                assert_whole(window, painted, lambda caption: caption.fits)


@pytest.mark.parametrize(("options", "seed", "kind"), CARDS)
def test_cards_are_apart_and_whole(
    qtbot: QtBot,
    language: str,
    options: SanJuanOptions,
    seed: int,
    kind: SanJuanDecision,
    painted_cards: Painted,
) -> None:
    window = in_the_middle(qtbot, options, seed, kind)
    for _ in in_every_size(window):
        assert_apart(window)
        painted_cards.cut.clear()
        assert_whole(window, painted_cards, lambda caption: caption.fits)
