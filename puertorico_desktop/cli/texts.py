"""Texts of the command line that come from tables or are composed of several texts."""

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
from puertorico_desktop.no_screen import SENTENCES as SENTENCES_ABOUT_SCREENS
from puertorico_desktop.no_screen import NoScreenError
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
"""The texts of argparse in Python 3.11 and later that users may see, spelled as there."""


def parser_text(text: str) -> str:
    """Returns the translation of a text of argparse; the text itself if it is not in `PARSER`."""
    return translate("CliParser", text)


def parser_count(one: str, many: str, count: int) -> str:
    """Returns the translation of a text of argparse in the singular or plural form."""
    return parser_text(one if count == 1 else many)


def about_argument(name: str, complaint: str) -> str:
    """Returns an error message about an argument, in the form of argparse."""
    text = translate("CliParser", "argument %(argument_name)s: %(message)s")
    return text % {"argument_name": name, "message": complaint}


def no_such_choice(given: str, known: Iterable[str]) -> str:
    """Returns the error message that `given` is not among the known values, in the form of argparse."""
    text = translate("CliParser", "invalid choice: %(value)r (choose from %(choices)s)")
    return text % {"value": given, "choices": ", ".join(known)}


def not_with(other: str) -> str:
    """Returns the error message that an argument does not go with the `other` one, in the form of argparse."""
    return translate("CliParser", "not allowed with argument %s") % other


def problem_text(error: SaveError) -> str:
    """Returns the error message about a file on one line: the translated sentence, and the untranslated detail for
    developers."""
    sentence = translate("Problem", error.sentence)
    if not error.detail:
        return sentence
    return translate("Cli", "{sentence} ({detail})").format(sentence=sentence, detail=error.detail)


def code_text(error: CodeError) -> str:
    """Returns the reason why a text is not a valid game code, or a game has no code."""
    return translate("GameCode", SENTENCES_ABOUT_CODES[error.fault])


def failure_text(trouble: ProgramFailure) -> str:
    """Returns the error message about another program on one line: the sentence, with the untranslated detail for
    developers."""
    return printable(trouble.fill_in(translate("CliProgram", SENTENCES_ABOUT_PROGRAMS[trouble.fault])))


def cluster_text(error: ClusterError) -> str:
    """Returns the error message about a cluster on one line: the sentence, with the untranslated detail for its
    operators."""
    return printable(error.fill_in(translate("CliCluster", SENTENCES_ABOUT_CLUSTERS[error.fault])))


def screen_text(error: NoScreenError) -> str:
    """Returns the reason why no window can be opened, on one line."""
    return printable(error.fill_in(translate("Cli", SENTENCES_ABOUT_SCREENS[error.fault])))


def misfit_text(error: MisfitError) -> str:
    """Returns the reason why weights from a file cannot be used, with the untranslated detail."""
    return printable(error.fill_in(translate("CliWeights", SENTENCES_ABOUT_WEIGHTS[error.misfit])))


def listed(parts: Iterable[str]) -> str:
    """Returns the parts as a list in the language of the command line. There must be at least one."""
    return reduce(
        lambda first, second: translate("Cli", "{first}, {second}").format(first=first, second=second), parts
    )
