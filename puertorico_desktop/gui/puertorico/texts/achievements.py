"""The texts of the achievement cards: titles, goals, and log sentences."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import achievement_events as a
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, CARDS_WITH_PUERTOMA
from puertorico_desktop.engine.puertorico.components import Achievement, Good
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.keys import key_text
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Achievements1897 = Context("Achievements1897")
_A = Achievement

TITLES: Mapping[Achievement, str] = {
    _A.BIG_SPENDER: QT_TRANSLATE_NOOP("Achievements1897", "Big Spender"),
    _A.CARAMEL_POPCORN_INVENTOR: QT_TRANSLATE_NOOP("Achievements1897", "Caramel Popcorn Inventor"),
    _A.COFFEE_DISPATCHER: QT_TRANSLATE_NOOP("Achievements1897", "Coffee Dispatcher"),
    _A.CONFECTIONERY_SUPPLIER: QT_TRANSLATE_NOOP("Achievements1897", "Confectionery Supplier"),
    _A.CORN_DISPATCHER: QT_TRANSLATE_NOOP("Achievements1897", "Corn Dispatcher"),
    _A.DEAL_CLOSER: QT_TRANSLATE_NOOP("Achievements1897", "Deal Closer"),
    _A.DOCK_TYCOON: QT_TRANSLATE_NOOP("Achievements1897", "Dock Tycoon"),
    _A.FRUIT_DISPATCHER: QT_TRANSLATE_NOOP("Achievements1897", "Fruit Dispatcher"),
    _A.HEAD_ADMINISTRATOR: QT_TRANSLATE_NOOP("Achievements1897", "Head Administrator"),
    _A.INDEPENDENT_SHIPPER: QT_TRANSLATE_NOOP("Achievements1897", "Independent Shipper"),
    _A.LEADING_EMPLOYER: QT_TRANSLATE_NOOP("Achievements1897", "Leading Employer"),
    _A.LEADING_PRODUCER: QT_TRANSLATE_NOOP("Achievements1897", "Leading Producer"),
    _A.LUXURY_CROP_TRADER: QT_TRANSLATE_NOOP("Achievements1897", "Luxury Crop Trader"),
    _A.LUXURY_GOODS_PROVIDER: QT_TRANSLATE_NOOP("Achievements1897", "Luxury Goods Provider"),
    _A.MAJOR_INVESTOR: QT_TRANSLATE_NOOP("Achievements1897", "Major Investor"),
    _A.MAJOR_LANDOWNER: QT_TRANSLATE_NOOP("Achievements1897", "Major Landowner"),
    _A.MASTER_AGRONOMIST: QT_TRANSLATE_NOOP("Achievements1897", "Master Agronomist"),
    _A.MASTER_ARCHITECT: QT_TRANSLATE_NOOP("Achievements1897", "Master Architect"),
    _A.MASTER_COLLECTOR: QT_TRANSLATE_NOOP("Achievements1897", "Master Collector"),
    _A.PASTRY_MAKER: QT_TRANSLATE_NOOP("Achievements1897", "Pastry Maker"),
    _A.PRUDENT_MERCHANT: QT_TRANSLATE_NOOP("Achievements1897", "Prudent Merchant"),
    _A.SENIOR_BUREAUCRAT: QT_TRANSLATE_NOOP("Achievements1897", "Senior Bureaucrat"),
    _A.SPECIALISED_SHIPPER: QT_TRANSLATE_NOOP("Achievements1897", "Specialised Shipper"),
    _A.SUGAR_DISPATCHER: QT_TRANSLATE_NOOP("Achievements1897", "Sugar Dispatcher"),
    _A.TAVERN_SUPPLIER: QT_TRANSLATE_NOOP("Achievements1897", "Tavern Supplier"),
    _A.TOBACCO_DISPATCHER: QT_TRANSLATE_NOOP("Achievements1897", "Tobacco Dispatcher"),
    _A.TOBACCO_AND_FRUIT_BROKER: QT_TRANSLATE_NOOP("Achievements1897", "Tobacco & Fruit Broker"),
    _A.TRADE_STRATEGIST: QT_TRANSLATE_NOOP("Achievements1897", "Trade Strategist"),
    _A.TRADE_TYCOON: QT_TRANSLATE_NOOP("Achievements1897", "Trade Tycoon"),
    _A.TROPICAL_PRODUCE_MAGNATE: QT_TRANSLATE_NOOP("Achievements1897", "Tropical Produce Magnate"),
}
_TOGETHER = QT_TRANSLATE_NOOP("Achievements1897", "Have at least {number} goods of {goods} together, some of each.")
_DISPATCH = QT_TRANSLATE_NOOP("Achievements1897", "Load the last good that fills a cargo ship with {goods}.")

GOALS: Mapping[Achievement, tuple[str, tuple[Good, ...]]] = {
    _A.BIG_SPENDER: (
        QT_TRANSLATE_NOOP("Achievements1897", "Buy an expanded building with all coins that you have."),
        (),
    ),
    _A.CARAMEL_POPCORN_INVENTOR: (_TOGETHER, (Good.CORN, Good.SUGAR)),
    _A.COFFEE_DISPATCHER: (_DISPATCH, (Good.COFFEE,)),
    _A.CONFECTIONERY_SUPPLIER: (_TOGETHER, (Good.INDIGO, Good.SUGAR)),
    _A.CORN_DISPATCHER: (_DISPATCH, (Good.CORN,)),
    _A.DEAL_CLOSER: (
        QT_TRANSLATE_NOOP("Achievements1897", "As the trader, sell the good that fills the trading house."),
        (),
    ),
    _A.DOCK_TYCOON: (
        QT_TRANSLATE_NOOP("Achievements1897", "Load at least {number} different goods in one captain phase."),
        (),
    ),
    _A.FRUIT_DISPATCHER: (_DISPATCH, (Good.INDIGO,)),
    _A.HEAD_ADMINISTRATOR: (
        QT_TRANSLATE_NOOP("Achievements1897", "Have at least {number} workers in buildings."),
        (),
    ),
    _A.INDEPENDENT_SHIPPER: (QT_TRANSLATE_NOOP("Achievements1897", "Fill an empty cargo ship with one load."), ()),
    _A.LEADING_EMPLOYER: (
        QT_TRANSLATE_NOOP("Achievements1897", "Have at least {number} workers on countryside tiles."),
        (),
    ),
    _A.LEADING_PRODUCER: (
        QT_TRANSLATE_NOOP("Achievements1897", "Produce at least {number} goods in one craftsman phase."),
        (),
    ),
    _A.LUXURY_CROP_TRADER: (_TOGETHER, (Good.TOBACCO, Good.COFFEE)),
    _A.LUXURY_GOODS_PROVIDER: (
        QT_TRANSLATE_NOOP("Achievements1897", "Own a production building for each of these goods: {goods}."),
        (Good.SUGAR, Good.TOBACCO, Good.COFFEE),
    ),
    _A.MAJOR_INVESTOR: (QT_TRANSLATE_NOOP("Achievements1897", "Own at least {number} expanded buildings."), ()),
    _A.MAJOR_LANDOWNER: (
        QT_TRANSLATE_NOOP(
            "Achievements1897",
            "Have at most {number} empty countryside spaces and at most {number} empty building spaces.",
        ),
        (),
    ),
    _A.MASTER_AGRONOMIST: (QT_TRANSLATE_NOOP("Achievements1897", "Own {number} countryside tiles."), ()),
    _A.MASTER_ARCHITECT: (
        QT_TRANSLATE_NOOP("Achievements1897", "Buy an expanded building for at most {number} coins."),
        (),
    ),
    _A.MASTER_COLLECTOR: (QT_TRANSLATE_NOOP("Achievements1897", "Have at least {number} goods of one kind."), ()),
    _A.PASTRY_MAKER: (_TOGETHER, (Good.CORN, Good.INDIGO)),
    _A.PRUDENT_MERCHANT: (
        QT_TRANSLATE_NOOP(
            "Achievements1897", "Store at least {number} different goods at the end of a captain phase."
        ),
        (),
    ),
    _A.SENIOR_BUREAUCRAT: (
        QT_TRANSLATE_NOOP("Achievements1897", "Own at least {number} regular commercial buildings."),
        (),
    ),
    _A.SPECIALISED_SHIPPER: (
        QT_TRANSLATE_NOOP("Achievements1897", "Load at least {number} goods of one kind at once."),
        (),
    ),
    _A.SUGAR_DISPATCHER: (_DISPATCH, (Good.SUGAR,)),
    _A.TAVERN_SUPPLIER: (_TOGETHER, (Good.SUGAR, Good.COFFEE)),
    _A.TOBACCO_DISPATCHER: (_DISPATCH, (Good.TOBACCO,)),
    _A.TOBACCO_AND_FRUIT_BROKER: (_TOGETHER, (Good.INDIGO, Good.TOBACCO)),
    _A.TRADE_STRATEGIST: (
        QT_TRANSLATE_NOOP("Achievements1897", "Gain at least {number} VP in one captain phase."),
        (),
    ),
    _A.TRADE_TYCOON: (
        QT_TRANSLATE_NOOP("Achievements1897", "Sell a good to the trading house for at least {number} coins."),
        (),
    ),
    _A.TROPICAL_PRODUCE_MAGNATE: (
        QT_TRANSLATE_NOOP("Achievements1897", "Own at least {number} production buildings for {goods}."),
        (Good.INDIGO, Good.SUGAR),
    ),
}
"""The goal of each card, with the goods that it names."""

_FILL = QT_TRANSLATE_NOOP("Achievements1897", "fill a ship: {goods}")
SHORT: Mapping[Achievement, str] = {
    _A.BIG_SPENDER: QT_TRANSLATE_NOOP("Achievements1897", "for all your coins"),
    _A.COFFEE_DISPATCHER: _FILL,
    _A.CORN_DISPATCHER: _FILL,
    _A.DEAL_CLOSER: QT_TRANSLATE_NOOP("Achievements1897", "as trader, the 4th"),
    _A.DOCK_TYCOON: QT_TRANSLATE_NOOP("Achievements1897", "{number} kinds a phase"),
    _A.FRUIT_DISPATCHER: _FILL,
    _A.INDEPENDENT_SHIPPER: QT_TRANSLATE_NOOP("Achievements1897", "an empty ship"),
    _A.LEADING_PRODUCER: QT_TRANSLATE_NOOP("Achievements1897", "{number} in a phase"),
    _A.MASTER_ARCHITECT: QT_TRANSLATE_NOOP("Achievements1897", "for up to {number}"),
    _A.PRUDENT_MERCHANT: QT_TRANSLATE_NOOP("Achievements1897", "store {number} kinds"),
    _A.SPECIALISED_SHIPPER: QT_TRANSLATE_NOOP("Achievements1897", "load {number} of a kind"),
    _A.SUGAR_DISPATCHER: _FILL,
    _A.TOBACCO_DISPATCHER: _FILL,
    _A.TRADE_STRATEGIST: QT_TRANSLATE_NOOP("Achievements1897", "{number} VP a phase"),
    _A.TRADE_TYCOON: QT_TRANSLATE_NOOP("Achievements1897", "a sale for {number}"),
}
"""A few words for each goal without a count that can be shown at all times."""


def card_title(card: Achievement) -> str:
    """Returns the title of the card."""
    return translate("Achievements1897", TITLES[card])


def card_goal(card: Achievement, words: Words) -> str:
    """Returns the goal of the card as a sentence."""
    text, goods = GOALS[card]
    return translate("Achievements1897", text).format(**_figures(card, goods, words))


def card_short(card: Achievement, words: Words) -> str:
    """Returns the goal of the card in a few words; empty if progress is counted."""
    return (
        translate("Achievements1897", SHORT[card]).format(**_figures(card, GOALS[card][1], words))
        if card in SHORT
        else ""
    )


def _figures(card: Achievement, goods: Iterable[Good], words: Words) -> dict[str, object]:
    return {"number": ACHIEVEMENTS[card].goal.number, "goods": listed(words.good(good) for good in goods)}


def card_effect(card: Achievement, words: Words) -> str:
    """Returns the goal of the card, and its value at the end of the game."""
    worth = Achievements1897.tr("%n VP at the end of the game.", "", ACHIEVEMENTS[card].points)
    return sentences([card_goal(card, words), worth])


CARDS_KEY = "Ctrl+K"
"""The key that moves the focus to the cards, see `puertorico_desktop.gui.windows.places_menu`."""


def face_down_title() -> str:
    """Returns the title of a face-down card."""
    return translate("Achievements1897", "Achievement card")


def face_down_effect() -> str:
    """Returns how players can look at their own cards."""
    words = translate("Achievements1897", "Face down: only its owner looks at it, by pointing at it or with {key}.")
    return words.format(key=key_text(CARDS_KEY))


def progress_text(have: int, need: int) -> str:
    """Returns the progress as figures, such as "5/8"."""
    return translate("Achievements1897", "{have}/{need}").format(have=have, need=need)


def titles_text(titles: Iterable[Achievement], left: int) -> str:
    """Returns the achievements of a player, and the number of face-down cards; empty without cards."""
    parts = []
    shown = listed(map(card_title, titles))
    if shown:
        parts.append(translate("Achievements1897", "Achievements: {titles}.").format(titles=shown))
    if left:
        parts.append(Achievements1897.tr("%n achievement card(s) face down.", "", left))
    return sentences(parts)


def keep_detail(passed_on: int) -> str:
    """Returns how to keep a card of a pack; `passed_on` is the number of cards passed to the left."""
    passing = Achievements1897.tr("%n card(s) go(es) to the player on your left.", "", passed_on)
    return sentences([_how_to_keep(), passing])


def keep_own_detail(still_to_keep: int) -> str:
    """Returns how to keep cards of a pack of which the others leave the game (S000 page 41); `still_to_keep` is the
    number of cards to keep, this one included."""
    text = Achievements1897.tr("%n card(s) still to keep; the others leave the game.", "", still_to_keep)
    return sentences([_how_to_keep(), text])


def _how_to_keep() -> str:
    return translate("Achievements1897", "Drag a card onto your board, or click it twice.")


def completes_card(card: Achievement) -> str:
    """Returns that an action completes the card."""
    return translate("Achievements1897", "completes the {title}").format(title=card_title(card))


def pay_all_text(doubloons: int) -> str:
    """Returns the text of the button that pays all doubloons for a large building."""
    return translate("Achievements1897", "Pay all {doubloons}").format(doubloons=doubloons)


def keep_hint(card: Achievement) -> str:
    """Returns the hint for keeping a card."""
    return translate("Achievements1897", "Keep the {title}").format(title=card_title(card))


def pay_all_hint(building: str) -> str:
    """Returns the hint for building with all doubloons."""
    return translate("Achievements1897", "Build the {building} for all your coins").format(building=building)


def pay_all_tip(doubloons: int) -> str:
    """Returns the tooltip of the button that pays all doubloons: a discount remains where they are less than the
    printed cost (R16)."""
    return Achievements1897.tr(
        "You pay all your %n coin(s) for the next expanded building; discounts count only for the rest.",
        "",
        doubloons,
    )


# -- the log --------------------------------------------------------------------------------------------------------


def _cards_dealt(event: a.CardsDealt, at: LogContext) -> str:
    if event.count == CARDS_WITH_PUERTOMA:
        return Achievements1897.tr("Everybody except Puertomas is dealt %n achievement card(s).", "", event.count)
    return Achievements1897.tr("Everybody is dealt %n achievement card(s).", "", event.count)


def _card_kept(event: a.CardKept, at: LogContext) -> str:
    return translate("Achievements1897", "{player} keeps an achievement card.").format(player=at.names[event.seat])


def _packs_passed(event: a.PacksPassed, at: LogContext) -> str:
    return Achievements1897.tr("The packs go to the left: %n achievement card(s) in each.", "", event.count)


def _achievement_done(event: a.AchievementDone, at: LogContext) -> str:
    text = translate("Achievements1897", "{player} shows an achievement: {title}.")
    return text.format(player=at.names[event.seat], title=card_title(event.achievement))


ACHIEVEMENT_SENTENCES: Mapping[type[Event], Callable[[Any, LogContext], str]] = {
    a.CardsDealt: _cards_dealt,
    a.CardKept: _card_kept,
    a.PacksPassed: _packs_passed,
    a.AchievementDone: _achievement_done,
}
"""The functions that return the log sentence, for the kinds of events that only achievements have."""
