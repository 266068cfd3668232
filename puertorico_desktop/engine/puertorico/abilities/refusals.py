"""The reasons why the buildings of a player do not allow something: nobody works there, not owned, used already.

A phase that asks the buildings for a hook gets the reason here as well, and names no building.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES, Ability, overrides_hook
from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.reasons import Reason

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.actions import Action
    from puertorico_desktop.engine.puertorico.state import GameState, PlayerBoard


@cache
def abilities_with(hook: str) -> tuple[Ability, ...]:
    """Returns the rules that override a hook, in the order of the board."""
    return tuple(ABILITIES[building] for building in sorted(ABILITIES) if overrides_hook(ABILITIES[building], hook))


def find_owned(player: PlayerBoard, hook: str) -> Ability | None:
    """Returns the rule of the first building of the player, occupied or not, that overrides the hook; None if there
    is none."""
    return next((one for one in abilities_with(hook) if player.owns(one.building)), None)


def owned_with(player: PlayerBoard, hook: str) -> Ability:
    """Returns the rule of the first building of the player that overrides the hook; there must be one."""
    found = find_owned(player, hook)
    assert found is not None
    return found


def refusal_without(player: PlayerBoard, hook: str) -> Refusal:
    """Returns the reason why a player may not do what an occupied building with that hook allows: the building is
    empty, or not owned."""
    owned = find_owned(player, hook)
    if owned is not None:
        return Refusal(Reason.NOBODY_WORKS_THERE, {"piece": owned.building})
    return abilities_with(hook)[0].refusal_without_it()


def refusal_after_use(player: PlayerBoard, hook: str) -> Refusal:
    """Returns the reason why the owner of a building with that hook may not use it again in this phase."""
    return owned_with(player, hook).refusal_after_use()


def refusal_of_offer(table: GameState, seat: int, action: Action, building: Building) -> Refusal:
    """Returns the reason why a building does not offer the player the side action."""
    player = table.players[seat]
    if not player.owns(building):
        return Refusal(Reason.NOT_OWNED, {"piece": building})
    if not player.occupies(building):
        return Refusal(Reason.NOBODY_WORKS_THERE, {"piece": building})
    one = next(one for one in player.hooks.turn_actions if one.building is building)
    return one.why_not(table, seat, action) or Refusal(Reason.NOT_OFFERED_NOW, {"building": building})
