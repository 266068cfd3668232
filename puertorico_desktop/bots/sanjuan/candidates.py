"""The actions that are worth a thought: of the many choices of cards only the few best ones by the order in which a
hand is kept."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from puertorico_desktop.bots.sanjuan.heuristic import policy
from puertorico_desktop.bots.sanjuan.heuristic.building import gains, payments
from puertorico_desktop.bots.sanjuan.heuristic.keeping import least, proposals, valued
from puertorico_desktop.engine.sanjuan.actions import PASS, Action, Discard, Exchange, Keep, Pay, Tuck
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.phases.round import OFFICE_CARDS
from puertorico_desktop.engine.sanjuan.state import as_cards

BUILDINGS = 7
"""So many buildings are thought about, and to build none."""
CHOICES = 4
"""So many choices of cards or goods are."""
WAYS_TO_PAY = 3


def candidates(game: SanJuan) -> Sequence[Action]:
    """Returns the actions to choose from at this decision, without repetition, in a stable order, the one that rules
    of thumb tell among them. The order of roles is that of the rules; else what rules of thumb like comes first."""
    found = _CANDIDATES.get(game.kind)
    return game.choices if found is None else found(game)


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
    for spent in proposals(cards, len(best.cards), WAYS_TO_PAY):
        found[Pay(as_cards(spent), best.goods)] = None
    return tuple(found)


def _goods(game: SanJuan) -> Sequence[Action]:
    """What brings most; to do nothing is worth a thought too."""
    ranked = sorted(game.choices, key=lambda action: -policy.on_buildings(game, action))[:CHOICES]
    return ranked if PASS in ranked else [*ranked, PASS]


def _keeps(game: SanJuan) -> Sequence[Action]:
    ranked = policy.kept(game)
    best = [(float(place), card) for place, card in enumerate(ranked)]
    return tuple([Keep(as_cards(cards)) for cards in proposals(best, game.wanted, CHOICES)])


def _discards(game: SanJuan) -> Sequence[Action]:
    cards = valued(game, game.asked)
    return tuple([Discard(as_cards(chosen)) for chosen in proposals(cards, game.wanted, CHOICES)])


def _exchanges(game: SanJuan) -> Sequence[Action]:
    cards = valued(game, game.asked)
    found: dict[Action, None] = {PASS: None}
    for number in range(1, min(OFFICE_CARDS, len(cards)) + 1):
        for chosen in proposals(cards, number, 2):
            found[Exchange(as_cards(chosen))] = None
    return tuple(found)


def _tucks(game: SanJuan) -> Sequence[Action]:
    cards = valued(game, game.asked)
    building = policy.tucking(game)
    found: dict[Action, None] = {PASS: None}
    if building is Card.CHAPEL:
        for chosen in proposals(cards, 1, CHOICES):
            found[Tuck(as_cards(chosen), building)] = None
    else:
        for kept in range(min(CHOICES, len(cards))):
            found[Tuck(as_cards(least(cards, len(cards) - kept)), building)] = None
        advice = policy.choose(game)
        found[advice] = None
    return tuple(found)


_CANDIDATES: dict[DecisionKind | None, Callable[[SanJuan], Sequence[Action]]] = {
    DecisionKind.BUILD: _buildings,
    DecisionKind.PAY: _payments,
    DecisionKind.PRODUCE: _goods,
    DecisionKind.SELL: _goods,
    DecisionKind.KEEP: _keeps,
    DecisionKind.DISCARD: _discards,
    DecisionKind.EXCHANGE: _exchanges,
    DecisionKind.TUCK: _tucks,
}
