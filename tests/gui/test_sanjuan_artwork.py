"""The pictures of San Juan: every piece has one, and they are distinguishable without colours."""

from itertools import combinations

import pytest
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.sanjuan.texts.words import BUILDINGS, GOODS, ROLES
from puertorico_desktop.gui.style.icons import Icons, icon_file
from puertorico_desktop.gui.style.theme import Scheme, Theme, load_tokens
from puertorico_desktop.paths import resource
from tests.gui.test_editions import outline, shades
from tests.gui.test_theme import SHAPE_CONTRAST, contrast

EDITION = "1897"
"""The pieces of San Juan wear the colours of this edition of Puerto Rico."""
SMALLEST, SMALL = 16, 24
"""The sides in a tile of an opponent and in a city of one's own."""
GROUNDS = {"panel_top", "panel", "paper", "paper_dim", "card_top", "card", "card_taken", "picto", "wood", "bar"}
"""What cards lie on; `picto` is the ink of the pictograms of which they are a part."""
FAMILIES = {
    "building": list(BUILDINGS),
    "role": list(ROLES),
    "phase": [*ROLES, "round", "every", "end"],
    "crate": list(GOODS),
    "card": ["back", "star", "drawn"],
}
PILES = ["crate", "price_card", "deck", "discards", "tucked"]
ALL = [f"sanjuan/{name}" for name in (*PILES, *(f"{word}_{id}" for word, ids in FAMILIES.items() for id in ids))]


def test_pictures_and_pieces_correspond() -> None:
    drawn = {f"sanjuan/{path.stem}" for path in resource("icons", "sanjuan").iterdir()}
    assert drawn == set(ALL)
    others = {path.read_bytes() for path in resource("icons").rglob("*.svg") if path.parent.name != "sanjuan"}
    own = {icon_file(name, EDITION).read_bytes() for name in ALL}
    assert len(own - others) == len(ALL), "what Puerto Rico has as well is common"


@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("side", [SMALLEST, SMALL])
@pytest.mark.parametrize(("family", "part"), [("building", 6), ("role", 6), ("phase", 6), ("crate", 16)])
def test_pictures_are_distinguishable_without_colours(
    qapp: QApplication, scheme: Scheme, side: int, family: str, part: int
) -> None:
    theme = Theme(scheme, edition=EDITION)
    icons, paper = Icons(theme), theme.color("paper").lightness()
    seen = {id: shades(icons.pixmap(f"sanjuan/{family}_{id}", side, 1.0).toImage(), paper) for id in FAMILIES[family]}
    for one, other in combinations(seen, 2):
        apart = sum(abs(a - b) > 48 for a, b in zip(seen[one], seen[other], strict=True))
        assert apart > side * side / part, (one, other)


@pytest.mark.parametrize("side", [SMALLEST, SMALL])
def test_buildings_have_different_outlines(qapp: QApplication, side: int) -> None:
    icons = Icons(Theme(edition=EDITION))
    seen = {id: outline(icons.pixmap(f"sanjuan/building_{id}", side, 1.0).toImage()) for id in BUILDINGS}
    for one, other in combinations(seen, 2):
        assert len(seen[one] ^ seen[other]) > side * side / 12, (one, other)


@pytest.mark.parametrize("scheme", list(Scheme))
def test_a_card_contrasts_with_every_ground(scheme: Scheme) -> None:
    """Its star contrasts with its back, and one of the two with any ground."""
    tokens = load_tokens(scheme, EDITION)
    back, star = tokens["card_back"], tokens["card_star"]
    assert contrast(star, back) >= SHAPE_CONTRAST
    for ground in GROUNDS:
        assert max(contrast(back, tokens[ground]), contrast(star, tokens[ground])) >= SHAPE_CONTRAST, ground
