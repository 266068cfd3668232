"""The page with the review of a game: chances, summary, accuracy, mistakes, and one decision in detail."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import Qt, Signal, Slot
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.review.chance_chart import has_lines
from puertorico_desktop.gui.learn.review.chart_panel import ChartPanel
from puertorico_desktop.gui.learn.review.decision_analyser import DecisionAnalyser
from puertorico_desktop.gui.learn.review.decision_card import DecisionCard
from puertorico_desktop.gui.learn.review.review_column import ReviewColumn, panel_style
from puertorico_desktop.gui.learn.review.review_head import ReviewHead
from puertorico_desktop.gui.learn.review.review_service import Findings, ReviewService
from puertorico_desktop.gui.learn.review.review_words import few_words, numbered, obstacle_words, state_words
from puertorico_desktop.gui.style.styles import set_style_sheet
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.gradual_opening import GradualOpening
from puertorico_desktop.gui.windows.pages import Page, presses_button
from puertorico_desktop.gui.windows.step_runner import StepRunner
from puertorico_desktop.learn.review.formulas import FAULTS, Mark
from puertorico_desktop.learn.review.summary import Decision, PlayerSummary
from puertorico_desktop.match.match import Match

CARD_SHARE = 0.28
"""The share of the page's width that the card of the decision takes."""
LEAST_CARD, MOST_CARD_SHARE = 240, 0.36
"""The width in logical pixels, at scale 1 and usual text size, up to which the card is wider than that, and its share
then at most."""


class ReviewPage(Page):
    """Displays the findings of a `ReviewService` as they arrive.

    Left and right go from decision to decision, up and down from mistake to mistake, Enter shows the table; page up
    and down scroll the main column in a small window.
    """

    scores_requested = Signal()
    table_requested = Signal(int)
    """Emitted with the ply at which the table is to be shown."""
    branch_requested = Signal(int, int)
    """Emitted with the ply and the seat from which to play on."""
    better_requested = Signal()
    """Emitted when better moves than the mistakes are to be found."""
    try_requested = Signal(int, str)
    """Emitted with the ply to try another move at, and the move (or "") whose continuation to show."""
    announced = Signal(str)
    """Emitted with a text announced by the screen reader."""
    again_requested = Signal()
    """Emitted to review again with the current weights, or to resume a stopped review."""

    def __init__(
        self,
        match: Match,
        service: ReviewService,
        renderer: Renderer,
        analyser: DecisionAnalyser | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._match, self._service, self._renderer = match, service, renderer
        self._describer = face_of(match.setup.options).describer(match)
        self._seat: int | None = None
        self._ply: int | None = None
        self._chosen_by_hand = False
        self.hides_answers = False
        """Whether better moves are to be found and no decision was chosen since."""
        self._followed: tuple[Findings | None, bool] = (None, False)
        self._scale = 1.0
        self._found: frozenset[str] = frozenset()
        self._step_runner = StepRunner(self)
        self._opening = GradualOpening(self)
        self._opens_gradually = False
        self.head = ReviewHead(match, renderer, self)
        self.players, self.bar, self.state = self.head.players, self.head.bar, self.head.state
        self.chart_panel = ChartPanel(match, self._describer, renderer, has_lines(service.findings))
        self.column = ReviewColumn(self.chart_panel, self._describer, renderer)
        self.words, self.accuracy, self.mistakes_panel = (
            self.column.words,
            self.column.accuracy,
            self.column.mistakes_panel,
        )
        self.mistakes, self.better_button = self.mistakes_panel.rows, self.mistakes_panel.better_button
        self.card = DecisionCard(self._describer, renderer, analyser or DecisionAnalyser(self))
        self._lay_out()
        self._connect()

    def _lay_out(self) -> None:
        """Put the parts on the page in tab order: a widget goes to its end when it gets its place."""
        self._left = QVBoxLayout()
        self._left.addWidget(self.head)
        self._left.addWidget(self.column, 1)
        self._across = QHBoxLayout(self)
        self._across.addLayout(self._left, 1)
        self._across.addWidget(self.card)
        for panel in (self.head, self.card):
            panel.join_background(self)

    def _connect(self) -> None:
        self._service.changed.connect(self._follow)
        self.head.stop_button.clicked.connect(self._stop_or_go_on)
        self.head.scores_button.clicked.connect(self.scores_requested)
        self.head.close_button.clicked.connect(self.left)
        self.players.activated.connect(self._choose_player)
        self.chart_panel.chosen.connect(self.go_to)
        self.mistakes_panel.chosen.connect(self.go_to)
        self.card.back_button.clicked.connect(lambda: self._step(self.decisions, -1))
        self.card.forward_button.clicked.connect(lambda: self._step(self.decisions, 1))
        self.card.show_button.clicked.connect(self._show_table)
        self.card.branch_button.clicked.connect(self._branch)
        self.card.try_button.clicked.connect(self._try)
        self.card.analysis.table_requested.connect(self._show_following)
        self.card.analysis.speech_requested.connect(self._announce)
        self.better_button.clicked.connect(self.better_requested)
        self._theme.changed.connect(self._restyle)

    # -- display ----------------------------------------------------------------------------------------------------

    @property
    def ply(self) -> int | None:
        """The ply of the decision shown; None if there is none."""
        return self._ply

    @property
    def seat(self) -> int | None:
        """The seat whose review is shown; None if there is none yet."""
        player = self.player
        return None if player is None else player.seat

    @property
    def player(self) -> PlayerSummary | None:
        """The summary of the player whose review is shown; None as long as there is none."""
        findings = self._service.findings
        if findings is None or not findings.summary.players:
            return None
        players: Sequence[PlayerSummary] = findings.summary.players
        return next((one for one in players if one.seat == self._seat), players[0])

    @property
    def decisions(self) -> list[Decision]:
        """The decisions of the player that are not forced."""
        return [] if self.player is None else [one for one in self.player.decisions if not one.moment.forced]

    @property
    def mistaken(self) -> list[Decision]:
        """The mistakes of the player."""
        return [one for one in self.decisions if one.mark is Mark.MISTAKE]

    @property
    def faults(self) -> list[Decision]:
        """The decisions for which a better move can be found."""
        return [one for one in self.decisions if one.mark in FAULTS]

    def begin_at(self, seat: int | None, ply: int | None) -> None:
        """Set the player and the decision shown first."""
        self._seat = seat
        if ply is not None:
            self._ply, self._chosen_by_hand = ply, True

    @property
    def is_opening(self) -> bool:
        """Whether parts of the page remain to be filled before it is seen."""
        return self._opens_gradually or self._opening.is_busy

    def open_gradually(self) -> None:
        """Fill the page in several turns of the event loop once it is shown, before it is seen."""
        self._opens_gradually = True

    def _fill(self) -> Iterator[None]:
        """Fill the page that has just been shown, in steps."""
        try:
            self._rescale()
            yield
            self.chart_panel.make_chart()
            yield
            if self._show_findings():
                yield
                self._show_chart()
                self._show_card()
            yield
            self._draw_chart()
        finally:
            self._opens_gradually = False
        self._follow()

    def hide_answers(self, hides: bool) -> None:
        """Set whether better moves are to be found, so that answers are hidden until a decision is chosen."""
        self.hides_answers = hides
        self.refresh()

    @Slot()
    def _follow(self) -> None:
        """Update the progress, and the findings if there are new ones."""
        if self._opens_gradually:
            return
        findings, was_running = self._followed
        if findings is self._service.findings and was_running == self._service.is_running:
            self._show_state()
        elif self._show_findings():
            self._step_runner.schedule(self._show_chart, self._show_card)

    @Slot()
    def refresh(self) -> None:
        """Display the current findings."""
        if not self._opens_gradually and self._show_findings():
            self._show_decision()

    def _show_findings(self) -> bool:
        """Updates everything except the chart and the decision; returns whether there are findings for a player."""
        self._show_state()
        self._followed = self._service.findings, self._service.is_running
        findings, player = self._service.findings, self.player
        if findings is None or player is None:
            self._show_obstacle(obstacle_words(self._service))
            return False
        if not self._chosen_by_hand or self._ply not in [one.moment.ply for one in player.decisions]:
            worst = max(self.decisions, key=lambda one: 0 if one.verdict is None else one.verdict.loss, default=None)
            self._ply = None if worst is None else worst.moment.ply
        self.head.show_players(findings.course.reviewed, self.seat)
        self.words.setText(few_words(self._service, findings, player, self._describer))
        is_known = findings.is_complete or any(one.verdict is not None for one in self.decisions)
        self.mistakes_panel.show_mistakes(findings, self.mistaken if is_known else None, self._match.id, self._found)
        none = self.tr("No mistake has been found.")
        if not is_known:
            none = obstacle_words(self._service)
        self.accuracy.show_player(player, none)
        self.mistakes_panel.refuse_better("" if self.faults else none)
        return True

    def _show_obstacle(self, why: str) -> None:
        """Disable all that needs findings, with the reason why there are none."""
        self.card.show_nothing(why)
        self.words.setText(why)
        self.accuracy.show_nothing(why)
        self.card.show_ways((), None, why)
        self.mistakes_panel.refuse_better(why)
        self.chart_panel.allow_chances(why)

    def _show_state(self) -> None:
        words = state_words(self._service)
        if words != self.state.text() and not self._service.is_running:
            self._announce(words)
        self.head.show_state(self._service, words)

    def _show_decision(self) -> None:
        self._step_runner.schedule()
        self._show_chart()
        self._show_card()

    def _show_chart(self) -> None:
        findings, player = self._service.findings, self.player
        if findings is not None and player is not None:
            self.chart_panel.show_findings(findings, player, self._ply)

    def _show_card(self) -> None:
        findings, player = self._service.findings, self.player
        if findings is None or player is None:
            return
        decision = next((one for one in player.decisions if one.moment.ply == self._ply), None)
        self.card.show_ways([one.moment.ply for one in self.decisions], self._ply)
        if decision is None:
            self.card.show_nothing(self.tr("There is nothing to review yet."))
            return
        if self.hides_answers:
            words = self.tr(
                "As soon as the review is done, you look for better moves at the table. Choose a decision to see the "
                "answer now."
            )
            self.card.show_nothing(words)
            return
        self.card.show_decision(findings, decision, numbered(decision, self.mistaken, self.decisions))
        self.mistakes_panel.mark(self._ply)

    # -- navigation -------------------------------------------------------------------------------------------------

    @Slot(int)
    def go_to(self, ply: int) -> None:
        """Show the decision at this ply."""
        self._opening.complete()
        self._ply, self._chosen_by_hand, self.hides_answers = ply, True, False
        self._show_decision()
        self._announce(self.card.speech())

    def _announce(self, words: str) -> None:
        """Announce a text through the screen reader."""
        if words:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))
            self.announced.emit(words)

    def _step(self, decisions: Sequence[Decision], by: int) -> None:
        here = -1 if self._ply is None else self._ply
        plies = [one.moment.ply for one in decisions]
        further = [ply for ply in plies if (ply > here if by > 0 else ply < here)]
        if further:
            self.go_to(further[0] if by > 0 else further[-1])

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Go through the decisions with the arrow keys, and to the table with Enter, unless it presses a button."""
        self._opening.complete()
        if presses_button(self, event):
            return
        match event.key():
            case Qt.Key.Key_Left:
                self._step(self.decisions, -1)
            case Qt.Key.Key_Right:
                self._step(self.decisions, 1)
            case Qt.Key.Key_Up:
                self._step(self.mistaken, -1)
            case Qt.Key.Key_Down:
                self._step(self.mistaken, 1)
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self._show_table()
            case Qt.Key.Key_PageUp | Qt.Key.Key_PageDown:
                self.column.turn_page(event.key() == Qt.Key.Key_PageDown)
            case _:
                super().keyPressEvent(event)

    @Slot()
    def _show_table(self) -> None:
        if self._ply is not None:
            self.table_requested.emit(self._ply)

    @Slot()
    def _branch(self) -> None:
        if self._ply is not None and self.seat is not None:
            self.branch_requested.emit(self._ply, self.seat)

    def show_found(self, keys: frozenset[str]) -> None:
        """Set the ids of decisions for which a better move was found (`tries.id_of`)."""
        self._found = keys
        self.refresh()

    @Slot()
    def _try(self) -> None:
        if self._ply is not None:
            self.card.set_search_pending()
            self.try_requested.emit(self._ply, "")

    @Slot(str)
    def _show_following(self, line: str) -> None:
        if self._ply is not None:
            self.try_requested.emit(self._ply, line)

    @Slot(int)
    def _choose_player(self, number: int) -> None:
        self._seat, self._chosen_by_hand = self.players.itemData(number), False
        self.refresh()

    @Slot()
    def _stop_or_go_on(self) -> None:
        if self._service.is_running:
            self._service.stop()
        else:
            self.again_requested.emit()

    # -- appearance -------------------------------------------------------------------------------------------------

    def retranslate_ui(self) -> None:
        """Set every text."""
        self.setAccessibleName(self.tr("Review of your game"))
        self.head.retranslate()
        self.chart_panel.retranslate()
        self.column.words_title.setText(self.tr("In a few words"))
        self.mistakes_panel.retranslate()
        self.card.retranslate()
        self.refresh()

    def rescale(self, scale: float) -> None:
        """Adapt to the scale of the page, once it is shown."""
        self._scale = scale
        if self.isVisible():
            self._rescale()

    def showEvent(self, event: QShowEvent) -> None:
        """Adapt to the size of the page."""
        super().showEvent(event)
        if self._opens_gradually:
            self._opening.begin(self._fill())
        else:
            self._rescale()
            self._draw_chart()

    def _draw_chart(self) -> None:
        self.chart_panel.show_chart()
        self._across.activate()

    def _rescale(self) -> None:
        scale, letters = self._scale, self._scale * self._text_size
        wide = min(LEAST_CARD * letters, MOST_CARD_SHARE * self.width())
        self.card.setFixedWidth(round(max(CARD_SHARE * self.width(), wide)))
        gap = round(8 * scale)
        self._across.setContentsMargins(gap, gap, gap, gap)
        self._across.setSpacing(gap)
        self._left.setSpacing(gap)
        self.column.set_scale(scale, self._text_size, self.width() - self.card.width() - 3 * gap)
        self._restyle()

    @Slot()
    def _restyle(self) -> None:
        font = QFont(self.font())
        font.setBold(True)
        self.head.title.setFont(font)
        self.head.restyle(self._scale, self._text_size)
        self.column.restyle(self._scale, self._text_size)
        set_style_sheet(self.card, panel_style(self._theme, self._scale, self._text_size))
        self.card.set_scale(self._scale * self._text_size)
