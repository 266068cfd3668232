"""The set-up of a game: from options and a seed to the first decision (data-sheet.md 1.1 and 3.1)."""

from __future__ import annotations

from functools import cache
from typing import Final

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.numbers import NUMBERS as NUMBERS
from puertorico_desktop.engine.puertorico.numbers import Numbers as Numbers
from puertorico_desktop.engine.puertorico.options import Options, Selection
from puertorico_desktop.engine.puertorico.phases.draft import Draft
from puertorico_desktop.engine.puertorico.phases.mayor import board
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation, is_needed
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME, Round
from puertorico_desktop.engine.puertorico.phases.settler import deal_plantations
from puertorico_desktop.engine.puertorico.puertoma import gifts
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import hooks_of_tiles
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.rules import Rules, rules_of
from puertorico_desktop.engine.puertorico.selection import selected_buildings
from puertorico_desktop.engine.puertorico.state import ALL_TIE_CARDS, GameState, PlayerBoard
from puertorico_desktop.engine.rng import Rng


def new_game(options: Options, seed: int) -> PuertoRico:
    """Returns a game at its first decision. Seat 0 is the first governor; the same seed gives the same game."""
    game = _prepared_table(options).copy()
    game.rng = Rng.from_seed(seed)
    if options.buildings is Selection.RANDOM:
        _put_up_buildings(game, seed)
    deal_plantations(game)
    if not game.rules.first_tiles_before_offer:
        _take_first_tiles(game)
    if is_needed(options):
        game.stack.insert(1, Preparation(None, Rng.from_seed(seed, _PREPARATION).next32()))
    if gifts.is_needed(options):
        automatic = tuple(range(options.players - options.puertomas, options.players))
        game.stack.insert(1 + is_needed(options), gifts.Gifts(None, automatic))
    game.proceed()
    return game


_PREPARATION: Final = 28
"""The stream of random numbers for the tasks and cards, which are laid out after the buildings."""


def first_tiles(rules: Rules) -> tuple[Tile, ...]:
    """Returns the tile with which each player starts, from the governor on."""
    tiles = rules.numbers.first_tiles
    return (Tile.CORN,) * len(tiles) if rules.all_start_with_corn else tiles


def first_doubloons(rules: Rules) -> tuple[int, ...]:
    """Returns the doubloons with which each player starts; with the optional rule corn costs one of them (D-60)."""
    corn_costs = rules.all_start_with_corn or rules.corn_starters_pay
    return tuple(rules.numbers.doubloons - (corn_costs and tile is Tile.CORN) for tile in first_tiles(rules))


@cache
def _prepared_table(options: Options) -> PuertoRico:
    """Returns a table with everything that does not depend on the seed; callers must copy it."""
    rules = rules_of(options)
    numbers = rules.numbers
    game = PuertoRico(
        options=options,
        rules=rules,
        rng=Rng.from_seed(0),
        round=0,
        governor=0,
        players=empty_boards(rules),
        colonist_ship=0,
        colonist_supply=numbers.colonists + options.players,
        points_left=numbers.points,
        goods=list(numbers.goods),
        plantation_offer=[0] * len(numbers.plantations),
        plantation_pile=list(numbers.plantations),
        plantation_discards=[0] * len(numbers.plantations),
        quarries=numbers.quarries,
        ships=numbers.ships,
        ship_goods=[-1] * len(numbers.ships),
        ship_loads=[0] * len(numbers.ships),
        house=[],
        building_supply=tuple(numbers.copies_of(row) for row in CATALOG.values()),
        role_doubloons=[0] * len(Role),
        role_owners=[FREE] * len(Role),
        end_triggers=0,
        on_sale=0,
        stack=[],
        noble_supply=rules.nobles,
        tie_cards=ALL_TIE_CARDS if options.puertomas else 0,
    )
    board(game, options.players)
    if options.buildings is not Selection.RANDOM:
        _put_up_buildings(game, 0)
    first_round = Round(None, tuple(FREE if role in rules.cards else NOT_IN_GAME for role in Role))
    game.stack.append(first_round)
    for player, tile in zip(game.players, first_tiles(rules), strict=True):
        player.add_tile(tile)
    if rules.first_tiles_before_offer:
        _take_first_tiles(game)
    first_round.start(game, 0)
    if options.buildings is Selection.DRAFT:
        game.stack.append(Draft(None, game.governor))
    return game


def empty_boards(rules: Rules) -> list[PlayerBoard]:
    """Returns a board for each seat, with the first doubloons and nothing else."""
    return [
        PuertomaBoard.with_hooks(doubloons, hooks_of_tiles(0))
        if rules.automatic >> seat & 1
        else PlayerBoard.with_doubloons(doubloons)
        for seat, doubloons in enumerate(first_doubloons(rules))
    ]


def _put_up_buildings(table: GameState, seed: int) -> None:
    """Remove from the supply all buildings that are not in this game, and put the others on sale."""
    lying = table.building_supply
    there = [0] * len(lying)
    on_sale = 0
    for building in map(int, selected_buildings(table.options, seed)):
        there[building] = lying[building]
        on_sale |= 1 << building
    table.building_supply = tuple(there)
    table.on_sale = on_sale


def _take_first_tiles(table: GameState) -> None:
    """Take the first tiles, which are on the islands already, from the pile."""
    for tile in first_tiles(table.rules):
        table.plantation_pile[tile] -= 1
