"""The hook tables: the joint answers of a player's occupied buildings to the hooks, one table for each set of
buildings."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import cache
from operator import add, or_
from typing import Any, Final

import attr

from puertorico_desktop.engine.fields import FieldMethods
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.abilities.base import (
    ABILITIES,
    HOOK_AT,
    NOBLE_ABILITIES,
    Ability,
    Trigger,
    overrides_hook,
)
from puertorico_desktop.engine.puertorico.components import Building, site_of


@attr.s(auto_attribs=True, init=False, eq=False, repr=False, slots=True)
class HookTable(FieldMethods):
    """The joint answers of a set of occupied buildings. Shared by all players with the same set; never changed.

    The class is not frozen all the same: a random game makes a dozen new tables, and freezing doubles their cost.
    It is made from the values of all fields, in their order.
    """

    privilege_factor: int
    allows_drawing: bool
    allows_quarry: bool
    makes_forests: bool
    saves_on_small: int
    saves_on_large: int
    pays_in_kind: bool
    bonus_plants: tuple[Building, ...]
    sale_bonus: int
    allows_same_kind: bool
    sells_privately: bool
    private_ship: tuple[Ability, ...]
    mixed_ship: tuple[Ability, ...]
    storage_kinds: int
    storage_goods: int
    on_tile_gained: tuple[Ability, ...]
    on_settled: tuple[Ability, ...]
    discount: tuple[Ability, ...]
    on_built: tuple[Ability, ...]
    on_produced: tuple[Ability, ...]
    on_harvest: tuple[Ability, ...]
    on_loaded: tuple[Ability, ...]
    turn_actions: tuple[Ability, ...]
    grant: int
    before_building: tuple[Ability, ...]
    on_people_gained: tuple[Ability, ...]

    acting: tuple[tuple[Ability, ...], ...] = attr.ib(eq=False)
    """The rules that act at each moment between the steps of the phases, by its number (`abilities.base.HOOK_AT`)."""
    offering: tuple[tuple[Ability, ...], ...] = attr.ib(eq=False)
    """The rules among `turn_actions` that may offer something at each moment, by its number."""
    called_at: int = attr.ib(eq=False)
    """The mask of the moments at which one of the buildings may act, offer something or add legal actions; for guests
    see `abilities.guests`."""
    bargains: bool = attr.ib(eq=False)
    """Whether a building lowers prices or helps to pay, besides quarries and the privilege."""
    houses_guests: bool = attr.ib(eq=False)
    """Whether people may move at any time."""
    two_sided: tuple[int, ...] = attr.ib(eq=False)
    """The sites of the buildings that have another rule where a noble works."""

    def __init__(self, answers: list[Any]) -> None:
        (
            self.privilege_factor,
            self.allows_drawing,
            self.allows_quarry,
            self.makes_forests,
            self.saves_on_small,
            self.saves_on_large,
            self.pays_in_kind,
            self.bonus_plants,
            self.sale_bonus,
            self.allows_same_kind,
            self.sells_privately,
            self.private_ship,
            self.mixed_ship,
            self.storage_kinds,
            self.storage_goods,
            self.on_tile_gained,
            self.on_settled,
            self.discount,
            self.on_built,
            self.on_produced,
            self.on_harvest,
            self.on_loaded,
            self.turn_actions,
            self.grant,
            self.before_building,
            self.on_people_gained,
            self.acting,
            self.offering,
            self.called_at,
            self.bargains,
            self.houses_guests,
            self.two_sided,
        ) = answers

    def __reduce__(self) -> tuple[Any, ...]:
        return HookTable, (list(FieldMethods.__reduce__(self)[1]),)


_KEPT_TABLES: Final = 1 << 15
_NOBLES_SHIFT: Final = len(Building)
_EVERY_BUILDING: Final = (1 << _NOBLES_SHIFT) - 1


def hooks_of(occupied: int, nobles: int = 0) -> HookTable:
    """Returns the hook table for a mask of occupied buildings, and a mask of those where nobles work.

    A table is built once for each set of buildings that act in play.
    """
    if not _MASKS:
        _MASKS.extend(_acting_and_two_sided())
    acting = _MASKS[0] & occupied
    if nobles:
        acting |= (nobles & _MASKS[1]) << _NOBLES_SHIFT
    return _TABLES[acting]


def _acting_and_two_sided() -> tuple[int, int]:
    """Returns the mask of the buildings whose rule has an effect before the game is over, and the mask of those with
    two rules."""
    acting = sum(1 << building for building, one in ABILITIES.items() if not overrides_hook(one, "final_bonus"))
    return acting, sum(1 << building for building in NOBLE_ABILITIES)


_MASKS: Final[list[int]] = []
"""These two masks; empty until the first game is made, because all rules are registered only then."""

_ByMoment = tuple[tuple[Ability, ...], ...]


def _joined_by_moment(some: _ByMoment, more: _ByMoment) -> _ByMoment:
    joined = list(some)
    for moment, those in enumerate(more):  # most moments have no building
        if those:
            joined[moment] = some[moment] + those
    return tuple(joined)


_JOINED: Final[dict[str, Callable[[Any, Any], Any]]] = {
    "privilege_factor": max,
    "allows_drawing": or_,
    "allows_quarry": or_,
    "makes_forests": or_,
    "saves_on_small": add,
    "saves_on_large": add,
    "pays_in_kind": or_,
    "bonus_plants": add,
    "sale_bonus": add,
    "allows_same_kind": or_,
    "sells_privately": or_,
    "storage_kinds": add,
    "storage_goods": add,
    "grant": add,
}
"""The hooks that are values, and the function that joins the values of two buildings. For each other hook the table
keeps the rules that answer it."""
_ADDING_AT: Final[Mapping[Trigger, tuple[str, ...]]] = {
    Trigger.SETTLING: ("makes_forests", "privilege_factor"),
    Trigger.TRADING: ("sells_privately",),
    Trigger.LOADING: ("private_ship", "mixed_ship"),
    Trigger.STORING: ("storage_goods",),
}
"""The hooks by which a building adds legal actions for its owner in a turn of a phase."""
_SAVING: Final = ("saves_on_small", "saves_on_large", "pays_in_kind", "discount")
_SUMMED_UP: Final[dict[str, tuple[Callable[[Any, Any], Any], Any]]] = {
    "acting": (_joined_by_moment, ((),) * len(Trigger)),
    "offering": (_joined_by_moment, ((),) * len(Trigger)),
    "called_at": (or_, 0),
    "bargains": (or_, False),
    "houses_guests": (or_, False),
    "two_sided": (add, ()),
}
"""The fields of the table that are not hooks: the function that joins the values of two buildings, and the value for
no building."""
_PLACES: Final[dict[str, int]] = {name: place for place, name in enumerate(attr.fields_dict(HookTable))}
_NO_ANSWERS: Final[list[Any]] = [
    _SUMMED_UP[name][1] if name in _SUMMED_UP else getattr(Ability, name) if name in _JOINED else ()
    for name in _PLACES
]
_Answers = tuple[tuple[int, Callable[[Any, Any], Any], Any], ...]


def _two_sides(one: Ability) -> tuple[int, ...]:
    """Returns the site of the rule's building if that building has another rule where a noble works, else nothing."""
    building = getattr(one, "building", None)
    return (site_of(building),) if building in NOBLE_ABILITIES else ()


def _summed_up(one: Ability) -> dict[str, Any]:
    offers_at = one.offers_at
    acts_at = sum([1 << moment for moment, hook in HOOK_AT.items() if overrides_hook(one, hook)])
    adds_at = sum(
        1 << moment for moment, hooks in _ADDING_AT.items() if any(overrides_hook(one, hook) for hook in hooks)
    )
    return {
        "acting": tuple([(one,) if acts_at >> moment & 1 else () for moment in Trigger]),
        "offering": tuple([(one,) if offers_at >> moment & 1 else () for moment in Trigger]),
        "called_at": acts_at | adds_at | (0 if one.houses_guests else offers_at),
        "bargains": any(overrides_hook(one, hook) for hook in _SAVING),
        "houses_guests": one.houses_guests,
        "two_sided": _two_sides(one),
    }


def _answers_of(one: Ability) -> _Answers:
    """Returns the answers of a rule, each with the place of its field in the table and the function that joins two
    answers."""
    hooks = [name for name in _PLACES if name not in _SUMMED_UP and overrides_hook(one, name)]
    answers = [
        (_PLACES[hook], _JOINED[hook], getattr(one, hook)) if hook in _JOINED else (_PLACES[hook], add, (one,))
        for hook in hooks
    ]
    for name, word in _summed_up(one).items():
        join, nothing = _SUMMED_UP[name]
        if word != nothing:
            answers.append((_PLACES[name], join, word))
    return tuple(answers)


@cache
def _all_answers() -> tuple[Mapping[int, _Answers], Mapping[int, _Answers]]:
    """Returns two mappings from the bit of a building to the answers of its rule: of the ordinary rule, and of the
    rule where a noble works."""
    return (
        {1 << building: _answers_of(one) for building, one in ABILITIES.items()},
        {1 << building: _answers_of(one) for building, one in NOBLE_ABILITIES.items()},
    )


def _collect(acting: int) -> HookTable:
    nobles = acting >> _NOBLES_SHIFT
    rest = acting & _EVERY_BUILDING
    of_colonist, of_noble = _all_answers()
    answers = _NO_ANSWERS.copy()
    while rest:
        lowest = rest & -rest
        rest ^= lowest
        for place, join, answer in of_noble[lowest] if nobles & lowest else of_colonist[lowest]:
            answers[place] = join(answers[place], answer)
    return HookTable(answers)


def table_of(rules: Iterable[Ability]) -> HookTable:
    """Returns the joint answers of any rules, as a new table each time; callers that ask often must keep it."""
    answers = _NO_ANSWERS.copy()
    for one in rules:
        for place, join, answer in _answers_of(one):
            answers[place] = join(answers[place], answer)
    return HookTable(answers)


_TABLES: Final[Memo[int, HookTable]] = Memo(_collect, _KEPT_TABLES)
