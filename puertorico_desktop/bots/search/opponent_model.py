"""What the others are expected to do: everybody has a way to choose, and shows it.

Some think like the evaluation, others by rules of thumb. A player who is taken for another kind is looked ahead for
wrongly,
and that costs more than a shallow look. At first no player is known; then every decision makes the way more likely
that explains it better (Bayes). Nothing but what happened in plain sight counts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Protocol, runtime_checkable

import attrs

from puertorico_desktop.bots.base import ThinkingBot
from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.engine.game import AnyGame

AT_FIRST = 0.5
"""How likely a player who is not known yet follows rules of thumb."""
TRUE_TO_RULES = 0.85
"""How often a player who follows rules of thumb does what they tell; else it may be anything."""
TRUE_TO_THOUGHT = 0.75
"""How often a player who thinks does what looks best at first sight: a closer look may show something else. `hard`
does it in seven roles of ten and three buildings of four."""
SUREST = 0.95
"""No player is ever known better than this."""
_MOST_ODDS = 1e100
"""More than any course of a game can tell."""


def told_by_rules(game: AnyGame) -> Any:
    """Returns what a player does who follows rules of thumb."""
    return knowledge_of(game.options).heuristic(game)


@attrs.define
class OpponentModel:
    """How likely everybody at a table follows rules of thumb."""

    _shares: dict[int, float] = attrs.field(factory=dict)

    def share(self, seat: int) -> float:
        """How likely a player follows rules of thumb."""
        return self._shares.get(seat, AT_FIRST)

    def watch(self, game: AnyGame, action: Any, thought_best: Any) -> None:
        """Learn from what the player who is asked did; `thought_best` is what the evaluation would have done."""
        seen = _likelihoods(game, action, thought_best)
        if seen is not None:
            share = self.share(game.asked)
            by_rules, by_thought = seen
            self._shares[game.asked] = _bounded(share * by_rules / (share * by_rules + (1 - share) * by_thought))

    @classmethod
    def after(cls, sightings: Iterable[tuple[AnyGame, Any, Any]]) -> OpponentModel:
        """Returns for what everybody is taken after a whole game; `sightings` are the arguments of `watch`.

        All of them count alike, while `watch` forgets what is long past: nobody is ever known too well to be known
        otherwise soon.
        """
        odds: dict[int, float] = {}
        for game, action, thought_best in sightings:
            seen = _likelihoods(game, action, thought_best)
            if seen is not None:
                found = odds.get(game.asked, AT_FIRST / (1 - AT_FIRST)) * seen[0] / seen[1]
                odds[game.asked] = min(_MOST_ODDS, max(1 / _MOST_ODDS, found))
        return cls({seat: _bounded(one / (1 + one)) for seat, one in odds.items()})


def _likelihoods(game: AnyGame, action: Any, thought_best: Any) -> tuple[float, float] | None:
    """How likely a player does that who follows rules of thumb, and one who thinks; None if there is no choice."""
    others = len(game.legal_actions()) - 1
    if not others:
        return None
    by_rules = TRUE_TO_RULES if action == told_by_rules(game) else (1 - TRUE_TO_RULES) / others
    by_thought = TRUE_TO_THOUGHT if action == thought_best else (1 - TRUE_TO_THOUGHT) / others
    return by_rules, by_thought


def _bounded(share: float) -> float:
    return min(SUREST, max(1 - SUREST, share))


@runtime_checkable
class LearningBot(ThinkingBot, Protocol):
    """A bot that learns from what others do. `opponents` is what it knows of them."""

    opponents: OpponentModel

    def watch(self, game: AnyGame, action: Any) -> None:
        """Learn from another player's action; `game` stands at the decision before it."""


def is_telling(game: AnyGame) -> bool:
    """Whether a decision tells anything about its player."""
    return knowledge_of(game.options).is_telling(game)


@attrs.frozen
class News:
    """What has happened since a player last looked: the position then, and every action from there on."""

    position: AnyGame
    actions: tuple[Any, ...]

    def sightings(self) -> Iterator[tuple[AnyGame, Any]]:
        """What the others did, for the player who was asked then: each telling decision, and what was chosen.

        It ends where the actions are not possible any more: chance may have done something else than in this copy.
        The games are only good until the next step.
        """
        game = self.position.copy()
        own = game.asked
        for action in self.actions:
            if not game.is_legal(action):
                return
            if game.asked != own and is_telling(game):
                yield game, action
            game.play_unchecked(action)


class HistoryObserver:
    """Keeps the place in a game where a player has last looked."""

    def __init__(self) -> None:
        self._position: AnyGame | None = None
        self._history: tuple[Any, ...] = ()

    def look(self, game: AnyGame, history: Sequence[Any]) -> News | None:
        """What is new at a position, to which `history` has led from the start of the game.

        None if the game does not go on from the place of the last look: it is the first one, another game has begun,
        or moves have been taken back. Looking again at the same place shows nothing new.
        """
        position, known = self._position, len(self._history)
        goes_on = (known < len(history) or known > 0) and self._history == tuple(history[:known])
        self._position, self._history = game.copy(), tuple(history)
        return News(position, self._history[known:]) if position is not None and goes_on else None
