"""The location of the cards of each kind, as far as a player can know: built, in the own hand, seen elsewhere,
unseen."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, in_pack
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import Observation
from puertorico_desktop.gui.sanjuan.hands import hand_lies_open
from puertorico_desktop.gui.sanjuan.session import SanJuanSession


@attrs.frozen
class CardCount:
    """The number of copies of a kind of card. `own`: in hand, just drawn, under an own Chapel or Church; `elsewhere`:
    among the discards and in the hands of others, where this player has seen them."""

    card: Card
    copies: int
    built: int
    own: int
    elsewhere: int

    @property
    def unseen(self) -> int:
        """The number of copies in the deck, in the hands of others, and face down on or under buildings."""
        return self.copies - self.built - self.own - self.elsewhere


def card_counts_of(session: SanJuanSession) -> list[CardCount]:
    """Returns the counts as far as the people at the screen may know them."""
    if hand_lies_open(session):
        return card_counts(session.view, True)
    return card_counts(attrs.evolve(session.view, known_discards=open_discards(session.game)), False)


def open_discards(game: SanJuan) -> tuple[int, ...]:
    """Returns by kind the number of discards that all players have seen."""
    everybody = (1 << len(game.players)) - 1
    counts = [0] * len(CARDS)
    for card, seats in zip(game.discards, game.known, strict=True):
        if seats & everybody == everybody:
            counts[card] += 1
    return tuple(counts)


def card_counts(view: Observation, hand_is_open: bool) -> list[CardCount]:
    """Returns the counts of all kinds of cards in the game, by cost. Unless `hand_is_open`, the player's hand counts
    as unseen, except for cards that all players have seen."""
    built, own, elsewhere = ([0] * len(CARDS) for _ in range(3))
    for player in view.players:
        for card, number in enumerate(player.city):
            built[card] += number
        for card in player.covered:
            built[card] += 1
        for card in player.revealed:
            elsewhere[card] += 1
    if view.site is not None:
        built[view.site.kind] += 1
    for card, number in enumerate(view.known_discards):
        elsewhere[card] += number
    viewer = view.players[view.seat]
    if hand_is_open:
        for card in viewer.revealed:  # they are counted as the viewer's own
            elsewhere[card] -= 1
        for card, number in enumerate(viewer.hand or ()):
            own[card] += number
        for card in (*(viewer.chapel_cards or ()), *(viewer.church_cards or ()), *(view.drawn or ())):
            own[card] += 1
    copies = in_pack(view.options)
    kinds = sorted((card for card in CARDS if copies[card]), key=lambda card: (CATALOG[card].cost, card))
    return [CardCount(card, copies[card], built[card], own[card], elsewhere[card]) for card in kinds]
