"""From the events of a move to pieces that travel over the table."""

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
"""The size of a travelling sign at scale 1."""
STAGGER_MS, BEAT_MS = 45, 200
"""How much later than the one before each piece starts, and the pieces of each player."""
LEAD_MS = 500
"""How much later than a single piece, such as a role that is taken, the pieces of the first player start."""
WIDE = 3
"""A place that is so many times wider than a sign is one of many things: sums say there what they count."""
RISE = 34
"""How far above its place a piece appears that comes from nowhere in particular."""


@attrs.frozen
class Route:
    """A piece, named by its icon, goes from one place to another; either may be unknown (empty).

    It stands for `count` of its kind. What has the same `beat`, a player, goes together, one player after the other.
    """

    source: str
    target: str
    icon: str
    count: int = 1
    beat: int | None = None


@attrs.frozen
class Lifted:
    """The piece that a move is about, as it lay before: its picture and where its middle was."""

    picture: QPixmap
    middle: QPointF


class Choreography(QObject):
    """Watches the session. `enabled`: moves are shown at all. A game's own says which way its pieces go.

    `place_of` finds a place by its name, `picture_of` paints what is lifted there, `sign` a sign of that size; all on
    the table that the stage lies on.
    """

    def __init__(
        self,
        session: GameSession,
        interaction: PieceInteraction[Any],
        stage: Stage,
        place_of: Callable[[str], QRect],
        picture_of: Callable[[str], QPixmap | None],
        sign: Callable[[str, int], QPixmap],
    ) -> None:
        super().__init__(stage)
        self.enabled = True
        self.hold_back: Callable[[str], Callable[[], None] | None] = lambda _: None
        """Shows a place as it was before the move until the function that is returned is called."""
        self._session = session
        self._interaction = interaction
        self._stage = stage
        self._place_of = place_of
        self._picture_of = picture_of
        self._sign = sign
        self._before: Any = None
        self._piece: Lifted | None = None
        self._skips_first = False
        session.about_to_move.connect(self._prepare)
        session.moved.connect(self._perform)
        session.rewound.connect(stage.clear)
        session.started.connect(stage.clear)

    # -- for the game --

    def layout_before(self) -> Any:
        """Returns what has to be known later of how the table was laid out before the move; never None."""
        return True

    def source_of(self, action: Any) -> str:
        """Returns the piece that an action of the player who is asked moves; empty if there is none."""
        return ""

    def routes(self, events: Sequence[Any], before: Any) -> Iterable[Route]:
        """Returns the ways of the pieces in events, the one that the action is about first."""
        raise NotImplementedError

    # -- the move --

    @Slot(object)
    def _prepare(self, action: Any) -> None:
        """Everything still lies where it was: take a picture of the piece."""
        session = self._session
        self._before = self._piece = None
        if session.decision is None or not self.enabled or session.is_hurrying:
            return
        self._before = self.layout_before()
        self._skips_first = self._interaction.is_landing
        source = self.source_of(action)
        picture = self._picture_of(source) if source else None
        if picture is not None:
            self._piece = Lifted(picture, self._place_of(source).center().toPointF())

    @Slot(object)
    def _perform(self, events: Sequence[Any]) -> None:
        """Everything lies where it belongs now: show how it came there."""
        if self._before is None or not self._stage.window().isVisible():
            self._stage.clear()
            return
        routes = list(self.routes(events, self._before))
        starts = starts_of(routes)
        self._stage.clear()
        numbered = enumerate(zip(routes, starts, strict=True))
        flights = [self._flight(number, route, start) for number, (route, start) in numbered]
        self._before = self._piece = None
        session = self._session
        length = self._stage.play([flight for flight in flights if flight is not None], session.steps.tempo.motion)
        session.pause.linger(length)

    def _flight(self, number: int, route: Route, start_ms: float) -> Flight | None:
        target = self._place_of(route.target)
        if target.isEmpty() or (number == 0 and self._skips_first):
            return None
        end = target.center().toPointF()
        if number == 0 and self._piece is not None:
            return Flight(self._piece.picture, self._piece.middle, end, arrived=self.hold_back(route.target))
        source = self._place_of(route.source) if route.source else QRect()
        start = end - QPointF(0, RISE) if source.isEmpty() else source.center().toPointF()
        sign = self._sign(route.icon, PIECE_PIXELS)
        amount = None
        if route.count > 1 or route.beat is not None:
            is_wide = target.width() > WIDE * sign.deviceIndependentSize().width()
            amount = self._stage.amount_picture(f"+{route.count}", sign if is_wide else None)
        return Flight(sign, start, end, start_ms, amount, self.hold_back(route.target))


def starts_of(routes: Sequence[Route]) -> list[float]:
    """Returns when each piece starts, in milliseconds: single ones close behind each other, those of a player at the
    same time, one player after the other."""
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
