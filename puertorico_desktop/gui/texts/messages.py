"""What the program itself has to say to the players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


def no_longer_possible() -> str:
    """An action came after the game had moved on."""
    return translate("Message", "The game has moved on in the meantime.")


def looking_back() -> str:
    """Returns why no move is possible while an earlier position is shown."""
    return translate("Message", "You are looking back. Return to the game to move.")


def nothing_goes_there() -> str:
    """Something was dropped where nothing of its kind ever goes."""
    return translate("Message", "That does not go there.")


def other_price(building: str, cost: int) -> str:
    """A building was dropped on a space of the market that has another price, or is taken."""
    text = translate("Message", "The {building} costs {cost}: it needs a free space of that price.")
    return text.format(building=building, cost=cost)


def not_your_turn(player: str) -> str:
    """Returns why a player cannot move while another one is asked."""
    return translate("Message", "It is {player}'s turn.").format(player=player)


def game_is_over() -> str:
    """Returns why no move is possible after the end."""
    return translate("Message", "The game is over.")


def bot_restarted() -> str:
    """The process of the bots had to be started again."""
    return translate("Message", "The computer players did not answer and were started again.")


def program_replaced(program: str) -> str:
    """The quick heuristic moves for another program from now on."""
    text = translate(
        "Message", "The program {program} does not play; a simple computer player moves in its place now."
    )
    return text.format(program=program)


def bot_replaced() -> str:
    """The quick heuristic moves for the bots from now on."""
    return translate("Message", "The computer players do not answer; a simpler one moves in their place from now on.")
