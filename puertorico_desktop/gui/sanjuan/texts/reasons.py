"""The reasons why an action is not possible: a sentence for every reason of the engine."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.gui.sanjuan.texts.prompts import DETAILS
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

REASONS: Mapping[Reason, str] = {
    Reason.GAME_OVER: QT_TRANSLATE_NOOP("SanJuanReason", "The game is over."),
    Reason.OTHER_DECISION: QT_TRANSLATE_NOOP("SanJuanReason", "That cannot be done now. {asked}"),
    Reason.ROLE_TAKEN: QT_TRANSLATE_NOOP("SanJuanReason", "{player} has already taken the {role} this round."),
    Reason.NOT_DOUBLED_HERE: QT_TRANSLATE_NOOP("SanJuanReason", "The privilege cannot be doubled by choice here."),
    Reason.MUST_CHOOSE_ROLE: QT_TRANSLATE_NOOP("SanJuanReason", "You have to choose a role."),
    Reason.NOT_IN_GAME: QT_TRANSLATE_NOOP("SanJuanReason", "The {card} is not in this game."),
    Reason.NOT_IN_HAND: QT_TRANSLATE_NOOP("SanJuanReason", "You have no such {card} in your hand."),
    Reason.CATHEDRAL_BUILT: QT_TRANSLATE_NOOP("SanJuanReason", "The Cathedral has been built already."),
    Reason.ALREADY_BUILT: QT_TRANSLATE_NOOP(
        "SanJuanReason", "Your city has a {card} already; one of each commercial building is all."
    ),
    Reason.NO_CRANE: QT_TRANSLATE_NOOP("SanJuanReason", "Only with a Crane can a building be covered."),
    Reason.NOT_OVER_CRANE: QT_TRANSLATE_NOOP("SanJuanReason", "A Crane cannot be covered."),
    Reason.SAME_BUILDING: QT_TRANSLATE_NOOP("SanJuanReason", "A {card} cannot be covered by another one."),
    Reason.NOT_IN_CITY: QT_TRANSLATE_NOOP("SanJuanReason", "There is no {card} in your city."),
    Reason.TOO_FEW_CARDS: QT_TRANSLATE_NOOP(
        "SanJuanReason", "It costs you {price} now, and you have {cards} to pay with."
    ),
    Reason.NO_CARDS: QT_TRANSLATE_NOOP("SanJuanReason", "There are no cards in hand."),
    Reason.MUST_PAY: QT_TRANSLATE_NOOP("SanJuanReason", "The building has to be paid for."),
    Reason.NO_HIDDEN_MARKET: QT_TRANSLATE_NOOP("SanJuanReason", "Goods pay only with a Hidden Market."),
    Reason.GOOD_TOO_MANY: QT_TRANSLATE_NOOP("SanJuanReason", "The price is {price}: no more goods can pay."),
    Reason.WRONG_NUMBER: QT_TRANSLATE_NOOP("SanJuanReason", "{given} chosen, {wanted} wanted."),
    Reason.NOT_PRODUCTION: QT_TRANSLATE_NOOP("SanJuanReason", "The {card} makes no goods."),
    Reason.BUILDING_FULL: QT_TRANSLATE_NOOP("SanJuanReason", "There is a good on the {card} already."),
    Reason.BUILDING_EMPTY: QT_TRANSLATE_NOOP("SanJuanReason", "There is no good on the {card}."),
    Reason.GOODS_LIMIT: QT_TRANSLATE_NOOP("SanJuanReason", "No more than {limit} now."),
    Reason.NOTHING_EMPTY: QT_TRANSLATE_NOOP("SanJuanReason", "No production building is empty."),
    Reason.NO_GOODS: QT_TRANSLATE_NOOP("SanJuanReason", "There are no goods to sell."),
    Reason.DECK_EMPTY: QT_TRANSLATE_NOOP("SanJuanReason", "There is no card left to draw."),
    Reason.NOT_DRAWN: QT_TRANSLATE_NOOP("SanJuanReason", "You have not drawn such a {card}."),
    Reason.MUST_KEEP: QT_TRANSLATE_NOOP("SanJuanReason", "You have to choose what you keep."),
    Reason.MUST_DISCARD: QT_TRANSLATE_NOOP("SanJuanReason", "You have to discard."),
    Reason.NOT_UNDER_THAT: QT_TRANSLATE_NOOP("SanJuanReason", "Nothing goes under the {card} now."),
    Reason.ONE_CARD_A_ROUND: QT_TRANSLATE_NOOP("SanJuanReason", "One card a round goes under the Chapel."),
    Reason.CHURCH_USED: QT_TRANSLATE_NOOP("SanJuanReason", "The Church can be used once in a game."),
}

SKIPS: Mapping[Reason, str] = {
    Reason.NO_CARDS: QT_TRANSLATE_NOOP("SanJuanLog", "{player} has no cards and builds nothing."),
    Reason.NOTHING_EMPTY: QT_TRANSLATE_NOOP("SanJuanLog", "{player} has no empty production building."),
    Reason.NO_GOODS: QT_TRANSLATE_NOOP("SanJuanLog", "{player} has no goods to sell."),
    Reason.DECK_EMPTY: QT_TRANSLATE_NOOP("SanJuanLog", "There is no card left for {player}."),
}
"""The reasons why a player is skipped."""

SKIPS_TOGETHER: Mapping[Reason, str] = {
    Reason.NO_CARDS: QT_TRANSLATE_NOOP("SanJuanLog", "{players} have no cards and build nothing."),
    Reason.NOTHING_EMPTY: QT_TRANSLATE_NOOP("SanJuanLog", "{players} have no empty production building."),
    Reason.NO_GOODS: QT_TRANSLATE_NOOP("SanJuanLog", "{players} have no goods to sell."),
    Reason.DECK_EMPTY: QT_TRANSLATE_NOOP("SanJuanLog", "There is no card left for {players}."),
}
"""The reasons why several players in a row are skipped."""


_NOTHING_CHOSEN = QT_TRANSLATE_NOOP("SanJuanReason", "Nothing has been chosen yet.")
"""The reason for an empty choice where one is enough: more may be allowed."""


def refusal_text(refusal: Refusal, names: Sequence[str]) -> str:
    """Returns the reason why an action is not possible."""
    if refusal.reason is Reason.WRONG_NUMBER and (refusal.values["given"], refusal.values["wanted"]) == (0, 1):
        return translate("SanJuanReason", _NOTHING_CHOSEN)
    values: dict[str, object] = {}
    for key, value in refusal.values.items():
        if isinstance(value, Card):
            values[key] = card_name(value)
        elif isinstance(value, Role):
            values[key] = role_name(value)
        elif isinstance(value, DecisionKind):
            values[key] = translate("SanJuanPrompt", DETAILS[value])
        elif key == "seat" and isinstance(value, int):
            values["player"] = names[value]
        else:
            values[key] = value
    return translate("SanJuanReason", REASONS[Reason(refusal.reason)]).format(**values)


def skip_text(refusal: Refusal, seats: Sequence[int], names: Sequence[str]) -> str:
    """Returns the reason why a player, or several in a row, are skipped."""
    reason = Reason(refusal.reason)
    if len(seats) == 1:
        return translate("SanJuanLog", SKIPS[reason]).format(player=names[seats[0]])
    players = listed(names[seat] for seat in seats)
    return translate("SanJuanLog", SKIPS_TOGETHER[reason]).format(players=players)
