"""The draft of a role: the first role of a governor with two, who may double its privilege now or keep that for the
second one."""

from __future__ import annotations

from typing import Self

import attrs

from puertorico_desktop.engine.sanjuan.actions import ChooseRole
from puertorico_desktop.engine.sanjuan.components import Role
from puertorico_desktop.gui.sanjuan.pending.base import PendingCards
from puertorico_desktop.gui.sanjuan.refs import PLAYER, role_ref
from puertorico_desktop.gui.sanjuan.texts import prompts


@attrs.define
class PendingRole(PendingCards):
    """A chosen role, before the player decides whether the Publishing House doubles its privilege (rulings.md, San
    Juan 7)."""

    free: tuple[Role, ...]
    role: Role | None = None

    def copy(self) -> Self:
        """Returns an independent copy of the draft."""
        return attrs.evolve(self)

    def actions(self) -> list[ChooseRole]:
        """Returns the role without doubling; the buttons decide on doubling."""
        return [] if self.role is None else [ChooseRole(self.role)]

    @property
    def is_begun(self) -> bool:
        """Whether a role is chosen."""
        return self.role is not None

    @property
    def takes_cards(self) -> bool:
        """Never: the player chooses a role with the cards in view."""
        return False

    def take_over(self, action: object) -> Self | None:
        """Returns the draft with the role of an action; None for other actions."""
        return attrs.evolve(self, role=action.role) if isinstance(action, ChooseRole) else None

    def progress(self) -> str:
        """Returns the question about the privilege; empty before a role is chosen."""
        return "" if self.role is None else prompts.doubling_progress(self.role)

    def sources(self) -> set[str]:
        """Returns the free roles."""
        return {role_ref(role) for role in self.free}

    def targets(self, source: str) -> set[str]:
        """Returns the figures of the player for a free role."""
        return {PLAYER} if source in self.sources() else set()

    def move(self, source: str, target: str) -> bool:
        """Choose a role by moving its card; returns whether the role is free."""
        found = next((role for role in self.free if role_ref(role) == source), None)
        self.role = found
        return found is not None
