"""The hooks: the questions that a phase may ask of a player's occupied buildings.

A building's rule is a class derived from `Ability` that overrides the hooks it needs. `hooks.hooks_of` collects, for
a set of occupied buildings, the rules that answer each hook; the player keeps that table and refreshes it only when
the set changes. A phase never names a building. If a rule does not fit any hook, add a hook here.

Some buildings have another effect where a noble works instead of a colonist: such a building has two rules, the
second one registered with `noble_ability`.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from enum import Enum
from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.memo import Memo
from puertorico_desktop.engine.puertorico.components import Building, Component, Tile
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.reasons import Reason

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.expansion_actions import SideAction
    from puertorico_desktop.engine.puertorico.rules import Rules
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


class Gain(Enum):
    """The way in which a tile came in the settler phase: drawn before the turn's choice, chosen in the turn, or the
    second tile through a library."""

    DRAWN = "drawn"
    CHOSEN = "chosen"
    EXTRA = "extra"


class Trigger(Component):
    """The moments at which the rules read which buildings are occupied; `READ_AT` lists the hooks that they call
    then.

    CHOOSING: a role is chosen, and people on tiles may be an achievement. PRIVILEGE: a role is chosen in a game
    without achievements, or its privilege is still to be used.
    """

    CHOOSING = 0
    SETTLING = 1
    AFTER_SETTLING = 2
    BEFORE_MAYOR = 3
    BUILDING = 4
    BEFORE_CRAFTSMAN = 5
    TRADING = 6
    BEFORE_CAPTAIN = 7
    LOADING = 8
    STORING = 9
    ENDING = 10
    AFTER_SALE = 11
    HARVEST = 12
    AFTER_MAYOR = 13
    AFTER_CRAFTSMAN = 14
    BEFORE_STORING = 15
    PRIVILEGE = 16


READ_AT: Final[Mapping[Trigger, tuple[str, ...]]] = {
    Trigger.CHOOSING: ("privilege_factor",),
    Trigger.SETTLING: ("allows_drawing", "allows_quarry", "makes_forests", "on_tile_gained"),
    Trigger.AFTER_SETTLING: ("after_settler",),
    Trigger.BEFORE_MAYOR: ("before_mayor",),
    Trigger.BUILDING: ("saves_on_small", "saves_on_large", "discount", "pays_in_kind", "on_built"),
    Trigger.BEFORE_CRAFTSMAN: ("before_craftsman", "bonus_plants", "on_produced", "on_harvest"),
    Trigger.TRADING: ("sale_bonus", "allows_same_kind", "sells_privately", "trades", "makes_forests"),
    Trigger.BEFORE_CAPTAIN: ("before_captain",),
    Trigger.LOADING: ("private_ship", "mixed_ship", "on_loaded"),
    Trigger.STORING: ("storage_kinds", "storage_goods"),
    Trigger.ENDING: ("final_bonus",),
    Trigger.AFTER_SALE: ("trades", "makes_forests"),
    Trigger.HARVEST: ("on_harvest",),
    Trigger.AFTER_MAYOR: ("after_mayor",),
    Trigger.AFTER_CRAFTSMAN: ("after_craftsman",),
    Trigger.BEFORE_STORING: ("before_storing",),
    Trigger.PRIVILEGE: ("privilege_factor",),
}


class Ability:
    """The rule of one building. The values and methods below are the hooks, with the answers of a building without
    any effect."""

    building: ClassVar[Building]
    handled_actions: ClassVar[tuple[Hashable, ...]] = ()
    """Actions, kinds of actions and phases whose pieces move to or from the building: see `place_of`. Read by the
    window, not by phases."""
    remembers: ClassVar[tuple[Memory, ...]] = ()
    """The memories that the building keeps of its owners until a phase ends (`TurnPhase.use`, `TurnPhase.note`)."""

    def refusal_without_it(self) -> Refusal:
        """Returns the reason why a player who does not own the building may not do what the building allows."""
        return Refusal(Reason.NOT_OWNED, {"piece": self.building})

    def refusal_after_use(self) -> Refusal:
        """Returns the reason why an owner who has used the building may not use it again in the phase."""
        return Refusal(Reason.USED_ALREADY, {"building": self.building})

    grant: ClassVar[int] = 0
    """Builder phase: doubloons that the owner receives before buying a building (`before_building`)."""

    def __reduce__(self) -> tuple[object, ...]:
        """Returns the recipe for unpickling: in another process, the rule of a building is again its single
        object."""
        return rule_of, (self.building, self is NOBLE_ABILITIES.get(self.building))

    privilege_factor: ClassVar[int] = 1
    """Any phase: the factor by which the owner's privilege is multiplied."""
    adds_to_privilege: ClassVar[bool] = False
    """Whether the benefit of the building before a phase grows with the owner's `privilege_factor`."""
    allows_drawing: ClassVar[bool] = False
    """Settler phase: whether the owner may draw a tile from the face-down pile before taking one."""
    allows_quarry: ClassVar[bool] = False
    """Settler phase: whether the owner may take a quarry without being the settler."""
    makes_forests: ClassVar[bool] = False
    """Whether the owner may place any plantation face down, as a forest."""
    saves_on_small: ClassVar[int] = 0
    """Builder phase: doubloons that the owner saves on buildings of one space."""
    saves_on_large: ClassVar[int] = 0
    """Builder phase: doubloons that the owner saves on buildings of two spaces."""
    pays_in_kind: ClassVar[bool] = False
    """Builder phase: whether an owner short of doubloons may give back a colonist, a good and a point, each for one
    doubloon."""
    bonus_plants: ClassVar[tuple[Building, ...]] = ()
    """Craftsman phase: the production buildings that produce one additional good if they produce any."""
    sale_bonus: ClassVar[int] = 0
    """Trader phase: additional doubloons for a sale to the trading house."""
    allows_same_kind: ClassVar[bool] = False
    """Trader phase: whether the owner may sell a kind that the trading house already holds."""
    sells_privately: ClassVar[bool] = False
    """Trader phase: whether the owner may sell any good to the supply instead of to the trading house."""
    trades: ClassVar[bool] = False
    """Trader phase: whether the building offers `turn_actions` of its own in the owner's turn."""
    offers_at: ClassVar[int] = 0
    """The mask of the moments at which `turn_actions` is called (`1 << moment`)."""
    houses_guests: ClassVar[bool] = False
    """Any time: whether people may move from the building. Of `offers_at`, only the moments count at which there is a
    place to go."""
    private_ship: ClassVar[bool] = False
    """Captain phase: whether the owner may once load all goods of a kind onto a ship of their own."""
    mixed_ship: ClassVar[bool] = False
    """Captain phase: whether the owner may once load any goods onto a small ship of their own, for a point per two
    goods."""
    storage_kinds: ClassVar[int] = 0
    """End of the captain phase: the number of kinds of goods that the owner keeps in any amount."""
    storage_goods: ClassVar[int] = 0
    """End of the captain phase: the number of single goods of any kinds that the owner keeps besides the usual
    one."""

    def on_tile_gained(self, table: GameState, seat: int, tile: Tile, gain: Gain) -> None:
        """Settler phase: called when the owner has placed a tile."""

    def on_settled(self, table: GameState, seat: int) -> None:
        """Settler phase: called when a turn of the owner is over, with a tile or without, or was skipped."""

    def offers_again(self, table: GameState, seat: int) -> bool:
        """Returns whether the benefit of the building, if refused now, may be offered again in the phase."""
        return False

    def after_settler(self, table: GameState, seat: int) -> None:
        """End of the settler phase: called when all players have had their turns."""

    def before_mayor(self, table: GameState, seat: int) -> None:
        """Start of the mayor phase: called after the privilege."""

    def discount(self, player: PlayerBoard) -> int:
        """Returns the doubloons that the owner saves now on any building (builder phase)."""
        return 0

    def before_building(self, table: GameState, seat: int) -> None:
        """Builder phase: called when the owner is about to buy a building."""

    def on_people_gained(self, table: GameState, seat: int, people: int) -> None:
        """Mayor phase: called when `people` people have come to the owner."""

    def after_mayor(self, table: GameState, seat: int) -> None:
        """End of the mayor phase: called when all people have been placed, before the ship is filled."""

    def after_craftsman(self, table: GameState, seat: int) -> None:
        """End of the craftsman phase: called after the privilege."""

    def before_storing(self, table: GameState, seat: int) -> None:
        """End of the captain phase: called before goods are stored."""

    def on_built(self, table: GameState, seat: int, building: Building) -> None:
        """Builder phase: called when the owner has placed a building."""

    def before_craftsman(self, table: GameState, seat: int) -> None:
        """Start of the craftsman phase: called before production."""

    def on_produced(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Craftsman phase: called when the owner has received `goods`, by kind; at least one."""

    def on_harvest(self, table: GameState, seat: int, goods: Sequence[int]) -> None:
        """Craftsman phase: called with all goods that the owner received in it, by kind, the good of the privilege
        included."""

    def before_captain(self, table: GameState, seat: int) -> None:
        """Start of the captain phase: called before anything is loaded."""

    def on_loaded(self, table: GameState, seat: int) -> None:
        """Captain phase: called when the owner has loaded goods, onto a cargo ship or a private ship."""

    def turn_actions(self, table: GameState, seat: int, moment: int) -> tuple[SideAction, ...]:
        """Returns the side actions that the building offers its owner at this moment, one of `offers_at`, in the
        order of the index. Moments are plain numbers here: shifting by an enum member or looking it up takes twice
        the time."""
        return ()

    def perform(self, table: GameState, seat: int, action: Action) -> None:
        """Carry out one of the `turn_actions`; the phase goes on afterwards."""

    def why_not(self, table: GameState, seat: int, action: Action) -> Refusal | None:
        """Returns the obstacle to one of those actions, for an owner with a person in the building; None if the only
        obstacle is that this is not the moment for it."""
        return None

    def final_bonus(self, player: PlayerBoard, rules: Rules | None = None) -> int:
        """Returns the additional victory points at the end of the game. Without `rules`, those of the classic
        game."""
        return 0


HOOK_AT: Final[Mapping[Trigger, str]] = {
    Trigger.AFTER_SETTLING: "after_settler",
    Trigger.BEFORE_MAYOR: "before_mayor",
    Trigger.BEFORE_CRAFTSMAN: "before_craftsman",
    Trigger.BEFORE_CAPTAIN: "before_captain",
    Trigger.AFTER_MAYOR: "after_mayor",
    Trigger.AFTER_CRAFTSMAN: "after_craftsman",
    Trigger.BEFORE_STORING: "before_storing",
}
"""The hook that is called at each moment between the steps of a phase (`phases.trigger_window`)."""


ABILITIES: Final[dict[Building, Ability]] = {}
"""The rule of every building that has one. Rules of one owner apply in the order of the board, which never harms the
owner (rulings.md 10): the union hall counts goods before the royal supplier takes them."""
NOBLE_ABILITIES: Final[dict[Building, Ability]] = {}
"""The rule that applies instead where a noble works in the building."""


def rule_of(building: Building, noble: bool = False) -> Ability:
    """Returns the rule of a building. Raises KeyError if the building has none."""
    return NOBLE_ABILITIES[building] if noble else ABILITIES[building]


@cache
def _places() -> Mapping[Any, Building]:
    rules = (*ABILITIES.values(), *NOBLE_ABILITIES.values())
    return {what: one.building for one in rules for what in one.handled_actions}


def place_of(what: Any) -> Building:
    """Returns the building at which an action, a kind of action or a phase takes place. Raises KeyError if there is
    none."""
    places = _places()
    return places[what] if what in places else places[type(what)]


def ability(cls: type[Ability]) -> type[Ability]:
    """Class decorator: register the class as the rule of `cls.building`."""
    ABILITIES[cls.building] = cls()
    return cls


def noble_ability(cls: type[Ability]) -> type[Ability]:
    """Class decorator: register the class as the rule of `cls.building` where a noble works. The building must have
    an ordinary rule already."""
    NOBLE_ABILITIES[cls.building] = cls()
    return cls


def overrides_hook(one: Ability, hook: str) -> bool:
    """Returns whether a rule overrides a hook."""
    return getattr(type(one), hook) is not getattr(Ability, hook)


def _final_bonuses(occupied: int) -> list[Ability]:
    return [
        ABILITIES[b] for b in sorted(ABILITIES) if occupied >> b & 1 and overrides_hook(ABILITIES[b], "final_bonus")
    ]


_KEPT: Final = 1 << 12
FINAL_BONUSES: Final[Memo[int, list[Ability]]] = Memo(_final_bonuses, _KEPT)
"""A cache that maps a mask of occupied buildings to their rules with a `final_bonus`, in the order of the board."""


def memories_in(phase: str) -> list[tuple[Building, Memory]]:
    """Returns the memories that buildings keep in the phase with that tag, each with its building."""
    return [(b, memory) for b in sorted(ABILITIES) for memory in ABILITIES[b].remembers if memory.phase == phase]


def read_at(moment: Trigger) -> int:
    """Returns the mask of the buildings whose rules are called at that moment."""
    rules = (*ABILITIES.values(), *NOBLE_ABILITIES.values())
    hooks = READ_AT[moment]
    asked = {one.building for one in rules if any(overrides_hook(one, hook) for hook in hooks)}
    return sum(1 << building for building in asked)
