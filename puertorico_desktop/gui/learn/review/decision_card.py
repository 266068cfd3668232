"""The card of one decision of a review: the choice, the expert's preference, the reasons, and the events after it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Any

from PySide6.QtCore import QPoint, Qt, QTimer, Slot
from PySide6.QtGui import QFont
from PySide6.QtWidgets import (
    QBoxLayout,
    QHBoxLayout,
    QPushButton,
    QToolButton,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.bots.base import Prospect, Thought
from puertorico_desktop.gui.learn.review.analysis_panel import AnalysisPanel
from puertorico_desktop.gui.learn.review.choice_card import Choice, ChoiceCard
from puertorico_desktop.gui.learn.review.decision_analyser import DecisionAnalyser
from puertorico_desktop.gui.learn.review.mark_signs import TOKENS
from puertorico_desktop.gui.learn.review.options_list import OptionRow, OptionsList
from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.learn.scrolled import Scrolled
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts import advice
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.phrases import row, sentences, title
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.gui.windows.whole_lines import WholeLines
from puertorico_desktop.learn.review.formulas import Mark
from puertorico_desktop.learn.review.summary import Decision

MOST_SENTENCES = 6
"""The greatest number of sentences about the events after the decision."""
LOOKED = 1000
"""The number of visits attributed to each option for `reasons`, because all options were searched equally and
sufficiently."""
LEAST_WITH_LARGE_ICONS = 340
"""The least width in logical pixels at scale 1 of a card with large icons; a narrower card uses their space for
names."""
LEAST_CHOICE = 115
"""The least width in logical pixels at scale 1 of two cards side by side."""


class DecisionCard(Panel):
    """The card of a decision, with buttons that lead to the table and to other decisions."""

    def __init__(
        self, describer: MatchDescriber, renderer: Renderer, analyser: DecisionAnalyser, parent: QWidget | None = None
    ) -> None:
        super().__init__(renderer.theme, parent)
        self._describer = describer
        self.heading, self.number = Label(self), Label(self)
        self.back_button, self.forward_button = QToolButton(self), QToolButton(self)
        self.back_button.setArrowType(Qt.ArrowType.LeftArrow)
        self.forward_button.setArrowType(Qt.ArrowType.RightArrow)
        self.own, self.best = ChoiceCard(renderer), ChoiceCard(renderer)
        self._choices = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for one in (self.own, self.best):
            self._choices.addWidget(one, 1)
        self.why_title, self.why = Label(), Label()
        self.happened_title, self.happened, self.chances_title = Label(), Label(), Label()
        self.chances, self.sureness = Label(), Label()
        self.options = OptionsList(renderer)
        self.analysis = AnalysisPanel(describer, self.options, analyser)
        self.analysis.answered.connect(self._show_answer)
        self._ply, self._scale = -1, 1.0
        # Without a parent, so that they get into the tab order with their place: after what is above them.
        self.try_button, self.show_button, self.branch_button = (QPushButton() for _ in range(3))
        self.try_button.setProperty("primary", True)
        self._titles = (self.heading, self.why_title, self.happened_title, self.chances_title)
        inside = self._inside = QWidget()
        below = QVBoxLayout(inside)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(self._choices)
        parts = (self.why_title, self.why, self.happened_title, self.happened, self.options)
        for widget in (*parts, self.analysis, self.chances_title, self.chances, self.sureness):
            if isinstance(widget, Label):
                widget.setWordWrap(True)
            below.addWidget(widget)
        below.addStretch(1)
        self.area = Scrolled(inside)
        WholeLines(self.area, inside)
        words = QVBoxLayout()
        words.addWidget(self.heading)
        words.addWidget(self.number)
        head = QHBoxLayout()
        head.addLayout(words, 1)
        head.addWidget(self.back_button)
        head.addWidget(self.forward_button)
        self._table_buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._table_buttons.addWidget(self.try_button, 1)
        self._table_buttons.addWidget(self.show_button, 1)
        buttons = QVBoxLayout()
        buttons.addLayout(self._table_buttons)
        buttons.addWidget(self.branch_button)
        self._layout = QVBoxLayout(self)
        self._layout.addLayout(head)
        self._layout.addWidget(self.area, 1)
        self._layout.addLayout(buttons)
        self.heading.setWordWrap(True)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Adapt to the scale of the page."""
        self._scale = scale
        self.options.set_scale(scale)
        self.analysis.set_scale(scale)
        is_narrow = self.width() < LEAST_WITH_LARGE_ICONS * scale
        for card in (self.own, self.best):
            card.set_scale(scale, is_narrow)
        self._choices.setSpacing(round(8 * scale))
        self._fit_choices()
        font = QFont(self.font())
        font.setBold(True)
        for label in self._titles:
            label.setFont(font)

    def _fit_choices(self) -> None:
        """Place the two cards side by side, or one below the other if their words need the width; the two buttons
        about the table too."""
        margins = self._layout.contentsMargins()
        room = self.width() - margins.left() - margins.right()
        bar = self.area.verticalScrollBar().sizeHint().width()
        for box, widgets, taken, least in (
            (self._choices, (self.own, self.best), bar, round(LEAST_CHOICE * self._scale)),
            (self._table_buttons, (self.try_button, self.show_button), 0, 0),
        ):
            widths = [max(least, one.minimumSizeHint().width()) for one in widgets if not one.isHidden()]
            is_row = len(widths) * max(widths, default=0) <= room - taken - box.spacing()
            box.setDirection(QBoxLayout.Direction.LeftToRight if is_row else QBoxLayout.Direction.TopToBottom)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the decision."""
        self.why_title.setText(self.tr("Why"))
        self.happened_title.setText(self.tr("What happened"))
        self.try_button.setText(self.tr("Try &another move"))
        self.show_button.setText(self.tr("See the &table"))
        self.branch_button.setText(self.tr("&Play on from here…"))
        self.back_button.setAccessibleName(self.tr("Decision before (Left)"))
        self.forward_button.setAccessibleName(self.tr("Next decision (Right)"))
        self.analysis.retranslate()

    def show_ways(self, plies: Sequence[int], here: int | None, why: str = "") -> None:
        """Enable the buttons for the decisions before and after the ply `here`; `plies` are those of all decisions.
        The tooltip of a disabled button has the reason: `why`, if there are no decisions."""
        first, last = self.tr("This is the first decision."), self.tr("This is the last decision.")
        ply = -1 if here is None else here
        for button, is_enabled, reason in (
            (self.back_button, any(one < ply for one in plies), why or first),
            (self.forward_button, any(one > ply for one in plies), why or last),
        ):
            button.setEnabled(is_enabled)
            set_tip(button, button.accessibleName() if is_enabled else reason)

    def show_nothing(self, words: str) -> None:
        """Display the reason why no decision is shown; the buttons are disabled and have it as their tooltip."""
        self.heading.setText(words)
        self.number.setText("")
        self.options.show_rows(())
        for part in (self.own, self.best, self.why_title, self.why, self.happened_title, self.happened):
            part.hide()
        for part in (self.chances_title, self.chances, self.sureness):
            part.hide()
        self.analysis.hide()
        for button in (self.try_button, self.show_button, self.branch_button):
            button.setEnabled(False)
            set_tip(button, words)

    def set_search_pending(self) -> None:
        """Disable the button for trying another move while the expert looks at the decision."""
        self.try_button.setEnabled(False)
        set_tip(self.try_button, self.tr("The expert looks at this decision first."))

    def speech(self) -> str:
        """Returns the main content of the card for screen readers, in sentences: the decision, both choices, and the
        reasons."""
        words = [self.heading.text(), self.number.text(), self.own.text()]
        words += [self.best.text()] if not self.best.isHidden() else []
        words += self.why.text().splitlines() if not self.why.isHidden() else []
        return sentences(word for word in words if word)

    def show_decision(self, findings: Findings, decision: Decision, number: str) -> None:
        """Display a decision; `number` is its position in words, such as "Mistake 2 of 5"."""
        match, moment, verdict = findings.course.match, decision.moment, decision.verdict
        game = match.record.position_at(moment.ply)
        for button in (self.show_button, self.branch_button):
            button.setEnabled(True)
            set_tip(button, "")
        has_choice = len(game.legal_actions()) > 1
        self.try_button.setEnabled(has_choice)
        set_tip(self.try_button, "" if has_choice else self.tr("Nothing else was possible."))
        heading = self.tr("Round {round}: {part}")
        self.heading.setText(heading.format(round=moment.round, part=self._describer.part(moment.part)))
        self.number.setText(number)
        lines = [option.line for option in decision.options]
        best_action = game.parse(lines[0]) if lines else None
        has_figures = verdict is not None
        is_best = decision.mark is Mark.BEST
        for part in (self.chances_title, self.chances, self.sureness):
            part.setVisible(has_figures)
        self._show_choices(decision, game, best_action)
        self.analysis.show_decision(findings, decision)
        if has_figures:
            self._compare(findings, decision, game, best_action)
        else:
            self.options.show_rows(())
        self.analysis.refresh()
        why = [] if is_best or verdict is None else self._reasons(game, decision)
        self.why.setText("\n".join(why))
        sentences = self._what_happened(findings, moment)
        self.happened.setText("\n".join(sentences))
        for part, shown in (
            (self.why_title, why),
            (self.why, why),
            (self.happened_title, sentences),
            (self.happened, sentences),
        ):
            part.setVisible(bool(shown))
        if moment.ply != self._ply:  # new figures of the same decision keep the scroll position
            self._ply = moment.ply
            self.area.verticalScrollBar().setValue(0)

    @Slot(QWidget)
    def _show_answer(self, part: QWidget) -> None:
        """Scroll to the part with the requested answer, or to its beginning if it is higher than the card."""
        QTimer.singleShot(0, part, partial(self._scroll_to, part))

    def _scroll_to(self, part: QWidget) -> None:
        self.area.ensureWidgetVisible(part, 0, 0)
        if part.height() > self.area.viewport().height():
            self.area.verticalScrollBar().setValue(part.mapTo(self._inside, QPoint(0, 0)).y())

    def _show_choices(self, decision: Decision, game: Any, best_action: Any) -> None:
        """Display the two cards, or only one if the player chose as the expert would."""
        moment, verdict, mark = decision.moment, decision.verdict, decision.mark
        icon = self._describer.icon(moment.action, moment.part)
        own = title(self._describer.option(game, moment.action, best_action))
        self.own.show()
        if verdict is None or mark is None:
            words = (
                self.tr("Nothing else was worth considering.")
                if moment.forced
                else self.tr("The expert has not looked at it yet.")
            )
            self.own.show_choice(Choice(self.tr("You chose"), icon, own, words))
            self.best.hide()
        else:
            after = self.tr("{chance} after it")
            is_same = decision.options[0].line == moment.line
            caption = self.tr("You chose, like the expert") if is_same else self.tr("You chose")
            chance = after.format(chance=advice.chance(verdict.chances[verdict.chosen]))
            self.own.show_choice(Choice(caption, icon, own, chance, texts.marked(mark, verdict.loss), mark))
            chosen = next(one for one in decision.options if one.line == moment.line)
            more = decision.options[0].points(moment.seat) - chosen.points(moment.seat)
            self.best.show_choice(
                Choice(
                    self.tr("The expert would choose"),
                    self._describer.icon(best_action, moment.part),
                    title(self._describer.option(game, best_action, best_action)),
                    after.format(chance=advice.chance(verdict.chances[verdict.best])),
                    texts.points_more(more),
                    Mark.BEST,
                )
            )
            self.best.setVisible(not is_same)
        self._fit_choices()

    def _compare(self, findings: Findings, decision: Decision, game: Any, best_action: Any) -> None:
        verdict, moment = decision.verdict, decision.moment
        assert verdict is not None
        rows = []
        for option in decision.options:
            action = game.parse(option.line)
            rows.append(
                OptionRow(
                    self._describer.icon(action, moment.part),
                    title(self._describer.option(game, action, best_action)),
                    option.wins[moment.seat],
                    option.points(moment.seat),
                    option is decision.options[0],
                    option.line == moment.line,
                    option.line,
                    TOKENS[option.mark],
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
        """Returns the advantages of the preferred action over the chosen one, in sentences."""
        own = next(one for one in decision.options if one.line == decision.moment.line)
        seat = decision.moment.seat
        prospects = [
            Prospect(game.parse(one.line), LOOKED, one.wins[seat], one.terms, 0.0, one.wins, one.replies)
            for one in (decision.options[0], own)
        ]
        return self._describer.reasons(game, Thought(seat, tuple(prospects), last_round=False))

    def _what_happened(self, findings: Findings, moment: Any) -> list[str]:
        """Returns the events after the choice in sentences, up to the player's next decision."""
        match = findings.course.match
        sentences: list[str] = []
        game = match.record.position_at(moment.ply)
        for ply in range(moment.ply, match.ply):
            move = match.moves[ply]
            if ply > moment.ply and move.seat == moment.seat:
                break
            sentences += self._describer.effects(game, move, moment.seat)
            game.play_unchecked(move.action)
            if len(sentences) >= MOST_SENTENCES:
                break
        return sentences[:MOST_SENTENCES]
