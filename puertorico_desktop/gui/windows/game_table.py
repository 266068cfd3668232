"""The base class of all tables: boards on the sea, the prompt, the log, the advice, and the overlays."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal, Slot
from PySide6.QtGui import QFont, QKeyEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QApplication, QVBoxLayout, QWidget

from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.models.table_models import TableModels
from puertorico_desktop.gui.play.news import News
from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.play.replay import Replay
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.wanted_piece import WantedPiece
from puertorico_desktop.gui.views.area import PEEK, AreaView
from puertorico_desktop.gui.views.marks import Marks, Weighing
from puertorico_desktop.gui.views.renderer import Renderer
from puertorico_desktop.gui.views.scaling import BASE_PIXELS
from puertorico_desktop.gui.windows.advice_panel import AdvicePanel
from puertorico_desktop.gui.windows.choreography import Choreography
from puertorico_desktop.gui.windows.cover import Cover
from puertorico_desktop.gui.windows.focus_cues import is_used_by_key
from puertorico_desktop.gui.windows.log_panel import LogPanel
from puertorico_desktop.gui.windows.news_card import NewsCard
from puertorico_desktop.gui.windows.prompt_bar import PromptBar
from puertorico_desktop.gui.windows.replay_bar import ReplayBar
from puertorico_desktop.gui.windows.scaled_table import ScaledTable
from puertorico_desktop.gui.windows.stage import Stage
from puertorico_desktop.gui.windows.surfaces import Meter, Panel

EDGE = 6
"""The gap between the news card and its neighbours, in pixels."""
BOARD_KEYS = frozenset({
    Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Home, Qt.Key.Key_End, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown,
})  # fmt: skip
"""The keys that move the focus on a board, and step through the game while players look back."""


class GameTable(ScaledTable):
    """The parts that every table has. The table of each game adds its boards (`build`), then calls `begin`.

    `left` is the column of the prompt.
    """

    hint_changed = Signal(str)
    """Emitted with a text for the status line about the item under the pointer."""
    speech_requested = Signal(str)
    """Emitted with a text that the player has requested, for screen readers."""
    is_built = False
    """Whether the table has all its parts."""
    choreography: Choreography
    """The animation of moves, created by the table of each game before `begin`."""

    def __init__(
        self,
        session: GameSession,
        interaction: PieceInteraction[Any],
        models: TableModels,
        meter: Meter,
        renderer: Renderer,
        replay: Replay,
        turn_of: Callable[[Any, Sequence[str]], str | None],
        cover: Cover,
        parent: QWidget | None = None,
    ) -> None:
        """`meter` shows in the head of the log how near the end of the game is; `turn_of`: see `GameFace`."""
        super().__init__(renderer.theme, parent)
        self._session = session
        self._interaction = interaction
        self.models = models
        self._renderer = renderer
        self._viewer = session.viewer
        self._looks_back = False
        self._left_view: AreaView | None = None
        self._left_by_key = self._follows = False
        self._found: dict[str, AreaView] = {}
        self.marks = Marks(interaction, self)
        self.marks.space_of = self.space_of
        self.prompt = PromptBar(interaction, renderer, renderer.theme, self)
        self.replay_bar = ReplayBar(session, replay, turn_of, self.decided, renderer, self)
        self.log = LogPanel(session, models.log, meter, renderer, self)
        self.advice = AdvicePanel(interaction, models.advice, renderer, cover.is_covering, self)
        self.advice.retranslate()
        self.news: NewsCard | None = None
        self.wanted_piece = WantedPiece(interaction, self)
        self.stage = Stage(renderer, self)
        self.cover = cover
        cover.setParent(self)
        self.left = QVBoxLayout()
        self.left.addWidget(self.prompt)
        self.left.addWidget(self.replay_bar)
        self.replay_bar.hide()

    def build(self) -> Iterator[None]:
        """Create the boards and everything else that only the table of a game has, unless its constructor does. The
        work may pause for a turn of the event loop after each step."""
        yield from ()

    def add_news_card(self, news_of: Callable[[Sequence[Any]], News | None]) -> NewsCard:
        """Create and return the card that shows the news of each move from now on; `news_of`: see `GameFace`."""
        covered, corner = self.cover.is_covering, self._news_corner
        self.news = NewsCard(self._session, news_of, corner, covered, self.wanted_piece, self._renderer, self)
        self.prompt.set_news_card(self.news)
        return self.news

    def _news_corner(self, size: QSize) -> QPoint:
        """Returns the corner of the news card: over its ground, or below if a person can act there."""
        ground = self.news_ground
        place = self._on_table(ground, ground.rect())
        left = place.center().x() - size.width() // 2
        if self._session.asked_person is not None and ground.refs & self._interaction.sources():
            return QPoint(left, place.bottom() + EDGE)
        top = max(place.center().y() - size.height() // 2, self.prompt.geometry().bottom() + EDGE)
        return QPoint(left, top)

    def begin(self, panels: Sequence[Panel]) -> None:
        """Connect everything once all boards exist; `panels` lie on the sea."""
        self.is_built = True
        session = self._session
        for panel in (self.prompt, self.replay_bar, *panels, self.log):
            panel.join_background(self)
        QWidget.setTabOrder(self.views[-1], self.log.view)  # the log was created before the views
        for view in self.views:
            view.hint_changed.connect(self.hint_changed)
            view.picked_by_key.connect(self._go_to_target)
            view.put_back_by_key.connect(self._go_back)
            view.speech_requested.connect(self.speech_requested)
        self.prompt.lifted.connect(self._go_to_target)
        self.prompt.left.connect(self._leave_prompt)
        self.log.view.hint_changed.connect(self.hint_changed)
        self.advice.looked_at.connect(self._show_option)
        self.log.view.pointed.connect(self._show_places)
        self.choreography.hold_back = self.hold_back
        session.about_to_move.connect(self._note_pictures)
        session.moved.connect(self._mark_changes)
        session.rewound.connect(self._drop_news)
        session.started.connect(self._drop_news)
        session.started.connect(self.refresh)
        session.decision_changed.connect(self.refresh)
        session.decision_changed.connect(self._go_to_source)
        session.steps.changed.connect(self._show_weighing)
        session.steps.changed.connect(self._follow_steps)
        session.game_over.connect(self.refresh)
        self.cover.lifted.connect(self.take_focus)
        self.cover.laid.connect(self._hide_overlays)
        self.cover.taken_away.connect(self.advice.refresh)
        for over in (self.advice, self.stage, self.cover):
            over.raise_()
        self.refresh()
        self.take_focus()

    @property
    def renderer(self) -> Renderer:
        """The renderer of the table."""
        return self._renderer

    # -- highlights of lessons --------------------------------------------------------------------------------

    def take_back(self) -> None:
        """Undo to the last decision of a person."""
        self._interaction.undo()

    def ring(self, refs: frozenset[str]) -> None:
        """Highlight places until the table changes."""
        self._interaction.hinted = refs
        self._interaction.changed.emit()

    def rings_of(self, action: Any) -> frozenset[str]:
        """Returns the names of the piece and the places that an action is about."""
        return self._interaction.places_of(action)

    def propose(self, action: Any) -> None:
        """Pick up the piece of an action for the player, or fill in the pending choice."""
        interaction = self._interaction
        places = interaction.places_of(action)
        interaction.take_advice(action)
        source = min(places & interaction.sources(), default=None)
        if interaction.pending is None and source is not None:
            interaction.pick(source)

    # -- state that is in no model ----------------------------------------------------------------------------

    @Slot()
    def _hide_overlays(self) -> None:
        """Close everything that could reveal hidden information, as the table is covered; clear the status line."""
        self.peek(False)
        self.dismiss_overlay()
        self.advice.refresh()
        self.hint_changed.emit("")

    @Slot()
    def refresh(self) -> None:
        """Update the parts of the table that do not follow a model, such as the bars."""
        self.log.refresh()
        self.replay_bar.refresh()
        self._change_bars(self._session.is_looking_back)
        self._follow_steps()
        self._show_weighing()

    @Slot()
    def _follow_steps(self) -> None:
        """While the moves of others are followed step by step, keep the focus on the step button; return it to its
        former view afterwards."""
        steps, focus = self._session.steps, QApplication.focusWidget()
        follows = self._session.is_followed and not (steps.is_waiting and steps.is_hurrying)
        button = self.prompt.step_button if follows else None
        if button is None or self.cover.is_covering():
            if self._follows and not self._session.is_followed:
                if focus is None or focus in self.prompt.buttons:
                    self._focus_view(self._left_view)
                self._follows = False
        elif focus is None or focus in self.views or focus in self.prompt.buttons:
            if focus in self.views:
                self._left_view = next(view for view in self.views if view is focus)
                self._left_by_key = self._left_view.is_played_by_key
            self._follows = True
            button.setFocus()

    @Slot(bool)
    def _leave_prompt(self, by_key: bool) -> None:
        """Return the focus to the table when the focused answer has gone."""
        if not self.cover.is_covering() and not self._looks_back and self.prompt.step_button is None:
            self._left_by_key = by_key or self._left_by_key
            self._focus_view(self._left_view)

    def _focus_view(self, view: AreaView | None) -> None:
        """Give the focus to a view, by key or by mouse as before; the key that continued steps may run on."""
        self.view_for_focus(view).enter(self._left_by_key)
        if self._follows:
            self.marks.expect_run_on()

    @Slot()
    def _show_weighing(self) -> None:
        """Highlight the options that an automatic seat compares, unless its steps are too fast."""
        session = self._session
        is_fast = session.steps.is_waiting and session.steps.is_hurrying
        self.marks.weigh(Weighing() if is_fast else self.weighing())

    def _change_bars(self, looking: bool) -> None:
        """Show and focus the replay bar while players look back; show the prompt otherwise."""
        if looking == self._looks_back:
            return
        self._looks_back = looking
        by_key = self._view_by_key() is not None
        focus = QApplication.focusWidget()
        (self.prompt if looking else self.replay_bar).hide()
        (self.replay_bar if looking else self.prompt).show()
        if looking:
            self._left_view = next((view for view in self.views if view is focus), None)
            self._left_by_key = by_key
            if focus is not self.log.view:
                self.replay_bar.slider.setFocus()
        elif self._left_view is not None and focus is not self.log.view:
            self._focus_view(self._left_view)

    # -- keys -------------------------------------------------------------------------------------------------

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """Hide the cards again that were shown while the peek key was held."""
        if event.key() == PEEK and not event.isAutoRepeat():
            self.peek(False)
        super().keyReleaseEvent(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Close news, overlays, an enlarged board or, last, the advice on Escape; show hidden cards while the peek
        key is held."""
        if event.key() == PEEK and not event.isAutoRepeat() and not self.cover.is_covering():
            self.peek(True)
        is_escape = event.key() == Qt.Key.Key_Escape
        if is_escape and self.news is not None and self.news.shown:
            self.news.dismiss()
            self._session.step()
        elif is_escape and self.dismiss_overlay():
            return
        elif is_escape and self.close_ups is not None and self.close_ups.shown is not None:
            self.close_ups.dismiss()
        elif is_escape and self.advice.isVisible():
            self.advice.dismiss()
        else:
            super().keyPressEvent(event)

    def event(self, event: QEvent) -> bool:
        """Keep the arrow keys on a board that has the keyboard, instead of stepping through the game, and Escape for
        an enlarged board, instead of returning to the game."""
        if event.type() == QEvent.Type.WindowDeactivate:
            self.peek(False)  # the key may be released in another window
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            moves = event.key() in BOARD_KEYS and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
            close_ups = self.close_ups if event.key() == Qt.Key.Key_Escape else None
            closes = close_ups is not None and close_ups.shown is not None
            if closes or (moves and self._view_by_key() is not None):
                event.accept()
                return True
        return super().event(event)

    def _view_by_key(self) -> AreaView | None:
        """Returns the view that is operated with the keyboard; None if none is."""
        focus = QApplication.focusWidget()
        return focus if isinstance(focus, AreaView) and focus.is_played_by_key and focus in self.views else None

    @Slot()
    def take_focus(self) -> None:
        """Focus the first choice, without a ring for players with a mouse; the cover if the table is covered."""
        if not self.cover.is_covering():
            self.view_for_focus().enter(is_used_by_key(self))
            self._go_to_source()
        else:
            self.cover.button.setFocus()

    @Slot()
    @Slot(bool)
    def _go_to_target(self, by_key: bool = True) -> None:
        """Move the focus to the first target of the piece in hand, with a ring if `by_key`."""
        self._go(AreaView.first_target, by_key)

    @Slot(str)
    def _go_back(self, ref: str) -> None:
        """Move the focus to a piece that was put back."""
        self._go(lambda view: view.row_of(ref))

    @Slot()
    def _go_to_source(self) -> None:
        """Focus the first choice of a new decision, without a ring for players with a mouse."""
        by_key, focus = self._view_by_key(), self.window().focusWidget()
        is_asked = self._session.asked_person is not None
        view = by_key or next((one for one in self.views if one is focus and is_asked), None)
        row = None if view is None else view.next_source()
        if view is not None and row is not None:
            view.setCurrentIndex(view.model().index(row, 0))
        elif view is not None:
            self._go(AreaView.next_source, shown=by_key is not None)

    def _go(self, find: Callable[[AreaView], int | None], shown: bool = True) -> None:
        for view in self.views:
            row = find(view)
            if row is not None and view.isVisible():
                view.setCurrentIndex(view.model().index(row, 0))
                view.setFocus(Qt.FocusReason.OtherFocusReason if shown else Qt.FocusReason.MouseFocusReason)
                return

    # -- positions of pieces and widgets ----------------------------------------------------------------------

    def place_of(self, ref: str, icon: str = "") -> QRect:
        """Returns the rectangle on the table of a piece, a place or a whole area; empty if it is not in sight. With
        `icon` it is that of the figure there which counts pieces with this icon, if there is one."""
        found = self._view_of(ref)
        if found is not None:
            view, rect = found
            return self._on_table(view.viewport(), view.figure_rect(ref, icon) if icon else rect)
        ground = self.ground_of(ref) or next(
            (view for view in self.views if view.area == ref and view.isVisible()), None
        )
        return QRect() if ground is None else self._on_table(ground, ground.rect())

    def _view_of(self, ref: str) -> tuple[AreaView, QRect] | None:
        """Returns the view that shows a piece, and its rectangle there; the last such view is tried first."""
        last = self._found.get(ref)
        for view in self.views if last is None else (last, *self.views):
            if view.isVisible() and ref in view.refs:
                rect = view.rect_of(ref)
                if not rect.isEmpty():
                    self._found[ref] = view
                    return view, rect
        return None

    def _on_table(self, widget: QWidget, rect: QRect) -> QRect:
        return QRect(widget.mapTo(self, rect.topLeft()), rect.size())

    def picture_of(self, ref: str) -> QPixmap | None:
        """Returns the picture of the piece as it looks while being dragged; None if it is not in sight."""
        found = self._view_of(ref)
        if found is None:
            return None
        view, rect = found
        return view.lifted_pixmap(view.indexAt(rect.center()).row(), ref)

    def sign(self, icon: str, pixels: int) -> QPixmap:
        """Returns the picture of a sign with that side in logical pixels at scale 1."""
        return self._renderer.icons.pixmap(icon, round(pixels * self.scale), self.devicePixelRatioF())

    # -- highlights -------------------------------------------------------------------------------------------

    @Slot(object)
    def _show_places(self, item: object) -> None:
        """Highlight the places that the line of the log under the pointer is about."""
        is_past = isinstance(item, LogItem) and item.ply < self._session.ply
        self.marks.show(self.places_of(item) if is_past and isinstance(item, LogItem) else frozenset())

    @Slot(object)
    def _show_option(self, action: object) -> None:
        """Highlight the piece and the places of the option of the advice under the pointer."""
        self.marks.show(frozenset() if action is None else self._interaction.places_of(action))

    @Slot()
    def _note_pictures(self) -> None:
        """Before a move: drop the old pictures, so that the present state counts as that before the move."""
        for view in self.views:
            view.begin_move()

    def hold_back(self, ref: str) -> Callable[[], None] | None:
        """Show a place as it was before the move until the returned function is called; return None if it looks the
        same, is not in sight, or the table now shows another player's view."""
        found = self._view_of(ref) if self._viewer == self._session.viewer else None
        return None if found is None else found[0].hold_back(ref)

    @Slot(object)
    def _mark_changes(self, events: object) -> None:
        """Highlight the changes of a move, except on seats' boards if another player sees the table now."""
        turned = self._viewer != self._session.viewer
        self._viewer = self._session.viewer
        boards = {id(view) for view in self.seat_views}
        for view in self.views:
            if turned and id(view) in boards:
                view.drop_news()
            else:
                view.mark_changes()

    @Slot()
    def _drop_news(self) -> None:
        self._viewer = self._session.viewer
        for view in self.views:
            view.drop_news()

    # -- sizes ------------------------------------------------------------------------------------------------

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Scale everything with the window, what lies over the whole table as well."""
        super().resizeEvent(event)
        self.stage.setGeometry(self.rect())
        self.cover.fit()

    def set_scale(self, scale: float) -> None:
        """Adapt all parts of the table to its scale."""
        for panel in (self.prompt, self.replay_bar, self.log, self.advice):
            panel.set_scale(scale)
        self.left.setSpacing(round(7 * scale))
        self.scale_boards(scale)

    def size_texts(self) -> None:
        """Adapt captions, log and cover to the size of texts."""
        letters = self.usual_scale * self._text_size
        self._renderer.theme.set_text_size(letters / self.scale, self.most_caption)
        font = QFont()
        font.setPixelSize(round(BASE_PIXELS * letters))
        self.log.view.setFont(font)
        self.cover.setFont(font)
