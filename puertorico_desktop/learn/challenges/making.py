"""Makes puzzles from games that steady bots play against each other.

A decision becomes a puzzle if at least three moves deserve consideration, the player's chance of victory is neither
hopeless nor safe, and several large independent searches ("looks") prefer the same move by a wide margin.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import Executor
from typing import Any, Final

import attrs

from puertorico_desktop.bots.base import visible_actions
from puertorico_desktop.bots.games import knowledge_of, style_of
from puertorico_desktop.bots.levels import BALANCED, steady
from puertorico_desktop.bots.player import SearchBot
from puertorico_desktop.bots.process.executors import in_order
from puertorico_desktop.bots.search.impressions import looks_best
from puertorico_desktop.bots.search.opponent_model import OpponentModel
from puertorico_desktop.bots.search.replies import sort_of
from puertorico_desktop.bots.search.utility import UtilityFunction
from puertorico_desktop.bots.seeds import derived_seed, player_seed
from puertorico_desktop.engine.game import AnyGame
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.learn.challenges.pricing import verdict
from puertorico_desktop.learn.challenges.puzzles import (
    CHANCES,
    TENTHS,
    AnswerRecord,
    Puzzle,
    PuzzleRecord,
    ReplyRecord,
    puzzle_of,
)
from puertorico_desktop.learn.review.looks import (
    HUNDREDTHS,
    PER_MILLION,
    Figures,
    LooksResult,
    Plan,
    Position,
    first_looks,
    further_looks,
    replies_in,
)
from puertorico_desktop.saves.converter import Count, compact_json
from puertorico_desktop.saves.games import format_of

_LETTERS: Final = 10
_GAMES, _LOOKS, _DEAL, _GRADES = 0, 1, 2, 3


PLAN: Final = Plan(free=1300, shared=2700, best=6, first=1)
"""The plan of one look at a puzzle: 4,000 playouts."""
SCREEN: Final = Plan(free=150, shared=450, best=6, first=1)
"""The plan of a first, coarse look at a candidate, which costs a seventh of a full look."""
TODAY: Final = Plan(free=400, shared=1200)
TODAY_LOOKS: Final = 3
"""The number of looks, of the plan `TODAY`, with which a review by today's program examines a puzzle when the puzzle
is checked."""
DISPUTED: Final = 1 / 50
"""The sure loss, in even shares, up to which today's looks still accept the solution of a puzzle."""


@attrs.frozen
class Recipe:
    """The parameters of puzzle making.

    The players have `nodes` search nodes. The chance after the best move lies between `least` and `most`; the move is
    ahead of all others by `lead` even shares in the mean of `looks` looks of `plan`, and is the best in each look. A
    decision becomes a candidate if its player's own search saw `promise` of that lead, or `hope` of it where the best
    move is not the one that looks best at first sight; these candidates come first, because they are rare. A
    candidate is examined fully if a look of the plan `screen` sees `promise` of the lead. Of each game at most
    `tried` candidates are examined, at most `kept` become puzzles, and at most `easy` candidates that look best at
    first sight are used.
    """

    nodes: int = 150
    least: float = 0.15
    most: float = 0.85
    lead: float = 1 / 5
    promise: float = 0.6
    hope: float = 0.35
    looks: int = 4
    plan: Plan = PLAN
    screen: Plan | None = SCREEN
    tried: int = 24
    kept: int = 6
    easy: int = 1


USUAL: Final = Recipe()
EASIEST: Final = 1
FINDERS: Final = (50, 400)
"""The nodes of the bots that define the second and the third grade."""
VOTES: Final = 3
"""The number of searches of each strength, with different seeds; the majority of them must find the move."""


@attrs.frozen
class Task:
    """A game to be played and examined for puzzles."""

    options: Any
    seed: int
    recipe: Recipe = USUAL


@attrs.frozen
class Candidate:
    """A decision that may become a puzzle. `line` is the best move in notation; `is_easy` is whether it also looks
    best at first sight."""

    game: AnyGame
    ply: int
    theme: str
    line: str
    is_easy: bool


def make(
    options: Any, seed: int, numbers: Iterable[int], executor: Executor | None = None, recipe: Recipe = USUAL
) -> Iterator[tuple[PuzzleRecord, ...]]:
    """Yields the puzzles of each game of a run, game by game; `numbers` are the numbers of the games. An executor
    distributes the work."""
    tasks = (Task(options, derived_seed(seed, _GAMES, number), recipe) for number in numbers)
    return in_order(executor, puzzles_of, tasks)


def puzzles_of(task: Task) -> tuple[PuzzleRecord, ...]:
    """Returns the puzzles found in one game, in the order of the game."""
    found: list[PuzzleRecord] = []
    rng, promising = Rng.from_seed(task.seed), list(candidates(task))
    hard, easy = (_varied([one for one in promising if one.is_easy is wanted], rng) for wanted in (False, True))
    for candidate in [*hard, *easy][: task.recipe.tried]:
        easy_ones = sum(record.grade == EASIEST for record in found)
        if len(found) == task.recipe.kept or (candidate.is_easy and easy_ones >= task.recipe.easy):
            break
        record = _puzzle(task, candidate)
        if record is not None:
            found.append(record)
    return tuple(sorted(found, key=lambda one: one.ply))


def _varied(promising: list[Candidate], rng: Rng) -> list[Candidate]:
    """Returns the candidates in an order in which the themes take turns; within a theme the order is random."""
    themes: dict[str, list[Candidate]] = {}
    for candidate in promising:
        themes.setdefault(candidate.theme, []).append(candidate)
    order: list[Candidate] = []
    while themes:
        for theme in sorted(themes):
            left = themes[theme]
            order.append(left.pop(rng.below(len(left))))
            if not left:
                del themes[theme]
    return order


def candidates(task: Task) -> Iterator[Candidate]:
    """Plays the game and yields the decisions that are likely to become puzzles."""
    options, recipe = task.options, task.recipe
    knowledge, kind = knowledge_of(options), kind_of(options)
    game = kind.new_game(options, task.seed)
    bots = [
        SearchBot(steady(recipe.nodes), BALANCED, player_seed(task.seed, seat)) for seat in range(options.players)
    ]
    actions: list[Any] = []
    while game.kind is not None:
        seat, legal = game.asked, game.legal_actions()
        action = kind.automatic(game)
        if action is None and len(legal) == 1:
            action = legal[0]
        if action is None:
            bot = bots[seat]
            thought = bot.think(game.copy(), visible_actions(game, actions))
            action = bot.decide(thought)
            best, *others = thought.prospects
            if len(others) >= 2 and knowledge.is_weighed(game) and recipe.least <= best.win <= recipe.most:
                line, lead = game.text(best.action), best.win - max(other.win for other in others)
                easy = line == _first_sight(game)
                wanted = recipe.promise if easy else recipe.hope
                if lead >= wanted * recipe.lead / options.players:
                    yield Candidate(game.copy(), len(actions), knowledge.part(game), line, easy)
        actions.append(action)
        game.play_unchecked(action)


def _puzzle(task: Task, candidate: Candidate) -> PuzzleRecord | None:
    """Returns the puzzle made of a decision; None if the looks do not agree on a clearly best move."""
    seat = candidate.game.asked
    game = candidate.game.determinize(seat, Rng.from_seed(derived_seed(task.seed, _DEAL, candidate.ply)))
    answers = looked_at(task.recipe, game, candidate.line, derived_seed(task.seed, _LOOKS, candidate.ply))
    if answers is None:
        return None
    form = format_of(task.options)
    options, snapshot = form.converter.unstructure(task.options), form.converter.unstructure(form.capture(game))
    name = compact_json([options, task.seed, candidate.ply]).encode()
    record = PuzzleRecord(
        hashlib.sha256(name).hexdigest()[:_LETTERS],
        task.seed,
        Count(candidate.ply),
        Count(form.kind.rules_version),
        options,
        snapshot,
        Count(seat),
        candidate.theme,
        Count(grade_of(game, answers[0].action, derived_seed(task.seed, _GRADES, candidate.ply))),
        answers,
    )
    return puzzle_of(form.kind.id, record).record  # fails for a puzzle that cannot be presented


def looked_at(recipe: Recipe, game: AnyGame, line: str, seed: int) -> tuple[AnswerRecord, ...] | None:
    """Returns the moves with the mean figures of all looks, the best move first; None if the decision is no puzzle.

    The looks are made one at a time, because most decisions that are no puzzles are rejected by the first one.
    """
    seat, even = game.asked, 1 / game.options.players
    if recipe.screen is not None and not _is_promising(
        recipe, Position(game, line, seed, OpponentModel(), recipe.screen, steady=True)
    ):
        return None
    position = Position(game, line, seed, OpponentModel(), recipe.plan, steady=True)
    looked = first_looks(position)
    if len(looked.options) < 3:
        return None
    figures = list(looked.figures)
    best = _best(figures[0], seat)
    for number in range(1, recipe.looks + 1):
        lead, chance = _standing(figures, best, seat)
        share = 1.0 if number == recipe.looks else recipe.promise
        if lead < share * recipe.lead * even or not recipe.least <= chance <= recipe.most:
            return None
        if any(_best(one, seat) != best for one in figures):
            return None
        if number < recipe.looks:
            figures += further_looks(position, looked.options, [number]).figures
    return _answers(looked, figures, seat)


def _is_promising(recipe: Recipe, position: Position) -> bool:
    """Returns whether a coarse look sees a move with about the lead that a puzzle needs (the share `promise` of
    it)."""
    looked, seat = first_looks(position), position.game.asked
    if len(looked.options) < 3:
        return False
    lead, _chance = _standing(looked.figures, _best(looked.figures[0], seat), seat)
    even: float = 1 / position.game.options.players
    return lead >= recipe.promise * recipe.lead * even


def _best(figures: Sequence[Figures], seat: int) -> int:
    """Returns the index of the best option in a look."""
    return max(range(len(figures)), key=lambda option: figures[option].wins[seat])


def _standing(looks: Sequence[Sequence[Figures]], best: int, seat: int) -> tuple[float, float]:
    """Returns the lead of an option over the best of the others, and its chance, both from 0 to 1 and as means over
    the looks."""
    means = [sum(option.wins[seat] for option in options) / len(looks) for options in zip(*looks, strict=True)]
    others = max(mean for option, mean in enumerate(means) if option != best)
    return (means[best] - others) / PER_MILLION, means[best] / PER_MILLION


def _answers(looked: LooksResult, looks: Sequence[Sequence[Figures]], seat: int) -> tuple[AnswerRecord, ...]:
    """Returns the means over all looks, in the units of puzzles, the best move first."""
    found = []
    for line, options in zip(looked.options, zip(*looks, strict=True), strict=True):
        wins = [sum(one) for one in zip(*(option.wins for option in options), strict=True)]
        terms = [
            [sum(one) for one in zip(*seats, strict=True)]
            for seats in zip(*(option.terms for option in options), strict=True)
        ]
        count = len(looks)
        found.append(
            AnswerRecord(
                line,
                tuple(round(CHANCES * win / count / PER_MILLION) for win in wins),
                tuple(tuple(round(TENTHS * term / count / HUNDREDTHS) for term in one) for one in terms),
                tuple(ReplyRecord.from_reply(reply) for reply in replies_in(options)),
            )
        )
    return tuple(sorted(found, key=lambda answer: -answer.wins[seat]))


def _first_sight(game: AnyGame) -> str:
    """Returns the notation of the move that looks best at first sight: the move that level `normal` plays on every
    computer."""
    knowledge = knowledge_of(game.options)
    evaluator = knowledge.evaluator(game.options).steady()
    judge = UtilityFunction(evaluator, knowledge, style_of(BALANCED, game.options), game.asked)
    return game.text(looks_best(game.copy(), judge))


def grade_of(game: AnyGame, solution: str, seed: int) -> int:
    """Returns the grade of a puzzle: 1 if the solution looks best at first sight, otherwise that of the weakest bot
    that finds it (2 or 3), and 4 if none of them does."""
    if _first_sight(game) == solution:
        return EASIEST
    for grade, nodes in enumerate(FINDERS, start=2):
        found = sum(
            game.text(SearchBot(steady(nodes), BALANCED, derived_seed(seed, vote)).think(game.copy()).best.action)
            == solution
            for vote in range(VOTES)
        )
        if 2 * found > VOTES:
            return grade
    return 4


def still_holds(puzzle: Puzzle, recipe: Recipe = USUAL) -> bool:
    """Returns whether looks with other seeds prefer the same move; half the lead is sufficient.

    The looks are those of puzzle making, which evaluate positions as steady bots do. In addition, a review of the
    same decision by today's looks must not dispute the solution.
    """
    record = puzzle.record
    relaxed = attrs.evolve(recipe, lead=recipe.lead / 2, least=0.0, most=1.0, screen=None)
    answers = looked_at(
        relaxed, puzzle.game.copy(), puzzle.solution, derived_seed(record.seed, _LOOKS, record.ply, 1)
    )
    return answers is not None and answers[0].action == puzzle.solution and not is_disputed(puzzle)


def is_disputed(puzzle: Puzzle) -> bool:
    """Returns whether a review would see a loss in the solution, compared with the two best other moves."""
    record = puzzle.record
    options = [puzzle.solution, *[answer.action for answer in record.answers if answer.action != puzzle.solution][:2]]
    seed = derived_seed(record.seed, _LOOKS, record.ply, 2)
    position = Position(puzzle.game.copy(), puzzle.solution, seed, OpponentModel(), TODAY)
    return verdict(position, options, TODAY_LOOKS).sure_loss > DISPUTED * puzzle.even


def holds(task: tuple[str, PuzzleRecord]) -> bool:
    """Returns `still_holds` for a puzzle record; `task` is the id of the game and the record. Raises SaveError."""
    return still_holds(puzzle_of(*task))


def completed(task: tuple[str, PuzzleRecord], recipe: Recipe = USUAL) -> PuzzleRecord:
    """Returns the puzzle with the replies of other players after each move, found by the looks with which the puzzle
    was made.

    The record is unchanged if the replies are known, if its moves are of no sort to which others can reply by taking
    something, or if today's looks give other figures. Raises SaveError.
    """
    game, record = task
    puzzle, seed = puzzle_of(game, record), derived_seed(record.seed, _LOOKS, record.ply)
    moves = [puzzle.game.parse(answer.action) for answer in record.answers]
    takes_nothing = not sort_of(knowledge_of(puzzle.game.options), moves)
    if takes_nothing or any(answer.replies for answer in record.answers):
        return record
    found = looked_at(attrs.evolve(recipe, screen=None), puzzle.game.copy(), puzzle.solution, seed) or ()
    same = tuple(attrs.evolve(answer, replies=()) for answer in found) == record.answers
    return attrs.evolve(record, answers=found) if same else record
