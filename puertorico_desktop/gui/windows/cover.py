"""The cover between the turns of different people at one screen (hot seat), over information that is hidden from one
of them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal, Slot
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QPushButton, QToolTip, QVBoxLayout, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.verbatim import Label
from puertorico_desktop.gui.views.crests import crest_icon
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS, scale_of
from puertorico_desktop.gui.windows.surfaces import Panel, Sea

CREST_PIXELS = 96
EDGE_PIXELS = 20
SPACING = 12
"""The distance between crest, heading, texts and buttons at scale 1."""
PANEL = QSize(440, 270)
"""The size of the panel at scale 1; it grows with its text."""
SHADE = 70
"""The opacity of the shade over the rest of the table, from 0 to 255."""


class _LiftButton(QPushButton):
    """A button that a held key does not press: whoever answers with Return would lift the next player's cover."""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Ignore repeated keys."""
        if not event.isAutoRepeat():
            super().keyPressEvent(event)


class Cover(Sea):
    """An overlay over hidden information until the asked person confirms that the others are not looking.

    The rest of the table stays in sight, but takes no input until then.
    """

    laid = Signal()
    """Emitted when the table has been covered: overlays and tooltips must reveal nothing any more."""
    taken_away = Signal()
    """Emitted when the cover has gone, for whatever reason."""
    lifted = Signal()
    """Emitted when the asked person has lifted the cover."""
    switched = Signal(bool)
    """Emitted with whether covering is enabled, when that has changed."""
    unwanted = Signal()
    """Emitted when the player wants no cover at this table any more."""

    def __init__(
        self,
        session: GameSession,
        renderer: Renderer,
        hides: Callable[[], bool],
        why: Callable[[], str],
        places: Callable[[], Sequence[QRect]] = tuple,
    ) -> None:
        """`hides` returns whether the current decision shows something that the other people at the screen must not
        see, `why` the explanation in a sentence; `places` returns the rectangles of the table to cover: all of it if
        empty."""
        super().__init__(renderer.theme)
        self._hides = hides
        self._why = why
        self._find_places = places
        self._places: tuple[QRect, ...] = ()
        self._session = session
        self._renderer = renderer
        self.enabled = False
        self._seen_by: int | None = None
        self._panel = Panel(renderer.theme, self)
        self._crest = Label(self._panel)
        self._heading, self._detail = Label(self._panel), Label(self._panel)
        for label in (self._crest, self._heading, self._detail):
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._detail.setWordWrap(True)
        self.button = _LiftButton(self._panel)
        self.button.setDefault(True)
        self.button.setAutoDefault(True)
        self.button.clicked.connect(self.lift)
        self.never_button = QPushButton(self._panel)
        self.never_button.clicked.connect(self.unwanted)
        line = QHBoxLayout()
        line.addStretch(1)
        line.addWidget(self.button)
        line.addWidget(self.never_button)
        line.addStretch(1)
        self._layout = QVBoxLayout(self._panel)
        for label in (self._crest, self._heading, self._detail):
            self._layout.addWidget(label)
        self._layout.addLayout(line)
        session.decision_changed.connect(self.refresh)
        session.started.connect(self._begin)
        session.game_over.connect(self._go)
        application = QApplication.instance()
        if isinstance(application, QApplication):
            application.focusChanged.connect(self._keep_focus)
        self.hide()

    def set_enabled(self, enabled: bool) -> None:
        """Set whether the people at this table want the cover between their turns."""
        if enabled != self.enabled:
            self.enabled = enabled
            self.switched.emit(enabled)
            self.refresh()

    @property
    def is_needed(self) -> bool:
        """Whether the game hides anything at present from the people at the screen."""
        return self.is_wanted and self._hides()

    @property
    def is_wanted(self) -> bool:
        """Whether several people at the screen want the cover between their turns."""
        return self.enabled and sum(self._session.people) > 1

    @property
    def keeps_secrets(self) -> bool:
        """Whether people at the screen hide pieces of the running game from each other, whatever is being decided
        now."""
        options = self._session.setup.options
        return self.is_wanted and self._session.match.is_running and face_of(options).has_hidden_hands(options)

    @Slot()
    def _begin(self) -> None:
        """Prepare for another game: it is covered at once if it hides anything.

        It may lie on the table for a while before a player is asked, or bots may move first.
        """
        self._seen_by = None
        if self._session.decision is not None and self.is_needed:
            self._cover_table()
        else:
            self._go()

    @Slot()
    def refresh(self) -> None:
        """Cover the table if it is needed and the asked player is not the one who saw the table last. A cover that
        lies stays: whoever takes back a move below it has to say who looks. Whoever answers where nothing is hidden
        has not sent the others away: the next hidden information is covered.

        While somebody looks back nothing changes, but a cover that lies hides all of the table: other cards may have
        been in other places then.
        """
        if self._session.is_looking_back:
            if self.enabled and self.is_covering():
                self._cover_table()
            else:
                self._go()
            return
        asked = self._session.asked_person
        if asked is None and self.is_needed:
            return
        if not self.is_wanted:
            self._seen_by = asked
            self._go()
        elif not self._hides():
            if asked is not None and asked != self._seen_by:
                self._seen_by = None
            self._go()
        elif asked == self._seen_by and not self.is_covering():
            self._go()
        else:
            self._cover_table()

    def _cover_table(self) -> None:
        """Show the cover."""
        self.retranslate()
        self.fit()
        self.raise_()
        was_hidden = self.isHidden()
        self.show()
        self._session.secrecy.set_covered(True)
        self.update()
        self.button.setFocus()
        if was_hidden:
            QToolTip.hideText()
            self.laid.emit()

    @Slot(QWidget, QWidget)
    def _keep_focus(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Keep the keyboard off the pieces below the cover: the status line would tell what they are."""
        table = self.parentWidget()
        if now is None or table is None or not self.is_covering():
            return
        if table.isAncestorOf(now) and not self.isAncestorOf(now):
            self.button.setFocus()

    @Slot()
    def _go(self) -> None:
        """Hide the cover."""
        if not self.isHidden():
            self.hide()
            self._session.secrecy.set_covered(False)
            self.taken_away.emit()

    def is_covering(self) -> bool:
        """Returns whether the table is covered, or will be as soon as it is visible."""
        return not self.isHidden()

    @property
    def looks_next(self) -> int:
        """The seat that may look below the cover: the asked person; while bots move, the person asked last."""
        asked = self._session.asked_person
        return self._session.viewer if asked is None else asked

    @Slot()
    def lift(self) -> None:
        """Lift the cover for the asked person."""
        self._seen_by = self.looks_next
        self._go()
        self.lifted.emit()

    def fit(self) -> None:
        """Adapt the cover to the size of the table."""
        table = self.parentWidget()
        assert table is not None
        self.setGeometry(table.rect())
        scale = scale_of(self)
        places = () if self._session.is_looking_back else self._find_places()
        self._places = tuple(rect for rect in places if not rect.isEmpty())
        edge = round(EDGE_PIXELS * scale)
        self._layout.setContentsMargins(edge, edge, edge, edge)
        self._layout.setSpacing(round(SPACING * scale))
        for label, pixels, bold in ((self._heading, 20, True), (self._detail, BASE_PIXELS + 1, False)):
            font = QFont(self.font())
            font.setPixelSize(round(pixels * scale))
            font.setBold(bold)
            label.setFont(font)
        crest = crest_icon(self.looks_next)
        self._crest.setPixmap(
            self._renderer.icons.pixmap(crest, round(CREST_PIXELS * scale), self.devicePixelRatioF())
        )
        width = round(PANEL.width() * scale)
        height = max(round(PANEL.height() * scale), self._layout.totalHeightForWidth(width))
        ground = self.rect()
        for number, place in enumerate(self._places):
            ground = place if not number else ground.united(place)
        panel = QRect(0, 0, width, height)
        panel.moveCenter(ground.center())
        panel.moveLeft(max(edge, min(panel.left(), self.width() - width - edge)))
        panel.moveTop(max(edge, min(panel.top(), self.height() - height - edge)))
        self._panel.setGeometry(panel)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the sea over the hidden places and shade the rest of the table."""
        if not self._places:
            super().paintEvent(event)
            return
        with QPainter(self) as painter:
            shade = QColor(self._theme.color("shadow"))
            shade.setAlpha(SHADE)
            painter.fillRect(event.rect(), shade)
            picture, ratio = self.picture, self.devicePixelRatioF()
            for place in self._places:
                part = QRectF(QPointF(place.topLeft()) * ratio, QSizeF(place.size()) * ratio)
                painter.drawPixmap(QRectF(place), picture, part)

    def retranslate(self) -> None:
        """Set every text."""
        name = self._session.names[self.looks_next]
        asked = self._session.asked_person is not None
        heading = self.tr("It is {player}'s turn") if asked else self.tr("Only {player} may look")
        self._heading.setText(heading.format(player=name))
        self._detail.setText(self._why())
        self.never_button.setText(self.tr("&Never cover"))
        self.button.setText(self.tr("&I am {player}").format(player=name.replace("&", "&&")))

    def changeEvent(self, event: QEvent) -> None:
        """Translate the texts when the language changes, and adapt to another font."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
        elif event.type() == QEvent.Type.FontChange and self.is_covering():
            self.fit()


def raise_below_cover(widget: QWidget) -> None:
    """Raise a widget above everything else on its table except the cover, which is always on top."""
    widget.raise_()
    table = widget.parentWidget()
    cover = None if table is None else table.findChild(Cover, options=Qt.FindChildOption.FindDirectChildrenOnly)
    if cover is not None:
        cover.raise_()
