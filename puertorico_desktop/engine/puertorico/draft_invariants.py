"""Invariants that hold before the first role is chosen, while buildings or cards are drafted. See
`phase_invariants`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH, CARDS_WITH_PUERTOMA
from puertorico_desktop.engine.puertorico.options import OptionalRule, Selection
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.phases.draft import Draft, drafted
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation, is_needed
from puertorico_desktop.engine.puertorico.puertoma import gifts
from puertorico_desktop.engine.puertorico.puertoma.board import PuertomaBoard
from puertorico_desktop.engine.puertorico.puertoma.reserve import Reserving
from puertorico_desktop.engine.puertorico.state import GameState


def draft_violations(table: GameState, rest: Sequence[tuple[int, Phase]]) -> Iterator[str]:
    """Yields what is wrong with the phases before the first role, one line each; `rest` are these phases with their
    places on the stack."""
    if any(player.buildings() for player in table.players if not isinstance(player, PuertomaBoard)):
        yield "phases[1].phase: something is built"
    phases = [phase for _, phase in rest]
    kinds = [type(phase) for phase in phases]
    if kinds == [KeepCards]:
        yield from (f"phases[1].{fault}" for fault in _keeping(table, phases[0]))
        return
    if kinds not in _possible_stacks(table):
        yield "phases[1]: nothing interrupts a draft, or something is missing"
        return
    last = len(rest)
    if isinstance(phases[-1], Draft):
        yield from (f"phases[{last}].{fault}" for fault in _draft(table, phases[-1]))


def _possible_stacks(table: GameState) -> list[list[type[Phase]]]:
    """Returns the lists of kinds of phases that may be on the stack while buildings are drafted or gifts given."""
    below: list[type[Phase]] = [Preparation] if is_needed(table.options) else []
    possible: list[list[type[Phase]]] = []
    if gifts.is_needed(table.options):
        below = [*below, gifts.Gifts]
        possible = [below, [*below, Reserving]]
    return [*possible, [*below, Draft]]


def _keeping(table: GameState, phase: Phase) -> Iterator[str]:
    assert isinstance(phase, KeepCards)
    if phase.sets_aside:
        yield from _keeping_four(table, phase)
        return
    if not table.options.plays(OptionalRule.ACHIEVEMENT_DRAFT) or len(phase.packs) != len(table.hands):
        yield "phase: no cards are drafted"
        return
    kept = [len(hand) for hand in table.hands]
    turn = kept[-1]
    if turn > CARDS_EACH - 2 or kept != [turn + (seat < phase.seat) for seat in range(len(kept))]:
        yield f"seat: {phase.seat} is not next"
    if [len(pack) + number for pack, number in zip(phase.packs, kept, strict=True)] != [CARDS_EACH] * len(kept):
        yield "packs: not as many cards as are left"
    if any(list(pack) != sorted(pack) for pack in phase.packs):
        yield "packs: not in their order"


def _keeping_four(table: GameState, phase: KeepCards) -> Iterator[str]:
    """Yields faults in the phase of a game with a Puertoma in which the players, one after the other, keep four cards
    of their own pack."""
    players = len(table.players) - table.options.puertomas
    if not table.options.puertomas or len(phase.packs) != len(table.hands) or phase.seat >= players:
        yield "phase: nobody keeps cards like this"
        return
    for seat, (pack, hand, aside) in enumerate(zip(phase.packs, table.hands, table.set_aside, strict=True)):
        number = CARDS_WITH_PUERTOMA if seat < players else 0
        kept = 0 if seat > phase.seat else CARDS_EACH if seat < phase.seat else len(hand)
        left = 0 if seat < phase.seat else number - kept
        if (len(hand), len(pack), len(aside)) != (min(kept, number), left, number - kept - left if number else 0):
            yield f"packs[{seat}]: not as many cards as are left"
        if list(pack) != sorted(pack):
            yield f"packs[{seat}]: not in their order"


def _draft(table: GameState, phase: Draft) -> Iterator[str]:
    if table.options.buildings is not Selection.DRAFT:
        yield "phase: nothing is drafted in this game"
    if phase.seat != (table.governor + len(drafted(table))) % len(table.players):
        yield f"seat: {phase.seat} is not next"
