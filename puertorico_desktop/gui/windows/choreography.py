"""Animations of moves: the events of a move are turned into pieces that travel over the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QObject, QPointF, QRect, Slot
from PySide6.QtGui import QPixmap

from puertorico_desktop.gui.play.piece_interaction import PieceInteraction
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.windows.stage import Flight, Stage

PIECE_PIXELS = 28
"""The size of a travelling sign in logical pixels, at scale 1."""
STAGGER_MS, BEAT_MS = 45, 200
"""The delays in ms between the starts of successive single pieces, and between those of successive players."""
LEAD_MS = 500
"""The delay in ms between the start of a single piece, such as the chosen role, and that of the pieces of the first
player."""
WIDE = 3
"""A place this many times wider than a sign holds several kinds of things: amounts are shown there with their
sign, as they are at one of several figures of a place."""
LOW = 1.5
"""A wide place lower than this many signs is a line: it begins with a name, which no piece and no amount may hide."""
FIGURE = 2.5
"""A place at most this many times higher than an amount is a figure, which the amount may not hide."""
ABOVE = 0.2
"""The part of an amount's height by which its centre stays above a figure."""
RISE = 34
"""The distance in pixels above its target at which a piece without a known source appears."""


@attrs.frozen
class Route:
    """The route of a piece, named by its icon, from one place to another; an empty `source` or `target` is unknown.

    The piece stands for `count` of its kind. Pieces with the same `beat`, a seat, travel together, one seat after the
    other.
    """

    source: str
    target: str
    icon: str
    count: int = 1
    beat: int | None = None


@attrs.frozen
class LiftedPiece:
    """The piece that a move is about, as it was before the move: its picture and the centre of its place."""

    picture: QPixmap
    middle: QPointF


class Choreography(QObject):
    """The animation of moves, driven by the signals of the session; `enabled` switches it on. The subclass of each
    game determines the routes of its pieces.

    `place_of` returns the rectangle of a place by its name, or that of the figure there which counts pieces with an
    icon; `picture_of` the picture of the piece there, `sign` a sign of a given size; all in the coordinates of the
    table that the stage covers.
    """

    def __init__(
        self,
        session: GameSession,
        interaction: PieceInteraction[Any],
        stage: Stage,
        place_of: Callable[[str, str], QRect],
        picture_of: Callable[[str], QPixmap | None],
        sign: Callable[[str, int], QPixmap],
    ) -> None:
        super().__init__(stage)
        self.enabled = True
        self.hold_back: Callable[[str], Callable[[], None] | None] = lambda _: None
        """Show a place as it was before the move, and return the function that ends this; or return None."""
        self.settle: Callable[[], None] = lambda: None
        """Lay the table out as it will be after the move."""
        self.old_places: dict[str, QRect] = {}
        """The places before the move of pieces that are not in sight after it."""
        self._session = session
        self._interaction = interaction
        self._stage = stage
        self._place_of = place_of
        self._picture_of = picture_of
        self._sign = sign
        self._before: Any = None
        self._piece: LiftedPiece | None = None
        self._skips_first = False
        session.about_to_move.connect(self._prepare)
        session.moved.connect(self._perform)
        session.rewound.connect(stage.clear)
        session.started.connect(stage.clear)

    # -- to be overridden by the game --

    def layout_before(self) -> Any:
        """Returns the facts about the layout before the move that `routes` will need; never None."""
        return True

    def source_of(self, action: Any) -> str:
        """Returns the name of the piece that an action of the asked player moves; empty if it moves none."""
        return ""

    def routes(self, events: Sequence[Any], before: Any) -> Iterable[Route]:
        """Returns the routes of the pieces in the events; first that of the piece that the action is about."""
        raise NotImplementedError

    # -- animation of a move --

    @Slot(object)
    def _prepare(self, action: Any) -> None:
        """Before a move: keep a picture of the piece that will be moved, and of the layout."""
        session = self._session
        self._before = self._piece = None
        if session.decision is None or not self.enabled or session.is_hurrying:
            return
        self._before = self.layout_before()
        self._skips_first = self._interaction.is_landing
        source = self.source_of(action)
        picture = self._picture_of(source) if source else None
        if picture is not None:
            self._piece = LiftedPiece(picture, self._place_of(source, "").center().toPointF())

    @Slot(object)
    def _perform(self, events: Sequence[Any]) -> None:
        """After a move: animate the pieces towards their new places."""
        if self._before is None or not self._stage.window().isVisible():
            self._stage.clear()
            return
        self.settle()
        routes = list(self.routes(events, self._before))
        starts = starts_of(routes)
        self._stage.clear()
        numbered = enumerate(zip(routes, starts, strict=True))
        flights = [self._flight(number, route, start) for number, (route, start) in numbered]
        self._before = self._piece = None
        session = self._session
        length = self._stage.play([flight for flight in flights if flight is not None], session.steps.tempo.motion)
        session.pause.delay_next(length)

    def _flight(self, number: int, route: Route, start_ms: float) -> Flight | None:
        target = self._place_of(route.target, route.icon)
        if target.isEmpty() or (number == 0 and self._skips_first):
            return None
        end = target.center().toPointF()
        if number == 0 and self._piece is not None:
            return Flight(self._piece.picture, self._piece.middle, end, arrived=self.hold_back(route.target))
        source = self._place_of(route.source, route.icon) if route.source else QRect()
        if source.isEmpty():
            source = self.old_places.get(route.source, source)
        sign = self._sign(route.icon, PIECE_PIXELS)
        size = sign.deviceIndependentSize()
        is_wide = target.width() > WIDE * size.width()
        amount = None
        if route.count > 1 or route.beat is not None:
            is_one_of_several = is_wide or target != self._place_of(route.target, "")
            amount = self._stage.amount_picture(f"+{route.count}", sign if is_one_of_several else None)
        if is_wide and target.height() < LOW * size.height():
            shown = sign if amount is None else amount
            end.setX(target.right() - shown.deviceIndependentSize().width() / 2)
        start = end - QPointF(0, RISE) if source.isEmpty() else source.center().toPointF()
        over = _amount_at(target, end, amount)
        return Flight(sign, start, end, start_ms, amount, self.hold_back(route.target), over)


def _amount_at(target: QRect, end: QPointF, amount: QPixmap | None) -> QPointF | None:
    """Returns the point at which an amount stays: over the upper edge of a place that is little higher than it, so
    that the figure there can be read; None if it stays where its piece lands."""
    if amount is None:
        return None
    height = amount.deviceIndependentSize().height()
    if target.height() > FIGURE * height:
        return None
    return QPointF(end.x(), max(target.top() - height * ABOVE, height / 2))


def starts_of(routes: Sequence[Route]) -> list[float]:
    """Returns the start of each piece in ms: single pieces shortly after each other, the pieces of a player at the
    same time, the players one after the other."""
    starts: list[float] = []
    now, before = 0.0, None
    for number, route in enumerate(routes):
        if number and route.beat is None:
            now += STAGGER_MS
        elif number and route.beat != before:
            now += LEAD_MS if before is None else BEAT_MS
        before = route.beat
        starts.append(now)
    return starts
