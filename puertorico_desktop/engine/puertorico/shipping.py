"""Questions about the captain phase: the goods that can still be loaded, and the loads that an action makes
impossible."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Good
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.captain import LOAD_BITS, Captain, cargo_loads
from puertorico_desktop.engine.puertorico.state import DecisionKind


def loadable(game: PuertoRico) -> set[tuple[int, Good]]:
    """Returns the seats and goods for which a cargo ship has room; empty outside of loading.

    Goods of a player with an unused wharf, large or small, need no cargo ship and are left out.
    """
    phase = game.stack[-1] if game.stack else None
    if not isinstance(phase, Captain) or game.kind is not DecisionKind.LOAD_GOODS:
        return set()
    found = set()
    for seat, player in enumerate(game.players):
        if phase.has_free_ship(seat, player.hooks):
            continue
        mask = cargo_loads(game, player)
        for good in GOODS:
            if any(mask & bit for bit in LOAD_BITS[good][:PRIVATE_SHIP]):
                found.add((seat, good))
    return found


def after_loading(game: PuertoRico, action: Action) -> PuertoRico:
    """Returns a copy of the game right after an action, before any forced action is carried out."""
    trial = game.copy()
    trial.options = attrs.evolve(trial.options, play_forced=False)
    trial.play(action)
    return trial


def stranded(game: PuertoRico, action: Action) -> dict[Good, int]:
    """Returns the number of goods of the loading player that no longer find a ship after the action, by kind.

    Only kinds that could be loaded before it count: the rest of the load itself, and goods that the ship would have
    taken.
    """
    seat = game.asked
    before = {good for owner, good in loadable(game) if owner == seat}
    trial = after_loading(game, action)
    goods = trial.players[seat].goods
    if trial.kind is DecisionKind.LOAD_GOODS and has_private_ship(trial, seat):
        return {}
    after = {good for owner, good in loadable(trial) if owner == seat}
    return {good: goods[good] for good in sorted(before - after) if goods[good]}


def has_private_ship(game: PuertoRico, seat: int) -> bool:
    """Returns whether the player has a private ship that has not loaded yet in the running captain phase."""
    phase = game.stack[-1]
    assert isinstance(phase, Captain)
    return phase.has_free_ship(seat, game.players[seat].hooks)
