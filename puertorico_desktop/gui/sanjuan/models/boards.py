"""The models of the players: hand, drawn cards, city, figures.

A model of a city belongs to a place at the table: 0 is that of the viewer of the table, 1 that of the next player,
and so on. It shows the player there from that point of view, and is empty when there are fewer players.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from PySide6.QtCore import QObject

from puertorico_desktop.engine.sanjuan import scoring
from puertorico_desktop.engine.sanjuan.catalog import CATALOG, POINTS, ZONING_PRICE
from puertorico_desktop.engine.sanjuan.components import CITY_SPACES, ROLES, SLOT_OF, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.observation import PlayerView
from puertorico_desktop.engine.sanjuan.phases.round import hand_limit
from puertorico_desktop.engine.sanjuan.worth import gain, has_bonus, worth, worth_when_built
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.models.table_model import Index
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.hand_order import in_order, moved
from puertorico_desktop.gui.sanjuan.hands import hand_lies_open, knows_tucked
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.base import SanJuanModel
from puertorico_desktop.gui.sanjuan.models.items import CardItem, CityItem, Crate, SeatItem
from puertorico_desktop.gui.sanjuan.pending.first import full_spaces
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.texts import places, speech
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, card_short, privilege
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.views.portraits import portrait_icon

HELPERS: dict[DecisionKind, tuple[Card, ...]] = {
    DecisionKind.BUILD: (Card.DISTILLERY, Card.BUILDERS_YARD),
    DecisionKind.PAY: (Card.DISTILLERY, Card.BUILDERS_YARD),
    DecisionKind.PRODUCE: (Card.CANAL,),
    DecisionKind.SELL: (Card.TRADING_POST, Card.SMALL_MARKET, Card.LARGE_MARKET),
}
"""The buildings that are tagged while they help with a decision."""
SAVING = "−1"
GAINING = "+1"


class CityModel(SanJuanModel):
    """The twelve spaces of the city of the player who sits `place` seats after the viewer."""

    drops = True

    def __init__(
        self, place: int, session: SanJuanSession, interaction: SanJuanInteraction, parent: QObject | None = None
    ) -> None:
        self.place = place
        super().__init__(session, interaction, parent)

    @property
    def seat(self) -> int | None:
        """The seat shown here; None if there are fewer players."""
        players = len(self.session.seats)
        return (self.session.viewer + self.place) % players if self.place < players else None

    def ref(self, ref: str) -> str:
        """Returns the ref of a place in this city."""
        seat = self.seat
        return ref if seat is None else refs.board_ref(seat, self.session.viewer, ref)

    def target_at(self, index: Index) -> str:
        """Returns the ref of the space; beside the spaces that of the whole city."""
        return self.item(index.row()).ref if index.isValid() else self.ref(refs.CITY)

    def records(self) -> Iterator[CityItem]:
        """Yields one item for each space."""
        seat = self.seat
        if seat is None:
            return
        session = self.session
        view, spaces = session.view.players[seat], session.cities[seat].spaces
        full = {space for space, _ in full_spaces(session.cities[seat], list(view.goods))}
        pending = self.pending if self.place == 0 and session.asked_person == seat else None
        chosen = set() if pending is None else set(pending.chosen_refs)
        site = None if pending is None else pending.site
        first_free = next((space for space, card in enumerate(spaces) if card is None), None)
        for space, card in enumerate(spaces):
            ref = refs.city_ref(space)
            if pending is not None and site is not None and space == site[0]:
                crate = Crate.EMPTY if site[1] in SLOT_OF else Crate.NONE
                short = card_short(site[1])
                points = worth_when_built(session.game, seat, site[1], card)
                yield CityItem(self.ref(ref), site[1], points, short, crate, site=True, slots=pending.slots)
            elif card is None:
                counts = space == first_free and self.place and session.decision is not None
                left = sum(one is None for one in spaces) if counts else 0
                yield CityItem(self.ref(ref), None, left=left)
            else:
                yield self._building(ref, space, card, view, space in full, ref in chosen)

    def _building(self, ref: str, space: int, card: Card, view: PlayerView, full: bool, chosen: bool) -> CityItem:
        session, seat = self.session, cast(int, self.seat)
        crate = Crate.NONE
        sells = None
        now = card is Card.ZONING_OFFICE or session.view.price_open
        if card in SLOT_OF:
            produces = self.interaction.session.game.kind is DecisionKind.PRODUCE and chosen
            crate = Crate.FULL if full or produces else Crate.EMPTY
            sells = None if session.decision is None else self._price(card)
        return CityItem(
            ref=self.ref(ref),
            building=card,
            points=worth(session.game, seat, card, knows_tucked=knows_tucked(session, seat)),
            effect=places.sells_for(sells, now) if sells is not None else card_short(card),
            crate=crate,
            sells_for=sells,
            sells_now=sells is not None and now,
            tucked=tucked(view, card, knows_tucked(session, seat)),
            helps=self._help(card),
            chosen=chosen,
        )

    def _price(self, card: Card) -> int | None:
        """Returns the price of the good by the open price card, else the next one; None if it is unknown."""
        if card is Card.ZONING_OFFICE:
            return ZONING_PRICE
        prices = self.session.view.prices[self.session.view.next_price]
        good = CATALOG[card].good
        return None if prices is None or good is None else prices[good]

    def _help(self, card: Card) -> str:
        decision = self.session.decision
        if decision is None or self.place or decision.seat != self.seat or card not in HELPERS.get(decision.kind, ()):
            return ""
        return SAVING if decision.kind in (DecisionKind.BUILD, DecisionKind.PAY) else GAINING

    def kind(self, item: Item) -> object:
        """Returns the ref of the space."""
        return item.ref

    def name(self, item: Item) -> str:
        """Returns the name of the building."""
        card = cast(CityItem, item).building
        return places.free_space() if card is None else card_name(card)

    def effect(self, item: Item) -> str:
        """Returns the effect of the building."""
        card = cast(CityItem, item).building
        return "" if card is None else card_effect(card)

    def speech(self, item: Item) -> str:
        """Returns the building on the space, with its good and cards."""
        return speech.city_speech(cast(CityItem, item))

    def tool_tip(self, item: Item) -> str:
        """Returns the tooltip of a free space; empty for a building, whose large view is shown instead."""
        return super().tool_tip(item) if cast(CityItem, item).building is None else ""

    def lifted_from(self, item: Item) -> str | None:
        """Returns the ref of the good that can be lifted; only from the own city."""
        return super().lifted_from(item) if self.place == 0 else None


UNDER = (Card.CHAPEL, Card.CHURCH, Card.HARBOR)
"""The buildings under which cards can lie."""


def tucked(view: PlayerView, card: Card, is_known: bool) -> int | None:
    """Returns the number of cards under a building, -1 unless it `is_known`, None if no cards can lie there."""
    under = {Card.CHAPEL: view.chapel, Card.CHURCH: view.church, Card.HARBOR: view.harbor}
    if card not in under:
        return None
    found = under[card]
    return found if is_known and found is not None else -1


class HandModel(SanJuanModel):
    """The hand of the viewer, expensive cards first; card backs while it is hidden."""

    area = refs.HAND
    drops = True

    def __init__(
        self, session: SanJuanSession, interaction: SanJuanInteraction, parent: QObject | None = None
    ) -> None:
        self._placed: dict[int, list[str]] = {}
        super().__init__(session, interaction, parent)
        session.started.connect(self._placed.clear)

    @property
    def lies_open(self) -> bool:
        """Whether the cards are visible."""
        return hand_lies_open(self.session)

    def put(self, ref: str, row: int) -> None:
        """Move a card to another place in the hand, where it stays until the hand is sorted."""
        refs_now = [item.ref for item in self.items]
        if self.lies_open and ref in refs_now and refs_now.index(ref) != row:
            self._placed[self.session.viewer] = moved(refs_now, ref, row)
            self.refresh()

    def sort_again(self) -> None:
        """Sort the hand again."""
        self._placed.pop(self.session.viewer, None)
        self.refresh()

    def records(self) -> Iterator[CardItem]:
        """Yields one item for each card."""
        session = self.session
        view = session.view.players[session.viewer]
        hand = view.hand
        if hand is None or not self.lies_open:
            yield from (CardItem(f"card::{number}", None) for number in range(view.hand_size))
            return
        fresh = session.fresh_cards(session.viewer)
        placed = self._placed.get(session.viewer, ())
        for ref, card in in_order(list(refs.card_refs(hand)), session.sorts_by_kind, placed):
            is_fresh = refs.number_of(ref) >= hand[card] - fresh[card]  # new cards are the last ones of their kind
            yield card_item(self, ref, card, is_fresh)

    def kind(self, item: Item) -> object:
        """Returns the ref: the card with its number among its kind."""
        return item.ref

    def name(self, item: Item) -> str:
        """Returns the name of the building on the card."""
        card = cast(CardItem, item).building
        return places.hidden_card() if card is None else card_name(card)

    def effect(self, item: Item) -> str:
        """Returns the effect of the building."""
        card = cast(CardItem, item).building
        return "" if card is None else card_effect(card)

    def tool_tip(self, item: Item) -> str:
        """Returns the tooltip of a hidden card; empty for a visible one, whose large view is shown instead."""
        return super().tool_tip(item) if cast(CardItem, item).building is None else ""

    def speech(self, item: Item) -> str:
        """Returns the cost, the present price and the points of the card."""
        return speech.card_speech(cast(CardItem, item))


class DrawnModel(HandModel):
    """The drawn cards to choose from, sorted like the hand."""

    area = ""
    drops = False

    def records(self) -> Iterator[CardItem]:
        """Yields one item for each card."""
        drawn = self.session.view.drawn
        if drawn is None or self.session.asked_person != self.session.viewer:
            return
        if not self.lies_open:
            yield from (CardItem(f"drawn::{number}", None) for number in range(len(drawn)))
        else:
            cards = list(refs.card_refs(refs.counted(drawn), "drawn"))
            for ref, card in in_order(cards, self.session.sorts_by_kind, ()):
                yield card_item(self, ref, card)


def card_item(model: SanJuanModel, ref: str, card: Card, fresh: bool = False) -> CardItem:
    """Returns the item of a card for the viewer: with its price while a building can be built."""
    session, pending = model.session, model.pending
    game, seat = session.game, session.viewer
    asked = session.asked_person == seat
    builds = asked and game.kind in (DecisionKind.BUILD, DecisionKind.PAY)
    price = game.price_tag(seat, card).price if builds else None
    chosen = pending is not None and (ref in pending.chosen_refs or ref == pending.built_ref)
    is_free = not asked or pending is None or not pending.takes_cards
    payable = is_free or chosen or ref in model.interaction.sources()
    tag = ""
    if pending is not None and chosen:
        tag = places.chosen_tag(game.kind, ref == pending.built_ref)
    grows = has_bonus(card)
    return CardItem(
        ref=ref,
        building=card,
        cost=CATALOG[card].cost,
        price=price,
        points=gain(game, seat, card) if grows else POINTS[card],
        grows=grows,
        effect=card_short(card),
        whole_effect=card_effect(card),
        payable=payable,
        paid=chosen,
        tag=tag,
        fresh=fresh,
    )


class SeatsModel(SanJuanModel):
    """The figures of all players by seat."""

    def records(self) -> Iterator[SeatItem]:
        """Yields one item for each player."""
        session, view = self.session, self.session.view
        decision = view.decision
        for seat, player in enumerate(view.players):
            is_known = knows_tucked(session, seat)
            hidden = not is_known and any(player.city[card] or card in player.covered for card in UNDER)
            roles = tuple(role for role, owner in zip(ROLES, view.role_owners, strict=True) if owner == seat)
            running = view.running_role if view.chooser == seat else None
            yield SeatItem(
                ref=f"{refs.PLAYER}" if seat == session.viewer else f"{refs.PLAYER}:{seat}",
                seat=seat,
                name=session.names[seat],
                hand=player.hand_size,
                limit=hand_limit(session.game, session.game.players[seat]),
                points=scoring.score(session.game, seat, is_known).total,
                hidden=hidden,
                buildings=sum(player.city),
                goods=sum(player.goods),
                roles=roles,
                governor=view.governor == seat,
                asked=decision is not None and decision.seat == seat,
                privilege=privilege(view.running_role, view.doubled)
                if running and view.running_role is not None
                else "",
                bot=session.seats[seat].bot,
                portrait=portrait_icon(session.setup, seat),
            )

    def kind(self, item: Item) -> object:
        """Returns the seat."""
        return cast(SeatItem, item).seat

    def name(self, item: Item) -> str:
        """Returns the meaning of the figures of the own board, a line each."""
        return "\n".join((places.of_spaces(CITY_SPACES), places.in_hand(), places.to_sell()))

    def effect(self, item: Item) -> str:
        """Returns the line of character of a bot."""
        return character(cast(SeatItem, item).portrait)

    def speech(self, item: Item) -> str:
        """Returns everything known of the player."""
        return speech.seat_speech(cast(SeatItem, item))
