"""The program's own messages to the players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def no_longer_possible() -> str:
    """Returns the message for an action that came after the game had moved on."""
    return translate("Message", "The game has moved on in the meantime.")


def looking_back() -> str:
    """Returns the reason why no move is possible while an earlier position is shown."""
    return translate("Message", "You are looking back. Return to the game to move.")


def nothing_goes_there() -> str:
    """Returns the message for a piece dropped where no piece of its kind ever goes."""
    return translate("Message", "That does not go there.")


def other_price(building: str, cost: int) -> str:
    """Returns the message for a building dropped on a market space that has another price or is occupied."""
    text = translate("Message", "The {building} costs {cost}: it needs a free space of that price.")
    return text.format(building=building, cost=cost)


def not_your_turn(player: str) -> str:
    """Returns the reason why a player cannot move while another one must decide."""
    return translate("Message", "It is {player}'s turn.").format(player=player)


def game_is_over() -> str:
    """Returns the reason why no move is possible after the end."""
    return translate("Message", "The game is over.")


def bot_restarted() -> str:
    """Returns the message that the bots' process was restarted."""
    return translate("Message", "The computer players did not answer and were started again.")


def program_replaced(program: str) -> str:
    """Returns the message that the quick heuristic replaces an external program."""
    text = translate(
        "Message", "The program {program} does not play; a simple computer player moves in its place now."
    )
    return text.format(program=program)


def bot_replaced() -> str:
    """Returns the message that the quick heuristic replaces the bots."""
    return translate("Message", "The computer players do not answer; a simpler one moves in their place from now on.")
