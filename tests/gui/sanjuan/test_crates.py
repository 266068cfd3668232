"""Goods in a city are visible on their buildings, also on buildings that make no single kind of good."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.gui.sanjuan.models.items import CityItem, Crate
from puertorico_desktop.gui.sanjuan.texts.words import card_name
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.views.city_delegate import SIDE, CityDelegate
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.views.delegates import Look
from tests.gui.painted import Painted, watch


@pytest.fixture
def painted_texts(monkeypatch: pytest.MonkeyPatch) -> Painted:
    return watch(monkeypatch)


def painted(scheme: Scheme, item: CityItem, size: tuple[int, int]) -> QImage:
    theme = Theme(scheme)
    image = QImage(size[0] + 20, size[1] + 20, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        assert item.building is not None
        look = Look(card_name(item.building), 1.0)
        CityDelegate(CardRenderer(theme, Icons(theme))).draw(painter, QRectF(10, 10, *size), item, look)
    return image


@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("size", [(132, 126), (90, 60)])
@pytest.mark.parametrize("card", [Card.CORN_GRANARY, Card.ZONING_OFFICE])
def test_a_good_and_its_selection_are_painted_on_its_building(
    qapp: QApplication, card: Card, size: tuple[int, int], scheme: Scheme
) -> None:
    pictures = [
        painted(scheme, CityItem("city:0", card, 1, crate=crate, chosen=chosen), size)
        for crate, chosen in ((Crate.EMPTY, False), (Crate.FULL, False), (Crate.FULL, True))
    ]
    assert pictures[0] != pictures[1]
    assert pictures[1] != pictures[2], "a good that is chosen to be sold has a golden rim"


@pytest.mark.parametrize("size", [(120, 117), (132, 98), (180, 160)])
def test_the_picture_and_the_good_have_the_same_distance_from_the_sides_of_their_building(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int]
) -> None:
    pictures: list[QRectF] = []
    crates: list[QRectF] = []
    monkeypatch.setattr(CardRenderer, "picture", lambda _self, _painter, rect, _card: pictures.append(rect))
    monkeypatch.setattr(CardRenderer, "no_crate", lambda _self, _painter, rect: crates.append(rect))
    item = CityItem("city:0", Card.CORN_GRANARY, 1, effect="sells for 1", crate=Crate.EMPTY)
    painted(Scheme.LIGHT, item, size)
    (picture,), (crate,) = pictures, crates
    assert picture.left() >= 10 + SIDE
    assert crate.right() <= 10 + size[0] - SIDE
    assert picture.right() < crate.left()
    assert abs(picture.center().y() - crate.center().y()) < 1


@pytest.mark.parametrize("size", [(54, 50), (58, 58), (90, 60), (132, 126)])
@pytest.mark.parametrize("tucked", [-1, 4, 12])
def test_the_number_of_tucked_cards_is_painted_on_the_building(
    qapp: QApplication, painted_texts: Painted, size: tuple[int, int], tucked: int
) -> None:
    """Also on the small tiles of the count at the end, where there is no room for it beside the cards."""
    with_cards = painted(Scheme.LIGHT, CityItem("city:0", Card.CHAPEL, 2, tucked=tucked), size)
    without = painted(Scheme.LIGHT, CityItem("city:0", Card.CHAPEL, 2), size)
    assert painted_texts.cut == []
    beside = range(10 + size[0] - 1, with_cards.width())
    assert all(with_cards.pixel(x, y) == without.pixel(x, y) for x in beside for y in range(with_cards.height()))


def test_a_good_is_dragged_without_its_building(qapp: QApplication) -> None:
    theme = Theme(Scheme.LIGHT)
    delegate = CityDelegate(CardRenderer(theme, Icons(theme)))
    tile = QRectF(0, 0, 132, 126)
    full = CityItem("city:0", Card.CORN_GRANARY, 1, crate=Crate.FULL)
    empty = CityItem("city:0", Card.CORN_GRANARY, 1, crate=Crate.EMPTY)
    size = delegate.lifted_size(full, "city:0", tile)
    assert size.width() == size.height() < 60
    assert delegate.lifted_size(empty, "city:0", tile) == tile.size().toSize()
    pictures = []
    for building in (Card.CORN_GRANARY, Card.ZONING_OFFICE):
        image = QImage(size, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            item = CityItem("city:0", building, 1, crate=Crate.FULL)
            delegate.draw_lifted(painter, QRectF(image.rect()), item, "city:0", Look(card_name(building), 1.0))
        pictures.append(image)
    assert pictures[0] != pictures[1]
