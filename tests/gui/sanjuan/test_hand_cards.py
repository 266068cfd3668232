"""The painting of the cards of a hand: texts are whole and clear of edge and ribbon, also on a low rail."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.gui.sanjuan.models.items import CardItem
from puertorico_desktop.gui.sanjuan.texts.words import card_name, card_short
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.hand_delegate import BELOW_RIBBON, PICTURE_BESIDE, RIBBON, HandDelegate
from puertorico_desktop.gui.sanjuan.views.plans import FEWEST, Hand
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.views.delegates import Look
from tests.gui.painted import Painted
from tests.gui.test_geometry import language as language

WHOLE, LOW = (114, 188), (192, 122)
EDGE = 4
"""No word comes nearer to the edge of a card, in pixels."""


@pytest.fixture
def delegate(qapp: QApplication) -> HandDelegate:
    theme = Theme()
    return HandDelegate(CardRenderer(theme, Icons(theme)))


def painted_card(delegate: HandDelegate, item: CardItem, size: tuple[int, int]) -> QImage:
    """A card of that size, and nothing around it."""
    assert item.building is not None
    image = QImage(size[0] + 20, size[1] + 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        delegate.draw(painter, QRectF(10, 10, *size), item, Look(card_name(item.building), 1.0))
    return image


def item_of(card: Card, **more: object) -> CardItem:
    return CardItem("card:0", card, CATALOG[card].cost, effect=card_short(card), **more)  # type: ignore[arg-type]


@pytest.mark.parametrize("size", [WHOLE, LOW])
@pytest.mark.parametrize("tag", ["", "pays"])
def test_every_text_of_a_card_is_painted_in_its_area(
    delegate: HandDelegate, painted: Painted, language: str, size: tuple[int, int], tag: str
) -> None:
    for card in CATALOG:
        painted.places.clear()
        painted_card(delegate, item_of(card, paid=bool(tag), tag=tag), size)
        assert card_name(card) in painted.places
        if not tag:
            assert card_short(card) in painted.places, "there is room for what it does"
        foot = 10 + size[1] - ((RIBBON + BELOW_RIBBON) if tag else 0)
        for rect in painted.places.values():
            assert rect.left() >= 10 + EDGE
            assert rect.right() <= 10 + size[0] - EDGE
            assert rect.bottom() <= foot
    assert painted.cut == []


@pytest.mark.parametrize("text_size", [1.0, 1.5])
@pytest.mark.parametrize("tag", ["", "pays"])
@pytest.mark.parametrize("size", [(193, 111), (160, 122), (136, 122)])
def test_all_cards_of_a_low_rail_have_their_pictures_at_the_left(
    delegate: HandDelegate, painted: Painted, language: str, size: tuple[int, int], tag: str, text_size: float
) -> None:
    """Also those with the longest words, and above the ribbon of a card that pays."""
    delegate.renderer.theme.set_text_size(text_size, text_size)
    for card in CATALOG:
        painted.places.clear()
        painted_card(delegate, item_of(card, paid=bool(tag), tag=tag), size)
        assert painted.places[card_name(card)].left() >= 10 + size[0] * PICTURE_BESIDE[1], card
    assert painted.cut == []


@pytest.mark.parametrize("size", [WHOLE, LOW, (80, 122)])
def test_the_dot_of_a_new_card_is_painted_inside_the_card(delegate: HandDelegate, size: tuple[int, int]) -> None:
    old = painted_card(delegate, item_of(Card.CANAL), size)
    new = painted_card(delegate, item_of(Card.CANAL, fresh=True), size)
    points = [(x, y) for x in range(old.width()) for y in range(old.height())]
    changed = [point for point in points if old.pixel(*point) != new.pixel(*point)]
    assert changed
    assert all(QRect(12, 12, size[0] - 4, size[1] - 4).contains(*point) for point in changed)


@pytest.mark.parametrize("height", [97, 120, 191, 250])
def test_all_cards_of_a_hand_have_the_same_size(height: int) -> None:
    """A pixel more let the same text break at another place."""
    items = [item_of(Card.CANAL)] * 20
    for width in range(600, 1400, 7):
        area = QRect(3, 5, width, height)
        for count in range(1, 21):
            rects = Hand().rects(items[:count], area, 1.0)
            assert len({(rect.width(), rect.height()) for rect in rects}) == 1
            assert all(area.contains(rect) for rect in rects)


def test_a_short_hand_on_a_low_rail_has_wide_cards() -> None:
    items = [item_of(Card.CANAL)] * 20
    low, high = QRect(0, 0, 980, 120), QRect(0, 0, 980, 200)
    assert Hand().rects(items[:3], low, 1.0)[0].width() > 180
    assert Hand().rects(items[:3], high, 1.0)[0].width() < 120
    for count in range(1, 13):
        rects = Hand().rects(items[:count], low, 1.0)
        assert len(rects) == count
        assert all(low.contains(rect) for rect in rects)
        assert rects[0].width() >= Hand().rects(items[:FEWEST], high, 1.0)[0].width() or count > FEWEST


@pytest.mark.parametrize("size", [(80, 122), (118, 50), (118, 43)])
@pytest.mark.parametrize("points", [2, 10])
def test_the_points_of_a_low_card_are_legible(
    delegate: HandDelegate, painted: Painted, english: object, size: tuple[int, int], points: int
) -> None:
    """Two rows of cards on a low rail have a low head, where a number may be wider than the hexagon."""
    painted_card(delegate, item_of(Card.CITY_HALL, points=points, grows=True), size)
    assert painted.cut == []
