"""Carries out the command that makes the bots' weights."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

from puertorico_desktop.bots.games import NothingToLearnError, study_of
from puertorico_desktop.bots.learning.course import Course, Progress, train
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.cli.arguments import options, sharing
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.words import translate
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.files import write_atomically


def make_weights(arguments: argparse.Namespace) -> None:
    """Learn from self-play, and keep what was learned in a file."""
    start: Path | None = arguments.start
    rules = options(arguments)
    try:
        study = study_of(rules)
    except NothingToLearnError:
        raise ArgumentsError(translate("Cli", "the bots of this game learn nothing")) from None
    before, command = (None, "") if start is None else _read(start, study.about)
    share: float = arguments.simple_share
    match = Course(rules, arguments.games, arguments.seed, share, before, arguments.until)
    command += f"train {FACES[rules.game].learned_rules(rules)} --players {rules.players}"
    command += f" --games {match.games} --seed {match.seed}"
    command += f" --simple-share {share:g}"
    if match.until is not None:
        command += f" --until {match.until}"
    if start is not None:
        command += " --start"  # with what the command before has made
    out: Path = arguments.out

    def tell(progress: Progress, network: Network) -> None:
        about = study.told(rules, command, match.seed, progress.games)
        try:
            write_atomically(out, encode(network, about))
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

    with sharing(arguments) as executor:
        train(match, tell, executor)


def _read(path: Path, kind: type[Any]) -> tuple[Network, str]:
    """The weights in a file, and the commands that made them, to go on from. Raises FileError."""
    try:
        network, about = decode(path.read_bytes(), kind)
    except OSError as error:
        raise FileError.about(path, SaveError.reading(error)) from None
    except WeightsError as error:
        text = translate("Cli", "{path}: these are no weights for this program ({detail})")
        raise FileError(printable(text.format(path=path, detail=error))) from None
    return network, f"{about.command} && "
