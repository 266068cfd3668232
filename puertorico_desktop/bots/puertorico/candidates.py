"""The actions that are worth a thought.

Nearly always those are all legal ones (see `shortlist`), but a tile is refused only where spaces are few. Placements
of colonists are too many: there the best jobs are filled in the order in which a rule of thumb pays them, and every
way to do one job first, or to leave one out, is a candidate beside it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.placing import Job, fill, jobs
from puertorico_desktop.bots.puertorico.shortlist import FEW, shortlist
from puertorico_desktop.engine.puertorico.actions import PASS, Action, PlaceColonists
from puertorico_desktop.engine.puertorico.components import ISLAND_SPACES
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind

FEW_SPACES: Final = 3
"""With so many free spaces on the island, a player may want to keep them for better tiles."""


def candidates(game: PuertoRico) -> Sequence[Action]:
    """The actions to choose from at this decision, without repetition, in a stable order."""
    if game.is_automatic(game.asked):
        return game.legal_actions()
    if game.kind is DecisionKind.TAKE_TILE:
        return _tiles(game)
    if game.kind is not DecisionKind.PLACE_COLONISTS:
        return shortlist(game)
    legal = game.legal_actions()
    return legal if len(legal) <= FEW else _placements(game)


def _tiles(game: PuertoRico) -> Sequence[Action]:
    """A player with room takes a tile: it costs nothing, and people wonder about bots that do not."""
    found = shortlist(game)
    scarce = ISLAND_SPACES - game.players[game.asked].tiles <= FEW_SPACES
    return found if scarce else tuple(action for action in found if action != PASS) or found


def _placements(game: PuertoRico) -> Sequence[PlaceColonists]:
    player = game.players[game.asked]
    ranked = sorted(jobs(player, horizon(game)), key=_pay, reverse=True)
    found = {fill(player, ranked): None}
    for number, job in enumerate(ranked):
        if number and job == ranked[number - 1]:
            continue
        others = ranked[:number] + ranked[number + 1 :]
        found[fill(player, [job, *others])] = None
        found[fill(player, [other for other in others if other[1] != job[1]])] = None
    return tuple(found)


def _pay(job: Job) -> float:
    return job[0]
