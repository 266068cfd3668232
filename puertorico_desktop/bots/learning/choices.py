"""Training data from games with search: positions with the results of their games, and decisions with the visits that
searches gave to each action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import attrs
import numpy as np
from numpy.typing import NDArray

from puertorico_desktop.bots.games import AnyKnowledge, knowledge_of
from puertorico_desktop.bots.learning.layout import Bytes, Layout
from puertorico_desktop.bots.learning.network import Floats
from puertorico_desktop.bots.learning.records import SHARES, Look, Origin, SearchedGame, options_of
from puertorico_desktop.bots.learning.searched import NEWEST
from puertorico_desktop.bots.learning.selfplay import KEPT_WITHIN, TrainingGame
from puertorico_desktop.bots.search.ending import MOST_CHOICES
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame, NotationError
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import Problem, SaveError

KEPT_CHOICES: Final = 0.25
"""The share of the decisions from which the policy learns; each of them has a position for every action."""
MOST_LISTED: Final = 24
"""The greatest number of actions learned of one decision: the most visited ones."""


@attrs.define(eq=False)
class PolicyData:
    """Decisions to learn from: for each action, a row with the position after it and its share of the visits; for
    each decision, the index of its first row and the seat that decided."""

    positions: Bytes
    shares: Floats
    firsts: NDArray[np.int64]
    seats: NDArray[np.int64]

    @classmethod
    def concatenate(cls, parts: Sequence[PolicyData], size: int) -> PolicyData:
        """Returns all decisions of several parts, in which a position has `size` numbers."""
        before = np.cumsum([0, *(len(part.positions) for part in parts)])
        nothing = np.zeros(0, np.int64)
        return cls(
            np.concatenate([np.zeros((0, size), np.uint8), *(part.positions for part in parts)]),
            np.concatenate([np.zeros(0, np.float32), *(part.shares for part in parts)]),
            np.concatenate([nothing, *(part.firsts + first for part, first in zip(parts, before, strict=False))]),
            np.concatenate([nothing, *(part.seats for part in parts)]),
        )

    def __len__(self) -> int:
        return len(self.firsts)

    def select(self, numbers: NDArray[np.int64]) -> PolicyData:
        """Returns the decisions with these indices."""
        ends = np.append(self.firsts, len(self.positions))
        counts = ends[numbers + 1] - ends[numbers]
        firsts = np.cumsum(counts) - counts
        rows = np.repeat(ends[numbers] - firsts, counts) + np.arange(counts.sum())
        return PolicyData(self.positions[rows], self.shares[rows], firsts, self.seats[numbers])

    def groups(self) -> NDArray[np.int64]:
        """Returns, for each row, the index of its decision."""
        return np.repeat(np.arange(len(self)), np.diff(np.append(self.firsts, len(self.positions))))


def training_data(layout: Layout, origin: Origin, game: SearchedGame) -> tuple[TrainingGame, PolicyData]:
    """Returns the training data from one game. Raises SaveError if the game was not played by these rules."""
    options = options_of(origin, game)
    kind, knowledge = kind_of(options), knowledge_of(options)
    if options.players != layout.players or len(game.seats) != layout.players:
        raise SaveError(Problem.DAMAGED, "seats", "another number of players")
    table = kind.new_game(options, game.seed)
    chance, rng = np.random.default_rng(derived_seed(game.seed, 2)), Rng.from_seed(derived_seed(game.seed, 3))
    looks = {look.ply: look for look in game.looks}
    nobody = np.full(layout.players, np.nan, np.float32)
    positions: list[bytes] = []
    guesses: list[Floats] = []
    choices: list[PolicyData] = []
    for ply, text in enumerate(game.actions):
        if table.kind is None:
            raise SaveError(Problem.DAMAGED, f"actions[{ply}]", "the game is over")
        look = looks.pop(ply, None)
        weights, _, style = game.seats[table.asked].partition("-")
        if weights != NEWEST:
            look = None
        kept = knowledge.is_at_rest(table) or chance.random() < KEPT_WITHIN
        if kept:
            positions.append(layout.encode(table))
            guesses.append(nobody if look is None else _guess(look, layout, ply))
        if look is not None and not style and chance.random() < KEPT_CHOICES:
            choices += _choices(layout, knowledge, table, look, rng)
        try:
            action = table.parse(text)
        except NotationError as error:
            raise SaveError(Problem.DAMAGED, f"actions[{ply}]", str(error)) from None
        if not table.is_legal(action):
            raise SaveError(Problem.DAMAGED, f"actions[{ply}]", "not legal")
        table.play(action)
    ends = sorted(table.standings(), key=lambda one: one.seat) if table.kind is None else []
    if looks or tuple((one.place, one.points) for one in ends) != tuple(zip(game.places, game.points, strict=False)):
        raise SaveError(Problem.DAMAGED, "points", "the game ends in another way")
    wins, terms = layout.outcome(table)
    rows = np.frombuffer(b"".join(positions), np.uint8).reshape(len(positions), -1)
    lesson = TrainingGame(rows, np.array(guesses, np.float32).reshape(len(positions), -1), wins, terms)
    return lesson, PolicyData.concatenate(choices, layout.size)


def _guess(look: Look, layout: Layout, ply: int) -> Floats:
    if len(look.wins) != layout.players or not 0 < sum(look.wins) < 2 * SHARES:
        raise SaveError(Problem.DAMAGED, "looks", f"no shares of a victory after {ply} actions")
    found = np.array(look.wins, np.float32)
    shares: Floats = found / found.sum()
    return shares


def _choices(layout: Layout, knowledge: AnyKnowledge, table: AnyGame, look: Look, rng: Rng) -> list[PolicyData]:
    """Returns a list of the decision, or an empty list if nothing can be learned from it: the first impression of an
    action counts as one visit and is subtracted, and decisions are left out whose positions are played out, because
    no policy is asked there."""
    try:
        actions = [*knowledge.candidates(table), *map(table.parse, look.more)]
    except NotationError as error:
        raise SaveError(Problem.DAMAGED, "looks", str(error)) from None
    if len(actions) != len(look.visits) or not all(map(table.is_legal, actions)):
        raise SaveError(Problem.DAMAGED, "looks", f"other actions than those after {look.ply} actions")
    visits = np.maximum(np.array(look.visits, np.float32) - 1, 0)
    listed = np.sort(np.argsort(-visits, kind="stable")[:MOST_LISTED])
    if len(listed) < 2 or not visits[listed].sum():
        return []
    seen = table.determinize(table.asked, rng)
    afters = [knowledge.settled(seen, actions[number]) for number in listed]
    if any(after.kind is None or _is_played_out(knowledge, after) for after in afters):
        return []
    shares = visits[listed] / visits[listed].sum()
    first, seat = np.zeros(1, np.int64), np.array([table.asked], np.int64)
    return [PolicyData(layout.encode_all(afters), shares, first, seat)]


def _is_played_out(knowledge: AnyKnowledge, game: Any) -> bool:
    left = knowledge.choices_left(game)
    return left is not None and left <= MOST_CHOICES
