"""Says through the screen reader what others see: every move, what is asked, what is refused."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.play.interaction import TableInteraction
from puertorico_desktop.gui.play.session import GameSession

Politeness = QAccessible.AnnouncementPoliteness


class Announcer(QObject):
    """Speaks for a window."""

    announced = Signal(str)
    """Something was said."""

    def __init__(
        self,
        session: GameSession,
        interaction: TableInteraction,
        tell: Callable[[Sequence[Any]], str],
        window: QWidget,
    ) -> None:
        """`tell` returns the sentences on the events of a move."""
        super().__init__(window)
        self._told = tell
        self._session = session
        self._interaction = interaction
        self._window = window
        self._asked = ""
        session.moved.connect(self._tell)
        session.notice.connect(self._say)
        interaction.refused.connect(self._refuse)
        interaction.changed.connect(self._ask)
        session.steps.told.connect(self._tell_step)

    @Slot(object)
    def _tell(self, events: Sequence[Any]) -> None:
        """What a move brought about, in the sentences of the log."""
        self._say(self._told(events))

    @Slot()
    def _tell_step(self) -> None:
        """Why an automatic seat is about to do something, line by line."""
        self._say(self._interaction.step_speech())

    @Slot()
    def _ask(self) -> None:
        """A person is asked something: once for each question."""
        if self._session.asked_person is None:
            self._asked = ""
            return
        heading = self._interaction.prompt().heading
        question = f"{self._session.ply} {heading}"
        if question != self._asked:
            self._asked = question
            self._say(heading)

    @Slot(str)
    def say(self, words: str) -> None:
        """Say that, when nothing else is being said."""
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
