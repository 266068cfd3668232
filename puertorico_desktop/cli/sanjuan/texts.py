"""The texts of San Juan on the command line that come from tables.

Some pieces with the same English name are translated differently in Puerto Rico, so this game has its own translation
context.
"""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.cli.decision_texts import DecisionTexts
from puertorico_desktop.engine.sanjuan.components import Benefit
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

DECISIONS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("CliSanJuan", "choose role"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("CliSanJuan", "build"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("CliSanJuan", "pay"),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("CliSanJuan", "produce"),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("CliSanJuan", "sell"),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("CliSanJuan", "keep"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("CliSanJuan", "discard"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("CliSanJuan", "exchange"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("CliSanJuan", "tuck"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("CliSanJuan", "accept benefit"),
}
BENEFITS: Mapping[Benefit, str] = {
    Benefit.ADVENTURER: QT_TRANSLATE_NOOP("CliSanJuan", "adventurer"),
    Benefit.RECRUITER: QT_TRANSLATE_NOOP("CliSanJuan", "recruiter"),
    Benefit.LUMBERYARD: QT_TRANSLATE_NOOP("CliSanJuan", "lumberyard"),
    Benefit.HOSPITAL: QT_TRANSLATE_NOOP("CliSanJuan", "hospital"),
    Benefit.SCHOOL: QT_TRANSLATE_NOOP("CliSanJuan", "school"),
    Benefit.FACTORY: QT_TRANSLATE_NOOP("CliSanJuan", "factory"),
    Benefit.LARGE_MARKET: QT_TRANSLATE_NOOP("CliSanJuan", "large market"),
    Benefit.SMALL_MARKET: QT_TRANSLATE_NOOP("CliSanJuan", "small market"),
    Benefit.HARBOR: QT_TRANSLATE_NOOP("CliSanJuan", "harbor"),
    Benefit.BOHIO: QT_TRANSLATE_NOOP("CliSanJuan", "bohio"),
    Benefit.ZONING_OFFICE: QT_TRANSLATE_NOOP("CliSanJuan", "zoning office"),
    Benefit.VILLA: QT_TRANSLATE_NOOP("CliSanJuan", "villa"),
    Benefit.GOLD_MINE: QT_TRANSLATE_NOOP("CliSanJuan", "gold mine"),
    Benefit.BANK: QT_TRANSLATE_NOOP("CliSanJuan", "bank"),
    Benefit.TRADER: QT_TRANSLATE_NOOP("CliSanJuan", "trader"),
}


DECISION_TEXTS = DecisionTexts("CliSanJuan", DECISIONS, BENEFITS)
