"""Tips about the small buildings in a first game: one sentence each, shown once when the building matters."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from puertorico_desktop.engine.puertorico.actions import Build
from puertorico_desktop.engine.puertorico.components import Building, site_of
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.puertorico.choices import Preset, preset_of
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.first_game import could_build, counts_now, stands_empty

WORTH_A_LOOK = (
    Building.SMALL_MARKET,
    Building.CONSTRUCTION_HUT,
    Building.HACIENDA,
    Building.SMALL_WAREHOUSE,
    Building.HOSPICE,
    Building.OFFICE,
)
"""The buildings affordable at the beginning, in the order of their tips."""
COUNTING: Mapping[DecisionKind | None, tuple[Building, ...]] = {
    DecisionKind.TAKE_TILE: (Building.CONSTRUCTION_HUT, Building.HACIENDA, Building.HOSPICE),
    DecisionKind.BUILD: (Building.UNIVERSITY,),
    DecisionKind.SELL_GOOD: (Building.SMALL_MARKET, Building.LARGE_MARKET, Building.OFFICE),
    DecisionKind.LOAD_GOODS: (Building.HARBOR, Building.WHARF),
    DecisionKind.STORE_GOODS: (Building.SMALL_WAREHOUSE, Building.LARGE_WAREHOUSE),
}
"""The buildings that have an effect in a kind of decision."""


class FirstGame:
    """The tips of the game on the table, and a record of those already given."""

    def __init__(self, session: PuertoRicoSession) -> None:
        self._session = session
        self._game: object = None
        self._shown_at: dict[tuple[Building, bool], int] = {}
        """The ply at which a tip was given, for each building and whether the player owned the building then."""

    def tip(self) -> str:
        """Returns the tip for the decision at hand; empty if there is none."""
        session = self._session
        if session.match.id != self._game:
            self._game = session.match.id
            self._shown_at.clear()
        if session.asked_person is None or session.is_looking_back or not self._is_first():
            return ""
        for building, own in self._candidates():
            if self._shown_at.setdefault((building, own), session.ply) == session.ply:
                return self._sentence(building, own)
        return ""

    def _is_first(self) -> bool:
        setup = self._session.setup
        alone = sum(self._session.people) == 1 and not self._session.match.is_exercise  # lessons have their own texts
        return alone and preset_of(setup.options, setup.free_undo) is Preset.FIRST_GAME

    def _candidates(self) -> Iterator[tuple[Building, bool]]:
        """Yields the buildings that matter now, with whether the player owns them: first own buildings, then
        buildings that the player could build."""
        session = self._session
        kind, owned = session.game.kind, session.view.players[session.viewer].buildings
        yield from ((building, True) for building in COUNTING.get(kind, ()) if building in owned)
        if kind is DecisionKind.BUILD:
            for building in WORTH_A_LOOK:
                if session.game.is_legal(Build(building)):
                    yield building, False

    def _sentence(self, building: Building, own: bool) -> str:
        session = self._session
        words, player = session.words, session.view.players[session.viewer]
        name, effect = words.building(building), words.building_effect(building)
        if not own:
            return could_build(name, effect)
        return counts_now(name, effect) if player.colonists[site_of(building)] else stands_empty(name)
