"""Guests whom their host wants to hear nothing of until the next mayor phase."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Qt, Signal, Slot

from puertorico_desktop.engine.puertorico.actions import PASS
from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.events import Event, RoleChosen
from puertorico_desktop.engine.puertorico.questions import asks_guests_only
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession


class GuestAutoPass(QObject):
    """Says for a person that the guests stay where they are, from when it was wished to the next mayor phase.

    A player who takes a move back is asked again.
    """

    _due = Signal()

    def __init__(self, session: PuertoRicoSession, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._seats: set[int] = set()
        self._due.connect(self._pass, Qt.ConnectionType.QueuedConnection)
        session.moved.connect(self._wake)
        session.rewound.connect(self._forget)
        session.started.connect(self._forget)
        session.decision_changed.connect(self._look)

    def begin(self, seat: int) -> None:
        """The guests of that player rest, beginning with the decision at hand."""
        self._seats.add(seat)
        self._pass()

    @property
    def _is_asked(self) -> bool:
        return self._session.asked_person in self._seats and asks_guests_only(self._session.game)

    @Slot()
    def _look(self) -> None:
        """Not at once: everybody else hears of the decision first."""
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
    def _wake(self, events: Sequence[Event]) -> None:
        """In the mayor phase everybody is placed anew."""
        if any(isinstance(event, RoleChosen) and event.role is Role.MAYOR for event in events):
            self._seats.clear()
