"""The card that explains the piece of the table under the pointer."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from typing import Any

from PySide6.QtCore import QEvent, QObject, QRect, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence
from PySide6.QtWidgets import QWidget

from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.texts.explanations import action_text, rules_key
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.views.area import AreaView
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.windows.explanation_card import Explanation, ExplanationCard


class InfoCard(ExplanationCard):
    """The card of a piece of the table; it closes when a piece is picked up and when something is chosen."""

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        explanation: Callable[[str], Explanation | None],
        renderer: Renderer,
        parent: QWidget,
    ) -> None:
        """`explanation` returns the explanation of the place with a name; None where the place has none."""
        super().__init__(explanation, renderer, parent)
        self._interaction = interaction
        interaction.changed.connect(self._follow)
        interaction.pending_changed.connect(self.dismiss)
        interaction.refused.connect(self.dismiss)  # the tool tip with the reason is at the pointer

    @Slot()
    def _follow(self) -> None:
        """Update the card, since the state of the piece may have changed."""
        if self._interaction.picked is not None:
            self.dismiss()
        elif not self.isHidden():
            self.appear()

    def has_content_for(self, ref: str) -> bool:
        """Returns whether the place has an explanation and no piece is picked up."""
        return self._interaction.picked is None and super().has_content_for(ref)

    def foot(self) -> str:
        """Returns the key that opens the page of the rules."""
        return rules_key(key_text(QKeySequence.StandardKey.HelpContents))


class InfoCardController(QObject):
    """Shows the card of the piece on which the pointer rests, or of the focused piece when the key for it is
    pressed."""

    speech_requested = Signal(str)
    """Emitted with an explanation that was requested with the keyboard, in sentences."""

    def __init__(
        self,
        interaction: PieceInteraction[Any],
        views: Iterable[AreaView],
        icon_of: Callable[[Item], str],
        is_covered: Callable[[], bool],
        renderer: Renderer,
        table: QWidget,
    ) -> None:
        """`icon_of` returns the picture of a piece, empty where the piece has no card; `is_covered` whether the table
        is covered at present."""
        super().__init__(table)
        self._views: list[AreaView] = []
        self._icon_of = icon_of
        self._table = table
        self._is_covered = is_covered
        self.card = InfoCard(interaction, self._explanation_of, renderer, table)
        self.action = QAction(self)
        self.action.setShortcut(QKeySequence("Alt+Return"))
        self.action.triggered.connect(self.explain_current)
        self.card.installEventFilter(self)  # for LanguageChange events
        self.add(views)
        self._name_action()

    def add(self, views: Iterable[AreaView]) -> None:
        """Explain the pieces of these views, too."""
        for view in views:
            self._views.append(view)
            view.pointed.connect(partial(self._on_pointed_at, view))
            view.is_explained = self._is_explained

    def _place_in(self, view: AreaView, ref: str) -> QRect:
        """Returns the rectangle of a piece of a view, on the table."""
        rect = view.rect_of(ref)
        return QRect(view.viewport().mapTo(self._table, rect.topLeft()), rect.size())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the language."""
        if event.type() == QEvent.Type.LanguageChange:
            self._name_action()
        return super().eventFilter(watched, event)

    def _name_action(self) -> None:
        self.action.setText(action_text())

    @Slot()
    def explain_current(self) -> None:
        """Explain at once the focused piece or the piece under the pointer, or close the card."""
        if self.card.shown:
            self.card.dismiss()
            return
        found = next((view for view in self._views if view.is_played_by_key), None)
        view = found or next((view for view in self._views if view.underMouse()), None)
        if view is None:
            return
        point = view.viewport().mapFromGlobal(view.cursor().pos())
        record = view.record(view.currentIndex().row() if found is not None else view.indexAt(point).row())
        if record is None:
            return
        self.card.look_at(record.ref, partial(self._place_in, view, record.ref))
        self.card.appear()
        explanation = self.card.explanation
        if self.card.shown and explanation is not None:
            self.speech_requested.emit(sentences((view.table_model.speech(record), explanation.effect)))

    def _on_pointed_at(self, view: AreaView, ref: str) -> None:
        """Note the piece pointed at, if any. With the keyboard a card is shown only on request."""
        record = self._record_at(view, ref)
        if record is None:
            if self.card.shown or not ref:
                self.card.dismiss()
        elif view.is_pointed_by_mouse or not view.is_played_by_key or self.card.shown:
            self.card.look_at(record.ref, partial(self._place_in, view, record.ref))

    @staticmethod
    def _record_at(view: AreaView, ref: str) -> Item | None:
        """Returns the item that a place belongs to."""
        if not ref:
            return None
        rows = enumerate(view.records)
        return next((one for row, one in rows if any(part.ref == ref for part in view.parts(row))), None)

    def _is_explained(self, view: AreaView, record: Item) -> bool:
        """Returns whether a card contains the text of the tooltip."""
        return bool(self._icon_of(record)) and bool(view.table_model.effect(record))

    def _explanation_of(self, ref: str) -> Explanation | None:
        if self._is_covered():
            return None
        for view in self._views:
            for record in view.records if view.isVisible() else ():
                if record.ref == ref:
                    model, icon = view.table_model, self._icon_of(record)
                    if not icon or not model.effect(record) or not model.tool_tip(record):
                        return None
                    return Explanation(icon, model.name(record), model.state(record), model.effect(record))
        return None
