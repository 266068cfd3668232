"""The look of an edition: pictures, colours, and everything painted with them."""

from collections.abc import Iterator, Mapping
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.gui.puertorico.tokens import building_token, good_token, tile_token
from puertorico_desktop.gui.puertorico.views import ship_painting
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, role_icon, tile_icon
from puertorico_desktop.gui.puertorico.views.table_renderer import TableRenderer
from puertorico_desktop.gui.style.icons import Icons, icon_file
from puertorico_desktop.gui.style.theme import EDITIONS, Scheme, Theme, load_tokens
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import GameSetup, Seat
from puertorico_desktop.paths import resource
from tests.gui.hands import new_window

LOOKS = list(product(Scheme, (edition.value for edition in Edition)))
SIZES = ((11, 1.0), (24, 1.0), (24, 2.0), (96, 1.0))
"""Logical sides in use with the device pixels for a logical one."""
SMALL = 24
"""The side at which every building must be known."""
LIGHTER = 8.0
"""A difference in L* between two surfaces that is seen without any colour, 0 to 100."""
GOODS_SIDE = 17
"""The side of a good in a crate of a ship at scale 1."""


def names() -> Iterator[str]:
    """Yields the name of the picture of every piece."""
    yield from (good_icon(good) for good in Good)
    yield from (tile_icon(tile) for tile in (*Tile, None))
    yield from (role_icon(role) for role in Role)
    yield from (building_icon(building) for building in Building)
    yield from ("colonist", "noble", "doubloon", "points", "governor")


def drawn(icons: Icons, name: str, side: int, ratio: float = 1.0) -> QImage:
    return icons.pixmap(name, side, ratio).toImage()


def dots(image: QImage, form: QImage.Format) -> list[int]:
    """Returns the bytes of the image in a format with one byte per pixel."""
    plain = image.convertToFormat(form)
    row, data = plain.bytesPerLine(), bytes(plain.constBits())
    return [dot for y in range(plain.height()) for dot in data[y * row : y * row + plain.width()]]


def shades(image: QImage, ground: int) -> list[int]:
    """Returns the lightness of every pixel on a grey ground, 0 to 255, as seen without colours."""
    flat = QImage(image.size(), QImage.Format.Format_RGB32)
    flat.fill(ground * 0x010101)
    with QPainter(flat) as painter:
        painter.drawImage(0, 0, image)
    return dots(flat, QImage.Format.Format_Grayscale8)


def outline(image: QImage) -> set[int]:
    """The numbers of the pixels that are covered."""
    return {place for place, alpha in enumerate(dots(image, QImage.Format.Format_Alpha8)) if alpha > 127}


def lightness(color: str) -> float:
    """L* of the colour, 0 to 100."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    luminance = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * luminance ** (1 / 3) - 16 if luminance > 0.008856 else 903.3 * luminance


def setup(edition: Edition) -> GameSetup:
    return GameSetup(Options(players=2, edition=edition), 1, (Seat("Anna"), Seat("Ben")))


# -- pictures -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_every_piece_has_a_picture_in_every_size(qapp: QApplication, scheme: Scheme, edition: str) -> None:
    icons = Icons(Theme(scheme, edition=edition))
    for name in names():
        for side, ratio in SIZES:
            image = drawn(icons, name, side, ratio)
            assert image.width() == image.height() == round(side * ratio), name
            assert len(outline(image)) > image.width() * image.height() / 12, (name, side)


def test_pictures_in_folders_of_editions_replace_common_ones() -> None:
    editions = {edition.value for edition in Edition}
    folders = {path.name: path for path in resource("icons").iterdir() if path.is_dir()}
    assert folders.keys() <= editions | {path.name for path in resource("rules").iterdir()} | {"portraits"}
    for path in (path for name in folders.keys() & editions for path in folders[name].iterdir()):
        common = resource("icons", path.name)
        assert path.read_bytes() != common.read_bytes(), path.name
        assert icon_file(path.stem, path.parent.name) == path


def test_an_edition_without_its_own_picture_uses_the_common_one() -> None:
    common = resource("icons", "points.svg")
    assert all(icon_file("points", edition.value) == common for edition in Edition)
    with pytest.raises(FileNotFoundError):
        icon_file("nothing", Edition.SPECIAL_1897.value)


def test_a_game_names_its_own_pictures_with_its_folder() -> None:
    own = resource("icons", "sanjuan", "building_villa.svg")
    assert all(icon_file("sanjuan/building_villa", edition.value) == own for edition in Edition)
    assert icon_file("building_villa", Edition.CLASSIC.value) == resource("icons", "building_villa.svg")


@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_buildings_are_distinguishable_without_colours(qapp: QApplication, edition: str) -> None:
    icons = Icons(Theme(edition=edition))
    seen = {building: shades(drawn(icons, building_icon(building), SMALL), 240) for building in Building}
    for one, other in combinations(Building, 2):
        apart = sum(abs(a - b) > 48 for a, b in zip(seen[one], seen[other], strict=True))
        assert apart > SMALL * SMALL / 12, (one, other)


@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_goods_have_different_outlines(qapp: QApplication, edition: str) -> None:
    icons = Icons(Theme(edition=edition))
    seen = {good: outline(drawn(icons, good_icon(good), GOODS_SIDE)) for good in Good}
    for one, other in combinations(Good, 2):
        assert len(seen[one] ^ seen[other]) > GOODS_SIDE * GOODS_SIDE / 12, (one, other)


@pytest.mark.parametrize("scheme", list(Scheme))
def test_fruit_is_lighter_or_darker_than_all_other_goods(scheme: Scheme) -> None:
    tokens = load_tokens(scheme, Edition.SPECIAL_1897.value)
    fruit = lightness(tokens[good_token(Good.INDIGO)])
    others = {good: lightness(tokens[good_token(good)]) for good in Good if good is not Good.INDIGO}
    assert all(abs(fruit - other) > LIGHTER for other in others.values()), (fruit, others)


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_nobles_and_colonists_differ_in_shape_and_lightness(qapp: QApplication, scheme: Scheme, edition: str) -> None:
    icons = Icons(Theme(scheme, edition=edition))
    noble, colonist = (outline(drawn(icons, name, SMALL)) for name in ("noble", "colonist"))
    assert len(noble ^ colonist) > SMALL * SMALL / 16
    tokens = load_tokens(scheme, edition)
    assert lightness(tokens["noble"]) - lightness(tokens["colonist"]) > 30


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_the_jeweler_has_another_colour_than_violet_buildings(scheme: Scheme, edition: str) -> None:
    assert building_token(Building.JEWELER) != building_token(Building.HARBOR)
    tokens = load_tokens(scheme, edition)
    kinds = {building_token(building) for building in Building}
    assert len({tokens[kind] for kind in kinds}) == len(kinds)


@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_the_pale_colours_of_tiles_differ(edition: str) -> None:
    for scheme in (Scheme.LIGHT, Scheme.DARK):
        tokens = load_tokens(scheme, edition)
        assert len({tokens[f"{tile_token(tile)}_wash"] for tile in Tile}) == len(Tile)


# -- colours ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("scheme", list(Scheme))
def test_an_edition_changes_some_tokens_and_adds_none(scheme: Scheme) -> None:
    common = load_tokens(scheme)
    for edition in Edition:
        own = load_tokens(scheme, edition.value)
        assert EDITIONS not in own
        assert own.keys() == common.keys()
    special = load_tokens(scheme, Edition.SPECIAL_1897.value)
    changed = {token for token in common if special[token] != common[token]}
    assert {"indigo", "indigo_rim", "indigo_ink", "violet", "violet_rim", "violet_ink"} <= changed


def test_setting_another_edition_emits_changed_and_other_pictures(qtbot: QtBot) -> None:
    theme = Theme()
    icons = Icons(theme)
    classic = icons.pixmap(good_icon(Good.INDIGO), 48, 1.0)
    with qtbot.waitSignal(theme.changed):
        theme.set_edition(Edition.SPECIAL_1897.value)
    assert theme.cache_key[:2] == (Scheme.LIGHT, Edition.SPECIAL_1897.value)
    fruit = icons.pixmap(good_icon(Good.INDIGO), 48, 1.0)
    assert fruit.toImage() != classic.toImage()
    with qtbot.assertNotEmitted(theme.changed):
        theme.set_edition(Edition.SPECIAL_1897.value)
    theme.set_scheme(Scheme.DARK)
    assert theme.cache_key[:2] == (Scheme.DARK, Edition.SPECIAL_1897.value)


def test_of_edition_returns_a_theme_with_the_pieces_of_the_edition(qapp: QApplication) -> None:
    theme = Theme(Scheme.DARK, edition=Edition.CLASSIC.value)
    assert theme.of_edition(Edition.CLASSIC.value) is theme
    other = theme.of_edition(Edition.SPECIAL_1897.value)
    assert other.cache_key[:2] == (Scheme.DARK, Edition.SPECIAL_1897.value)
    assert other.color("indigo") != theme.color("indigo")


# -- the table ----------------------------------------------------------------------------------------------------


@pytest.fixture
def window(qtbot: QtBot, tmp_path: Path) -> MainWindow:
    return new_window(qtbot, "pp", folder=tmp_path)


def test_the_table_follows_the_edition_of_the_game(window: MainWindow) -> None:
    classic = window.grab().toImage()
    window.session.start(setup(Edition.SPECIAL_1897))
    assert window.theme.edition == Edition.SPECIAL_1897.value
    special = window.grab().toImage()
    assert special != classic
    window.session.start(setup(Edition.CLASSIC))
    assert window.theme.edition == Edition.CLASSIC.value
    assert window.grab().toImage() != special


def test_the_window_begins_in_the_edition_of_its_game(window: MainWindow) -> None:
    window.session.start(setup(Edition.SPECIAL_1897))
    other = MainWindow(window.session, Theme(parent=window), window.services)
    try:
        assert other.theme.edition == Edition.SPECIAL_1897.value
    finally:
        other.close()
        other.deleteLater()


@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("table", [ship_painting.RIGS, ship_painting.CREW_STANDS], ids=["rigs", "stands"])
def test_every_edition_has_its_own_ship_decoration(
    qapp: QApplication, scheme: Scheme, table: Mapping[Edition, ship_painting.Work]
) -> None:
    assert set(table) == set(Edition)
    pictures = []
    for edition, work in table.items():
        theme = Theme(scheme, edition=edition.value)
        image = QImage(120, 40, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            work(TableRenderer(theme, Icons(theme)), painter, QRectF(4, 4, 112, 32))
        assert outline(image)
        pictures.append(image)
    assert pictures[0] != pictures[1]
