"""What is true before the first role is chosen, while buildings or cards are drafted. See `phase_invariants`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH
from puertorico_desktop.engine.puertorico.options import OptionalRule, Selection
from puertorico_desktop.engine.puertorico.phases.base import Phase
from puertorico_desktop.engine.puertorico.phases.draft import Draft, drafted
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation, is_needed
from puertorico_desktop.engine.puertorico.state import GameState


def draft_violations(table: GameState, rest: Sequence[tuple[int, Phase]]) -> Iterator[str]:
    """Say what is wrong with the phases before the first role, each with its place on the stack."""
    if any(player.buildings() for player in table.players):
        yield "phases[1].phase: something is built"
    phases = [phase for _, phase in rest]
    kinds = [type(phase) for phase in phases]
    if kinds not in ([Draft], [Preparation, Draft], [KeepCards]):
        yield "phases[1]: nothing interrupts a draft"
        return
    if (Preparation in kinds) != (is_needed(table.options) and Draft in kinds):
        yield "phases[1].phase: nothing is to be laid out, or something is missing"
    last = len(rest)
    if isinstance(phases[-1], Draft):
        yield from (f"phases[{last}].{fault}" for fault in _draft(table, phases[-1]))
    elif isinstance(phases[-1], KeepCards):
        yield from (f"phases[{last}].{fault}" for fault in _keeping(table, phases[-1]))


def _keeping(table: GameState, phase: KeepCards) -> Iterator[str]:
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


def _draft(table: GameState, phase: Draft) -> Iterator[str]:
    if table.options.buildings is not Selection.DRAFT:
        yield "phase: nothing is drafted in this game"
    if phase.seat != (table.governor + len(drafted(table))) % len(table.players):
        yield f"seat: {phase.seat} is not next"
