"""The effect of an action in a few words, shown at the pointer before it is played."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.actions import (
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.phases.builder import loses_good
from puertorico_desktop.engine.sanjuan.phases.trader import cards_for
from puertorico_desktop.gui.sanjuan.texts.log import cards_text, goods_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name, role_name
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed

translate = QCoreApplication.translate
SanJuanHint = Context("SanJuanHint")


def hint_text(action: Action, game: SanJuan) -> str:
    """Returns a line on an action of the player who must decide."""
    match action:
        case ChooseRole(doubled=True):
            text = translate("SanJuanHint", "Choose the {role} with twice the privilege")
            return text.format(role=role_name(action.role))
        case ChooseRole():
            return translate("SanJuanHint", "Choose the {role}").format(role=role_name(action.role))
        case Build():
            return _build(action, game)
        case Pay():
            paid = filter(None, (cards_text(action.cards), goods_text(action.goods)))
            return translate("SanJuanHint", "Pay {cards}").format(cards=listed(paid))
        case Produce():
            return translate("SanJuanHint", "Make goods: {goods}").format(goods=goods_text(action.buildings))
        case Sell():
            text = SanJuanHint.tr("Sell {goods} for %n card(s)", "", cards_for(game, game.asked, action.buildings))
            return text.format(goods=goods_text(action.buildings))
        case Keep():
            return translate("SanJuanHint", "Keep {cards}").format(cards=cards_text(action.cards))
        case Discard():
            return translate("SanJuanHint", "Discard {cards}").format(cards=cards_text(action.cards))
        case Exchange():
            return translate("SanJuanHint", "Exchange {cards}").format(cards=cards_text(action.cards))
        case Tuck():
            text = translate("SanJuanHint", "Put {cards} under the {building}")
            return text.format(cards=cards_text(action.cards), building=card_name(action.building))
    return ""


def _build(action: Build, game: SanJuan) -> str:
    price = game.price_tag(game.asked, action.kind, action.over).price
    if action.over is None and not price:
        return translate("SanJuanHint", "Build the {building} for nothing").format(building=card_name(action.kind))
    if action.over is None:
        text = SanJuanHint.tr("Build the {building} for %n card(s)", "", price)
        return text.format(building=card_name(action.kind))
    if price:
        text = SanJuanHint.tr("Build the {building} over the {covered} for %n card(s)", "", price)
    else:
        text = translate("SanJuanHint", "Build the {building} over the {covered} for nothing")
    hint = text.format(building=card_name(action.kind), covered=card_name(action.over))
    if not loses_good(game.players[game.asked], action.over):
        return hint
    return translate("SanJuanHint", "{hint}; its good is lost").format(hint=hint)
