"""A match: a game in play with its metadata, such as the players, the moves, and the spaces where pieces were
placed."""

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
"""The number of bits of a random seed: enough that trying all seeds to find the face-down tiles is not feasible."""
SPARSE = {"later": True, "sparse": True}
"""The metadata of a field that is written to files only where it differs from its default."""
LARGEST_SEED = (1 << SEED_BITS) - 1


ONE_TRY = "daily"
"""The kind of those challenges of which only one try counts."""


def challenge_of(kind: str, key: str) -> str:
    """Returns the text of a challenge (`Match.challenge`); `key` tells the challenge from others of its kind."""
    return f"{kind}:{key}"


def kind_and_key(challenge: str) -> tuple[str, str]:
    """Returns the kind and the key of a challenge. Both are empty for a free game."""
    kind, _, key = challenge.partition(":")
    return kind, key


@attrs.frozen
class Seat:
    """A player: a person, or a bot with the name `bot` in `puertorico_desktop.bots.registry`. At an automatic seat
    there is neither, and `bot` is None. `portrait` is the id of the picture that a person has chosen; empty if
    none."""

    name: str
    bot: str | None = None
    portrait: str = attrs.field(default="", metadata=SPARSE)


@attrs.frozen
class GameSetup:
    """The setup of a game before its first move. `seats` are in playing order; seat 0 is the first governor.

    `free_undo`: whether any player may take back moves without limits.
    """

    options: Any
    seed: int
    seats: tuple[Seat, ...]
    free_undo: bool = False

    def __attrs_post_init__(self) -> None:
        """Raise ValueError if the number of seats is not that of the options, or a bot is at an automatic seat."""
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
        """The seats that the rules play for."""
        return self.kind.automatic_seats(self.options)

    @cached_property
    def people(self) -> tuple[bool, ...]:
        """For every seat, whether a person plays there."""
        return tuple(seat.bot is None and number not in self.automatic for number, seat in enumerate(self.seats))

    def with_seed(self, seed: int | None = None) -> GameSetup:
        """Returns the same setup with another seed: a random one if `seed` is None."""
        return attrs.evolve(self, seed=random_seed() if seed is None else seed)


def random_seed() -> int:
    """Returns a random seed, from the system's generator."""
    return secrets.randbits(SEED_BITS)


def utc_now() -> datetime:
    """Returns the current time (UTC) in whole seconds, for dates in saves."""
    return datetime.now(UTC).replace(microsecond=0)


@attrs.frozen
class Move:
    """One action of one seat with all events that followed from it.

    `text` is the action in notation, without the name. `spaces` are the player's choices where the rules leave them
    open: the space of a new tile or building, or the space of the tile that a person was moved to or from; for a
    placement, the island spaces with people, or nobles; the spaces of the goods that are made, sold or paid.
    """

    seat: int
    action: Any
    text: str
    events: tuple[Any, ...]
    spaces: tuple[int, ...] = ()


class UndoObstacle(Enum):
    """The reason why no move can be taken back."""

    NO_MOVE = "no_move"
    REVEALED = "revealed"
    OF_ANOTHER_PLAYER = "of_another_player"
    ONE_TRY = "one_try"


def new_id() -> str:
    """Returns a unique id for a game."""
    return uuid.uuid4().hex


@attrs.define(eq=False)
class Match(Generic[GameT]):
    """A game and its moves so far. It changes only through its own methods.

    `id` identifies the game on any computer. `undo_used`: whether moves were taken back. `branched_at` is the ply at
    which the match branched off from another one; None if it did not. `earlier` are the lines of moves that were
    played before ply 0 under other rules; only their text is known. `hints` counts the decisions at which advice was
    taken; `hinted` is the ply of the last of them, None if there was none. `challenge` names the challenge that the
    game was started as, such as the daily game or one from a code; empty for a free game.

    `exercise` is the lesson or similar exercise that is played; None for a game. An exercise is not stored with the
    games, listed or counted. The random choices of bots derive from `chance`, so that bots repeat their play for the
    same value; they come from the system if `chance` is None.
    """

    setup: GameSetup
    record: GameRecord[GameT]
    id: str = attrs.field(factory=new_id)
    started: datetime = attrs.field(factory=utc_now)
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
        """Returns a match before its first move."""
        return cls(setup, GameRecord(setup.options, setup.seed))

    # -- queries --

    @property
    def is_one_try(self) -> bool:
        """Whether this is a challenge of which only one try counts: undo and advice are disabled."""
        return kind_and_key(self.challenge)[0] == ONE_TRY and self.branched_at is None

    @property
    def counts(self) -> bool:
        """Whether statistics include this match: a finished game with at least one person, played from its beginning.
        Branches of other games do not count, nor matches that start from a position, such as lessons."""
        whole = self.branched_at is None and (self.record.start is None or bool(self.earlier))
        is_game = whole and not self.is_exercise
        return is_game and any(self.setup.people) and not self.is_running

    @property
    def is_exercise(self) -> bool:
        """Whether this is a lesson or similar exercise, not a game."""
        return self.exercise is not None

    @property
    def game(self) -> GameT:
        """The game at the present ply. Only the match may change it."""
        return self.record.game

    @property
    def ply(self) -> int:
        """The number of actions played."""
        return self.record.ply

    @property
    def is_running(self) -> bool:
        """Whether the game is not over yet."""
        return self.game.decision is not None

    @property
    def moves(self) -> Sequence[Move]:
        """The moves up to the present ply, in order."""
        return self._moves[: self.ply]

    @property
    def all_moves(self) -> Sequence[Move]:
        """The moves up to the present ply and those that can be redone."""
        return self._moves

    def last_person(self) -> int:
        """Returns the seat of the person who decided last; of the first person if none has decided yet; 0 if all are
        bots."""
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

    @property
    def first_round(self) -> int:
        """The number of the round at ply 0: not 1 in a match that starts from a position."""
        start = self.record.start
        return 1 if start is None else start.round

    # -- changes --

    def refusal(self, action: Any) -> Refusal | None:
        """Returns the reason why the action cannot be played now; None if it can."""
        refusal: Refusal | None = self.record.game.why_not(action)
        return refusal

    def play(self, action: Any, spaces: tuple[int, ...] = ()) -> Move:
        """Play an action, discard the moves that were taken back, and return the new move. Raises IllegalActionError
        and changes nothing if the action is not legal."""
        refusal = self.refusal(action)
        if refusal is not None:
            raise IllegalActionError(refusal)
        return self.play_unchecked(action, spaces)

    def play_unchecked(self, action: Any, spaces: tuple[int, ...] = ()) -> Move:
        """Play an action for which `refusal` has just returned None; otherwise like `play`."""
        game = self.record.game
        seat, text = game.asked, game.text(action)
        move = Move(seat, action, text, tuple(self.record.play_unchecked(action)), spaces)
        self._moves[self.ply - 1 :] = [move]
        return move

    def take_hint(self) -> None:
        """Count that advice about the current decision was taken; repeated advice about the same decision counts
        once."""
        if self.hinted != self.ply:
            self.hinted = self.ply
            self.hints += 1

    def undo(self, plies: int) -> None:
        """Take back the last `plies` actions. Raises ValueError if there are fewer."""
        self.record.undo(plies)
        self.undo_used = True

    def redo(self) -> Move:
        """Play the next undone action again, and return its move. Raises ValueError if there is none."""
        self.record.redo()
        return self._moves[self.ply - 1]

    def undo_target(self) -> int | None:
        """Returns the ply to which undo goes; None if no move can be taken back.

        The target is the last decision of a person; later moves of bots are taken back with it. Unless the setup has
        `free_undo`, undo does not go back beyond hidden information that was revealed, nor, after an undo, beyond a
        decision of another player than the one whose move was taken back.
        """
        target = self._undo_target()
        return target if isinstance(target, int) else None

    def undo_obstacle(self) -> UndoObstacle | None:
        """Returns the reason why no move can be taken back; None if one can."""
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
        """Returns a new match that continues from that ply with these seats. Raises ValueError if there is no such
        ply, or the seats do not fit the options."""
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
