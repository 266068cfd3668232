"""The actions that are worth a thought: of the many choices of cards only the few best ones by the order in which a
hand is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic import policy
from puertorico_desktop.bots.sanjuan.heuristic.building import gains, payments
from puertorico_desktop.bots.sanjuan.heuristic.keeping import proposals, valued
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Discard, Keep, Pay
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.state import as_cards

BUILDINGS: Final = 7
"""So many buildings are thought about, and to build none."""
CHOICES: Final = 3
"""So many choices of cards are."""


def candidates(game: SanJuan) -> Sequence[Action]:
    """Returns the actions to choose from at this decision, without repetition, in a stable order, the one that rules
    of thumb tell among them. The order of roles is that of the rules; else what rules of thumb like comes first.

    What is made, sold, exchanged or put under a building they tell alone: a look ahead of some rounds is too short to
    know better.
    """
    found = _CANDIDATES.get(game.kind)
    return (policy.choose(game),) if found is None else found(game)


def _buildings(game: SanJuan) -> Sequence[Action]:
    if len(game.choices) == 1:
        return game.choices
    ranked = [action for _, action in gains(game, game.asked, game.choices)]
    found = ranked[:BUILDINGS]
    return found if PASS in found else [*found, PASS]


def _payments(game: SanJuan) -> Sequence[Action]:
    found: dict[Action, None] = dict.fromkeys(payments(game))
    best = next(iter(found))
    assert isinstance(best, Pay)
    cards = valued(game, game.asked)
    for spent in proposals(cards, len(best.cards), CHOICES):
        found[Pay(as_cards(spent), best.goods)] = None
    return tuple(found)


def _keeps(game: SanJuan) -> Sequence[Action]:
    ranked = policy.kept(game)
    best = [(float(place), card) for place, card in enumerate(ranked)]
    return tuple([Keep(as_cards(cards)) for cards in proposals(best, game.wanted, CHOICES)])


def _discards(game: SanJuan) -> Sequence[Action]:
    cards = valued(game, game.asked)
    return tuple([Discard(as_cards(chosen)) for chosen in proposals(cards, game.wanted, CHOICES)])


def _roles(game: SanJuan) -> Sequence[Action]:
    return game.choices


_CANDIDATES: Final[dict[DecisionKind | None, Callable[[SanJuan], Sequence[Action]]]] = {
    DecisionKind.CHOOSE_ROLE: _roles,
    DecisionKind.BUILD: _buildings,
    DecisionKind.PAY: _payments,
    DecisionKind.KEEP: _keeps,
    DecisionKind.DISCARD: _discards,
}
