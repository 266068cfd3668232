"""The auction of the seats before a game: the player who must decide raises or passes; bots answer at once."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QFont
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QHBoxLayout,
    QHeaderView,
    QListWidget,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from puertorico_desktop.bots.puertorico.bidding import let_bots_bid, setup_after
from puertorico_desktop.engine.puertorico.auction import Auction
from puertorico_desktop.engine.puertorico.options import MOST_HANDICAP
from puertorico_desktop.engine.puertorico.rules import rules_of
from puertorico_desktop.engine.puertorico.setup import first_doubloons, first_tiles
from puertorico_desktop.gui.puertorico.texts import auction as texts
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.puertorico.windows.half_points import HalfPoints
from puertorico_desktop.gui.style.verbatim import Label, set_tip
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.windows.fitted import FittedDialog
from puertorico_desktop.gui.windows.seat_row import SHOWN_LETTERS
from puertorico_desktop.match.match import GameSetup

PLAYER = 2
"""The column of the table that contains the names."""
PROMPT_LINES = 2
"""The number of lines reserved for the question, so that the layout does not move when the question gets longer."""
SHOWN_LINES = 6
"""The number of visible lines of the record of bids."""


class AuctionDialog(FittedDialog):
    """The dialog in which the players bid for the seats. `chosen` is emitted with the setup after the seats have been
    assigned."""

    chosen = Signal(object)

    def __init__(self, setup: GameSetup, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowModality(Qt.WindowModality.WindowModal)
        self._setup = setup
        self._steps_shown = 0
        self.auction = Auction(len(setup.seats), setup.seed)
        self.prompt = Label(self)
        self.prompt.setWordWrap(True)
        self.table = QTableWidget(len(setup.seats), 4, self)
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.table.setTabKeyNavigation(False)
        self.table.setWordWrap(False)
        self.table.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.table.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(PLAYER, QHeaderView.ResizeMode.Stretch)
        self.bid, self.bid_label = HalfPoints(self), Label(self)
        self.meaning = Label(self)
        self.bid_label.setBuddy(self.bid)
        self.raise_button, self.pass_button = QPushButton(self), QPushButton(self)
        self.match = QListWidget(self)
        self.buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel, self)
        self.start_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self._arrange()
        self.raise_button.clicked.connect(self._raise)
        self.pass_button.clicked.connect(self._pass)
        self.buttons.accepted.connect(self.accept)
        self.buttons.rejected.connect(self.reject)
        let_bots_bid(self.auction, setup)
        self.retranslate_ui()
        self._ask()

    def accept(self) -> None:
        """Close the dialog and emit `chosen`, if every seat has been assigned."""
        if self.auction.asked is None:
            super().accept()
            self.chosen.emit(setup_after(self._setup, self.auction))

    def _arrange(self) -> None:
        bidding = QHBoxLayout()
        self.meaning.setWordWrap(True)
        for widget in (self.bid_label, self.bid, self.raise_button, self.pass_button):
            bidding.addWidget(widget)
        bidding.addStretch()
        layout = QVBoxLayout(self.page)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.prompt)
        layout.addLayout(bidding)
        layout.addWidget(self.meaning)
        for part in (self.table, self.match):
            layout.addWidget(part)
        self.keep_in_sight(self.buttons)

    def _raise(self) -> None:
        self.auction.raise_bid(self.bid.half_points)
        self._answered()

    def _pass(self) -> None:
        self.auction.decline()
        self._answered()

    def _answered(self) -> None:
        let_bots_bid(self.auction, self._setup)
        self._show()
        self._ask()

    def _ask(self) -> None:
        """Prepare the input for the next person, beginning with the lowest possible bid."""
        auction = self.auction
        over = auction.asked is None
        for widget in (self.bid_label, self.bid, self.raise_button):
            widget.setEnabled(not over and auction.may_raise)
        self.pass_button.setEnabled(not over)
        self.start_button.setEnabled(over)
        self.raise_button.setDefault(not over)
        self.start_button.setDefault(over)
        if over:
            self.start_button.setFocus()
            return
        self.bid.setRange(min(auction.minimum_bid, MOST_HANDICAP) / 2, MOST_HANDICAP / 2)
        self.bid.half_points = auction.minimum_bid
        self.bid.setFocus()
        self.bid.selectAll()

    def retranslate_ui(self) -> None:
        """Set all texts in the current language."""
        self.setWindowTitle(self.tr("Bids for the seats"))
        self.table.setAccessibleName(self.tr("Seats"))
        self.match.setAccessibleName(self.tr("What has been bid"))
        self.table.setHorizontalHeaderLabels(
            [self.tr("Begins with"), texts.money(self._setup.options.edition), self.tr("Player"), self.tr("Handicap")]
        )
        self.bid_label.setText(self.tr("&Bid"))
        self.bid.setSuffix(texts.unit())
        meaning = self.tr("Points, by half ones, that are taken off the score at the end of the game.")
        self.meaning.setText(meaning)
        set_tip(self.bid, meaning)
        self.bid.setAccessibleDescription(meaning)
        self.pass_button.setText(self.tr("&Pass"))
        self.start_button.setText(self.tr("S&tart"))
        self.match.clear()
        self._steps_shown = 0
        self._show()

    def _show(self) -> None:
        """Append and announce the new bids, and show the owners of the seats."""
        names = self._setup.names
        words = texts.prompt(self.auction, names)
        self.prompt.setText(words)
        first = self.auction.leader is None
        self.raise_button.setText(self.tr("Make the &first bid") if first else self.tr("&Raise"))
        news = [texts.step_sentence(lot, names) for lot in self.auction.steps[self._steps_shown :]]
        self._steps_shown = len(self.auction.steps)
        self.match.addItems(news)
        self.match.scrollToBottom()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, " ".join([*news, words])))
        self._fill_table()

    def _fill_table(self) -> None:
        auction, options = self.auction, self._setup.options
        rules, edition_words = rules_of(options), Words(options.edition)
        bold = QFont(self.font())
        bold.setBold(True)
        rows = zip(first_tiles(rules), first_doubloons(rules), auction.owners, auction.handicaps(), strict=True)
        for seat, (tile, doubloons, owner, handicap) in enumerate(rows):
            is_up = auction.asked is not None and seat == auction.seat
            leads = is_up and auction.leader is not None
            holder, points = (auction.leader, -auction.bid) if leads else (owner, handicap)
            cells = (
                title(edition_words.tile(tile)),
                str(doubloons),
                "" if holder is None else texts.holder(self._setup.names[holder], is_leading=leads),
                "" if holder is None else texts.in_points(points),
            )
            for column, text in enumerate(cells):
                item = QTableWidgetItem(text)
                if is_up:
                    item.setFont(bold)
                    item.setBackground(self.palette().alternateBase())
                self.table.setItem(seat, column, item)
        self._make_room()

    def _make_room(self) -> None:
        """Set the sizes of the question, the record of bids and the table; the whole table is visible, with room for
        names."""
        line = self.fontMetrics().lineSpacing()
        self.prompt.setMinimumHeight(PROMPT_LINES * line)
        self.match.setFixedHeight(SHOWN_LINES * line + 2 * self.match.frameWidth())
        table = self.table
        table.resizeRowsToContents()
        header, seats, frame = table.horizontalHeader(), table.verticalHeader(), 2 * table.frameWidth()
        columns = [max(table.sizeHintForColumn(one), header.sectionSizeHint(one)) for one in range(header.count())]
        columns[PLAYER] = max(columns[PLAYER], SHOWN_LETTERS * self.fontMetrics().averageCharWidth())
        table.setMinimumWidth(sum(columns) + seats.sizeHint().width() + frame)
        table.setFixedHeight(seats.length() + header.sizeHint().height() + frame)

    def changeEvent(self, event: QEvent) -> None:
        """Follow changes of language, font and style."""
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate_ui()
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._make_room()
