"""The words of the achievement cards: titles, goals, and what the log tells of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.puertorico import achievement_events as a
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS
from puertorico_desktop.engine.puertorico.components import Achievement, Good
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.gui.puertorico.texts.teller import Teller
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed, sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
Log = Context("Log")
Cards = Context("Achievements")
_A = Achievement

TITLES: Mapping[Achievement, str] = {
    _A.BIG_SPENDER: QT_TRANSLATE_NOOP("Achievements", "Big Spender"),
    _A.CARAMEL_POPCORN_INVENTOR: QT_TRANSLATE_NOOP("Achievements", "Caramel Popcorn Inventor"),
    _A.COFFEE_DISPATCHER: QT_TRANSLATE_NOOP("Achievements", "Coffee Dispatcher"),
    _A.CONFECTIONERY_SUPPLIER: QT_TRANSLATE_NOOP("Achievements", "Confectionery Supplier"),
    _A.CORN_DISPATCHER: QT_TRANSLATE_NOOP("Achievements", "Corn Dispatcher"),
    _A.DEAL_CLOSER: QT_TRANSLATE_NOOP("Achievements", "Deal Closer"),
    _A.DOCK_TYCOON: QT_TRANSLATE_NOOP("Achievements", "Dock Tycoon"),
    _A.FRUIT_DISPATCHER: QT_TRANSLATE_NOOP("Achievements", "Fruit Dispatcher"),
    _A.HEAD_ADMINISTRATOR: QT_TRANSLATE_NOOP("Achievements", "Head Administrator"),
    _A.INDEPENDENT_SHIPPER: QT_TRANSLATE_NOOP("Achievements", "Independent Shipper"),
    _A.LEADING_EMPLOYER: QT_TRANSLATE_NOOP("Achievements", "Leading Employer"),
    _A.LEADING_PRODUCER: QT_TRANSLATE_NOOP("Achievements", "Leading Producer"),
    _A.LUXURY_CROP_TRADER: QT_TRANSLATE_NOOP("Achievements", "Luxury Crop Trader"),
    _A.LUXURY_GOODS_PROVIDER: QT_TRANSLATE_NOOP("Achievements", "Luxury Goods Provider"),
    _A.MAJOR_INVESTOR: QT_TRANSLATE_NOOP("Achievements", "Major Investor"),
    _A.MAJOR_LANDOWNER: QT_TRANSLATE_NOOP("Achievements", "Major Landowner"),
    _A.MASTER_AGRONOMIST: QT_TRANSLATE_NOOP("Achievements", "Master Agronomist"),
    _A.MASTER_ARCHITECT: QT_TRANSLATE_NOOP("Achievements", "Master Architect"),
    _A.MASTER_COLLECTOR: QT_TRANSLATE_NOOP("Achievements", "Master Collector"),
    _A.PASTRY_MAKER: QT_TRANSLATE_NOOP("Achievements", "Pastry Maker"),
    _A.PRUDENT_MERCHANT: QT_TRANSLATE_NOOP("Achievements", "Prudent Merchant"),
    _A.SENIOR_BUREAUCRAT: QT_TRANSLATE_NOOP("Achievements", "Senior Bureaucrat"),
    _A.SPECIALISED_SHIPPER: QT_TRANSLATE_NOOP("Achievements", "Specialised Shipper"),
    _A.SUGAR_DISPATCHER: QT_TRANSLATE_NOOP("Achievements", "Sugar Dispatcher"),
    _A.TAVERN_SUPPLIER: QT_TRANSLATE_NOOP("Achievements", "Tavern Supplier"),
    _A.TOBACCO_DISPATCHER: QT_TRANSLATE_NOOP("Achievements", "Tobacco Dispatcher"),
    _A.TOBACCO_AND_FRUIT_BROKER: QT_TRANSLATE_NOOP("Achievements", "Tobacco & Fruit Broker"),
    _A.TRADE_STRATEGIST: QT_TRANSLATE_NOOP("Achievements", "Trade Strategist"),
    _A.TRADE_TYCOON: QT_TRANSLATE_NOOP("Achievements", "Trade Tycoon"),
    _A.TROPICAL_PRODUCE_MAGNATE: QT_TRANSLATE_NOOP("Achievements", "Tropical Produce Magnate"),
}
_TOGETHER = QT_TRANSLATE_NOOP("Achievements", "Have at least {number} goods of {goods} together, some of each.")
_DISPATCH = QT_TRANSLATE_NOOP("Achievements", "Load the last good that fills a cargo ship with {goods}.")

GOALS: Mapping[Achievement, tuple[str, tuple[Good, ...]]] = {
    _A.BIG_SPENDER: (QT_TRANSLATE_NOOP("Achievements", "Buy a large building with all doubloons that you have."), ()),
    _A.CARAMEL_POPCORN_INVENTOR: (_TOGETHER, (Good.CORN, Good.SUGAR)),
    _A.COFFEE_DISPATCHER: (_DISPATCH, (Good.COFFEE,)),
    _A.CONFECTIONERY_SUPPLIER: (_TOGETHER, (Good.INDIGO, Good.SUGAR)),
    _A.CORN_DISPATCHER: (_DISPATCH, (Good.CORN,)),
    _A.DEAL_CLOSER: (
        QT_TRANSLATE_NOOP("Achievements", "As the trader, sell the good that fills the trading house."),
        (),
    ),
    _A.DOCK_TYCOON: (
        QT_TRANSLATE_NOOP("Achievements", "Load at least {number} different goods in one captain phase."),
        (),
    ),
    _A.FRUIT_DISPATCHER: (_DISPATCH, (Good.INDIGO,)),
    _A.HEAD_ADMINISTRATOR: (
        QT_TRANSLATE_NOOP("Achievements", "Have at least {number} colonists at work in buildings."),
        (),
    ),
    _A.INDEPENDENT_SHIPPER: (QT_TRANSLATE_NOOP("Achievements", "Fill an empty cargo ship with one load."), ()),
    _A.LEADING_EMPLOYER: (
        QT_TRANSLATE_NOOP("Achievements", "Have at least {number} colonists at work on island tiles."),
        (),
    ),
    _A.LEADING_PRODUCER: (
        QT_TRANSLATE_NOOP("Achievements", "Produce at least {number} goods in one craftsman phase."),
        (),
    ),
    _A.LUXURY_CROP_TRADER: (_TOGETHER, (Good.TOBACCO, Good.COFFEE)),
    _A.LUXURY_GOODS_PROVIDER: (
        QT_TRANSLATE_NOOP("Achievements", "Own a production building for each of these goods: {goods}."),
        (Good.SUGAR, Good.TOBACCO, Good.COFFEE),
    ),
    _A.MAJOR_INVESTOR: (QT_TRANSLATE_NOOP("Achievements", "Own at least {number} large buildings."), ()),
    _A.MAJOR_LANDOWNER: (
        QT_TRANSLATE_NOOP(
            "Achievements", "Have at most {number} empty spaces on your island and at most {number} in your city."
        ),
        (),
    ),
    _A.MASTER_AGRONOMIST: (QT_TRANSLATE_NOOP("Achievements", "Own {number} island tiles."), ()),
    _A.MASTER_ARCHITECT: (
        QT_TRANSLATE_NOOP("Achievements", "Buy a large building for at most {number} doubloons."),
        (),
    ),
    _A.MASTER_COLLECTOR: (QT_TRANSLATE_NOOP("Achievements", "Have at least {number} goods of one kind."), ()),
    _A.PASTRY_MAKER: (_TOGETHER, (Good.CORN, Good.INDIGO)),
    _A.PRUDENT_MERCHANT: (
        QT_TRANSLATE_NOOP("Achievements", "Store at least {number} different goods at the end of a captain phase."),
        (),
    ),
    _A.SENIOR_BUREAUCRAT: (QT_TRANSLATE_NOOP("Achievements", "Own at least {number} small violet buildings."), ()),
    _A.SPECIALISED_SHIPPER: (
        QT_TRANSLATE_NOOP("Achievements", "Load at least {number} goods of one kind at once."),
        (),
    ),
    _A.SUGAR_DISPATCHER: (_DISPATCH, (Good.SUGAR,)),
    _A.TAVERN_SUPPLIER: (_TOGETHER, (Good.SUGAR, Good.COFFEE)),
    _A.TOBACCO_DISPATCHER: (_DISPATCH, (Good.TOBACCO,)),
    _A.TOBACCO_AND_FRUIT_BROKER: (_TOGETHER, (Good.INDIGO, Good.TOBACCO)),
    _A.TRADE_STRATEGIST: (
        QT_TRANSLATE_NOOP("Achievements", "Gain at least {number} victory points in one captain phase."),
        (),
    ),
    _A.TRADE_TYCOON: (
        QT_TRANSLATE_NOOP("Achievements", "Sell a good to the trading house for at least {number} doubloons."),
        (),
    ),
    _A.TROPICAL_PRODUCE_MAGNATE: (
        QT_TRANSLATE_NOOP("Achievements", "Own at least {number} production buildings for {goods}."),
        (Good.INDIGO, Good.SUGAR),
    ),
}
"""What each card asks for, with the goods that it names."""

_FILL = QT_TRANSLATE_NOOP("Achievements", "fill a ship: {goods}")
SHORT: Mapping[Achievement, str] = {
    _A.BIG_SPENDER: QT_TRANSLATE_NOOP("Achievements", "for all doubloons"),
    _A.COFFEE_DISPATCHER: _FILL,
    _A.CORN_DISPATCHER: _FILL,
    _A.DEAL_CLOSER: QT_TRANSLATE_NOOP("Achievements", "as trader, the 4th"),
    _A.DOCK_TYCOON: QT_TRANSLATE_NOOP("Achievements", "{number} kinds at once"),
    _A.FRUIT_DISPATCHER: _FILL,
    _A.INDEPENDENT_SHIPPER: QT_TRANSLATE_NOOP("Achievements", "an empty ship"),
    _A.LEADING_PRODUCER: QT_TRANSLATE_NOOP("Achievements", "{number} at once"),
    _A.MASTER_ARCHITECT: QT_TRANSLATE_NOOP("Achievements", "for up to {number}"),
    _A.PRUDENT_MERCHANT: QT_TRANSLATE_NOOP("Achievements", "store {number} kinds"),
    _A.SPECIALISED_SHIPPER: QT_TRANSLATE_NOOP("Achievements", "load {number} of a kind"),
    _A.SUGAR_DISPATCHER: _FILL,
    _A.TOBACCO_DISPATCHER: _FILL,
    _A.TRADE_STRATEGIST: QT_TRANSLATE_NOOP("Achievements", "{number} VP at once"),
    _A.TRADE_TYCOON: QT_TRANSLATE_NOOP("Achievements", "a sale for {number}"),
}
"""In a few words what cannot be counted at all times."""


def card_title(card: Achievement) -> str:
    """The title that the card gives."""
    return translate("Achievements", TITLES[card])


def card_goal(card: Achievement, words: Words) -> str:
    """What the card asks for, as a sentence."""
    text, goods = GOALS[card]
    return translate("Achievements", text).format(**_figures(card, goods, words))


def card_short(card: Achievement, words: Words) -> str:
    """What the card asks for in a few words; empty where it can be counted."""
    return (
        translate("Achievements", SHORT[card]).format(**_figures(card, GOALS[card][1], words))
        if card in SHORT
        else ""
    )


def _figures(card: Achievement, goods: Iterable[Good], words: Words) -> dict[str, object]:
    return {"number": ACHIEVEMENTS[card].goal.number, "goods": listed(words.good(good) for good in goods)}


def card_effect(card: Achievement, words: Words) -> str:
    """What the card asks for, and what it is worth at the end."""
    worth = Cards.tr("%n victory point(s) at the end of the game.", "", ACHIEVEMENTS[card].points)
    return sentences([card_goal(card, words), worth])


def face_down_title() -> str:
    """A card that its owner has not turned over."""
    return translate("Achievements", "Achievement card")


def face_down_effect() -> str:
    """How one's own cards are looked at."""
    return translate("Achievements", "Face down: only its owner looks at it, by pointing at it or with Ctrl+K.")


def progress_text(have: int, need: int) -> str:
    """How far one is: "5/8"."""
    return translate("Achievements", "{have}/{need}").format(have=have, need=need)


def progress_speech(have: int, need: int) -> str:
    """How far one is, to be spoken."""
    return translate("Achievements", "{have} of {need}").format(have=have, need=need)


def done_speech() -> str:
    """That a card lies open."""
    return translate("Achievements", "done")


def titles_text(titles: Iterable[Achievement], left: int) -> str:
    """The titles that a player has, and how many cards still lie face down; empty without cards."""
    parts = []
    shown = listed(map(card_title, titles))
    if shown:
        parts.append(translate("Achievements", "Achievements: {titles}.").format(titles=shown))
    if left:
        parts.append(Cards.tr("%n achievement card(s) face down.", "", left))
    return sentences(parts)


def keep_detail(passed_on: int) -> str:
    """What to do with a pack of cards in hand."""
    keep = translate("Achievements", "Drag a card onto your board, or click it.")
    return sentences([keep, Cards.tr("%n card(s) go(es) to the player on your left.", "", passed_on)])


def completes_card(card: Achievement) -> str:
    """What an action would complete."""
    return translate("Achievements", "Completes the {title}").format(title=card_title(card))


def pay_all_text(doubloons: int) -> str:
    """The button that pays everything for a large building."""
    return translate("Achievements", "Pay all {doubloons}").format(doubloons=doubloons)


def pay_all_tip() -> str:
    """What that button is for."""
    return translate(
        "Achievements", "The next large building is bought for all your doubloons; discounts are left unused."
    )


# -- the log --------------------------------------------------------------------------------------------------------


def _cards_dealt(event: a.CardsDealt, at: Teller) -> str:
    return Log.tr("Everybody is dealt %n achievement card(s).", "", event.count)


def _card_kept(event: a.CardKept, at: Teller) -> str:
    return translate("Log", "{player} keeps an achievement card.").format(player=at.names[event.seat])


def _packs_passed(event: a.PacksPassed, at: Teller) -> str:
    return Log.tr("The packs go to the left: %n achievement card(s) in each.", "", event.count)


def _achievement_done(event: a.AchievementDone, at: Teller) -> str:
    text = translate("Log", "{player} shows an achievement: {title}.")
    return text.format(player=at.names[event.seat], title=card_title(event.achievement))


ACHIEVEMENT_SENTENCES: Mapping[type[Event], Callable[[Any, Teller], str]] = {
    a.CardsDealt: _cards_dealt,
    a.CardKept: _card_kept,
    a.PacksPassed: _packs_passed,
    a.AchievementDone: _achievement_done,
}
"""How each kind of event is told that only the achievements bring."""
