"""Determinised Monte-Carlo tree search for any number of players.

Every playout starts from a game in which the information hidden from the bot is drawn anew (`Game.determinize`), and
follows the tree down, each player choosing the action that promises most to that player (max-n: C. Luckhart and K.
Irani, 1986), until it leaves the tree. There the position is opened: each of its candidate actions is tried, the
phase is played to its end by quick rules, and the resulting positions are evaluated (see `GameKnowledge.settled`).
The value of the best of them goes back up the path. The choice of a branch weighs its results so far against how
little it has been tried and how good it looked at first (PUCT: C. Rosin, 2011; D. Silver et al., 2017); where the
evaluation has a policy, also how often earlier searches have visited such actions.

The other players do not always do what the search would have them do: with the probability that a player follows
rules of thumb (see `opponent_model`), a playout has that player take the action that these rules give.

The tree does not store positions but actions: chance may lead the same actions to different positions. Where these
differ in the seat that is asked or in its legal actions, there is a node for each case.
"""

from __future__ import annotations

import gc
import math
from collections.abc import Callable, Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.knowledge import GameKnowledge, Settings
from puertorico_desktop.bots.search.ending import PositionEvaluator
from puertorico_desktop.bots.search.impressions import Impressions, PlayoutResult, impressions, impressions_of
from puertorico_desktop.bots.search.leaning import NO_LEANING, Leaning
from puertorico_desktop.bots.search.node import Node
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.values import Values
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng

PER_MILLE: Final = 1000
VISITS_FOR_EACH: Final = 10
"""The number of visits of the root per action after which every action of the root gets a playout."""
CONTENDERS: Final = 4
"""The number of actions of the root, the best at first sight, that are compared fairly: the more playouts an action
has, the better are the continuations found after it, and one with hardly any seems worse than it is."""
FAIR_SHARE: Final = 12
"""Each contender gets one playout in this number ..."""
FAIR_LOOKS: Final = 40
"""... until it has had this number of them."""
Knowledge = GameKnowledge[Any, Any]


class Tree:
    """The search tree of one bot in one game; `opponents` is its model of the other players, `leaning` its leaning to
    what people like. `exp` returns the exponential of a number that is not positive.

    `is_adaptive`: whether choices may differ from one version of the program to the next. Then candidates that are
    plainly worse than others are left out, and a new node of a player who follows rules of thumb gets only the action
    that these give; its other candidates are evaluated when they are needed, when chance may have dealt differently.
    """

    def __init__(
        self,
        judge: PositionEvaluator,
        settings: Settings,
        rng: Rng,
        opponents: OpponentModel | None = None,
        exp: Callable[[float], float] = math.exp,
        is_adaptive: bool = False,
        leaning: Leaning = NO_LEANING,
    ) -> None:
        self._judge = judge
        self._is_adaptive = is_adaptive
        self._leaning = leaning
        self._exp = exp
        self._settings = settings
        self._rng = rng
        self._knowledge: Knowledge = GameKnowledge()
        self._opponents = opponents or OpponentModel()
        self.root: Node | None = None
        self.nodes = 0
        self.playouts = 0

    def advance_root(self, actions: Sequence[Any], game: AnyGame) -> None:
        """Make the node of the position to which these actions led from the root the new root, and drop the rest of
        the tree.

        All of it is dropped if the actions of that node are not legal in `game`: hidden actions may have been taken
        back and replaced by others that look the same.
        """
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
        root = found[0] if found else None
        is_here = root is not None and root.seat == game.asked and all(map(game.is_legal, root.actions))
        self.root = root if is_here else None

    def set_leaning_weight(self, weight: float) -> None:
        """Set the strength of the leaning, also in what the tree has counted already."""
        before, self._leaning = self._leaning.weight, attrs.evolve(self._leaning, weight=weight)
        if self.root is None or weight == before:
            return
        if not before:
            self.root = None  # its nodes do not know what is liked
            return
        nodes = [self.root]
        while nodes:
            node = nodes.pop()
            node.scale_likes(weight / before)
            for branches in node.branches:
                nodes.extend(branches.values())

    def open_root(self, game: AnyGame) -> tuple[Node, PlayoutResult]:
        """Returns the root, opened if necessary, and the first impressions of its actions, a row of values each."""
        self._knowledge = knowledge_of(game.options)
        seat = game.asked
        deals = [game.determinize(seat, self._rng) for _ in range(self._knowledge.deals_per_look)] or [game]
        if self.root is None:
            self.root, first = self._open(game, deals)
        else:
            if not self.root.is_whole:
                self._complete(self.root, game)
            first = self._impressions(deals, self.root.actions)
        return self.root, first.found

    def run_playouts(
        self,
        game: AnyGame,
        enough: Callable[[], bool],
        learn: Callable[[int, PlayoutResult], None],
        is_fair: bool = False,
    ) -> None:
        """Run playouts from the root until `enough` returns true.

        `learn` is called after every playout, with the index of the root's action and the result. `is_fair`: whether
        the actions that look best at first sight get playouts enough to be compared, and, after a number of playouts,
        every action of the root gets at least one, however poor it looked.
        """
        root = self.root
        assert root is not None
        if len(root.actions) < 2:
            return
        best = sorted(range(len(root.actions)), key=lambda place: -root.priors[place])[:CONTENDERS]
        is_collecting = gc.isenabled()
        gc.disable()  # a tree has no reference cycles, but so many objects that looking for cycles takes long
        try:
            while not enough():
                first = self._neglected(root, best) if is_fair else -1
                learn(*self._playout(root, game.determinize(root.seat, self._rng), first))
        finally:
            if is_collecting:
                gc.enable()

    def _neglected(self, root: Node, best: Sequence[int]) -> int:
        """Returns the index of an action with too few playouts, -1 if there is none; `best` are those that are to be
        compared."""
        if root.visits >= VISITS_FOR_EACH * len(root.actions) and 1 in root.tries:
            return root.tries.index(1)
        least = min(best, key=root.tries.__getitem__)
        return least if root.tries[least] < min(root.visits / FAIR_SHARE, FAIR_LOOKS) else -1

    def playout_from(self, game: AnyGame, place: int) -> PlayoutResult:
        """Returns the result of one playout that begins with the root's action of index `place`."""
        root = self.root
        assert root is not None
        return self._playout(root, game.determinize(root.seat, self._rng), place)[1]

    def ensure_action(self, game: AnyGame, action: Any) -> int:
        """Returns the index of a legal action at the root, where it is added if it is not among the candidates."""
        root = self.root
        assert root is not None
        if action not in root.actions:
            deals = [game.determinize(root.seat, self._rng) for _ in range(self._knowledge.deals_per_look)] or [game]
            first = self._impressions(deals, [action])
            root.add(action, first.own[0], first.wins[0], like=first.likes[0])
        return root.actions.index(action)

    def seeded_playout_from(self, game: AnyGame, place: int, seed: int) -> PlayoutResult:
        """Returns the result of one playout that begins with the root's action of index `place`.

        Playouts with the same seed have the same luck, as far as they draw the same things; this is used to compare
        actions.
        """
        self._rng = Rng.from_seed(seed)
        return self.playout_from(game, place)

    def _playout(self, root: Node, game: AnyGame, first: int = -1) -> tuple[int, PlayoutResult]:
        """Run one playout: down the tree, beyond it, and back up. Returns the index of the root's action and the
        result. `first` is the index of the action to begin with; if it is negative, the tree chooses it."""
        self.playouts += 1
        path: list[tuple[Node, int]] = []
        last: list[tuple[Node, int]] = []
        node = root
        place = first
        while True:
            if node is not root or place < 0:
                if self._is_habit(node, root.seat):
                    place = self._rule_index(node, game)
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
                child = branches[case] = Node(game.asked, [step], [0.0], [0.0], [1.0], [0.0])  # the only action
            if child is None:
                child, found = self._enter(game, root.seat)
                branches[case] = child
                last = [(child, found.row if child.rule_index is None else child.rule_index)]
                break
            node = child
        utilities, wins = found.utilities, found.values.wins[found.row].tolist()
        for node, place in path:
            node.visits += 1
            node.tries[place] += 1
            node.utilities[place] += utilities[node.seat] + node.likes[place]
            node.wins[place] += wins[node.seat]
        found.path = path + last
        return path[0][1], found

    def _is_habit(self, node: Node, seat: int) -> bool:
        """Returns whether another player is assumed to follow rules of thumb this time."""
        return node.seat != seat and (len(node.actions) > 1 or not node.is_whole) and self._follows_rules(node.seat)

    def _follows_rules(self, seat: int) -> bool:
        """Returns whether a player follows rules of thumb this time, drawn with the estimated probability."""
        return self._rng.below(PER_MILLE) < PER_MILLE * self._opponents.heuristic_probability(seat)

    def _rule_index(self, node: Node, game: AnyGame) -> int:
        """Returns the index of the action that the rules of thumb give. They are asked anew in every deal if the game
        has deals."""
        if node.rule_index is None or self._knowledge.deals_per_look:
            action = self._knowledge.heuristic(game)
            if action not in node.actions:
                first = self._impressions([game], [action])
                node.add(action, first.own[0], first.wins[0], like=first.likes[0])
            node.rule_index = node.actions.index(action)
        return node.rule_index

    def _select(self, node: Node) -> int:
        """Returns the index of the action to follow, by PUCT."""
        exploration = self._settings.exploration * math.sqrt(node.visits)
        best, most = 0, -math.inf
        for place, tries in enumerate(node.tries):
            score = (node.utilities[place] + exploration * node.priors[place]) / tries
            if score > most:
                best, most = place, score
        return best

    def _enter(self, game: AnyGame, seat: int) -> tuple[Node, PlayoutResult]:
        """Returns a node for a position that a playout of a seat is the first to reach, and the result there: that of
        the best action or, where players follow rules of thumb, that of the position after these, at which another
        player or the seat is asked. All positions that need it are evaluated together."""
        actions = self._candidates(game)
        is_habit = game.asked != seat and len(actions) > 1 and self._follows_rules(game.asked)
        if is_habit and self._is_adaptive:
            return self._enter_by_habit(game, seat)
        rows = [self._knowledge.settled(game, action) for action in actions]
        if not is_habit:
            first = self._impressions_in(*self._judge.evaluate(rows), game, actions)
            return self._node(game.asked, actions, first), first.found
        recommended = self._knowledge.heuristic(game, rows)
        place = actions.index(recommended) if recommended in actions else len(actions)
        if place == len(actions):
            rows.append(self._knowledge.settled(game, recommended))
        end, last = place, self._after_habits(rows[place], seat)
        if last is not rows[place]:
            end = len(rows)
            rows.append(last)
        values, utilities = self._judge.evaluate(rows)
        node = self._node(game.asked, actions, self._impressions_in(values, utilities, game, actions))
        if place == len(actions):
            node.add(recommended, utilities[place][node.seat], float(values.wins[place, node.seat]))
        node.rule_index = place
        return node, PlayoutResult(utilities[end], values, end)

    def _enter_by_habit(self, game: AnyGame, seat: int) -> tuple[Node, PlayoutResult]:
        """Returns the same as `_enter` for a player who follows rules of thumb; the node has no other action yet."""
        recommended, after = self._knowledge.followed(game)
        last = self._after_habits(after, seat)
        rows = [after] if last is after else [after, last]
        values, utilities = self._judge.evaluate(rows)
        first = self._impressions_in(values, utilities, game, [recommended])
        node = Node(game.asked, [recommended], first.own, first.wins, [0.0], first.likes)
        node.rule_index, node.is_whole = 0, False
        self.nodes += 1
        end = len(rows) - 1
        return node, PlayoutResult(utilities[end], values, end)

    def _after_habits(self, game: AnyGame, seat: int) -> AnyGame:
        """Returns the position after all consecutive actions of other players who follow rules of thumb."""
        while game.kind is not None and game.asked != seat and self._follows_rules(game.asked):
            game = self._knowledge.followed(game)[1]
        return game

    def _complete(self, node: Node, game: AnyGame) -> None:
        """Add the candidates that the node still lacks; `game` is a position at this node."""
        actions = self._candidates(game)
        first = self._impressions([game], actions)
        for place, (action, prior) in enumerate(zip(actions, self._priors(first), strict=True)):
            if action in node.actions:
                node.priors[node.actions.index(action)] = prior
            else:
                node.add(action, first.own[place], first.wins[place], prior, first.likes[place])
        node.is_whole = True

    def _candidates(self, game: AnyGame) -> Sequence[Any]:
        """Returns the actions that the search considers at this decision."""
        return (self._knowledge.sensible if self._is_adaptive else self._knowledge.candidates)(game)

    def _open(self, game: AnyGame, deals: Sequence[AnyGame]) -> tuple[Node, Impressions]:
        """Returns a node for a new position, and the first impressions of its actions in these deals."""
        actions = self._candidates(game)
        first = self._impressions(deals, actions)
        return self._node(game.asked, actions, first), first

    def _node(self, seat: int, actions: Sequence[Any], first: Impressions) -> Node:
        """Returns a new node whose actions have these first impressions."""
        self.nodes += 1
        return Node(seat, actions, first.own, first.wins, self._priors(first), first.likes)

    def _priors(self, first: Impressions) -> list[float]:
        """Returns the priors of actions with these first impressions, which sum up to 1."""
        trust = self._settings.prior_spread
        most = max(first.own)
        if first.policy_logits:
            shares = [
                (utility - most) / trust + more for utility, more in zip(first.own, first.policy_logits, strict=True)
            ]
            largest = max(shares)
            raised = [self._exp(one - largest) for one in shares]
        else:
            raised = [self._exp((utility - most) / trust) for utility in first.own]
        total = sum(raised)
        return [one / total for one in raised]

    def _impressions(self, deals: Sequence[AnyGame], actions: Sequence[Any]) -> Impressions:
        return impressions(self._judge, self._knowledge, deals, actions, self._leaning)

    def _impressions_in(
        self, values: Values, utilities: list[list[float]], game: AnyGame, actions: Sequence[Any]
    ) -> Impressions:
        return impressions_of(values, utilities, self._knowledge, game, actions, self._leaning)

    def _value(self, game: AnyGame) -> PlayoutResult:
        values, utilities = self._judge.evaluate([game])
        return PlayoutResult(utilities[0], values, 0)
