"""The piece that the player would like to take next: the one looked at during the turns of others."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Slot

from puertorico_desktop.gui.play.interaction import TableInteraction

DWELL_MS = 500
"""The time in ms for which a piece must be looked at to count as wanted."""


class WantedPiece(QObject):
    """The piece that was last looked at for `DWELL_MS`, remembered until the player could take it and has moved."""

    def __init__(self, interaction: TableInteraction, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ref = self._looked_at = ""
        self._viewer = 0
        self._interaction = interaction
        self._dwell = QTimer(self)
        self._dwell.setSingleShot(True)
        self._dwell.setInterval(DWELL_MS)
        self._dwell.timeout.connect(self._note)
        session = interaction.session
        session.about_to_move.connect(self._weigh)
        session.rewound.connect(self.forget)
        session.started.connect(self.forget)

    @Slot(str)
    def look_at(self, ref: str) -> None:
        """Register the piece at the pointer or with the keyboard focus; an empty `ref` means none."""
        self._looked_at = ref
        if ref:
            self._dwell.start()
        else:
            self._dwell.stop()

    def means(self, ref: str) -> bool:
        """Returns whether the viewer of the table would like to take that piece."""
        return bool(ref) and ref == self._ref and self._viewer == self._interaction.session.viewer

    @Slot()
    def forget(self) -> None:
        """Forget the wanted piece."""
        self._ref = ""

    @Slot()
    def _note(self) -> None:
        self._ref = self._looked_at
        self._viewer = self._interaction.session.viewer

    @Slot()
    def _weigh(self) -> None:
        """Forget the piece when the viewer moves and could have taken it."""
        session = self._interaction.session
        if self._ref and session.asked_person == session.viewer and self._ref in self._interaction.sources():
            self.forget()
