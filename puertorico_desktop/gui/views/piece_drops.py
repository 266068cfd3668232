"""Taking dragged pieces: what every widget has in common on which a piece can be dropped."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QPoint, QRect, Qt
from PySide6.QtGui import QDrag, QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QToolTip, QWidget

from puertorico_desktop.gui.models.table_model import dragged_piece
from puertorico_desktop.gui.texts.messages import nothing_goes_there
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.marks import Marks
from puertorico_desktop.gui.views.tips import show_tip

CLEARANCE = 12
"""The least distance in logical pixels of a tool tip below the pointer, in addition to Qt's own."""

if TYPE_CHECKING:
    Base = QWidget
else:
    Base = object


class PieceDrops(Base):
    """A mixin for widgets that accept dragged pieces at `target_at`; it stands before the widget's class.

    The widget must call `setAcceptDrops`.
    """

    marks: Marks

    # -- to be implemented by the widget --

    def target_at(self, point: QPoint) -> str:
        """Returns the target on which a piece dropped at this point would land; empty if there is none."""
        raise NotImplementedError

    def show_hint(self, sentence: str) -> None:
        """Show a sentence in the status line; an empty one clears it."""
        raise NotImplementedError

    def text_at(self, point: QPoint) -> str:
        """Returns the item at this point in words; empty if there is none."""
        return ""

    @property
    def drop_surface(self) -> QWidget:
        """The widget to whose coordinates the points of drags refer."""
        return self

    # -- overrides of Qt --

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a drag that carries a piece: Qt sends the following move events only to widgets that accept this
        one."""
        if self.source_in(event.mimeData()) is None:
            event.ignore()
            return
        self._weigh(event)
        event.setDropAction(Qt.DropAction.CopyAction)
        event.accept()

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept or refuse the target below the pointer."""
        self._weigh(event)

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Clear the sentence about the target."""
        self.show_hint("")
        QToolTip.hideText()

    def dropEvent(self, event: QDropEvent) -> None:
        """Drop the piece. The move is played once the drag has ended, not inside its event loop."""
        source = self.source_in(event.mimeData())
        if source is None:
            event.ignore()
            return
        self.marks.begin_drag(source)
        target = self.target_at(event.position().toPoint())
        self.marks.end_drag()
        event.setDropAction(Qt.DropAction.CopyAction)
        event.setAccepted(self.marks.interaction.accepts(source, target))
        QToolTip.hideText()
        self.show_hint("")
        self.marks.interaction.drop_later(source, target)

    def _weigh(self, event: QDragMoveEvent) -> None:
        """Accept or refuse the drag at this target, and say the effect or the reason."""
        source = self.source_in(event.mimeData())
        if source is None or event.buttons() & Qt.MouseButton.RightButton:
            if source is not None:
                QDrag.cancel()  # the right button, where the system's drag sends no button event
            event.ignore()
            return
        if self.marks.in_hand != source:
            self.marks.begin_drag(source)
        point = event.position().toPoint()
        target = self.target_at(point)
        self.say_at(point, self.sentence(source, target), self.item_beside(source, target, self.text_at(point)))
        rect = QRect(point, point)
        if self.marks.interaction.accepts(source, target):
            event.setDropAction(Qt.DropAction.CopyAction)
            event.accept(rect)
        else:
            event.ignore(rect)

    # -- common parts --

    def source_in(self, data: QMimeData) -> str | None:
        """Returns the ref of the dragged piece; None unless it was lifted in this game since the last move."""
        return dragged_piece(data, self.marks.interaction.session)

    def sentence(self, source: str, target: str) -> str:
        """Returns the effect of moving the piece to the target, or the reason why it cannot go there."""
        interaction = self.marks.interaction
        return interaction.reason(source, target) or interaction.hint_for(source, target)

    def item_beside(self, source: str, target: str, item: str) -> str:
        """Returns the item at the target in words if it has nothing to do with the piece; any other sentence says
        enough alone."""
        return item if self.sentence(source, target) == nothing_goes_there() else ""

    def say_at(self, point: QPoint, sentence: str, item: str = "") -> None:
        """Show the sentence as a tool tip at the pointer and in the status line, there with the item that lies at the
        point."""
        self.show_hint(sentences((sentence, item)) if sentence else "")
        if sentence:
            # Below the dragged piece, which would cover the text.
            below = QPoint(0, max(self.marks.lifted_height // 2, CLEARANCE))
            surface = self.drop_surface
            show_tip(surface.mapToGlobal(point) + below, sentence, surface)
        else:
            QToolTip.hideText()
