"""The actions that are worth considering.

These are nearly always all legal ones (see `shortlist`), but refusing a tile is only considered where free spaces are
few. Placements of colonists are too many: there the jobs are filled in the order of their pay by a rule of thumb, and
every way to do one job first, or to leave one out, is another candidate.
"""

from __future__ import annotations

from collections.abc import Sequence
from operator import ge
from typing import Final

from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.placing import Job, fill, jobs
from puertorico_desktop.bots.puertorico.shortlist import FEW, shortlist
from puertorico_desktop.engine.puertorico.actions import PASS, Action, PlaceColonists
from puertorico_desktop.engine.puertorico.board import PLANT_SITES, capacity_of
from puertorico_desktop.engine.puertorico.components import GOODS, ISLAND_SPACES, Building
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.engine.puertorico.state import DecisionKind

WITH_TASKS: Final = (Expansion.FESTIVAL, Expansion.ACHIEVEMENTS)
"""The expansions whose tasks and achievements may ask for people at certain places."""
PRODUCING: Final = frozenset((*map(int, GOODS), *(site for sites in PLANT_SITES for site in sites)))
"""The sites whose people only produce goods: the plantations and the production buildings."""
FEW_SPACES: Final = 3
"""The greatest number of free spaces on the island at which a player may want to keep them for better tiles."""


def candidates(game: PuertoRico) -> Sequence[Action]:
    """Returns the actions that are worth considering at this decision, without repetition, in a stable order."""
    if game.is_automatic(game.asked):
        return game.legal_actions()
    if game.kind is DecisionKind.TAKE_TILE:
        return _tiles(game)
    if game.kind is not DecisionKind.PLACE_COLONISTS:
        return shortlist(game)
    legal = game.legal_actions()
    return legal if len(legal) <= FEW else _placements(game)


def sensible(game: PuertoRico) -> Sequence[Action]:
    """Returns the candidates without placements after which the player produces less than after another one, where
    all else is alike. Where it matters in which building or on which plantation people are, because of tasks,
    achievements or an aqueduct, all are considered."""
    found = candidates(game)
    if game.kind is not DecisionKind.PLACE_COLONISTS or any(map(game.options.has, WITH_TASKS)):
        return found
    if game.is_automatic(game.asked) or game.players[game.asked].owns(Building.AQUEDUCT):
        return found
    by_rest: dict[tuple[int, ...], list[tuple[tuple[int, ...], Action]]] = {}
    for action in found:
        assert isinstance(action, PlaceColonists)
        counts = action.counts
        rest = tuple([0 if site in PRODUCING else count for site, count in enumerate(counts)])
        by_rest.setdefault(rest, []).append((tuple([capacity_of(counts, good) for good in GOODS]), action))
    worse = {
        action
        for alike in by_rest.values()
        for goods, action in alike
        if any(more != goods and all(map(ge, more, goods)) for more, _ in alike)
    }
    return tuple([action for action in found if action not in worse]) if worse else found


def _tiles(game: PuertoRico) -> Sequence[Action]:
    """Returns the tiles, without passing if the player has room: a tile costs nothing, and bots that take none
    confuse people."""
    found = shortlist(game)
    is_nearly_full = ISLAND_SPACES - game.players[game.asked].tiles <= FEW_SPACES
    return found if is_nearly_full else tuple(action for action in found if action != PASS) or found


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
