"""The cards and goods on the score sheet: when each building was built, and what is left at the end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any

from PySide6.QtWidgets import QWidget

from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, Card
from puertorico_desktop.engine.sanjuan.state import PlayerBoard
from puertorico_desktop.engine.sanjuan.worth import worth
from puertorico_desktop.gui.models.scores import Belongings, Piece, PieceGroup
from puertorico_desktop.gui.sanjuan.card_details import CardDetails, details_at_end
from puertorico_desktop.gui.sanjuan.course_of_building import Built, buildings_of
from puertorico_desktop.gui.sanjuan.hand_order import in_order
from puertorico_desktop.gui.sanjuan.refs import counted
from puertorico_desktop.gui.sanjuan.texts import scores as texts
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, good_of
from puertorico_desktop.gui.sanjuan.tokens import building_token, good_token
from puertorico_desktop.gui.sanjuan.views.artwork import CRATE_ICON, building_icon, good_icon
from puertorico_desktop.gui.sanjuan.views.card_renderer import CardRenderer
from puertorico_desktop.gui.sanjuan.windows.card_preview import CardPreview
from puertorico_desktop.gui.style.icons import Icons
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.phrases import row, title
from puertorico_desktop.match.match import Match

CARDS_BY_ID = {card.id: card for card in CARDS}


def belongings(match: Match[Any]) -> Belongings:
    """Returns the buildings of all players by the rounds in which they were built, then the cards and goods that are
    left."""
    game = match.record.game
    seats = [one.seat for one in game.standings()]
    cities = buildings_of(match)
    groups = []
    for number in sorted({one.round for city in cities for one in city}):
        rows = tuple([_built(match, seat, one) for one in cities[seat] if one.round == number] for seat in seats)
        groups.append(PieceGroup(texts.in_round(number), rows))
    players = [game.players[seat] for seat in seats]
    hands = tuple(_cards(player.hand, seat) for seat, player in zip(seats, players, strict=True))
    groups.append(PieceGroup(texts.hands(), hands))
    for card in (Card.CHAPEL, Card.CHURCH, Card.HARBOR):
        under = [_under(player, card) for player in players]
        if any(under):
            rows = tuple(_cards(counted(map(Card, cards)), seat) for seat, cards in zip(seats, under, strict=True))
            groups.append(PieceGroup(texts.under(card), rows))
    groups.append(PieceGroup(texts.goods_left(), tuple(list(_goods(player)) for player in players)))
    return Belongings(texts.belongings(), groups)


def _built(match: Match[Any], seat: int, built: Built) -> Piece:
    """Returns a building; one that was covered is gone, and has no points."""
    card, gone = built.card, built.covered is not None
    notes = [texts.over(card_name(built.over))] if built.over is not None else []
    if built.covered is not None:
        notes.append(texts.covered(built.covered))
    points = "" if gone else str(worth(match.record.game, seat, card))
    return _piece(card, f"{card.id}:{seat}:{'gone' if gone else 'built'}", points=points, note=row(notes), gone=gone)


def _cards(cards: Iterable[int], seat: int) -> list[Piece]:
    """Returns the cards of a hand or under a building, given as counts by kind, in the order of a hand."""
    counts = dict(zip(CARDS, cards, strict=True))
    kinds = [(card.id, card) for card, number in counts.items() if number]
    return [_piece(card, f"{card.id}:{seat}:", counts[card]) for _, card in in_order(kinds, False, ())]


def _piece(card: Card, ref: str, number: int = 1, points: str = "", note: str = "", gone: bool = False) -> Piece:
    token = building_token(card)
    name = texts.several(card_name(card), number)
    return Piece(ref, building_icon(card), token, f"{token}_ink", name, card_effect(card), points, note, gone)


def _under(player: PlayerBoard, card: Card) -> tuple[int, ...]:
    return {Card.CHAPEL: player.chapel, Card.CHURCH: player.church, Card.HARBOR: player.harbor}[card]


def _goods(player: PlayerBoard) -> Iterator[Piece]:
    """Yields the goods on the buildings of a player, the most expensive first."""
    counts = Counter(
        building for building, cards in zip(PRODUCERS, player.goods, strict=True) for _ in range(len(cards))
    )
    for building in reversed(PRODUCERS):
        if counts[building]:
            good = CATALOG[building].good
            icon, ground = CRATE_ICON, "card"
            if good is not None:
                icon, ground = good_icon(good), f"{good_token(good)}_wash"
            name = texts.several(title(good_of(building)), counts[building])
            yield Piece("", icon, ground, "picto", name, "")


def details_of_piece(match: Match[Any], ref: str) -> CardDetails | None:
    """Returns the description of the card with a ref of `belongings`; None for goods."""
    if not ref:
        return None
    card, seat, place = ref.split(":")
    owner = int(seat) if place == "built" else None
    return details_at_end(CARDS_BY_ID[card], match, owner, None if place else int(seat))


def piece_card(match: Match[Any], theme: Theme, icons: Icons, parent: QWidget) -> CardPreview:
    """Returns the large picture of the cards of `belongings`."""
    return CardPreview(partial(details_of_piece, match), CardRenderer(theme, icons, parent), parent)
