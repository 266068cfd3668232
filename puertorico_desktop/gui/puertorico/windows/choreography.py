"""The routes of Puerto Rico's pieces for animations."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.routes import Scene, routes_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.targets import board_ref, targets_for
from puertorico_desktop.gui.windows.choreography import Choreography, Route


class PieceChoreography(Choreography):
    """Finds the routes of pieces from the arrangements before and after a move."""

    _session: PuertoRicoSession

    def layout_before(self) -> Sequence[Arrangement]:
        """Returns the current arrangements of all boards."""
        return self._session.arrangements

    def source_of(self, action: Action) -> str:
        """Returns the ref of the piece that an action moves; empty if there is none."""
        session = self._session
        source = next((source for source, _ in targets_for([action], session.view)), "")
        goods = source.startswith("good:")
        return board_ref(session.game.asked, session.viewer, source) if goods else source

    def routes(self, events: Sequence[Event], before: Sequence[Arrangement]) -> list[Route]:
        """Returns the routes of the pieces in the events."""
        session = self._session
        automatic = session.setup.kind.automatic_seats(session.setup.options)
        scene = Scene(session.viewer, before, session.arrangements, automatic)
        return [route for event in events for route in routes_of(event, scene)]
