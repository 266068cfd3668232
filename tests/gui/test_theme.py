"""The schemes have the same tokens, every text is readable on its grounds, every piece has its artwork."""

import re
from itertools import combinations
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.gui.icons import Icons
from puertorico_desktop.gui.theme import (
    BONUS_TOKENS,
    READABLE_ON,
    Scheme,
    Theme,
    bonus_token,
    building_token,
    load_tokens,
    tile_token,
)
from puertorico_desktop.gui.views.artwork import building_icon, crest_icon, good_icon, role_icon, tile_icon
from puertorico_desktop.paths import resource

SCHEMES = list(Scheme)
TEXT_CONTRAST = 4.5
SHAPE_CONTRAST = 3.0
SOURCE_TOKENS = ["source_chips", "source_buildings", *(bonus_token(number) for number in range(BONUS_TOKENS))]


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def test_both_schemes_have_the_same_tokens() -> None:
    assert load_tokens(Scheme.LIGHT).keys() == load_tokens(Scheme.DARK).keys()


@pytest.mark.parametrize("scheme", SCHEMES)
def test_colours_are_written_alike(scheme: Scheme) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in load_tokens(scheme).values())


@pytest.mark.parametrize("scheme", SCHEMES)
def test_text_is_readable(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    poor = {
        (ink, ground): round(contrast(tokens[ink], tokens[ground]), 2)
        for ink, grounds in READABLE_ON.items()
        for ground in grounds
        if contrast(tokens[ink], tokens[ground]) < TEXT_CONTRAST
    }
    assert not poor


@pytest.mark.parametrize("scheme", SCHEMES)
def test_marks_stand_out(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    pairs = [("focus", "panel"), ("focus", "paper"), ("bar_ink", "bar")]
    pairs += [(token, "paper") for token in SOURCE_TOKENS]
    poor = {pair: contrast(tokens[pair[0]], tokens[pair[1]]) for pair in pairs}
    assert all(value >= SHAPE_CONTRAST for value in poor.values()), poor


@pytest.mark.parametrize("scheme", SCHEMES)
def test_players_differ(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    assert all(tokens[f"player_{a}"] != tokens[f"player_{b}"] for a, b in combinations(range(5), 2))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_sources_of_points_differ(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    assert len({tokens[token] for token in SOURCE_TOKENS}) == len(SOURCE_TOKENS)


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_piece_has_its_colours(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    names = [building_token(b) for b in Building] + [tile_token(t) for t in Tile]
    assert all(name + suffix in tokens for name in names for suffix in ("", "_rim", "_ink"))


def test_every_piece_has_its_own_artwork(qapp: QApplication) -> None:
    names = [
        *(good_icon(good) for good in Good),
        *(building_icon(building) for building in Building),
        *(crest_icon(seat) for seat in range(5)),
        tile_icon(Tile.QUARRY),
        tile_icon(None),
        *("doubloon", "points", "colonist", "governor", "ship", "app"),
    ]
    roles = {role_icon(role) for role in Role}
    assert len(set(names)) == len(names)
    assert len(roles) == len(Role) - 1, "the prospectors share one picture"
    drawn = [resource("icons", f"{name}.svg").read_bytes() for name in [*names, *sorted(roles)]]
    assert len(set(drawn)) == len(drawn)


def icon_files() -> list[Path]:
    return sorted(resource("icons").glob("*.svg"))


@pytest.mark.parametrize("path", icon_files(), ids=lambda path: path.stem)
def test_artwork_is_drawn(qapp: QApplication, path: Path) -> None:
    assert QSvgRenderer(str(path)).isValid()
    icons = Icons(Theme())
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    icons.paint(painter, path.stem, QRectF(0, 0, 40, 40))
    painter.end()
    inked = sum(image.pixelColor(x, y).alpha() > 128 for x in range(40) for y in range(40))
    assert inked > 150


def test_pixmaps_are_kept_for_size_ratio_and_ink(qapp: QApplication) -> None:
    theme = Theme()
    icons = Icons(theme)
    first = icons.pixmap("role_mayor", 32, 1.0)
    assert icons.pixmap("role_mayor", 32, 1.0) is first
    assert icons.pixmap("role_mayor", 32, 2.0).width() == 64
    assert icons.pixmap("role_mayor", 32, 1.0, "bar_ink") is not first
    theme.set_scheme(Scheme.DARK)
    assert icons.pixmap("role_mayor", 32, 1.0) is not first
