"""The board of a seat, framed while its player is asked."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, Qt, Signal
from PySide6.QtGui import QColor, QMouseEvent, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.piece_drops import PieceDrops
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.surfaces import Panel


class SeatBoard(PieceDrops, Panel):
    """The common base of the boards of a seat. `views` are its views, the first of which shows the player's
    figures."""

    is_always_framed = False
    """Whether the frame in the player's colour is always shown."""
    views: list[AreaView]
    enlarged = Signal()
    """Emitted when a small board is clicked, to request an enlarged one."""
    hint_changed = Signal(str)
    """Emitted with the effect of dropping a piece beside the views, or the reason against it; an empty string clears
    it."""

    def __init__(self, session: GameSession, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(renderer.theme, parent)
        self._session = session
        self._renderer = renderer
        self.views = []
        self._background_ref = ""
        renderer.theme.changed.connect(self.refresh)

    # -- to be overridden by the game --

    @property
    def seat(self) -> int | None:
        """The seat that is shown; None if the game has fewer players."""
        raise NotImplementedError

    def retranslate(self) -> None:
        """Give the views their accessible names, with the name of the player in them."""
        raise NotImplementedError

    def set_scale(self, scale: float) -> None:
        """Adapt the board to the scale of the table."""
        raise NotImplementedError

    def fold(self, folded: bool) -> None:
        """Show only the head, or the whole board."""

    # -- pieces beside the views --

    def take_pieces(self, marks: Marks, ground: str) -> None:
        """Accept pieces between and around the views, too; `ground` is the ref of the target that the background
        stands for."""
        self.marks, self._background_ref = marks, ground
        self.setAcceptDrops(True)

    def target_at(self, point: QPoint) -> str:
        """Returns the target of the background."""
        return self._background_ref

    def show_hint(self, sentence: str) -> None:
        """Emit `hint_changed` with the sentence."""
        self.hint_changed.emit(sentence)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Accept a click that puts down the picked piece."""
        event.setAccepted(self._puts_down(event))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put down the picked piece if the pointer is still beside the views."""
        point = event.position().toPoint()
        if self._puts_down(event) and self.rect().contains(point):
            self.marks.interaction.activate(self.target_at(point))

    def _puts_down(self, event: QMouseEvent) -> bool:
        is_left = event.button() == Qt.MouseButton.LeftButton
        return is_left and bool(self._background_ref) and self.marks.in_hand is not None

    # -- owner --

    def refresh(self) -> None:
        """Show the present player of the seat."""
        seat = self.seat
        self.setVisible(seat is not None)
        if seat is not None:
            self.frame()
            self.retranslate()

    def frame(self) -> None:
        """Set the frame according to the state of the game."""
        seat = self.seat
        if seat is not None:
            self.set_rim(self.frame_color(seat))

    def frame_color(self, seat: int) -> QColor | None:
        """Returns the player's colour while the player is asked or if the frame is always shown; otherwise None."""
        decision = self._session.decision
        asked = decision is not None and decision.seat == seat
        return self._renderer.theme.player(seat) if asked or self.is_always_framed else None

    def changeEvent(self, event: QEvent) -> None:
        """Translate the names of the views when the language changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange and self.views and self.seat is not None:
            self.retranslate()


class BuiltBoard(SeatBoard):
    """The buildings of a player, without figures, for the end of a game; read-only. It has no background of its own.
    The subclass of a game determines its `views`."""

    def __init__(self, session: GameSession, renderer: Renderer, parent: QWidget | None = None) -> None:
        super().__init__(session, renderer, parent)
        self.columns = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self.columns.setContentsMargins(0, 0, 0, 0)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def show_views(self, *views: AreaView) -> None:
        """Put these views side by side."""
        self.views = list(views)
        for view in views:
            view.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            view.is_patient = True
            self.columns.addWidget(view)
        self.retranslate()

    def set_scale(self, scale: float) -> None:
        """Adapt the views to the size of the letters."""

    def frame_color(self, seat: int) -> QColor | None:
        """Returns None: the board has no frame."""
        return None

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint nothing: the parchment below is the background."""
