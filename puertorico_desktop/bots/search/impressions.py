"""First impressions: the values of the positions after each action of a decision, before anything is searched."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import attrs
import numpy as np

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.search.ending import PositionEvaluator
from puertorico_desktop.bots.search.leaning import NO_LEANING, Leaning
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.game import AnyGame

Knowledge = GameKnowledge[Any, Any]


@attrs.define
class PlayoutResult:
    """The result of a playout: every seat's utility, and the `row` of `values` with the chances and the points by
    source. `path` are the nodes that it went through, each with the index of the action taken; for the last one,
    which is new in the tree, the index of the action that its player is expected to take."""

    utilities: list[float]
    values: Values
    row: int
    path: Sequence[tuple[Node, int]] = ()


@attrs.define
class Impressions:
    """The first impressions of all actions of a decision: the result of the best one, and for each action the
    player's utility (`own`), which includes what the player likes about the action (`likes`), and chance of victory
    (`wins`). `policy_logits` are the values of a policy (`Values.policy_logits`); empty if there is none, or if some
    are unknown because the game would be over."""

    found: PlayoutResult
    own: list[float]
    likes: list[float]
    wins: list[float]
    policy_logits: list[float]


def impressions(
    judge: PositionEvaluator,
    knowledge: Knowledge,
    deals: Sequence[AnyGame],
    actions: Sequence[Any],
    leaning: Leaning = NO_LEANING,
) -> Impressions:
    """Returns the impressions of every action, averaged over `deals`, of which there must be one at least."""
    values, utilities = judge.evaluate([knowledge.settled(game, action) for game in deals for action in actions])
    if len(deals) > 1:
        values, utilities = _averages(values, utilities, len(deals))
    return impressions_of(values, utilities, knowledge, deals[0], actions, leaning)


def impressions_of(
    values: Values,
    utilities: list[list[float]],
    knowledge: Knowledge,
    game: AnyGame,
    actions: Sequence[Any],
    leaning: Leaning,
) -> Impressions:
    """Returns the impressions in the first rows, one for each of these actions of the seat that is asked."""
    seat, count = game.asked, len(actions)
    likes = leaning.likes(knowledge, game, actions, values.terms[:count, seat].tolist())
    own = [utility[seat] + like for utility, like in zip(utilities, likes, strict=False)]
    best = own.index(max(own))
    policy_logits: list[float] = []
    if values.policy_logits is not None:
        policy_logits = values.policy_logits[:count, seat].tolist()
        if any(map(math.isnan, policy_logits)):
            policy_logits = []
    return Impressions(
        PlayoutResult(utilities[best], values, best), own, likes, values.wins[:count, seat].tolist(), policy_logits
    )


def _averages(values: Values, utilities: list[list[float]], deals: int) -> tuple[Values, list[list[float]]]:
    """Returns the means of each action over the deals."""
    wins, terms, liked = (
        one.reshape(deals, -1, *one.shape[1:]).mean(0) for one in (values.wins, values.terms, np.array(utilities))
    )
    policy_logits = values.policy_logits
    if policy_logits is not None:
        policy_logits = policy_logits.reshape(deals, -1, policy_logits.shape[1]).mean(0)
    return Values(wins, terms, policy_logits), liked.tolist()


def looks_best(game: AnyGame, judge: PositionEvaluator) -> Any:
    """Returns the action with the best first impression for the seat that is asked."""
    knowledge = knowledge_of(game.options)
    actions = knowledge.candidates(game)
    return actions[impressions(judge, knowledge, [game], actions).found.row]
