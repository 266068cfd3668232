"""Determinised Monte-Carlo tree search for any number of players.

Every look ahead starts from a game in which what the bot does not know is drawn anew (`Game.determinize`) and
follows the tree down, each player choosing what promises most to that player (max-n: C. Luckhart and K. Irani,
1986), until it leaves the tree. There the position is opened: each of its candidate actions is tried, the phase is
played to its end in short, and what has come to rest is valued (see `GameKnowledge.settled`). What the best of them
is worth goes back up the path. Which branch to follow weighs what it has brought so far against how little it has
been tried and how good it looked at first (PUCT: C. Rosin, 2011; D. Silver et al., 2017); where the evaluation has a
policy, also how much searches have looked at such actions before.

What the others do is not always what the search would have them do: as often as a player is thought to follow rules
of thumb (see `opponent_model`), a look ahead has that player do what these tell.

The tree does not hold positions but what was done: chance may lead the same actions to different tables. Where
that changes who is asked or what is allowed, there is a node for each case.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final

import attrs
import numpy as np

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.knowledge import GameKnowledge, Settings
from puertorico_desktop.bots.search.ending import Judging
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng

PER_MILLE: Final = 1000
VISITS_FOR_EACH: Final = 10
"""So many visits of the root for each of its actions there must be before all of them are looked behind."""
CONTENDERS: Final = 4
"""So many actions of the root, the best at first sight, are compared fairly: the more looks there are behind an
action, the better is what is found to do after it, and one with hardly any seems worse than it is."""
FAIR_SHARE: Final = 12
"""Each contender has one look in so many ..."""
FAIR_LOOKS: Final = 40
"""... until it has had this number of them."""
Knowledge = GameKnowledge[Any, Any]


class Node:
    """A decision in the tree. The lists run parallel to `actions`.

    `utilities` and `wins` sum up what each action brought the player in `seat`, its first impression included as one
    try: as much as that player likes it, and shares of the victory.
    `told` is the number of the action that rules of thumb tell, once they have been asked; `is_whole`: whether the
    other candidates are there as well.
    """

    __slots__ = ("actions", "branches", "is_whole", "priors", "seat", "told", "tries", "utilities", "visits", "wins")

    def __init__(
        self, seat: int, actions: Sequence[Any], utilities: list[float], wins: list[float], priors: list[float]
    ) -> None:
        self.seat = seat
        self.actions = list(actions)
        self.utilities = utilities
        self.wins = wins
        self.priors = priors
        self.tries = [1] * len(utilities)
        self.branches: list[dict[Hashable, Node]] = [{} for _ in utilities]
        self.visits = 1
        self.told: int | None = None
        self.is_whole = True

    def add(self, action: Any, utility: float, win: float, prior: float = 0.0) -> None:
        """One more action; without a `prior` one that the search would not have thought of."""
        self.actions.append(action)
        self.utilities.append(utility)
        self.wins.append(win)
        self.priors.append(prior)
        self.tries.append(1)
        self.branches.append({})


@attrs.define
class Found:
    """What a look ahead came to: every seat's utility, the chances, the points by source. `path` are the decisions
    that it went through, with the number of the action taken at each; at the last one, which is new in the tree, that
    is what its player is expected to do."""

    utilities: list[float]
    values: Values
    row: int
    path: Sequence[tuple[Node, int]] = ()


@attrs.define
class _Impressions:
    """What every action leads to at first sight: what the best one comes to, how much the player likes each, and the
    player's chance of victory after each. `leanings` are what a policy tells of each (`Values.leanings`); empty where
    there is none, or where it does not know all of them because a game would be over."""

    found: Found
    own: list[float]
    wins: list[float]
    leanings: list[float]


def _impressions(
    judge: Judging, knowledge: Knowledge, deals: Sequence[AnyGame], actions: Sequence[Any]
) -> _Impressions:
    """Try every action in every deal, one at least, and take the averages."""
    values, utilities = judge.judge([knowledge.settled(game, action) for game in deals for action in actions])
    if len(deals) > 1:
        values, utilities = _averages(values, utilities, len(deals))
    return _impressions_of(values, utilities, deals[0].asked, len(actions))


def _impressions_of(values: Values, utilities: list[list[float]], seat: int, count: int) -> _Impressions:
    """What the first rows tell, one for each of so many actions of a seat."""
    own = [utility[seat] for utility in utilities[:count]]
    best = own.index(max(own))
    leanings: list[float] = []
    if values.leanings is not None:
        leanings = values.leanings[:count, seat].tolist()
        if any(map(math.isnan, leanings)):
            leanings = []
    return _Impressions(Found(utilities[best], values, best), own, values.wins[:count, seat].tolist(), leanings)


def _averages(values: Values, utilities: list[list[float]], deals: int) -> tuple[Values, list[list[float]]]:
    """The mean of each action over the deals."""
    wins, terms, liked = (
        one.reshape(deals, -1, *one.shape[1:]).mean(0) for one in (values.wins, values.terms, np.array(utilities))
    )
    leanings = values.leanings
    if leanings is not None:
        leanings = leanings.reshape(deals, -1, leanings.shape[1]).mean(0)
    return Values(wins, terms, leanings), liked.tolist()


def looks_best(game: AnyGame, judge: Judging) -> Any:
    """Returns the action that looks best at first sight to the seat that is asked."""
    knowledge = knowledge_of(game.options)
    actions = knowledge.candidates(game)
    return actions[_impressions(judge, knowledge, [game], actions).found.row]


class Tree:
    """The tree of one bot in one game; `opponents` is what it knows of the others. `exp` gives the exponential of
    numbers that are not positive.

    `is_lazy`: where another player does what rules of thumb tell, nothing else is valued before it is needed; chance
    may have dealt something else then.
    """

    def __init__(
        self,
        judge: Judging,
        settings: Settings,
        rng: Rng,
        opponents: OpponentModel | None = None,
        exp: Callable[[float], float] = math.exp,
        is_lazy: bool = False,
    ) -> None:
        self._judge = judge
        self._is_lazy = is_lazy
        self._exp = exp
        self._settings = settings
        self._rng = rng
        self._knowledge: Knowledge = GameKnowledge()
        self._opponents = opponents or OpponentModel()
        self.root: Node | None = None
        self.nodes = 0
        self.playouts = 0

    def follow(self, actions: Sequence[Any], game: AnyGame) -> None:
        """Keep what is known of the position that these actions led to from the root; forget the rest."""
        found = [self.root] if self.root is not None else []
        self._knowledge = knowledge_of(game.options)
        case = self._knowledge.branch(game)
        for number, action in enumerate(actions):
            last = number == len(actions) - 1
            found = [
                child
                for node in found
                for place, one in enumerate(node.actions)
                if one == action
                for reached, child in node.branches[place].items()
                if not last or reached == case
            ]
        self.root = found[0] if found else None

    def look(self, game: AnyGame) -> tuple[Node, Found]:
        """The root, opened if it was not yet, and what its actions are worth at first sight, a row each."""
        self._knowledge = knowledge_of(game.options)
        seat = game.asked
        deals = [game.determinize(seat, self._rng) for _ in range(self._knowledge.deals)] or [game]
        if self.root is None:
            self.root, first = self._open(game, deals)
        else:
            if not self.root.is_whole:
                self._complete(self.root, game)
            first = self._impressions(deals, self.root.actions)
        return self.root, first.found

    def grow(
        self, game: AnyGame, enough: Callable[[], bool], learn: Callable[[int, Found], None], is_fair: bool = False
    ) -> None:
        """Look ahead from the root, again and again, until it is enough.

        `learn` is told the number of the root's action and what it came to, for every playout. `is_fair`: what is
        best at first sight is looked at often enough to be compared, and once there are playouts enough, every action
        of the root is looked behind once, however poor it looked.
        """
        root = self.root
        assert root is not None
        if len(root.actions) > 1:
            best = sorted(range(len(root.actions)), key=lambda place: -root.priors[place])[:CONTENDERS]
            while not enough():
                first = self._neglected(root, best) if is_fair else -1
                learn(*self._playout(root, game.determinize(root.seat, self._rng), first))

    def _neglected(self, root: Node, best: Sequence[int]) -> int:
        """The number of an action that has been looked at too little, -1 if there is none; `best` are those that are
        to be compared."""
        if root.visits >= VISITS_FOR_EACH * len(root.actions) and 1 in root.tries:
            return root.tries.index(1)
        least = min(best, key=root.tries.__getitem__)
        return least if root.tries[least] < min(root.visits / FAIR_SHARE, FAIR_LOOKS) else -1

    def look_at(self, game: AnyGame, place: int) -> Found:
        """One look ahead that begins with the root's action of that number."""
        root = self.root
        assert root is not None
        return self._playout(root, game.determinize(root.seat, self._rng), place)[1]

    def consider(self, game: AnyGame, action: Any) -> int:
        """The number of a legal action at the root, which is added there if the search leaves it out."""
        root = self.root
        assert root is not None
        if action not in root.actions:
            deals = [game.determinize(root.seat, self._rng) for _ in range(self._knowledge.deals)] or [game]
            first = self._impressions(deals, [action])
            root.add(action, first.own[0], first.wins[0])
        return root.actions.index(action)

    def try_out(self, game: AnyGame, place: int, seed: int) -> Found:
        """One look ahead that begins with the root's action of that number.

        Looks with the same seed have the same luck, as far as the same is drawn: with them actions are compared.
        """
        self._rng = Rng.from_seed(seed)
        return self.look_at(game, place)

    def _playout(self, root: Node, game: AnyGame, first: int = -1) -> tuple[int, Found]:
        """One look ahead: down the tree, beyond it, and back up. `first` is the number of the action to begin with;
        if it is negative, the tree chooses that too."""
        self.playouts += 1
        path: list[tuple[Node, int]] = []
        last: list[tuple[Node, int]] = []
        node = root
        place = first
        while True:
            if node is not root or place < 0:
                if self._is_habit(node, root.seat):
                    place = self._told(node, game)
                else:
                    if not node.is_whole:
                        self._complete(node, game)
                    place = self._select(node)
            path.append((node, place))
            self._knowledge.play(game, node.actions[place])
            if game.kind is None:
                found = self._value(game)
                break
            branches = node.branches[place]
            case = self._knowledge.branch(game)
            child = branches.get(case)
            if child is None and (step := self._knowledge.automatic(game)) is not None:
                child = branches[case] = Node(game.asked, [step], [0.0], [0.0], [1.0])  # nothing to weigh
            if child is None:
                child, found = self._enter(game, root.seat)
                branches[case] = child
                last = [(child, found.row if child.told is None else child.told)]
                break
            node = child
        utilities, wins = found.utilities, found.values.wins[found.row].tolist()
        for node, place in path:
            node.visits += 1
            node.tries[place] += 1
            node.utilities[place] += utilities[node.seat]
            node.wins[place] += wins[node.seat]
        found.path = path + last
        return path[0][1], found

    def _is_habit(self, node: Node, seat: int) -> bool:
        """Whether another player is taken to follow rules of thumb this time."""
        return node.seat != seat and (len(node.actions) > 1 or not node.is_whole) and self._follows_rules(node.seat)

    def _follows_rules(self, seat: int) -> bool:
        """Whether this time a player does what rules of thumb tell, drawn as likely as that is."""
        return self._rng.below(PER_MILLE) < PER_MILLE * self._opponents.share(seat)

    def _told(self, node: Node, game: AnyGame) -> int:
        """The number of the action that rules of thumb tell. In every deal it is another one."""
        if node.told is None or self._knowledge.deals:
            action = self._knowledge.heuristic(game)
            if action not in node.actions:
                first = self._impressions([game], [action])
                node.add(action, first.own[0], first.wins[0])
            node.told = node.actions.index(action)
        return node.told

    def _select(self, node: Node) -> int:
        """The action to follow."""
        eagerness = self._settings.curiosity * math.sqrt(node.visits)
        best, most = 0, -math.inf
        for place, tries in enumerate(node.tries):
            promise = (node.utilities[place] + eagerness * node.priors[place]) / tries
            if promise > most:
                best, most = place, promise
        return best

    def _enter(self, game: AnyGame, seat: int) -> tuple[Node, Found]:
        """A node for a position that a look ahead of a seat is the first to reach, and what it comes to: what the
        best action leads to, or, where players follow rules of thumb, what these lead to until another player or the
        seat is asked. All that is to be valued is valued together."""
        actions = self._knowledge.candidates(game)
        is_habit = game.asked != seat and len(actions) > 1 and self._follows_rules(game.asked)
        if is_habit and self._is_lazy:
            return self._enter_by_habit(game, seat)
        rows = [self._knowledge.settled(game, action) for action in actions]
        if not is_habit:
            first = _impressions_of(*self._judge.judge(rows), game.asked, len(actions))
            return self._node(game.asked, actions, first), first.found
        told = self._knowledge.heuristic(game, rows)
        place = actions.index(told) if told in actions else len(actions)
        if place == len(actions):
            rows.append(self._knowledge.settled(game, told))
        end, last = place, self._after_habits(rows[place], seat)
        if last is not rows[place]:
            end = len(rows)
            rows.append(last)
        values, utilities = self._judge.judge(rows)
        node = self._node(game.asked, actions, _impressions_of(values, utilities, game.asked, len(actions)))
        if place == len(actions):
            node.add(told, utilities[place][node.seat], float(values.wins[place, node.seat]))
        node.told = place
        return node, Found(utilities[end], values, end)

    def _enter_by_habit(self, game: AnyGame, seat: int) -> tuple[Node, Found]:
        """As `_enter` for a player who does what rules of thumb tell: the node has nothing else yet."""
        told, after = self._knowledge.followed(game)
        last = self._after_habits(after, seat)
        rows = [after] if last is after else [after, last]
        values, utilities = self._judge.judge(rows)
        asked = game.asked
        node = Node(asked, [told], [utilities[0][asked]], [float(values.wins[0, asked])], [0.0])
        node.told, node.is_whole = 0, False
        self.nodes += 1
        end = len(rows) - 1
        return node, Found(utilities[end], values, end)

    def _after_habits(self, game: AnyGame, seat: int) -> AnyGame:
        """The position at which rules of thumb, as long as the others follow them, hand on to a seat."""
        while game.kind is not None and game.asked != seat and self._follows_rules(game.asked):
            game = self._knowledge.followed(game)[1]
        return game

    def _complete(self, node: Node, game: AnyGame) -> None:
        """Add the candidates that the node still lacks; `game` stands there."""
        actions = self._knowledge.candidates(game)
        first = self._impressions([game], actions)
        for place, (action, prior) in enumerate(zip(actions, self._priors(first), strict=True)):
            if action in node.actions:
                node.priors[node.actions.index(action)] = prior
            else:
                node.add(action, first.own[place], first.wins[place], prior)
        node.is_whole = True

    def _open(self, game: AnyGame, deals: Sequence[AnyGame]) -> tuple[Node, _Impressions]:
        """A node for a position that is new, and the first impressions of its actions in these deals."""
        actions = self._knowledge.candidates(game)
        first = self._impressions(deals, actions)
        return self._node(game.asked, actions, first), first

    def _node(self, seat: int, actions: Sequence[Any], first: _Impressions) -> Node:
        """A new node, whose actions make such impressions."""
        self.nodes += 1
        return Node(seat, actions, first.own, first.wins, self._priors(first))

    def _priors(self, first: _Impressions) -> list[float]:
        """How much the search is to look at actions that make such impressions, as shares."""
        trust = self._settings.trust
        most = max(first.own)
        if first.leanings:
            shares = [
                (utility - most) / trust + more for utility, more in zip(first.own, first.leanings, strict=True)
            ]
            largest = max(shares)
            raised = [self._exp(one - largest) for one in shares]
        else:
            raised = [self._exp((utility - most) / trust) for utility in first.own]
        total = sum(raised)
        return [one / total for one in raised]

    def _impressions(self, deals: Sequence[AnyGame], actions: Sequence[Any]) -> _Impressions:
        return _impressions(self._judge, self._knowledge, deals, actions)

    def _value(self, game: AnyGame) -> Found:
        values, utilities = self._judge.judge([game])
        return Found(utilities[0], values, 0)
