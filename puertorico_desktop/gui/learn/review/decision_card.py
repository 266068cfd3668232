"""One decision of a review: what was chosen, what the expert prefers, why, and what happened."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QPushButton, QScrollArea, QToolButton, QVBoxLayout, QWidget

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.gui.learn.review.options_list import OptionRow, OptionsList
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.retelling import Retelling
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.phrases import row, title
from puertorico_desktop.gui.views.painter import Painter
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.summary import Decision

MOST_SENTENCES = 6
"""So much is told of what happened then."""
LOOKED = 1000
"""Reasons want to know how often an option was tried: here all were, equally and often enough."""


class DecisionCard(Panel):
    """Shows a decision; the buttons lead on from it."""

    def __init__(self, retelling: Retelling, brush: Painter, parent: QWidget | None = None) -> None:
        super().__init__(brush.theme, parent)
        self._retelling = retelling
        self.heading, self.number = Label(self), Label(self)
        self.back_button, self.forward_button = QToolButton(self), QToolButton(self)
        self.back_button.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward_button.setArrowType(Qt.ArrowType.RightArrow)
        self.own, self.best, self.why_title, self.why = Label(), Label(), Label(), Label()
        self.happened_title, self.happened, self.chances_title = Label(), Label(), Label()
        self.chances, self.sureness = Label(), Label()
        self.options = OptionsList(brush)
        self.show_button, self.branch_button = QPushButton(self), QPushButton(self)
        self._titles = (self.heading, self.own, self.best, self.why_title, self.happened_title, self.chances_title)
        inside = QWidget()
        inside.setAutoFillBackground(False)
        below = QVBoxLayout(inside)
        below.setContentsMargins(0, 0, 0, 0)
        parts = (self.own, self.best, self.why_title, self.why, self.happened_title, self.happened, self.options)
        for widget in (*parts, self.chances_title, self.chances, self.sureness):
            if isinstance(widget, Label):
                widget.setWordWrap(True)
            below.addWidget(widget)
        below.addStretch(1)
        self.area = QScrollArea(self)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setWidgetResizable(True)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(inside)
        self.area.viewport().setAutoFillBackground(False)
        self.area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        words = QVBoxLayout()
        words.addWidget(self.heading)
        words.addWidget(self.number)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.back_button)
        head.addWidget(self.forward_button)
        buttons = QHBoxLayout()
        buttons.addWidget(self.show_button)
        buttons.addWidget(self.branch_button)
        layout = QVBoxLayout(self)
        layout.addLayout(head)
        layout.addWidget(self.area, 1)
        layout.addLayout(buttons)
        self.heading.setWordWrap(True)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Fit the size of the page."""
        self.options.set_scale(scale)
        font = QFont(self.font())
        font.setBold(True)
        for label in self._titles:
            label.setFont(font)

    def retranslate(self) -> None:
        """Set the texts that stay."""
        self.why_title.setText(self.tr("Why"))
        self.happened_title.setText(self.tr("What happened"))
        self.show_button.setText(self.tr("See the &table"))
        self.branch_button.setText(self.tr("&Play on from here…"))
        for button, words in (
            (self.back_button, self.tr("Decision before (Left)")),
            (self.forward_button, self.tr("Next decision (Right)")),
        ):
            set_tip(button, words)
            button.setAccessibleName(words)

    def show_nothing(self, words: str) -> None:
        """There is no decision to be shown: say why."""
        self.heading.setText(words)
        self.number.setText("")
        self.options.show_rows(())
        for part in (self.own, self.best, self.why_title, self.why, self.happened_title, self.happened):
            part.hide()
        for part in (self.chances_title, self.chances, self.sureness):
            part.hide()
        for button in (self.show_button, self.branch_button):
            button.setEnabled(False)

    def show_decision(self, findings: Findings, decision: Decision, number: str) -> None:
        """Show a decision; `number` says the how manieth it is."""
        match, moment, verdict = findings.course.match, decision.moment, decision.verdict
        game = match.record.at(moment.ply)
        for button in (self.show_button, self.branch_button):
            button.setEnabled(True)
        heading = self.tr("Round {round}: {part}")
        self.heading.setText(heading.format(round=moment.round, part=self._retelling.part(moment.part)))
        self.number.setText(number)
        lines = [option.line for option in decision.options]
        best_action = game.parse(lines[0]) if lines else moment.action
        own = title(self._retelling.option(game, moment.action, best_action))
        self.own.show()
        if verdict is None or decision.mark is None:
            text = (
                self.tr("You chose: {option}. Nothing else deserved a thought.")
                if moment.forced
                else self.tr("You chose: {option}. The expert has not looked at it yet.")
            )
            self.own.setText(text.format(option=own))
        else:
            text = self.tr("You chose: {option}, {chance} after it: {mark}")
            chance = advice.chance(verdict.chances[verdict.chosen])
            self.own.setText(text.format(option=own, chance=chance, mark=texts.marked(decision.mark, verdict.loss)))
        has_figures = verdict is not None
        is_best = decision.mark is Mark.BEST
        for part in (self.chances_title, self.chances, self.sureness):
            part.setVisible(has_figures)
        self.best.setVisible(has_figures)
        if verdict is not None:
            name = title(self._retelling.option(game, best_action, best_action))
            text = self.tr("The expert would choose: {option}, {chance} after it")
            self.best.setText(text.format(option=name, chance=advice.chance(verdict.chances[verdict.best])))
            self.best.setVisible(lines[0] != moment.line)
            self._compare(findings, decision, game, best_action)
        why = [] if is_best or verdict is None else self._reasons(game, decision)
        self.why.setText("\n".join(why))
        told = self._what_happened(findings, moment)
        self.happened.setText("\n".join(told))
        for part, shown in (
            (self.why_title, why),
            (self.why, why),
            (self.happened_title, told),
            (self.happened, told),
        ):
            part.setVisible(bool(shown))
        self.area.verticalScrollBar().setValue(0)

    def _compare(self, findings: Findings, decision: Decision, game: Any, best_action: Any) -> None:
        verdict, moment = decision.verdict, decision.moment
        assert verdict is not None
        rows = []
        for option in decision.options:
            action = game.parse(option.line)
            rows.append(
                OptionRow(
                    self._retelling.icon(action, moment.part),
                    title(self._retelling.option(game, action, best_action)),
                    option.wins[moment.seat],
                    option.points(moment.seat),
                    option is decision.options[0],
                    option.line == moment.line,
                )
            )
        self.options.show_rows(rows)
        own = next(one for one in decision.options if one.line == moment.line)
        names = findings.course.match.setup.names
        before, after = ([advice.chance(win) for win in one.wins] for one in (own, decision.options[0]))
        self.chances_title.setText(self.tr("Everybody's chance: after your choice → after the expert's"))
        self.chances.setText(row(texts.everybody(names, before, after)))
        self.sureness.setText(texts.looks(decision.looks, verdict.error))

    def _reasons(self, game: Any, decision: Decision) -> list[str]:
        """What the preferred action brings more than the chosen one."""
        own = next(one for one in decision.options if one.line == decision.moment.line)
        seat = decision.moment.seat
        prospects = [
            Prospect(game.parse(one.line), LOOKED, one.wins[seat], one.terms, 0.0, one.wins)
            for one in (decision.options[0], own)
        ]
        return self._retelling.reasons(game, Thought(seat, tuple(prospects), last_round=False))

    def _what_happened(self, findings: Findings, moment: Any) -> list[str]:
        """What the choice led to, up to the player's next one."""
        match = findings.course.match
        told: list[str] = []
        game = match.record.at(moment.ply)
        for ply in range(moment.ply, match.ply):
            move = match.moves[ply]
            if ply > moment.ply and move.seat == moment.seat:
                break
            told += self._retelling.told(game, move, moment.seat)
            game.play_unchecked(move.action)
            if len(told) >= MOST_SENTENCES:
                break
        return told[:MOST_SENTENCES]
