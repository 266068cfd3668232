"""Games from which an evaluation learns: the seats choose by it, one move ahead, with some randomness.

Some seats are taken by the simple bot, so that the evaluation does not only know players who think like itself: an
action that is good among them can be bad against a player who ends the game early. As long as there is no evaluation,
the simple bot plays alone, sometimes at random.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.base import Budget, Thought
from puertorico_desktop.bots.games import knowledge_of, study_of
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.layout import Bytes, Layout
from puertorico_desktop.bots.learning.network import Floats, Network
from puertorico_desktop.bots.levels import BALANCED, Level
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.search.opponent_model import SUREST, OpponentModel
from puertorico_desktop.bots.search.utility import utilities
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng

KEPT_WITHIN = 0.35
"""The share of the positions within phases that are learned from; of the positions at rest, all are."""
AT_RANDOM = 0.01
"""The share of the decisions that are made at random."""
SIMPLE_AT_RANDOM = 0.08
FANCIERS = 0.3
"""The share of the seats with a random preference for some buildings: so ways to win are tried that the evaluation
does not value yet."""
PREFERRED = 3
"""The number of kinds of buildings that such a seat prefers, drawn by chance."""
PREFERENCE = 0.05
"""The value of owning a preferred building, in chances of victory."""


@attrs.frozen
class TrainingGame:
    """A game to learn from: positions in order, a row each; the evaluation of each; the result of the game.

    `evaluations` are chances of victory by seat, NaN where no evaluation was asked. `searched` says for each position
    whether its guess comes from a search; it is empty if none does.
    """

    positions: Bytes
    evaluations: Floats
    wins: Floats
    terms: Floats
    searched: NDArray[np.bool_] = attrs.field(factory=lambda: np.zeros(0, np.bool_))


@attrs.frozen
class Searches:
    """The share of the decisions of thinking seats that are made by a search, and its number of playouts
    (`nodes`)."""

    share: float = 0.0
    nodes: int = 0


NO_SEARCHES = Searches()


@attrs.define
class SelfPlayer:
    """The player of all seats in a game to learn from: it chooses by `evaluator`, with the given `temperature`; as
    the simple bot if `evaluator` is None.

    The simple bot also chooses for the seats in `simple`. `preferences` are the masks of preferred buildings by seat.
    Some decisions about positions that are learned from are made by `searches`, which ignore the preferences.
    """

    evaluator: Evaluator | None
    temperature: float
    chance: np.random.Generator
    simple: frozenset[int] = frozenset()
    preferences: Sequence[int] = ()
    searches: Searches = NO_SEARCHES

    def choose(self, game: AnyGame, learned: bool = True) -> tuple[Any, Floats | None, bool]:
        """Returns an action; the expected chances after it by seat, None if it does not come from the evaluation; and
        whether they come from a search. `learned`: whether the position is learned from."""
        knowledge = knowledge_of(game.options)
        if not knowledge.is_weighed(game):
            return knowledge.heuristic(game), None, False
        actions = knowledge.candidates(game)
        at_random = SIMPLE_AT_RANDOM if self.evaluator is None else AT_RANDOM
        if len(actions) == 1 or self.chance.random() < at_random:
            return actions[int(self.chance.random() * len(actions))], None, False
        if self.evaluator is None or game.asked in self.simple:
            return knowledge.heuristic(game), None, False
        seed = int(self.chance.integers(1 << 63))
        game = game.determinize(game.asked, Rng.from_seed(seed))
        if learned and self.searches.share and self.chance.random() < self.searches.share:
            return *self._searched(game, seed), True
        afters = [knowledge.settled(game, action) for action in actions]
        values = self.evaluator.values(afters)
        utility = utilities(values)[:, game.asked] + self.chance.gumbel(0.0, self.temperature, len(actions))
        preferred = self.preferences[game.asked] if self.preferences else 0
        if preferred:
            utility += [PREFERENCE * (one.players[game.asked].owned & preferred).bit_count() for one in afters]
        best = int(np.argmax(utility))
        return actions[best], values.wins[best], False

    def _searched(self, game: AnyGame, seed: int) -> tuple[Any, Floats]:
        """Returns the best action of a search that knows which seats the simple bot plays, and the mean chances of
        all its playouts."""
        budget = Budget(nodes=self.searches.nodes)
        bot = SearchBot(Level("searched", budget), BALANCED, seed, budget, self.evaluator)
        bot.opponents = OpponentModel(
            {seat: SUREST if seat in self.simple else 1 - SUREST for seat in range(game.options.players)}
        )
        thought = bot.think(game)
        return thought.best.action, mean_wins(thought).astype(np.float32)


def mean_wins(thought: Thought) -> NDArray[np.float64]:
    """Returns the chances of victory by seat according to a search, averaged over the actions by visits."""
    total = sum(one.visits for one in thought.prospects)
    wins = np.array([one.wins for one in thought.prospects])
    shares = np.array([one.visits / total for one in thought.prospects])
    found: NDArray[np.float64] = shares @ wins
    return found


def play_lesson(options: Any, layout: Layout, tutor: SelfPlayer, seed: int) -> TrainingGame:
    """Returns one game to learn from, played by the tutor."""
    kind, knowledge = kind_of(options), knowledge_of(options)
    game = kind.new_game(options, seed)
    nobody = np.full(options.players, np.nan, np.float32)
    positions: list[bytes] = []
    guesses: list[Floats] = []
    searched: list[bool] = []
    while game.kind is not None:
        kept = knowledge.is_at_rest(game) or tutor.chance.random() < KEPT_WITHIN
        position = layout.encode(game) if kept else None
        action, guess, is_searched = kind.automatic(game), None, False
        if action is None:
            action, guess, is_searched = tutor.choose(game, kept)
        if position is not None:
            positions.append(position)
            guesses.append(nobody if guess is None else guess)
            searched.append(is_searched)
        game.play_unchecked(action)
    wins, terms = layout.outcome(game)
    rows = np.frombuffer(b"".join(positions), np.uint8).reshape(len(positions), -1)
    return TrainingGame(rows, np.array(guesses, np.float32), wins, terms, np.array(searched, np.bool_))


def draw_preferences(players: int, kinds: int, chance: np.random.Generator) -> list[int]:
    """Returns by seat the mask of the buildings that the player prefers, out of `kinds` kinds: 0 for most players."""
    found = []
    for preferences in (chance.random(players) < FANCIERS).tolist():
        preferred = chance.choice(kinds, PREFERRED, replace=False).tolist() if preferences else ()
        found.append(sum(1 << kind for kind in preferred))
    return found


def play_lessons(
    options: Any,
    network: Network | None,
    layout: Layout,
    temperature: float,
    simple_share: float,
    seeds: Sequence[int],
    searches: Searches = NO_SEARCHES,
) -> list[TrainingGame]:
    """Returns a game to learn from for each seed, with the simple bot in `simple_share` of the seats; the same seeds
    and network give the same games."""
    evaluator = None if network is None else Evaluator(network)
    lessons = []
    for seed in seeds:
        chance = np.random.default_rng(seed)
        simple = frozenset(np.flatnonzero(chance.random(options.players) < simple_share).tolist())
        preferences = draw_preferences(options.players, study_of(options).preferable, chance)
        tutor = SelfPlayer(evaluator, temperature, chance, simple, preferences, searches)
        lessons.append(play_lesson(study_of(options).varied(options, chance), layout, tutor, seed))
    return lessons
