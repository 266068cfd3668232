"""What a bot is: something that chooses an action of a game, and may say what it expects of each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, Protocol

import attrs
from typing_extensions import TypeVar

from puertorico_desktop.engine.game import AnyGame, Game
from puertorico_desktop.engine.games import kind_of

ActionT = TypeVar("ActionT", default=Any)
GameT = TypeVar("GameT", bound=Game[Any, Any, Any], default=Any)
SeenT = TypeVar("SeenT", bound=Game[Any, Any, Any], default=Any, contravariant=True)


@attrs.frozen
class Budget:
    """How much a bot may think about one decision: whichever limit is reached first ends it.

    Only a limit by `nodes` gives the same answer on every machine: so many playouts, of which each adds a node to the
    tree unless the game ends first. None means no such limit.
    """

    seconds: float | None = None
    nodes: int | None = None


@attrs.frozen
class Reply:
    """What a search expects another player to take after an action, before the player who decides can take something
    of the sort again.

    `claim` names what is taken (`GameKnowledge.claim`). It happens in that `share` of the looks ahead after the
    action; `points` are everybody's expected points at the end of the game in these looks.
    """

    seat: int
    claim: str
    share: float
    points: tuple[float, ...]


@attrs.frozen
class Prospect(Generic[ActionT]):
    """What a bot expects after one action.

    `win` is the share of the victory that the deciding seat can expect, 0 to 1. `terms[seat]` are that seat's
    expected points at the end by source, in the order of `GameKnowledge.terms`, and `wins[seat]` its share of the
    victory; empty if the bot does not tell. `visits` says how often a search tried the action; `utility` is what it
    compares actions by: the chance of victory, and a little of what its style likes. A search that goes on from
    what it knew before counts all of that in `win`, and its latest looks alone in `terms`, `wins` and `replies`:
    what others are expected to take then.
    """

    action: ActionT
    visits: int
    win: float
    terms: tuple[tuple[float, ...], ...]
    utility: float = 0.0
    wins: tuple[float, ...] = ()
    replies: tuple[Reply, ...] = ()

    def points(self, seat: int) -> float:
        """The seat's expected final score."""
        return sum(self.terms[seat])


@attrs.frozen
class Thought(Generic[ActionT]):
    """What a bot makes of a decision: every action that it considered, the preferred one first.

    `last_round`: the end of the game has been triggered. `by_taste`: people who
    play equally well choose differently here. `lapses` is how many times as often as its level says a bot may
    overlook an action here (`GameKnowledge.lapses`). The first `equal` actions are about equal (`honesty.fair`).
    """

    seat: int
    prospects: tuple[Prospect[ActionT], ...]
    playouts: int = 0
    nodes: int = 0
    seconds: float = 0.0
    last_round: bool = False
    equal: int = 1
    by_taste: bool = False
    lapses: float = 1.0

    @property
    def best(self) -> Prospect[ActionT]:
        """The preferred action."""
        return self.prospects[0]


class Bot(Protocol[SeenT, ActionT]):
    """A player. Whatever chance it needs comes from the seed it was made with."""

    def choose(self, game: SeenT, history: Sequence[ActionT] = ()) -> ActionT:
        """A legal action for the decision at hand.

        `game` is what `Game.determinize` gives for the seat that decides: a bot sees nothing hidden. The
        bot may play on it. Never called when the game is over. `history` are all actions of the game so far, in
        order, as `told` gives them: a bot that is asked again in the same game finds its way from where it stopped
        thinking.
        """


class ThinkingBot(Bot[SeenT, ActionT], Protocol[SeenT, ActionT]):
    """A bot that can tell what it thinks."""

    def think(self, game: SeenT, history: Sequence[ActionT] = ()) -> Thought[ActionT]:
        """What it makes of the decision; arguments as for `choose`."""

    def decide(self, thought: Thought[ActionT]) -> ActionT:
        """The action to play: usually the best of the thought, sometimes another one, as its level has it."""


def told(game: AnyGame, actions: Sequence[Any]) -> tuple[Any, ...]:
    """Returns what a bot is told of all actions of a game: None for those that name something hidden."""
    hides = kind_of(game.options).hides
    return tuple([None if action is not None and hides(action) else action for action in actions])


BotFactory = Callable[[int], Bot]
"""Makes a bot from a seed: the same seed and the same games give the same choices."""
