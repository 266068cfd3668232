"""The paths of the cards of San Juan, as animations: other players' cards move as card backs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.sanjuan import events as e
from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.views.artwork import CARD_ICON, CRATE_ICON, building_icon, role_icon
from puertorico_desktop.gui.windows.choreography import Choreography, Route

MOST_CARDS = 4
"""The largest number of cards that are animated for one event."""


class CardChoreography(Choreography):
    """Finds the places between which cards move."""

    _session: SanJuanSession

    def source_of(self, action: Action) -> str:
        """Returns the ref of the role card that is chosen; other cards are moved by a draft before the action is
        played."""
        return refs.role_ref(action.role) if isinstance(action, ChooseRole) else ""

    def routes(self, events: Sequence[e.Event], before: object) -> list[Route]:
        """Returns the paths of the cards in the events."""
        return [route for event in events for route in self._routes_of(event)]

    def _hand(self, seat: int) -> str:
        return refs.HAND if seat == self._session.viewer else f"{refs.PLAYER}:{seat}"

    def _city(self, seat: int) -> str:
        return refs.board_ref(seat, self._session.viewer, refs.CITY)

    def _figures(self, seat: int) -> str:
        return refs.PLAYER if seat == self._session.viewer else f"{refs.PLAYER}:{seat}"

    def _routes_of(self, event: e.Event) -> Iterator[Route]:
        match event:
            case e.RoleChosen():
                yield Route(refs.role_ref(event.role), self._figures(event.seat), role_icon(event.role))
            case e.CardsDrawn() | e.CardsLookedAt():
                for _ in event.cards[:MOST_CARDS]:
                    yield Route(refs.DECK, self._hand(event.seat), CARD_ICON)
            case e.CardsDiscarded() | e.FirstHandChosen():
                for _ in event.cards[:MOST_CARDS]:
                    yield Route(self._hand(event.seat), refs.DISCARDS, CARD_ICON)
            case e.CardsKept():
                for _ in event.discarded[:MOST_CARDS]:
                    yield Route(self._hand(event.seat), refs.DISCARDS, CARD_ICON)
            case e.CardsTucked():
                for _ in event.cards[:MOST_CARDS]:
                    yield Route(self._hand(event.seat), self._city(event.seat), CARD_ICON)
            case e.BuildingBuilt():
                yield Route(self._hand(event.seat), self._city(event.seat), building_icon(event.building))
                for _ in event.cards[:MOST_CARDS]:
                    yield Route(self._hand(event.seat), refs.DISCARDS, CARD_ICON)
            case e.GoodsProduced():
                for _ in event.buildings[:MOST_CARDS]:
                    yield Route(refs.DECK, self._city(event.seat), CRATE_ICON)
            case e.GoodsSold():
                for _ in event.buildings[:MOST_CARDS]:
                    yield Route(self._city(event.seat), refs.DISCARDS, CRATE_ICON)
            case e.DeckShuffled():
                yield Route(refs.DISCARDS, refs.DECK, CARD_ICON)
            case e.CardsTurnedUp():
                for card in event.cards:
                    kept = card is event.kept
                    yield Route(refs.DECK, self._hand(event.seat) if kept else refs.DISCARDS, building_icon(card))

    def places(self, event: e.Event) -> frozenset[str]:
        """Returns the places that an event concerns: the targets of its cards, otherwise the player."""
        places = {route.target for route in self._routes_of(event)}
        seat = getattr(event, "governor", getattr(event, "seat", None))
        return frozenset(places or ({self._figures(seat)} if isinstance(seat, int) else ()))
