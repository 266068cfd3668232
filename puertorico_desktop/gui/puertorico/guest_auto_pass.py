"""Automatic passing for guests in the guesthouse until the next mayor phase."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.decision_questions import asks_guests_only
from puertorico_desktop.engine.puertorico.events import Event, RoleChosen
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession


class GuestAutoPass(QObject):
    """Answers for a person that the guests stay where they are, from the request until the next mayor phase.

    After an undo, the player is asked again.
    """

    _due = Signal()

    def __init__(self, session: PuertoRicoSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seats: set[int] = set()
        self._due.connect(self._pass, Qt.ConnectionType.QueuedConnection)
        session.moved.connect(self._stop_at_mayor)
        session.rewound.connect(self._forget)
        session.started.connect(self._forget)
        session.decision_changed.connect(self._schedule)

    def begin(self, seat: int) -> None:
        """Begin to pass for the guests of the player in `seat`, starting with the decision at hand."""
        self._seats.add(seat)
        self._pass()

    @property
    def _is_asked(self) -> bool:
        return self._session.asked_person in self._seats and asks_guests_only(self._session.game)

    @Slot()
    def _schedule(self) -> None:
        """Pass through a queued signal, so that all other slots receive the decision first."""
        if self._is_asked:
            self._due.emit()

    @Slot()
    def _pass(self) -> None:
        if self._is_asked:
            self._session.submit(PASS, self._session.ply)

    @Slot()
    def _forget(self) -> None:
        self._seats.clear()

    @Slot(object)
    def _stop_at_mayor(self, events: Sequence[Event]) -> None:
        """Stop passing when the mayor is chosen, because everybody is placed anew in that phase."""
        if any(isinstance(event, RoleChosen) and event.role is Role.MAYOR for event in events):
            self._seats.clear()
