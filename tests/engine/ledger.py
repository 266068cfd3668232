"""A second set of books: what lies where, told by the events alone.

Whoever hears every event from a certain moment on must know the whole table. The ledger starts as a copy of a
game's figures, books each event, checks that it fits, and is compared with the game afterwards.
"""

from functools import singledispatchmethod

from puertorico_desktop.engine.puertorico.components import (
    FIRST_BUILDING_SITE,
    GOODS,
    PRIVATE_SHIP,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import (
    BenefitRefused,
    BuildingBuilt,
    ColonistReceived,
    ColonistsDistributed,
    ColonistSettled,
    ColonistShipFilled,
    ColonistsPlaced,
    DoubloonsReceived,
    EndTriggered,
    Event,
    ExtraGoodTaken,
    GameEnded,
    GoodsLoaded,
    GoodSold,
    GoodsProduced,
    GoodsStored,
    Passed,
    PhaseEnded,
    PileReshuffled,
    PlantationsDiscarded,
    PlantationsRevealed,
    PointsReceived,
    RoleChosen,
    RolesSweetened,
    RoundStarted,
    ShipSailed,
    Skipped,
    TileDrawn,
    TileTaken,
    TradingHouseEmptied,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME

_FIGURES = (
    "round",
    "governor",
    "colonist_ship",
    "colonist_supply",
    "points_left",
    "goods",
    "plantation_offer",
    "plantation_pile",
    "plantation_discards",
    "quarries",
    "ship_goods",
    "ship_loads",
    "house",
    "building_supply",
    "role_doubloons",
    "role_owners",
    "end_triggers",
)
_BOARD_FIGURES = ("doubloons", "points", "idle", "goods", "colonists", "owned")


def _plain(value: object) -> object:
    """A sequence as a list of its own: the ledger does not care how the state keeps it."""
    return list(value) if isinstance(value, list | tuple) else value


class Board:
    """One player's figures."""

    def __init__(self, player: object) -> None:
        for name in _BOARD_FIGURES:
            setattr(self, name, _plain(getattr(player, name)))
        self.tiles = list(player.circles[:FIRST_BUILDING_SITE])


class Ledger:
    """The figures of a table, kept up to date by events."""

    def __init__(self, game: PuertoRico) -> None:
        for name in _FIGURES:
            setattr(self, name, _plain(getattr(game, name)))
        self.boards = [Board(player) for player in game.players]
        self.winners: tuple[int, ...] | None = None

    def differences(self, game: PuertoRico) -> list[str]:
        """Where the ledger and the game disagree; none if the events have told everything."""
        found = [
            f"{name}: {getattr(self, name)} told, {getattr(game, name)} on the table"
            for name in _FIGURES
            if getattr(self, name) != _plain(getattr(game, name))
        ]
        for seat, (board, player) in enumerate(zip(self.boards, game.players, strict=True)):
            found += [
                f"players[{seat}].{name}: {getattr(board, name)} told, {getattr(player, name)} on the table"
                for name in _BOARD_FIGURES
                if getattr(board, name) != _plain(getattr(player, name))
            ]
            if board.tiles != list(player.circles[:FIRST_BUILDING_SITE]):
                found.append(f"players[{seat}].tiles: {board.tiles} told")
        return found

    def book_all(self, events: list[Event]) -> None:
        """Book events in order."""
        for event in events:
            self.book(event)

    @singledispatchmethod
    def book(self, event: Event) -> None:
        """Book one event; it must fit to what is known."""
        raise AssertionError(f"an event that the ledger does not know: {event}")

    @book.register(Skipped | Passed | BenefitRefused | PhaseEnded)
    def _(self, event: Event) -> None:
        pass

    @book.register
    def _(self, event: RoundStarted) -> None:
        assert event.round == self.round + 1
        assert event.governor == (self.governor + 1) % len(self.boards)
        self.round, self.governor = event.round, event.governor
        self.role_owners = [owner if owner == NOT_IN_GAME else FREE for owner in self.role_owners]

    @book.register
    def _(self, event: RoleChosen) -> None:
        assert self.role_owners[event.role] == FREE
        assert self.role_doubloons[event.role] == event.doubloons
        self.role_owners[event.role] = event.seat
        self.role_doubloons[event.role] = 0
        self.boards[event.seat].doubloons += event.doubloons

    @book.register
    def _(self, event: RolesSweetened) -> None:
        assert list(event.roles) == [role for role in Role if self.role_owners[role] == FREE]
        for role in event.roles:
            self.role_doubloons[role] += 1

    # -- settler --------------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: TileTaken) -> None:
        if event.tile is Tile.QUARRY:
            self.quarries -= 1
        else:
            self.plantation_offer[event.tile] -= 1
        self.boards[event.seat].tiles[event.tile] += 1

    @book.register
    def _(self, event: TileDrawn) -> None:
        self.plantation_pile[event.tile] -= 1
        self.boards[event.seat].tiles[event.tile] += 1

    @book.register
    def _(self, event: PlantationsDiscarded) -> None:
        assert list(event.counts) == self.plantation_offer
        self.plantation_discards = [a + b for a, b in zip(self.plantation_discards, event.counts, strict=True)]
        self.plantation_offer = [0] * len(event.counts)

    @book.register
    def _(self, event: PileReshuffled) -> None:
        self.plantation_pile = [a + b for a, b in zip(self.plantation_pile, self.plantation_discards, strict=True)]
        self.plantation_discards = [0] * len(self.plantation_pile)

    @book.register
    def _(self, event: PlantationsRevealed) -> None:
        assert not any(self.plantation_offer)
        self.plantation_pile = [a - b for a, b in zip(self.plantation_pile, event.counts, strict=True)]
        self.plantation_offer = list(event.counts)

    # -- mayor ----------------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: ColonistReceived) -> None:
        self.colonist_supply -= 1
        self.boards[event.seat].idle += 1

    @book.register
    def _(self, event: ColonistsDistributed) -> None:
        assert event.count > 0
        self.colonist_ship -= event.count
        self.boards[event.seat].idle += event.count

    @book.register
    def _(self, event: ColonistsPlaced) -> None:
        board = self.boards[event.seat]
        assert sum(event.counts) + event.san_juan == sum(board.colonists) + board.idle
        board.colonists = list(event.counts)
        board.idle = event.san_juan

    @book.register
    def _(self, event: ColonistSettled) -> None:
        if event.from_ship:
            assert not self.colonist_supply
            self.colonist_ship -= 1
        else:
            self.colonist_supply -= 1
        self.boards[event.seat].colonists[site_of(event.piece)] += 1

    @book.register
    def _(self, event: ColonistShipFilled) -> None:
        assert self.colonist_ship == 0
        assert event.count == min(event.wanted, self.colonist_supply)
        self.colonist_ship = event.count
        self.colonist_supply -= event.count

    # -- builder, craftsman, trader -------------------------------------------------------------------------------

    @book.register
    def _(self, event: BuildingBuilt) -> None:
        board = self.boards[event.seat]
        assert 0 <= event.price <= board.doubloons
        board.doubloons -= event.price
        board.owned |= 1 << event.building
        self.building_supply[event.building] -= 1

    @book.register
    def _(self, event: GoodsProduced) -> None:
        for good, (amount, short) in enumerate(zip(event.goods, event.short, strict=True)):
            assert short >= 0
            self._to_player(event.seat, good, amount)
            assert not short or not self.goods[good]

    @book.register
    def _(self, event: ExtraGoodTaken) -> None:
        self._to_player(event.seat, event.good, 1)

    @book.register
    def _(self, event: GoodSold) -> None:
        board = self.boards[event.seat]
        board.goods[event.good] -= 1
        board.doubloons += event.price
        self.house.append(event.good)

    @book.register
    def _(self, event: TradingHouseEmptied) -> None:
        assert event.counts == tuple(self.house.count(good) for good in GOODS)
        assert len(self.house) == 4
        for good in self.house:
            self.goods[good] += 1
        self.house = []

    @book.register
    def _(self, event: DoubloonsReceived) -> None:
        assert event.doubloons > 0
        self.boards[event.seat].doubloons += event.doubloons

    # -- captain --------------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: GoodsLoaded) -> None:
        assert event.amount > 0
        self.boards[event.seat].goods[event.good] -= event.amount
        if event.ship == PRIVATE_SHIP:
            self.goods[event.good] += event.amount
        else:
            assert self.ship_goods[event.ship] in (-1, event.good)
            self.ship_goods[event.ship] = event.good
            self.ship_loads[event.ship] += event.amount
        self._points(event.seat, event.amount)

    @book.register
    def _(self, event: PointsReceived) -> None:
        self._points(event.seat, event.points)

    @book.register
    def _(self, event: GoodsStored) -> None:
        board = self.boards[event.seat]
        assert board.goods == [kept + back for kept, back in zip(event.kept, event.returned, strict=True)]
        board.goods = list(event.kept)
        self.goods = [has + back for has, back in zip(self.goods, event.returned, strict=True)]

    @book.register
    def _(self, event: ShipSailed) -> None:
        assert (self.ship_goods[event.ship], self.ship_loads[event.ship]) == (event.good, event.amount)
        self.goods[event.good] += event.amount
        self.ship_goods[event.ship], self.ship_loads[event.ship] = -1, 0

    # -- the end --------------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: EndTriggered) -> None:
        assert not self.end_triggers >> event.trigger & 1
        self.end_triggers |= 1 << event.trigger

    @book.register
    def _(self, event: GameEnded) -> None:
        assert self.end_triggers
        assert event.winners
        self.winners = event.winners

    def _points(self, seat: int, points: int) -> None:
        assert points > 0
        self.boards[seat].points += points
        self.points_left = max(0, self.points_left - points)

    def _to_player(self, seat: int, good: int, amount: int) -> None:
        self.goods[good] -= amount
        assert self.goods[good] >= 0, Good(good)
        self.boards[seat].goods[good] += amount
