"""Carries out the command `train`, which makes the bots' weights."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import numpy as np

from puertorico_desktop.bots.games import NothingToLearnError, knowledge_of, study_of
from puertorico_desktop.bots.learning.course import SIMPLE, Course, Progress, train
from puertorico_desktop.bots.learning.device import PROCESSOR, Device, NoGraphicsCardError, graphics_card
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.fitting import decode_for
from puertorico_desktop.bots.learning.league import (
    ContestResult,
    FaultyFileError,
    League,
    LearningResult,
    OtherCourseError,
    PlayingProgress,
    improve,
)
from puertorico_desktop.bots.learning.network import Network, TooNarrowError
from puertorico_desktop.bots.learning.refining import refine
from puertorico_desktop.bots.learning.selfplay import Searches
from puertorico_desktop.bots.learning.training_spec import TrainingSpec
from puertorico_desktop.bots.learning.weights import encode
from puertorico_desktop.cli.arguments import option, options, sharing
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError, check_out
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.train_arguments import CONTEST_GAMES, GAMES, GENERATION_GAMES, NODES, SHARE
from puertorico_desktop.cli.weights import from_file
from puertorico_desktop.cli.words import translate
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.files import write_atomically

DRAWS = 20
"""The number of draws of options that are compared to find out whether a rule changes them."""


def make_weights(arguments: argparse.Namespace) -> None:
    """Learn from self-play, and write the weights to a file. Raises ArgumentsError, FileError."""
    start: Path | None = arguments.start
    rules = options(arguments)
    study = _study(rules)
    _check_rules(arguments, rules, study)
    before, command = (None, "") if start is None else _read(start, rules)
    share: float = SHARE if arguments.simple_share is None else arguments.simple_share
    searches = Searches(arguments.search_share or 0.0, arguments.nodes or NODES)
    hidden: tuple[int, ...] = arguments.hidden or ()
    games: int = arguments.games or GAMES
    after: int = arguments.after or 0
    passes: int = arguments.passes or 0
    match = Course(rules, games, arguments.seed, share, before, arguments.until, searches, hidden, after, passes)
    ends = translate("Cli", "the course ends after {games} games")
    if match.until is not None and match.until > games:
        raise ArgumentsError.about("--until", ends.format(games=games))
    if after >= match.last:
        raise ArgumentsError.about("--after", ends.format(games=match.last))
    if searches.share and before is None and match.last <= SIMPLE:
        text = translate("Cli", "nothing is searched in the first {games} games, which the simple bot plays")
        raise ArgumentsError.about("--search-share", text.format(games=SIMPLE))
    command += f"train {FACES[rules.game].learned_rules(rules)} --players {rules.players}"
    command += f" --games {match.games} --seed {match.seed}"
    command += f" --simple-share {share:g}"
    if searches.share:
        command += f" --search-share {searches.share:g} --nodes {searches.nodes}"
    if hidden:
        command += f" --hidden {','.join(map(str, hidden))}"
    if match.passes:
        command += f" --passes {match.passes}"
    if match.after:
        command += f" --after {match.after}"
    if match.until is not None:
        command += f" --until {match.until}"
    if start is not None:
        command += " --start"  # with the weights that the previous command has written
    out: Path = arguments.out
    check_out(out)

    def on_progress(progress: Progress, network: Network | None) -> None:
        about = study.describe(rules, command, match.seed, progress.games)
        try:
            if network is not None:
                write_atomically(out, encode(network.rounded(), about))
        except SaveError as error:
            raise FileError.about(out, error) from None
        line = translate(
            "Cli",
            "{games} games in {seconds} s: loss {chances} (chances), {points} (points); "
            "mean score {mean}, of the best {best}",
        )
        print(
            line.format(
                games=progress.games,
                seconds=round(progress.seconds),
                chances=f"{progress.chances_loss:.4f}",
                points=f"{progress.points_loss:.2f}",
                mean=f"{progress.mean_score:.1f}",
                best=f"{progress.best_score:.1f}",
            ),
            flush=True,
        )

    device = _graphics_card() if arguments.gpu else PROCESSOR
    with sharing(arguments) as executor:
        try:
            (refine if match.passes else train)(match, on_progress, executor, device)
        except TooNarrowError as error:
            text = translate("Cli", "the weights to begin with have layers of {there}, which can only grow")
            there = ",".join(map(str, error.there))
            raise ArgumentsError.about("--hidden", text.format(there=there)) from None


def _graphics_card() -> Device:
    """Returns the graphics card as the device of learning. Raises ArgumentsError if there is none."""
    try:
        return graphics_card()
    except NoGraphicsCardError as error:
        text = translate("Cli", "there is no graphics card to learn on ({detail})")
        raise ArgumentsError.about("--gpu", printable(text.format(detail=error))) from None


def make_generations(arguments: argparse.Namespace) -> None:
    """Learn from games with search, and write all results to a folder. Raises ArgumentsError, FileError."""
    rules = options(arguments)
    _check_rules(arguments, rules, _study(rules))
    start: Path | None = arguments.start
    before, command = (_usual(rules), "") if start is None else _read(start, rules)
    games: int = arguments.games or GENERATION_GAMES
    nodes: int = arguments.nodes or NODES
    contest: int = arguments.contest or CONTEST_GAMES
    command += f"train {FACES[rules.game].learned_rules(rules)} --players {rules.players}"
    command += f" --generations {arguments.generations} --games {games} --nodes {nodes} --contest {contest}"
    command += f" --seed {arguments.seed}" + ("" if start is None else " --start")
    league = League(rules, games, contest, nodes, arguments.seed, before, command)
    try:
        with sharing(arguments) as executor:
            improve(league, arguments.out, arguments.generations, _print_generation, executor)
    except FaultyFileError as error:
        raise FileError.about(error.path, error.problem) from None
    except OtherCourseError as error:
        text = translate("Cli", "{path}: there is another course of learning in this folder ({detail})")
        raise FileError(printable(text.format(path=arguments.out, detail=error))) from None


def _print_generation(news: PlayingProgress | LearningResult | ContestResult) -> None:
    """Print a line about the step that has been done."""
    match news:
        case PlayingProgress():
            text = translate("Cli", "generation {number}: {done} of {files} files with games")
            line = text.format(number=news.generation, done=news.done, files=news.files)
        case LearningResult():
            text = translate(
                "Cli",
                "generation {number}: learned from {positions} positions and {decisions} decisions; "
                "as the search does, before and now: {before}, {after}",
            )
            line = text.format(
                number=news.generation,
                positions=news.positions,
                decisions=news.decisions,
                before=f"{news.before:.1%}",
                after=f"{news.after:.1%}",
            )
        case ContestResult():
            kept = translate("Cli", "generation {number}: won {wins}, lost {losses}: kept")
            dropped = translate("Cli", "generation {number}: won {wins}, lost {losses}: not kept")
            line = (kept if news.kept else dropped).format(number=news.generation, wins=news.wins, losses=news.losses)
    print(line, flush=True)


def _study(rules: Any) -> TrainingSpec:
    """Returns the study of the game. Raises ArgumentsError if its bots learn nothing."""
    try:
        return study_of(rules)
    except NothingToLearnError:
        raise ArgumentsError(translate("Cli", "the bots of this game learn nothing")) from None


def _check_rules(arguments: argparse.Namespace, rules: Any, study: TrainingSpec) -> None:
    """Raise ArgumentsError about an argument for a rule that changes neither the games that are learned from nor the
    command that the weights contain: they are for games with and without that rule."""
    face = FACES[rules.game]
    for name in face.rule_arguments:
        usual = arguments.usual[name]
        if getattr(arguments, name) == usual:
            continue
        try:
            without = options(argparse.Namespace(**{**vars(arguments), name: usual}))
        except ArgumentsError:  # another rule needs it
            continue
        if without == rules or face.learned_rules(without) != face.learned_rules(rules):
            continue
        if all(study.varied(without, _chance(draw)) == study.varied(rules, _chance(draw)) for draw in range(DRAWS)):
            text = translate("Cli", "changes nothing here: games with and without such rules are learned from")
            raise ArgumentsError.about(option(name), text)


def _chance(seed: int) -> np.random.Generator:
    return np.random.default_rng(seed)


def _usual(rules: Any) -> Network:
    """Returns the weights that the bots play with, as a start; fresh ones if there are none."""
    evaluator = knowledge_of(rules).evaluator(rules)
    if isinstance(evaluator, Evaluator):
        return evaluator.network
    return Network.untrained(study_of(rules).layout(rules), np.random.default_rng(0))


def _read(path: Path, rules: Any) -> tuple[Network, str]:
    """Returns the weights in a file, and the commands that made them, as a start for games with these options. Raises
    FileError."""
    network, about = from_file(path, lambda data: decode_for(data, rules))
    return network, f"{about.command} && "
