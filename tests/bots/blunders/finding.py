"""Finds plainly bad moves: bots of all levels play games, rules name moves that a person would call plainly wrong,
and deep searches decide whether they are.

The moves of `hard` are not considered: the positions are for testing it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.base import Budget, visible_actions
from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.looks import HUNDREDTHS, PER_MILLION, Plan, Position, first_looks, further_looks
from puertorico_desktop.saves.converter import Count
from puertorico_desktop.saves.games import format_of
from tests.bots.blunders import puertorico_kinds, sanjuan_kinds
from tests.bots.blunders.records import CHANCES, TENTHS, Blunder, Figures, Move, position_of

KINDS: Final = {"puertorico": puertorico_kinds.kind_of_blunder, "sanjuan": sanjuan_kinds.kind_of_blunder}
PLAYERS: Final = ("easy", "normal", "simple", "hard")
PLAYED_NODES: Final = Budget(nodes=40)
"""The budget of `hard` in the games from which positions are taken."""
MANY_ACTIONS: Final = 24
"""If more actions are legal, only the candidates of the bots and some others are considered."""
SCREEN: Final = Plan(free=100, shared=240, best=2, first=1)
PLAN: Final = Plan(free=200, shared=1400)
SEARCHES: Final = 2
LOSS: Final = 1 / 5
"""The least mean loss of a plainly bad move in all searches, as a part of an even share of the victory."""
LEAST_LOSS: Final = 1 / 7
"""The least loss of a plainly bad move in each search."""
HOPE: Final = 0.6
"""The part of that loss that the first search must find."""
_GAME, _LEVELS, _SEATS, _DEAL, _LOOKS = range(5)


@attrs.frozen
class Candidate:
    """A move that may be plainly bad. `loss` is its loss at first sight, as a part of an even share."""

    game: AnyGame
    seed: int
    ply: int
    kind: str
    bad: str
    better: str
    players: tuple[str, ...]
    loss: float

    @property
    def place(self) -> tuple[int, int]:
        """The seed of the game and the ply of the decision."""
        return self.seed, self.ply


def of_games(options: Any, seed: int, numbers: Iterable[int]) -> Iterator[Candidate]:
    """Plays the games of these numbers and yields the moves in them that may be plainly bad."""
    for number in numbers:
        yield from of_game(options, derived_seed(seed, _GAME, number))


def of_game(options: Any, seed: int) -> Iterator[Candidate]:
    """Plays a game of bots of random levels and yields the moves in it that may be plainly bad: those that were
    played, and those for which there are rules."""
    kind = kind_of(options)
    game = kind.new_game(options, seed)
    lot = Rng.from_seed(derived_seed(seed, _LEVELS))
    levels = [PLAYERS[lot.below(len(PLAYERS))] for _ in range(options.players)]
    bots = [
        make_bot(level, player_seed(seed, seat), PLAYED_NODES if level == "hard" else None)
        for seat, level in enumerate(levels)
    ]
    actions: list[Any] = []
    while game.kind is not None:
        action, level = kind.automatic(game), ""
        if action is None:
            level = levels[game.asked]
            action = bots[game.asked].choose(game.copy(), visible_actions(game, actions))
            if len(game.legal_actions()) > 1:
                yield from _of_position(game.copy(), seed, len(actions), action, level, lot)
        actions.append(action)
        game.play_unchecked(action)


def _of_position(game: AnyGame, seed: int, ply: int, played: Any, level: str, lot: Rng) -> Iterator[Candidate]:
    knowledge = knowledge_of(game.options)
    actions = list(dict.fromkeys([*_some(game, lot), played]))
    judge = UtilityFunction(
        knowledge.evaluator(game.options), knowledge, style_of(BALANCED, game.options), game.asked
    )
    _, utilities = judge.evaluate([knowledge.settled(game, action) for action in actions])
    liked = [utility[game.asked] for utility in utilities]
    best = max(range(len(actions)), key=liked.__getitem__)
    for place, action in enumerate(actions):
        loss = (liked[best] - liked[place]) * game.options.players
        found = KINDS[game.options.game](game, action, actions[best])
        if found and (loss > LOSS / 2 or action == played):
            players = (level,) if action == played else ()
            lines = game.text(action), game.text(actions[best])
            yield Candidate(game, seed, ply, found, *lines, players, loss)


def _some(game: AnyGame, lot: Rng) -> Sequence[Any]:
    legal = game.legal_actions()
    if len(legal) <= MANY_ACTIONS:
        return list(legal)
    others = [legal[lot.below(len(legal))] for _ in range(MANY_ACTIONS // 2)]
    return [*knowledge_of(game.options).candidates(game), *others]


def examined(candidate: Candidate) -> Blunder | None:
    """Returns the position of a candidate with the results of deep searches; None if the move is not plainly bad."""
    seat, even = candidate.game.asked, 1 / candidate.game.options.players
    game = candidate.game.determinize(seat, Rng.from_seed(derived_seed(candidate.seed, _DEAL, candidate.ply)))
    seed = derived_seed(candidate.seed, _LOOKS, candidate.ply)
    screen = first_looks(Position(game, candidate.bad, seed, OpponentModel(), SCREEN))
    wins = [one.wins[seat] / PER_MILLION for one in screen.figures[0]]
    best = max(range(len(wins)), key=wins.__getitem__)
    if wins[best] - wins[screen.options.index(candidate.bad)] < HOPE * LOSS * even:
        return None
    better = screen.options[best]
    kind = KINDS[game.options.game](game, game.parse(candidate.bad), game.parse(better))
    found = compared(game, better, candidate.bad, seed, candidate.players) if kind else None
    if found is None:
        return None
    form = format_of(game.options)
    return Blunder(
        form.kind.id,
        kind,
        candidate.seed,
        Count(candidate.ply),
        Count(game.round),
        Count(form.kind.rules_version),
        form.converter.unstructure(game.options),
        form.converter.unstructure(form.capture(game)),
        Count(seat),
        Count(PLAN.free + PLAN.shared),
        *found,
    )


def compared(game: AnyGame, better: str, bad: str, seed: int, players: tuple[str, ...]) -> tuple[Move, Move] | None:
    """Returns the two moves with the results of deep searches; None if the loss is not large in all.

    Nearly all playouts are shared equally by the two: a search finds good play after an action that it prefers, and
    undervalues another one.
    """
    seat, even = game.asked, 1 / game.options.players
    position, figures = Position(game, bad, seed, OpponentModel(), PLAN), list[Sequence[Any]]()
    for number in range(1, SEARCHES + 1):
        figures += further_looks(position, (better, bad), [number]).figures
        if not is_plain([(one[0].wins[seat] - one[1].wins[seat]) / PER_MILLION for one in figures], even, number):
            return None
    return _move(better, [one[0] for one in figures], seat, ()), _move(
        bad, [one[1] for one in figures], seat, players
    )


def is_plain(losses: Sequence[float], even: float, searches: int = SEARCHES) -> bool:
    """Returns whether these losses, one of each search, are those of a plainly bad move; before the last search,
    whether they may be."""
    large = sum(losses) / len(losses) >= LOSS * even or searches < SEARCHES
    return large and min(losses) >= LEAST_LOSS * even


def _move(line: str, figures: Sequence[Any], seat: int, players: tuple[str, ...]) -> Move:
    return Move(
        line,
        players,
        tuple(
            Figures(
                round(CHANCES * one.wins[seat] / PER_MILLION),
                round(TENTHS * sum(one.terms[seat]) / HUNDREDTHS),
            )
            for one in figures
        ),
    )


def examined_again(blunder: Blunder, path: int) -> Blunder | None:
    """Returns the position with the results of searches with another seed; None if the move is not plainly bad in
    them."""
    game, seed = position_of(blunder), derived_seed(blunder.seed, _LOOKS, blunder.ply, path)
    found = compared(game, blunder.better.action, blunder.bad.action, seed, blunder.bad.players)
    if found is None:
        return None
    return attrs.evolve(blunder, better=found[0], bad=found[1], playouts=Count(PLAN.free + PLAN.shared))


def found(candidates: Sequence[Candidate], wanted: int, a_kind: int, seconds: float) -> Iterator[Blunder]:
    """Yields positions with plainly bad moves from the candidates, all kinds in turn: first moves that were played,
    then those with the largest loss at first sight. Ends after that many seconds of processor time."""
    kinds: dict[str, list[Candidate]] = {}
    for one in sorted(candidates, key=lambda one: (not one.players, -one.loss)):
        kinds.setdefault(one.kind, []).append(one)
    count, seen, games = Counter[str](), set[tuple[int, int]](), Counter[tuple[str, int]]()
    start = time.process_time()
    while kinds and count.total() < wanted and time.process_time() - start < seconds:
        for kind in sorted(kinds):
            left = kinds[kind]
            while left and (left[0].place in seen or games[kind, left[0].seed]):
                left.pop(0)
            if not left or count[kind] == a_kind:
                del kinds[kind]
                continue
            candidate = left.pop(0)
            seen.add(candidate.place)
            blunder = examined(candidate)
            if blunder is not None and count[blunder.kind] < a_kind:
                count[blunder.kind] += 1
                games[blunder.kind, candidate.seed] += 1
                yield blunder
