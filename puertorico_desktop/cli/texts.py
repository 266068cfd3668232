"""What the command line has words for in tables, and what it puts together from several texts."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import reduce

from puertorico_desktop.bots.process.subprocess_client import SENTENCES as SENTENCES_ABOUT_PROGRAMS
from puertorico_desktop.bots.process.subprocess_client import Trouble
from puertorico_desktop.cli.terminal import printable
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.components import Benefit
from puertorico_desktop.engine.puertorico.options import OptionsFault
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.marking import QT_TRANSLATE_NOOP
from puertorico_desktop.saves.errors import SENTENCES, SaveError

DECISIONS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("CliDecision", "choose role"),
    DecisionKind.TAKE_TILE: QT_TRANSLATE_NOOP("CliDecision", "take tile"),
    DecisionKind.PLACE_COLONISTS: QT_TRANSLATE_NOOP("CliDecision", "place colonists"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("CliDecision", "build"),
    DecisionKind.TAKE_EXTRA_GOOD: QT_TRANSLATE_NOOP("CliDecision", "take extra good"),
    DecisionKind.SELL_GOOD: QT_TRANSLATE_NOOP("CliDecision", "sell good"),
    DecisionKind.LOAD_GOODS: QT_TRANSLATE_NOOP("CliDecision", "load goods"),
    DecisionKind.STORE_GOODS: QT_TRANSLATE_NOOP("CliDecision", "store goods"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("CliDecision", "accept benefit"),
    DecisionKind.DRAFT_BUILDING: QT_TRANSLATE_NOOP("CliDecision", "draft building"),
    DecisionKind.PLACE_NOBLES: QT_TRANSLATE_NOOP("CliDecision", "place nobles"),
    DecisionKind.PLACE_DRAWN_TILE: QT_TRANSLATE_NOOP("CliDecision", "place drawn tile"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("CliDecision", "pay"),
    DecisionKind.DELIVER_GOODS: QT_TRANSLATE_NOOP("CliDecision", "deliver goods"),
    DecisionKind.DISCARD_TILE: QT_TRANSLATE_NOOP("CliDecision", "discard tile"),
    DecisionKind.MOVE_GUESTS: QT_TRANSLATE_NOOP("CliDecision", "move guests"),
    DecisionKind.AFTER_SALE: QT_TRANSLATE_NOOP("CliDecision", "after sale"),
    DecisionKind.TAKE_PERSON: QT_TRANSLATE_NOOP("CliDecision", "take person"),
}
BENEFITS: Mapping[Benefit, str] = {
    Benefit.MAYOR_PRIVILEGE: QT_TRANSLATE_NOOP("CliDecision", "mayor privilege"),
    Benefit.PROSPECTOR_PRIVILEGE: QT_TRANSLATE_NOOP("CliDecision", "prospector privilege"),
    Benefit.PRODUCTION: QT_TRANSLATE_NOOP("CliDecision", "production"),
    Benefit.HOSPICE: QT_TRANSLATE_NOOP("CliDecision", "hospice"),
    Benefit.UNIVERSITY: QT_TRANSLATE_NOOP("CliDecision", "university"),
    Benefit.FACTORY: QT_TRANSLATE_NOOP("CliDecision", "factory"),
    Benefit.HARBOR: QT_TRANSLATE_NOOP("CliDecision", "harbor"),
    Benefit.CHURCH: QT_TRANSLATE_NOOP("CliDecision", "church"),
    Benefit.LIGHTHOUSE: QT_TRANSLATE_NOOP("CliDecision", "lighthouse"),
    Benefit.SPECIALTY_FACTORY: QT_TRANSLATE_NOOP("CliDecision", "specialty factory"),
    Benefit.UNION_HALL: QT_TRANSLATE_NOOP("CliDecision", "union hall"),
    Benefit.CHAPEL_DOUBLOON: QT_TRANSLATE_NOOP("CliDecision", "chapel doubloon"),
    Benefit.CHAPEL_POINT: QT_TRANSLATE_NOOP("CliDecision", "chapel point"),
    Benefit.JEWELER: QT_TRANSLATE_NOOP("CliDecision", "jeweler"),
    Benefit.VILLA: QT_TRANSLATE_NOOP("CliDecision", "villa"),
    Benefit.HUNTING_LODGE: QT_TRANSLATE_NOOP("CliDecision", "hunting lodge"),
}

COMPLAINTS: Mapping[OptionsFault, tuple[str, str]] = {
    OptionsFault.UNKNOWN_EDITION: ("--edition", QT_TRANSLATE_NOOP("Cli", "there is no such edition")),
    OptionsFault.PLAYERS: ("--players", QT_TRANSLATE_NOOP("Cli", "players must be 2 to 5, not {players}")),
    OptionsFault.READING_OF_1897: (
        "--reading",
        QT_TRANSLATE_NOOP("Cli", "the readings are those of the 1897 rulebook"),
    ),
    OptionsFault.SELECTION_WITHOUT_EXPANSION: (
        "--buildings",
        QT_TRANSLATE_NOOP("Cli", "without an expansion there are the buildings of the base game only"),
    ),
    OptionsFault.EXPANSION_WITHOUT_SELECTION: (
        "--buildings",
        QT_TRANSLATE_NOOP("Cli", "an expansion brings buildings: fixed, random or draft"),
    ),
    OptionsFault.RULE_NEEDS_CITIZENS: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "villa and jeweler come with the citizens"),
    ),
    OptionsFault.RULE_NEEDS_NEW_BUILDINGS: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "the forest house is one of the new buildings"),
    ),
    OptionsFault.RULE_NEEDS_CHOICE: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "where no buildings are chosen, none can be excluded"),
    ),
    OptionsFault.ONE_RESTRICTION: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "only one of the two restrictions of buildings can be chosen"),
    ),
    OptionsFault.HANDICAPS: ("--players", QT_TRANSLATE_NOOP("Cli", "the handicaps do not fit the seats")),
}
"""For each fault the argument that is to blame, and what is wrong with it."""


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


def complaint_about(fault: OptionsFault) -> tuple[str, str]:
    """The argument that is to blame for rules that do not go together, and what is wrong with it."""
    name, text = COMPLAINTS[fault]
    return name, translate("Cli", text)


def no_such_choice(given: str, known: Iterable[str]) -> str:
    """That something is none of what is known, as argparse puts it."""
    text = translate("CliParser", "invalid choice: %(value)r (choose from %(choices)s)")
    return text % {"value": given, "choices": ", ".join(known)}


def not_with(other: str) -> str:
    """That something does not go with another argument, as argparse puts it."""
    return translate("CliParser", "not allowed with argument %s") % other


def problem_text(error: SaveError) -> str:
    """What is wrong with a file, in one line: the sentence, and the detail for developers as it is."""
    sentence = translate("Problem", SENTENCES[error.problem])
    if not error.detail:
        return sentence
    return translate("Cli", "{sentence} ({detail})").format(sentence=sentence, detail=error.detail)


def trouble_text(trouble: Trouble) -> str:
    """What is wrong with another program, in one line: the sentence, with the detail for developers as it is."""
    return printable(trouble.told(translate("CliProgram", SENTENCES_ABOUT_PROGRAMS[trouble.fault])))


def decision_text(decision: Decision) -> str:
    """What somebody has to decide."""
    what = translate("CliDecision", DECISIONS[decision.kind])
    if decision.benefit is None:
        return what
    benefit = translate("CliDecision", BENEFITS[decision.benefit])
    return translate("Cli", "{what} ({benefit})").format(what=what, benefit=benefit)


def listed(parts: Iterable[str]) -> str:
    """The parts one after the other, of which there is at least one."""
    return reduce(
        lambda first, second: translate("Cli", "{first}, {second}").format(first=first, second=second), parts
    )
