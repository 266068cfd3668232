"""A building site: the building, its space, and the cards and goods that pay for it."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Any, Self

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action, Build, Pay
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.reasons import Reason
from puertorico_desktop.gui.sanjuan.models.items import PaidCard
from puertorico_desktop.gui.sanjuan.pending.base import PendingCards
from puertorico_desktop.gui.sanjuan.refs import CITY, card_of, city_ref, space_of
from puertorico_desktop.gui.sanjuan.texts import prompts


@attrs.frozen
class Offer:
    """The price of a building; `asks`: whether the payment is a decision of its own.

    `most_goods` of the price may be paid with goods (Hidden Market).
    """

    price: int
    asks: bool
    most_goods: int


@attrs.define
class PendingBuilding(PendingCards):
    """A chosen building (`ref` is its ref in the hand or the middle), its space, and its payment.

    `offers` has every building that can be built, with the kind that it covers or None. `hand` and `crates` map refs
    of cards and of spaces with goods to kinds; `city` has the buildings on the spaces. `is_played`: whether the
    building has been played already and only the payment is to be decided.
    """

    offers: Mapping[tuple[Card, Card | None], Offer] = attrs.field(eq=False)
    hand: Mapping[str, Card] = attrs.field(eq=False)
    crates: Mapping[str, Card] = attrs.field(eq=False)
    city: tuple[Card | None, ...]
    ref: str = ""
    card: Card | None = None
    space: int = -1
    paid: tuple[str, ...] = ()
    is_played: bool = False

    # -- choice -----------------------------------------------------------------------------------------------

    def copy(self) -> Self:
        """Returns an independent copy of the draft."""
        return attrs.evolve(self)

    @property
    def over(self) -> Card | None:
        """The building to be covered; None if there is none."""
        return self.city[self.space] if self.space >= 0 else None

    @property
    def offer(self) -> Offer | None:
        """The price of the chosen building; None before one is chosen."""
        return None if self.card is None else self.offers.get((self.card, self.over))

    def actions(self) -> list[Action]:
        """Returns the building action, then its payment where that is a decision; empty before a building is
        chosen."""
        offer = self.offer
        if offer is None or self.card is None:
            return []
        build: list[Action] = [] if self.is_played else [Build(self.card, self.over)]
        return [*build, self._payment()] if offer.asks else build

    def _payment(self) -> Pay:
        cards = tuple(self.hand[ref] for ref in self.paid if ref in self.hand)
        goods = tuple(self.crates[ref] for ref in self.paid if ref in self.crates)
        return Pay(cards, goods)

    def spaces_of(self, action: Action) -> tuple[int, ...]:
        """Returns the space of the building, then those of the goods that pay for it."""
        goods = (space_of(ref) for ref in self.paid) if isinstance(action, Pay) else ()
        return (self.space, *sorted(space for space in goods if space is not None))

    @property
    def is_begun(self) -> bool:
        """Whether a building is chosen."""
        return self.card is not None

    @property
    def can_be_suggested(self) -> bool:
        """Whether a button can fill in the payment: once a building is chosen."""
        return self.card is not None

    def refusal(self, game: Any) -> Refusal | None:
        """Returns the refusal while no building is chosen or the number of payments is not the price; None
        otherwise."""
        offer = self.offer
        if offer is None:
            return Refusal(Reason.MUST_PAY)
        if not offer.asks:
            return None
        if len(self.paid) != offer.price:
            return Refusal(Reason.WRONG_NUMBER, {"wanted": offer.price, "given": len(self.paid)})
        return None

    def take_over(self, action: object) -> Self | None:
        """Returns the draft with the building, or the payment, of an action; None for other actions."""
        if isinstance(action, Build):
            ref = next((one for one, card in self._buildable().items() if card is action.kind), None)
            space = self._space_for(action.over)
            return None if ref is None or space is None else self._with(ref, space)
        if isinstance(action, Pay) and self.card is not None:
            cards, goods = list(action.cards), list(action.goods)
            paid = []
            for refs, wanted in ((self.hand, cards), (self._kept_crates(), goods)):
                for ref, card in refs.items():
                    if ref != self.ref and card in wanted:
                        wanted.remove(card)
                        paid.append(ref)
            return attrs.evolve(self, paid=tuple(paid))
        return None

    def _space_for(self, over: Card | None) -> int | None:
        return next((space for space, there in enumerate(self.city) if there is over), None)

    def _with(self, ref: str, space: int) -> Self:
        chosen = attrs.evolve(self, ref=ref, card=card_of(ref), space=space, paid=())
        offer = chosen.offer
        if offer is not None:
            goods = list(chosen._kept_crates()) if offer.most_goods else []
            payable = [one for one in chosen.hand if one != ref] + goods
            if not offer.asks or (len(goods) <= offer.most_goods and len(payable) == offer.price):
                chosen.paid = tuple(payable[: offer.price])  # there is only one possible payment
        return chosen

    def _buildable(self) -> dict[str, Card]:
        """Returns the refs of the buildings that can be built: cards of the hand, and the Cathedral in the middle."""
        kinds = {kind for kind, _ in self.offers}
        found = {ref: card for ref, card in self.hand.items() if card in kinds}
        if Card.CATHEDRAL in kinds:
            found["offer"] = Card.CATHEDRAL
        return found

    # -- gestures ---------------------------------------------------------------------------------------------

    def sources(self) -> set[str]:
        """Returns the refs of the buildings that can be built; once one is chosen, of the possible payments."""
        if self.card is None:
            return set(self._buildable())
        return {ref for ref in (*self.hand, *self._payable_crates()) if ref != self.ref} if self._asks else set()

    def _payable_crates(self) -> Collection[str]:
        """Returns the spaces with goods that pay or may pay (Hidden Market)."""
        offer = self.offer
        paid = [ref for ref in self.paid if ref in self.crates]
        return self._kept_crates() if offer is not None and len(paid) < offer.most_goods else paid

    def _kept_crates(self) -> Mapping[str, Card]:
        """Returns the goods except the one that is lost when its building is covered, which cannot pay (rulings.md,
        San Juan 4). If another building of its kind is empty, no good is lost (3)."""
        over = self.over
        if over is None or self.is_played or list(self.crates.values()).count(over) < self.city.count(over):
            return self.crates
        return {ref: kind for ref, kind in self.crates.items() if ref != city_ref(self.space)}

    @property
    def _is_paid(self) -> bool:
        return self.offer is not None and len(self.paid) >= self.offer.price

    @property
    def _asks(self) -> bool:
        return self.offer is not None and self.offer.asks

    def targets(self, source: str) -> set[str]:
        """Returns the spaces where the building may be put; for payments the building site."""
        if self.card is not None:
            pays = source in self.sources() and source not in self.paid and not self._is_paid
            return {city_ref(self.space)} if pays else set()
        kind = self._buildable().get(source)
        overs = {over for one, over in self.offers if one is kind} if kind is not None else set()
        spaces = {city_ref(space) for space, there in enumerate(self.city) if there in overs}
        return spaces | {CITY} if None in overs else spaces

    def prices(self, source: str) -> dict[str, int]:
        """Returns the price of a building on each building that it can cover, and on the first free space; empty if
        it can cover none."""
        kind = self._buildable().get(source) if self.card is None else None
        prices = {over: offer.price for (one, over), offer in self.offers.items() if one is kind}
        if not prices.keys() - {None}:
            return {}
        free = self._space_for(None)
        return {
            city_ref(space): prices[there]
            for space, there in enumerate(self.city)
            if there in prices and (there is not None or space == free)
        }

    def move(self, source: str, target: str) -> bool:
        """Put a building onto a space, or pay for it; returns whether that was possible."""
        if target not in self.targets(source):
            return False
        if self.card is not None:
            return self._pay(source)
        space = space_of(target)
        free = self._space_for(None)
        chosen = self._with(source, space if space is not None else free if free is not None else -1)
        self.ref, self.card, self.space, self.paid = chosen.ref, chosen.card, chosen.space, chosen.paid
        return True

    def takes_click(self, ref: str) -> bool:
        """Returns whether a click on that place pays: once a building is chosen."""
        return self.card is not None and (ref in self.hand or ref in self._payable_crates())

    def click(self, ref: str) -> bool:
        """Pay with the card or good, or take the payment back, where there is a choice; a click on the building
        itself returns it to the hand."""
        if ref == self.ref and not self.is_played:
            self.ref, self.card, self.space, self.paid = "", None, -1, ()
            return True
        if ref in self.paid and self._asks:
            self.paid = tuple(one for one in self.paid if one != ref)
            return True
        return self._pay(ref)

    def adjust(self, ref: str, by: int) -> bool:
        """Pay with the card or good (1), or take the payment back (-1)."""
        return self.click(ref) if ref != self.ref and (ref in self.paid) == (by < 0) else False

    def _pay(self, ref: str) -> bool:
        if ref not in self.sources() or ref in self.paid or self._is_paid:
            return False
        self.paid = (*self.paid, ref)
        return True

    # -- display ----------------------------------------------------------------------------------------------

    def progress(self, is_brief: bool = False) -> str:
        """Returns the number of payments and the price in words; with `is_brief` without further remarks."""
        offer = self.offer
        return "" if offer is None else prompts.payment_progress(len(self.paid), offer.price, is_brief)

    @property
    def chosen_refs(self) -> Collection[str]:
        """The refs of the payments."""
        return self.paid

    @property
    def site(self) -> tuple[int, Card] | None:
        """The space of the chosen building, and the building."""
        return None if self.card is None else (self.space, self.card)

    @property
    def built_ref(self) -> str:
        """The ref of the card to be built."""
        return self.ref

    @property
    def slots(self) -> tuple[PaidCard | None, ...]:
        """A slot for each card of the price."""
        offer = self.offer
        if offer is None:
            return ()
        paid = [
            PaidCard(self.hand[ref]) if ref in self.hand else PaidCard(self.crates[ref], good=True)
            for ref in self.paid
        ]
        return (*paid, *(None,) * (offer.price - len(paid)))
