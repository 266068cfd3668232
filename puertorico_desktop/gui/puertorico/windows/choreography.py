"""From the events of a move to pieces that travel over the table."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import attrs
from PySide6.QtCore import QObject, QPointF, QRect, Slot
from PySide6.QtGui import QPixmap

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.routes import Route, Scene, routes_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import board_ref, targets_for
from puertorico_desktop.gui.windows.stage import Flight, Stage

PIECE_PIXELS = 28
"""The size of a travelling sign at scale 1."""
RISE = 34
"""How far above its place a piece appears that comes from nowhere in particular."""


@attrs.frozen
class Lifted:
    """The piece that a move is about, as it lay before: its picture and where its middle was."""

    picture: QPixmap
    middle: QPointF


class Choreography(QObject):
    """Watches the session. `enabled`: moves are shown at all.

    `place_of` finds a place by its name, `picture_of` paints what is lifted there, `sign` a sign of that size; all on
    the table that the stage lies on.
    """

    def __init__(
        self,
        session: PuertoRicoSession,
        interaction: Interaction,
        stage: Stage,
        place_of: Callable[[str], QRect],
        picture_of: Callable[[str], QPixmap | None],
        sign: Callable[[str, int], QPixmap],
    ) -> None:
        super().__init__(stage)
        self.enabled = True
        self._session = session
        self._interaction = interaction
        self._stage = stage
        self._place_of = place_of
        self._picture_of = picture_of
        self._sign = sign
        self._before: Sequence[Arrangement] | None = None
        self._piece: Lifted | None = None
        self._skips_first = False
        session.about_to_move.connect(self._prepare)
        session.moved.connect(self._perform)
        session.rewound.connect(stage.clear)
        session.started.connect(stage.clear)

    @Slot(object)
    def _prepare(self, action: Action) -> None:
        """Everything still lies where it was: take a picture of the piece."""
        session = self._session
        decision = session.decision
        self._before = self._piece = None
        if decision is None or not self.enabled or session.is_hurrying:
            return
        self._before = session.arrangements
        self._skips_first = self._interaction.is_landing
        source = next((source for source, _ in targets_for([action], session.view)), "")
        if source.startswith("good:"):
            source = board_ref(decision.seat, session.viewer, source)
        picture = self._picture_of(source) if source else None
        if picture is not None:
            self._piece = Lifted(picture, self._place_of(source).center().toPointF())

    @Slot(object)
    def _perform(self, events: Sequence[Event]) -> None:
        """Everything lies where it belongs now: show how it came there."""
        if self._before is None or not self._stage.window().isVisible():
            self._stage.clear()
            return
        scene = Scene(self._session.viewer, self._before, self._session.arrangements)
        routes = [route for event in events for route in routes_of(event, scene)]
        flights = [self._flight(number, route) for number, route in enumerate(routes)]
        self._before = self._piece = None
        self._stage.play([flight for flight in flights if flight is not None])

    def _flight(self, number: int, route: Route) -> Flight | None:
        target = self._place_of(route.target)
        if target.isEmpty() or (number == 0 and self._skips_first):
            return None
        end = target.center().toPointF()
        if number == 0 and self._piece is not None:
            return Flight(self._piece.picture, self._piece.middle, end)
        source = self._place_of(route.source) if route.source else QRect()
        start = end - QPointF(0, RISE) if source.isEmpty() else source.center().toPointF()
        return Flight(self._sign(route.icon, PIECE_PIXELS), start, end)
