"""What goes through the pipe between the window and a process of the bots."""

from __future__ import annotations

import pickle
from multiprocessing.reduction import ForkingPickler
from typing import Any

import attrs

from puertorico_desktop.bots.base import Budget, Thought, told
from puertorico_desktop.engine.game import AnyGame


@attrs.frozen
class Request:
    """Asks for a move. `game` is determinized for the seat that decides, `history` are all actions so far, without
    those that name something hidden, which stay in the process that asks.

    A bot that thinks is kept as long as requests for its seat have the same `game_id`, name, seed and budget: it goes
    on from where it stopped. Equal first requests have equal answers, even if the process was started anew in
    between. `budget` None is that of the bot's level. `explains`: why one action is preferred is asked as well.
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
        """Keep to oneself what nobody may be told."""
        object.__setattr__(self, "history", told(self.game, self.history))


@attrs.frozen
class DecisionRequest:
    """Asks which move the bot of a request plays, given what several workers have thought about it."""

    request: Request
    thought: Thought

    @property
    def request_id(self) -> int:
        """That of the request."""
        return self.request.request_id


@attrs.frozen
class PackedRequest:
    """A request for several processes, pickled before: each has a seed of its own. It arrives as a `Request`."""

    data: bytes
    seed: int

    @classmethod
    def of(cls, request: Request) -> PackedRequest:
        """Packs a request. Raises what pickling raises."""
        return cls(bytes(ForkingPickler.dumps(request)), request.seed)

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how it is made on the other side."""
        return _unpacked, (self.data, self.seed)


@attrs.frozen
class PackedDecision:
    """A `DecisionRequest`, as which it arrives, of a packed request."""

    request: PackedRequest
    thought: Thought

    def __reduce__(self) -> tuple[Any, ...]:
        """Say how it is made on the other side."""
        return DecisionRequest, (self.request, self.thought)


def _unpacked(data: bytes, seed: int) -> Request:
    request: Request = pickle.loads(data)
    return request if request.seed == seed else attrs.evolve(request, seed=seed)


@attrs.frozen
class Stop:
    """Ends the thinking about a request; it is answered with what was found so far."""

    request_id: int


@attrs.frozen
class Cancel:
    """Takes a request back. It is answered all the same, soon."""

    request_id: int


@attrs.frozen
class Answer:
    """The move of a bot as a line of text (`Game.parse` reads it), or what went wrong in one line.

    `thought` is what a bot that thinks made of it.
    """

    request_id: int
    text: str | None = None
    error: str | None = None
    thought: Thought | None = None


Order = Request | DecisionRequest | Stop | Cancel
"""What the window sends; the process sends an `Answer` for each request."""
