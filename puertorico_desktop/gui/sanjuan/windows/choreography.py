"""The paths of the cards of San Juan, as animations: other players' cards move as card backs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

import attrs

from puertorico_desktop.engine.sanjuan import events as e
from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.arrangement import CityLayout
from puertorico_desktop.gui.sanjuan.hands import hand_lies_open
from puertorico_desktop.gui.sanjuan.pending.first import full_spaces
from puertorico_desktop.gui.sanjuan.sales import Sale
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.skips import Skips
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, CRATE_ICON, building_icon, role_icon
from puertorico_desktop.gui.windows.choreography import Choreography, Route

Place = TypeVar("Place", str, int)

MOST_CARDS = 4
"""The largest number of cards that are animated for one event."""


@attrs.frozen
class TableLayout:
    """The cards that the viewer sees at the table: the refs of those in hand and of the drawn ones, the layouts of
    all cities, and in each city the spaces that hold goods. `drafted` is whether a building that is being paid for
    stands in the viewer's city already."""

    viewer: int
    hand: tuple[str, ...]
    drawn: tuple[str, ...]
    cities: tuple[CityLayout, ...]
    full: tuple[tuple[int, ...], ...]
    drafted: bool


class _Changes:
    """The refs that a move has added or taken away, to be handed out one by one to its events."""

    def __init__(self, before: TableLayout, now: TableLayout) -> None:
        turned = before.viewer != now.viewer  # the hands are those of different players
        self.came = [] if turned else _difference(now.hand, before.hand)
        self.looked_at = [] if turned else _difference(now.drawn, before.drawn)
        self.went = [] if turned else _difference(before.hand, now.hand)
        self.put_back = [] if turned else _difference(before.drawn, now.drawn)
        seats = range(len(now.cities))
        self.filled = [_difference(now.full[seat], before.full[seat]) for seat in seats]
        self.emptied = [_difference(before.full[seat], now.full[seat]) for seat in seats]
        self.spaces = [now.cities[seat].spaces for seat in seats]
        old = [before.cities[seat].spaces for seat in seats]
        self.built = [
            [
                space
                for space, card in enumerate(self.spaces[seat])
                if card is not None and card is not old[seat][space]
            ]
            for seat in seats
        ]


class CardChoreography(Choreography):
    """Finds the places between which cards move."""

    _session: SanJuanSession

    def layout_before(self) -> TableLayout:
        """Returns the cards at the table as they are now, and notes the places of those of the viewer. A payment
        follows its building at once, so its cards leave from where they were before that."""
        layout = self._layout()
        places = {ref: self._place_of(ref, "") for ref in (*layout.hand, *layout.drawn)}
        follows = self._session.game.kind is DecisionKind.PAY
        self.old_places = places | self.old_places if follows else places
        return layout

    def _layout(self) -> TableLayout:
        session = self._session
        view, viewer = session.view, session.viewer
        hand, drawn = view.players[viewer].hand, view.drawn
        lies_open = hand_lies_open(session)
        pending = self._interaction.pending
        return TableLayout(
            viewer,
            () if hand is None or not lies_open else tuple(ref for ref, _ in refs.card_refs(hand)),
            ()
            if drawn is None or not lies_open
            else tuple(ref for ref, _ in refs.card_refs(refs.counted(drawn), "drawn")),
            session.cities,
            tuple(
                tuple(space for space, _ in full_spaces(city, list(player.goods)))
                for city, player in zip(session.cities, view.players, strict=True)
            ),
            pending is not None and pending.site is not None,
        )

    def source_of(self, action: Action) -> str:
        """Returns the ref of the role card that is chosen; other cards are moved by a draft before the action is
        played."""
        return refs.role_ref(action.role) if isinstance(action, ChooseRole) else ""

    def routes(self, events: Sequence[e.Event], before: TableLayout) -> list[Route]:
        """Returns the paths of the cards in the events."""
        changes = _Changes(before, self._layout())
        return [route for event in events for route in self._routes_of(event, changes, before.drafted)]

    def _hand(self, seat: int, cards: list[str]) -> str:
        """Returns the next of the viewer's cards, the whole hand where none is left, or the figures of another
        player."""
        if seat != self._session.viewer:
            return f"{refs.PLAYER}:{seat}"
        return cards.pop(0) if cards else refs.HAND

    def _city(self, seat: int, spaces: list[int]) -> str:
        """Returns the next of the spaces of a city; the whole city where none is left."""
        ref = refs.city_ref(spaces.pop(0)) if spaces else refs.CITY
        return refs.board_ref(seat, self._session.viewer, ref)

    def _figures(self, seat: int) -> str:
        return refs.PLAYER if seat == self._session.viewer else f"{refs.PLAYER}:{seat}"

    def _routes_of(self, event: e.Event, changes: _Changes, drafted: bool) -> Iterator[Route]:
        match event:
            case e.RoleChosen():
                yield Route(refs.role_ref(event.role), self._figures(event.seat), role_icon(event.role))
            case e.CardsDrawn():
                for _ in event.cards[:MOST_CARDS]:
                    yield Route(refs.DECK, self._hand(event.seat, changes.came), CARD_ICON)
            case e.CardsLookedAt():
                for _ in range(len(event.cards) if changes.looked_at else min(len(event.cards), MOST_CARDS)):
                    yield Route(refs.DECK, self._hand(event.seat, changes.looked_at), CARD_ICON)
            case e.CardsDiscarded() | e.FirstHandChosen():
                yield from self._discarded(event.seat, event.cards, changes.went)
            case e.CardsKept():
                if event.seat == self._session.viewer:
                    for card in event.cards:
                        ref = next((one for one in changes.put_back if refs.card_of(one) is card), None)
                        if ref is not None:
                            changes.put_back.remove(ref)
                            yield Route(ref, self._hand(event.seat, changes.came), CARD_ICON)
                yield from self._discarded(event.seat, event.discarded, changes.put_back)
            case e.CardsTucked():
                space = _space_of(changes.spaces[event.seat], event.building)
                for _ in event.cards[:MOST_CARDS]:
                    under = self._city(event.seat, list(space))
                    yield Route(self._hand(event.seat, changes.went), under, CARD_ICON)
            case e.BuildingBuilt():
                yield from self._built(event, changes, drafted)
            case e.GoodsProduced():
                for _ in event.buildings[:MOST_CARDS]:
                    yield Route(refs.DECK, self._city(event.seat, changes.filled[event.seat]), CRATE_ICON)
            case e.GoodsSold():
                yield from self._goods_gone(event.seat, event.buildings, changes)
            case e.DeckShuffled():
                yield Route(refs.DISCARDS, refs.DECK, CARD_ICON)
            case e.CardsTurnedUp():
                for card in event.cards:
                    kept = card is event.kept
                    target = self._hand(event.seat, changes.came) if kept else refs.DISCARDS
                    yield Route(refs.DECK, target, CARD_ICON if kept else building_icon(card))

    def _built(self, event: e.BuildingBuilt, changes: _Changes, drafted: bool) -> Iterator[Route]:
        """Yields the path of a new building, unless it stands there already, and those of the cards and goods that
        pay for it."""
        own = event.seat == self._session.viewer
        went = changes.went
        ref = next((one for one in went if refs.card_of(one) is event.building), None) if own else None
        if ref is not None:
            went.remove(ref)
        source = ref or (refs.HAND if own else self._figures(event.seat))
        if not (own and drafted):
            yield Route(source, self._city(event.seat, changes.built[event.seat]), building_icon(event.building))
        yield from self._discarded(event.seat, event.cards, went)
        yield from self._goods_gone(event.seat, event.goods, changes)

    def _discarded(self, seat: int, cards: Sequence[Card | None], gone: list[str]) -> Iterator[Route]:
        for _ in cards[:MOST_CARDS]:
            yield Route(self._hand(seat, gone), refs.DISCARDS, CARD_ICON)

    def _goods_gone(self, seat: int, goods: Sequence[Card], changes: _Changes) -> Iterator[Route]:
        for _ in goods[:MOST_CARDS]:
            yield Route(self._city(seat, changes.emptied[seat]), refs.DISCARDS, CRATE_ICON)

    def places(self, event: e.Event | Sale | Skips) -> frozenset[str]:
        """Returns the places that an event concerns: the targets of its cards, otherwise the player."""
        if isinstance(event, Sale):
            return self.places(event.sold) | self.places(event.drawn)
        if isinstance(event, Skips):
            return frozenset(self._figures(seat) for seat in event.seats)
        now = self._layout()
        places = {route.target for route in self._routes_of(event, _Changes(now, now), False)}
        seat = getattr(event, "governor", getattr(event, "seat", None))
        return frozenset(places or ({self._figures(seat)} if isinstance(seat, int) else ()))


def _space_of(spaces: Sequence[Card | None], building: Card) -> list[int]:
    """Returns the spaces of a city with that building."""
    return [space for space, card in enumerate(spaces) if card is building]


def _difference(now: Iterable[Place], before: Iterable[Place]) -> list[Place]:
    known = set(before)
    return [one for one in now if one not in known]
