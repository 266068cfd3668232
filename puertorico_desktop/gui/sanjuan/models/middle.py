"""The models of the middle of the table: roles, price cards, deck and discards, the Cathedral."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from puertorico_desktop.engine.sanjuan.catalog import CATALOG, HALLS, in_game
from puertorico_desktop.engine.sanjuan.components import ROLES, Card
from puertorico_desktop.engine.sanjuan.phases.round import can_double
from puertorico_desktop.engine.sanjuan.scoring import FALLING_POINTS
from puertorico_desktop.engine.sanjuan.state import FREE
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.models.base import SanJuanModel
from puertorico_desktop.gui.sanjuan.models.items import OfferItem, PileItem, PriceItem, RoleItem
from puertorico_desktop.gui.sanjuan.texts import places, speech
from puertorico_desktop.gui.sanjuan.texts.forecast import assumption, outlook_text
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, privilege, role_effect, role_name
from puertorico_desktop.gui.texts.phrases import sentences


class RolesModel(SanJuanModel):
    """The five role cards."""

    def records(self) -> Iterator[RoleItem]:
        """Yields one item for each card; the privilege is doubled if it is in the running phase, or could be if the
        viewer chose the role now."""
        view = self.session.view
        for role in ROLES:
            owner = view.role_owners[role]
            running = view.running_role is role
            could = owner == FREE and can_double(self.session.game, self.session.viewer)
            doubled = view.doubled if running else could
            yield RoleItem(
                refs.role_ref(role), role, privilege(role, doubled), owner if owner != FREE else None, running
            )

    def kind(self, item: Item) -> object:
        """Returns the role."""
        return cast(RoleItem, item).role

    def name(self, item: Item) -> str:
        """Returns the name of the role."""
        return role_name(cast(RoleItem, item).role)

    def effect(self, item: Item) -> str:
        """Returns the action of all players and the privilege; while the role can be chosen, also its forecast."""
        role = cast(RoleItem, item).role
        lines = [outlook_text(outlook, self.session.names) for outlook in self.interaction.forecast(role)]
        if lines:
            lines.append(assumption(role))
        with_banks = in_game(self.session.game.options, Card.BANK)
        return sentences([role_effect(role, with_banks), *lines])

    def tool_tip(self, item: Item) -> str:
        """Returns the tooltip; empty where the forecast is shown instead."""
        return "" if self.interaction.forecast(cast(RoleItem, item).role) else super().tool_tip(item)

    def speech(self, item: Item) -> str:
        """Returns the role with its owner."""
        return speech.role_speech(cast(RoleItem, item), self.session.names)


class PricesModel(SanJuanModel):
    """The price cards in the order in which they are turned up."""

    area = refs.PRICES
    drops = True

    def records(self) -> Iterator[PriceItem]:
        """Yields one item for each card; an inferred one has not been turned up yet."""
        session, view = self.session, self.session.view
        seen = session.game.prices_seen
        for number, prices in enumerate(view.prices):
            following = number == view.next_price
            yield PriceItem(
                refs.price_ref(number),
                prices,
                following,
                following and view.price_open,
                prices is not None and number >= seen,
            )

    def target_at(self, index: object) -> str:
        """Returns the common target of all price cards."""
        return refs.PRICES

    def name(self, item: Item) -> str:
        """Returns the name of a price card."""
        return places.price_card()

    def effect(self, item: Item) -> str:
        """Returns the purpose of the prices."""
        return places.prices_effect()

    def speech(self, item: Item) -> str:
        """Returns the prices, and whether they are the next ones."""
        return speech.price_speech(cast(PriceItem, item))


class PilesModel(SanJuanModel):
    """The deck and the discards."""

    drops = True

    def records(self) -> Iterator[PileItem]:
        """Yields one item for each pile."""
        view = self.session.view
        yield PileItem(refs.DECK, refs.DECK, view.deck, untidy=False)
        yield PileItem(refs.DISCARDS, refs.DISCARDS, view.discards, untidy=True)

    def kind(self, item: Item) -> object:
        """Returns the ref of the pile."""
        return item.ref

    def name(self, item: Item) -> str:
        """Returns the name of the pile."""
        return places.deck() if item.ref == refs.DECK else places.discards()

    def effect(self, item: Item) -> str:
        """Returns the description of the cards in the pile."""
        return places.deck_effect() if item.ref == refs.DECK else places.discards_effect()

    def speech(self, item: Item) -> str:
        """Returns the pile with its number of cards."""
        return speech.pile_speech(self.name(item), cast(PileItem, item).count)


class OffersModel(SanJuanModel):
    """The Cathedral, as long as it lies in the middle."""

    def records(self) -> Iterator[OfferItem]:
        """Yields the Cathedral, with its price for the viewer and its present points."""
        session, view = self.session, self.session.view
        if view.cathedral:
            card = Card.CATHEDRAL
            others = (player for seat, player in enumerate(view.players) if seat != session.viewer)
            halls = sum(1 for player in others for kind in Card if HALLS >> kind & 1 and player.city[kind])
            price = session.game.price_tag(session.viewer, card).price
            yield OfferItem(refs.OFFER, card, CATALOG[card].cost, price, sum(FALLING_POINTS[:halls]))

    def name(self, item: Item) -> str:
        """Returns the name of the Cathedral."""
        return card_name(cast(OfferItem, item).building)

    def effect(self, item: Item) -> str:
        """Returns the effect of the Cathedral."""
        return card_effect(cast(OfferItem, item).building)

    def tool_tip(self, item: Item) -> str:
        """Returns an empty text: the large view of the card is shown instead."""
        return ""

    def speech(self, item: Item) -> str:
        """Returns the price and the points of the Cathedral."""
        return speech.offer_speech(cast(OfferItem, item))
