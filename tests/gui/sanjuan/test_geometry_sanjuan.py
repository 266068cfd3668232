"""Nothing overlaps and no text is cut off, in every language, in small and large windows."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, card_short
from puertorico_desktop.gui.sanjuan.views.hand_delegate import PAID_SINKS, WHOLE_FROM
from puertorico_desktop.gui.sanjuan.views.plans import Hand
from puertorico_desktop.gui.views.delegates import Look
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.painted import Painted
from tests.gui.sanjuan.window import in_the_middle, sanjuan_window
from tests.gui.test_geometry import assert_apart, assert_whole, resize_unpainted

NEW = (Expansion.NEW_BUILDINGS,)
TABLES = [
    (Options(players=2), 3, DecisionKind.CHOOSE_ROLE),
    (Options(players=3, expansions=NEW), 5, DecisionKind.BUILD),
    (Options(players=4, expansions=NEW), 6, DecisionKind.CHOOSE_ROLE),
    (Options(players=4), 7, DecisionKind.SELL),
    (Options(players=4), 8, DecisionKind.KEEP),
    (Options(players=4), 9, DecisionKind.PRODUCE),
    (Options(players=2, expansions=NEW), 10, DecisionKind.DISCARD),
]
tables = pytest.mark.parametrize(
    ("options", "seed", "kind"), TABLES, ids=lambda one: one.value if isinstance(one, DecisionKind) else ""
)
SIZES = [(1024, 600), (1366, 768), (1920, 1080), (2560, 1440)]


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


@tables
def test_nothing_overlaps(qtbot: QtBot, options: Options, seed: int, kind: DecisionKind) -> None:
    window = in_the_middle(qtbot, options, seed, kind, unpainted=True)
    for size in SIZES:
        resize_unpainted(window, *size)
        assert_apart(window)


@tables
def test_no_text_is_cut_off(
    qtbot: QtBot, language: str, options: Options, seed: int, kind: DecisionKind, painted: Painted
) -> None:
    window = in_the_middle(qtbot, options, seed, kind, unpainted=True)
    for size in ((1366, 768), (1260, 700)):
        resize_unpainted(window, *size)
        assert_whole(window, painted, lambda caption: caption.fits)


def test_no_text_on_any_card_is_cut_off(qtbot: QtBot, language: str, painted: Painted) -> None:
    """With any number of cards in hand; the effect of a card is only omitted where cards are half visible."""
    window = in_the_middle(qtbot, *TABLES[1], unpainted=True)
    hand = window.table.rail.hand
    cards = [CardItem(f"card:{card.value}:0", card, effect=card_short(card)) for card in CATALOG]
    for size, count in product(((1024, 600), (1260, 700), (1366, 768)), (9, 10, 12, 20)):
        resize_unpainted(window, *size)
        rect = QRectF(Hand(6).rects(cards[:count], hand.viewport().rect(), hand.scale)[0])
        whole = rect.height() - PAID_SINKS * hand.scale >= WHOLE_FROM * hand.scale
        picture = QPixmap(rect.size().toSize())
        with QPainter(picture) as painter:
            painter.setFont(hand.font())
            for item, card in zip(cards, CATALOG, strict=True):
                painted.words.clear()
                hand._delegate.draw(
                    painter, rect.translated(-rect.topLeft()), item, Look(card_name(card), hand.scale)
                )
                assert (item.effect in painted.words) == whole
        assert painted.cut == [], (size, count)


@pytest.mark.parametrize(
    ("size", "count", "tag", "least"),
    [
        ((1366, 768), 5, "", 0),
        ((2560, 1440), 4, "", 39),
        ((2560, 1440), 8, "", 37),
        ((2560, 1440), 8, "pays", 35),
        ((3840, 2160), 12, "", 40),
    ],
)
def test_large_cards_tell_their_whole_effect(
    qtbot: QtBot, language: str, painted: Painted, size: tuple[int, int], count: int, tag: str, least: int
) -> None:
    """All but a few long ones, in letters that are no smaller than usual; small cards tell it in a few words."""
    window = in_the_middle(qtbot, *TABLES[1], unpainted=True)
    resize_unpainted(window, *size)
    hand = window.table.rail.hand
    cards = [
        CardItem(f"card:{card.value}:0", card, effect=card_short(card), whole_effect=card_effect(card), tag=tag)
        for card in CATALOG
    ]
    rect = QRectF(Hand().rects(cards[:count], hand.viewport().rect(), hand.scale)[0])
    picture, told = QPixmap(rect.size().toSize()), 0
    with QPainter(picture) as painter:
        painter.setFont(hand.font())
        for item, card in zip(cards, CATALOG, strict=True):
            painted.words.clear()
            hand._delegate.draw(painter, rect.translated(-rect.topLeft()), item, Look(card_name(card), hand.scale))
            told += item.whole_effect in painted.words
            assert (item.whole_effect in painted.words) != (item.effect in painted.words)
    assert painted.cut == []
    assert least <= told <= (len(CATALOG) if least else 0)


@pytest.mark.parametrize("hand", [1, 5, 9, 10, 14])
def test_drawn_cards_are_no_smaller_than_those_in_hand(
    qtbot: QtBot, language: str, painted: Painted, hand: int
) -> None:
    """The decision is about the drawn cards, even if they are few beside a large hand."""
    window = sanjuan_window(qtbot, Options(2))
    window.setUpdatesEnabled(False)
    session, rail = window.session, window.table.rail
    cards = [card for card in CATALOG if CATALOG[card].cost > 1][:hand]
    start = table(2, 1).player(0, hand=cards).build()
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=start)), None)
    session._rewind()
    session.submit(ChooseRole(Role.RECRUITER), session.ply)
    session.submit(session.game.legal_actions()[0], session.ply)
    assert (rail.drawn.model().rowCount(), rail.hand.model().rowCount()) == (2, hand)
    for size in ((1024, 600), (1258, 740), (1366, 768), (1920, 1080)):
        resize_unpainted(window, *size)
        assert_whole(window, painted, lambda caption: caption.fits)
        drawn, held = rail.drawn.rects[0], rail.hand.rects[0]
        assert drawn.height() >= held.height(), size


ASKED_FOR_PIECES = [
    (Options(players=4), 7, DecisionKind.SELL),
    (Options(players=4), 9, DecisionKind.PRODUCE),
    (Options(players=4), 8, DecisionKind.KEEP),
    (Options(players=2, expansions=NEW), 10, DecisionKind.DISCARD),
    (Options(players=4, expansions=NEW), 6, DecisionKind.EXCHANGE),
    (Options(players=4, expansions=NEW), 6, DecisionKind.TUCK),
]


@pytest.mark.parametrize(
    ("options", "seed", "kind"), ASKED_FOR_PIECES, ids=[kind.value for *_, kind in ASKED_FOR_PIECES]
)
def test_the_prompt_for_pieces_to_select_fits(
    qtbot: QtBot, language: str, options: Options, seed: int, kind: DecisionKind
) -> None:
    """With an instruction while too few pieces are selected, at every step."""
    window = in_the_middle(qtbot, options, seed, kind, unpainted=True)
    interaction, prompt = window.table._interaction, window.table.prompt
    for size in SIZES[:2]:
        window.resize(*size)
        interaction.press("reset")
        for button in ("", "suggest"):
            interaction.press(button)
            QApplication.processEvents()
            assert prompt.detail.fits, (size, prompt.detail.text())
            assert prompt.heading.fits, (size, prompt.heading.text())
