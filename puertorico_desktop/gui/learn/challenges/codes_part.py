"""The entries for game codes in the menu Learn."""

from __future__ import annotations

from PySide6.QtCore import QObject, Slot
from PySide6.QtGui import QAction, QGuiApplication

from puertorico_desktop.gui.learn.challenges.code_dialog import CodeDialog
from puertorico_desktop.gui.learn.challenges.shared_games import code_of_match, setup_of
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.style.verbatim import set_tip
from puertorico_desktop.gui.texts.challenges import fault_text
from puertorico_desktop.learn.challenges.codes import SharedGame, code_of
from puertorico_desktop.learn.challenges.faults import CodeError
from puertorico_desktop.learn.history.rows import CODE
from puertorico_desktop.match.match import Match, challenge_of


class CodesPart(QObject):
    """Lets the player enter a game code, and copies the code of the game at the table."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._session, self._dialogs, self._window = context.session, context.dialogs, context.window
        self._save_service, self._choices_for = context.services.save_service, context.choices_for
        self.enter_action, self.copy_action = QAction(self), QAction(self)
        self.enter_action.triggered.connect(self.enter)
        self.copy_action.triggered.connect(self.copy)
        self._session.started.connect(self._refresh)
        self._session.game_over.connect(self._refresh)
        self.retranslate()

    @property
    def actions(self) -> list[QAction]:
        """The menu entries."""
        return [self.enter_action, self.copy_action]

    @Slot()
    def enter(self) -> None:
        """Open the dialog for game codes."""
        dialog = CodeDialog(self._session.match, self._window)
        dialog.chosen.connect(self.begin)
        self._dialogs.show(dialog)

    @Slot()
    def copy(self) -> None:
        """Copy the code of the game at the table to the clipboard."""
        code = code_of_match(self._session.match)
        QGuiApplication.clipboard().setText(code)
        self._session.notice.emit(self.tr("Copied: {code}").format(code=code))

    @Slot(object)
    def begin(self, game: SharedGame) -> None:
        """Start the game of a code at the table."""
        setup = setup_of(game, self._choices_for(game.options.game))
        code = code_of(game)

        def make() -> Match:
            match: Match = Match.new(setup)
            # Without the check symbol, which may not be a letter.
            match.challenge = challenge_of(CODE, code[: -len(" ?")])
            return match

        self._save_service.lay_out(make)

    def retranslate(self) -> None:
        """Set the texts of the entries."""
        self.enter_action.setText(self.tr("&Enter a game code…"))
        self.copy_action.setText(self.tr("&Copy game code"))
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        """Enable copying if the game has a code; otherwise show the reason in the tooltip."""
        try:
            code = code_of_match(self._session.match)
        except CodeError as error:
            self.copy_action.setEnabled(False)
            set_tip(self.copy_action, fault_text(error))
        else:
            self.copy_action.setEnabled(True)
            set_tip(self.copy_action, code)
