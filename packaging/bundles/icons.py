"""The program's icon in all formats that systems need, drawn from `resources/icons/app.svg`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from bundles.building import BUILD, ROOT, run

SIZES = (16, 22, 24, 32, 48, 64, 128, 256, 512, 1024)
"""The sizes in pixels that desktops of Linux, Windows and macOS use."""
FOLDER = BUILD / "icons"
ICO = FOLDER / "app.ico"
ICNS = FOLDER / "app.icns"
SOURCE = ROOT / "resources" / "icons" / "app.svg"


def make(painter: str, packer: str) -> None:
    """Draw all icons: `painter` is a Python with Qt, `packer` one with Pillow."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    script = str(Path(__file__))
    run(painter, script, "draw", str(SOURCE), str(FOLDER), QT_QPA_PLATFORM="offscreen", PYTHONPATH=IMPORTS)
    run(packer, script, "pack", str(FOLDER), PYTHONPATH=IMPORTS)


IMPORTS = str(Path(__file__).resolve().parents[1])


def png(size: int) -> Path:
    """Returns the path of the picture of that size."""
    return FOLDER / f"app-{size}.png"


def draw(source: str, folder: str) -> None:
    """Draw the picture in all sizes."""
    from PySide6.QtGui import QGuiApplication, QImage, QPainter
    from PySide6.QtSvg import QSvgRenderer

    application = QGuiApplication([])
    renderer = QSvgRenderer(source)
    for size in SIZES:
        image = QImage(size, size, QImage.Format.Format_ARGB32)
        image.fill(0)
        with QPainter(image) as painter:
            renderer.render(painter)
        if not image.save(str(Path(folder) / f"app-{size}.png")):
            raise OSError(f"{folder} cannot be written")
    application.quit()


def pack(folder: str) -> None:
    """Combine the pictures into one file for Windows and one for macOS."""
    from PIL import Image

    def pictures(*sizes: int) -> list[Any]:
        return [Image.open(Path(folder) / f"app-{size}.png") for size in sizes]

    in_ico = (16, 24, 32, 48, 64, 128, 256)
    *smaller, largest = pictures(*in_ico)
    largest.save(ICO, sizes=[(size, size) for size in in_ico], append_images=smaller)
    *smaller, largest = pictures(32, 64, 128, 256, 512, 1024)
    largest.save(ICNS, append_images=smaller)


if __name__ == "__main__":
    if sys.argv[1] == "draw":
        draw(sys.argv[2], sys.argv[3])
    else:
        pack(sys.argv[2])
