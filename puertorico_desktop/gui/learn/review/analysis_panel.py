"""The panel for the analysis of a decision: the likely continuation after a move, and quick games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, Qt, Signal, Slot
from PySide6.QtWidgets import QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.review.decision_analyser import (
    MOST_SENTENCES,
    Continuation,
    DecisionAnalyser,
    can_play_out,
    contested,
    sentences_of,
)
from puertorico_desktop.gui.learn.review.options_list import OptionsList
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts import tries as texts
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.learn.review.summary import Decision

translate = QCoreApplication.translate


class AnalysisPanel(QWidget):
    """The widget below the list of options; it refers to the selected row of the list."""

    table_requested = Signal(str)
    """Emitted with a move, in notation, whose continuation is to be shown on the table."""
    speech_requested = Signal(str)
    """Emitted with a text to be announced by screen readers."""

    answered = Signal(QWidget)
    """Emitted with the widget that contains a new answer."""

    def __init__(
        self,
        describer: MatchDescriber,
        options: OptionsList,
        analyser: DecisionAnalyser,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._describer, self._options, self._analyser = describer, options, analyser
        self._findings: Findings | None = None
        self._decision: Decision | None = None
        self._asked: str | None = None
        self._lost: str | None = None
        self._words: dict[tuple[int, str], str] = {}
        self.why_button, self.play_button, self.show_button = QPushButton(), QPushButton(), QPushButton()
        self.why, self.opinion = Label(), Label()
        self.bar = QProgressBar()
        self.bar.setTextVisible(False)
        for label in (self.why, self.opinion):
            label.setWordWrap(True)
        buttons = QHBoxLayout()
        buttons.addWidget(self.why_button)
        buttons.addWidget(self.play_button)
        buttons.addStretch(1)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(buttons)
        below.addWidget(self.why)
        below.addWidget(self.show_button, 0, Qt.AlignmentFlag.AlignLeft)
        below.addWidget(self.bar)
        below.addWidget(self.opinion)
        options.chosen.connect(self._note_choice)
        options.asked.connect(self.ask)
        self.why_button.clicked.connect(self._ask_chosen)
        self.show_button.clicked.connect(self._show_on_table)
        self.play_button.clicked.connect(self._play_or_stop)
        analyser.continuation_found.connect(self._note_continuation)
        analyser.failed.connect(self._note_failure)
        analyser.playing.changed.connect(self.refresh)
        analyser.playing.finished.connect(self._announce_opinion)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self._words.clear()
        self.show_button.setText(translate("Tries", "Show it on the table"))
        self.why_button.setText(texts.why_not())
        self.refresh()

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self.bar.setFixedHeight(round(6 * scale))

    def show_decision(self, findings: Findings, decision: Decision) -> None:
        """Set the decision; the caller then updates the list of options and calls `refresh`."""
        before = self._decision
        self._findings, self._decision = findings, decision
        if before is None or before.moment.ply != decision.moment.ply:
            self._asked, self._lost, self._options.line = None, None, ""
        self.setVisible(can_play_out(decision))

    @Slot()
    def refresh(self) -> None:
        """Update the display of the continuation and of the second opinion."""
        decision, findings = self._decision, self._findings
        if decision is None or findings is None or not can_play_out(decision):
            return
        self._show_why()
        playing, ply = self._analyser.playing, decision.moment.ply
        is_playing = playing.key == ply
        opinion = playing.opinions.get(ply)
        self.play_button.setText(translate("Tries", "Cancel") if is_playing else translate("Tries", "Play it &out"))
        self.play_button.setVisible(opinion is None)
        self.bar.setVisible(is_playing)
        self.bar.setRange(0, playing.games)
        self.bar.setValue(playing.done)
        words = ""
        if is_playing:
            words = texts.played(playing.done, playing.games)
        elif opinion is not None:
            words = texts.second_opinion(opinion, *(self._name(line) for line in contested(decision)))
        self.opinion.setText(words)
        self.opinion.setVisible(bool(words))

    def _show_why(self) -> None:
        assert self._decision is not None
        line, ply = self._options.line, self._decision.moment.ply
        is_best = line == self._decision.options[0].line
        self.why_button.setText(texts.what_follows() if is_best else texts.why_not())
        known = self._analyser.continuation(ply, line)
        words = ""
        if known is not None:
            words = self._in_words(known)
        elif line == self._asked:
            words = texts.following_is_sought(self._name(line))
        elif line == self._lost:
            words = texts.following_is_lost(self._name(line))
        self.why.setText(words)
        self.why.setVisible(bool(words))
        self.show_button.setVisible(known is not None)

    def _name(self, line: str) -> str:
        assert self._findings is not None
        assert self._decision is not None
        game = self._findings.course.match.record.position_at(self._decision.moment.ply)
        best = game.parse(self._decision.options[0].line)
        return title(self._describer.option(game, game.parse(line), best))

    def _in_words(self, continuation: Continuation) -> str:
        """Returns the continuation in words."""
        assert self._findings is not None
        key = continuation.ply, continuation.line
        if key not in self._words:
            sentences = sentences_of(self._findings, continuation, self._describer)[:MOST_SENTENCES]
            name = self._name(continuation.line)
            self._words[key] = texts.would_follow(name, sentences) if sentences else texts.nothing_follows(name)
        return self._words[key]

    # -- requests of the player -------------------------------------------------------------------------------------

    @Slot()
    def _note_choice(self) -> None:
        self.refresh()
        row = next((one for one in self._options.rows if one.line == self._options.line), None)
        if row is not None:
            self.speech_requested.emit(advice.option_speech(row.name, row.win, row.points))

    @Slot()
    def _ask_chosen(self) -> None:
        self.ask(self._options.line)

    @Slot(str)
    def ask(self, line: str) -> None:
        """Request the continuation after a move."""
        if self._findings is not None and self._decision is not None and can_play_out(self._decision):
            self._asked, self._lost = line, None
            self._analyser.request_continuation(self._findings, self._decision.moment.ply, line)
            self.refresh()

    @Slot(object)
    def _note_continuation(self, continuation: Continuation) -> None:
        if continuation.line == self._asked:
            self._asked = None
            self.refresh()
            self.speech_requested.emit(self.why.words)
            self.answered.emit(self.why)
        else:
            self.refresh()

    @Slot(int, str)
    def _note_failure(self, ply: int, line: str) -> None:
        """Note that the continuation after a move could not be computed."""
        if self._decision is not None and self._decision.moment.ply == ply and line and line == self._asked:
            self._asked, self._lost = None, line
            self.refresh()
            self.speech_requested.emit(self.why.words)

    @Slot(object)
    def _announce_opinion(self, ply: int) -> None:
        if self._decision is not None and self._decision.moment.ply == ply:
            self.speech_requested.emit(self.opinion.words)
            self.answered.emit(self.opinion)

    @Slot()
    def _show_on_table(self) -> None:
        self.table_requested.emit(self._options.line)

    @Slot()
    def _play_or_stop(self) -> None:
        if self._findings is None or self._decision is None:
            return
        if self._analyser.playing.key == self._decision.moment.ply:
            self._analyser.playing.stop()
        else:
            self._analyser.play_out(self._findings, self._decision)
            self.answered.emit(self.opinion)  # it shows the progress now
