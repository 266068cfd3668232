"""The list of mistakes in a review, with the button for finding better moves."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QFrame, QListWidget, QListWidgetItem, QPushButton, QSizePolicy, QVBoxLayout, QWidget

from puertorico_desktop.gui.learn.review.review_service import Findings
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.whole_rows import WholeRowsList
from puertorico_desktop.gui.views.wrapped_rows import WrappedRows
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.learn.review.summary import Decision
from puertorico_desktop.learn.review.tries import id_of

translate = QCoreApplication.translate
ReviewPage = Context("ReviewPage")
PLY = Qt.ItemDataRole.UserRole


class MistakesPanel(Panel):
    """The panel with the list of mistakes. The page moves its selection with the up and down keys."""

    chosen = Signal(int)
    """Emitted with the ply of a mistake."""

    def __init__(self, describer: MatchDescriber, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(renderer.theme, parent)
        self._describer, self._icons = describer, renderer.icons
        self.title, self.why, self.rows, self.better_button = Label(), Label(), WholeRowsList(), QPushButton()
        self.why.setWordWrap(True)
        self.why.hide()
        self.rows.setFrameShape(QFrame.Shape.NoFrame)
        self.rows.setWordWrap(True)
        self.rows.setItemDelegate(WrappedRows(self.rows))
        self.rows.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.rows.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.rows.itemClicked.connect(self._choose)
        self.better_button.setProperty("primary", True)
        inside = QVBoxLayout(self)
        inside.addWidget(self.title)
        inside.addWidget(self.why)
        inside.addWidget(self.rows, 1)
        inside.addStretch()
        inside.addWidget(self.better_button)

    def show_whole(self, is_whole: bool) -> None:
        """Show all rows, or as many as the height that a layout has left."""
        policy, adjusting = QSizePolicy.Policy, QListWidget.SizeAdjustPolicy
        self.rows.setSizePolicy(policy.Expanding, policy.Minimum if is_whole else policy.Expanding)
        self.rows.setSizeAdjustPolicy(adjusting.AdjustToContents if is_whole else adjusting.AdjustIgnored)

    def retranslate(self) -> None:
        """Set the texts that do not depend on the review."""
        self.rows.setAccessibleName(translate("ReviewPage", "Mistakes"))
        if not self.rows.count():
            self.title.setText(self.rows.accessibleName())
        self.better_button.setText(translate("ReviewPage", "Find &better moves"))

    def refuse_better(self, why: str) -> None:
        """Disable the button for finding better moves, with a reason, which takes the place of an empty list; enable
        it if the reason is empty."""
        self.why.setText(why)
        is_empty = bool(why) and not self.rows.count()
        self.why.setVisible(is_empty)
        # An empty list would keep its height: a layout with a label that wraps has no less than the preferred one.
        self.rows.setVisible(not is_empty)
        self.better_button.setEnabled(not why)
        set_tip(self.better_button, why)

    def _choose(self, item: QListWidgetItem) -> None:
        self.chosen.emit(item.data(PLY))

    def show_mistakes(
        self, findings: Findings, mistaken: Sequence[Decision] | None, game_id: str, found: frozenset[str]
    ) -> None:
        """Display these mistakes, None if no decision has been searched yet; `found` are the ids of decisions for
        which the player found a better move (`tries.id_of`)."""
        self.rows.clear()
        if mistaken is None:
            self.title.setText(self.rows.accessibleName())
            return
        self.title.setText(ReviewPage.tr("%n mistake(s): round, and chance lost", "", len(mistaken)))
        text = translate("ReviewPage", "{round}: {option}, −{points}")
        for one in mistaken:
            assert one.verdict is not None
            game = findings.course.match.record.position_at(one.moment.ply)
            option = title(self._describer.option(game, one.moment.action, game.parse(one.options[0].line)))
            words = text.format(round=one.moment.round, option=option, points=texts.points(one.verdict.loss))
            if id_of(game_id, one.moment.ply) in found:
                words = translate("ReviewPage", "{mistake} (found ✓)").format(mistake=words)
            icon = self._icons.icon(self._describer.icon(one.moment.action, one.moment.part))
            item = QListWidgetItem(icon, words)
            item.setData(PLY, one.moment.ply)
            self.rows.addItem(item)

    def mark(self, ply: int | None) -> None:
        """Select the row of the decision at this ply; clear the selection if it is no mistake."""
        self.rows.setCurrentRow(-1)  # no row is selected if the decision is no mistake
        for place in range(self.rows.count()):
            if self.rows.item(place).data(PLY) == ply:
                self.rows.setCurrentRow(place)
