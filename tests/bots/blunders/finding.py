"""Finds plainly bad moves: games of bots of all levels are played, rules say what a person would call plainly wrong,
and deep searches say whether it is.

What `hard` plays is never asked here: the positions are there to examine it.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.base import Budget, told
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
from tests.bots.blunders.records import CHANCES, TENTHS, BadMove, Blunder, Figures

KINDS: Final = {"puertorico": puertorico_kinds.kind_of_blunder, "sanjuan": sanjuan_kinds.kind_of_blunder}
PLAYERS: Final = ("easy", "normal", "simple", "hard")
PLAYED_NODES: Final = Budget(nodes=40)
"""What `hard` has in the games that are looked through."""
MANY_ACTIONS: Final = 24
"""Of more legal actions only those that deserve a thought, and some others, are looked at."""
SCREEN: Final = Plan(free=120, shared=240)
PLAN: Final = Plan(free=1500, shared=600)
SEARCHES: Final = 2
LOSS: Final = 1 / 5
"""In even shares of the victory: a move is plainly bad that loses so much in the mean of all searches, ..."""
LEAST_LOSS: Final = 1 / 7
"""... and so much in each."""
HOPE: Final = 0.6
"""Of that loss a screen must see so much."""
_GAME, _LEVELS, _SEATS, _DEAL, _LOOKS = range(5)


@attrs.frozen
class Candidate:
    """A move that may be plainly bad. `loss` is what it costs at first sight, in even shares."""

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
        """The decision."""
        return self.seed, self.ply


def of_games(options: Any, seed: int, numbers: Iterable[int]) -> Iterator[Candidate]:
    """Plays the games of these numbers and returns what may be plainly bad in them."""
    for number in numbers:
        yield from of_game(options, derived_seed(seed, _GAME, number))


def of_game(options: Any, seed: int) -> Iterator[Candidate]:
    """Plays a game of bots of all levels, drawn by lot, and returns what may be plainly bad in it: the moves that
    were played, and those that rules know."""
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
            action = bots[game.asked].choose(game.copy(), told(game, actions))
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
    _, utilities = judge.judge([knowledge.settled(game, action) for action in actions])
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
    """Returns the position of a candidate with what deep searches make of it; None if the move is not plainly bad."""
    seat, even = candidate.game.asked, 1 / candidate.game.options.players
    game = candidate.game.determinize(seat, Rng.from_seed(derived_seed(candidate.seed, _DEAL, candidate.ply)))
    seed = derived_seed(candidate.seed, _LOOKS, candidate.ply)
    screen = first_looks(Position(game, candidate.bad, seed, OpponentModel(), attrs.evolve(SCREEN, best=2, first=1)))
    wins = [one.wins[seat] / PER_MILLION for one in screen.figures[0]]
    if max(wins) - wins[screen.options.index(candidate.bad)] < HOPE * LOSS * even:
        return None
    position = Position(game, candidate.bad, seed, OpponentModel(), attrs.evolve(PLAN, best=3, first=1))
    looked = first_looks(position)
    wins = [one.wins[seat] / PER_MILLION for one in looked.figures[0]]
    if max(wins) - wins[looked.options.index(candidate.bad)] < LEAST_LOSS * even:
        return None
    figures = [*looked.figures, *further_looks(position, looked.options, range(1, SEARCHES)).figures]
    means = [sum(look[place].wins[seat] for look in figures) for place in range(len(looked.options))]
    best = max(range(len(means)), key=means.__getitem__)
    if not _is_plain([look[best].wins[seat] for look in figures], _of(candidate.bad, looked, figures, seat), even):
        return None
    kind = KINDS[game.options.game](game, game.parse(candidate.bad), game.parse(looked.options[best]))
    if not kind:
        return None
    bad = [
        _move(line, looked, figures, seat, candidate.players if line == candidate.bad else ())
        for line in sorted(looked.options, key=lambda line: line != candidate.bad)
        if _is_plain([look[best].wins[seat] for look in figures], _of(line, looked, figures, seat), even)
    ]
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
        _move(looked.options[best], looked, figures, seat, ()),
        tuple(bad),
    )


def _of(line: str, looked: Any, figures: Sequence[Any], seat: int) -> list[int]:
    place = looked.options.index(line)
    return [look[place].wins[seat] for look in figures]


def _is_plain(best: Sequence[int], bad: Sequence[int], even: float) -> bool:
    losses = [(good - poor) / PER_MILLION for good, poor in zip(best, bad, strict=True)]
    return sum(losses) / len(losses) >= LOSS * even and min(losses) >= LEAST_LOSS * even


def _move(line: str, looked: Any, figures: Sequence[Any], seat: int, players: tuple[str, ...]) -> BadMove:
    place = looked.options.index(line)
    return BadMove(
        line,
        players,
        tuple(
            Figures(
                Count(round(CHANCES * look[place].wins[seat] / PER_MILLION)),
                round(TENTHS * sum(look[place].terms[seat]) / HUNDREDTHS),
            )
            for look in figures
        ),
    )


def found(candidates: Sequence[Candidate], wanted: int, a_kind: int, seconds: float) -> Iterator[Blunder]:
    """Returns positions with plainly bad moves out of the candidates, as many kinds as there are, in turn: what was
    played comes first, then what is worst at first sight. Ends after so many seconds of processor time."""
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
