"""The positions that can be tried from pages of the rules: the examples on the pages, one step before their text
begins."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from puertorico_desktop.engine.puertorico.components import AbilityTile, Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Options
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.gui.puertorico.texts.rules.topics import concept
from puertorico_desktop.gui.puertorico.texts.seats import puertoma_name
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord


def _beside(players: int = 2, governor: int = 0, **settings: Any) -> Position:
    """Returns a position with one Puertoma in the last seat."""
    return Position(Options(Edition.SPECIAL_1897, players=players, puertomas=1, **settings), governor)


def _choosing() -> PuertoRico:
    """Returns a game with the marker on the builder and a doubloon on the mayor (the recruiter of 1897)."""
    return (
        _beside(governor=0)
        .puertoma(1, doubloons=2, estates={Tile.COFFEE: 1}, goods={Good.CORN: 1})
        .house(Good.CORN)
        .role_doubloons({Role.MAYOR: 1})
        .taken({Role.PROSPECTOR: 0})
        .action_board(Role.BUILDER)
        .build()
    )


def _counting() -> PuertoRico:
    """Returns a game in which the Puertoma can build one of four buildings of a level, with card 6 on the pile."""
    return _beside(governor=1).puertoma(1, doubloons=5).action_board(cards=[6]).running(Role.BUILDER).build()


def _building() -> PuertoRico:
    """Returns a game in which the Puertoma can pay for the second level, but not for the third."""
    position = _beside(governor=1).puertoma(1, doubloons=4, city=[Building.SMALL_MARKET], reserved=Building.RESIDENCE)
    return position.running(Role.BUILDER).build()


def _placing() -> PuertoRico:
    """Returns a game with two workers on the ship, and an empty coffee estate and a sugar estate with one worker to
    place them on."""
    position = _beside(governor=1).puertoma(1, estates={Tile.SUGAR: (1, 1), Tile.COFFEE: 1}).colonists(ship=2)
    return position.running(Role.MAYOR).build()


def _loading() -> PuertoRico:
    """Returns a game with three corn and two sugar to load and a single free space for sugar."""
    position = _beside(3, governor=2).puertoma(2, goods={Good.CORN: 3, Good.SUGAR: 2})
    return position.ships({6: (Good.SUGAR, 5)}).running(Role.CAPTAIN).build()


def _unlocked() -> PuertoRico:
    """Returns a game in which a new building brings a worker through an ability."""
    position = _beside(governor=1).puertoma(
        1,
        doubloons=4,
        estates={Tile.CORN: 1},
        city=[Building.SMALL_MARKET, Building.HACIENDA],
        reserved=Building.RESIDENCE,
        abilities=[AbilityTile.BUILDING_COLONIST],
    )
    return position.running(Role.BUILDER).build()


def _smuggling() -> PuertoRico:
    """Returns a game with three workers on the register and room for two of them."""
    return (
        _beside(3, governor=2, expansions=(Expansion.SMUGGLER,))
        .puertoma(2, estates={Tile.SUGAR: 1}, doubloons=0)
        .colonists(ship=3)
        .action_board(Role.CAPTAIN)
        .build()
    )


POSITIONS: Final[Mapping[str, Callable[[], PuertoRico]]] = {
    concept("puertoma_roles"): _choosing,
    concept("tie_break_cards"): _counting,
    concept("puertoma_building"): _building,
    concept("puertoma_settling"): _placing,
    concept("puertoma_goods"): _loading,
    concept("abilities"): _unlocked,
    concept("puertoma_expansions"): _smuggling,
}
"""The function that builds the position, by page of the rules."""


def position_to_try(topic: str) -> Match[PuertoRico]:
    """Returns a game that begins with the position of a page. People take all seats except those of Puertomas, and
    moves may be undone freely. Raises KeyError if the page has no position."""
    game = POSITIONS[topic]()
    options = game.options
    people = options.players - options.puertomas
    seats = [Seat(shown_name(FIRST_NAMES[number])) for number in range(people)]
    seats += [Seat(puertoma_name(number, options.puertomas)) for number in range(options.puertomas)]
    return Match(GameSetup(options, 0, tuple(seats), free_undo=True), GameRecord(options, 0, start=game))
