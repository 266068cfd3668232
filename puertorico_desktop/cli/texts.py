"""What the command line has words for in tables, and what it puts together from several texts."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from puertorico_desktop.bots.learning.misfit import SENTENCES as SENTENCES_ABOUT_WEIGHTS
from puertorico_desktop.bots.learning.misfit import MisfitError
from puertorico_desktop.bots.process.cluster_faults import SENTENCES as SENTENCES_ABOUT_CLUSTERS
from puertorico_desktop.bots.process.cluster_faults import ClusterError
from puertorico_desktop.bots.process.subprocess_client import SENTENCES as SENTENCES_ABOUT_PROGRAMS
from puertorico_desktop.bots.process.subprocess_client import ProgramFailure
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.words import translate
from puertorico_desktop.learn.challenges.faults import SENTENCES as SENTENCES_ABOUT_CODES
from puertorico_desktop.learn.challenges.faults import CodeError
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.errors import SaveError

PARSER: tuple[str, ...] = (
    QT_TRANSLATE_NOOP("CliParser", "usage: "),
    QT_TRANSLATE_NOOP("CliParser", "options"),
    QT_TRANSLATE_NOOP("CliParser", "positional arguments"),
    QT_TRANSLATE_NOOP("CliParser", "show this help message and exit"),
    QT_TRANSLATE_NOOP("CliParser", "argument %(argument_name)s: %(message)s"),
    QT_TRANSLATE_NOOP("CliParser", "expected one argument"),
    QT_TRANSLATE_NOOP("CliParser", "expected at most one argument"),
    QT_TRANSLATE_NOOP("CliParser", "expected at least one argument"),
    QT_TRANSLATE_NOOP("CliParser", "expected %s argument"),
    QT_TRANSLATE_NOOP("CliParser", "expected %s arguments"),
    QT_TRANSLATE_NOOP("CliParser", "ignored explicit argument %r"),
    QT_TRANSLATE_NOOP("CliParser", "invalid %(type)s value: %(value)r"),
    QT_TRANSLATE_NOOP("CliParser", "invalid choice: %(value)r (choose from %(choices)s)"),
    QT_TRANSLATE_NOOP("CliParser", "not allowed with argument %s"),
    QT_TRANSLATE_NOOP("CliParser", "one of the arguments %s is required"),
    QT_TRANSLATE_NOOP("CliParser", "the following arguments are required: %s"),
    QT_TRANSLATE_NOOP("CliParser", "ambiguous option: %(option)s could match %(matches)s"),
    QT_TRANSLATE_NOOP("CliParser", "unexpected option string: %s"),
    QT_TRANSLATE_NOOP("CliParser", "unknown parser %(parser_name)r (choices: %(choices)s)"),
    QT_TRANSLATE_NOOP("CliParser", "unrecognized arguments: %s"),
    QT_TRANSLATE_NOOP("CliParser", "can't open '%(filename)s': %(error)s"),
)
"""What argparse of Python 3.11 and its followers says to those who use a program, as it is written there."""


def parser_text(text: str) -> str:
    """A text of argparse; it stays English if it is not in `PARSER`."""
    return translate("CliParser", text)


def parser_count(one: str, many: str, count: int) -> str:
    """A text of argparse about so many things."""
    return parser_text(one if count == 1 else many)


def about_argument(name: str, complaint: str) -> str:
    """What is wrong with an argument, as argparse puts it."""
    text = translate("CliParser", "argument %(argument_name)s: %(message)s")
    return text % {"argument_name": name, "message": complaint}


def no_such_choice(given: str, known: Iterable[str]) -> str:
    """That something is none of what is known, as argparse puts it."""
    text = translate("CliParser", "invalid choice: %(value)r (choose from %(choices)s)")
    return text % {"value": given, "choices": ", ".join(known)}


def not_with(other: str) -> str:
    """That something does not go with another argument, as argparse puts it."""
    return translate("CliParser", "not allowed with argument %s") % other


def problem_text(error: SaveError) -> str:
    """What is wrong with a file, in one line: the sentence, and the detail for developers as it is."""
    sentence = translate("Problem", error.sentence)
    if not error.detail:
        return sentence
    return translate("Cli", "{sentence} ({detail})").format(sentence=sentence, detail=error.detail)


def code_text(error: CodeError) -> str:
    """Why something is no game code, or a game has none."""
    return translate("GameCode", SENTENCES_ABOUT_CODES[error.fault])


def failure_text(trouble: ProgramFailure) -> str:
    """What is wrong with another program, in one line: the sentence, with the detail for developers as it is."""
    return printable(trouble.told(translate("CliProgram", SENTENCES_ABOUT_PROGRAMS[trouble.fault])))


def cluster_text(error: ClusterError) -> str:
    """What is wrong with a cluster, in one line: the sentence, with the detail for its keepers as it is."""
    return printable(error.told(translate("CliCluster", SENTENCES_ABOUT_CLUSTERS[error.fault])))


def misfit_text(error: MisfitError) -> str:
    """Why weights from a file cannot be used, with the detail as it is."""
    return printable(error.told(translate("CliWeights", SENTENCES_ABOUT_WEIGHTS[error.misfit])))


def listed(parts: Iterable[str]) -> str:
    """The parts one after the other, of which there is at least one."""
    return reduce(
        lambda first, second: translate("Cli", "{first}, {second}").format(first=first, second=second), parts
    )
