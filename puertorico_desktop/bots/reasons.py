"""Why a bot prefers an action: the facts and the differences behind it, as ids with values.

The differences are those between what the bot expects after the action and what it expects, on the average, after the
others that it considered; an action that was tried more often counts more. The facts come from the rules.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import attrs

from puertorico_desktop.bots.base import TERMS, Prospect, Thought
from puertorico_desktop.engine.puertorico.actions import Action, LoadGoods
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, Good
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.captain import LOAD_BITS, Captain, cargo_loads
from puertorico_desktop.engine.puertorico.state import DecisionKind

MARGIN = 0.25
"""Smaller differences in points are no reason."""
MOST = 3
"""So many reasons are given at most, the weightiest first; that something else only seems better comes besides."""


class ReasonKind(Enum):
    """What speaks for an action."""

    GAIN = "gain"
    """Whoever is asked gets more points from that source."""
    HARM = "harm"
    """Somebody else gets fewer points from that source."""
    NO_SHIP = "no_ship"
    """Somebody else finds no cargo ship for a good any more."""
    SURER = "surer"
    """Something else seems to promise more, but has been looked at less."""


@attrs.frozen
class Reason:
    """One thing that speaks for an action.

    `seat` is whom it is about, `source` one of `TERMS` and `points` how many more (or fewer) they are; `good` is what
    finds no ship.
    """

    kind: ReasonKind
    seat: int
    source: str = ""
    points: float = 0.0
    good: Good | None = None


def reasons(game: PuertoRico, thought: Thought) -> list[Reason]:
    """What speaks for the preferred action of a thought about the decision at hand, facts first."""
    actions = [prospect.action for prospect in thought.prospects]
    return [*[*blockades(game, actions), *differences(thought)][:MOST], *doubts(thought)]


def differences(thought: Thought) -> list[Reason]:
    """Where the preferred action brings the player more, or others less, than the other ones; the largest first."""
    best, others = thought.best, thought.prospects[1:]
    if not others:
        return []
    usual = _average(others)
    found = []
    for seat, amounts in enumerate(best.terms):
        for source, amount, other in zip(TERMS, amounts, usual[seat], strict=True):
            more = amount - other if seat == thought.seat else other - amount
            if more >= MARGIN:
                kind = ReasonKind.GAIN if seat == thought.seat else ReasonKind.HARM
                found.append(Reason(kind, seat, source, more))
    return sorted(found, key=lambda reason: -reason.points)


def doubts(thought: Thought) -> list[Reason]:
    """Why the preferred action is it although another one seems to promise more, in whole per cent."""
    seeming = max(round(100 * prospect.win) for prospect in thought.prospects)
    return [Reason(ReasonKind.SURER, thought.seat)] if seeming > round(100 * thought.best.win) else []


def _average(prospects: Sequence[Prospect]) -> list[list[float]]:
    """What is expected by seat and source, weighted by visits."""
    visits = sum(prospect.visits for prospect in prospects)
    weights = [prospect.visits / visits if visits else 1 / len(prospects) for prospect in prospects]
    return [
        [sum(w * amount for w, amount in zip(weights, amounts, strict=True)) for amounts in zip(*seat, strict=True)]
        for seat in zip(*(prospect.terms for prospect in prospects), strict=True)
    ]


def blockades(game: PuertoRico, actions: Sequence[Action]) -> list[Reason]:
    """Whose goods find no cargo ship after the first action, although they would now and after some of the others."""
    if game.kind is not DecisionKind.LOAD_GOODS or not isinstance(actions[0], LoadGoods):
        return []
    now, then = _loadable(game), _after(game, actions[0])
    spared: set[tuple[int, Good]] = set()
    for action in actions[1:]:
        spared |= _after(game, action)
    lost = sorted((now & spared) - then)
    return [Reason(ReasonKind.NO_SHIP, seat, good=good) for seat, good in lost if seat != game.asked]


def _after(game: PuertoRico, action: Action) -> set[tuple[int, Good]]:
    """What can be loaded right after an action, before anybody else does anything."""
    trial = game.copy()
    trial.options = attrs.evolve(trial.options, play_forced=False)
    trial.play(action)
    # If the phase is over, nobody could load anything more.
    return _loadable(trial) if trial.kind is DecisionKind.LOAD_GOODS else set()


def _loadable(game: PuertoRico) -> set[tuple[int, Good]]:
    """Everybody's goods that a cargo ship takes; those of a player with a free wharf need none."""
    phase = game.stack[-1]
    assert isinstance(phase, Captain)
    found = set()
    for seat, player in enumerate(game.players):
        if player.hooks.private_ship and not phase.wharves_used >> seat & 1:
            continue
        mask = cargo_loads(game, player)
        for good in GOODS:
            if any(mask & bit for bit in LOAD_BITS[good][:PRIVATE_SHIP]):
                found.add((seat, good))
    return found
