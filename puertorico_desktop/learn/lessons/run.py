"""The run of a lesson, without a window: its goals, the answers to moves, and the tries."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum
from fnmatch import fnmatchcase
from functools import cached_property
from typing import Any

import attrs

from puertorico_desktop.bots.bot_input import input_for_bot
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.game import NotationError
from puertorico_desktop.learn.lessons.conditions import Frame
from puertorico_desktop.learn.lessons.record import BOT, Answer, Goal, Lesson, Text
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord

MOST_TRIES = 30
"""The greatest number of tries that are remembered; the oldest are dropped."""
MOST_PLIES = 400
"""The number of plies after which a lesson is not followed any further."""


class Mark(Enum):
    """The state of a goal."""

    OPEN = "open"
    REACHED = "reached"
    MISSED = "missed"


@attrs.frozen
class Reply:
    """The reaction to a decision of the player.

    `plies` is the range of plies from the decision on; `answer` is the first matching answer of the file, None if the
    log is to be shown instead. `reached` and `missed` are the indices of the goals that became so since the decision.
    """

    plies: range
    answer: Answer | None
    reached: tuple[int, ...]
    missed: tuple[int, ...]


@attrs.frozen(eq=False)
class LessonExercise:
    """The exercise of a match that belongs to a lesson. `came_from` is the game that was on the table before.
    `has_changed` is whether the moves with which the lesson was left no longer fit its file, so that it begins
    anew."""

    lesson: Lesson
    came_from: Match | None = None
    has_changed: bool = False


def new_match(lesson: Lesson, names: Sequence[str], exercise: LessonExercise | None = None) -> Match:
    """Returns the lesson as a match that can be put on the table."""
    seats = tuple(Seat(name, BOT if kind == BOT else None) for name, kind in zip(names, lesson.seats, strict=True))
    setup = GameSetup(lesson.options, lesson.seed, seats, free_undo=True)
    record = GameRecord(lesson.options, lesson.seed, start=lesson.start())
    return Match(setup, record, exercise=exercise or LessonExercise(lesson), chance=lesson.seed)


class LessonRun:
    """Follows a match made by `new_match`. `tries` are the lines of moves that were taken back; `hints` is the number
    of hints taken."""

    def __init__(self, lesson: Lesson, match: Match) -> None:
        self.lesson = lesson
        self.match = match
        self.tries: list[tuple[str, ...]] = []
        self.hints = 0
        self._frames = [Frame(match.record.position_at(0))]
        self._moves: list[Any] = []
        self._marks: list[tuple[Mark, ...]] = [self._marks_of(self._frames)]
        self.follow()

    # -- course of the lesson ---------------------------------------------------------------------------------------

    def follow(self) -> None:
        """Update the run after the match has gone on or back. A line that had a reply and was left becomes a try."""
        moves = list(self.match.moves)
        same = 0
        for ours, played in zip(self._moves, moves, strict=False):
            if ours is not played:
                break
            same += 1
        if same < len(self._moves):
            self._leave()
            del self._moves[same:], self._frames[same + 1 :], self._marks[same + 1 :]
        for move in moves[same:]:
            game = self._frames[-1].game.copy()
            game.play_unchecked(move.action)
            self._moves.append(move)
            self._frames.append(Frame(game, move.seat, move.events))
            self._marks.append(self._marks_of(self._frames))

    def _leave(self) -> None:
        if self.reply is None:
            return
        line = tuple(move.text for move in self._moves)
        kept = [one for one in self.tries if one != line[: len(one)]]
        if not any(one[: len(line)] == line for one in kept):
            kept.append(line)
        self.tries = kept[-MOST_TRIES:]

    @property
    def is_asked(self) -> bool:
        """Whether the player must decide now."""
        game = self._frames[-1].game
        return game.kind is not None and game.asked == self.lesson.you

    @property
    def is_over(self) -> bool:
        """Whether no goal is open: every goal is reached or missed, or the game is over."""
        return self._frames[-1].game.kind is None or Mark.OPEN not in self._marks[-1]

    @property
    def is_done(self) -> bool:
        """Whether all required goals are reached."""
        return all(
            mark is Mark.REACHED
            for mark, goal in zip(self.marks, self.lesson.goals, strict=True)
            if not goal.optional
        )

    @property
    def is_missed(self) -> bool:
        """Whether a required goal is missed."""
        pairs = zip(self.marks, self.lesson.goals, strict=True)
        return any(mark is Mark.MISSED and not goal.optional for mark, goal in pairs)

    @property
    def can_wait(self) -> bool:
        """Whether the other players need not go on: no goal is open, no required goal was missed, and the others have
        made their moves."""
        return self.is_over and not self.is_missed and (self.is_asked or self.game.kind is None)

    @property
    def marks(self) -> tuple[Mark, ...]:
        """The state of each goal."""
        return self._marks[-1]

    @property
    def own_moves(self) -> list[str]:
        """The player's moves so far, in notation."""
        return [move.text for move in self._moves if move.seat == self.lesson.you]

    @property
    def game(self) -> Any:
        """The current game; not to be changed."""
        return self._frames[-1].game

    # -- goals ------------------------------------------------------------------------------------------------------

    def _marks_of(self, frames: Sequence[Frame]) -> tuple[Mark, ...]:
        return tuple(self._mark(goal, frames) for goal in self.lesson.goals)

    def _mark(self, goal: Goal, frames: Sequence[Frame]) -> Mark:
        end = self._end(goal, frames)
        held = goal.condition.holds(frames if end is None else frames[: end + 1], end is not None)
        return Mark.OPEN if held is None else Mark.REACHED if held else Mark.MISSED

    def _end(self, goal: Goal, frames: Sequence[Frame]) -> int | None:
        """Returns the index of the frame at which the time for a goal is up; None before that."""
        kind, rules = self.match.setup.kind, self.lesson.rules
        left, unit, role = goal.until.number, goal.until.unit, goal.until.role
        decided = 0
        for number, frame in enumerate(frames):
            game = frame.game
            if game.kind is None:
                return number
            if number == 0 or unit == "end":
                continue
            if unit == "round" or role:
                left -= sum(1 for event in frame.events if kind.starts_round(event))
            if unit == "phase":
                left -= sum(1 for event in frame.events if rules.ends_phase(event, role))
            elif frame.seat == self.lesson.you:
                decided += 1
            if unit == "decision":
                if decided >= left and game.asked == self.lesson.you:
                    return number
            elif left <= 0:
                return number
        return None

    # -- answers ----------------------------------------------------------------------------------------------------

    @property
    def reply(self) -> Reply | None:
        """The current reply: present once the others have moved and the player is asked again, or no goal is open;
        None before that. Moves made when no goal was open any more get no answer of the file, because these answers
        speak of the goals."""
        you = self.lesson.you
        last = next((ply for ply in range(len(self._moves) - 1, -1, -1) if self._moves[ply].seat == you), None)
        if last is None or not (self.is_asked or self.is_over):
            return None
        before, now = self._marks[last], self._marks[-1]
        changed = {
            mark: tuple(
                number
                for number, (was, is_now) in enumerate(zip(before, now, strict=True))
                if was is not is_now and is_now is mark
            )
            for mark in Mark
        }
        reached, missed = changed[Mark.REACHED], changed[Mark.MISSED]
        segment = self._frames[last : self._decided(last) + 1]
        segment = [attrs.evolve(segment[0], events=()), *segment[1:]]
        answers = self.lesson.answers if Mark.OPEN in before else ()
        answer = next((one for one in answers if self._fits(one, segment, reached, missed)), None)
        return Reply(range(last, len(self._moves)), answer, reached, missed)

    def _decided(self, since: int) -> int:
        """Returns the index of the first frame after `since` at which no goal is open, or of the last frame: an
        answer stays the same while the others go on."""
        frames = range(since + 1, len(self._marks))
        return next((number for number in frames if Mark.OPEN not in self._marks[number]), len(self._marks) - 1)

    def _fits(self, answer: Answer, segment: Sequence[Frame], reached: Sequence[int], missed: Sequence[int]) -> bool:
        own = self.own_moves
        for wanted, changed in ((answer.missed, missed), (answer.reached, reached)):
            if wanted is not None and not (changed if wanted == -1 else wanted in changed):
                return False
        return (
            (not answer.first or _matches(own[0], answer.first))
            and (not answer.move or _matches(own[-1], answer.move))
            and (not answer.done or self.is_done)
            and (answer.then is None or bool(answer.then.holds(segment, True)))
        )

    # -- hints ------------------------------------------------------------------------------------------------------

    @property
    def hint_texts(self) -> tuple[Text, ...]:
        """The texts of all hints for the current position: after the first move of the solution, those about it are
        replaced."""
        has_begun = self.own_moves[:1] == [*self.lesson.solution[:1]]
        return tuple((has_begun and hint.later) or hint.say for hint in self.lesson.hints)

    def shown_move(self) -> Any | None:
        """Returns the next action of the solution; None if the player has left the solution or is not asked."""
        own, solution = self.own_moves, self.lesson.solution
        if not self.is_asked or len(own) >= len(solution) or tuple(own) != solution[: len(own)]:
            return None
        try:
            return self.game.parse(solution[len(own)])
        except NotationError:
            return None

    # -- copies with other moves ------------------------------------------------------------------------------------

    def with_moves(self, line: Sequence[str]) -> LessonRun:
        """Returns another run of the lesson in which these moves were played, as far as they are legal."""
        match = new_match(self.lesson, self.match.setup.names)
        replay(match, line)
        return LessonRun(self.lesson, match)


def replay(match: Match, line: Sequence[str]) -> bool:
    """Plays moves given in notation; returns whether all of them could be played."""
    for text in line[:MOST_PLIES]:
        if match.game.kind is None:
            return False
        try:
            action = match.game.parse(text)
        except NotationError:
            return False
        if match.refusal(action) is not None:
            return False
        match.play_unchecked(action)
    return len(line) <= MOST_PLIES


def _matches(move: str, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(move, pattern.replace("[", "[[]")) for pattern in patterns)


class Table:
    """Plays the other players' moves of a lesson without a window, in the same way as the window does."""

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson

    @cached_property
    def _bot(self) -> Any:
        return make_bot(BOT, 0)

    def new(self) -> LessonRun:
        """Returns a run of the lesson at the player's first decision."""
        names = [f"player {seat}" for seat in range(self.lesson.options.players)]
        return LessonRun(self.lesson, new_match(self.lesson, names))

    def play(self, run: LessonRun, action: Any, stop: Callable[[LessonRun], bool] = lambda run: run.is_over) -> None:
        """Play a move of the player, and the others' moves up to the player's next decision or until `stop` returns
        true."""
        run.match.play(action)
        run.follow()
        while not run.is_asked and not stop(run) and run.match.ply < MOST_PLIES and run.game.kind is not None:
            run.match.play_unchecked(self.others_choose(run))
            run.follow()

    def others_choose(self, run: LessonRun) -> Any:
        """Returns the action of the bot or automatic seat whose turn it is."""
        match, game = run.match, run.game
        automatic = match.setup.kind.automatic(game)
        if automatic is not None:
            return automatic
        seen, _ = input_for_bot(game, BOT, self.lesson.seed, match.ply, self.lesson.seed)
        return self._bot.choose(seen, match.record.actions)
