"""The texts of Puerto Rico on the command line that come from tables."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.cli.decision_texts import DecisionTexts
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.puertorico.components import Benefit
from puertorico_desktop.engine.puertorico.options import OptionsFault
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

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
    DecisionKind.SMUGGLE: QT_TRANSLATE_NOOP("CliDecision", "smuggle"),
    DecisionKind.LODGE: QT_TRANSLATE_NOOP("CliDecision", "lodge"),
    DecisionKind.KEEP_CARD: QT_TRANSLATE_NOOP("CliDecision", "keep card"),
    DecisionKind.RESERVE: QT_TRANSLATE_NOOP("CliDecision", "reserve"),
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
    OptionsFault.EXPANSION_OF_1897: (
        "--expansions",
        QT_TRANSLATE_NOOP("Cli", "this expansion belongs to the 1897 edition"),
    ),
    OptionsFault.PUERTOMA_OF_1897: (
        "--puertomas",
        QT_TRANSLATE_NOOP("Cli", "the automatic opponent belongs to the 1897 edition"),
    ),
    OptionsFault.PUERTOMAS: ("--puertomas", QT_TRANSLATE_NOOP("Cli", "0 to 2 seats can be automatic opponents")),
    OptionsFault.NO_PLAYER: ("--puertomas", QT_TRANSLATE_NOOP("Cli", "one seat at least is for a player")),
    OptionsFault.LEVEL_WITHOUT_PUERTOMA: (
        "--level",
        QT_TRANSLATE_NOOP("Cli", "only automatic opponents have a level: see --puertomas"),
    ),
    OptionsFault.RULE_FOR_PLAYERS_ONLY: (
        "--options",
        QT_TRANSLATE_NOOP(
            "Cli", "with an automatic opponent players keep four of six achievement cards, without a draft"
        ),
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
    OptionsFault.FESTIVAL_CARDS_NEED_FESTIVAL: (
        "--expansions",
        QT_TRANSLATE_NOOP("Cli", "the festival cards need the festival"),
    ),
    OptionsFault.RULE_NEEDS_ACHIEVEMENTS: (
        "--options",
        QT_TRANSLATE_NOOP("Cli", "without achievements no cards can be drafted"),
    ),
    OptionsFault.HANDICAPS: ("--players", QT_TRANSLATE_NOOP("Cli", "the handicaps do not fit the seats")),
}
"""For each fault, the argument at fault and the error message."""


def complaint_about(fault: OptionsFault) -> tuple[str, str]:
    """Returns the argument at fault in options that do not fit together, and the error message."""
    name, text = COMPLAINTS[fault]
    return name, translate("Cli", text)


DECISION_TEXTS = DecisionTexts("CliDecision", DECISIONS, BENEFITS)
