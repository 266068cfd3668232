"""The sentences of the log: one for every kind of event, as far as the viewer may know it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan import events as e
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.gui.sanjuan.sales import Sale
from puertorico_desktop.gui.sanjuan.skips import Skips
from puertorico_desktop.gui.sanjuan.texts.reasons import skip_text
from puertorico_desktop.gui.sanjuan.texts.words import card_name, good_of, role_name
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
SanJuanLog = Context("SanJuanLog")

Names = Sequence[str]

PASSED: Mapping[DecisionKind, str] = {
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanLog", "{player} builds nothing."),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanLog", "{player} makes nothing."),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanLog", "{player} sells nothing."),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanLog", "{player} does not use the Office."),
}


def cards_text(cards: Iterable[Card | None]) -> str:
    """Returns cards in words: "2 Crane, Villa"; unknown ones as a number."""
    counts = Counter(cards)
    unknown = counts.pop(None, 0)
    parts = []
    for card in sorted(card for card in counts if card is not None):
        number = counts[card]
        text = translate("SanJuanLog", "{number} {card}") if number > 1 else "{card}"
        parts.append(text.format(number=number, card=card_name(card)))
    if unknown:
        parts.append(SanJuanLog.tr("%n card(s)", "", unknown))
    return listed(parts)


def goods_text(buildings: Iterable[Card]) -> str:
    """Returns the goods of buildings in words: "2 corn, coffee"."""
    parts = []
    for building, number in sorted(Counter(buildings).items()):
        text = translate("SanJuanLog", "{number} {good}") if number > 1 else "{good}"
        parts.append(text.format(number=number, good=good_of(building)))
    return listed(parts)


def cause_text(cause: Card | Role) -> str:
    """Returns the name of the cause of an event."""
    return role_name(cause) if isinstance(cause, Role) else card_name(cause)


def event_text(event: e.Event | Sale | Skips, names: Names) -> str:
    """Returns the sentence on an event, on a sale with its cards, or on skipped players, as its viewer knows it
    (`Event.seen_by`)."""
    if isinstance(event, Sale):
        return _sale(event, names)
    if isinstance(event, Skips):
        return skip_text(event.reason, event.seats, names)
    return SENTENCES[type(event)](event, names)


def _round_started(event: e.RoundStarted, names: Names) -> str:
    text = translate("SanJuanLog", "Round {round} begins, {player} is the governor.")
    return text.format(round=event.round, player=names[event.governor])


def _role_chosen(event: e.RoleChosen, names: Names) -> str:
    if event.doubled:
        text = translate("SanJuanLog", "{player} chooses the {role} with twice the privilege.")
    else:
        text = translate("SanJuanLog", "{player} chooses the {role}.")
    return text.format(player=names[event.seat], role=role_name(event.role))


def _phase_ended(event: e.PhaseEnded, names: Names) -> str:
    return translate("SanJuanLog", "The phase of the {role} is over.").format(role=role_name(event.role))


def _skipped(event: e.Skipped, names: Names) -> str:
    return skip_text(event.reason, (event.seat,), names)


def _passed(event: e.Passed, names: Names) -> str:
    return translate("SanJuanLog", PASSED[event.asked]).format(player=names[event.seat])


def _benefit_refused(event: e.BenefitRefused, names: Names) -> str:
    name = event.benefit.name
    cause: Card | Role = Card[name] if name in Card.__members__ else Role[name]
    text = translate("SanJuanLog", "{player} does not want what the {cause} gives.")
    return text.format(player=names[event.seat], cause=cause_text(cause))


def _deck_shuffled(event: e.DeckShuffled, names: Names) -> str:
    return SanJuanLog.tr("The discards, %n card(s), are shuffled and become the deck.", "", event.cards)


def _cards_drawn(event: e.CardsDrawn, names: Names) -> str:
    if event.cause is None:
        text = translate("SanJuanLog", "{player} draws {cards}.")
        return text.format(player=names[event.seat], cards=cards_text(event.cards))
    text = translate("SanJuanLog", "{player} draws {cards} ({cause}).")
    return text.format(player=names[event.seat], cards=cards_text(event.cards), cause=cause_text(event.cause))


def _cards_looked_at(event: e.CardsLookedAt, names: Names) -> str:
    text = translate("SanJuanLog", "{player} draws {cards} to choose from.")
    return text.format(player=names[event.seat], cards=cards_text(event.cards))


def _cards_kept(event: e.CardsKept, names: Names) -> str:
    if not event.discarded:
        text = translate("SanJuanLog", "{player} keeps {cards}.")
    else:
        text = translate("SanJuanLog", "{player} keeps {cards} and discards {others}.")
    others = cards_text(event.discarded)
    return text.format(player=names[event.seat], cards=cards_text(event.cards), others=others)


def _cards_discarded(event: e.CardsDiscarded, names: Names) -> str:
    if event.cause is None:
        text = translate("SanJuanLog", "{player} held too many cards and discards {cards}.")
        return text.format(player=names[event.seat], cards=cards_text(event.cards))
    text = translate("SanJuanLog", "{player} discards {cards} ({cause}).")
    return text.format(player=names[event.seat], cards=cards_text(event.cards), cause=cause_text(event.cause))


def _first_hand_chosen(event: e.FirstHandChosen, names: Names) -> str:
    text = translate("SanJuanLog", "{player} discards {cards} and keeps the first hand.")
    return text.format(player=names[event.seat], cards=cards_text(event.cards))


def _cards_tucked(event: e.CardsTucked, names: Names) -> str:
    text = translate("SanJuanLog", "{player} puts {cards} under the {building}.")
    return text.format(player=names[event.seat], cards=cards_text(event.cards), building=card_name(event.building))


def _nothing_tucked(event: e.NothingTucked, names: Names) -> str:
    text = translate("SanJuanLog", "{player} puts no card under the {building}.")
    return text.format(player=names[event.seat], building=card_name(event.building))


def _cards_turned_up(event: e.CardsTurnedUp, names: Names) -> str:
    if event.kept is None:
        text = translate("SanJuanLog", "{player}, {cause}: turns up {cards}, and keeps none.")
    else:
        text = translate("SanJuanLog", "{player}, {cause}: turns up {cards}, and keeps {kept}.")
    kept = "" if event.kept is None else card_name(event.kept)
    return text.format(
        player=names[event.seat], cause=card_name(event.cause), cards=cards_text(event.cards), kept=kept
    )


def _building_covered(event: e.BuildingCovered, names: Names) -> str:
    if event.good_lost:
        text = translate("SanJuanLog", "{player} builds over the {building}, and loses its good.")
    else:
        text = translate("SanJuanLog", "{player} builds over the {building}.")
    return text.format(player=names[event.seat], building=card_name(event.building))


def _building_built(event: e.BuildingBuilt, names: Names) -> str:
    values = {"player": names[event.seat], "building": card_name(event.building)}
    if not event.price:
        return translate("SanJuanLog", "{player} builds: {building}, for nothing.").format(**values)
    if not event.goods and all(card is None for card in event.cards):
        return SanJuanLog.tr("{player} builds: {building}, for %n card(s).", "", event.price).format(**values)
    text = SanJuanLog.tr("{player} builds: {building}, for %n: {paid}.", "", event.price)
    goods = goods_text(event.goods)
    paid = [cards_text(event.cards)] if event.cards else []
    return text.format(paid=listed([*paid, goods] if event.goods else paid), **values)


def _goods_produced(event: e.GoodsProduced, names: Names) -> str:
    if isinstance(event.cause, Card):
        text = translate("SanJuanLog", "{player}, {building}: gets a good.")
        return text.format(player=names[event.seat], building=card_name(event.cause))
    text = translate("SanJuanLog", "{player} makes goods: {goods}.")
    return text.format(player=names[event.seat], goods=goods_text(event.buildings))


def _prices_turned(event: e.PricesTurned, names: Names) -> str:
    prices = " ".join(str(price) for price in event.prices)
    return translate("SanJuanLog", "The prices, from corn to coffee: {prices}.").format(prices=prices)


def _goods_sold(event: e.GoodsSold, names: Names) -> str:
    text = SanJuanLog.tr("{player} sells {goods} for %n card(s).", "", event.price)
    return text.format(player=names[event.seat], goods=goods_text(event.buildings))


def _sale(sale: Sale, names: Names) -> str:
    """Returns the sentence on the goods, which contains the number of cards; the cards are named where known."""
    if None in sale.drawn.cards:
        return _goods_sold(sale.sold, names)
    text = SanJuanLog.tr("{player} sells {goods} for %n card(s): {cards}.", "", sale.sold.price)
    goods, cards = goods_text(sale.sold.buildings), cards_text(sale.drawn.cards)
    return text.format(player=names[sale.seat], goods=goods, cards=cards)


def _good_stowed(event: e.GoodStowed, names: Names) -> str:
    text = translate("SanJuanLog", "{player} keeps one of the goods under the {building}.")
    return text.format(player=names[event.seat], building=card_name(Card.HARBOR))


def _game_ended(event: e.GameEnded, names: Names) -> str:
    winners = listed(names[seat] for seat in event.winners)
    if len(event.winners) > 1:
        return translate("SanJuanLog", "The game is over. {winners} share the victory.").format(winners=winners)
    return translate("SanJuanLog", "The game is over. {winner} wins.").format(winner=winners)


SENTENCES: Mapping[type[e.Event], Callable[[Any, Names], str]] = {
    e.RoundStarted: _round_started,
    e.RoleChosen: _role_chosen,
    e.PhaseEnded: _phase_ended,
    e.Skipped: _skipped,
    e.Passed: _passed,
    e.BenefitRefused: _benefit_refused,
    e.DeckShuffled: _deck_shuffled,
    e.CardsDrawn: _cards_drawn,
    e.CardsLookedAt: _cards_looked_at,
    e.CardsKept: _cards_kept,
    e.CardsDiscarded: _cards_discarded,
    e.FirstHandChosen: _first_hand_chosen,
    e.CardsTucked: _cards_tucked,
    e.NothingTucked: _nothing_tucked,
    e.CardsTurnedUp: _cards_turned_up,
    e.BuildingCovered: _building_covered,
    e.BuildingBuilt: _building_built,
    e.GoodsProduced: _goods_produced,
    e.PricesTurned: _prices_turned,
    e.GoodsSold: _goods_sold,
    e.GoodStowed: _good_stowed,
    e.GameEnded: _game_ended,
}
