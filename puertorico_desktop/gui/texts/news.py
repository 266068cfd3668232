"""The words of the news that everybody reads, of the last round, and of what has happened since one's last turn."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def role_heading(player: str, role: str) -> str:
    """A role that somebody has chosen: "Diego: Craftsman"."""
    return translate("News", "{player}: {role}").format(player=player, role=role)


def last_round() -> str:
    """That the game ends with the running round; stands beside the question until then."""
    return translate("News", "Last round")


def looked_at() -> str:
    """That somebody else has taken what the player was looking at."""
    return translate("News", "You were looking at it.")


def recap_tip() -> str:
    """What the button does that tells what has happened since one's last turn."""
    return translate("News", "Show it once more, move by move.")


def own_changes(changes: str) -> str:
    """What has changed for the player who looks at the table, as an enumeration."""
    return translate("News", "You: {changes}.").format(changes=changes)


def built_line(player: str, building: str) -> str:
    """A building that somebody has built."""
    return translate("News", "{player} builds: {building}").format(player=player, building=building)


def difference(count: int, amount: Callable[[int], str]) -> Iterator[str]:
    """How many more or less there are of something, "+3 doubloons"; nothing where nothing has changed.

    `amount` returns a number of them in words.
    """
    if count:
        yield f"{'+' if count > 0 else '−'}{amount(abs(count))}"
