"""Looks: independent searches of one decision, each with a tree of its own, and with the same random draws for all
options.

A look first searches freely, so that the tree covers likely continuations; then every option gets the same number of
playouts, and only these count. A search's own figures for moves that it dislikes rest on few playouts and are too
low.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import attrs
import numpy as np

from puertorico_desktop.bots.base import Reply
from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.search import exact
from puertorico_desktop.bots.search.impressions import PlayoutResult, looks_best
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.replies import ReplySums, sort_of
from puertorico_desktop.bots.search.tree import Tree
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.plan import HUNDREDTHS as HUNDREDTHS
from puertorico_desktop.learn.review.plan import PER_MILLION as PER_MILLION
from puertorico_desktop.learn.review.plan import Plan as Plan

_FREE, _SHARED = 0, 1
MOST_REPLIES = 6
"""The greatest number of replies kept for an option, the most frequent ones."""

ShouldStop = Callable[[], bool]


class StoppedError(Exception):
    """Raised when the work was stopped."""


@attrs.frozen
class Position:
    """A decision to search. `game` contains only what the deciding seat knows; `opponents` is the model of the other
    players; `seed` is the seed of the decision. With `steady`, positions are evaluated as by steady bots, for prices
    that do not change from version to version."""

    game: AnyGame
    chosen: str
    seed: int
    opponents: OpponentModel
    plan: Plan
    steady: bool = False


@attrs.frozen
class ReplyShare:
    """A reply: something another player took after an option (`bots.base.Reply`), with its share of the playouts in
    millionths, and the players' points then, multiplied by that share, in hundredths."""

    seat: int
    claim: str
    share: int
    points: tuple[int, ...]


@attrs.frozen
class Figures:
    """The result of one look for one option: chances of victory by seat in millionths, points by seat and source in
    hundredths, and the frequent replies of other players."""

    wins: tuple[int, ...]
    terms: tuple[tuple[int, ...], ...]
    replies: tuple[ReplyShare, ...] = ()


@attrs.frozen
class LooksResult:
    """The results of looks at a decision: `figures[look][option]`, and the options in notation, those preferred by
    the search first."""

    options: tuple[str, ...]
    figures: tuple[tuple[Figures, ...], ...]


def _no() -> bool:
    return False


def first_looks(position: Position, should_stop: ShouldStop = _no) -> LooksResult:
    """Selects the options that the first looks together prefer, and compares them in each; returns the results.
    Raises StoppedError."""
    looks = [_Look(position, number, should_stop) for number in range(position.plan.first)]
    tries: dict[str, int] = {}
    liked: dict[str, float] = {}
    for look in looks:
        for line, count, utility in look.opinions():
            tries[line] = tries.get(line, 0) + count
            liked[line] = liked.get(line, 0.0) + utility
    ranked = sorted(tries, key=lambda line: (-tries[line], -liked[line] / tries[line]))
    options = ranked[: position.plan.best]
    if position.chosen not in options:
        options.append(position.chosen)
    return LooksResult(tuple(options), tuple(look.compared(options) for look in looks))


def further_looks(
    position: Position, options: Sequence[str], numbers: Sequence[int], should_stop: ShouldStop = _no
) -> LooksResult:
    """Returns the results of further looks, with these numbers, for the same options. Raises StoppedError."""
    figures = tuple(_Look(position, number, should_stop).compared(options) for number in numbers)
    return LooksResult(tuple(options), figures)


def chance_of(position: Position, should_stop: ShouldStop = _no) -> int:
    """Returns the chance of the deciding seat in millionths, provided that it plays on like the expert. Raises
    StoppedError."""
    look = _Look(position, 0, should_stop, position.plan.line)
    return look.chance()


def has_choice(game: AnyGame, chosen: Any) -> bool:
    """Returns whether there is a real choice: an action other than the chosen one that deserves consideration."""
    if len(game.legal_actions()) < 2:
        return False
    return any(action != chosen for action in knowledge_of(game.options).candidates(game))


def opponents_seen(games: Sequence[tuple[AnyGame, Any]]) -> OpponentModel:
    """Returns the model of the players who chose these actions; each game is at the decision before the action, with
    the knowledge of the player who looks back."""
    return OpponentModel.from_game((game, action, looks_best(game, _judge(game))) for game, action in games)


def _judge(game: AnyGame, steady: bool = False) -> UtilityFunction:
    """Returns the evaluation for the seat to decide, with equal results on every processor; with `steady`, that of
    steady bots."""
    knowledge = knowledge_of(game.options)
    evaluator = knowledge.evaluator(game.options)
    evaluator = evaluator.steady() if steady else evaluator.exact()
    return UtilityFunction(evaluator, knowledge, style_of(BALANCED, game.options), game.asked)


class _Look:
    """One look; its tree is grown by the constructor."""

    def __init__(self, position: Position, number: int, should_stop: ShouldStop, free: int | None = None) -> None:
        plan = position.plan
        self._position = position
        self._seed = derived_seed(position.seed, number)
        self._should_stop = should_stop
        rng = Rng.from_seed(derived_seed(self._seed, _FREE))
        self._game = position.game.determinize(position.game.asked, rng)
        self._seat = self._game.asked
        settings = knowledge_of(self._game.options).settings
        self._tree = Tree(_judge(self._game, position.steady), settings, rng, position.opponents, exact.exp)
        self._root: Node
        self._root, first = self._tree.open_root(self._game)
        self._wins = first.values.wins[:, self._seat].tolist()
        self._counts = [1] * len(self._wins)
        self._free = plan.free if free is None else free
        self._tree.run_playouts(self._game, self._enough, self._note)

    def _enough(self) -> bool:
        self._check()
        return self._tree.playouts >= self._free

    def _check(self) -> None:
        if self._should_stop():
            raise StoppedError

    def _note(self, place: int, found: PlayoutResult) -> None:
        self._wins[place] += float(found.values.wins[found.row, self._seat])
        self._counts[place] += 1

    def opinions(self) -> list[tuple[str, int, float]]:
        """Returns each action in notation, with the number of its visits and the sum of their utilities."""
        root = self._root
        return [
            (self._game.text(action), tries, utility)
            for action, tries, utility in zip(root.actions, root.tries, root.utilities, strict=True)
        ]

    def chance(self) -> int:
        """Returns the chance after the most visited action, in millionths."""
        tries = self._root.tries
        place = max(range(len(tries)), key=lambda one: (tries[one], self._root.utilities[one]))
        found: float = self._wins[place] / self._counts[place]
        return round(PER_MILLION * found)

    def compared(self, options: Sequence[str]) -> tuple[Figures, ...]:
        """Returns the figures of each option, from the same number of playouts with the same random draws."""
        actions = [self._game.parse(line) for line in options]
        places = [self._tree.ensure_action(self._game, action) for action in actions]
        knowledge = knowledge_of(self._game.options)
        sort = sort_of(knowledge, actions)
        followed = [ReplySums(knowledge, sort) for _ in options]
        rounds = max(1, self._position.plan.shared // len(options))
        wins: list[Any] = [0.0] * len(options)
        terms: list[Any] = [0.0] * len(options)
        for number in range(rounds):
            luck = derived_seed(self._seed, _SHARED, number)
            for option, place in enumerate(places):
                self._check()
                found = self._tree.seeded_playout_from(self._game, place, luck)
                wins[option] = wins[option] + found.values.wins[found.row]
                terms[option] = terms[option] + found.values.terms[found.row]
                followed[option].add(found)
        return tuple(
            Figures(
                _whole(win / rounds, PER_MILLION),
                tuple(_whole(seat, HUNDREDTHS) for seat in term / rounds),
                tuple(_followed(reply) for reply in sums.replies()[:MOST_REPLIES]),
            )
            for win, term, sums in zip(wins, terms, followed, strict=True)
        )


def replies_in(figures: Sequence[Figures]) -> tuple[Reply, ...]:
    """Returns the replies of other players to an option over several looks, the most frequent first."""
    found: dict[tuple[int, str], Any] = {}
    for one in figures:
        for reply in one.replies:
            key = reply.seat, reply.claim
            found[key] = found.get(key, 0) + np.array([reply.share, *reply.points])
    replies = []
    for (seat, claim), total in found.items():
        share = float(total[0]) / PER_MILLION
        replies.append(Reply(seat, claim, share / len(figures), tuple((total[1:] / HUNDREDTHS / share).tolist())))
    return tuple(sorted(replies, key=lambda one: (-one.share, one.seat, one.claim)))


def _followed(reply: Reply) -> ReplyShare:
    points = _whole(reply.share * np.asarray(reply.points), HUNDREDTHS)
    return ReplyShare(reply.seat, reply.claim, round(PER_MILLION * reply.share), points)


def _whole(numbers: Any, units: int) -> tuple[int, ...]:
    found: list[int] = np.rint(np.asarray(numbers) * units).astype(int).tolist()
    return tuple(found)
