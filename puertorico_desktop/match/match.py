"""A game at a table with everything that is kept of it: who sits where, what was played, where the tiles lie."""

from __future__ import annotations

import secrets
import uuid
from collections.abc import Sequence
from datetime import UTC, datetime
from enum import Enum
from functools import cached_property
from typing import Any, Generic

import attrs

from puertorico_desktop.engine.game import GameKind, GameOptions, IllegalActionError, Refusal
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.match.record import GameRecord, GameT

SEED_BITS = 64
"""So many that not all seeds can be tried out to find the face-down tiles."""
SPARSE = {"later": True, "sparse": True}
"""The metadata of a field that stands in files only where it is not what it usually is."""
LARGEST_SEED = (1 << SEED_BITS) - 1


ONE_TRY = "daily"
"""The kind of the challenges of which one try counts."""


def challenge_of(kind: str, key: str) -> str:
    """Returns what a game was begun as (`Match.challenge`): `key` tells it from others of its kind."""
    return f"{kind}:{key}"


def kind_and_key(challenge: str) -> tuple[str, str]:
    """Returns of which kind a challenge is, and which of that kind. Both are empty for a free game."""
    kind, _, key = challenge.partition(":")
    return kind, key


@attrs.frozen
class Seat:
    """A player at the table: a person, or the bot of that name in `puertorico_desktop.bots.registry`. At an automatic
    seat sits neither of them. `portrait` is the id of the picture that a person has chosen; empty: none."""

    name: str
    bot: str | None = None
    portrait: str = attrs.field(default="", metadata=SPARSE)


@attrs.frozen
class GameSetup:
    """A game before its first move. `seats` in playing order; seat 0 is the first governor.

    `free_undo`: moves may be taken back without limits, by anybody.
    """

    options: Any
    seed: int
    seats: tuple[Seat, ...]
    free_undo: bool = False

    def __attrs_post_init__(self) -> None:
        """Refuse a table with the wrong number of chairs, or a bot at an automatic seat. Raises ValueError."""
        options: GameOptions = self.options
        if len(self.seats) != options.players:
            raise ValueError(f"{len(self.seats)} seats for {options.players} players")
        for seat in self.automatic:
            if self.seats[seat].bot is not None:
                raise ValueError(f"seat {seat} is automatic, and no bot's")

    @cached_property
    def kind(self) -> GameKind[Any, Any, Any]:
        """The kind of game that is played."""
        return kind_of(self.options)

    @cached_property
    def names(self) -> tuple[str, ...]:
        """The names of the players in playing order."""
        return tuple(seat.name for seat in self.seats)

    @cached_property
    def automatic(self) -> frozenset[int]:
        """The seats for which the rules play."""
        return self.kind.automatic_seats(self.options)

    @cached_property
    def people(self) -> tuple[bool, ...]:
        """For every seat whether a person sits there."""
        return tuple(seat.bot is None and number not in self.automatic for number, seat in enumerate(self.seats))

    def again(self, seed: int | None = None) -> GameSetup:
        """The same people and bots in the same seats, with another seed: a random one if none is given."""
        return attrs.evolve(self, seed=random_seed() if seed is None else seed)


def random_seed() -> int:
    """Returns a random seed, from the system's generator."""
    return secrets.randbits(SEED_BITS)


def now() -> datetime:
    """The time in whole seconds, for dates in saves."""
    return datetime.now(UTC).replace(microsecond=0)


@attrs.frozen
class Move:
    """One action of one seat with everything that followed from it.

    `text` is the action in notation, without the name. `spaces` is what the player wanted where the rules leave it
    open: the space of a new tile or building, or of the tile that a person has moved to, or gone from; of a placement
    the island spaces with people, or nobles.
    """

    seat: int
    action: Any
    text: str
    events: tuple[Any, ...]
    spaces: tuple[int, ...] = ()


class UndoObstacle(Enum):
    """Why nothing can be taken back."""

    NO_MOVE = "no_move"
    REVEALED = "revealed"
    OF_ANOTHER_PLAYER = "of_another_player"
    ONE_TRY = "one_try"


def new_id() -> str:
    """An id that no other game has."""
    return uuid.uuid4().hex


@attrs.define(eq=False)
class Match(Generic[GameT]):
    """A game and its course so far. It changes only through its own methods.

    `id` tells this game from all others, on this computer and elsewhere. `undo_used`: moves were taken back.
    `branched_at` is the ply at which it left another game. `earlier` are the lines of moves that were played before
    ply 0, under other rules; nothing but their text is known. `hints` counts the decisions at which advice was taken,
    `hinted` is the ply of the last of them, None if there was none.
    `challenge` names what the game was begun as, such as a game of a day or of a code; empty for a free game.

    `exercise` is the lesson or the like that is played; None for a game. An exercise is not kept with the games,
    listed or counted. What bots are dealt and draw comes from `chance`, so that they play the same whenever it is the
    same; it comes from the system if that is None.
    """

    setup: GameSetup
    record: GameRecord[GameT]
    id: str = attrs.field(factory=new_id)
    started: datetime = attrs.field(factory=now)
    undo_used: bool = False
    branched_at: int | None = None
    earlier: tuple[str, ...] = ()
    hints: int = 0
    challenge: str = ""
    exercise: Any = None
    chance: int | None = None
    _moves: list[Move] = attrs.field(factory=list, init=False)
    hinted: int | None = attrs.field(default=None, init=False)

    @classmethod
    def new(cls, setup: GameSetup) -> Match[GameT]:
        """A game before its first move."""
        return cls(setup, GameRecord(setup.options, setup.seed))

    # -- looking --

    @property
    def is_one_try(self) -> bool:
        """Whether this is a game of which one try counts: nothing is taken back, and nobody is helped."""
        return kind_and_key(self.challenge)[0] == ONE_TRY and self.branched_at is None

    @property
    def counts(self) -> bool:
        """Whether statistics count this: a game with a person that was played from its beginning to its end. Branches
        of other games do not count, nor what began in the middle, such as a lesson."""
        whole = self.branched_at is None and (self.record.start is None or bool(self.earlier))
        is_game = whole and not self.is_exercise
        return is_game and any(self.setup.people) and self.game.decision is None

    @property
    def is_exercise(self) -> bool:
        """Whether this is no game but a lesson or the like."""
        return self.exercise is not None

    @property
    def game(self) -> GameT:
        """The game at the present ply. Only the match changes it."""
        return self.record.game

    @property
    def ply(self) -> int:
        """How many actions have been played."""
        return self.record.ply

    @property
    def moves(self) -> Sequence[Move]:
        """The moves up to the present ply, the first one first."""
        return self._moves[: self.ply]

    @property
    def all_moves(self) -> Sequence[Move]:
        """The moves up to the present ply and those that can be redone."""
        return self._moves

    def last_person(self) -> int:
        """Returns the seat of the person who decided last, of the first one if none has yet; among bots alone 0."""
        people = self.setup.people
        moved = [move.seat for move in self.moves if people[move.seat]]
        return moved[-1] if moved else next((seat for seat, person in enumerate(people) if person), 0)

    def turns(self) -> list[int]:
        """Returns the plies at which a turn began."""
        kind = self.setup.kind
        return [ply for ply, move in enumerate(self.moves) if kind.starts_turn(move.action)]

    def rounds(self) -> list[int]:
        """Returns the plies at which a round began; the first is 0."""
        starts = self.setup.kind.starts_round
        return [0, *(ply for ply, move in enumerate(self.moves, start=1) if any(map(starts, move.events)))]

    # -- changing --

    def refusal(self, action: Any) -> Refusal | None:
        """Returns why the action cannot be played now; None if it can."""
        refusal: Refusal | None = self.record.game.why_not(action)
        return refusal

    def play(self, action: Any, spaces: tuple[int, ...] = ()) -> Move:
        """Plays an action and forgets what had been undone. Raises IllegalActionError and changes nothing."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.play_unchecked(action, spaces)

    def play_unchecked(self, action: Any, spaces: tuple[int, ...] = ()) -> Move:
        """Like `play`, for an action for which `refusal` has just returned None."""
        game = self.record.game
        seat, text = game.asked, game.text(action)
        move = Move(seat, action, text, tuple(self.record.play_unchecked(action)), spaces)
        self._moves[self.ply - 1 :] = [move]
        return move

    def take_hint(self) -> None:
        """Advice about the decision at hand was taken; again and again it is the same hint."""
        if self.hinted != self.ply:
            self.hinted = self.ply
            self.hints += 1

    def undo(self, plies: int) -> None:
        """Take back the last actions. Raises ValueError if there are not that many."""
        self.record.undo(plies)
        self.undo_used = True

    def redo(self) -> Move:
        """Play the next undone action again. Raises ValueError if there is none."""
        self.record.redo()
        return self._moves[self.ply - 1]

    def undo_target(self) -> int | None:
        """The ply to which undo goes, or None.

        That is the last decision of a person; bots' moves since then are taken back with it. Unless the table allows
        free undo, no player goes back behind hidden information that came to light, nor, once moves have been taken
        back, behind a decision of another player.
        """
        target = self._undo_target()
        return target if isinstance(target, int) else None

    def undo_obstacle(self) -> UndoObstacle | None:
        """Why nothing can be taken back; None if something can."""
        target = self._undo_target()
        return None if isinstance(target, int) else target

    def _undo_target(self) -> int | UndoObstacle:
        if self.is_one_try:
            return UndoObstacle.ONE_TRY
        free = self.setup.free_undo
        people, kind = self.setup.people, self.setup.kind
        here = [seat for seat, person in enumerate(people) if person]
        shown = kind.has_shown(self.record.game)
        since: list[Any] = []
        taking_back = self._moves[self.ply].seat if self.record.can_redo else None
        for ply in range(self.ply - 1, -1, -1):
            move = self._moves[ply]
            since += move.events
            if people[move.seat]:
                if not free and (shown or any(kind.bars_undo(event, move.seat, here) for event in since)):
                    return UndoObstacle.REVEALED
                return ply if free or taking_back in (None, move.seat) else UndoObstacle.OF_ANOTHER_PLAYER
        return UndoObstacle.NO_MOVE

    def branch(self, ply: int, seats: Sequence[Seat]) -> Match[GameT]:
        """Another game that goes on from that ply, with these people and bots. Raises ValueError."""
        if not 0 <= ply <= len(self._moves):
            raise ValueError(f"the course has plies 0 to {len(self._moves)}, not {ply}")
        setup = attrs.evolve(self.setup, seats=tuple(seats))
        record = GameRecord(setup.options, setup.seed, start=self.record.start)
        new: Match[GameT] = Match(setup, record, branched_at=ply, earlier=self.earlier)
        new.undo_used = self.undo_used
        new.hints = self.hints
        for move in self._moves[:ply]:
            new.play(move.action, move.spaces)
        return new
