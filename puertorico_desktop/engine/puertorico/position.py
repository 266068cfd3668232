"""A builder of positions: a table in the state that a test, a puzzle or a lesson needs, in a few words.

    game = (
        classic(4, governor=1)
        .player(0, doubloons=5, corn=2, sugar=6, city={Building.HARBOR: 1}, island={Tile.CORN: (2, 1)})
        .ships({6: (Good.CORN, 3)})
        .build()
    )
    game.apply(ChooseRole(Role.CAPTAIN))

Everything that is not said is as at the start of a game with seed 0, but the boards are empty. What is put
somewhere is taken from where it would lie otherwise, so that the table stays whole, as far as it lasts.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Self

from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Building, Good, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import Player, changed


class Position:
    """A table being prepared. Each method changes one corner of it and returns the builder."""

    def __init__(self, options: Options, governor: int = 0) -> None:
        """A table at the beginning of a round with the given governor."""
        self._game = new_game(options, 0)
        for seat, player in enumerate(self._game.players):
            for tile in PLANTATIONS:
                self._game.plantation_pile[tile] += player.circles[tile]
            self._game.players[seat] = Player.with_doubloons(player.doubloons)
        self._round = self._game.stack[0]
        self._governor = governor

    def player(
        self,
        seat: int,
        *,
        doubloons: int | None = None,
        points: int = 0,
        idle: int = 0,
        island: Mapping[Tile, int | tuple[int, int]] | None = None,
        city: Mapping[Building, int] | None = None,
        nobles: Mapping[Tile | Building, int] | None = None,
        idle_nobles: int = 0,
        forests: Mapping[Tile, int] | None = None,
        corn: int = 0,
        indigo: int = 0,
        sugar: int = 0,
        tobacco: int = 0,
        coffee: int = 0,
    ) -> Self:
        """Furnish a board. Goods come from the supply, colonists from the supply, tiles from the pile.

        `island` gives for a kind of tile their number, or (number, how many of them have a colonist);
        `city` gives the people in each building. `nobles` says how many of the people on a kind of tile or in a
        building are nobles, `idle_nobles` how many of those idle; `forests` what is on the face of forests. A
        building that is not in the game is put into it. Raises ValueError if something does not last.
        """
        game = self._game
        player = game.players[seat]
        if doubloons is not None:
            player.doubloons = doubloons
        player.points += points
        game.points_left = max(0, game.points_left - points)
        for good, amount in zip(GOODS, (corn, indigo, sugar, tobacco, coffee), strict=True):
            player.goods[good] += amount
            game.goods[good] -= amount
        counts = list(player.colonists)
        for tile, number in (island or {}).items():
            tiles, farmers = number if isinstance(number, tuple) else (number, 0)
            for _ in range(tiles):
                player.add_tile(tile)
            if tile is Tile.QUARRY:
                game.quarries -= tiles
            else:
                game.plantation_pile[tile] -= tiles
            counts[tile] += farmers
        for tile, number_of in (forests or {}).items():
            for _ in range(number_of):
                player.add_forest(tile)
            game.plantation_pile[tile] -= number_of
        for building, workers in (city or {}).items():
            if not game.building_supply[building] and not any(one.owns(building) for one in game.players):
                self.copies(building, game.rules.numbers.copies_of(CATALOG[building]))
            player.add_building(building)
            game.building_supply = changed(game.building_supply, building, -1)
            if not game.building_supply[building]:
                game.on_sale &= ~(1 << building)
            counts[site_of(building)] += workers
        arrived = sum(counts) + idle - sum(player.colonists)
        player.all_colonists += arrived
        called = list(player.nobles)
        for piece, number_of in (nobles or {}).items():
            called[site_of(piece)] += number_of
        arrived_nobles = sum(called) + idle_nobles - player.all_nobles
        player.all_nobles += arrived_nobles
        game.noble_supply -= arrived_nobles
        game.colonist_supply -= arrived - arrived_nobles
        player.place_colonists(tuple(counts))
        player.place_nobles(tuple(called))
        return self

    def ships(self, loads: Mapping[int, tuple[Good, int]]) -> Self:
        """Load cargo ships, named by their capacity, with goods from the supply."""
        game = self._game
        for capacity, (good, amount) in loads.items():
            ship = game.ships.index(capacity)
            game.ship_goods[ship] = int(good)
            game.ship_loads[ship] = amount
            game.goods[good] -= amount
        return self

    def house(self, *goods: Good) -> Self:
        """Put goods from the supply into the trading house."""
        for good in goods:
            self._game.goods[good] -= 1
            self._game.house.append(int(good))
        return self

    def supply(self, **goods: int) -> Self:
        """Say how many goods of a kind are left in the supply, by id ("corn"); the rest is out of the game."""
        for name, amount in goods.items():
            self._game.goods[Good[name.upper()]] = amount
        return self

    def colonists(self, *, ship: int | None = None, supply: int | None = None) -> Self:
        """Say how many colonists wait on the ship, nobles among them as before, and in the supply."""
        if ship is not None:
            self._game.colonist_ship = ship
            self._game.noble_ship = min(ship, self._game.noble_ship)
        if supply is not None:
            self._game.colonist_supply = supply
        return self

    def nobles(self, *, ship: int, supply: int) -> Self:
        """Say how many of the people on the ship are nobles, and how many nobles are in the supply."""
        self._game.noble_ship = ship
        self._game.noble_supply = supply
        return self

    def points_left(self, points: int) -> Self:
        """Say how many victory points are left in the supply."""
        self._game.points_left = points
        return self

    def offer(self, *tiles: Tile) -> Self:
        """Say which plantations lie face up; those from the pile, the former ones go back to it."""
        game = self._game
        for tile in PLANTATIONS:
            game.plantation_pile[tile] += game.plantation_offer[tile] - tiles.count(tile)
        game.plantation_offer = [tiles.count(tile) for tile in PLANTATIONS]
        return self

    def pile(self, **tiles: int) -> Self:
        """Say how many plantations of each kind lie face down, by id; kinds that are not named: none."""
        self._game.plantation_pile = [tiles.get(tile.id, 0) for tile in PLANTATIONS]
        return self

    def discards(self, **tiles: int) -> Self:
        """Say how many plantations of each kind lie on the discard pile, by id."""
        self._game.plantation_discards = [tiles.get(tile.id, 0) for tile in PLANTATIONS]
        return self

    def quarries(self, number: int) -> Self:
        """Say how many quarries are left."""
        self._game.quarries = number
        return self

    def role_doubloons(self, doubloons: Mapping[Role, int]) -> Self:
        """Put doubloons on role cards."""
        for role, number in doubloons.items():
            self._game.role_doubloons[role] = number
        return self

    def copies(self, building: Building, number: int) -> Self:
        """Say how many copies of a building are left."""
        game = self._game
        game.building_supply = changed(game.building_supply, building, number - game.building_supply[building])
        game.on_sale = sum(1 << b for b in CATALOG if game.building_supply[b])
        return self

    def build(self) -> PuertoRico:
        """The game, with the governor about to choose a role. The builder must not be used any more.

        Raises ValueError if more was used of something than there is.
        """
        game = self._game
        counts = {
            "goods": min(game.goods),
            "plantations": min(game.plantation_pile),
            "quarries": game.quarries,
            "colonists": min(game.colonist_supply, game.colonist_ship, game.noble_supply),
            "copies of a building": min(game.building_supply),
        }
        missing = [name for name, left in counts.items() if left < 0]
        if missing:
            raise ValueError(f"more than there are: {', '.join(missing)}")
        assert isinstance(self._round, Round)
        game.round = 0
        self._round.start(game, self._governor)
        game.proceed()
        return game


def classic(
    players: int,
    *,
    governor: int = 0,
    open_points: bool = False,
    ask_optional_benefits: bool = False,
    play_forced: bool = True,
) -> Position:
    """A position of the classic game; the rest as in `Options`."""
    options = Options(
        players=players,
        open_points=open_points,
        ask_optional_benefits=ask_optional_benefits,
        play_forced=play_forced,
    )
    return Position(options, governor)
