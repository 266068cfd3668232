"""The texts of looking back that are common to all games."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def heading(round_number: int, player: str | None) -> str:
    """Returns the heading: the round and the player whose turn is shown; None at the end."""
    if player is None:
        return translate("Replay", "Looking back: the end, round {round}").format(round=round_number)
    return translate("Replay", "Looking back: round {round}, {player}'s turn").format(
        round=round_number, player=player
    )


def moment(number: int, round_number: int, player: str | None) -> str:
    """Returns the same moment for use within a sentence about a game that continues from there."""
    if player is None:
        return translate("Replay", "the end of round {round}").format(round=round_number)
    return translate("Replay", "round {round}, {player}'s turn, decision {number}").format(
        number=number, round=round_number, player=player
    )


def next_move(number: int, count: int, decided: str) -> str:
    """Returns the decision that was made next, at the position shown, with its number and the number of all."""
    return translate("Replay", "{number} of {count}, next: {decided}").format(
        number=number, count=count, decided=decided
    )


def present() -> str:
    """Returns the text for the present position, after which no decision has been made."""
    return translate("Replay", "This is where the game stands.")


def place(number: int, count: int, round_number: int) -> str:
    """Returns the tooltip for a position on the slider."""
    return translate("Replay", "Round {round}: {number} of {count}").format(
        round=round_number, number=number, count=count
    )


def slider() -> str:
    """Returns the name of the slider."""
    return translate("Replay", "Decision")


def log_tip() -> str:
    """Returns the effect of a click on a line of the log."""
    return translate("Replay", "Show the table after this")


def later(line: str) -> str:
    """Returns the speech for a line of the log that is later than the position shown."""
    return translate("Replay", "Later: {line}").format(line=line)
