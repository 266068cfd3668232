"""The dialogs at the beginning and at the end of a game. The main window creates one `GameDialogs`."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Qt, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QFont
from PySide6.QtWidgets import QApplication, QDialog, QDialogButtonBox, QMenu, QPushButton, QWidget

from puertorico_desktop.bots.games import styles_of
from puertorico_desktop.gui.app.background import in_background
from puertorico_desktop.gui.games import FACES, face_of
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.windows.boxes import keep_above
from puertorico_desktop.gui.windows.branch import BranchDialog
from puertorico_desktop.gui.windows.dialog_ahead import DialogAhead
from puertorico_desktop.gui.windows.fitted import stay_within
from puertorico_desktop.gui.windows.game_chooser import GameChooser
from puertorico_desktop.gui.windows.new_game import NewGameDialog
from puertorico_desktop.gui.windows.score_sheet import ScoreSheetDialog
from puertorico_desktop.learn.challenges.codes import seed_for
from puertorico_desktop.match.match import GameSetup, Match, Seat

REPLACED = 2
"""The result code of a dialog that was replaced by something else: neither accepted nor rejected."""


class ActivityButton(QPushButton):
    """A button that leads from a dialog to another activity; `words` returns its text."""

    def __init__(self, words: Callable[[], str], parent: QWidget) -> None:
        super().__init__(words(), parent)
        self._words = words
        self.setAutoDefault(False)  # Enter accepts the dialog

    def changeEvent(self, event: QEvent) -> None:
        """Translate the text when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(self._words())


class GameDialogs(QObject):
    """Opens the dialogs over a window, one at a time, and passes their results to the session."""

    declined = Signal()
    """Emitted when the open dialog was closed without an answer."""
    choices_made = Signal(str, object)
    """Emitted with the id of the game that begins, and the choices that its dialog remembers."""
    other_game = Signal(object)
    """Emitted with the setup of a game of another kind, which another window has to show."""
    seated = Signal(object)
    """Emitted with the seats of a game that was begun."""
    review_requested = Signal()
    """Emitted when the player wants a review of the finished game."""
    better_requested = Signal()
    """Emitted when the player wants to look for better moves in the finished game."""
    lessons_requested = Signal()
    """Emitted when the player wants lessons instead of another game."""
    daily_requested = Signal()
    """Emitted when the player wants today's game instead of another one."""
    save_requested = Signal()
    """Emitted when the player wants to save the finished game to a file."""
    _loaded = Signal()

    def __init__(
        self,
        session: GameSession,
        theme: Theme,
        window: QWidget,
        choices_for: Callable[[str], Any] = lambda game: FACES[game].usual_choices(),
    ) -> None:
        """`choices_for` returns the initial choices of the dialog for a game, by the id of the game."""
        super().__init__(window)
        self._session = session
        self._theme = theme
        self._window = window
        self._choices_for = choices_for
        self.dialog: QDialog | None = None
        self.scale = 1.0
        """The factor of the text size of dialogs, relative to the system's: a large table has large dialogs."""
        self.keys: Sequence[QAction] = ()
        """The actions whose shortcuts work over every dialog."""
        self.exports: QMenu | None = None
        self.programs: Sequence[str] = ()
        """The command lines of external programs used before."""
        self.ceremony: Callable[[], bool] = lambda: False
        """A function that shows the end of the game that has just ended in another way, and returns whether it
        has."""
        self.remark_on: Callable[[Match], str] = lambda match: ""
        """A function that returns the remark about a finished game besides its score."""
        self.keeps_seats: Callable[[], bool] = bool
        """A function that returns whether a game that continues from an earlier position keeps the players in their
        seats, because pieces of the game on the table are hidden from some of them."""
        self.change_table: Callable[[Callable[[], None]], None] = lambda change: change()
        """A function that has another one lay out a game."""
        self.after_change: Callable[[Callable[[], None]], None] = lambda task: task()
        """A function that has another one called when the window shows the game that has been laid out."""
        create, complete = lambda: self._create(self._game), lambda dialog: self._complete(dialog, self._game)
        self._ahead = DialogAhead(self._basis, create, complete, self)
        self._scores_awaited = False
        self._loaded.connect(self._ahead.keep_ready)
        theme.changed.connect(self._ahead.drop)
        session.game_over.connect(self._end)
        session.started.connect(self.close)

    def prepare(self) -> None:
        """Load all games in the background, because the dialog for a new one offers all of them, and each may need a
        window soon; then keep a dialog ready."""
        in_background(self._load, "loading games")

    def _load(self) -> None:
        for game, face in FACES.items():
            styles_of(game)
            face.load()
        with contextlib.suppress(RuntimeError):  # the window has been deleted
            self._loaded.emit()

    @Slot()
    def new_game(self) -> None:
        """Ask for a new game. If the player declines, the game on the table continues."""
        self.new_game_of(self._game)

    def play(self, game: str) -> None:
        """Begin a game of the kind with that id at once, with the choices of the last one."""
        choices = self._choices_for(game)
        self._start(choices.setup(), choices)

    def new_game_of(self, game: str, edition: str = "") -> None:
        """Ask for a new game, at first of the kind and, if given, the edition with these ids."""
        dialog = self._ahead.take() if game == self._game and not edition else None
        if dialog is None:
            dialog = self._create(game)
            for _ in self._complete(dialog, game, edition):
                pass
        dialog.finished.connect(self._ahead.refresh)
        self.show(dialog)

    def _basis(self) -> object:
        """Returns the data on which a new-game dialog for the kind on the table depends, besides style and
        language."""
        place, ratio = self._window.screen().availableGeometry(), self._window.devicePixelRatioF()
        return self._game, self._choices_for(self._game), tuple(self.programs), place, ratio

    @property
    def _game(self) -> str:
        """The id of the kind of game on the table."""
        return self._session.setup.options.game

    def _create(self, game: str) -> Any:
        """Returns the dialog for a new game of that kind, which `_complete` completes."""
        dialog = FACES[game].new_game_dialog(self._choices_for(game), self.programs, self._window, in_turns=True)
        dialog.chosen.connect(self._start)
        return dialog

    def _complete(self, dialog: Any, game: str, edition: str = "") -> Iterator[None]:
        """Build a dialog, add the game chooser and the ways to other activities, and give it its text size and its
        style before it is shown. The work may pause for a turn of the event loop after each step."""
        yield from dialog.build()
        yield
        if len(FACES) > 1:
            self._add_chooser(dialog, game, edition)
        before = dialog.buttons.buttons()[-1]
        for words, wanted in (
            (lambda: self.tr("Lessons"), self.lessons_requested),
            (lambda: self.tr("Today's game"), self.daily_requested),
        ):
            button = ActivityButton(words, dialog)
            dialog.buttons.addButton(button, QDialogButtonBox.ButtonRole.ResetRole)  # placed apart from the answers
            QWidget.setTabOrder(before, button)
            before = button
            button.clicked.connect(partial(self._go_elsewhere, dialog, wanted))
        yield
        dialog.setFont(self._font)
        dialog.ensurePolished()

    def _go_elsewhere(self, dialog: QDialog, wanted: SignalInstance) -> None:
        """Close the dialog for another activity; the table stays as it is."""
        dialog.done(REPLACED)
        wanted.emit()

    def branch(self, ply: int, save_service: SaveService, player: int | None = None) -> None:
        """Ask for the players that continue from that ply in a new game; `player` is proposed as the only person."""
        match = self._session.match
        dialog = BranchDialog(match, ply, self._window, self.programs, player, self.keeps_seats())
        dialog.chosen.connect(lambda ply, seats: self._branch(match, ply, seats, save_service))
        self.show(dialog)

    @Slot()
    def _end(self) -> None:
        if not self.ceremony():
            self._scores_awaited = True
            self.after_change(self._show_awaited)

    def _show_awaited(self) -> None:
        if self._scores_awaited:
            self.show_scores()

    def show_scores(self) -> None:
        """Open the score sheet of the finished game."""
        session = self._session
        if session.match.is_running:
            return
        dialog = ScoreSheetDialog(session.match, self._theme, self.exports, self._window)
        dialog.new_game_requested.connect(self.new_game)
        dialog.daily_requested.connect(self.daily_requested)
        dialog.again_requested.connect(self._again)
        dialog.save_requested.connect(self.save_requested)
        dialog.review_requested.connect(self.review_requested)
        dialog.better_requested.connect(self.better_requested)
        dialog.show_remark(self.remark_on(session.match))
        self.show(dialog)

    def refresh_remark(self) -> None:
        """Update the remark on the open score sheet, if one is open."""
        if isinstance(self.dialog, ScoreSheetDialog):
            self.dialog.show_remark(self.remark_on(self._session.match))

    def close(self) -> None:
        """Close the open dialog, which is about a game that is no longer on the table; no scores of it follow."""
        self._scores_awaited = False
        if self.dialog is not None:
            self.dialog.close()

    def show(self, dialog: QDialog) -> None:
        """Open a dialog in place of the one that is open, and of scores that would follow; open messages stay above
        it."""
        self._scores_awaited = False
        if self.dialog is not None:
            self.dialog.done(REPLACED)
        self.dialog = dialog
        dialog.setFont(self._font)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        dialog.addActions(list(self.keys))
        dialog.finished.connect(self._forget)
        dialog.rejected.connect(self.declined)
        dialog.open()
        keep_above(self._window)

    def size_texts(self) -> None:
        """Set the text size of the open dialog; the font family follows the language by itself. The dialog that is
        kept ready is created anew."""
        self._ahead.drop()
        if self.dialog is not None:
            self.dialog.setFont(self._font)

    @property
    def _font(self) -> QFont:
        """The font of dialogs."""
        font = QFont()
        font.setPointSizeF(QApplication.font().pointSizeF() * self.scale)
        return font

    def _forget(self) -> None:
        if self.dialog is self.sender():
            self.dialog = None

    def _add_chooser(self, dialog: Any, game: str, edition: str) -> None:
        """Put the game chooser at the top of a dialog and of its tab order, with the focus."""
        has_editions = isinstance(dialog, NewGameDialog)
        shown = edition or (dialog.edition_id if has_editions else FACES[game].boxes()[0].edition)
        chooser = GameChooser(game, shown, self._theme, dialog.page)
        dialog.page.layout().insertWidget(0, chooser)
        before = dialog.choosable()[0].previousInFocusChain() if has_editions else dialog
        for button in chooser.buttons.values():
            QWidget.setTabOrder(before, button)
            before = button
        chooser.buttons[game, shown].setFocus()
        if has_editions:
            dialog.show_edition(shown)
            dialog.edition_shown.connect(lambda other: chooser.show_game(game, other))
        chooser.other_requested.connect(lambda one, box: self._ask_for(one, box, dialog))

    def _ask_for(self, game: str, edition: str, dialog: Any) -> None:
        """Ask for that game: in the open dialog if it is for this game, otherwise in a new dialog that replaces
        it."""
        if isinstance(dialog, NewGameDialog) and dialog.game == game:
            dialog.show_edition(edition)
            return
        corner = dialog.geometry().topLeft()
        self.new_game_of(game, edition)
        if self.dialog is not None:  # at the same place, so that the same picture stays under the pointer
            self.dialog.setGeometry(QRect(corner, self.dialog.size()))
            stay_within(self.dialog, self.dialog.screen().availableGeometry())

    def _start(self, setup: GameSetup, choices: Any) -> None:
        self.choices_made.emit(setup.options.game, choices)
        self.seated.emit(setup.seats)
        dialog = face_of(setup.options).dialog_before(setup, choices, self._window)
        if dialog is None:
            self._begin(setup)
            return
        # If the dialog is rejected, the game on the table continues.
        dialog.chosen.connect(self._begin)
        self.show(dialog)

    def _begin(self, setup: GameSetup) -> None:
        if setup.options.game == self._session.setup.options.game:
            self.change_table(lambda: self._session.start(setup))
        else:
            self.other_game.emit(setup)

    def _branch(self, match: Match, ply: int, seats: Sequence[Seat], save_service: SaveService) -> None:
        self.seated.emit(seats)
        save_service.branch(match, ply, seats)

    def _again(self) -> None:
        setup = self._session.setup
        again = setup.with_seed(seed_for(setup.options, (seat.bot for seat in setup.seats)))
        self.change_table(lambda: self._session.start(again))
