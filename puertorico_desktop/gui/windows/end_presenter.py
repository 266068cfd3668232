"""The display of the end of a game: the ceremony and then the score sheet, or the score sheet alone."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Signal, Slot

from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.ceremony import Ceremony
from puertorico_desktop.gui.windows.game_dialogs import GameDialogs
from puertorico_desktop.gui.windows.game_table import GameTable
from puertorico_desktop.gui.windows.pages import Pages


class EndPresenter(QObject):
    """Opens the ceremony where the last move has just been played. A finished game that is opened, or reached with
    redo, shows its score sheet only; so does a game at the pace at which everything happens at once."""

    speech_requested = Signal(str)
    """Emitted with a text that a screen reader shall speak."""
    sound_requested = Signal(object)
    """Emitted with the `Sound` to be played."""

    def __init__(
        self,
        session: GameSession,
        table: GameTable,
        pages: Pages,
        dialogs: GameDialogs,
        wants_motion: Callable[[], bool],
        window: QObject,
    ) -> None:
        super().__init__(window)
        self._session = session
        self._table = table
        self._pages = pages
        self._dialogs = dialogs
        self._wants_motion = wants_motion
        self._played = False
        session.moved.connect(self._note_move)
        session.rewound.connect(self._forget_move)
        session.started.connect(self._forget_move)
        dialogs.ceremony = self.begin

    @Slot()
    def _note_move(self) -> None:
        self._played = True

    @Slot()
    def _forget_move(self) -> None:
        self._played = False

    @property
    def ceremony(self) -> Ceremony | None:
        """The ceremony in sight; None if none is."""
        page = self._pages.page
        return page if isinstance(page, Ceremony) else None

    def begin(self) -> bool:
        """Open the ceremony of the game that has just ended; return whether it was opened."""
        session, table = self._session, self._table
        played, self._played = self._played, False
        if not played or session.pace is Pace.AT_ONCE or not table.window().isVisible():
            return False
        page = Ceremony(session.match, table.city_of, table.renderer, self._wants_motion(), self._pages)
        page.finished.connect(self.show_sheet)
        page.speech_requested.connect(self.speech_requested)
        page.sound_requested.connect(self.sound_requested)
        self._pages.open_page(page)
        page.begin()
        return True

    @Slot()
    def show_sheet(self) -> None:
        """Open the score sheet above the ceremony; closing the sheet closes the ceremony too."""
        self._dialogs.show_scores()
        dialog = self._dialogs.dialog
        if dialog is not None:
            dialog.finished.connect(self._leave)

    @Slot()
    def _leave(self) -> None:
        if self.ceremony is not None:
            self._pages.close_page()
