"""Weights from files for bots that are measured: `--weights candidate=FILE`, and bots named `hard@candidate`."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypeVar

from puertorico_desktop.bots.arena.games import Entrant
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.learning.misfit import Misfit, MisfitError
from puertorico_desktop.bots.registry import AT, QUICK, bot_and_weights, level_and_style
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.games import FileError
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.texts import misfit_text
from puertorico_desktop.cli.words import translate
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.files import read_bytes

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.search.values import Evaluation

OPTION: Final = "--weights"
EXAMPLE: Final = f"hard{AT}NAME"
_Weights = TypeVar("_Weights")
_NAME: Final = re.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,31}")


def add_weights(parser: argparse.ArgumentParser) -> None:
    """Add the argument that `read_weights` reads."""
    named = translate(
        "CliHelp", "weights for bots, which are named like {example} then; may be given again for other weights"
    )
    parser.add_argument(
        OPTION,
        type=_named_file,
        action="append",
        default=[],
        metavar="NAME=FILE",
        help=named.format(example=EXAMPLE),
    )


def _named_file(text: str) -> tuple[str, Path]:
    """Returns the name and the path in a text "NAME=FILE"."""
    name, sign, file = text.partition("=")
    if not sign or not file or not _NAME.fullmatch(name):
        wrong = translate("Cli", "not NAME=FILE with a name of Latin letters and figures: {text}")
        raise argparse.ArgumentTypeError(wrong.format(text=repr(text)))
    return name, Path(file)


def named_weights(arguments: argparse.Namespace) -> dict[str, Path]:
    """Returns the files of weights by name. Raises ArgumentsError if a name is given twice."""
    found: dict[str, Path] = {}
    for name, file in arguments.weights:
        if name in found:
            raise ArgumentsError.about(OPTION, translate("Cli", "{name} is named twice").format(name=name))
        found[name] = file
    return found


def check_weights(option: str, name: str, known: Collection[str]) -> None:
    """Raise ArgumentsError about the option if the bot's name contains weights that it cannot have."""
    bot, weights = bot_and_weights(name)
    if weights is None:
        return
    if bot in QUICK:
        text = translate("Cli", "{bot} plays without weights: {name}").format(bot=bot, name=printable(name))
        raise ArgumentsError.about(option, text)
    if level_and_style(bot) is not None and weights not in known:
        text = translate("Cli", "no weights have the name {weights}, which {option} NAME=FILE gives")
        raise ArgumentsError.about(option, text.format(weights=repr(weights), option=OPTION))


def read_weights(arguments: argparse.Namespace, rules: Any, bots: Collection[str]) -> Mapping[str, Evaluation]:
    """Returns the valuations of positions by the names of their weights; `bots` are the names of the bots that play.

    Raises ArgumentsError about weights that no bot uses, and FileError.
    """
    files = named_weights(arguments)
    used = {bot_and_weights(bot)[1] for bot in bots}
    for name in files:
        if name not in used:
            text = translate("Cli", "no bot uses {name}; the name of such a bot looks like {example}")
            raise ArgumentsError.about(OPTION, text.format(name=name, example=f"hard{AT}{name}"))
    return {name: _read(file, rules) for name, file in files.items()}


def entrant_of(name: str, budget: Budget | None, valuing: Mapping[str, Evaluation]) -> Entrant:
    """Returns the entrant for the name of a bot; `valuing` is the result of `read_weights`."""
    bot, weights = bot_and_weights(name)
    return Entrant(bot, budget, None if weights is None else valuing[weights])


def _read(path: Path, rules: Any) -> Evaluation:
    from puertorico_desktop.bots.learning.fitting import evaluator_from

    return from_file(path, lambda data: evaluator_from(data, rules))


def from_file(path: Path, decoded: Callable[[bytes], _Weights]) -> _Weights:
    """Returns what `decoded`, which may raise MisfitError, makes of the content of a file of weights. Raises
    FileError."""
    from puertorico_desktop.bots.learning.weights import MOST_BYTES

    try:
        return decoded(read_bytes(path, MOST_BYTES))
    except SaveError as error:
        if error.problem is Problem.NOT_A_SAVE:  # the text of this problem speaks of saved games
            raise _unusable(path, MisfitError(Misfit.DAMAGED, error.detail)) from None
        raise FileError.about(path, error) from None
    except MisfitError as error:
        raise _unusable(path, error) from None


def _unusable(path: Path, error: MisfitError) -> FileError:
    return FileError(printable(f"{path}: {misfit_text(error)}"))
