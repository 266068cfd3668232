"""The glyphs with which Qt draws a text; a box is a glyph too, of any family."""

from PySide6.QtGui import QFont, QTextLayout


def families_of(text: str, font: QFont) -> set[str]:
    """Returns the families of the glyphs with which a text is drawn in a font."""
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


def families_used(text: str, families: list[str]) -> set[str]:
    """Returns the families of the glyphs with which a text is drawn in a new font of these families."""
    font = QFont()
    font.setFamilies(families)
    return families_of(text, font)
