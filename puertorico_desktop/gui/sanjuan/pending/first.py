"""The initial draft of a decision that is answered in several steps."""

from __future__ import annotations

from collections.abc import Mapping

from puertorico_desktop.engine.sanjuan.actions import Build, ChooseRole, Tuck
from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import SLOT_OF, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.arrangement import CityLayout
from puertorico_desktop.gui.sanjuan.pending.base import PendingCards
from puertorico_desktop.gui.sanjuan.pending.building import Offer, PendingBuilding
from puertorico_desktop.gui.sanjuan.pending.picking import PendingPick, pick_counts
from puertorico_desktop.gui.sanjuan.pending.role import PendingRole


def first_pending(game: SanJuan, city: CityLayout) -> PendingCards | None:
    """Returns the initial draft of the present decision, None if it is not answered in several steps. `city` is that
    of the player who must decide."""
    match game.kind:
        case DecisionKind.CHOOSE_ROLE:
            return _role(game)
        case DecisionKind.BUILD:
            return _building(game, city)
        case DecisionKind.PAY:
            return _paying(game, city)
        case DecisionKind.PRODUCE | DecisionKind.SELL:
            return _goods(game, city)
        case DecisionKind.KEEP | DecisionKind.DISCARD | DecisionKind.EXCHANGE | DecisionKind.TUCK:
            return _cards(game, city)
    return None


def _role(game: SanJuan) -> PendingRole | None:
    """Returns the draft of a role; None unless the player can choose whether the privilege is doubled."""
    choices = [action for action in game.legal_actions() if isinstance(action, ChooseRole)]
    if not any(action.doubled for action in choices):
        return None
    return PendingRole(tuple(action.role for action in choices if not action.doubled))


def _building(game: SanJuan, city: CityLayout) -> PendingBuilding:
    """Returns the draft of a building; whether its payment is a decision is found by building it on a copy of the
    game."""
    offers = {}
    for action in game.legal_actions():
        if isinstance(action, Build):
            after = game.copy()
            after.play_unchecked(action)
            asks = after.kind is DecisionKind.PAY
            tag = game.price_tag(game.asked, action.kind, action.over)
            offers[action.kind, action.over] = Offer(tag.price, asks, tag.goods)
    hand = dict(refs.card_refs(game.players[game.asked].hand))
    return PendingBuilding(offers, hand, crates_in(game, city), city.spaces)


def _paying(game: SanJuan, city: CityLayout) -> PendingBuilding:
    """Returns the draft of a payment for a building that has been played already and is on its space."""
    view = game.observation(game.asked)
    site = view.site
    assert site is not None
    tag = game.price_tag(game.asked, site.kind, site.over)
    hand = dict(refs.card_refs(game.players[game.asked].hand))
    free = [space for space, there in enumerate(city.spaces) if there is site.over]
    space = city.wish if city.wish in free else free[0]
    assert space is not None
    offers = {(site.kind, site.over): Offer(site.price, True, min(tag.goods, site.price))}
    crates = crates_in(game, city)
    return PendingBuilding(offers, hand, crates, city.spaces, "", site.kind, space, is_played=True)


def _goods(game: SanJuan, city: CityLayout) -> PendingPick:
    """Returns the draft with empty buildings for producing, full ones for selling."""
    assert game.kind is not None
    sells = game.kind is DecisionKind.SELL
    full = crates_in(game, city)
    there = full if sells else _empty(city, full)
    least, most = pick_counts(game.kind, game.legal_actions())
    return PendingPick(game.kind, there, least, most, refs.PRICES if sells else refs.CITY)


def _cards(game: SanJuan, city: CityLayout) -> PendingPick:
    """Returns the draft with cards of the hand, or the drawn ones."""
    assert game.kind is not None
    kind, player = game.kind, game.players[game.asked]
    legal = game.legal_actions()
    least, most = pick_counts(kind, legal)
    if kind is DecisionKind.KEEP:
        drawn = [Card(number) for number in game.drawn]
        return PendingPick(kind, dict(refs.card_refs(refs.counted(drawn), "drawn")), least, most, refs.HAND)
    cards = dict(refs.card_refs(player.hand))
    if kind is DecisionKind.TUCK:
        tuck = next(action for action in legal if isinstance(action, Tuck))
        space = next((number for number, there in enumerate(city.spaces) if there is tuck.building), 0)
        return PendingPick(kind, cards, least, most, refs.city_ref(space), tuck.building)
    return PendingPick(kind, cards, least, most, refs.DISCARDS)


def crates_in(game: SanJuan, city: CityLayout) -> dict[str, Card]:
    """Returns the spaces with a good, for the player who must decide."""
    return {
        refs.city_ref(space): card
        for space, card in full_spaces(city, [len(goods) for goods in game.players[game.asked].goods])
    }


def full_spaces(city: CityLayout, goods: list[int]) -> list[tuple[int, Card]]:
    """Returns the spaces with a good and their buildings; `goods` counts the goods by slot. Where the layout does not
    know of that many, the first ones of equal buildings are full."""
    left = list(goods)
    found = []
    for space in sorted(range(len(city.spaces)), key=lambda one: one not in city.full):
        card = city.spaces[space]
        slot = None if card is None else SLOT_OF.get(card)
        if card is not None and slot is not None and left[slot]:
            left[slot] -= 1
            found.append((space, card))
    return sorted(found)


def _empty(city: CityLayout, full: Mapping[str, Card]) -> dict[str, Card]:
    """Returns the spaces with an empty production building."""
    return {
        refs.city_ref(space): card
        for space, card in enumerate(city.spaces)
        if card is not None and CATALOG[card].is_production and refs.city_ref(space) not in full
    }
