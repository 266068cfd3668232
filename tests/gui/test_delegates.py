"""Every delegate paints every record of its kind, at every scale and in both schemes, without warnings of Qt."""

from collections.abc import Iterator
from itertools import combinations, pairwise

import attrs
import pytest
from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QListView, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.events import RoundStarted
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.gui.models.items import Item, LogItem
from puertorico_desktop.gui.models.table_model import ItemRole
from puertorico_desktop.gui.puertorico.models.items import (
    CityItem,
    GoodItem,
    HouseItem,
    IslandItem,
    MarketItem,
    OfferItem,
    PlayerItem,
    RoleItem,
    ShipItem,
    SupplyItem,
)
from puertorico_desktop.gui.puertorico.models.puertoma_items import (
    AbilityItem,
    AsideItem,
    BuildingsItem,
    EstateItem,
    LevelItem,
    PlaceItem,
    ReserveItem,
    TieCardItem,
)
from puertorico_desktop.gui.puertorico.views import ship_painting
from puertorico_desktop.gui.puertorico.views.action_board_delegate import ActionBoardDelegate
from puertorico_desktop.gui.puertorico.views.board_delegates import (
    CityDelegate,
    GoodDelegate,
    IslandDelegate,
    circle_rects,
    picture_rect,
    points_rect,
)
from puertorico_desktop.gui.puertorico.views.common_delegates import (
    HouseDelegate,
    OfferDelegate,
    RoleDelegate,
    ShipDelegate,
    SupplyDelegate,
    card_rect,
)
from puertorico_desktop.gui.puertorico.views.market_delegate import MarketDelegate
from puertorico_desktop.gui.puertorico.views.player_delegates import (
    PlayerCardDelegate,
    PlayerLineDelegate,
    sign_spots,
)
from puertorico_desktop.gui.puertorico.views.puertoma_delegates import PuertomaDelegate
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.views.delegates import ItemDelegate, Look
from puertorico_desktop.gui.views.log_delegate import LogDelegate
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, CENTER
from tests.gui.painted import Painted


def cities() -> Iterator[Item]:
    yield CityItem("city:0", None, 0, 0)
    for row in CATALOG.values():
        yield CityItem("city:1", row.building, 0, row.circles)
        yield CityItem("city:1", row.building, row.circles, row.circles)


def markets() -> Iterator[Item]:
    for row in CATALOG.values():
        for price, copies, obstacle in (
            (row.cost, row.copies, None),
            (0, 1, Reason.CANNOT_AFFORD),
            (row.cost, 0, Reason.ALREADY_BUILT),
        ):
            yield MarketItem(
                "market:x", row.building, row.cost, price, 0, 0, 0, row.points, row.circles, copies, obstacle
            )


def players() -> Iterator[Item]:
    for seat in range(5):
        for points, idle, roles in ((None, 0, ()), (12, 3, (Role.MAYOR,)), (104, 20, (Role.CAPTAIN, Role.TRADER))):
            yield PlayerItem(
                ref=f"player:{seat}",
                seat=seat,
                name="Anna Maximiliana",
                doubloons=seat * 7,
                points=points,
                idle=idle,
                colonists=idle + 4,
                tiles=3,
                spaces=2,
                governor=seat == 1,
                chooser=False,
                asked=seat == 2,
                roles=roles,
            )


HANGING = tuple(AbilityItem("ability:0", seat, 1, tile) for seat, tile in enumerate(list(AbilityTile)[:4]))


def pieces_of_puertomas() -> Iterator[Item]:
    for kind in list(Tile)[:5]:
        for there, people in ((False, 0), (True, 0), (True, 2), (True, 3)):
            yield EstateItem("estate:x", kind, there, people, 3)
    for building in (None, Building.OFFICE, Building.CITY_HALL):
        yield LevelItem("level:x", 2, building)
        yield ReserveItem("reserve", 3, building)
    for tile in (None, *AbilityTile):
        yield AbilityItem("ability:x", 4, 2, tile, works=tile is not AbilityTile.STORE_KIND)
    yield AbilityItem("ability:x", 4, 2, None, gone=True)
    yield AsideItem("aside", (0, 1, 0, 2, 0, 4), 7)
    yield AsideItem("aside", (1, 1, 2, 2, 1, 4), 12)
    yield BuildingsItem("buildings", 3, 8)


def action_board() -> Iterator[Item]:
    for role in list(Role)[:-2]:
        for marked, led_to in ((False, False), (True, False), (False, True)):
            yield PlaceItem("place:x", role, marked, led_to, ())
    roles = TIE_BREAK_CARDS[3]
    names = ("Adventurer",) * len(roles)
    yield TieCardItem("tie_card", None, 8)
    yield TieCardItem("tie_card", 4, 3, roles, (), None, names)
    yield TieCardItem("tie_card", 4, 0, roles, roles[:3], roles[3], names)


ALL: list[tuple[type[ItemDelegate], tuple[int, int], list[Item]]] = [
    (
        RoleDelegate,
        (113, 72),
        [
            RoleItem("role:x", role, doubloons, owner, running)
            for role in Role
            for doubloons, owner, running in ((0, None, False), (3, None, False), (0, 2, False), (0, 4, True))
        ],
    ),
    *(
        (
            RoleDelegate,
            size,
            [
                RoleItem("role:x", role, 2, owner, False, None, captor, True, marked, not marked, HANGING[:hanging])
                for role in Role
                for owner, captor in ((None, None), (2, None), (None, 1))
                for marked, hanging in ((False, 0), (True, 1), (False, 4))
            ],
        )
        for size in ((101, 76), (104, 36))
    ),
    (PuertomaDelegate, (40, 62), list(pieces_of_puertomas())),
    (PuertomaDelegate, (33, 16), list(pieces_of_puertomas())),
    (PuertomaDelegate, (120, 80), list(pieces_of_puertomas())),
    (ActionBoardDelegate, (88, 150), list(action_board())),
    (ActionBoardDelegate, (33, 33), [item for item in action_board() if isinstance(item, PlaceItem)]),
    (ActionBoardDelegate, (150, 24), list(action_board())),
    (
        OfferDelegate,
        (40, 40),
        [OfferItem("offer:0", tile, 1) for tile in Tile]
        + [OfferItem("quarry", Tile.QUARRY, count) for count in (0, 1, 8)]
        + [OfferItem("pile", None, count) for count in (0, 1, 33)],
    ),
    (
        ShipDelegate,
        (140, 90),
        [
            ShipItem("ship:0", capacity, good, load)
            for capacity in (4, 6, 8)
            for good, load in ((None, 0), *((good, capacity - 1) for good in Good))
        ]
        + [ShipItem("ship:private", None, None, 0), ShipItem("ship:private", None, Good.CORN, 9)],
    ),
    (HouseDelegate, (36, 36), [HouseItem("house:0", good) for good in (None, *Good)]),
    (SupplyDelegate, (32, 22), [SupplyItem("supply:x", good, count) for good in Good for count in (0, 11)]),
    (MarketDelegate, (234, 26), list(markets())),
    (
        IslandDelegate,
        (66, 66),
        [IslandItem("island:0", None, 0)] + [IslandItem("island:0", tile, men) for tile in Tile for men in (0, 1)],
    ),
    (CityDelegate, (122, 68), list(cities())),
    (CityDelegate, (58, 26), list(cities())),
    (CityDelegate, (58, 60), list(cities())),
    (
        GoodDelegate,
        (62, 30),
        [GoodItem("good:x", good, count, kept) for good in Good for count, kept in ((0, None), (7, None), (7, 1))],
    ),
    (PlayerCardDelegate, (130, 110), list(players())),
    (PlayerLineDelegate, (210, 24), list(players())),
    (LogDelegate, (360, 18), [LogItem("log:0", 1, seat, seat == 0, RoundStarted(1, 0)) for seat in (None, 0, 4)]),
]


def paint(
    delegate: ItemDelegate, size: tuple[int, int], item: Item, scale: int, name: str = "Small Indigo Plant"
) -> QImage:
    """Returns the item as a view would paint it, with this many pixels per point."""
    model = QStandardItemModel(1, 1)
    standard = QStandardItem(name)
    standard.setData(item, ItemRole)
    model.setItem(0, 0, standard)
    image = QImage(size[0] * scale, size[1] * scale, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(scale)
    image.fill(0)
    option = QStyleOptionViewItem()
    font = QFont()
    font.setPixelSize(BASE_PIXELS)
    option.font = font
    option.rect = QRect(0, 0, *size)
    with QPainter(image) as painter:
        delegate.paint(painter, option, model.index(0, 0))
        assert painter.isActive()
    return image


@pytest.fixture(params=list(Scheme))
def renderer(request: pytest.FixtureRequest, qapp: QApplication) -> TableRenderer:
    theme = Theme(request.param)
    return TableRenderer(theme, Icons(theme))


@pytest.mark.parametrize("scale", [1, 2])
@pytest.mark.parametrize(("kind", "size", "items"), ALL, ids=lambda value: getattr(value, "__name__", ""))
def test_every_record_is_painted(
    renderer: TableRenderer, kind: type[ItemDelegate], size: tuple[int, int], items: list[Item], scale: int
) -> None:
    delegate = kind(renderer)
    for item in items:
        image = paint(delegate, size, item, scale).convertToFormat(QImage.Format.Format_RGBA8888)
        cover, width = bytes(image.constBits())[3::4], image.width()
        rows = [cover[y * width : (y + 1) * width : 5] for y in range(0, image.height(), 5)]
        inked = sum(len(row) - row.count(0) for row in rows)
        assert inked > 3, item


@pytest.mark.parametrize(("kind", "size", "items"), ALL, ids=lambda value: getattr(value, "__name__", ""))
def test_the_picture_of_a_dragged_piece_can_be_painted(
    renderer: TableRenderer, kind: type[ItemDelegate], size: tuple[int, int], items: list[Item]
) -> None:
    delegate = kind(renderer)
    look = Look("Sugar Mill", 1.0)
    for item in items:
        place = QRectF(0, 0, *size)
        lifted = delegate.lifted_size(item, item.ref, place)
        assert 8 <= lifted.width() <= 400, item
        image = QImage(lifted, QImage.Format.Format_ARGB32_Premultiplied)
        with QPainter(image) as painter:
            delegate.draw_lifted(painter, QRectF(0, 0, lifted.width(), lifted.height()), item, item.ref, look)


def test_a_long_name_is_elided_before_the_idle_people_are_left_out(
    renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[int] = []
    monkeypatch.setattr(PlayerLineDelegate, "draw_idle", lambda _self, _painter, _rect, idle, *_: shown.append(idle))
    item = attrs.evolve(next(players()), idle=3)
    for width in (120, 150, 180):
        found = []
        for name in ("Esteban", "Esteban the Colonist of Ponce", "阿爾特米西亞一世女王陛下"):
            paint(PlayerLineDelegate(renderer), (width, 24), item, 1, name)
            found.append(shown.copy())
            shown.clear()
        assert found == found[:1] * 3, width
        assert found[0] == [3] or width == 120


def test_a_name_beside_nobles_and_the_crown_gets_smaller_before_it_is_elided(
    renderer: TableRenderer, painted: Painted
) -> None:
    item = attrs.evolve(next(players()), governor=True, nobles=4)
    paint(PlayerCardDelegate(renderer), (110, 200), item, 1, "David")
    assert "David" not in painted.cut


@pytest.mark.parametrize("size", [(122, 68), (58, 26), (122, 140), (58, 60)])
def test_circles_lie_inside_the_tile(renderer: TableRenderer, size: tuple[int, int]) -> None:
    delegate = CityDelegate(renderer)
    place = QRectF(0, 0, *size)
    for row in CATALOG.values():
        item = CityItem("city:5", row.building, 0, row.circles)
        *circles, whole = delegate.parts(place, item, Look("", 1.0))
        assert whole.ref == "city:5"
        assert [part.ref for part in circles] == [f"city:5:{number}" for number in range(row.circles)]
        assert all(place.contains(part.rect) for part in circles), row.building
        assert all(not a.rect.intersects(b.rect) for a, b in pairwise(circles))


@pytest.fixture
def labels(renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, QRectF]]:
    """Collects the painted labels with their places."""
    found: list[tuple[str, QRectF]] = []

    def note(_painter: QPainter, place: QRectF, words: str, *_args: object, **_options: object) -> float:
        found.append((words, place))
        return 0.0

    monkeypatch.setattr(renderer, "label", note)
    return found


def test_the_name_of_a_private_ship_is_omitted_rather_than_cut_off(
    renderer: TableRenderer, labels: list[tuple[str, QRectF]]
) -> None:
    loaded = ShipItem("ship:private", None, None, 0, mix=(3, 0, 0, 0, 0))
    for item in (ShipItem("ship:private", None, None, 0), loaded):
        paint(ShipDelegate(renderer), (62, 80), item, 1)
        assert not labels
        paint(ShipDelegate(renderer), (190, 80), item, 1)
        assert [words for words, _ in labels] == ["Small Indigo Plant"]
        labels.clear()


@pytest.mark.parametrize("size", [(100, 92), (160, 92), (230, 92), (280, 200)])
@pytest.mark.parametrize("edition", list(Edition))
def test_a_ship_of_any_width_has_room_for_its_rig(
    renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch, size: tuple[int, int], edition: Edition
) -> None:
    airs: list[QRectF] = []
    monkeypatch.setattr(ship_painting, "rig", lambda _renderer, _painter, air: airs.append(air))
    renderer.theme.set_edition(edition.value)
    for capacity in (4, 5, 6, 7, 8):
        paint(ShipDelegate(renderer), size, ShipItem("ship:0", capacity, Good.CORN, 2), 1)
    assert len(airs) == 5
    assert all(air.height() >= size[1] / 5 for air in airs)


def test_text_is_not_clipped_by_a_low_rectangle(renderer: TableRenderer) -> None:
    def painted(height: float) -> QImage:
        image = QImage(80, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            place = QRectF(0, 20 - height / 2, 80, height)
            renderer.text(painter, place, "12 free", BASE_PIXELS, QColor("black"), CENTER, grows=False)
        return image

    assert painted(6) == painted(40)


def test_the_number_of_kept_goods_is_painted_inside_the_ring(
    renderer: TableRenderer, labels: list[tuple[str, QRectF]]
) -> None:
    paint(GoodDelegate(renderer), (58, 29), GoodItem("good:x", Good.INDIGO, 3, 1), 1)
    words, place = labels.pop()
    assert words == "keep 1/3"
    assert place.right() <= 58 - 5
    canvas = QImage(1, 1, QImage.Format.Format_RGB32)
    with QPainter(canvas) as painter:
        least = renderer.least_width(painter, words, BASE_PIXELS, bold=True)
    assert least <= place.width()


def test_an_occupied_building_is_painted_in_another_shade(renderer: TableRenderer) -> None:
    """Most of its pixels change, not only those of the circle."""
    rows = [row for row in CATALOG.values() if row.circles]
    for size in ((122, 68), (58, 26)):
        for row in rows:
            idle, busy = (
                paint(CityDelegate(renderer), size, CityItem("city:0", row.building, men, row.circles), 1)
                for men in (0, row.circles)
            )
            points = [(x, y) for x in range(0, size[0], 3) for y in range(0, size[1], 3)]
            changed = sum(idle.pixel(x, y) != busy.pixel(x, y) for x, y in points)
            assert changed > 0.4 * len(points), (row.building, size)


def test_dragging_from_a_tile_takes_the_people_or_the_tile(renderer: TableRenderer) -> None:
    """People while they are placed, the tile where tiles are given up."""
    delegate, place = IslandDelegate(renderer), QRectF(0, 0, 66, 66)
    worked = IslandItem("island:2", Tile.COFFEE, 1, 1)
    assert delegate.dragged_part(worked, people=True) == worked
    tile = delegate.dragged_part(worked, people=False)
    assert (tile.tile, tile.colonists, tile.nobles) == (Tile.COFFEE, 0, 0)
    assert delegate.lifted_size(tile, "island:2", place).width() == 66
    assert delegate.lifted_size(worked, "island:2", place).width() < 66


def test_a_log_entry_has_no_empty_line(qtbot: QtBot, renderer: TableRenderer) -> None:
    """It is wrapped as it was measured: for a width with a scroll bar, also while there is none."""
    entry = QStandardItem("The quick brown fox jumps over the lazy dog of the governor.")
    entry.setData(LogItem("log:0", 1, None, False, RoundStarted(1, 0)), ItemRole)
    model = QStandardItemModel()
    model.setItem(0, 0, entry)
    view = QListView()
    qtbot.addWidget(view)
    delegate = LogDelegate(renderer, view)
    view.setItemDelegate(delegate)
    view.setModel(model)
    font = view.font()
    font.setPixelSize(BASE_PIXELS)
    view.setFont(font)
    for width in range(180, 300, 4):
        view.resize(width, 120)
        delegate.forget()
        option = QStyleOptionViewItem()
        option.font, option.widget = font, view
        height = delegate.sizeHint(option, model.index(0, 0)).height()
        option.rect = QRect(0, 0, width, height)
        image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            delegate.paint(painter, option, model.index(0, 0))
        last_line = (image.pixelColor(x, y).alpha() for x in range(width) for y in range(height - 14, height))
        assert any(last_line), width


def test_a_log_entry_is_wrapped_once_for_each_width(
    qtbot: QtBot, renderer: TableRenderer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The height of a text is remembered in other rows, and after earlier rows were removed."""
    model = QStandardItemModel()
    for row, words in enumerate(("Anna takes corn.", "Ben takes indigo.", "Anna takes corn.")):
        entry = QStandardItem(words)
        entry.setData(LogItem(f"log:{row}", row, None, False, RoundStarted(1, 0)), ItemRole)
        model.setItem(row, 0, entry)
    view = QListView()
    qtbot.addWidget(view)
    delegate = LogDelegate(renderer, view)
    broken: list[str] = []
    measure = LogDelegate._height
    monkeypatch.setattr(LogDelegate, "_height", lambda *told: broken.append(told[2]) or measure(*told))
    option = QStyleOptionViewItem()
    option.font, option.widget = view.font(), view

    def heights() -> list[int]:
        return [delegate.sizeHint(option, model.index(row, 0)).height() for row in range(model.rowCount())]

    before = heights()
    assert broken == ["Anna takes corn.", "Ben takes indigo."]
    model.item(2).setText("Clara builds a small market, and receives a doubloon of the quarry. " * 9)
    delegate.forget_rows(2, 2)
    after = heights()
    assert after[:2] == before[:2]
    assert after[2] > before[2]
    model.removeRows(1, 1)
    delegate.forget_rows(1, 9)
    assert heights() == [after[0], after[2]]
    assert len(broken) == 3
    view.resize(2 * view.width(), view.height())
    delegate.forget()
    assert heights()[1] < after[2]
    assert len(broken) == 5


def test_a_crossed_out_price_is_readable(renderer: TableRenderer) -> None:
    for scale in (1.0, 1.6):
        image = QImage(80, 60, QImage.Format.Format_RGB32)
        image.fill(QColor("white"))
        with QPainter(image) as painter:
            room, pixels = QRectF(0, 0, 80, 60), 11 * scale
            width = renderer.struck(painter, room, "1", pixels, QColor("black"), CENTER)
        left, right = 40 - width / 2 - 1, 40 + width / 2 + 1
        beside = [
            (x, y)
            for x in range(80)
            for y in range(60)
            if image.pixelColor(x, y).lightness() < 250 and not left <= x <= right
        ]
        assert {x < 40 for x, y in beside} == {True, False}
        assert all(image.pixelColor(x, y).lightness() > 80 for x, y in beside)
        rows = [y for x, y in beside]
        assert max(rows) - min(rows) <= 4 * scale


@pytest.mark.parametrize("circles", range(4))
@pytest.mark.parametrize("size", [(126, 65), (84, 46), (155, 33), (121, 25), (200, 80), (140, 37)])
def test_points_cover_neither_the_picture_nor_the_circles(size: tuple[int, int], circles: int) -> None:
    for scale in (1.0, 1.4):
        rect = QRectF(3, 5, size[0] * scale, size[1] * scale)
        badge, picture = points_rect(rect, circles, scale), picture_rect(rect, circles, scale)
        spots = circle_rects(rect, circles, scale)
        assert not badge.isEmpty()
        assert picture.width() >= 14 * scale
        everything = [badge, picture, *spots]
        assert all(rect.contains(part) for part in everything)
        assert not any(one.intersects(other) for one, other in combinations(everything, 2))


def test_the_number_of_free_spaces_does_not_touch_the_dashed_frame(renderer: TableRenderer, painted: Painted) -> None:
    renderer.theme.set_text_size(150, 2.0)
    image = QImage(60, 40, QImage.Format.Format_ARGB32)
    image.fill(0)
    with QPainter(image) as painter:
        CityDelegate(renderer).draw(
            painter, QRectF(4, 4, 52, 33), CityItem("city:0", None, 0, 0, left=12), Look("", 1)
        )
    edge = [(x, y) for x in range(60) for y in range(40) if not QRect(9, 9, 42, 23).contains(x, y)]
    inside = [(x, y) for x in range(9, 51) for y in range(9, 32)]
    bare = QImage(image.size(), image.format())
    bare.fill(0)
    with QPainter(bare) as painter:
        CityDelegate(renderer).draw(painter, QRectF(4, 4, 52, 33), CityItem("city:0", None, 0, 0), Look("", 1))
    assert all(image.pixel(*point) == bare.pixel(*point) for point in edge)
    assert any(image.pixel(*point) != bare.pixel(*point) for point in inside)
    assert painted.cut == []


@pytest.mark.parametrize(("count", "rows"), [(0, 0), (1, 1), (2, 1), (3, 2), (5, 2)])
def test_the_signs_of_many_roles_are_placed_in_two_rows(count: int, rows: int) -> None:
    room = QRectF(90, 30, 42, 36)
    spots = sign_spots(room, count, 26)
    assert len(spots) == count
    assert len({spot.top() for spot in spots}) == rows
    assert all(spot.width() >= 14 and room.adjusted(-0.1, -0.1, 0.1, 0.1).contains(spot) for spot in spots)
    assert not any(one.intersects(other) for one, other in combinations(spots, 2))
    assert len({spot.top() for spot in sign_spots(QRectF(0, 0, 200, 36), count, 26)}) == min(count, 1)


@pytest.mark.parametrize("hanging", [1, 2])
def test_ability_tiles_leave_the_name_of_a_low_role_card_in_its_place(hanging: int) -> None:
    card = RoleItem("role:x", Role.BUILDER, 0, None, False, solo=True)
    tagged = attrs.evolve(card, abilities=HANGING[:hanging])
    whole = QRectF(0, 0, 136, 50)
    rect = card_rect(whole, card, 1.0)
    places = [RoleDelegate._places(rect, one, 1.0, 18.0) for one in (card, tagged)]
    assert places[0] == places[1]
    picture, words, _ = places[1]
    spots = RoleDelegate.tile_rects(whole, tagged, 1.0)
    middle = QRectF(words.left(), words.center().y() - 10, words.width(), 20)  # a line of letters
    assert not [spot for spot in spots if spot.intersects(middle) or spot.intersects(picture)]
    assert all(whole.contains(spot) for spot in spots)
