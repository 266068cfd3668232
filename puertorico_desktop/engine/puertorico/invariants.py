"""Invariants of every table at every decision. Tests and loading check them; play does not, for speed."""

from __future__ import annotations

from collections.abc import Iterator

from puertorico_desktop.engine.puertorico.abilities.guests import moments_of_guests
from puertorico_desktop.engine.puertorico.abilities.hooks import hooks_of
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    CITY_SPACES,
    FIRST_BUILDING_SITE,
    GOODS,
    ISLAND_SPACES,
    PLANTATIONS,
    SITES,
    TRADING_HOUSE_SPACES,
    Building,
    EndTrigger,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.options import Selection
from puertorico_desktop.engine.puertorico.phases.arrival import Arrival
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.phases.mayor import Mayor
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma_invariants import board_faults, solo_faults
from puertorico_desktop.engine.puertorico.selection import SPACES_BY_COST, candidates, selected_buildings
from puertorico_desktop.engine.puertorico.state import CIRCLES, NOBODY, SITE_BITS, SPACES, GameState, PlayerBoard
from puertorico_desktop.engine.selections import ROOMS


def violations(table: GameState) -> Iterator[str]:
    """Yields what is wrong with the table, one line each; nothing if the table is consistent."""
    numbers = table.rules.numbers
    for seat, player in enumerate(table.players):
        top = table.stack[-1] if table.stack else None
        placing = isinstance(top, Mayor) and top.placed and top.waiting[:1] == (seat,)
        if isinstance(player, PuertomaBoard):
            faults = tuple(board_faults(table, player))
        else:
            faults = (*_board(player), *_people(player, placing))
        for fault in faults:
            yield f"players[{seat}].{fault}"
    for good in GOODS:
        on_ships = sum(load for kind, load in zip(table.ship_goods, table.ship_loads, strict=True) if kind == good)
        everywhere = (
            table.goods[good]
            + sum(phase.afloat[good] for phase in table.stack if isinstance(phase, Captain | Storage))
            + on_ships
            + table.house.count(good)
            + sum(task.goods_lying.count(good) for task in table.tasks)
            + sum(player.goods[good] for player in table.players)
            + table.goods_gone[good]
        )
        if table.goods[good] < 0 or everywhere != numbers.goods[good]:
            yield f"goods[{good.id}]: {everywhere} in all, not {numbers.goods[good]}"
    for tile in PLANTATIONS:
        piles = (table.plantation_offer[tile], table.plantation_pile[tile], table.plantation_discards[tile])
        everywhere = sum(piles) + sum(player.tiles_of(tile) + player.forests[tile] for player in table.players)
        everywhere += sum(task.estates_lying.count(tile) for task in table.tasks)
        everywhere += sum(isinstance(phase, DrawnTile) and phase.tile is tile for phase in table.stack)
        if min(piles) < 0 or everywhere != numbers.plantations[tile]:
            yield f"plantations[{tile.id}]: {everywhere} in all, not {numbers.plantations[tile]}"
    quarries = table.quarries + sum(player.tiles_of(Tile.QUARRY) for player in table.players)
    if table.quarries < 0 or quarries != numbers.quarries:
        yield f"quarries: {quarries} in all, not {numbers.quarries}"
    coming = [phase for phase in table.stack if isinstance(phase, Lodging)]
    nobles = table.noble_ship + table.noble_supply + sum(one.all_nobles for one in table.players)
    nobles += table.nobles_gone + sum(phase.nobles for phase in coming)
    if not 0 <= table.noble_ship <= table.colonist_ship or table.noble_supply < 0 or nobles != table.rules.nobles:
        yield f"nobles: {nobles} in all, not {table.rules.nobles}"
    people = table.colonist_ship + table.colonist_supply + sum(one.all_colonists for one in table.players)
    people += table.people_gone + sum(phase.people for phase in coming)
    colonists = people - (nobles - table.noble_supply)
    if min(table.colonist_ship, table.colonist_supply) < 0 or colonists != numbers.colonists + len(table.players):
        yield f"colonists: {colonists} in all, not {numbers.colonists + len(table.players)}"
    points = table.points_left + sum(player.points for player in table.players)
    triggered = table.end_triggers >> EndTrigger.VICTORY_POINTS & 1
    # Chips that were returned after the last one was taken may be out of the game.
    laid_aside = not table.rules.last_point_always_ends and (triggered or not table.points_left)
    too_many, too_few = table.points_left and points > numbers.points, points < numbers.points and not laid_aside
    is_wrong = too_many or too_few
    if table.points_left < 0 or is_wrong:
        yield f"points_left: {points} in all, not {numbers.points}"
    yield from _buildings(table)
    yield from _smuggler(table)
    yield from solo_faults(table)
    for ship, (size, kind, load) in enumerate(zip(table.ships, table.ship_goods, table.ship_loads, strict=True)):
        if not 0 <= load <= size or (kind < 0) != (load == 0):
            yield f"ships[{ship}]: {load} goods of kind {kind} on {size} spaces"
    aboard = [kind for kind in table.ship_goods if kind >= 0]
    if len(set(aboard)) != len(aboard):
        yield "ships: a kind is on two of them"
    for phase in table.stack:
        if isinstance(phase, Arrival) and not _can_arrive(table, phase):
            yield "stack: nobody has a choice whom to take"
    if len(table.house) > TRADING_HOUSE_SPACES:
        yield f"house: {len(table.house)} goods"


def _smuggler(table: GameState) -> Iterator[str]:
    """Yields faults about the smuggler's marker, the captured role, and the people who have left the game."""
    seats = range(len(table.players))
    smuggler = table.role_owners[Role.SMUGGLER] if Role.SMUGGLER in table.rules.cards else NOBODY
    if table.barred != NOBODY and (table.barred not in seats or Role.SMUGGLER not in table.rules.cards):
        yield f"barred: {table.barred}"
    elif smuggler != NOBODY and smuggler != table.barred:
        yield f"barred: {table.barred}, but {smuggler} has the smuggler"
    if (table.captive == NOBODY) != (table.captor == NOBODY):
        yield "captive: without a captor, or the other way round"
    elif table.captive != NOBODY:
        if table.captor != smuggler or table.captive not in table.rules.cards:
            yield f"captive: {table.captive}, captor: {table.captor}"
        elif (
            not table.rules.captures
            or table.role_doubloons[table.captive]
            or table.role_owners[table.captive] not in (NOBODY, table.captor)
        ):
            yield "captive: with doubloons, or chosen"
    gone = table.nobles_gone, table.people_gone
    if not 0 <= gone[0] <= gone[1] or (gone[1] and Role.SMUGGLER not in table.rules.cards):
        yield f"people_gone: {gone[1]}, {gone[0]} of them nobles"


def _can_arrive(table: GameState, phase: Arrival) -> bool:
    """Returns whether both colonists and nobles are on the ship, no colonist is in the supply, and the place has
    room."""
    player = table.players[phase.seat]
    site = None if phase.piece is None else site_of(phase.piece)
    has_room = site is None or player.colonists[site] < player.circles[site]
    return table.mixed_crew and not table.colonist_supply and has_room


def _board(player: PlayerBoard) -> Iterator[str]:
    for site, (colonists, circles) in enumerate(zip(player.colonists, player.circles, strict=True)):
        if not 0 <= colonists <= circles:
            yield f"colonists[{SITES[site].id}]: {colonists} in {circles} circles"
    if min(player.doubloons, player.points, player.idle, *player.goods) < 0:
        yield "a figure is below 0"
    tiles = sum(player.circles[:FIRST_BUILDING_SITE]) + sum(player.forests)
    if min(player.forests) < 0 or player.circles[Tile.FOREST]:
        yield "forests: below 0, or with circles"
    if tiles != player.tiles or tiles > ISLAND_SPACES:
        yield f"tiles: {player.tiles}, {tiles} on the island"
    buildings = player.buildings()
    spaces = sum(SPACES[building] for building in buildings)
    if spaces != player.spaces or spaces > CITY_SPACES:
        yield f"spaces: {player.spaces}, {spaces} in the city"
    for building in Building:
        expected = CIRCLES[building] if building in buildings else 0
        if player.circles[FIRST_BUILDING_SITE + building] != expected:
            yield f"circles[{building.id}]: not {expected}"
    if player.sites != tuple(site for site, circles in enumerate(player.circles) if circles):
        yield "sites: not those with circles"
    if player.all_circles != sum(player.circles):
        yield f"all_circles: {player.all_circles}, not {sum(player.circles)}"
    if player.site_histogram != sum(ROOMS[circles] for circles in player.circles):
        yield "rooms: not those of the circles"
    occupied = sum(1 << b for b in buildings if player.colonists[FIRST_BUILDING_SITE + b])
    nobles = sum(SITE_BITS[site] for site, count in enumerate(player.nobles) if count)
    if player.occupied != occupied or player.hooks != hooks_of(occupied, nobles):
        yield "occupied: not the buildings with colonists"
    guests = moments_of_guests(player.owned & ~player.occupied) if player.hooks.houses_guests else 0
    if player.moments != player.hooks.called_at | guests:
        yield "moments: not those of the hooks"


def _people(player: PlayerBoard, placing: bool) -> Iterator[str]:
    """Yields faults in the places of nobles. `placing`: the player has placed all people, but not yet said which are
    nobles."""
    for site, (nobles, people) in enumerate(zip(player.nobles, player.colonists, strict=True)):
        if not 0 <= nobles <= people:
            yield f"nobles[{SITES[site].id}]: {nobles} of {people} people"
    if player.idle_nobles < 0 or (player.idle_nobles > player.idle and not placing):
        yield f"idle_nobles: {player.idle_nobles} of {player.idle} people"


def _buildings(table: GameState) -> Iterator[str]:
    options = table.options
    known = None if options.buildings in (Selection.RANDOM, Selection.DRAFT) else selected_buildings(options, 0)
    allowed = set(candidates(options))
    spaces = dict.fromkeys(SPACES_BY_COST, 0)
    for building, row in CATALOG.items():
        full = table.rules.numbers.copies_of(row)
        built = sum(player.owns(building) for player in table.players)
        copies = table.building_supply[building]
        there = copies > 0 or built > 0
        if copies < 0 or (copies + built != full and there):
            yield f"building_supply[{building.id}]: {copies}, {built} built, of {full}"
        if there != (
            building in known if known is not None else there and (not row.is_chosen or building in allowed)
        ):
            yield f"building_supply[{building.id}]: {'not ' if there else ''}one of the buildings of this game"
        if (copies > 0) != bool(table.on_sale >> building & 1):
            yield f"on_sale[{building.id}]: not as the copies say"
        if there and row.is_chosen:
            spaces[table.rules.prices.cost[building]] += 1
    for cost, count in spaces.items():
        if count > SPACES_BY_COST[cost]:
            yield f"building_supply: {count} kinds for {cost} doubloons on {SPACES_BY_COST[cost]} spaces"
