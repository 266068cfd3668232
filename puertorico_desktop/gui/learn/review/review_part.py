"""The review in the menu Learn and on the score sheet, and the transitions from it to the table and back."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS
from puertorico_desktop.gui.learn.challenges.puzzle_service import KIND
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.review.decision_analyser import DecisionAnalyser
from puertorico_desktop.gui.learn.review.page_loader import PageLoader, is_loaded
from puertorico_desktop.gui.learn.review.review_service import ReviewService
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.learn.history.history import History

if TYPE_CHECKING:  # a run-time import would load the chart library
    from puertorico_desktop.gui.learn.review.review_page import ReviewPage

IDLE_MS: Final = 1500
"""The time in ms after the end of a game when animations have most likely ended."""


class ReviewPart(QObject):
    """Opens the page with the review of the game on the table.

    The review pauses while the page is closed and the game is in progress, because bots then need the processor.
    """

    better_requested = Signal(int, object)
    """Emitted with a seat and a ply (or None): find better moves of that player, starting at the ply or at the first
    fault."""
    try_requested = Signal(int, str)
    """See `ReviewPage.try_requested`."""

    _found_read = Signal(object)

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._table = context.table
        session, pages, dialogs = context.session, context.pages, context.dialogs
        self._session, self._pages, self._dialogs, self._services = session, pages, dialogs, context.services
        self._renderer = Renderer(context.theme, context.icons, self)
        self.service = ReviewService(self._services.save_service.folders, self)
        self.analyser = DecisionAnalyser(self)
        self._wants_better = False
        self._match = session.match.id
        self._place: tuple[int | None, int | None] = (None, None)
        self._returns = False
        self._loader = PageLoader(self)
        self._is_wanted = False
        self._idle = QTimer(self)
        self._idle.setSingleShot(True)
        self._idle.setInterval(IDLE_MS)
        self._idle.timeout.connect(self.prepare)
        self._loader.loaded.connect(self._open_wanted)
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence("Ctrl+Shift+R"))
        self.action.triggered.connect(self.open)
        dialogs.review_requested.connect(self.open)
        dialogs.better_requested.connect(self.open_for_better)
        self.service.changed.connect(self._begin_better)
        self._found_read.connect(self._show_found)
        pages.changed.connect(self._note_page)
        session.started.connect(self._forget)
        session.recorded.connect(self._refresh)
        session.decision_changed.connect(self._come_back)
        session.game_over.connect(self._refresh)
        session.game_over.connect(self._idle.start)
        self.retranslate()
        self._refresh()

    @property
    def actions(self) -> list[QAction]:
        """The menu entry."""
        return [self.action]

    def retranslate(self) -> None:
        """Set the text of the entry."""
        self.action.setText(self.tr("&Review this game"))

    def close(self) -> None:
        """Stop all work."""
        self._idle.stop()
        self.service.close()
        self.analyser.close()
        self._loader.close()

    @property
    def _page(self) -> ReviewPage | None:
        """The page while it is shown; otherwise None."""
        if not is_loaded():
            return None
        from puertorico_desktop.gui.learn.review.review_page import ReviewPage

        page = self._pages.page
        return page if isinstance(page, ReviewPage) else None

    @property
    def shown_ply(self) -> int | None:
        """The ply of the decision shown; None while the page is closed."""
        return None if self._page is None else self._page.ply

    def open_at(self, seat: int, ply: int) -> None:
        """Open the page at this decision."""
        self._place = seat, ply
        self.open()

    @Slot()
    def open_for_better(self) -> None:
        """Open the page with its answers hidden, and start finding better moves as soon as the review is done."""
        self._wants_better = True
        self.open()
        if self._page is not None:
            self._page.hide_answers(True)
            self._begin_better()

    @Slot()
    def _begin_better(self) -> None:
        page = self._page
        if not self._wants_better or page is None or self.service.is_running:
            return
        self._wants_better = False
        if page.hides_answers and page.faults:
            self.better_requested.emit(page.seat, None)
        else:
            page.hide_answers(False)

    @Slot()
    def prepare(self) -> None:
        """Load the modules of the page, because a review is likely to be requested soon."""
        self._refresh()
        if self._session.ply:
            self.load()

    def load(self) -> None:
        """Load the modules of the page while the window stays responsive."""
        self._loader.load()

    @Slot()
    def _open_wanted(self) -> None:
        if self._is_wanted and self._wants_better:
            self.open_for_better()
        elif self._is_wanted:
            self.open()

    @Slot()
    def open(self) -> None:
        """Open the page at the decision where it was left. If its modules must be loaded first, the page opens
        afterwards, and the window stays responsive meanwhile. Raises ImportError if they cannot be loaded."""
        if not self._can_review:
            return
        self._is_wanted = not is_loaded() and not self._loader.has_failed
        if self._is_wanted:
            self._review()
            self._loader.load()
            return
        from puertorico_desktop.gui.learn.review.review_page import ReviewPage

        if self._page is not None:
            return
        self._returns = False
        self._session.consultation.withdraw()
        match = self._session.match
        page = ReviewPage(match, self.service, self._renderer, self.analyser)
        page.begin_at(*self._place)
        page.scores_requested.connect(self._dialogs.show_scores)
        page.again_requested.connect(self._look_again)
        page.table_requested.connect(self._show_table)
        page.branch_requested.connect(self._branch)
        page.better_requested.connect(self._find_better)
        page.try_requested.connect(self.try_requested)
        page.left.connect(self._remember)
        self.analyser.failed.connect(page.refresh)
        self._review()  # drops what was found in another match
        page.open_gradually()
        self._pages.open_page(page)
        if match.is_running:
            match.take_hint()  # a review of a running game counts as help
        self._services.history.perform(_found, self._found_read)

    def _review(self, again: bool = False) -> None:
        match = self._session.match
        path = self._services.preferences.settings.file_of(match.id)
        self.service.review(match, path, again)

    @Slot(object)
    def _show_found(self, keys: frozenset[str]) -> None:
        if self._page is not None:
            self._page.show_found(keys)

    @Slot()
    def _look_again(self) -> None:
        findings = self.service.findings
        self._review(again=findings is not None and findings.is_old)

    @Slot()
    def _remember(self) -> None:
        page = self._page
        if page is not None:
            self._place = page.seat, page.ply

    @Slot()
    def _find_better(self) -> None:
        page = self._page
        if page is not None and page.seat is not None:
            self.better_requested.emit(page.seat, page.ply)

    @Slot(int)
    def _show_table(self, ply: int) -> None:
        """Show the table at this ply; on return the page opens at the same decision."""
        self._remember()
        self._pages.close_page()
        self._session.look_back(ply)
        self._returns = True

    @Slot(int, int)
    def _branch(self, ply: int, seat: int) -> None:
        self._dialogs.branch(ply, self._services.save_service, seat)

    @Slot()
    def _come_back(self) -> None:
        if self._returns and not self._session.is_looking_back:
            self.open()

    @Slot()
    def _note_page(self) -> None:
        """Stop the review when its page is closed while a game is in progress, because its bots need the
        processor."""
        if self._pages.page is None:
            self.analyser.stop()
        if self._pages.page is None and self._session.match.is_running:
            self.service.rest()

    @Slot()
    def _forget(self) -> None:
        """Reset the state when another game is put on the table."""
        self._is_wanted = False
        self.service.rest()
        if self._session.match.exercise is None and self._session.match.id != self._match:
            self._match = self._session.match.id
            self.analyser.forget()
        self._place, self._returns, self._wants_better = (None, None), False, False
        self._refresh()

    @Slot()
    def _refresh(self) -> None:
        self.action.setEnabled(self._can_review)

    @property
    def _can_review(self) -> bool:
        """Whether there is a game with moves to review. A game in progress is excluded if only one try counts, so
        that no help is given, and if the table is covered between turns over hidden hands, so that secret actions of
        others stay hidden, whatever is being decided now."""
        match = self._session.match
        is_closed = (match.is_one_try and match.is_running) or self._table.cover.keeps_secrets
        return match.ply > 0 and not match.is_exercise and not is_closed


def _found(history: History) -> frozenset[str]:
    """Returns the ids of decisions for which a better move was found."""
    return frozenset(one.key for one in history.tries(KIND) if one.done and one.hints <= HINTS)
