"""The head of the page of a review: whose review it is, how far it has come, and the ways to other places."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QSignalBlocker
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QProgressBar, QPushButton, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.review.review_service import ReviewService
from puertorico_desktop.gui.style.styles import dialog_style, set_style_sheet
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.texts import review as texts
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.bar_styles import bar_button_style, progress_style
from puertorico_desktop.gui.windows.choice_names import name_choice
from puertorico_desktop.gui.windows.surfaces import Panel
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


class ReviewHead(Panel):
    """A dark panel with the title, the result of the game, the state of the review, the players and the buttons."""

    def __init__(self, match: Match, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(renderer.theme, parent, dark=True)
        self._match, self._renderer = match, renderer
        self.title, self.result, self.state = Label(), Label(), Label()
        self.title.setObjectName("title")
        self.players, self.bar = QComboBox(), QProgressBar()
        self.bar.setTextVisible(False)
        self.players.hide()
        self.stop_button, self.scores_button, self.close_button = QPushButton(), QPushButton(), QPushButton()
        words = QVBoxLayout()
        words.addWidget(self.title)
        words.addWidget(self.result)
        progress = QVBoxLayout()
        progress.addWidget(self.state)
        progress.addWidget(self.bar)
        across = self._across = QHBoxLayout(self)
        across.addLayout(words, 1)
        across.addLayout(progress)
        for widget in (self.players, self.stop_button, self.scores_button, self.close_button):
            across.addWidget(widget)

    def show_players(self, seats: Sequence[int], shown: int | None) -> None:
        """Offer the reviews of these seats, if there are several; `shown` is the seat whose review is shown."""
        self.players.setVisible(len(seats) > 1)
        if self.players.count() != len(seats):
            with QSignalBlocker(self.players):
                self.players.clear()
                for seat in seats:
                    icon = self._renderer.icons.icon(crest_icon(seat))
                    self.players.addItem(icon, self._match.setup.names[seat], seat)
        self.players.setCurrentIndex(self.players.findData(shown))

    def show_state(self, service: ReviewService, words: str) -> None:
        """Display the state of a review in these words, its progress, and whether it can be stopped or resumed."""
        (done, known), running, findings = service.progress, service.is_running, service.findings
        self.bar.setVisible(running)
        self.bar.setRange(0, known)
        self.bar.setValue(done)
        self.state.setText(words)
        is_old = findings is not None and findings.is_old
        is_complete = findings is not None and findings.is_complete
        self.stop_button.setVisible(running or not is_complete)
        text = translate("ReviewPage", "Look again") if is_old else translate("ReviewPage", "Go on")
        self.stop_button.setText(translate("ReviewPage", "Stop") if running else text)
        self._wrap()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the words if they need the width."""
        super().resizeEvent(event)
        self._wrap()

    def _wrap(self) -> None:
        """Wrap result and state of the review where both have no room in one line beside the buttons."""
        widgets = (self.players, self.stop_button, self.scores_button, self.close_button)
        shown = [widget.sizeHint().width() for widget in widgets if not widget.isHidden()]
        title, result, state = (
            label.fontMetrics().horizontalAdvance(label.text()) for label in (self.title, self.result, self.state)
        )
        margins = self._across.contentsMargins()
        gaps = self._across.spacing() * (len(shown) + 1) + margins.left() + margins.right()
        wraps = sum(shown) + gaps + max(title, result) + state > self.width()
        for label in (self.result, self.state):
            label.setWordWrap(wraps)

    def retranslate(self) -> None:
        """Set every text except the state."""
        self.title.setText(translate("ReviewPage", "Review of your game"))
        over = self._match.game.decision is None
        face = face_of(self._match.setup.options)
        self.result.setText(face.result(self._match) if over else texts.not_over(self._match.game.round))
        self.scores_button.setText(translate("ReviewPage", "Score &sheet"))
        self.scores_button.setVisible(over)
        self.close_button.setText(translate("ReviewPage", "&Close"))
        name_choice(self.players, translate("ReviewPage", "Whose review"))

    def restyle(self, scale: float, text_size: float) -> None:
        """Apply the scale, the text size and the colours of the scheme."""
        theme = self._renderer.theme
        ink, soft = theme.color("bar_ink").name(), theme.color("bar_ink_soft").name()
        labels = f"QLabel {{ color: {soft}; }} QLabel#title {{ color: {ink}; }}"
        self.bar.setFixedHeight(round(5 * scale))
        set_style_sheet(self, labels + progress_style(theme, scale) + bar_button_style(theme, scale, text_size))
        set_style_sheet(self.players, dialog_style(theme, scale))
