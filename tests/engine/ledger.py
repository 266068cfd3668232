"""The figures of a table, computed from events alone.

The events of a game must describe every change of its table. A ledger starts with a copy of the figures of a game,
books each event, checks that the event is consistent with them, and is compared with the game afterwards.
"""

from collections.abc import Sequence
from functools import singledispatchmethod

from puertorico_desktop.engine.puertorico.achievement_events import (
    AchievementDone,
    CardKept,
    CardsDealt,
    PacksPassed,
)
from puertorico_desktop.engine.puertorico.achievements import ACHIEVEMENTS, CARDS_EACH, done_cards
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import (
    FIRST_BUILDING_SITE,
    GOODS,
    PLANTATIONS,
    PRIVATE_SHIP,
    Building,
    Good,
    Role,
    Tile,
    site_of,
)
from puertorico_desktop.engine.puertorico.events import (
    BenefitRefused,
    BuildingBuilt,
    BuildingDrafted,
    ColonistArrived,
    ColonistReceived,
    ColonistReturned,
    ColonistsDistributed,
    ColonistSettled,
    ColonistShipFilled,
    ColonistsPlaced,
    DoubloonsPaid,
    DoubloonsReceived,
    EndTriggered,
    Event,
    ExtraGoodTaken,
    ForestPlanted,
    GameEnded,
    GoodReturned,
    GoodsLoaded,
    GoodSold,
    GoodSoldPrivately,
    GoodsProduced,
    GoodsStored,
    GuestMoved,
    MixedGoodsLoaded,
    NobleArrived,
    NobleBoarded,
    NoblesDistributed,
    NobleSettled,
    NoblesPlaced,
    Passed,
    PhaseEnded,
    PileReshuffled,
    PlantationsDiscarded,
    PlantationsRevealed,
    PointReturned,
    PointsReceived,
    PrivateShipsUnloaded,
    RoleChosen,
    RolesSweetened,
    RoundStarted,
    ShipSailed,
    Skipped,
    TileDiscarded,
    TileDrawn,
    TileTaken,
    TileTurnedUp,
    TradingHouseEmptied,
)
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.festival_events import NewcomersIdle, TaskDone, TaskSet
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition, OptionalRule
from puertorico_desktop.engine.puertorico.phases.captain import Captain
from puertorico_desktop.engine.puertorico.phases.lodging import Lodging
from puertorico_desktop.engine.puertorico.phases.round import FREE, NOT_IN_GAME
from puertorico_desktop.engine.puertorico.phases.storage import Storage
from puertorico_desktop.engine.puertorico.smuggler_events import (
    CaptivePlayed,
    ColonistLodged,
    HousePlundered,
    MarkerTaken,
    PeopleLeft,
    PeoplePoached,
    RansomPaid,
    RoleCaptured,
    ShipRaided,
)
from puertorico_desktop.engine.puertorico.state import NOBODY

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
    "noble_supply",
    "noble_ship",
    "barred",
    "captive",
    "captor",
    "people_gone",
    "nobles_gone",
)
_BOARD_FIGURES = (
    "doubloons",
    "points",
    "idle",
    "goods",
    "colonists",
    "owned",
    "nobles",
    "idle_nobles",
    "forests",
)


def _plain(value: object) -> object:
    """Returns a sequence as a list, whatever type the state uses for it."""
    return list(value) if isinstance(value, list | tuple | bytes) else value


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
        self.edition = game.options.edition
        afloat = [phase.afloat for phase in game.stack if isinstance(phase, Captain | Storage)]
        self.afloat = [sum(goods) for goods in zip([0] * len(GOODS), *afloat, strict=True)]
        self.boards = [Board(player) for player in game.players]
        self.winners: tuple[int, ...] | None = None
        self.all_points = game.points_left + sum(player.points for player in game.players)
        self.copies_of = game.rules.numbers.copies_of
        self.last_point_always_ends = game.rules.last_point_always_ends
        self.swaps = not game.rules.noble_comes_first
        self.turned: Tile | None = None
        lodging = [phase for phase in game.stack if isinstance(phase, Lodging)]
        poached = [phase for phase in lodging if not phase.stays]
        self.poached = [sum(phase.people for phase in poached), sum(phase.nobles for phase in poached)]
        self.won = sum(phase.people for phase in lodging if phase.stays)
        self.tasks = list(game.tasks)
        self.drafts = game.options.plays(OptionalRule.ACHIEVEMENT_DRAFT)
        self.held = [len(game.hands[seat]) if game.hands else 0 for seat in range(len(game.players))]
        self.titles = [list(done_cards(game, seat)) for seat in range(len(game.players))]
        self.packs = CARDS_EACH - min(self.held) if game.hands else 0

    def differences(self, game: PuertoRico) -> list[str]:
        """Returns the differences between ledger and game; empty if the events describe every change."""
        found = [
            f"{name}: {getattr(self, name)} from events, {getattr(game, name)} on the table"
            for name in _FIGURES
            if getattr(self, name) != _plain(getattr(game, name))
        ]
        if self.tasks != list(game.tasks):
            found.append(f"tasks: {self.tasks} from events, {game.tasks} on the table")
        for seat, (board, player) in enumerate(zip(self.boards, game.players, strict=True)):
            found += [
                f"players[{seat}].{name}: {getattr(board, name)} from events, {getattr(player, name)} on the table"
                for name in _BOARD_FIGURES
                if getattr(board, name) != _plain(getattr(player, name))
            ]
            if self.held[seat] != (len(game.hands[seat]) if game.hands else 0):
                found.append(f"hands[{seat}]: {self.held[seat]} from events")
            if sorted(self.titles[seat]) != sorted(done_cards(game, seat)):
                found.append(f"titles[{seat}]: {self.titles[seat]} from events")
            if board.tiles != list(player.circles[:FIRST_BUILDING_SITE]):
                found.append(f"players[{seat}].tiles: {board.tiles} from events")
        return found

    def book_all(self, events: list[Event]) -> None:
        """Book events in order."""
        for event in events:
            self.book(event)

    @singledispatchmethod
    def book(self, event: Event) -> None:
        """Books one event; asserts that it is consistent with the figures so far."""
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
        self.captive = self.captor = NOBODY

    @book.register
    def _(self, event: RoleChosen) -> None:
        assert self.role_owners[event.role] == FREE
        assert self.role_doubloons[event.role] == event.doubloons
        self.role_owners[event.role] = event.seat
        self.role_doubloons[event.role] = 0
        if event.role == self.captive and event.seat == self.captor:
            self.captive = self.captor = NOBODY
        self.boards[event.seat].doubloons += event.doubloons

    @book.register
    def _(self, event: RolesSweetened) -> None:
        left = [role for role in Role if self.role_owners[role] == FREE]
        assert list(event.roles) == [role for role in left if role is not Role.SMUGGLER]
        assert self.captive == NOBODY or self.role_owners[self.captive] == self.captor
        for role in event.roles:
            self.role_doubloons[role] += 1

    # -- smuggler -------------------------------------------------------------------------------------------------

    @book.register
    def _(self, event: CaptivePlayed) -> None:
        assert (event.seat, event.role, event.doubloons) == (self.captor, self.captive, 0)
        assert self.role_owners[event.role] == FREE
        self.role_owners[event.role] = event.seat

    @book.register
    def _(self, event: MarkerTaken) -> None:
        assert event.seat != self.barred
        self.barred = event.seat

    @book.register
    def _(self, event: RoleCaptured) -> None:
        assert self.role_owners[event.role] == FREE
        assert self.role_doubloons[event.role] == event.doubloons
        self.role_doubloons[event.role] = 0
        self.boards[event.seat].doubloons += event.doubloons
        self.captive, self.captor = int(event.role), event.seat

    @book.register
    def _(self, event: RansomPaid) -> None:
        assert (event.seat, event.role) == (self.captor, self.captive)
        assert self.role_owners[event.role] not in (FREE, event.seat)
        self.captive = self.captor = NOBODY
        self.boards[event.seat].doubloons += event.doubloons

    @book.register
    def _(self, event: ShipRaided) -> None:
        assert self.ship_goods[event.ship] == event.good
        assert self.ship_loads[event.ship] == event.kept + event.returned
        self.ship_goods[event.ship], self.ship_loads[event.ship] = -1, 0
        self.boards[event.seat].goods[event.good] += event.kept
        self.goods[event.good] += event.returned

    @book.register
    def _(self, event: HousePlundered) -> None:
        assert [self.house.count(good) for good in GOODS] == list(event.goods)
        assert event.points == len(self.house)
        self.house = []
        self.goods = [a + b for a, b in zip(self.goods, event.goods, strict=True)]
        self._points(event.seat, event.points)

    @book.register
    def _(self, event: PeoplePoached) -> None:
        self.colonist_ship -= event.count
        self.noble_ship -= event.nobles
        self.poached = [event.count, event.nobles]

    @book.register
    def _(self, event: ColonistLodged) -> None:
        if self.won:
            assert not event.noble
            self.won -= 1
        else:
            self.poached = [self.poached[0] - 1, self.poached[1] - event.noble]
        self.boards[event.seat].colonists[site_of(event.piece)] += 1
        self.boards[event.seat].nobles[site_of(event.piece)] += event.noble

    @book.register
    def _(self, event: PeopleLeft) -> None:
        assert self.poached == [event.count, event.nobles]
        self.poached = [0, 0]
        self.people_gone += event.count
        self.nobles_gone += event.nobles

    # -- festival and achievements --------------------------------------------------------------------------------

    @book.register
    def _(self, event: TaskSet) -> None:
        self.tasks.append(event.task)
        self._lie(event.task, 1)

    def _lie(self, task: FestivalTask, sign: int) -> None:
        for estate in task.estates:
            self.plantation_pile[estate] -= sign
        for good in task.goods:
            self.goods[good] -= sign

    @book.register
    def _(self, event: TaskDone) -> None:
        number = next(number for number, task in enumerate(self.tasks) if task.task is event.task.task)
        assert self.tasks[number].winner is None
        assert event.task == self.tasks[number].done_by(event.seat)
        assert event.people == min(self.colonist_supply, event.task.row.reward.people)
        self.tasks[number] = event.task
        self._lie(event.task, -1)
        self.boards[event.seat].doubloons += event.doubloons
        self.colonist_supply -= event.people
        self.won += event.people
        if event.points:
            self._points(event.seat, event.points)

    @book.register
    def _(self, event: NewcomersIdle) -> None:
        self.won -= event.count
        self.boards[event.seat].idle += event.count

    @book.register
    def _(self, event: CardsDealt) -> None:
        self.held = [0 if self.drafts else event.count for _ in self.boards]
        self.packs = event.count

    @book.register
    def _(self, event: CardKept) -> None:
        self.held[event.seat] += 1

    @book.register
    def _(self, event: PacksPassed) -> None:
        self.packs -= 1
        assert event.count == self.packs

    @book.register
    def _(self, event: AchievementDone) -> None:
        assert event.achievement not in {title for titles in self.titles for title in titles}
        assert event.points == ACHIEVEMENTS[event.achievement].points
        self.titles[event.seat].append(event.achievement)
        assert len(self.titles[event.seat]) <= self.held[event.seat]

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
        self._draw(event.tile)
        self.boards[event.seat].tiles[event.tile] += 1

    @book.register
    def _(self, event: TileTurnedUp) -> None:
        assert self.turned is None
        self.plantation_pile[event.tile] -= 1
        self.turned = event.tile

    @book.register
    def _(self, event: ForestPlanted) -> None:
        if event.drawn:
            self._draw(event.tile)
        else:
            self.plantation_offer[event.tile] -= 1
        self.boards[event.seat].forests[event.tile] += 1

    @book.register
    def _(self, event: TileDiscarded) -> None:
        board = self.boards[event.seat]
        assert event.face in PLANTATIONS
        assert event.tile in (event.face, Tile.FOREST)
        if event.tile is Tile.FOREST:
            board.forests[event.face] -= 1
        else:
            board.tiles[event.tile] -= 1
            if board.colonists[event.tile] > board.tiles[event.tile]:
                board.colonists[event.tile] -= 1
                board.idle += 1
                if board.nobles[event.tile] > board.colonists[event.tile]:
                    board.nobles[event.tile] -= 1
                    board.idle_nobles += 1
        self.plantation_discards[event.face] += 1

    def _draw(self, tile: Tile) -> None:
        """Removes a tile that was looked at before, or else one from the pile."""
        if self.turned is None:
            self.plantation_pile[tile] -= 1
        else:
            assert self.turned is tile
            self.turned = None

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
        board.idle_nobles += sum(board.nobles)
        board.nobles = [0] * len(board.nobles)

    @book.register
    def _(self, event: NoblesPlaced) -> None:
        board = self.boards[event.seat]
        assert not any(board.nobles)
        assert sum(event.counts) + event.san_juan == board.idle_nobles
        assert event.san_juan <= board.idle
        board.nobles = list(event.counts)
        board.idle_nobles = event.san_juan

    @book.register
    def _(self, event: NoblesDistributed) -> None:
        self.noble_ship -= event.count
        self.boards[event.seat].idle_nobles += event.count

    @book.register
    def _(self, event: NobleBoarded) -> None:
        self.colonist_supply += 1
        self.noble_supply -= 1
        self.noble_ship += 1

    @book.register
    def _(self, event: ColonistArrived) -> None:
        if event.from_ship:
            self.colonist_ship -= 1
        else:
            self.colonist_supply -= 1
        self.boards[event.seat].idle += 1

    @book.register
    def _(self, event: NobleArrived) -> None:
        if event.from_ship:
            self.colonist_ship -= 1
            self.noble_ship -= 1
        else:
            self.noble_supply -= 1
        self.boards[event.seat].idle += 1
        self.boards[event.seat].idle_nobles += 1

    @book.register
    def _(self, event: NobleSettled) -> None:
        self.colonist_ship -= 1
        self.noble_ship -= 1
        self.boards[event.seat].colonists[site_of(event.piece)] += 1
        self.boards[event.seat].nobles[site_of(event.piece)] += 1

    @book.register
    def _(self, event: GuestMoved) -> None:
        board = self.boards[event.seat]
        for counts in (board.colonists, board.nobles) if event.noble else (board.colonists,):
            counts[site_of(Building.GUESTHOUSE)] -= 1
            counts[site_of(event.piece)] += 1

    @book.register
    def _(self, event: ColonistReturned) -> None:
        board = self.boards[event.seat]
        if event.piece is None:
            board.idle -= 1
            board.idle_nobles -= event.noble
        else:
            board.colonists[site_of(event.piece)] -= 1
            board.nobles[site_of(event.piece)] -= event.noble
        if event.noble:
            self.noble_supply += 1
        else:
            self.colonist_supply += 1

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
        assert self.colonist_ship == self.noble_ship == 0
        first = bool(self.noble_supply) and not self.swaps
        assert event.count == min(event.wanted, self.colonist_supply + first)
        self.colonist_ship = event.count
        self.colonist_supply -= event.count

    # -- builder, craftsman, trader -------------------------------------------------------------------------------

    @book.register
    def _(self, event: BuildingDrafted) -> None:
        assert not self.building_supply[event.building]
        self.building_supply[event.building] = self.copies_of(CATALOG[event.building])

    @book.register
    def _(self, event: GoodReturned) -> None:
        self.boards[event.seat].goods[event.good] -= 1
        self.goods[event.good] += 1

    @book.register
    def _(self, event: PointReturned) -> None:
        self.boards[event.seat].points -= 1
        is_set = not (self.points_left or self.last_point_always_ends)
        if not is_set and sum(board.points for board in self.boards) < self.all_points:
            self.points_left += 1

    @book.register
    def _(self, event: DoubloonsPaid) -> None:
        self.boards[event.seat].doubloons -= event.doubloons

    @book.register
    def _(self, event: GoodSoldPrivately) -> None:
        board = self.boards[event.seat]
        board.goods[event.good] -= 1
        board.doubloons += event.price
        self.goods[event.good] += 1

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
            self._load_privately([event.amount if good is event.good else 0 for good in GOODS])
        else:
            assert self.ship_goods[event.ship] in (-1, event.good)
            self.ship_goods[event.ship] = event.good
            self.ship_loads[event.ship] += event.amount
        self._points(event.seat, event.amount)

    def _load_privately(self, goods: Sequence[int]) -> None:
        where = self.goods if self.edition is Edition.CLASSIC else self.afloat
        for good, amount in enumerate(goods):
            where[good] += amount

    @book.register
    def _(self, event: PrivateShipsUnloaded) -> None:
        assert list(event.goods) == self.afloat
        assert any(event.goods)
        self.goods = [has + unloaded for has, unloaded in zip(self.goods, event.goods, strict=True)]
        self.afloat = [0] * len(GOODS)

    @book.register
    def _(self, event: MixedGoodsLoaded) -> None:
        board = self.boards[event.seat]
        assert event.points == sum(event.goods) // 2
        board.goods = [has - loaded for has, loaded in zip(board.goods, event.goods, strict=True)]
        assert min(board.goods) >= 0
        self._load_privately(event.goods)
        if event.points:
            self._points(event.seat, event.points)

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
