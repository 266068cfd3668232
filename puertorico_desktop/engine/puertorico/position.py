"""A builder of positions: makes a table in the state that a test, a puzzle or a lesson needs, in a few words.

    game = (
        classic(4, governor=1)
        .player(0, doubloons=5, corn=2, sugar=6, city={Building.HARBOR: 1}, island={Tile.CORN: (2, 1)})
        .ships({6: (Good.CORN, 3)})
        .build()
    )
    game.apply(ChooseRole(Role.CAPTAIN))

Everything not set is as at the start of a game with seed 0, except that the boards are empty. Pieces that are placed
are taken from the supply or pile where they would be otherwise, so that the table stays complete, unless a method
sets how many are left there. The order of the calls makes no difference. Impossible values and unknown pieces are
refused with a ValueError that names them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from operator import itemgetter
from typing import Any, Final, Self

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import (
    GOODS,
    PLANTATIONS,
    TRADING_HOUSE_SPACES,
    Building,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import fields_of
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.engine.puertorico.phases.settler import offered_mask
from puertorico_desktop.engine.puertorico.position_people import PeopleBuilder
from puertorico_desktop.engine.puertorico.position_solo import SoloBuilder, unprepared_game
from puertorico_desktop.engine.puertorico.position_tasks import TaskBuilder
from puertorico_desktop.engine.puertorico.position_tools import (
    BOARDS,
    FROM_SUPPLY,
    LEFT,
    NEXT,
    PHASE_OF_ROLE,
    add_building,
    add_tiles,
    by_id,
    check,
    check_numbers,
    check_piece,
    check_role,
    empty_ship,
    mask_of,
    memories_of,
    pieces_of,
    seat_of,
    set_copies,
    smuggle,
    stack_tiles,
)
from puertorico_desktop.engine.puertorico.setup import empty_boards
from puertorico_desktop.engine.puertorico.watchers import open_ledger

_MASKS: Final = ("loaded", "produced")
"""The fields of phases that are masks; here they are given as seats or goods."""
_OWN: Final = ("role", "chooser", "waiting", "offered", "memories", "distributed", "placed")
"""The fields of phases that cannot be given by name."""


class Position(PeopleBuilder, TaskBuilder, SoloBuilder):
    """A table being prepared. Each method sets one part of it and returns the builder."""

    def __init__(self, options: Options, governor: int = 0) -> None:
        """Prepare a table at the beginning of a round with the given governor."""
        self._options = options
        self._governor = seat_of(governor, options)
        self._steps: list[tuple[int, Callable[[PuertoRico], None]]] = []
        self._number = 1
        self._drafted = False
        self._taken: dict[Role, int] = {}
        self._barred: int | None = None
        self._captive: Role | None = None
        self._role: Role | None = None
        self._phase: dict[str, Any] = {}

    @property
    def players(self) -> int:
        """The number of seats that belong to players; these come before those of Puertomas."""
        return self._options.players - self._options.puertomas

    def _do(self, when: int, step: Callable[[PuertoRico], None]) -> Self:
        self._steps.append((when, step))
        return self

    def player(
        self,
        seat: int,
        *,
        doubloons: int | None = None,
        points: int = 0,
        idle: int = 0,
        island: Mapping[Tile, int | tuple[int, int] | tuple[int, int, int]] | None = None,
        city: Mapping[Building, int] | None = None,
        nobles: Mapping[Building, int] | None = None,
        idle_nobles: int = 0,
        forests: Mapping[Tile, int] | None = None,
        corn: int = 0,
        indigo: int = 0,
        sugar: int = 0,
        tobacco: int = 0,
        coffee: int = 0,
    ) -> Self:
        """Furnish a board. Goods and people are taken from the supply, tiles from the pile.

        `island` gives for a kind of tile their number, or (number, people on them), or (number, people, nobles among
        these); `city` gives the people in each building, and `nobles` the number of nobles among them; `idle_nobles`
        the nobles among the idle. `forests` gives the number of forests by the plantation on their face. A building
        that is not in the game is added to it. The values of several calls for a board are added up.
        """
        if seat_of(seat, self._options) >= self.players:
            raise ValueError(f"player: seat {seat} belongs to a Puertoma")
        goods = (corn, indigo, sugar, tobacco, coffee)
        check_numbers("player", doubloons or 0, points, idle, idle_nobles, *goods)
        tiles: dict[Tile, tuple[int, int, int]] = {}
        for tile, number in pieces_of("island", island, Tile).items():
            if tile is Tile.FOREST:
                raise ValueError("island: forests are said by what is on their face")
            tiles[tile] = (*number, 0, 0)[:3] if isinstance(number, tuple) else (number, 0, 0)
            check_numbers(f"island: {tile.id}", *tiles[tile])
        faces = dict(pieces_of("forests", forests, Tile, PLANTATIONS))
        homes = dict(pieces_of("city", city, Building))
        noble_homes = dict(pieces_of("nobles", nobles, Building))
        for what in (faces, homes, noble_homes):
            for piece, number in what.items():
                check_numbers(piece.id, number)

        def set_up_player(game: PuertoRico) -> None:
            player = game.players[seat]
            if doubloons is not None:
                player.doubloons = doubloons
            player.points += points
            game.points_left = max(0, game.points_left - points)
            for good, amount in enumerate(goods):
                player.goods[good] += amount
                game.goods[good] -= amount
            counts, called = list(player.colonists), list(player.nobles)
            for tile, (number, people, of_them) in tiles.items():
                add_tiles(game, player, tile, number)
                counts[tile] += people
                called[tile] += of_them
            for tile, number in faces.items():
                add_tiles(game, player, tile, number, forest=True)
            for building, people in homes.items():
                add_building(game, player, building)
                counts[site_of(building)] += people
            for building, number in noble_homes.items():
                called[site_of(building)] += number
            arrived = sum(counts) + idle - sum(player.colonists)
            arrived_nobles = sum(called) + idle_nobles - sum(player.nobles)
            player.all_colonists += arrived
            player.all_nobles += arrived_nobles
            game.noble_supply -= arrived_nobles
            game.colonist_supply -= arrived - arrived_nobles
            player.place_colonists(tuple(counts))
            player.place_nobles(tuple(called))

        return self._do(BOARDS, set_up_player)

    # -- the common table ------------------------------------------------------------------------------------

    def ships(self, loads: Mapping[int, tuple[Good, int]]) -> Self:
        """Load cargo ships, named by their capacity, with goods from the supply."""
        loads = dict(loads)
        for _, (good, amount) in loads.items():
            check_piece("ships", good, Good)
            check_numbers("ships", amount)

        def load(game: PuertoRico) -> None:
            for capacity, (good, amount) in loads.items():
                if capacity not in game.ships:
                    raise ValueError(f"ships: there is none with {capacity!r} spaces")
                ship = game.ships.index(capacity)
                game.ship_goods[ship] = int(good) if amount else -1
                game.ship_loads[ship] = amount
                game.goods[good] -= amount

        return self._do(BOARDS, load)

    def house(self, *goods: Good) -> Self:
        """Put goods from the supply into the trading house."""
        for good in goods:
            check_piece("house", good, Good)

        def fill(game: PuertoRico) -> None:
            for good in goods:
                game.goods[good] -= 1
                game.house.append(int(good))
            if len(game.house) > TRADING_HOUSE_SPACES:
                raise ValueError(f"house: {len(game.house)} goods on {TRADING_HOUSE_SPACES} spaces")

        return self._do(BOARDS, fill)

    def supply(self, **goods: int) -> Self:
        """Set the number of goods left in the supply, by id ("corn"); the others are out of the game."""
        amounts = by_id("supply", goods, GOODS)

        def leave(game: PuertoRico) -> None:
            for good, amount in amounts.items():
                game.goods[good] = amount

        return self._do(LEFT, leave)

    def points_left(self, points: int) -> Self:
        """Set the number of victory points left in the supply."""
        check_numbers("points_left", points)
        return self._do(LEFT, lambda game: setattr(game, "points_left", points))

    def quarries(self, number: int) -> Self:
        """Set the number of quarries left."""
        check_numbers("quarries", number)
        return self._do(LEFT, lambda game: setattr(game, "quarries", number))

    def offer(self, *tiles: Tile) -> Self:
        """Set the plantations that lie face up; they are taken from the pile, and the former ones go back to it."""
        for tile in tiles:
            check_piece("offer", tile, Tile, PLANTATIONS)

        def lay_out(game: PuertoRico) -> None:
            for tile in PLANTATIONS:
                game.plantation_pile[tile] += game.plantation_offer[tile] - tiles.count(tile)
            game.plantation_offer = [tiles.count(tile) for tile in PLANTATIONS]

        return self._do(FROM_SUPPLY, lay_out)

    def discards(self, **tiles: int) -> Self:
        """Set the number of plantations of each kind on the discard pile, by id; they are taken from the face-down
        pile."""
        numbers = by_id("discards", tiles, PLANTATIONS)

        def discard(game: PuertoRico) -> None:
            for tile in PLANTATIONS:
                game.plantation_pile[tile] += game.plantation_discards[tile] - numbers.get(tile, 0)
            game.plantation_discards = [numbers.get(tile, 0) for tile in PLANTATIONS]

        return self._do(FROM_SUPPLY, discard)

    def pile(self, **tiles: int) -> Self:
        """Set the number of plantations of each kind that lie face down, by id; none of the kinds that are not
        named."""
        numbers = by_id("pile", tiles, PLANTATIONS)
        faces = [numbers.get(tile, 0) for tile in PLANTATIONS]
        return self._do(LEFT, lambda game: setattr(game, "plantation_pile", faces.copy()))

    def next_tiles(self, *tiles: Tile) -> Self:
        """Set the plantations that are turned over next from the face-down pile, in this order."""
        for tile in tiles:
            check_piece("next_tiles", tile, Tile, PLANTATIONS)
        return self._do(NEXT, lambda game: stack_tiles(game, tiles))

    def copies(self, building: Building, number: int) -> Self:
        """Set the number of copies of a building that are left."""
        check_piece("copies", building, Building)
        check_numbers(f"copies: {building.id}", number)

        def leave(game: PuertoRico) -> None:
            set_copies(game, building, number)

        return self._do(LEFT, leave)

    # -- the round -------------------------------------------------------------------------------------------

    def role_doubloons(self, doubloons: Mapping[Role, int]) -> Self:
        """Put doubloons on role cards."""
        doubloons = dict(pieces_of("role_doubloons", doubloons, Role))
        check_numbers("role_doubloons", *doubloons.values())

        def lay(game: PuertoRico) -> None:
            for role, number in doubloons.items():
                check_role(game, role)
                if number and role in self._taken:
                    raise ValueError(f"role_doubloons: the {role.id} is taken")
                game.role_doubloons[role] = number

        return self._do(BOARDS, lay)

    def round(self, number: int) -> Self:
        """Set the number of the round, from 1 on."""
        check_numbers("round", number)
        if not number:
            raise ValueError("round: they count from 1")
        self._number = number
        return self

    def drafted(self) -> Self:
        """Declare the draft of buildings over. Their copies determine which buildings are in the game."""
        self._drafted = True
        return self

    def taken(self, roles: Mapping[Role, int]) -> Self:
        """Set the seats that have taken roles in this round already: they must be the first seats in turn, from the
        governor on."""
        for role, seat in pieces_of("taken", roles, Role).items():
            self._taken[role] = seat_of(seat, self._options)
        return self

    def marker(self, seat: int) -> Self:
        """Set the seat that has chosen the smuggler last, before this round or in it."""
        self._barred = seat_of(seat, self._options)
        return self

    def captured(self, role: Role) -> Self:
        """Set the free role card that is captured by the player who has taken the smuggler in this round."""
        check_piece("captured", role, Role)
        self._captive = role
        return self

    def running(
        self,
        role: Role,
        to_come: Iterable[int] | None = None,
        used: Mapping[Building, Iterable[int]] | None = None,
        **remembered: Any,
    ) -> Self:
        """Set the role being played: the player whose choice is next has chosen it. The phase begins; or, if
        `to_come` gives the seats with turns to come, the phase is in its middle, and none of the steps before
        happens.

        In the middle of a phase, `used` gives the buildings whose once-a-phase effect has been used, with their
        owners' seats: `{Building.WHARF: (0, 2)}`. Other fields of the phase's class can be set by name:
        `produced=(Good.CORN,)`, `privilege_due=False`. In the middle of the mayor phase the ship is empty.
        """
        check_piece("running", role, Role)
        self._role, self._phase = role, dict(remembered)
        if to_come is not None:
            if role not in PHASE_OF_ROLE:
                raise ValueError(f"running: the {role.id} has no turns")
            self._phase["waiting"] = tuple(seat_of(seat, self._options) for seat in to_come)
        elif remembered or used:
            raise ValueError("running: say who is to come as well")
        for name in remembered:
            if name in _OWN or name not in [field.name for field in fields_of(PHASE_OF_ROLE[role])]:
                raise ValueError(f"running: the phase of the {role.id} has no {name!r}")
        if used:
            self._phase["memories"] = memories_of(role, used, self._options)
        return self

    def build(self) -> PuertoRico:
        """Returns the game, with a player about to decide. The builder may be used again; each call makes a new game.

        Raises ValueError if more pieces of a kind were used than the game has, or a board or a round is impossible.
        """
        game = unprepared_game(self._options, self._drafted)
        for player in game.players:
            for tile in PLANTATIONS:
                game.plantation_pile[tile] += player.tiles_of(tile)
        game.players = empty_boards(game.rules)
        steps = sorted(self._steps, key=itemgetter(0))
        for when, step in steps:
            if when != NEXT:
                step(game)
        check(game)
        for when, step in steps:
            if when == NEXT:
                step(game)
        bottom = game.stack[0]
        assert isinstance(bottom, Round)
        game.round = self._number - 1
        bottom.start(game, self._governor)
        self._take_roles(game, bottom)
        if self._role is None:
            game.proceed()
        elif len(game.stack) > 1:
            raise ValueError(f"running: the {self._role.id}, but buildings are still drafted")
        else:
            self._run(game, bottom, self._role)
        return game

    def _take_roles(self, game: PuertoRico, bottom: Round) -> None:
        count = len(self._taken)
        first = bottom.waiting[:count]
        if Counter(self._taken.values()) != Counter(first) or count >= len(bottom.waiting):
            raise ValueError(f"taken: by the seats {sorted(self._taken.values())}, but {list(first)} come first")
        for role, seat in self._taken.items():
            check_role(game, role)
            game.role_owners[role] = seat
            bottom.free ^= CHOOSE[role].bit
        bottom.waiting = bottom.waiting[count:]
        smuggle(game, self._barred, self._captive)

    def _run(self, game: PuertoRico, bottom: Round, role: Role) -> None:
        check_role(game, role)
        if role in self._taken:
            raise ValueError(f"running: the {role.id} is taken")
        if not self._phase:
            bottom.perform(game, CHOOSE[role])
            return
        chooser = bottom.waiting[0]
        bottom.waiting = bottom.waiting[1:]
        bottom.free ^= CHOOSE[role].bit
        game.role_owners[role] = chooser
        values: dict[str, Any] = {
            name: mask_of(value) if name in _MASKS else value for name, value in self._phase.items()
        }
        if role is Role.SETTLER:
            values["offered"] = offered_mask(game)
        elif role is Role.MAYOR:
            values["distributed"] = True
            empty_ship(game)
        open_ledger(game, role)
        game.stack.append(PHASE_OF_ROLE[role](role, chooser, **values))
        game.proceed()


def classic(
    players: int,
    *,
    governor: int = 0,
    open_points: bool = False,
    ask_optional_benefits: bool = False,
    play_forced: bool = True,
) -> Position:
    """Returns a position of the classic game; the other options have the defaults of `Options`."""
    options = Options(
        players=players,
        open_points=open_points,
        ask_optional_benefits=ask_optional_benefits,
        play_forced=play_forced,
    )
    return Position(options, governor)
