"""Games from which an evaluation learns: the seats choose by it, one move ahead, with some chance.

Some seats are taken by the simple bot, so that the evaluation does not only know players who think like itself: what
is good among them can be bad against a player who ends the game early. Before there is anything to choose by, the
simple bot plays alone, now and then at random.
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
"""Share of the positions within phases that are learned from; those before a role all are."""
AT_RANDOM = 0.01
"""Share of the decisions that are left to chance altogether."""
SIMPLE_AT_RANDOM = 0.08
FANCIERS = 0.3
"""Share of the seats that have a fancy for some buildings: ways to win are tried that the evaluation does not value
yet."""
FANCIED = 3
"""So many kinds of buildings they fancy, drawn by chance."""
FANCY = 0.05
"""What owning such a building is worth to them in chances of victory."""


@attrs.frozen
class Lesson:
    """A game to learn from: positions in order, a row each; what was thought of each; how it ended.

    `guesses` are chances of victory by seat, NaN where no evaluation was asked. `searched` tells which of them come
    from a search of the decision; empty if none do.
    """

    positions: Bytes
    guesses: Floats
    wins: Floats
    terms: Floats
    searched: NDArray[np.bool_] = attrs.field(factory=lambda: np.zeros(0, np.bool_))


@attrs.frozen
class Searches:
    """Which share of the decisions of thinking seats is made by a search, of so many playouts."""

    share: float = 0.0
    nodes: int = 0


NO_SEARCHES = Searches()


@attrs.define
class Tutor:
    """Chooses in a game to learn from: by `evaluator`, with the given `temperature`; None: as the simple bot does.

    The simple bot also chooses for the seats in `simple`. `fancies` are masks of buildings by seat. Some decisions
    about positions that are learned from are made by `searches`, whose seats have no fancies then.
    """

    evaluator: Evaluator | None
    temperature: float
    chance: np.random.Generator
    simple: frozenset[int] = frozenset()
    fancies: Sequence[int] = ()
    searches: Searches = NO_SEARCHES

    def choose(self, game: AnyGame, learned: bool = True) -> tuple[Any, Floats | None, bool]:
        """Returns an action; what its player expects of it, None if it is not the result of thought; and whether that
        comes from a search. `learned`: whether the position is learned from."""
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
        fancy = self.fancies[game.asked] if self.fancies else 0
        if fancy:
            utility += [FANCY * (one.players[game.asked].owned & fancy).bit_count() for one in afters]
        best = int(utility.argmax())
        return actions[best], values.wins[best], False

    def _searched(self, game: AnyGame, seed: int) -> tuple[Any, Floats]:
        """The best action after a search that knows which seats the simple bot has, and the chances of all looks."""
        budget = Budget(nodes=self.searches.nodes)
        bot = SearchBot(Level("searched", budget), BALANCED, seed, budget, self.evaluator)
        bot.opponents = OpponentModel(
            {seat: SUREST if seat in self.simple else 1 - SUREST for seat in range(game.options.players)}
        )
        thought = bot.think(game)
        return thought.best.action, mean_wins(thought).astype(np.float32)


def mean_wins(thought: Thought) -> NDArray[np.float64]:
    """The chances of victory by seat that a search has found, each action counting as often as it was looked at."""
    total = sum(one.visits for one in thought.prospects)
    wins = np.array([one.wins for one in thought.prospects])
    shares = np.array([one.visits / total for one in thought.prospects])
    found: NDArray[np.float64] = shares @ wins
    return found


def play_lesson(options: Any, layout: Layout, tutor: Tutor, seed: int) -> Lesson:
    """One game to learn from."""
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
    return Lesson(rows, np.array(guesses, np.float32), wins, terms, np.array(searched, np.bool_))


def draw_fancies(players: int, kinds: int, chance: np.random.Generator) -> list[int]:
    """What buildings of so many kinds the players fancy, by seat: most have no such fancy."""
    found = []
    for fancies in (chance.random(players) < FANCIERS).tolist():
        fancied = chance.choice(kinds, FANCIED, replace=False).tolist() if fancies else ()
        found.append(sum(1 << kind for kind in fancied))
    return found


def play_lessons(
    options: Any,
    network: Network | None,
    layout: Layout,
    temperature: float,
    simple_share: float,
    seeds: Sequence[int],
    searches: Searches = NO_SEARCHES,
) -> list[Lesson]:
    """Several of them, the simple bot in that share of the seats; the same seeds and network give the same games."""
    evaluator = None if network is None else Evaluator(network)
    lessons = []
    for seed in seeds:
        chance = np.random.default_rng(seed)
        simple = frozenset(np.flatnonzero(chance.random(options.players) < simple_share).tolist())
        fancies = draw_fancies(options.players, study_of(options).fancied, chance)
        tutor = Tutor(evaluator, temperature, chance, simple, fancies, searches)
        lessons.append(play_lesson(study_of(options).varied(options, chance), layout, tutor, seed))
    return lessons
