"""In every edition the schemes have the same tokens, texts have enough contrast, and pieces have pictures."""

import ast
import re
from itertools import combinations, product
from pathlib import Path

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QImage, QPainter, QPixmap
from PySide6.QtSvg import QSvgRenderer
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from pytestqt.qtbot import QtBot

import puertorico_desktop.gui
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.puertorico.tokens import (
    PLAYERS,
    READABLE_ON,
    RING_GROUNDS,
    SOURCES,
    STANDS_OUT_ON,
    building_token,
    tile_token,
)
from puertorico_desktop.gui.puertorico.views.artwork import building_icon, good_icon, role_icon, tile_icon
from puertorico_desktop.gui.style.icons import TOKEN, Icons, icon_file
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Scheme, Theme, load_tokens
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.rings import Ring
from puertorico_desktop.gui.views.scaling import PALE
from puertorico_desktop.paths import resource
from tests.scripts import load_script

SCHEMES = list(Scheme)
LOOKS = list(product(Scheme, (edition.value for edition in Edition)))
TEXT_CONTRAST = {Scheme.LIGHT: 4.5, Scheme.DARK: 4.5, Scheme.CONTRAST: 7.0}
TABLES = {"READABLE_ON", "STANDS_OUT_ON", "RING_GROUNDS"}
SHAPE_CONTRAST = 3.0


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: str, other: str) -> float:
    """The ratio of WCAG 2."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def mixed(ink: str, ground: str, opacity: float) -> str:
    """Returns the colour of an ink on a ground with this opacity."""
    channels = [(int(ink[i : i + 2], 16), int(ground[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(over * opacity + under * (1 - opacity)):02x}" for over, under in channels)


def poor_pairs(
    scheme: Scheme, edition: str, table: dict[str, tuple[str, ...]], least: float
) -> dict[tuple[str, str], float]:
    tokens = load_tokens(scheme, edition)
    ratios = {
        (token, ground): contrast(tokens[token], tokens[ground])
        for token, grounds in table.items()
        for ground in grounds
    }
    return {pair: round(ratio, 2) for pair, ratio in ratios.items() if ratio < least}


def used_tokens() -> set[str]:
    """Returns every string and every end of a formatted string in the program, and the tokens of the pictures."""
    words: set[str] = set()
    ends: set[str] = set()
    for path in Path(puertorico_desktop.gui.__file__).parent.rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        names = next((set(ast.walk(node.value)) for node in tree.body if is_table(node)), set())
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                ends |= {part.value for part in node.values if isinstance(part, ast.Constant)}
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and node not in names:
                words.add(node.value)
    pieces = {building_token(building) for building in Building} | {tile_token(tile) for tile in Tile}
    pieces |= set(SOURCES)
    words |= {piece + end for piece in pieces for end in ("", *ends)} | {f"player_{seat}" for seat in range(PLAYERS)}
    for picture in resource("icons").rglob("*.svg"):
        words |= {name.decode() for name in TOKEN.findall(picture.read_bytes())}
    return words


def is_table(node: ast.stmt) -> bool:
    """Returns whether a node is one of the tables of contrasts, which name every token without using it."""
    return isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.target.id in TABLES


@pytest.mark.parametrize("scheme", SCHEMES)
def test_every_scheme_has_every_token(scheme: Scheme) -> None:
    assert load_tokens(scheme).keys() == load_tokens(Scheme.LIGHT).keys()


@pytest.mark.parametrize("scheme", SCHEMES)
@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_an_edition_has_other_colours_for_the_same_tokens(scheme: Scheme, edition: str) -> None:
    common, own = load_tokens(scheme), load_tokens(scheme, edition)
    assert own.keys() == common.keys()
    assert edition == Edition.CLASSIC.value or own["indigo"] != common["indigo"]
    assert edition == Edition.CLASSIC.value or own["violet"] != common["violet"]


def test_every_token_is_used() -> None:
    assert not load_tokens(Scheme.LIGHT).keys() - used_tokens()


def test_the_tables_of_contrasts_name_existing_tokens() -> None:
    named = {*READABLE_ON, *STANDS_OUT_ON, *RING_GROUNDS}
    named |= {ground for table in (READABLE_ON, STANDS_OUT_ON) for grounds in table.values() for ground in grounds}
    assert named <= load_tokens(Scheme.LIGHT).keys()


def test_every_ink_and_rim_is_in_a_table_of_contrasts() -> None:
    tokens = load_tokens(Scheme.LIGHT).keys()
    lines = {token for token in tokens if token.endswith(("ink", "_rim"))}
    assert lines - {"panel_rim"} <= READABLE_ON.keys() | STANDS_OUT_ON.keys()


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_colours_are_written_in_lower_case_with_six_digits(scheme: Scheme, edition: str) -> None:
    assert all(re.fullmatch("#[0-9a-f]{6}", value) for value in load_tokens(scheme, edition).values())


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_texts_have_enough_contrast(scheme: Scheme, edition: str) -> None:
    assert not poor_pairs(scheme, edition, READABLE_ON, TEXT_CONTRAST[scheme])


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_pale_texts_have_enough_contrast(scheme: Scheme, edition: str) -> None:
    tokens = load_tokens(scheme, edition)
    for ground in ("paper", "paper_dim"):
        assert contrast(mixed(tokens["ink"], tokens[ground], PALE), tokens[ground]) >= SHAPE_CONTRAST


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_lines_and_shapes_have_enough_contrast(scheme: Scheme, edition: str) -> None:
    assert not poor_pairs(scheme, edition, STANDS_OUT_ON, SHAPE_CONTRAST)


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
@pytest.mark.parametrize("ring", list(Ring))
def test_rings_have_enough_contrast_on_every_ground(scheme: Scheme, edition: str, ring: Ring) -> None:
    tokens = load_tokens(scheme, edition)
    line, edge = tokens[ring.value.token], tokens[ring.value.edge]
    assert contrast(line, edge) >= SHAPE_CONTRAST
    ratios = {g: max(contrast(line, tokens[g]), contrast(edge, tokens[g])) for g in RING_GROUNDS}
    assert not {ground: ratio for ground, ratio in ratios.items() if ratio < SHAPE_CONTRAST}


@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_high_contrast_has_no_gradients(edition: str) -> None:
    tokens = load_tokens(Scheme.CONTRAST, edition)
    assert all(tokens[lit] == tokens[lit[:-4]] for lit in tokens if lit.endswith(("_lit", "_top")))


def test_only_high_contrast_has_no_textures() -> None:
    assert {scheme for scheme in Scheme if not Theme(scheme).textures} == {Scheme.CONTRAST}


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_colours_of_players_differ(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    assert all(tokens[f"player_{a}"] != tokens[f"player_{b}"] for a, b in combinations(range(5), 2))


@pytest.mark.parametrize("scheme", SCHEMES)
def test_the_colours_of_sources_of_points_differ(scheme: Scheme) -> None:
    tokens = load_tokens(scheme)
    assert len({tokens[token] for token in SOURCES}) == len(SOURCES)


@pytest.mark.parametrize(("scheme", "edition"), LOOKS)
def test_every_piece_has_its_colours(scheme: Scheme, edition: str) -> None:
    tokens = load_tokens(scheme, edition)
    names = [building_token(b) for b in Building] + [tile_token(t) for t in Tile]
    assert all(name + suffix in tokens for name in names for suffix in ("", "_rim", "_ink"))


@pytest.mark.parametrize("edition", [one.value for one in Edition])
def test_every_piece_has_its_own_artwork(edition: str) -> None:
    names = [
        *(good_icon(good) for good in Good),
        *(building_icon(building) for building in Building),
        *(crest_icon(seat) for seat in range(5)),
        *(tile_icon(tile) for tile in (Tile.QUARRY, Tile.FOREST, None)),
        *("doubloon", "points", "colonist", "noble", "governor", "ship", "app"),
    ]
    roles = {role_icon(role) for role in Role}
    assert len(set(names)) == len(names)
    assert len(roles) == len(Role) - 1, "the prospectors share one picture"
    drawn = [icon_file(name, edition).read_bytes() for name in [*names, *sorted(roles)]]
    assert len(set(drawn)) == len(drawn)


def icon_files() -> list[Path]:
    return sorted(resource("icons").rglob("*.svg"))


@pytest.mark.parametrize("path", icon_files(), ids=lambda path: path.stem)
def test_every_picture_can_be_rendered(qapp: QApplication, path: Path) -> None:
    assert QSvgRenderer(str(path)).isValid()
    icons = Icons(Theme())
    image = QImage(40, 40, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    with QPainter(image) as painter:
        icons.paint(painter, load_script("contact_sheet").icon_name(path), QRectF(0, 0, 40, 40))
    inked = sum(image.pixelColor(x, y).alpha() > 128 for x in range(40) for y in range(40))
    assert inked > 150


def test_pixmaps_are_cached_by_size_ratio_and_ink(qapp: QApplication) -> None:
    theme = Theme()
    icons = Icons(theme)
    first = icons.pixmap("role_mayor", 32, 1.0)
    assert icons.pixmap("role_mayor", 32, 1.0) is first
    assert icons.pixmap("role_mayor", 32, 2.0).width() == 64
    assert icons.pixmap("role_mayor", 32, 1.0, "bar_ink") is not first
    theme.set_scheme(Scheme.DARK)
    assert icons.pixmap("role_mayor", 32, 1.0) is not first


@pytest.mark.parametrize("scheme", Scheme)
def test_buttons_of_dialogs_show_no_icons(qtbot: QtBot, scheme: Scheme) -> None:
    box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
    qtbot.addWidget(box)
    box.setStyleSheet(dialog_style(Theme(scheme)))
    button = box.button(QDialogButtonBox.StandardButton.Cancel)
    picture = QPixmap(16, 16)
    picture.fill(Qt.GlobalColor.red)
    button.setIcon(QIcon(picture))
    box.show()
    shown = button.grab().toImage()
    colors = {shown.pixelColor(x, y).rgb() for x in range(shown.width()) for y in range(shown.height())}
    assert QColor(Qt.GlobalColor.red).rgb() not in colors
