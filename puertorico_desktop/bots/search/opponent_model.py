"""The model of the opponents: an estimate, for each seat, of whether its player follows rules of thumb or the
evaluation.

A search with a wrong model of a player looks ahead wrongly, and that costs more than a shallow search. At first no
player is known; then every decision makes the way of playing more likely that explains it better (Bayes). Only public
information counts.

For reciprocal bots (`leaning`) it also has an estimate, for all other players together, of whether they lean to what
people like.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import attrs

from puertorico_desktop.bots.base import ThinkingBot
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.engine.game import AnyGame

AT_FIRST = 0.5
"""The prior probability that a player follows rules of thumb."""
TRUE_TO_RULES = 0.85
"""The probability that a player who follows rules of thumb takes the action that they give; otherwise any other
action."""
TRUE_TO_THOUGHT = 0.75
"""The probability that a player who thinks takes the action that looks best at first sight: a closer look may prefer
another. `hard` takes it in seven choices of a role out of ten, and in three of four buildings."""
SUREST = 0.95
"""The greatest certainty about a player."""
LEANING_AT_FIRST = 0.9
"""The prior probability that the other players lean. Bots of one kind must begin so: what a bot does at first is what
the others see of it."""
MOST_LEANING_ODDS = 5.0
"""The limit of the logarithm of the odds that the other players lean, so that the estimate can change again."""
_MOST_ODDS = 1e100
"""The limit of the odds; no course of a game reaches it."""


def heuristic_action(game: AnyGame) -> Any:
    """Returns the action of a player who follows rules of thumb."""
    return knowledge_of(game.options).heuristic(game)


@attrs.define
class OpponentModel:
    """The estimated probability, for each seat, that its player follows rules of thumb, and the one that the other
    players lean."""

    _shares: dict[int, float] = attrs.field(factory=dict)
    _leaning_odds: float = math.log(LEANING_AT_FIRST / (1 - LEANING_AT_FIRST))
    """The logarithm of the odds that the other players lean."""

    def heuristic_probability(self, seat: int) -> float:
        """Returns the estimated probability, from 0 to 1, that a player follows rules of thumb."""
        return self._shares.get(seat, AT_FIRST)

    def observe(self, game: AnyGame, action: Any, thought_best: Any) -> None:
        """Learn from the action of the player who is asked; `thought_best` is the action that looks best to the
        evaluation."""
        seen = _likelihoods(game, action, thought_best)
        if seen is not None:
            share = self.heuristic_probability(game.asked)
            by_rules, by_thought = seen
            self._shares[game.asked] = _bounded(share * by_rules / (share * by_rules + (1 - share) * by_thought))

    @property
    def leaning_probability(self) -> float:
        """The estimated probability, from 0 to 1, that the other players lean."""
        return 1 / (1 + math.exp(-self._leaning_odds))

    @property
    def leaning_to_return(self) -> float:
        """The leaning of a reciprocal bot, from 0 to 1: none unless the others are more likely to lean than not."""
        return max(0.0, 2 * self.leaning_probability - 1)

    def observe_leaning(self, evidence: float) -> None:
        """Learn from the choice of another player; `evidence` as `evidence_of_leaning` returns it."""
        self._leaning_odds = min(MOST_LEANING_ODDS, max(-MOST_LEANING_ODDS, self._leaning_odds + evidence))

    @classmethod
    def from_game(cls, observations: Iterable[tuple[AnyGame, Any, Any]]) -> OpponentModel:
        """Returns the model of all players after a whole game; `observed_choices` are tuples of the arguments of
        `observe`.

        All of them count alike, whereas `observe` forgets early ones: there the limit of certainty keeps every
        estimate able to change soon.
        """
        odds: dict[int, float] = {}
        for game, action, thought_best in observations:
            seen = _likelihoods(game, action, thought_best)
            if seen is not None:
                found = odds.get(game.asked, AT_FIRST / (1 - AT_FIRST)) * seen[0] / seen[1]
                odds[game.asked] = min(_MOST_ODDS, max(1 / _MOST_ODDS, found))
        return cls({seat: _bounded(one / (1 + one)) for seat, one in odds.items()})


def _likelihoods(game: AnyGame, action: Any, thought_best: Any) -> tuple[float, float] | None:
    """Returns the probabilities of the action for a player who follows rules of thumb, and for one who thinks; None
    if it is the only legal action."""
    others = len(game.legal_actions()) - 1
    if not others:
        return None
    by_rules = TRUE_TO_RULES if action == heuristic_action(game) else (1 - TRUE_TO_RULES) / others
    by_thought = TRUE_TO_THOUGHT if action == thought_best else (1 - TRUE_TO_THOUGHT) / others
    return by_rules, by_thought


def _bounded(share: float) -> float:
    return min(SUREST, max(1 - SUREST, share))


@runtime_checkable
class LearningBot(ThinkingBot, Protocol):
    """A bot that learns from the actions of others. `opponents` is its model of them."""

    opponents: OpponentModel

    def observe(self, game: AnyGame, action: Any) -> None:
        """Learn from another player's action; `game` is the position before the action."""


def is_informative(game: AnyGame) -> bool:
    """Returns whether the decision at hand reveals anything about its player."""
    return knowledge_of(game.options).is_informative(game)


@attrs.frozen
class HistoryUpdate:
    """The part of a game since a player's last look: the position then, and every action from there on, None instead
    of a hidden one."""

    position: AnyGame
    actions: tuple[Any, ...]

    def observed_choices(self) -> Iterator[tuple[AnyGame, Any]]:
        """Yields the telling decisions of the other players: the position before each, and the action chosen.

        It ends at the first action that is hidden, or not legal in this copy of the game because hidden information
        may be dealt differently in it. The yielded games are only valid until the next step.
        """
        game = self.position.copy()
        own = game.asked
        for action in self.actions:
            if action is None or not game.is_legal(action):
                return
            if game.asked != own and is_informative(game):
                yield game, action
            game.play_unchecked(action)


class HistoryObserver:
    """The memory of the point in a game at which a player last looked."""

    def __init__(self) -> None:
        self._position: AnyGame | None = None
        self._history: tuple[Any, ...] = ()

    def update(self, game: AnyGame, history: Sequence[Any]) -> HistoryUpdate | None:
        """Returns the news at a position, to which `history` has led from the start of the game.

        None if the game does not continue from the last look: at the first look, in another game, or after moves have
        been taken back. A second look at the same point gives news without actions.
        """
        position, known = self._position, len(self._history)
        goes_on = (known < len(history) or known > 0) and self._history == tuple(history[:known])
        self._position, self._history = game.copy(), tuple(history)
        return HistoryUpdate(position, self._history[known:]) if position is not None and goes_on else None
