"""The words of looking back that are the same in every game."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def heading(round_number: int, player: str | None) -> str:
    """Whose turn of which round is shown; nobody's at the end."""
    if player is None:
        return translate("Replay", "Looking back: the end, round {round}").format(round=round_number)
    return translate("Replay", "Looking back: round {round}, {player}'s turn").format(
        round=round_number, player=player
    )


def moment(number: int, round_number: int, player: str | None) -> str:
    """The same within a sentence about a game that goes on from there."""
    if player is None:
        return translate("Replay", "the end of round {round}").format(round=round_number)
    return translate("Replay", "round {round}, {player}'s turn, decision {number}").format(
        number=number, round=round_number, player=player
    )


def next_move(number: int, count: int, decided: str) -> str:
    """What was decided there, and the how manieth decision of how many it was."""
    return translate("Replay", "{number} of {count}: {decided}").format(number=number, count=count, decided=decided)


def present() -> str:
    """No decision has been made since."""
    return translate("Replay", "This is where the game stands.")


def place(number: int, count: int, round_number: int) -> str:
    """What lies under the pointer on the slider."""
    return translate("Replay", "Round {round}: {number} of {count}").format(
        round=round_number, number=number, count=count
    )


def slider() -> str:
    """The name of the slider."""
    return translate("Replay", "Decision")


def log_tip() -> str:
    """What a click on a line of the log does."""
    return translate("Replay", "Show the table after this")


def later(line: str) -> str:
    """How a line of the log is read out that has not happened yet at the position shown."""
    return translate("Replay", "Later: {line}").format(line=line)
