"""The texts of news for all players, of the last round, and of the changes since the player's last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def role_heading(player: str, role: str) -> str:
    """Returns the heading for a role chosen by a player: "Diego: Craftsman"."""
    return translate("News", "{player}: {role}").format(player=player, role=role)


def last_round() -> str:
    """Returns the notice that the game ends with the present round, shown beside the question."""
    return translate("News", "Last round")


def looked_at() -> str:
    """Returns the notice that another player has taken the piece that the player was looking at."""
    return translate("News", "You were looking at it.")


def recap_tip() -> str:
    """Returns the tooltip of the recap button."""
    return translate("News", "Show it once more, move by move.")


def own_changes(changes: str) -> str:
    """Returns the line with the changes for the viewer of the table."""
    return translate("News", "You: {changes}.").format(changes=changes)


def built_line(player: str, building: str) -> str:
    """Returns the line on a building that a player has built."""
    return translate("News", "{player} builds: {building}").format(player=player, building=building)


def difference(count: int, amount: Callable[[int], str]) -> Iterator[str]:
    """Yields the change of a quantity, such as "+3 doubloons"; nothing if `count` is 0.

    `amount` returns a quantity in words.
    """
    if count:
        yield f"{'+' if count > 0 else '−'}{amount(abs(count))}"
