"""The choice of a role by a Puertoma (S000 page 35): profitable roles, then arrows, doubloons and a tie-break
card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from puertorico_desktop.engine.puertorico.actions import CHOOSE
from puertorico_desktop.engine.puertorico.components import GOODS, Role
from puertorico_desktop.engine.puertorico.phases.captain import cargo_loads
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.engine.puertorico.puertoma.action_board import TIE_BREAK_CARDS, leads_to, place_of
from puertorico_desktop.engine.puertorico.puertoma.building import can_build
from puertorico_desktop.engine.puertorico.puertoma.deliberation import Deliberation
from puertorico_desktop.engine.puertorico.puertoma.settling import estates_that_fit
from puertorico_desktop.engine.puertorico.puertoma.smuggling import most_smuggled
from puertorico_desktop.engine.puertorico.puertoma.trading import sellable
from puertorico_desktop.engine.puertorico.rules import NOT_SWEETENED

SMUGGLERS_DOUBLOONS: Final = 2
"""The number of doubloons that a card counts for which never gains one (S000 page 40)."""


def chosen_role(thought: Deliberation, legal: int) -> Role:
    """Returns the role that is chosen among the actions in the mask."""
    free = [role for role in Role if legal & CHOOSE[role].bit]
    left = [role for role in free if is_profitable(thought, role)]
    if left:
        thought.note(StepRule.PROFITABLE, free, left)
        if len(left) > 1:
            left = _beside_marker(thought, left)
    else:
        thought.note(StepRule.NONE_PROFITABLE, free, free)
        left = free
    if len(left) > 1:
        left = _with_most_doubloons(thought, left)
    return left[0] if len(left) == 1 else _first_on_card(thought, left)


def _beside_marker(thought: Deliberation, roles: list[Role]) -> list[Role]:
    marker = thought.table.marker
    beside = [role for role in roles if leads_to(marker, role)]
    if beside:
        thought.note(StepRule.BESIDE_MARKER, roles, beside, about=Role(marker))
        return beside
    thought.note(StepRule.NO_ARROW, roles, roles, about=Role(marker))
    return roles


def _with_most_doubloons(thought: Deliberation, roles: list[Role]) -> list[Role]:
    on_cards = thought.table.role_doubloons
    doubloons = [SMUGGLERS_DOUBLOONS if role in NOT_SWEETENED else on_cards[role] for role in roles]
    most = max(doubloons)
    left = [role for role, number in zip(roles, doubloons, strict=True) if number == most]
    thought.note(StepRule.MOST_DOUBLOONS, roles, left, most)
    winner: list[Role] = [role for role in left if role in NOT_SWEETENED]
    if winner and len(left) > 1:
        thought.note(StepRule.SMUGGLER_WINS_TIE, left, winner)
        return winner
    return left


def _first_on_card(thought: Deliberation, roles: list[Role]) -> Role:
    card = thought.card()
    for place in TIE_BREAK_CARDS[card - 1]:
        for role in roles:
            if place_of(role) is place:
                thought.note(StepRule.TIE_BREAK_CARD, roles, (role,), card=card)
                return role
    raise AssertionError("every role but the smuggler is on every card")


# -- profitable roles (S000 page 35) -------------------------------------------------------------------------------


def is_profitable(thought: Deliberation, role: Role) -> bool:
    """Returns whether a Puertoma would gain by choosing the role."""
    return _PROFITABLE[role](thought, role)


def _builder(thought: Deliberation, role: Role) -> bool:
    """Returns whether a building can be paid, with the doubloons of the card, the privilege and an ability."""
    return can_build(thought, chooser=True, more=thought.table.role_doubloons[role])


def _settler(thought: Deliberation, _role: Role) -> bool:
    """Returns whether an estate on offer has room; quarries do not count."""
    return bool(estates_that_fit(thought))


def _mayor(thought: Deliberation, _role: Role) -> bool:
    """Returns whether a circle under an estate is free."""
    return sum(thought.board.colonists) < thought.board.all_circles


def _craftsman(thought: Deliberation, _role: Role) -> bool:
    """Returns whether the Puertoma would receive a kind of good of which it has none."""
    board, supply = thought.board, thought.table.goods
    return any([board.active(good) and supply[good] and not board.goods[good] for good in GOODS])


def _trader(thought: Deliberation, _role: Role) -> bool:
    """Returns whether a sale brings at least a doubloon, with the privilege."""
    return bool(sellable(thought, chooser=True))


def _captain(thought: Deliberation, _role: Role) -> bool:
    """Returns whether anything can be loaded."""
    return cargo_loads(thought.table, thought.board) != 0


def _always(_thought: Deliberation, _role: Role) -> bool:
    return True


def _smuggler(thought: Deliberation, _role: Role) -> bool:
    """Returns whether a deed brings anything."""
    return most_smuggled(thought) > 0


_PROFITABLE: Final[Sequence[Callable[[Deliberation, Role], bool]]] = (
    _settler,
    _mayor,
    _builder,
    _craftsman,
    _trader,
    _captain,
    _always,
    _always,
    _smuggler,
)
"""The tests of profitability, in the order of `Role`."""
