"""Draws every piece of artwork at several sizes, in every scheme, on its backgrounds, into one picture.

    .venv/bin/python packaging/contact_sheet.py SHEET.png [edition, such as 1897] [first letters: good sanjuan/]

All pieces are drawn as in that edition, by default the classic one. `resources/README.md` describes how pieces are
drawn.
"""

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QGuiApplication, QImage, QPainter

from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.paths import resource

SIZES = (16, 20, 24, 32, 48, 96)
GAP, LINE = 6, 14
WIDTH, HEIGHT = sum(SIZES) + GAP * (len(SIZES) + 1), max(SIZES) + GAP + LINE
GROUNDS: dict[str, tuple[tuple[str, str], ...]] = {
    "building": (("paper", "picto"), ("violet", "violet_ink")),
    "role": (("card", "picto"), ("card_taken", "picto")),
    "crest": (("panel", "picto"), ("bar", "bar_ink")),
    "good": (("panel", "picto"), ("paper_dim", "picto")),
    "step": (("bar", "bar_ink"), ("bar", "bar_rim")),
    "colonist": (("panel", "picto"), ("coffee", "coffee_ink")),
    "noble": (("panel", "picto"), ("violet", "violet_ink")),
    "phase": (("corn", "corn_ink"), ("violet", "violet_ink")),
    "card": (("panel", "picto"), ("card_back", "card_star")),
    "ability": (("player_1", "player_1_ink"), ("player_4", "player_4_ink")),
}
"""The backgrounds with their ink colours, by the first word of a name; all others are drawn on panels and cards."""
EDITIONS = {edition.value: edition for edition in Edition}
OTHER_GROUNDS = (("panel", "picto"), ("card", "picto"))


def icon_name(drawing: Path) -> str:
    """Returns the name of a drawing: its path below `icons/`; that of an edition replaces the common one."""
    folder = drawing.parent.relative_to(resource("icons"))
    return drawing.stem if folder.name in EDITIONS else (folder / drawing.stem).as_posix()


def contact_sheet(names: Sequence[str], edition: Edition) -> QImage:
    """Returns the picture: a row for each name, with the schemes side by side and two backgrounds in each."""
    image = QImage(WIDTH * 2 * len(Scheme), HEIGHT * len(names), QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        small = QFont()
        small.setPixelSize(11)
        painter.setFont(small)
        for column, scheme in enumerate(Scheme):
            theme = Theme(scheme, edition=edition.value)
            icons = Icons(theme)
            for row, name in enumerate(names):
                grounds = GROUNDS.get(name.rpartition("/")[2].partition("_")[0], OTHER_GROUNDS)
                for number, (ground, ink) in enumerate(grounds):
                    cell = QRect(WIDTH * (2 * column + number), HEIGHT * row, WIDTH, HEIGHT)
                    painter.fillRect(cell, theme.color(ground))
                    left = cell.left() + GAP
                    for size in SIZES:
                        spot = QRectF(left, cell.bottom() - LINE - size, size, size)
                        icons.paint(painter, name, spot, ink)
                        left += size + GAP
                    painter.setPen(theme.color(ink))
                    words = f"{name} on {ground}, {scheme.value}"
                    painter.drawText(cell.adjusted(GAP, 0, 0, -2), Qt.AlignmentFlag.AlignBottom, words)
    return image


def main(arguments: Sequence[str]) -> int:
    """Write the requested sheet; returns the exit status."""
    if not arguments:
        sys.stderr.write(str(__doc__))
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    application = QGuiApplication([])
    edition = next((EDITIONS[word] for word in arguments[1:] if word in EDITIONS), Edition.CLASSIC)
    wanted = tuple(word for word in arguments[1:] if word not in EDITIONS) or ("",)
    names = sorted({icon_name(drawing) for drawing in resource("icons").rglob("*.svg")})
    sheet = contact_sheet([name for name in names if name.startswith(wanted)], edition)
    written = sheet.save(str(Path(arguments[0])))
    del application
    return 0 if written else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
