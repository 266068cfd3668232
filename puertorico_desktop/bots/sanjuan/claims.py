"""The claims of actions in San Juan, the things that they take from other players: a role for the rest of the
round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role

_ROLES: Final[Mapping[str, Role]] = {f"role:{role.id}": role for role in Role}


def claim_of(action: Action) -> str:
    """Returns the claim of an action, as defined by `GameKnowledge.claim`."""
    return f"role:{action.role.id}" if isinstance(action, ChooseRole) else ""


def role_of(claim: str) -> Role | None:
    """Returns the role that a claim names; None if it is unknown, as in the file of another version."""
    return _ROLES.get(claim)
