"""The actions that are worth considering: of the many choices of cards only the best few, by the order in which the
cards of a hand are kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from puertorico_desktop.bots.sanjuan.heuristic import policy
from puertorico_desktop.bots.sanjuan.heuristic.building import gains, payments
from puertorico_desktop.bots.sanjuan.heuristic.keeping import proposals, with_values
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Discard, Keep, Pay
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.state import as_cards

BUILDINGS: Final = 7
"""The number of buildings that are considered, besides building none."""
CHOICES: Final = 3
"""The number of choices of cards that are considered."""


def candidates(game: SanJuan) -> Sequence[Action]:
    """Returns the actions that are worth considering at this decision, without repetition, in a stable order,
    including that of the rules of thumb. Roles are in the order of the rules; otherwise the actions preferred by
    rules of thumb come first.

    Goods to make, sell or exchange and cards to put under a building are decided by rules of thumb alone: a search of
    a few rounds is too short to know better.
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
    cards = with_values(game, game.asked)
    for spent in proposals(cards, len(best.cards), CHOICES):
        found[Pay(as_cards(spent), best.goods)] = None
    return tuple(found)


def _keeps(game: SanJuan) -> Sequence[Action]:
    ranked = policy.drawn_by_value(game)
    best = [(float(place), card) for place, card in enumerate(ranked)]
    return tuple([Keep(as_cards(cards)) for cards in proposals(best, game.wanted, CHOICES)])


def _discards(game: SanJuan) -> Sequence[Action]:
    cards = with_values(game, game.asked)
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
