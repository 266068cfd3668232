"""The models of the common board: roles, plantations, ships, trading house, supply, buildings."""

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
from puertorico_desktop.gui.texts.phrases import row, sentences, title


class RolesModel(PuertoRicoModel):
    """The role cards that are in this game."""

    def records(self) -> Iterator[RoleItem]:
        """Yields one item for each card."""
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
        """Returns the role, which identifies the card."""
        return cast(RoleItem, item).role

    def name(self, item: Item) -> str:
        """Returns the name of the role."""
        return self.session.words.role(cast(RoleItem, item).role)

    def effect(self, item: Item) -> str:
        """Returns the phase and the privilege of the role, without the deed that a Puertoma rules out; while the role
        can be chosen, also its forecast for every player."""
        words, role = self.session.words, cast(RoleItem, item).role
        outlooks = self.interaction.forecast(role)
        lines = [outlook_text(outlook, words, self.session.names) for outlook in outlooks]
        if lines:
            lines.append(assumption(role))
        return sentences([words.role_effect(role, not cast(RoleItem, item).solo), *lines])

    def tool_tip(self, item: Item) -> str:
        """Returns the tooltip; empty where the forecast is shown instead."""
        return "" if self.interaction.forecast(cast(RoleItem, item).role) else super().tool_tip(item)

    def speech(self, item: Item) -> str:
        """Returns the owner of the role, or the number of doubloons on its card."""
        return speech.role_speech(cast(RoleItem, item), self.session.words, self.session.names)


class OfferModel(PuertoRicoModel):
    """The face-up plantations, then the quarries, then the face-down pile and the tile just drawn from it."""

    drops = True

    def records(self) -> Iterator[OfferItem]:
        """Yields one item for each plantation and one for each stack."""
        view = self.session.view
        wanted = {estate for task in view.tasks if task.winner is None for estate in task.estates}
        for index, tile in enumerate(refs.offered(view)):
            yield OfferItem(refs.offer_ref(index), tile, 1, wanted=tile in wanted)
        yield OfferItem(refs.QUARRY, Tile.QUARRY, view.quarries)
        yield OfferItem(refs.PILE, None, sum(view.plantation_pile))
        if view.drawn is not None:
            yield OfferItem(refs.DRAWN, view.drawn, 1, drawn=True)

    def kind(self, item: Item) -> object:
        """Returns the kind of tile (None for the pile) and whether the tile has just been drawn."""
        offer = cast(OfferItem, item)
        return offer.tile, offer.drawn

    def name(self, item: Item) -> str:
        """Returns the name of the tile."""
        tile = cast(OfferItem, item).tile
        return places.face_down_pile() if tile is None else title(self.session.words.tile(tile))

    def effect(self, item: Item) -> str:
        """Returns the use of the tile."""
        tile = cast(OfferItem, item).tile
        return places.pile_effect() if tile is None else self.session.words.tile_effect(tile)

    def speech(self, item: Item) -> str:
        """Returns the tile, or the height of the stack."""
        return speech.offer_speech(cast(OfferItem, item), self.session.words)

    def state(self, item: Item) -> str:
        """Returns the state of the plantation or the stack without its name."""
        offer = cast(OfferItem, item)
        return super().state(item) if offer.tile is None else speech.tile_state(offer)


class ShipsModel(PuertoRicoModel):
    """The cargo ships; the viewer's own ship is included while it may be loaded."""

    drops = True

    def records(self) -> Iterator[ShipItem]:
        """Yields one item for each ship."""
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
        """Returns the ref, which identifies the ship."""
        return item.ref

    def name(self, item: Item) -> str:
        """Returns the name of the ship, which tells its size."""
        ship = cast(ShipItem, item)
        if ship.closed:
            return places.private_ships_name()
        return places.small_ship_name() if ship.mix is not None else places.ship_name(ship.capacity)

    def effect(self, item: Item) -> str:
        """Returns the rule about the goods that may be loaded."""
        ship = cast(ShipItem, item)
        if ship.closed:
            return places.private_ships_effect()
        return places.small_ship_effect() if ship.mix is not None else places.ship_effect(ship.capacity)

    def speech(self, item: Item) -> str:
        """Returns the load of the ship and its free spaces."""
        return speech.ship_speech(cast(ShipItem, item), self.session.words)


class CrewModel(PuertoRicoModel):
    """The colonist ship, and the remaining colonists and victory points: the figures that decide the end."""

    def records(self) -> Iterator[CrewItem]:
        """Yields one item. People who are being poached have left the ship."""
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
        """Returns the name of the ship."""
        return places.colonist_ship()

    def tool_tip(self, item: Item) -> str:
        """Returns the figures, one in each line."""
        return "\n".join(speech.crew_figures(cast(CrewItem, item)))

    def speech(self, item: Item) -> str:
        """Returns the figures, separated by commas."""
        return row(speech.crew_figures(cast(CrewItem, item)))


class HouseModel(PuertoRicoModel):
    """The four spaces of the trading house."""

    area = refs.HOUSE
    drops = True

    def records(self) -> Iterator[HouseItem]:
        """Yields one item for each space."""
        house = self.session.view.house
        for space in range(TRADING_HOUSE_SPACES):
            yield HouseItem(f"{refs.HOUSE}:{space}", house[space] if space < len(house) else None)

    def name(self, item: Item) -> str:
        """Returns the name of the good in the space."""
        good = cast(HouseItem, item).good
        return places.trading_house() if good is None else title(self.session.words.good(good))

    def effect(self, item: Item) -> str:
        """Returns the rule about the goods that may be sold."""
        return places.trading_house_effect()

    def speech(self, item: Item) -> str:
        """Returns the good in the space, or that the space is free."""
        return speech.house_speech(cast(HouseItem, item), self.session.words)

    def state(self, item: Item) -> str:
        """Returns where the good is, without its name."""
        return speech.house_state() if cast(HouseItem, item).good is not None else super().state(item)


class SupplyModel(PuertoRicoModel):
    """The supply of goods."""

    def records(self) -> Iterator[SupplyItem]:
        """Yields one item for each kind of good."""
        for good in Good:
            yield SupplyItem(refs.supply_ref(good), good, self.session.view.goods[good])

    def name(self, item: Item) -> str:
        """Returns the name of the good."""
        return title(self.session.words.good(cast(SupplyItem, item).good))

    def effect(self, item: Item) -> str:
        """Returns a text on the production and the value of the good."""
        return self.session.words.good_effect(cast(SupplyItem, item).good)

    def speech(self, item: Item) -> str:
        """Returns the number of goods left."""
        return speech.supply_speech(cast(SupplyItem, item), self.session.words)


COLUMN_OF_COST = {row.cost: row.column for row in CATALOG.values() if row.is_chosen}
"""The quarry column of a market space by the price of its building."""


_PARTS = {row.building: (row.column, row.is_chosen) for row in CATALOG.values()}


def _place_of(item: MarketItem | SpaceItem) -> tuple[tuple[int, bool], int, bool]:
    """Returns the sort key of a market item: by column, fixed production buildings first, then by price."""
    if isinstance(item, SpaceItem):
        return (item.column, True), item.cost, True
    return _PARTS[item.building], item.cost, False


def _effect_of(building: Building, model: PuertoRicoModel) -> str:
    return model.session.words.building_effect(building)


class CandidatesModel(PuertoRicoModel):
    """The buildings that may be drafted, ordered by price, each always in the same place; empty after the draft."""

    def records(self) -> Iterator[CandidateItem]:
        """Yields one item for each building."""
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
        """Returns the name of the building."""
        return self.session.words.building(cast(CandidateItem, item).building)

    def effect(self, item: Item) -> str:
        """Returns the effect text of the building."""
        return _effect_of(cast(CandidateItem, item).building, self)

    def speech(self, item: Item) -> str:
        """Returns the cost and the value of the building, and the reason why it cannot be drafted."""
        candidate, session = cast(CandidateItem, item), self.session
        words = speech.candidate_speech(candidate, session.words)
        refusal = session.game.why_not(DraftBuilding(candidate.building)) if candidate.obstacle else None
        return words if refusal is None else sentences([words, refusal_text(refusal, session.words, session.names)])


class MarketModel(PuertoRicoModel):
    """The buildings on sale, column by column, with the price for the viewer."""

    _offers: tuple[Offer, ...] = ()
    """The offers that `basis` has read, for use in `records`."""

    def basis(self) -> object:
        """Returns the values on which the items depend: the offers, the supply, and the marks beside them; None
        during a draft, when the buildings may change at any time."""
        session = self.session
        self._offers = tuple(session.game.market(session.viewer))
        if refs.is_drafting(session.view):
            return None
        return self._offers, session.view.building_supply, self._wanted(), self._reserved()

    def _wanted(self) -> set[Building | None]:
        """Returns the buildings that open tasks ask for."""
        return {task.building for task in self.session.view.tasks if task.winner is None}

    def _reserved(self) -> dict[Building | None, int]:
        """Returns the seats of the Puertomas by the building that each has reserved."""
        boards = [(seat, player.puertoma) for seat, player in enumerate(self.session.view.players)]
        return {board.reserved: seat for seat, board in boards if board is not None}

    def records(self) -> Iterator[MarketItem | SpaceItem]:
        """Returns an iterator of one item for each building, and one for each free space during a draft."""
        buildings = self._buildings()
        if refs.is_drafting(self.session.view):
            # In the order of the draft, so that no building moves when another one is added.
            moves = enumerate(self.session.match.all_moves[: self.session.shown_ply])
            drafted = {one.action.building: ply for ply, one in moves if isinstance(one.action, DraftBuilding)}
            buildings.sort(key=lambda item: drafted.get(item.building, -1))
        rows: list[MarketItem | SpaceItem] = [*buildings, *self._spaces()]
        # Fixed buildings come first, as on the board; a free space comes after the buildings of its price.
        return iter(sorted(rows, key=_place_of))

    def _spaces(self) -> Iterator[SpaceItem]:
        """Yields the free spaces while buildings are drafted."""
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
        """Returns the name of the building, or the price of the space."""
        if isinstance(item, SpaceItem):
            return str(item.cost)
        return self.session.words.building(cast(MarketItem, item).building)

    def effect(self, item: Item) -> str:
        """Returns the effect text of the building."""
        return "" if isinstance(item, SpaceItem) else _effect_of(cast(MarketItem, item).building, self)

    def speech(self, item: Item) -> str:
        """Returns the price and its parts, points, circles and copies of the building, and the reason why it cannot
        be bought."""
        if isinstance(item, SpaceItem):
            return speech.space_speech(item)
        market = cast(MarketItem, item)
        session = self.session
        words = speech.market_speech(market, session.words, session.names)
        offers = session.game.market(session.viewer) if market.obstacle is not None else []
        refusal = next((offer.obstacle for offer in offers if offer.building is market.building), None)
        return words if refusal is None else sentences([words, refusal_text(refusal, session.words, session.names)])
