"""Announces the visible changes to screen readers: every move, every decision of a person, every refusal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession

Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """The announcements of a window."""

    announced = Signal(str)
    """Emitted with each announcement."""

    def __init__(
        self,
        session: GameSession,
        interaction: TableInteraction,
        log_text: Callable[[Sequence[Any]], str],
        window: QWidget,
    ) -> None:
        """`log_text` returns the sentences on the events of a move."""
        super().__init__(window)
        self._log_text = log_text
        self._session = session
        self._interaction = interaction
        self._window = window
        self._asked = self._told = ""
        session.moved.connect(self._announce_move)
        session.notice.connect(self._say)
        interaction.refused.connect(self._refuse)
        # Queued: an answer may consist of several moves, and the questions between them are answered already.
        interaction.changed.connect(self._ask, Qt.ConnectionType.QueuedConnection)
        interaction.pending_changed.connect(self._tell_draft)
        session.steps.announcement_due.connect(self._announce_step)

    @Slot(object)
    def _announce_move(self, events: Sequence[Any]) -> None:
        """Announce the events of a move, in the sentences of the log."""
        self._say(self._log_text(events))

    @Slot()
    def _announce_step(self) -> None:
        """Announce the account of an automatic seat's step, line by line."""
        self._say(self._interaction.step_speech())

    @Slot()
    def _ask(self) -> None:
        """Announce the decision of a person, once for each decision."""
        if self._session.asked_person is None:
            self._asked = ""
            return
        prompt = self._interaction.prompt()
        heading = prompt.heading
        question = f"{self._session.ply} {heading}"
        if question != self._asked:
            self._asked, self._told = question, prompt.detail
            self._say(heading)

    @Slot()
    def _tell_draft(self) -> None:
        """Announce how far an answer is that is being composed, such as "1 of 3 paid", when that has changed."""
        detail = self._interaction.prompt().detail
        if detail != self._told:
            self._told = detail
            self._say(detail)

    @Slot(str)
    def say(self, words: str) -> None:
        """Announce a text politely, without interrupting other speech."""
        self._say(words)

    @Slot(str)
    def _refuse(self, words: str) -> None:
        self._say(words, Politeness.Assertive)

    @Slot(str)
    def _say(self, words: str, politeness: Politeness = Politeness.Polite) -> None:
        if words:
            event = QAccessibleAnnouncementEvent(self._window, words)
            event.setPoliteness(politeness)
            QAccessible.updateAccessibility(event)
            self.announced.emit(words)
