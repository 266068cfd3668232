"""The description of a game's course in words and pictures, without a table: for reviews and puzzles."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from enum import Enum
from typing import Any, Final

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.bots.base import Thought
from puertorico_desktop.match.match import Move

translate = QCoreApplication.translate
CHOICE_OF_ROLE: Final = "choose_role"
"""The kind of decision in which a role is chosen, in every game."""


class MatchDescriber(ABC):
    """One match in words. `game` always has the position of the decision being described."""

    def __init__(self, roles: Iterable[Any], kinds: type[Enum]) -> None:
        """`roles` have an `id` each; `kinds` are the kinds of decisions."""
        self._roles = {role.id: role for role in roles}
        self._kinds = {kind.value: kind for kind in kinds}

    @abstractmethod
    def option(self, game: Any, action: Any, best: Any | None) -> str:
        """Returns a short description of an option; `best` is the preferred action, None if it is not known."""

    @abstractmethod
    def icon(self, action: Any, part: str) -> str:
        """Returns the name of the icon of an action in that part of the game."""

    @abstractmethod
    def reasons(self, game: Any, thought: Thought, naming: bool = True) -> list[str]:
        """Returns the reasons for the preferred action of a thought, a sentence each; without `naming` only those
        that do not name the action."""

    @abstractmethod
    def effects(self, game: Any, move: Move, seat: int) -> Sequence[str]:
        """Returns the effects of a move as that seat knows them, a sentence each."""

    def part(self, part: str) -> str:
        """Returns the name of a part of the game (`GameKnowledge.part`): that of a role, or of another kind of
        decision."""
        if part in self._roles:
            return self._role(self._roles[part])
        if part == CHOICE_OF_ROLE:
            return translate("Review", "Choice of role")
        kind = self._kinds.get(part)
        return translate("Review", "Other decisions") if kind is None else self._task(kind)

    def part_icon(self, part: str) -> str:
        """Returns the icon of a part of the game; empty if it has none."""
        return self._role_icon(self._roles.get(part))

    @abstractmethod
    def _role(self, role: Any) -> str:
        """Returns the name of a role."""

    @abstractmethod
    def _task(self, kind: Any) -> str:
        """Returns the name of the decision."""

    @abstractmethod
    def _role_icon(self, role: Any | None) -> str:
        """Returns the icon of a role; that of all other parts if it has none."""
