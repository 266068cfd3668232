"""The words of San Juan: every piece has a name and an effect in every language, and short ones fit on a tile."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.sanjuan.components import Card, Good, Role
from puertorico_desktop.engine.sanjuan.events import NothingTucked
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.sanjuan.texts import effects, words
from puertorico_desktop.gui.sanjuan.texts.log import event_text
from puertorico_desktop.languages import ENGLISH, LANGUAGES

NAMES = ((Good, words.good_name), (Role, words.role_name), (Card, words.card_name))
TILE = QRectF(0, 0, 119, 100)
TILE_PIXELS, TILE_LINES = 11.5, 2


@pytest.fixture(params=list(LANGUAGES))
def language(english: Languages, request: pytest.FixtureRequest) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


def test_every_piece_has_a_name_and_an_effect() -> None:
    assert list(words.BUILDINGS) == [card.id for card in Card]
    assert list(words.ROLES) == [role.id for role in Role]
    assert list(words.GOODS) == [good.id for good in Good]
    assert words.BUILDINGS.keys() == effects.BUILDING_EFFECTS.keys() == effects.BUILDING_SHORT.keys()
    roles = words.ROLES.keys()
    assert roles == effects.ROLE_EFFECTS.keys() == effects.PRIVILEGES.keys() == effects.DOUBLED_PRIVILEGES.keys()
    assert all(text.endswith(".") for text in (*effects.BUILDING_EFFECTS.values(), *effects.ROLE_EFFECTS.values()))
    assert not any(text.endswith(".") for text in effects.BUILDING_SHORT.values())


def test_no_two_pieces_share_a_name(language: str) -> None:
    for kind, say in NAMES:
        assert len({say(one) for one in kind}) == len(kind)


TERMS = {
    "fruit_depot": ("Fruit Depot", "水果倉庫", "水果仓库", "果物倉庫"),
    "villa": ("Villa", "渡假村", "度假村", "別荘"),
    "trading_post": ("Trading Post", "交易站", "交易站", "交易拠点"),
    "arch": ("Triumphal Arch", "凱旋門", "凯旋门", "凱旋門"),
    "town_square": ("Town Square", "城市廣場", "城市广场", "街の広場"),
    "bohio": ("Bohío", "農舍", "农舍", "ボイオ(農家)"),
    "church": ("Church", "教堂", "教堂", "教会"),
    "bank": ("Bank", "銀行", "银行", "銀行"),
    "residence": ("Residence", "住宅", "住宅", "公邸"),
    "cathedral": ("Cathedral", "主教座堂", "主教座堂", "大聖堂"),
}
"""Some names by the rulebook and `terms.md`, in the order of `LANGUAGES`."""


def test_buildings_have_the_names_of_the_rulebook(language: str) -> None:
    column = list(LANGUAGES).index(language)
    assert {one: words.card_name(Card[one.upper()]) for one in TERMS} == {
        one: said[column] for one, said in TERMS.items()
    }


def test_the_log_names_the_building_under_which_nothing_is_put(language: str) -> None:
    for building in (Card.CHAPEL, Card.CHURCH):
        line = event_text(NothingTucked(1, building), ("Anna", "Ben"))
        assert "Ben" in line
        assert words.card_name(building) in line


def test_short_effects_fit_on_a_tile(language: str, qapp: QApplication) -> None:
    font = qapp.font()
    font.setPointSizeF(TILE_PIXELS * 72 / 96)
    metrics = QFontMetricsF(font)
    room = TILE_LINES * metrics.lineSpacing() + 1
    shorts = {words.card_short(card) for card in Card}
    boxes = {text: metrics.boundingRect(TILE, Qt.TextFlag.TextWordWrap, text) for text in shorts}
    assert not {text for text, box in boxes.items() if box.height() > room or box.width() > TILE.width()}
