"""The interface of bots: a bot chooses an action of a game, and may tell what it expects of each action."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol

import attrs
from typing_extensions import TypeVar

from puertorico_desktop.engine.game import AnyGame, Game
from puertorico_desktop.engine.games import kind_of

if TYPE_CHECKING:  # `levels` imports this module
    from puertorico_desktop.bots.levels import Level

ActionT = TypeVar("ActionT", default=Any)
GameT = TypeVar("GameT", bound=Game[Any, Any, Any], default=Any)
SeenT = TypeVar("SeenT", bound=Game[Any, Any, Any], default=Any, contravariant=True)


@attrs.frozen
class Budget:
    """The limits on the thinking about one decision: the limit that is reached first ends it. None means no limit of
    that sort.

    `seconds` limits the time, `nodes` the number of playouts, each of which adds a node to the tree unless the game
    ends first. Only a limit by `nodes` gives the same answer on every machine.
    """

    seconds: float | None = None
    nodes: int | None = None


@attrs.frozen
class Reply:
    """Something that a search expects another seat to take after an action, before the seat that decides can take
    something of the same sort again.

    `claim` names the thing taken (`GameKnowledge.claim`), `share` is the share of the playouts after the action in
    which `seat` takes it, from 0 to 1, and `points` are the expected points of each seat at the end of the game in
    these playouts.
    """

    seat: int
    claim: str
    share: float
    points: tuple[float, ...]


@attrs.frozen
class Prospect(Generic[ActionT]):
    """The expectations of a bot after one action.

    `win` is the share of the victory that the deciding seat can expect, from 0 to 1. `terms[seat]` are that seat's
    expected points at the end by source, in the order of `GameKnowledge.terms`, and `wins[seat]` its share of the
    victory; `wins` is empty if the bot does not tell it. `visits` is the number of times that a search tried the
    action; `utility` is the measure by which the bot compares actions: the chance of victory, with small additions
    for the preferences of its style and its level. A search that continues from an earlier tree counts the earlier
    playouts in `win`, but only its latest ones in `terms`, `wins` and `replies`, the actions that other seats are
    expected to take then.
    """

    action: ActionT
    visits: int
    win: float
    terms: tuple[tuple[float, ...], ...]
    utility: float = 0.0
    wins: tuple[float, ...] = ()
    replies: tuple[Reply, ...] = ()

    def points(self, seat: int) -> float:
        """Returns the seat's expected final score."""
        return sum(self.terms[seat])


@attrs.frozen
class Thought(Generic[ActionT]):
    """The result of a bot's thinking about a decision: the prospects of every action that it considered, the
    preferred one first.

    `last_round`: whether the end of the game has been triggered. `by_taste`: whether people who play equally well
    choose differently here. `level` is the bot's level as it is in this game (`GameKnowledge.adjusted`); None stands
    for the usual one. The first `equal` actions are about equal (`ties.with_ties_first`).
    """

    seat: int
    prospects: tuple[Prospect[ActionT], ...]
    playouts: int = 0
    nodes: int = 0
    seconds: float = 0.0
    last_round: bool = False
    equal: int = 1
    by_taste: bool = False
    level: Level | None = None

    @property
    def best(self) -> Prospect[ActionT]:
        """The prospect of the preferred action."""
        return self.prospects[0]


class Bot(Protocol[SeenT, ActionT]):
    """A computer player. All its randomness comes from the seed with which it was made."""

    def choose(self, game: SeenT, history: Sequence[ActionT] = ()) -> ActionT:
        """Returns a legal action for the decision at hand.

        `game` is the result of `Game.determinize` for the seat that decides, so a bot sees nothing hidden; the bot
        may play on this copy. It is never called when the game is over. `history` holds all actions of the game so
        far, in order, in the form that `visible_actions` gives them: with it, a bot that is asked again in the same
        game resumes its earlier search.
        """


class ThinkingBot(Bot[SeenT, ActionT], Protocol[SeenT, ActionT]):
    """A bot that can tell its expectations."""

    def think(self, game: SeenT, history: Sequence[ActionT] = ()) -> Thought[ActionT]:
        """Returns the bot's thought about the decision; arguments as for `choose`."""

    def decide(self, thought: Thought[ActionT]) -> ActionT:
        """Returns the action to play: usually the best of the thought, sometimes another one, depending on the bot's
        level."""


def visible_actions(game: AnyGame, actions: Sequence[Any]) -> tuple[Any, ...]:
    """Returns all actions of a game as a bot may see them: None instead of each action that names something
    hidden."""
    hides = kind_of(game.options).is_secret
    return tuple([None if action is not None and hides(action) else action for action in actions])


BotFactory = Callable[[int], Bot]
"""A function that makes a bot from a seed: the same seed and the same games give the same choices."""
