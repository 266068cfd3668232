"""Every picture obeys the rules of `resources/README.md` that can be checked automatically."""

import re
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.style.icons import TOKEN, Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme, load_tokens
from puertorico_desktop.paths import resource
from tests.scripts import load_script

ICONS = sorted(resource("icons").rglob("*.svg"))
PIECES = [path for path in ICONS if path.stem != "app"]
"""The icon of the program is shown by the system as well, which knows no tokens."""

SHAPES = {"path", "circle", "ellipse", "rect", "g"}
PAINT = {"defs", "linearGradient", "radialGradient", "stop"}
COLORED = ("fill", "stroke", "stop-color")
COLOR = re.compile(r"none|currentColor|var\(--[a-z0-9_]+\)|url\(#[a-z]\)")
GRID = 48
MARGIN = 8
"""How far around the grid is looked for something that sticks out, in units of the grid."""
DOTS = 4
"""Pixels in a unit of the grid."""
STANDING_OUT = re.compile(rb"[\x19-\xff]")
"""What covers a pixel by more than 24 of 255: that is not smoothing any more."""
SMALLEST = 20
"""The side of the smallest picture on the table at scale 1."""
CLEARLY = 60
"""A difference in lightness that nobody overlooks, 0 to 255."""
LEAST_BYTES, MOST_BYTES = 150, 2600


def drawing(path: Path) -> ElementTree.Element:
    return ElementTree.fromstring(path.read_text(encoding="utf-8"))


def tag(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def test_pictures_use_the_grid_and_allowed_shapes_only() -> None:
    for path in ICONS:
        root = drawing(path)
        assert (root.get("viewBox"), root.get("width"), root.get("height")) == ("0 0 48 48", "48", "48"), path.stem
        foreign = {tag(element) for element in root.iter()} - SHAPES - PAINT - {"svg"}
        assert not foreign, f"{path.stem}: no text, no raster, no scripts, no styles"
        assert LEAST_BYTES < path.stat().st_size < MOST_BYTES, path.stem


def test_pictures_refer_to_nothing_outside() -> None:
    for path in ICONS:
        source = path.read_text(encoding="utf-8")
        assert not re.search("href|<!", source), path.stem
        names = {element.get("id") for element in drawing(path).iter() if element.get("id")}
        assert set(re.findall(r"url\(#?([^)]*)\)", source)) == names, f"{path.stem}: all its own, all used"


def test_pictures_use_colour_tokens_of_the_scheme() -> None:
    tokens = load_tokens(Scheme.LIGHT)
    for path in PIECES:
        assert {name.decode() for name in TOKEN.findall(path.read_bytes())} <= tokens.keys(), path.stem
        for element in drawing(path).iter():
            values = {name: element.get(name) for name in COLORED}
            wrong = {
                name: value for name, value in values.items() if value is not None and not COLOR.fullmatch(value)
            }
            assert not wrong, path.stem
            assert element.get("style") is None, path.stem
            if tag(element) in SHAPES - {"g"}:
                assert element.get("fill"), f"{path.stem}: a shape without a fill is black"


def test_gradients_are_lit_from_the_top_left() -> None:
    for path in PIECES:
        for element in drawing(path).iter():
            if tag(element) == "linearGradient":
                assert [element.get(name) for name in ("x1", "y1", "x2", "y2")] == ["0", "0", "1", "1"], path.stem
            elif tag(element) == "radialGradient":
                assert [element.get(name) for name in ("cx", "cy", "r")] == [".36", ".3", ".8"], path.stem
            if tag(element).endswith("Gradient"):
                lit, shaded = (stop.get("stop-color", "")[6:-1] for stop in element)
                assert lit in (f"{shaded}_lit", f"{shaded}_top"), path.stem


def test_nothing_is_painted_outside_the_grid(qapp: QApplication) -> None:
    theme = Theme()
    grid = QRect(MARGIN, MARGIN, GRID, GRID)
    for path in ICONS:
        source = TOKEN.sub(lambda found: theme.color(found[1].decode()).name().encode(), path.read_bytes())
        renderer = QSvgRenderer(source.replace(b"currentColor", b"#000000"))
        whole = GRID + 2 * MARGIN
        renderer.setViewBox(QRectF(-MARGIN, -MARGIN, whole, whole))
        image = QImage(DOTS * whole, DOTS * whole, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            renderer.render(painter)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillRect(QRect(grid.topLeft() * DOTS, grid.size() * DOTS), Qt.GlobalColor.black)
        cover = image.convertToFormat(QImage.Format.Format_Alpha8)
        inked = [found.start() for found in STANDING_OUT.finditer(bytes(cover.constBits()))]
        spots = {(place % image.width() // DOTS, place // image.width() // DOTS) for place in inked}
        assert {spot for spot in spots if not grid.contains(*spot)} == set(), path.stem


@pytest.mark.parametrize("edition", [one.value for one in Edition])
@pytest.mark.parametrize("scheme", list(Scheme))
def test_pictures_are_visible_in_every_scheme(qapp: QApplication, scheme: Scheme, edition: str) -> None:
    """At least a twentieth of the picture contrasts with the ground, at the smallest size in use."""
    theme = Theme(scheme, edition=edition)
    icons = Icons(theme)
    icon_name = load_script("contact_sheet").icon_name
    for path in PIECES:
        bar = path.stem.startswith("step")
        ground = theme.color("bar" if bar else "panel")
        image = QImage(SMALLEST, SMALLEST, QImage.Format.Format_RGB32)
        image.fill(ground)
        with QPainter(image) as painter:
            icons.paint(painter, icon_name(path), QRectF(image.rect()), "bar_ink" if bar else "picto")
        dots = [image.pixelColor(x, y).lightness() for x in range(SMALLEST) for y in range(SMALLEST)]
        seen = sum(abs(dot - ground.lightness()) > CLEARLY for dot in dots)
        assert seen > len(dots) / 20, path.stem
