"""The large view of a card on the table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Slot
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.sanjuan.card_details import CardDetails
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.texts.details import rules_key
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.windows.card_preview import CardPreview
from puertorico_desktop.gui.texts.keys import key_text


class LargeCard(CardPreview):
    """Stays during the moves of others, and follows changes; it is hidden while a piece is picked or dragged."""

    def __init__(
        self,
        interaction: SanJuanInteraction,
        details: Callable[[str], CardDetails | None],
        renderer: CardRenderer,
        parent: QWidget,
    ) -> None:
        """`details` returns the description of the item with a ref; None if there is none."""
        super().__init__(details, renderer, parent)
        self._interaction = interaction
        interaction.changed.connect(self.follow)
        interaction.pending_changed.connect(self.dismiss)  # a player who composes an answer does not need the card
        interaction.refused.connect(self.dismiss)  # the tool tip with the reason is at the pointer

    def has_content_for(self, ref: str) -> bool:
        """Returns whether there is a description, and no picked piece that would be covered."""
        return self._interaction.picked is None and super().has_content_for(ref)

    def foot(self) -> str:
        """Returns the key that opens the page of the rules."""
        return rules_key(key_text(QKeySequence.StandardKey.HelpContents))

    @Slot()
    def follow(self) -> None:
        """Show the card as it is now; hide it if it cannot be seen any more."""
        if self.isHidden():
            return
        if self._interaction.picked is None:
            self.appear()
        else:
            self.dismiss()
