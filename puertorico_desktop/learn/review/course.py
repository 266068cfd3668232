"""The course of a game under review: every decision with the data that a review needs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import attrs

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.search.opponent_model import OpponentModel, is_informative
from puertorico_desktop.bots.seeds import derived_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.review.courses import courses
from puertorico_desktop.learn.review.looks import Plan, Position, ShouldStop, StoppedError, has_choice, opponents_seen
from puertorico_desktop.match.match import Match

_SEEN, _LOOKS = 0, 1


@attrs.frozen
class Moment:
    """A decision of a course. `course` is a digest of all moves played so far, this move included; `part` is the part
    of the game according to `GameKnowledge`; `forced` is whether no other action deserved consideration; `opens` is
    whether a turn begins with the decision."""

    ply: int
    seat: int
    action: Any
    line: str
    course: str
    round: int
    kind: str
    part: str
    forced: bool
    opens: bool


class Course:
    """The course of a game up to its current state, as each player knows it.

    `reviewed` are the seats whose decisions are reviewed: those of people, or those of bots if there are no people.
    """

    def __init__(self, match: Match[Any], moments: Sequence[Moment] | None = None) -> None:
        """Make the course; `moments` are those of an equal match, if they were computed elsewhere."""
        self.match = match
        self.options = match.setup.options
        self.kind = match.setup.kind
        self.even = 1 / self.options.players
        people = match.setup.people
        seats = range(self.options.players)
        self.reviewed = tuple(
            seat for seat in seats if (people[seat] if any(people) else seat not in match.setup.automatic)
        )
        self.moments = tuple(self._moments() if moments is None else moments)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.match.game.decision is None

    def _moments(self) -> Iterator[Moment]:
        knowledge = knowledge_of(self.options)
        record = self.match.record
        game = record.position_at(0)
        for ply, (move, course) in enumerate(zip(self.match.moves, courses(self.match), strict=True)):
            yield Moment(
                ply,
                move.seat,
                move.action,
                move.text,
                course,
                game.round,
                game.kind.value,
                knowledge.part(game),
                move.seat in self.reviewed and not has_choice(self.as_seen_by(game, move.seat, 0, ply), move.action),
                self.kind.starts_turn(move.action),
            )
            game.play_unchecked(move.action)

    def as_seen_by(self, game: AnyGame, seat: int, seed: int, ply: int) -> AnyGame:
        """Returns a copy of the game with the knowledge of the player in `seat`; hidden information is drawn from the
        seed alone."""
        return game.determinize(seat, Rng.from_seed(derived_seed(seed, ply, _SEEN)))

    def opponents(self, seat: int, should_stop: ShouldStop) -> OpponentModel:
        """Returns the model of the other players that a player has after the whole game, so that every review assumes
        the same opponents. Raises StoppedError."""
        seen = []
        game = self.match.record.position_at(0)
        for moment in self.moments:
            if moment.seat != seat and moment.seat not in self.match.setup.automatic and is_informative(game):
                seen.append((self.as_seen_by(game, seat, 0, moment.ply), moment.action))
            game.play_unchecked(moment.action)
            if should_stop():
                raise StoppedError
        return opponents_seen(seen)

    def position(self, moment: Moment, seed: int, opponents: OpponentModel, plan: Plan) -> Position:
        """Returns a decision as a position for looks."""
        game = self.as_seen_by(self.match.record.position_at(moment.ply), moment.seat, seed, moment.ply)
        return Position(game, moment.line, derived_seed(seed, moment.ply, _LOOKS), opponents, plan)
