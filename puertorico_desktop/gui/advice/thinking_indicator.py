"""The indicator that a bot has been thinking for some time."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal, Slot

from puertorico_desktop.gui.advice.hint_service import HintService
from puertorico_desktop.gui.play.session import GameSession

DELAY_MS = 350
"""The thinking time in ms after which the indicator is shown."""


class ThinkingIndicator(QObject):
    """Observes the bots at the table and the consulted one."""

    changed = Signal()
    """Emitted when the indicator must be shown or hidden."""

    def __init__(self, session: GameSession, hint_service: HintService, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._hint_service = hint_service
        self.is_visible = False
        self._wait = QTimer(self)
        self._wait.setSingleShot(True)
        self._wait.setInterval(DELAY_MS)
        self._wait.timeout.connect(self._show)
        for signal in (
            session.started,
            session.chosen,
            session.decision_changed,
            session.game_over,
            hint_service.changed,
        ):
            signal.connect(self._refresh)
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        if not (self._session.bot_is_thinking or self._hint_service.is_asking):
            self._wait.stop()
            if self.is_visible:
                self.is_visible = False
                self.changed.emit()
        elif not self.is_visible and not self._wait.isActive():
            self._wait.start()

    @Slot()
    def _show(self) -> None:
        self.is_visible = True
        self.changed.emit()
