"""A combo box of languages."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QComboBox

from puertorico_desktop.gui.app.fonts import own_font


class LanguageBox(QComboBox):
    """A combo box of languages; each name is written in its own script, whose fonts are loaded when the list
    opens."""

    def showPopup(self) -> None:
        """Open the list."""
        for index in range(self.count()):
            code = self.itemData(index)
            if code is not None:
                self.setItemData(index, own_font(code, self.font()), Qt.ItemDataRole.FontRole)
        super().showPopup()
