"""The messages between the window and a process of the bots."""

from __future__ import annotations

import pickle
from multiprocessing.reduction import ForkingPickler
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget, Thought, visible_actions
from puertorico_desktop.engine.game import AnyGame


@attrs.frozen
class Request:
    """A request for a move. `game` is determinized for the seat that decides, `history` are all actions so far;
    actions that name something hidden are replaced by None, so that they stay in the requesting process.

    A bot that thinks is kept as long as requests for its seat have the same `game_id`, name, seed and budget: it
    continues its earlier search. Equal first requests have equal answers, even if the process was restarted in
    between. With `budget` None the bot uses that of its level. `explains`: whether the reasons of the preference are
    wanted as well.
    """

    request_id: int
    bot_name: str
    seed: int
    game: AnyGame
    history: tuple[Any, ...] = ()
    game_id: str = ""
    budget: Budget | None = None
    explains: bool = False

    def __attrs_post_init__(self) -> None:
        """Replace the actions in `history` that name something hidden by None (`visible_actions`)."""
        object.__setattr__(self, "history", visible_actions(self.game, self.history))


@attrs.frozen
class DecisionRequest:
    """A request for the move that the bot of `request` plays, given the merged thought of several workers."""

    request: Request
    thought: Thought

    @property
    def request_id(self) -> int:
        """The id of the request."""
        return self.request.request_id


@attrs.frozen
class PackedRequest:
    """A request for several processes, pickled once, with a different seed for each. It arrives as a `Request`."""

    data: bytes
    seed: int

    @classmethod
    def pack(cls, request: Request) -> PackedRequest:
        """Returns the packed request. Raises the errors of pickling."""
        return cls(bytes(ForkingPickler.dumps(request)), request.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Returns the function and the arguments with which unpickling makes a `Request`."""
        return _unpacked, (self.data, self.seed)


@attrs.frozen
class PackedDecision:
    """A `DecisionRequest` with a packed request. It arrives as a `DecisionRequest`."""

    request: PackedRequest
    thought: Thought

    def __reduce__(self) -> tuple[Any, ...]:
        """Returns the function and the arguments with which unpickling makes a `DecisionRequest`."""
        return DecisionRequest, (self.request, self.thought)


def _unpacked(data: bytes, seed: int) -> Request:
    request: Request = pickle.loads(data)
    return request if request.seed == seed else attrs.evolve(request, seed=seed)


@attrs.frozen
class Stop:
    """An order to end the thinking about a request; the answer is based on the results so far."""

    request_id: int


@attrs.frozen
class Cancel:
    """An order to cancel a request. It is still answered, soon."""

    request_id: int


@attrs.frozen
class Answer:
    """The move of a bot as a line of text for `Game.parse`, or an error message of one line.

    `thought` is the thought of a bot that tells its thoughts, otherwise None.
    """

    request_id: int
    text: str | None = None
    error: str | None = None
    thought: Thought | None = None


Order = Request | DecisionRequest | Stop | Cancel
"""A message from the window; the process sends an `Answer` for each request."""
