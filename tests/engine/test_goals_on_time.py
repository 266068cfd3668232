"""Whole games checked by a second implementation of the goals: it is written from S000 pages 29 to 32 and the data
sheet (5.1, 5.2) alone, follows the events, and expects every task and every achievement at once, in order, and no
other."""

from collections import Counter
from collections.abc import Callable, Iterable

import pytest

from puertorico_desktop.bots.heuristic_bot import HeuristicBot
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.catalog import CATALOG, Category
from puertorico_desktop.engine.puertorico.components import (
    FIRST_BUILDING_SITE,
    GOODS,
    TRADING_HOUSE_SPACES,
    Achievement,
    Building,
    Good,
    Role,
    Task,
)
from puertorico_desktop.engine.puertorico.events import (
    BuildingBuilt,
    ColonistSettled,
    ColonistsPlaced,
    EndTriggered,
    Event,
    ExtraGoodTaken,
    ForestPlanted,
    GoodsLoaded,
    GoodSold,
    GoodsProduced,
    GoodsStored,
    GuestMoved,
    MixedGoodsLoaded,
    NobleSettled,
    NoblesPlaced,
    PhaseEnded,
    PointsReceived,
    RoleChosen,
    TileDrawn,
    TileTaken,
)
from puertorico_desktop.engine.puertorico.festival import FestivalTask
from puertorico_desktop.engine.puertorico.festival_events import TaskDone
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import (
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.smuggler_events import ColonistLodged, ShipRaided
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from tests.engine.games import SETS, WEALTH
from tests.engine.ledger import Board, Ledger

A, G, K = Achievement, Good, Task
MANY_POINTS = 7
PEOPLE_MOVED = ColonistsPlaced | NoblesPlaced | ColonistLodged | ColonistSettled | NobleSettled | GuestMoved
DISPATCHED = {
    G.COFFEE: A.COFFEE_DISPATCHER,
    G.CORN: A.CORN_DISPATCHER,
    G.INDIGO: A.FRUIT_DISPATCHER,
    G.SUGAR: A.SUGAR_DISPATCHER,
    G.TOBACCO: A.TOBACCO_DISPATCHER,
}
PAIRS = {
    A.CARAMEL_POPCORN_INVENTOR: (G.CORN, G.SUGAR, 8),
    A.CONFECTIONERY_SUPPLIER: (G.INDIGO, G.SUGAR, 7),
    A.LUXURY_CROP_TRADER: (G.COFFEE, G.TOBACCO, 5),
    A.PASTRY_MAKER: (G.CORN, G.INDIGO, 9),
    A.TAVERN_SUPPLIER: (G.COFFEE, G.SUGAR, 6),
    A.TOBACCO_AND_FRUIT_BROKER: (G.INDIGO, G.TOBACCO, 6),
}


def needed(task: FestivalTask, *amounts: int) -> Counter[Good]:
    """Returns the number of goods of each kind that a task asks for; equal ones add up."""
    found: Counter[Good] = Counter()
    for good, amount in zip(task.goods, amounts, strict=True):
        found[good] += amount
    return found


def goals_met(holds: dict[Achievement, bool]) -> set[Achievement]:
    """Returns the cards whose goals are met."""
    return {card for card, is_met in holds.items() if is_met}


class Reader:
    """Follows the events of a game and determines the goals that they meet."""

    def __init__(self, game: PuertoRico) -> None:
        self.game = game
        self.ledger = Ledger(game)
        self.role: Role | None = None
        seats = range(len(game.players))
        self.made: list[Counter[Good]] = [Counter() for _ in seats]
        self.loaded: list[Counter[Good]] = [Counter() for _ in seats]
        self.before = [0 for _ in seats]
        self.met: list[set[Achievement]] = [set() for _ in seats]
        self.due: list[tuple[int, Task | Achievement]] = []
        self.strategists: set[int] = set()
        self.seen: set[Task | Achievement] = set()

    def follow(self, events: Iterable[Event]) -> None:
        """Processes the events of an action; goals that are met have to be completed at once."""
        for event in events:
            self._read(event)
        assert not self.due or self.game.kind is DecisionKind.PLACE_NOBLES, self.due

    def _read(self, event: Event) -> None:
        if isinstance(event, TaskDone | AchievementDone):
            self._complete(event)
            return
        late = isinstance(event, EndTriggered | NoblesPlaced)
        late = late or (isinstance(event, PointsReceived) and event.cause is Role.CAPTAIN)
        assert late or not self.due, f"{event} before {self.due}"
        aboard = list(self.ledger.ship_loads)
        self.ledger.book(event)
        if isinstance(event, PhaseEnded):
            assert not self.strategists
            self.role = None
        elif isinstance(event, RoleChosen):
            self.role = event.role
            for books in (*self.made, *self.loaded):
                books.clear()
            self.before = [board.points for board in self.ledger.boards]
        else:
            seat = getattr(event, "seat", None)
            if seat is not None:
                self._evaluate(event, seat, aboard)
        self._count_points()

    def _complete(self, event: TaskDone | AchievementDone) -> None:
        """Processes the completion of a goal, which must be the first one that is due."""
        self.ledger.book(event)
        what = event.task.task if isinstance(event, TaskDone) else event.achievement
        self.seen.add(what)
        if what is A.TRADE_STRATEGIST:
            self.strategists.remove(event.seat)
        else:
            assert self.due.pop(0) == (event.seat, what)
        self._count_points()

    def _count_points(self) -> None:
        """Buildings add their points after a load: this card may be completed later, but before the phase ends."""
        if self.role is not Role.CAPTAIN:
            return
        for seat, board in enumerate(self.ledger.boards):
            if board.points - self.before[seat] >= MANY_POINTS and A.TRADE_STRATEGIST not in self.met[seat]:
                self.met[seat].add(A.TRADE_STRATEGIST)
                if A.TRADE_STRATEGIST in self.game.hands[seat]:
                    self.strategists.add(seat)

    def _evaluate(self, event: Event, seat: int, aboard: list[int]) -> None:
        """Adds the goals that an event of a player meets: tasks from left to right, then the cards in their order."""
        board = self.ledger.boards[seat]
        match event:
            case TileTaken() | TileDrawn() | ForestPlanted():
                self._tasks(seat, lambda task: self._owns_estates(board, task))
            case BuildingBuilt(building=building):
                self._tasks(seat, lambda task: task.building == building)
            case GoodsProduced(goods=goods) if any(goods):
                self.made[seat].update({good: goods[good] for good in GOODS})
                self._tasks(seat, lambda task: self._has_made(seat, task))
            case ExtraGoodTaken(good=good):
                self.made[seat][good] += 1
                self._tasks(seat, lambda task: self._has_made(seat, task))
            case GoodSold(good=good) if len(self.ledger.house) == TRADING_HOUSE_SPACES:
                self._tasks(seat, lambda task: task.task is K.CLOSING_TIME and task.goods == (good,))
            case GoodsLoaded(good=good, amount=amount):
                self.loaded[seat][good] += amount
                self._tasks(seat, lambda task: self._is_delivered(seat, task) or self._is_send_off(event, task))
            case MixedGoodsLoaded(goods=goods):
                self.loaded[seat].update({good: goods[good] for good in GOODS})
                self._tasks(seat, lambda task: self._is_delivered(seat, task))
        for card in sorted(self._cards(event, seat, board, aboard) - self.met[seat]):
            self.met[seat].add(card)
            if card in self.game.hands[seat]:
                self.due.append((seat, card))

    def _tasks(self, seat: int, is_done: Callable[[FestivalTask], bool]) -> None:
        self.due += [(seat, task.task) for task in self.ledger.tasks if task.winner is None and is_done(task)]

    def _owns_estates(self, board: Board, task: FestivalTask) -> bool:
        each = {K.CONNOISSEUR_PRIZE: 3, K.TWIN_FARMERS: 2}.get(task.task)
        return each is not None and all(board.tiles[estate] >= each for estate in task.estates)

    def _has_made(self, seat: int, task: FestivalTask) -> bool:
        amounts = {K.CROP_WEIGHT_OFF: (3,), K.CARNIVAL_COCKTAIL: (1, 1, 1)}
        amounts |= {K.FARMING_FESTIVAL: (1, 1), K.TWO_BASKETS: (2, 2)}
        if task.task not in amounts or not needed(task, *amounts[task.task]) <= self.made[seat]:
            return False
        return all(self.ledger.boards[seat].tiles[estate] for estate in task.estates)

    def _is_delivered(self, seat: int, task: FestivalTask) -> bool:
        return task.task is K.FESTIVAL_DELIVERY and needed(task, 1, 2) <= self.loaded[seat]

    def _is_send_off(self, load: GoodsLoaded, task: FestivalTask) -> bool:
        ships = self.game.ships
        sizes = {K.GRAND_SEND_OFF: max(ships), K.TRADITIONAL_SEND_OFF: min(ships)}
        return self._fills(load) and task.goods == (load.good,) and sizes.get(task.task) == ships[load.ship]

    def _fills(self, load: GoodsLoaded) -> bool:
        ships = self.game.ships
        return load.ship < len(ships) and self.ledger.ship_loads[load.ship] == ships[load.ship]

    def _cards(self, event: Event, seat: int, board: Board, aboard: list[int]) -> set[Achievement]:
        """Returns the cards whose goals are met after an event that can meet them."""
        match event:
            case TileTaken() | TileDrawn() | ForestPlanted():
                return self._of_land(board)
            case BuildingBuilt():
                return self._of_land(board) & {A.MAJOR_LANDOWNER} | self._of_buildings(event, board)
            case GoodsProduced(goods=goods) if not any(goods):
                return set()
            case GoodsProduced() | ExtraGoodTaken():
                return self._of_goods(board) | ({A.LEADING_PRODUCER} if self.made[seat].total() >= 7 else set())
            case ShipRaided(kept=kept) if kept:
                return self._of_goods(board)
            case GoodSold(price=price):
                closes = len(self.ledger.house) == TRADING_HOUSE_SPACES
                as_trader = self.ledger.role_owners[Role.TRADER] == seat
                return goals_met({A.DEAL_CLOSER: closes and as_trader, A.TRADE_TYCOON: price >= 6})
            case GoodsLoaded(good=good, amount=amount):
                fills = self._fills(event)
                holds = {
                    DISPATCHED[good]: fills,
                    A.INDEPENDENT_SHIPPER: fills and not aboard[event.ship],
                    A.DOCK_TYCOON: sum(map(bool, self.loaded[seat].values())) >= 3,
                    A.SPECIALISED_SHIPPER: amount >= 5,
                }
                return goals_met(holds)
            case MixedGoodsLoaded(goods=goods):
                holds = {
                    A.DOCK_TYCOON: sum(map(bool, self.loaded[seat].values())) >= 3,
                    A.SPECIALISED_SHIPPER: max(goods) >= 5,
                }
                return goals_met(holds)
            case GoodsStored(kept=kept):
                return {A.PRUDENT_MERCHANT} if sum(map(bool, kept)) >= 2 else set()
        if isinstance(event, PEOPLE_MOVED):
            on_tiles, inside = board.colonists[:FIRST_BUILDING_SITE], board.colonists[FIRST_BUILDING_SITE:]
            holds = {A.LEADING_EMPLOYER: sum(on_tiles) >= 9, A.HEAD_ADMINISTRATOR: sum(inside) >= 12}
            return goals_met(holds)
        return set()

    @staticmethod
    def _rows(board: Board) -> list[tuple[Category, Good | None]]:
        return [(CATALOG[one].category, CATALOG[one].good) for one in Building if board.owned >> one & 1]

    def _of_land(self, board: Board) -> set[Achievement]:
        tiles = sum(board.tiles) + sum(board.forests)
        spaces = sum(1 + (category is Category.LARGE_VIOLET) for category, _ in self._rows(board))
        holds = {A.MASTER_AGRONOMIST: tiles == 12, A.MAJOR_LANDOWNER: tiles >= 10 and spaces >= 10}
        return goals_met(holds)

    def _of_buildings(self, built: BuildingBuilt, board: Board) -> set[Achievement]:
        categories, goods = zip(*self._rows(board), strict=True)
        new = CATALOG[built.building].category
        is_large = new is Category.LARGE_VIOLET
        holds = {
            A.BIG_SPENDER: is_large and built.price > 0 and not board.doubloons,
            A.MASTER_ARCHITECT: is_large and built.price <= 6,
            A.MAJOR_INVESTOR: categories.count(Category.LARGE_VIOLET) >= 2,
            A.SENIOR_BUREAUCRAT: categories.count(Category.SMALL_VIOLET) >= 7,
            A.LUXURY_GOODS_PROVIDER: {G.SUGAR, G.TOBACCO, G.COFFEE} <= set(goods),
            A.TROPICAL_PRODUCE_MAGNATE: goods.count(G.INDIGO) + goods.count(G.SUGAR) >= 3,
        }
        return goals_met(holds)

    def _of_goods(self, board: Board) -> set[Achievement]:
        found = {A.MASTER_COLLECTOR} if max(board.goods) >= 7 else set()
        for card, (one, other, number) in PAIRS.items():
            amounts = board.goods[one], board.goods[other]
            if all(amounts) and sum(amounts) >= number:
                found.add(card)
        return found


def options_of(rng: Rng) -> Options:
    """Returns options with two to five players and the expansions that goals depend on."""
    buildings = ((), *SETS)[rng.below(1 + len(SETS))]
    others = [one for one in WITHOUT_BUILDINGS if one is not Expansion.FESTIVAL_CARDS or rng.below(4)]
    return Options(
        Edition.SPECIAL_1897,
        players=2 + rng.below(4),
        expansions=(*buildings, *others),
        buildings=(Selection.FIXED, Selection.RANDOM, Selection.DRAFT)[rng.below(3)] if buildings else Selection.BASE,
        reading=tuple(Reading)[rng.below(2)],
        rules=(OptionalRule.ACHIEVEMENT_DRAFT,) * rng.below(2),
        ask_optional_benefits=not rng.below(3),
        play_forced=bool(rng.below(3)),
    )


def read_game(seed: int) -> Reader:
    """Plays a game by rules of thumb, at some decisions at random, and returns its reader; in some games every
    player is rich."""
    rng = Rng.from_seed(seed, 29)
    game = new_game(options_of(rng), seed)
    if not rng.below(3):
        for player in game.players:
            player.doubloons = WEALTH
    reader, bot, caprice = Reader(game), HeuristicBot(seed), rng.below(50)
    while game.kind is not None:
        by_chance = rng.below(100) < caprice
        reader.follow(game.apply(rng.choose(game.legal_actions()) if by_chance else bot.choose(game)))
        if game.kind is not DecisionKind.PLACE_NOBLES:
            for met, read in zip(game.met, reader.met, strict=False):  # empty while buildings are drafted
                differing = {card for card in Achievement if (met >> card & 1) != (card in read)}
                assert differing <= {A.TRADE_STRATEGIST}
    return reader


@pytest.mark.parametrize("seed", range(12))
def test_goals_are_completed_at_once_and_no_others_are(seed: int) -> None:
    assert read_game(seed).seen


@pytest.mark.long
def test_many_games_complete_every_task_and_every_achievement() -> None:
    seen = set().union(*(read_game(seed).seen for seed in range(100, 300)))
    assert seen == {*Task, *Achievement}
