"""The base classes of phases. A phase knows which player acts next and which actions are legal, and holds the values
of its own run.

Running phases are on the stack of the table, the innermost last, and are copied with the table. `advance` brings the
table to the phase's next decision, or ends the phase and lets the phase below go on; `perform` carries out one
action. A player without a choice is passed over with a `Skipped` event that gives the reason.
"""

from __future__ import annotations

from typing import Any, Final

import attr

from puertorico_desktop.engine.fields import FieldMethods, use_quick_copy
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import Trigger
from puertorico_desktop.engine.puertorico.components import Building, Good, Role
from puertorico_desktop.engine.puertorico.driving import DRIVERS
from puertorico_desktop.engine.puertorico.events import PhaseEnded, Skipped
from puertorico_desktop.engine.puertorico.expansion_actions import SideAction, side_by_side
from puertorico_desktop.engine.puertorico.phases.fields import (
    Memories,
    Source,
    as_pieces,
    merged,
    pieces_in,
    recall,
    users_in,
)
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard
from puertorico_desktop.engine.puertorico.watchers import notify_phase_ended


def role_below(_kind: type[Phase], _table: GameState, below: Phase | None) -> Role | None:
    """Returns the role of the phase that this one interrupts."""
    return None if below is None else below.role


def always(role: Role) -> Source:
    """Returns a source that gives this role, for a phase that only one role begins."""
    return lambda _kind, _table, _below: role


class Phase(FieldMethods):
    """A running phase; `role` is the role being played.

    A kind of phase is an attrs class whose fields are its whole state: saving and restoring follow from the fields
    (`fields.py`). Values of fields are never changed, only replaced.

    `__init__` and `copy` are written out with all fields, in their order: a search copies phases all the time, and a
    compiler makes native classes of them.
    """

    __slots__ = ()

    role: Role | None

    def copy(self) -> Phase:
        """Returns an independent phase in the same state."""
        raise NotImplementedError

    def advance(self, table: GameState) -> None:
        """Advance until a player must decide. This phase must be the innermost one.

        If a player has been asked already, the same decision is asked again and nothing else changes: a table
        restored from a save finds its decision this way.
        """
        raise NotImplementedError

    def perform(self, table: GameState, action: Any) -> None:
        """Carry out a legal action of the decision at hand, then advance."""
        raise NotImplementedError

    def refusal(self, table: GameState, action: Any) -> Refusal:
        """Returns the reason why this phase does not allow an answer of the right kind, other than passing (see
        `game.MUST`)."""
        raise NotImplementedError


PHASES: Final[dict[str, type[Phase]]] = {}
"""The kinds of phases by their tags."""


_TAGS: Final[dict[type[Phase], str]] = {}


def register(kind: type[Phase], tag: str) -> None:
    """Register a kind of phase under the tag that names it in saves; a tag must never change. Raises ValueError if
    another kind has that tag."""
    if tag in PHASES:
        raise ValueError(f"{tag} means two kinds of phases")
    PHASES[tag] = kind
    _TAGS[kind] = tag
    use_quick_copy(kind)


def tag_of(kind: type[Phase]) -> str:
    """Returns the tag of a kind of phase."""
    return _TAGS[kind]


def fields_of(kind: Any) -> tuple[attr.Attribute[Any], ...]:
    """Returns the attrs fields of a kind of phase, with resolved types."""
    fields: tuple[attr.Attribute[Any], ...] = attr.fields(attr.resolve_types(kind))
    return fields


class TurnPhase(Phase):
    """A phase in which every player has a turn, in order from the chooser. `waiting` are the seats with turns to
    come, the one at turn first. `memories` are the facts that buildings remember of their owners until the phase
    ends; the rules of the buildings define them (`Ability.remembers`)."""

    __slots__ = ()

    chooser: int
    waiting: tuple[int, ...]
    memories: Memories

    def users(self, building: Building) -> int:
        """Returns the mask of the seats that have used the building in this phase."""
        return users_in(recall(self.memories, building)) if self.memories else 0

    def use(self, seat: int, building: Building) -> None:
        """Note in the memories that the seat has used the building."""
        self.memories = merged(self.memories, [(building, 1 << seat)])  # type: ignore[misc]  # a slot of each kind

    def noted(self, seat: int, building: Building) -> int:
        """Returns the mask of the pieces that the building remembers for the seat."""
        return pieces_in(recall(self.memories, building), seat) if self.memories else 0

    def note(self, seat: int, building: Building, pieces: int) -> None:
        """Let the building remember this mask of pieces for the seat, in place of the pieces noted before."""
        others = [one for one in self.memories if one[0] != building]
        before = recall(self.memories, building)
        kept = before & ~as_pieces(seat, pieces_in(before, seat))
        self.memories = merged((), [*others, (building, kept | as_pieces(seat, pieces))])  # type: ignore[misc]

    def has_privilege_left(self, seat: int) -> bool:
        """Returns whether the seat has chosen the role and not used its privilege yet."""
        return seat == self.chooser

    def offers(self, table: GameState, seat: int, moment: int) -> Offers:
        """Returns the side actions that buildings offer a player in a turn of the phase; `moment` is that of the
        turn.

        If the player's `moments` are 0, the result is NO_OFFERS and the call can be omitted.
        """
        own = side_actions(table, seat, moment)
        late = late_moves(table, seat) if self.has_privilege_left(seat) else ()
        return (own, late, side_by_side(own, late)) if own or late else NO_OFFERS


def end_phase(table: GameState, role: Role) -> None:
    """Take the phase off the stack and let the round go on."""
    if table.tally:
        notify_phase_ended(table, table.role_owners[role])
    stack = table.stack
    stack.pop()
    if table.sink is not None:
        table.sink.append(PhaseEnded(role))
    if table.rules.automatic:
        DRIVERS[0].note_end(table)
    stack[-1].advance(table)


Offers = tuple[tuple[SideAction, ...], tuple[SideAction, ...], tuple[SideAction, ...]]
"""The side actions that buildings offer at a moment; the moves of guests that still double the privilege
(`late_moves`); the union of both."""
NO_OFFERS: Final[Offers] = ((), (), ())

_PRIVILEGE: Final = Trigger.PRIVILEGE


def turn_phase(table: GameState) -> TurnPhase:
    """Returns the phase of the running role, also while another phase interrupts it."""
    phase = table.stack[1]
    assert isinstance(phase, TurnPhase)
    return phase


def side_actions(table: GameState, seat: int, moment: int) -> tuple[SideAction, ...]:
    """Returns the side actions that a player's buildings offer at this moment, the number of a `Trigger`."""
    player = table.players[seat]
    if not player.moments >> moment & 1:
        return ()
    found: tuple[SideAction, ...] = ()
    for ability in player.hooks.offering[moment]:
        more = ability.turn_actions(table, seat, moment)
        found = side_by_side(found, more) if found else more
    return found


def late_moves(table: GameState, seat: int) -> tuple[SideAction, ...]:
    """Returns the moves of guests that still count as made when the role was chosen: `seat` has chosen the role and
    not used its privilege yet. In the example of S000 (T000-16) the trader is chosen first, then the guest moves.

    These moves are offered in addition to the answers of the decision. Only buildings matter: a tile doubles no
    privilege.
    """
    return side_actions(table, seat, _PRIVILEGE)


def too_few(player: PlayerBoard, good: Good) -> Refusal:
    """Returns the reason why a player cannot use the wanted number of goods of a kind: the player has fewer, or
    none."""
    owned = player.goods[good]
    if owned:
        return Refusal(Reason.TOO_FEW_GOODS, {"good": good, "owned": owned})
    return Refusal(Reason.NO_SUCH_GOOD, {"good": good})


def skip(table: GameState, seat: int, reason: Reason) -> None:
    """Emit the event that a player is passed over."""
    if table.sink is not None:
        table.sink.append(Skipped(seat, Refusal(reason)))
