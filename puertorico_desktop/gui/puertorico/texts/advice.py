"""The texts of a hint: the options, their expected results, and the reasons for the preferred option."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.puertorico.reasons import Reason, ReasonKind
from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action, LoadGoods, PlaceColonists, StoreGoods
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, SITES
from puertorico_desktop.engine.puertorico.decision_questions import question_of
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.expansion_actions import LoadMixed, PlaceNobles, StoreCrates
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.gui.puertorico.texts.hints import hint_text
from puertorico_desktop.gui.puertorico.texts.places import ship_name, small_ship_name
from puertorico_desktop.gui.puertorico.texts.prompts import button_text, pass_text
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.figures import halves
from puertorico_desktop.gui.texts.phrases import listed, title
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

GAINS: Mapping[str, str] = {
    "shipping": QT_TRANSLATE_NOOP("Advice", "Brings you about {points} VP more from shipping."),
    "buildings": QT_TRANSLATE_NOOP("Advice", "Brings you about {points} VP more from buildings."),
    "bonuses": QT_TRANSLATE_NOOP("Advice", "Brings you about {points} VP more from the large buildings' bonuses."),
    "chips": QT_TRANSLATE_NOOP("Advice", "Brings you about {points} VP more in chips."),
    "halls_and_nobles": QT_TRANSLATE_NOOP(
        "Advice", "Brings you about {points} VP more from large buildings' bonuses and nobles."
    ),
    "halls_and_cards": QT_TRANSLATE_NOOP(
        "Advice", "Brings you about {points} VP more from large buildings' bonuses and achievements."
    ),
    "halls_nobles_and_cards": QT_TRANSLATE_NOOP(
        "Advice", "Brings you about {points} VP more from large buildings' bonuses, nobles and achievements."
    ),
}
HARMS: Mapping[str, str] = {
    "shipping": QT_TRANSLATE_NOOP("Advice", "{player} gets about {points} VP less from shipping."),
    "buildings": QT_TRANSLATE_NOOP("Advice", "{player} gets about {points} VP less from buildings."),
    "bonuses": QT_TRANSLATE_NOOP("Advice", "{player} gets about {points} VP less from the large buildings' bonuses."),
    "chips": QT_TRANSLATE_NOOP("Advice", "{player} gets about {points} VP less in chips."),
    "halls_and_nobles": QT_TRANSLATE_NOOP(
        "Advice", "{player} gets about {points} VP less from large buildings' bonuses and nobles."
    ),
    "halls_and_cards": QT_TRANSLATE_NOOP(
        "Advice", "{player} gets about {points} VP less from large buildings' bonuses and achievements."
    ),
    "halls_nobles_and_cards": QT_TRANSLATE_NOOP(
        "Advice", "{player} gets about {points} VP less from large buildings' bonuses, nobles and achievements."
    ),
}
PLANS: Mapping[ReasonKind, str] = {
    ReasonKind.KEEPS: QT_TRANSLATE_NOOP("Advice", "Keeps the {piece} from {player}."),
    ReasonKind.OPENS: QT_TRANSLATE_NOOP(
        "Advice", "If you took the {other} instead, {player} would take the {piece}."
    ),
    ReasonKind.SHIPS_FIRST: QT_TRANSLATE_NOOP(
        "Advice", "You ship for {amount} VP more than if {player} took the {piece} first."
    ),
    ReasonKind.SELLS_FIRST: QT_TRANSLATE_NOOP(
        "Advice", "You get {amount} doubloons more than if {player} took the {piece} first."
    ),
    ReasonKind.ENDS: QT_TRANSLATE_NOOP("Advice", "Ends the game while you lead."),
    ReasonKind.GOES_ON: QT_TRANSLATE_NOOP("Advice", "Does not end the game while {player} leads."),
    ReasonKind.NO_SALE: QT_TRANSLATE_NOOP("Advice", "{player} can sell nothing any more."),
    ReasonKind.DOUBLOONS: QT_TRANSLATE_NOOP("Advice", "There are {amount} doubloons on the {piece}."),
}


def reason_text(reason: Reason, words: Words, names: Sequence[str]) -> str:
    """Returns a reason for the preferred action, as a sentence."""
    player = names[reason.seat]
    if reason.kind in PLANS:
        return _plan_text(reason, words, names)
    match reason.kind:
        case ReasonKind.GAIN:
            return translate("Advice", GAINS[reason.source]).format(points=halves(reason.points))
        case ReasonKind.HARM:
            return translate("Advice", HARMS[reason.source]).format(player=player, points=halves(reason.points))
        case ReasonKind.NO_SHIP:
            assert reason.good is not None
            good = words.good(reason.good)
            return translate("Advice", "Leaves {player} no ship for the {good}.").format(player=player, good=good)
        case ReasonKind.KEEPS_SHIP:
            assert reason.good is not None
            return translate("Advice", "Leaves you a ship for the {good}.").format(good=words.good(reason.good))
        case ReasonKind.REACH:
            assert reason.building is not None
            text = translate("Advice", "Brings the {building} within reach.")
            return text.format(building=words.building(reason.building))
        case ReasonKind.EQUAL:
            return translate("Advice", "The adviser sees no clear difference between them.")
    assert reason.kind is ReasonKind.SURER
    return translate("Advice", "Examined most: where the list shows a higher chance, it is less certain.")


def _plan_text(reason: Reason, words: Words, names: Sequence[str]) -> str:
    """Returns a reason about later moves: pieces kept from other players, moves anticipated, or moves prepared."""
    return translate("Advice", PLANS[reason.kind]).format(
        player="" if reason.other is None else names[reason.other],
        piece="" if reason.piece is None else words.piece(reason.piece),
        other="" if reason.instead is None else words.piece(reason.instead),
        amount=reason.amount,
    )


def option_text(game: PuertoRico, action: Action, events: Sequence[Event], words: Words) -> str:
    """Returns an action in a few words; `events` are the events that it would cause."""
    kind = question_of(game)
    assert kind is not None
    if action == PASS:
        return pass_text(kind)
    if action == ACCEPT:
        return button_text("accept")
    if isinstance(action, StoreGoods | StoreCrates):
        return _store(action, words)
    if isinstance(action, PlaceNobles):
        return _nobles(action, words)
    text = hint_text(action, game.asked, events, words)
    ship = _ship(game, action)
    return f"{ship} · {text}" if ship else text


def _ship(game: PuertoRico, action: Action) -> str:
    """Returns the name of the ship onto which goods are loaded; empty if there is no choice of ships."""
    if isinstance(action, LoadMixed):
        return small_ship_name()
    if not isinstance(action, LoadGoods):
        return ""
    choices = [one for one in game.legal_actions() if isinstance(one, LoadGoods) and one.good is action.good]
    if len(choices) < 2 and not any(isinstance(one, LoadMixed) for one in game.legal_actions()):
        return ""
    if action.ship == PRIVATE_SHIP:
        return ship_name(None)
    return translate("Advice", "Ship {spaces}").format(spaces=game.ships[action.ship])


def _nobles(action: PlaceNobles, words: Words) -> str:
    places = [_piece(site, count, words) for site, count in enumerate(action.counts) if count]
    if not places:
        return translate("Advice", "All nobles in San Juan")
    return translate("Advice", "Nobles: {places}").format(places=listed(places))


def _store(action: StoreGoods | StoreCrates, words: Words) -> str:
    kept = [translate("Advice", "all {good}").format(good=words.good(good)) for good in action.kinds]
    if isinstance(action, StoreCrates):
        kept += [words.amount(action.crates.count(good), good) for good in GOODS if good in action.crates]
    elif action.crate is not None:
        kept.append(words.amount(1, action.crate))
    return (
        translate("Advice", "Keep {goods}").format(goods=listed(kept))
        if kept
        else translate("Advice", "Keep nothing")
    )


def placement_text(action: PlaceColonists, best: PlaceColonists, words: Words) -> str:
    """Returns the differences of a placement from the preferred one, which is visible as a draft."""
    if action == best:
        return translate("Advice", "Place them as you see it now")
    counts, others = action.counts, best.counts
    more = listed(_piece(site, counts[site] - others[site], words) for site in _sites(counts, others))
    less = listed(_piece(site, others[site] - counts[site], words) for site in _sites(others, counts))
    return title(translate("Advice", "{more} instead of {less}").format(more=more, less=less))


def _sites(higher: Sequence[int], lower: Sequence[int]) -> list[int]:
    return [site for site, (more, less) in enumerate(zip(higher, lower, strict=True)) if more > less]


def _piece(site: int, colonists: int, words: Words) -> str:
    name = words.piece(SITES[site])
    if colonists == 1:
        return name
    return translate("Advice", "{piece} ({colonists})").format(piece=name, colonists=colonists)
