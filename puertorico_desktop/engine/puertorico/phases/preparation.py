"""The preparation when the buildings of a game are known: the tasks of the festival are laid out, then the
achievement cards dealt (R1)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.achievement_events import CardsDealt
from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH, CARDS_WITH_PUERTOMA
from puertorico_desktop.engine.puertorico.actions import Pass
from puertorico_desktop.engine.puertorico.components import GOODS, PLANTATIONS, Achievement, Building, Good, Role
from puertorico_desktop.engine.puertorico.festival import TASKS, TASKS_OF_A_GAME, FestivalTask, can_be_shown, tasks_of
from puertorico_desktop.engine.puertorico.festival_events import TaskSet
from puertorico_desktop.engine.puertorico.options import Expansion, OptionalRule, Options
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.engine.puertorico.watchers import update_watched
from puertorico_desktop.engine.rng import Rng

GOODS_OF_A_KIND: Final = 3
"""The number of goods of each kind in the pool from which the tasks' goods are drawn (S000 page 29)."""
_WITH_FESTIVAL: Final = Expansion.FESTIVAL
_WITH_CARDS: Final = Expansion.ACHIEVEMENTS
_DRAFT: Final = OptionalRule.ACHIEVEMENT_DRAFT
_BUILDINGS: Final = tuple(Building)
_CARDS: Final = tuple(Achievement)
_FESTIVAL: Final = 29
_ACHIEVEMENTS: Final = 32
"""The streams of random numbers for the festival and for the cards: named after the pages of S000."""


def is_needed(options: Options) -> bool:
    """Returns whether a game with these options has tasks or cards."""
    return options.has(_WITH_FESTIVAL) or options.has(_WITH_CARDS)


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Preparation(Phase):
    """A phase that lays out tasks and cards and goes on. It waits on the stack while the players still draft the
    buildings.

    `seed` determines the draws; it is hidden from all players.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    seed: int = attr.ib(metadata=saved(Form.NUMBER))

    def __init__(
        self,
        role: Role | None,
        seed: int,
    ) -> None:
        self.role = role
        self.seed = seed

    def copy(self) -> Preparation:
        """Returns an independent phase in the same state."""
        return Preparation(self.role, self.seed)

    def advance(self, table: GameState) -> None:
        """Draw tasks and cards, then let the players keep cards, or begin."""
        table.stack.pop()
        lay_out_tasks(table, Rng.from_seed(self.seed, _FESTIVAL))
        if table.options.has(_WITH_CARDS):
            deal_cards(table, Rng.from_seed(self.seed, _ACHIEVEMENTS))
        update_watched(table)
        table.proceed()

    def perform(self, table: GameState, action: Pass) -> None:
        """Raises AssertionError: this phase asks for no decision."""
        raise AssertionError(f"never asked: {action}")

    def refusal(self, table: GameState, action: Pass) -> Refusal:
        """Raises AssertionError: this phase asks for no decision."""
        raise AssertionError(f"never asked: {action}")


register(Preparation, "preparation")


def lay_out_tasks(table: GameState, rng: Rng) -> None:
    """Choose the tasks and draw their pieces from one pool: an estate of each kind, three goods of each kind, and the
    buildings of the game (R9). Estates leave the bag and goods the supply; buildings stay on sale (D-58)."""
    cards = list(tasks_of(table.options))
    if len(cards) > TASKS_OF_A_GAME:
        rng.shuffle(cards)
    rows = [TASKS[card] for card in cards[:TASKS_OF_A_GAME]]
    estates = [tile for tile in PLANTATIONS if table.plantation_pile[tile]]
    rng.shuffle(estates)
    goods: list[Good] = []
    for good in GOODS:
        goods += [good] * min(GOODS_OF_A_KIND, table.goods[good])
    buildings: list[Building] = []
    if any([row.building is not None for row in rows]):
        rng.shuffle(goods)
        on_sale = table.on_sale
        buildings = [building for number, building in enumerate(_BUILDINGS) if on_sale >> number & 1]
        rng.shuffle(buildings)
    else:  # only the drawn goods need a random order
        rng.shuffle(goods, sum([len(row.goods) for row in rows]))
    tasks = []
    for row in rows:
        shown = None
        if row.building is not None:
            shown = next(building for building in buildings if can_be_shown(building, row.building))
            buildings.remove(shown)
        task = FestivalTask(
            row.task,
            tuple([estates.pop() for _ in row.estates]),
            tuple([goods.pop() for _ in row.goods]),
            shown,
        )
        for estate in task.estates:
            table.plantation_pile[estate] -= 1
        for good in task.goods:
            table.goods[good] -= 1
        tasks.append(task)
        if table.sink is not None:
            table.sink.append(TaskSet(task))
    table.tasks = tuple(tasks)


def deal_cards(table: GameState, rng: Rng) -> None:
    """Deal every player four achievement cards, to hold or to draft; in a game with a Puertoma six, of which each
    player keeps four (S000 page 41)."""
    cards = list(range(len(_CARDS)))
    rng.shuffle(cards)
    seats = len(table.players)
    automatic = table.options.puertomas
    each = CARDS_WITH_PUERTOMA if automatic else CARDS_EACH
    packs = tuple(
        [
            tuple([_CARDS[card] for card in sorted(cards[each * seat : each * (seat + 1)])])
            for seat in range(seats - automatic)
        ]
    )
    table.met = (0,) * seats
    if table.sink is not None:
        table.sink.append(CardsDealt(each))
    if automatic:
        nothing: tuple[tuple[Achievement, ...], ...] = ((),) * automatic
        table.hands = table.set_aside = ((),) * seats
        table.stack.append(KeepCards(None, packs + nothing, 0, sets_aside=True))
        return
    if table.options.plays(_DRAFT):
        table.hands = ((),) * seats
        table.stack.append(KeepCards(None, packs, 0))
    else:
        table.hands = packs
