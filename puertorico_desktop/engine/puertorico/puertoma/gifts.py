"""The gifts that hard Puertomas receive before the first round (S000 page 39, R23)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.actions import BUILD, Build
from puertorico_desktop.engine.puertorico.components import Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Level, Options
from puertorico_desktop.engine.puertorico.phases import payment
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.puertoma.ability_tiles import board_of, unlock, use_unlocked
from puertorico_desktop.engine.puertorico.puertoma.board import HIDDEN, LEVEL_OF, PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.building import BUILDABLE
from puertorico_desktop.engine.puertorico.puertoma.puertoma_events import GiftReceived
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

_FRUIT: Final = Tile.INDIGO
_OF_FRUIT, _OF_CORN = 0, 1
"""The levels of the gifts, from 0 on."""
CORN_DOUBLOONS: Final = 1
"""The number of doubloons that a Puertoma with corn keeps."""


def is_needed(options: Options) -> bool:
    """Returns whether a game with these options has gifts."""
    return options.puertomas > 0 and options.level is Level.HARD


def gift_level(board: PuertomaBoard) -> int:
    """Returns the level, from 0 on, of the building that a Puertoma receives; it depends on its first estate."""
    return _OF_FRUIT if board.estates[_FRUIT] else _OF_CORN


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class Gifts(Phase):
    """A phase in which one Puertoma after the other receives a building and other gifts. It waits on the stack while
    buildings are drafted.

    `waiting` are the seats that have still to receive gifts.
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    waiting: tuple[int, ...] = attr.ib(metadata=saved(Form.SEATS))

    def __init__(
        self,
        role: Role | None,
        waiting: tuple[int, ...],
    ) -> None:
        self.role = role
        self.waiting = waiting

    def copy(self) -> Gifts:
        """Returns an independent phase in the same state."""
        return Gifts(self.role, self.waiting)

    def advance(self, table: GameState) -> None:
        """Turn up the first ability of the next Puertoma and ask for its building."""
        while self.waiting:
            seat = self.waiting[0]
            board = board_of(table, seat)
            if board.abilities[0] == HIDDEN:
                unlock(table, seat, 0)
            level = gift_level(board)
            there = table.on_sale & BUILDABLE & ~board.owned
            mask = sum([one.bit for one in BUILD if there >> one.index & 1 and LEVEL_OF[one.index] == level])
            if mask:
                table.ask(seat, DecisionKind.BUILD, mask)
                return
            self._give(table, seat)
        table.stack.pop()
        table.proceed()

    def perform(self, table: GameState, action: Build) -> None:
        """Place the building, and give the other gifts."""
        seat = self.waiting[0]
        payment.complete(table, seat, action.index, 0)
        self._give(table, seat)
        table.proceed()

    def _give(self, table: GameState, seat: int) -> None:
        """Give the other gifts: with fruit a colonist and a corn; with corn a sugar, but fewer doubloons. The ability
        works only from now on, because the building was not built."""
        self.waiting = self.waiting[1:]
        use_unlocked(table, seat)
        board = board_of(table, seat)
        of_fruit = gift_level(board) == _OF_FRUIT
        good = Good.CORN if of_fruit else Good.SUGAR
        table.goods[good] -= 1
        board.goods[good] += 1
        if of_fruit:
            table.colonist_supply -= 1
            board.settle_colonist(_FRUIT)
        else:
            board.doubloons = CORN_DOUBLOONS
        if table.sink is not None:
            table.sink.append(GiftReceived(seat, good, int(of_fruit), board.doubloons))

    def refusal(self, table: GameState, action: Build) -> Refusal:
        """Returns the reason: the rules of the Puertoma choose another building."""
        return Refusal(Reason.FOLLOWS_ITS_RULES, {"seat": self.waiting[0]})


register(Gifts, "gifts")
