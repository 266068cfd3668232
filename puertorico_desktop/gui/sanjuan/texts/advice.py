"""The reasons for a preferred option, in sentences."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.sanjuan.reasons import Reason, ReasonKind
from puertorico_desktop.gui.sanjuan.texts.log import cards_text
from puertorico_desktop.gui.sanjuan.texts.words import role_name
from puertorico_desktop.gui.texts.figures import halves
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

GAINS: Mapping[str, str] = {
    "buildings": QT_TRANSLATE_NOOP("SanJuanAdvice", "Brings you about {points} VP more from buildings."),
    "tucked": QT_TRANSLATE_NOOP("SanJuanAdvice", "Brings you about {points} VP more under buildings."),
    "bonuses": QT_TRANSLATE_NOOP("SanJuanAdvice", "Brings you about {points} VP more from large buildings."),
}
HARMS: Mapping[str, str] = {
    "buildings": QT_TRANSLATE_NOOP("SanJuanAdvice", "{player} gets about {points} VP less from buildings."),
    "tucked": QT_TRANSLATE_NOOP("SanJuanAdvice", "{player} gets about {points} VP less under buildings."),
    "bonuses": QT_TRANSLATE_NOOP("SanJuanAdvice", "{player} gets about {points} VP less from large buildings."),
}
PLANS: Mapping[ReasonKind, str] = {
    ReasonKind.KEEPS: QT_TRANSLATE_NOOP("SanJuanAdvice", "Keeps the {role} from {player}."),
    ReasonKind.OPENS: QT_TRANSLATE_NOOP(
        "SanJuanAdvice", "If you took the {other} instead, {player} would take the {role}."
    ),
    ReasonKind.ENDS: QT_TRANSLATE_NOOP("SanJuanAdvice", "Ends the game while you lead."),
    ReasonKind.GOES_ON: QT_TRANSLATE_NOOP("SanJuanAdvice", "Does not end the game while {player} leads."),
}


def reason_text(reason: Reason, names: Sequence[str]) -> str:
    """Returns a reason for the preferred option, as a sentence."""
    if reason.kind in PLANS:
        return translate("SanJuanAdvice", PLANS[reason.kind]).format(
            player="" if reason.other is None else names[reason.other],
            role="" if reason.role is None else role_name(reason.role),
            other="" if reason.instead is None else role_name(reason.instead),
        )
    match reason.kind:
        case ReasonKind.GAIN:
            return translate("SanJuanAdvice", GAINS[reason.source]).format(points=halves(reason.points))
        case ReasonKind.HARM:
            text = translate("SanJuanAdvice", HARMS[reason.source])
            return text.format(player=names[reason.seat], points=halves(reason.points))
        case ReasonKind.PAYMENT:
            return _payment(reason)
        case ReasonKind.LEAST_WORTH:
            text = translate("SanJuanAdvice", "Worth least to you: {cards}.")
            return text.format(cards=cards_text(reason.cards))
        case ReasonKind.EQUAL:
            return translate("SanJuanAdvice", "The adviser sees no clear difference between them.")
    assert reason.kind is ReasonKind.SURER
    return translate("SanJuanAdvice", "Examined most: where the list shows a higher chance, it is less certain.")


def _payment(reason: Reason) -> str:
    if not reason.goods:
        return translate("SanJuanAdvice", "Pay with {cards}.").format(cards=cards_text(reason.cards))
    goods = cards_text(reason.goods)
    if not reason.cards:
        return translate("SanJuanAdvice", "Pay with the goods of {goods}.").format(goods=goods)
    text = translate("SanJuanAdvice", "Pay with {cards}, and the goods of {goods}.")
    return text.format(cards=cards_text(reason.cards), goods=goods)
