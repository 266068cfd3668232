"""The models of what everybody shares: roles, plantations, ships, trading house, supply, buildings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    PRIVATE_SHIP,
    TRADING_HOUSE_SPACES,
    Building,
    Good,
    Role,
    Tile,
)
from puertorico_desktop.engine.puertorico.expansion_actions import DraftBuilding
from puertorico_desktop.engine.puertorico.options import Expansion
from puertorico_desktop.engine.puertorico.phases.builder import Offer
from puertorico_desktop.engine.puertorico.phases.round import NOT_IN_GAME
from puertorico_desktop.engine.puertorico.puertoma.action_board import leads_to
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.rules import NOT_TWICE_RUNNING
from puertorico_desktop.engine.puertorico.selection import candidates
from puertorico_desktop.gui.models.items import Item
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.models.base import PuertoRicoModel
from puertorico_desktop.gui.puertorico.models.items import (
    CandidateItem,
    CrewItem,
    HouseItem,
    MarketItem,
    OfferItem,
    RoleItem,
    ShipItem,
    SpaceItem,
    SupplyItem,
)
from puertorico_desktop.gui.puertorico.models.puertoma import abilities_of
from puertorico_desktop.gui.puertorico.models.puertoma_items import ROLE_OF_ABILITY
from puertorico_desktop.gui.puertorico.texts import places, speech
from puertorico_desktop.gui.puertorico.texts.forecast import assumption, outlook_text
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text
from puertorico_desktop.gui.puertorico.texts.short_effects import short_effect
from puertorico_desktop.gui.texts.phrases import sentences, title


class RolesModel(PuertoRicoModel):
    """The role cards of this game."""

    def records(self) -> Iterator[RoleItem]:
        """One item a card."""
        view = self.session.view
        abilities = list(abilities_of(view))
        for role in Role:
            owner = view.role_owners[role]
            if owner != NOT_IN_GAME:
                tiles = tuple(one for one in abilities if one.tile is not None and ROLE_OF_ABILITY[one.tile] is role)
                yield RoleItem(
                    ref=refs.role_ref(role),
                    role=role,
                    doubloons=view.role_doubloons[role],
                    owner=owner if owner >= 0 else None,
                    running=view.running_role == role and owner >= 0,
                    barred=view.barred if role in NOT_TWICE_RUNNING else None,
                    captor=view.captor if role is view.captive and owner < 0 else None,
                    solo=view.marker is not None,
                    marked=role is view.marker,
                    led_to=view.marker is not None and leads_to(view.marker, role),
                    abilities=tiles,
                )

    def kind(self, item: Item) -> Role:
        """The card itself."""
        return cast(RoleItem, item).role

    def name(self, item: Item) -> str:
        """The role."""
        return self.session.words.role(cast(RoleItem, item).role)

    def effect(self, item: Item) -> str:
        """What everybody does, and the privilege; while the role can be chosen, also what it would bring."""
        words, role = self.session.words, cast(RoleItem, item).role
        outlooks = self.interaction.forecast(role)
        lines = [outlook_text(outlook, words, self.session.names) for outlook in outlooks]
        if lines:
            lines.append(assumption(role))
        return sentences([words.role_effect(role), *lines])

    def tool_tip(self, item: Item) -> str:
        """Nothing where the forecast is shown instead."""
        return "" if self.interaction.forecast(cast(RoleItem, item).role) else super().tool_tip(item)

    def speech(self, item: Item) -> str:
        """Who has it, or how many doubloons are on it."""
        return speech.role_speech(cast(RoleItem, item), self.session.words, self.session.names)


class OfferModel(PuertoRicoModel):
    """The face-up plantations, then the quarries, then the face-down pile and what has just been drawn from it."""

    drops = True

    def records(self) -> Iterator[OfferItem]:
        """One item a plantation, one for each stack."""
        view = self.session.view
        wanted = {estate for task in view.tasks if task.winner is None for estate in task.estates}
        for index, tile in enumerate(refs.offered(view)):
            yield OfferItem(refs.offer_ref(index), tile, 1, wanted=tile in wanted)
        yield OfferItem(refs.QUARRY, Tile.QUARRY, view.quarries)
        yield OfferItem(refs.PILE, None, sum(view.plantation_pile))
        if view.drawn is not None:
            yield OfferItem(refs.DRAWN, view.drawn, 1, drawn=True)

    def kind(self, item: Item) -> object:
        """The kind of tile, the pile has none; a tile just drawn is a kind of its own."""
        offer = cast(OfferItem, item)
        return offer.tile, offer.drawn

    def name(self, item: Item) -> str:
        """The tile."""
        tile = cast(OfferItem, item).tile
        return places.face_down_pile() if tile is None else title(self.session.words.tile(tile))

    def effect(self, item: Item) -> str:
        """What the tile is good for."""
        tile = cast(OfferItem, item).tile
        return places.pile_effect() if tile is None else self.session.words.tile_effect(tile)

    def speech(self, item: Item) -> str:
        """The tile, or how high the stack is."""
        return speech.offer_speech(cast(OfferItem, item), self.session.words)


class ShipsModel(PuertoRicoModel):
    """The cargo ships; the viewer's own ship is there while it may be loaded."""

    drops = True

    def records(self) -> Iterator[ShipItem]:
        """One item a ship."""
        deed = self.interaction.deed
        for number, (capacity, good, load) in enumerate(self.session.view.ships):
            raided = deed is not None and deed.ship == number
            yield ShipItem(refs.ship_ref(number), capacity, good, load, raided=raided)
        if self.interaction.wharf_is_open:
            yield ShipItem(refs.ship_ref(PRIVATE_SHIP), None, None, 0)
        if self.interaction.small_wharf_is_open and self.interaction.pending is not None:
            aboard = tuple(self.interaction.pending.aboard)
            yield ShipItem(refs.SMALL_SHIP, None, None, sum(aboard), aboard)
        afloat = self.session.view.running.afloat
        if any(afloat):
            yield ShipItem(refs.SAILED_SHIPS, None, None, sum(afloat), afloat, closed=True)

    def kind(self, item: Item) -> object:
        """The ship itself."""
        return item.ref

    def name(self, item: Item) -> str:
        """The ship by its size."""
        ship = cast(ShipItem, item)
        if ship.closed:
            return places.private_ships_name()
        return places.small_ship_name() if ship.mix is not None else places.ship_name(ship.capacity)

    def effect(self, item: Item) -> str:
        """What may be loaded."""
        ship = cast(ShipItem, item)
        if ship.closed:
            return places.private_ships_effect()
        return places.small_ship_effect() if ship.mix is not None else places.ship_effect(ship.capacity)

    def speech(self, item: Item) -> str:
        """What is aboard and how much room is left."""
        return speech.ship_speech(cast(ShipItem, item), self.session.words)


class CrewModel(PuertoRicoModel):
    """The colonist ship, and what is left of colonists and victory points: the figures that decide the end."""

    def records(self) -> Iterator[CrewItem]:
        """One item. Those who are being poached have left the ship."""
        view, lodging = self.session.view, None if self.interaction.deed is None else self.interaction.deed.lodging
        people, nobles = (0, 0) if lodging is None else (lodging.newcomers, lodging.new_nobles)
        yield CrewItem(
            refs.REGISTER,
            view.colonist_ship - people,
            view.noble_ship - nobles,
            view.colonist_supply,
            view.noble_supply if view.options.has(Expansion.CITIZENS) else None,
            view.points_left,
        )

    def name(self, item: Item) -> str:
        """The ship."""
        return places.colonist_ship()

    def tool_tip(self, item: Item) -> str:
        """The figures, a line each."""
        return "\n".join(speech.crew_figures(cast(CrewItem, item)))

    def speech(self, item: Item) -> str:
        """The figures."""
        return ", ".join(speech.crew_figures(cast(CrewItem, item)))


class HouseModel(PuertoRicoModel):
    """The four spaces of the trading house."""

    area = refs.HOUSE
    drops = True

    def records(self) -> Iterator[HouseItem]:
        """One item a space."""
        house = self.session.view.house
        for space in range(TRADING_HOUSE_SPACES):
            yield HouseItem(f"{refs.HOUSE}:{space}", house[space] if space < len(house) else None)

    def name(self, item: Item) -> str:
        """The good in the space."""
        good = cast(HouseItem, item).good
        return places.trading_house() if good is None else title(self.session.words.good(good))

    def effect(self, item: Item) -> str:
        """What may be sold."""
        return places.trading_house_effect()

    def speech(self, item: Item) -> str:
        """The good in the space, or that it is free."""
        return speech.house_speech(cast(HouseItem, item), self.session.words)


class SupplyModel(PuertoRicoModel):
    """The supply of goods."""

    def records(self) -> Iterator[SupplyItem]:
        """One item a kind."""
        for good in Good:
            yield SupplyItem(refs.supply_ref(good), good, self.session.view.goods[good])

    def name(self, item: Item) -> str:
        """The good."""
        return title(self.session.words.good(cast(SupplyItem, item).good))

    def effect(self, item: Item) -> str:
        """How it is made and what it brings."""
        return self.session.words.good_effect(cast(SupplyItem, item).good)

    def speech(self, item: Item) -> str:
        """How many are left."""
        return speech.supply_speech(cast(SupplyItem, item), self.session.words)


COLUMN_OF_COST = {row.cost: row.column for row in CATALOG.values() if row.is_chosen}
"""The quarry column in which a space of the market lies, by its price."""


_PARTS = {row.building: (row.column, row.is_chosen) for row in CATALOG.values()}


def _place_of(item: MarketItem | SpaceItem) -> tuple[tuple[int, bool], int, bool]:
    """The place on the board of the market: by column, those that make goods first, then by price."""
    if isinstance(item, SpaceItem):
        return (item.column, True), item.cost, True
    return _PARTS[item.building], item.cost, False


def _effect_of(building: Building, model: PuertoRicoModel) -> str:
    return model.session.words.building_effect(building)


class CandidatesModel(PuertoRicoModel):
    """The buildings that may be drafted, from the cheapest on, each always in its place; empty after the draft."""

    def records(self) -> Iterator[CandidateItem]:
        """One item a building."""
        game = self.session.game
        if not refs.is_drafting(self.session.view):
            return
        cost = game.rules.prices.cost
        for building in sorted(candidates(game.options), key=lambda building: (cost[building], building)):
            refusal = game.why_not(DraftBuilding(building))
            row = CATALOG[building]
            obstacle = None if refusal is None else Reason(refusal.reason)
            ref = refs.candidate_ref(building)
            yield CandidateItem(ref, building, cost[building], row.points, row.circles, obstacle)

    def name(self, item: Item) -> str:
        """The building."""
        return self.session.words.building(cast(CandidateItem, item).building)

    def effect(self, item: Item) -> str:
        """What the building does."""
        return _effect_of(cast(CandidateItem, item).building, self)

    def speech(self, item: Item) -> str:
        """What it costs and is worth, and what stands in the way."""
        candidate, session = cast(CandidateItem, item), self.session
        words = speech.candidate_speech(candidate, session.words)
        refusal = session.game.why_not(DraftBuilding(candidate.building)) if candidate.obstacle else None
        return words if refusal is None else sentences([words, refusal_text(refusal, session.words, session.names)])


class MarketModel(PuertoRicoModel):
    """The buildings on sale, column by column, with the price for the player who looks at the table."""

    _offers: tuple[Offer, ...] = ()
    """Those that `basis` has read for `records`."""

    def basis(self) -> object:
        """The offers with what is shown beside them; buildings that come one by one may be others at any time."""
        session = self.session
        self._offers = tuple(session.game.market(session.viewer))
        if refs.is_drafting(session.view):
            return None
        return self._offers, session.view.building_supply, self._wanted(), self._reserved()

    def _wanted(self) -> set[Building | None]:
        """The buildings that tasks ask for."""
        return {task.building for task in self.session.view.tasks if task.winner is None}

    def _reserved(self) -> dict[Building | None, int]:
        """The seats of those for whom a building is kept."""
        boards = [(seat, player.puertoma) for seat, player in enumerate(self.session.view.players)]
        return {board.reserved: seat for seat, board in boards if board is not None}

    def records(self) -> Iterator[MarketItem | SpaceItem]:
        """One item a building."""
        buildings = self._buildings()
        if refs.is_drafting(self.session.view):
            # Each stands behind those that were there before it, so that none moves when another one comes.
            moves = enumerate(self.session.match.all_moves[: self.session.shown_ply])
            drafted = {one.action.building: ply for ply, one in moves if isinstance(one.action, DraftBuilding)}
            buildings.sort(key=lambda item: drafted.get(item.building, -1))
        rows: list[MarketItem | SpaceItem] = [*buildings, *self._spaces()]
        # Those that are always there come first, as on the board; a free space stands behind buildings of its price.
        return iter(sorted(rows, key=_place_of))

    def _spaces(self) -> Iterator[SpaceItem]:
        """The free spaces, while buildings are drafted."""
        for ref, cost in refs.spaces_left(self.session.view).items():
            yield SpaceItem(ref, cost, COLUMN_OF_COST[cost])

    def _buildings(self) -> list[MarketItem]:
        session = self.session
        copies, words = session.view.building_supply, session.words
        wanted, reserved = self._wanted(), self._reserved()
        offers, self._offers = self._offers or tuple(session.game.market(session.viewer)), ()
        return [
            MarketItem(
                ref=refs.market_ref(offer.building),
                building=offer.building,
                cost=offer.cost,
                price=offer.price,
                by_quarries=offer.by_quarries,
                by_buildings=offer.by_buildings,
                by_privilege=offer.by_privilege,
                points=CATALOG[offer.building].points,
                circles=CATALOG[offer.building].circles,
                copies=copies[offer.building],
                obstacle=None if offer.obstacle is None else Reason(offer.obstacle.reason),
                wanted=offer.building in wanted,
                reserved=reserved.get(offer.building),
                effect=short_effect(offer.building, words),
            )
            for offer in offers
        ]

    def name(self, item: Item) -> str:
        """The building, or the price of the space."""
        if isinstance(item, SpaceItem):
            return str(item.cost)
        return self.session.words.building(cast(MarketItem, item).building)

    def effect(self, item: Item) -> str:
        """What the building does."""
        return "" if isinstance(item, SpaceItem) else _effect_of(cast(MarketItem, item).building, self)

    def speech(self, item: Item) -> str:
        """Price and what it is made of, points, circles and copies, and what stands in the way."""
        if isinstance(item, SpaceItem):
            return speech.space_speech(item)
        market = cast(MarketItem, item)
        session = self.session
        words = speech.market_speech(market, session.words, session.names)
        offers = session.game.market(session.viewer) if market.obstacle is not None else []
        refusal = next((offer.obstacle for offer in offers if offer.building is market.building), None)
        return words if refusal is None else sentences([words, refusal_text(refusal, session.words, session.names)])
