"""The draft of the achievement cards: packs are passed to the left, and each player keeps a card of each (S000 page
32)."""

from __future__ import annotations

from typing import Final

import attr

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.achievement_events import CardKept, PacksPassed
from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH
from puertorico_desktop.engine.puertorico.card_actions import KEEP, KeepCard
from puertorico_desktop.engine.puertorico.components import Achievement, Role
from puertorico_desktop.engine.puertorico.phases.base import Phase, register, role_below
from puertorico_desktop.engine.puertorico.phases.fields import Form, derived, saved
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import DecisionKind, GameState

_KEEP_CARD: Final = DecisionKind.KEEP_CARD


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class KeepCards(Phase):
    """A phase in which every player keeps a card of the pack in hand, then all packs are passed on; the last card is
    kept without a decision.

    `packs` are the cards that each seat has in hand, `seat` is the one that is asked. The seats are asked in turn,
    but a player's choice is hidden from the others, and the packs move only when all have chosen. `sets_aside`: every
    player instead keeps four cards of one pack of their own and sets the others aside (S000 page 41).
    """

    role: Role | None = attr.ib(metadata=derived(role_below))
    packs: tuple[tuple[Achievement, ...], ...] = attr.ib(metadata=saved(kind=tuple[tuple[Achievement, ...], ...]))
    seat: int = attr.ib(metadata=saved(Form.SEAT))
    sets_aside: bool = attr.ib(default=False, metadata=saved(later=True))

    def __init__(
        self,
        role: Role | None,
        packs: tuple[tuple[Achievement, ...], ...],
        seat: int,
        sets_aside: bool = False,
    ) -> None:
        self.role = role
        self.packs = packs
        self.seat = seat
        self.sets_aside = sets_aside

    def copy(self) -> KeepCards:
        """Returns an independent phase in the same state."""
        return KeepCards(self.role, self.packs, self.seat, self.sets_aside)

    def advance(self, table: GameState) -> None:
        """Ask the next player which card to keep."""
        table.ask(self.seat, _KEEP_CARD, sum(KEEP[card].bit for card in self.packs[self.seat]))

    def perform(self, table: GameState, action: KeepCard) -> None:
        """Keep the card; when all players have kept one, pass the packs on."""
        self._keep(table, action.achievement)
        if self.sets_aside:
            self._set_aside(table)
            table.proceed()
            return
        self.seat += 1
        if self.seat == len(self.packs):
            self.seat = 0
            self.packs = (self.packs[-1], *self.packs[:-1])
            left = len(self.packs[0])
            if table.sink is not None:
                table.sink.append(PacksPassed(left))
            if left == 1:
                for seat, (card,) in enumerate(self.packs):
                    self.seat = seat
                    self._keep(table, card)
                table.stack.pop()
        table.proceed()

    def _set_aside(self, table: GameState) -> None:
        """If the player has kept enough cards, set the others aside and go on to the next player."""
        seat = self.seat
        if len(table.hands[seat]) < CARDS_EACH:
            return
        aside, packs = list(table.set_aside), list(self.packs)
        aside[seat], packs[seat] = packs[seat], ()
        table.set_aside, self.packs = tuple(aside), tuple(packs)
        self.seat += 1
        if not self.packs[self.seat]:
            table.stack.pop()

    def refusal(self, table: GameState, action: KeepCard) -> Refusal:
        """Returns the reason: the card is not in the pack."""
        return Refusal(Reason.NOT_IN_PACK, {"achievement": action.achievement})

    def _keep(self, table: GameState, card: Achievement) -> None:
        seat = self.seat
        hands = list(table.hands)
        hands[seat] = (*hands[seat], card)
        table.hands = tuple(hands)
        packs = list(self.packs)
        packs[seat] = tuple([other for other in packs[seat] if other is not card])
        self.packs = tuple(packs)
        if table.sink is not None:
            table.sink.append(CardKept(seat))


register(KeepCards, "keep_cards")
