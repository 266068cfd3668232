"""The choice of the smuggler's deed, by trying every one and comparing the boards at the end of the phase, and of the
places for newcomers, who get the jobs with the best pay."""

from __future__ import annotations

from collections.abc import Callable

from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.placing import jobs
from puertorico_desktop.bots.puertorico.heuristic.roles import lead_of
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.bots.puertorico.shortlist import shortlist
from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.components import site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.smuggler_actions import LodgeColonist


def choose_deed(game: PuertoRico, reply: Callable[[PuertoRico], Action]) -> Action:
    """Returns the deed after which the player stands best; `reply` chooses for all players in the rest of the
    phase."""
    seat = game.asked

    def value(action: Action) -> float:
        return lead_of(quiescent(game, action, reply), seat)

    return max(shortlist(game), key=value)


def choose_place(game: PuertoRico) -> Action:
    """Returns the placement of a newcomer on the first, by the order of the sites, of the free circles with the best
    pay; a noble if there is one."""
    phase = game.stack[-1]
    assert isinstance(phase, Lodging)
    player = game.players[game.asked]
    pay: dict[int, float] = {}
    for earned, sites in jobs(player, horizon(game)):
        for site in sites:
            pay[site] = max(earned, pay.get(site, 0.0))
    open_to = [action for action in game.legal_actions() if isinstance(action, LodgeColonist)]
    circles = [
        site
        for site in dict.fromkeys(site_of(action.piece) for action in open_to)
        for _ in range(player.circles[site] - player.colonists[site])
    ]
    best = sorted(circles, key=lambda site: pay.get(site, 0.0), reverse=True)[: phase.left]
    if not best:
        return PASS
    first = min(best)
    ways = [action for action in open_to if site_of(action.piece) == first]
    return ways[-1] if best.count(first) == 1 else ways[0]
