"""A game that can be shared, in the words of the window: what is played, by whom, under which names."""

from __future__ import annotations

from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.texts.bots import bot_title
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.learn.challenges.codes import SharedGame, code_of, shared_of
from puertorico_desktop.match.match import GameSetup, Match

translate = QCoreApplication.translate


def setup_of(game: SharedGame, choices: Any) -> GameSetup:
    """Returns the game with the names that the player has chosen last: their own in their seat."""
    chosen = attrs.evolve(choices, options=game.options)
    automatic = kind_of(game.options).automatic_seats(game.options)
    people = [seat.name for seat in choices.seats if seat.bot is None]
    own = people[0] if people else FIRST_NAMES[0]
    others = [name for name in dict.fromkeys((*(seat.name for seat in choices.seats), *FIRST_NAMES)) if name != own]
    names = []
    for seat in range(game.options.players):
        if seat in automatic:
            names.append(chosen.automatic_name(seat))
        else:
            names.append(shown_name(own if seat == game.seat else others.pop(0)))
    return game.setup(names)


def rules_text(game: SharedGame) -> str:
    """Returns what is played."""
    return listed(face_of(game.options).played(game.options))


def seat_lines(game: SharedGame) -> list[str]:
    """Returns who sits where, a line for each seat in playing order."""
    automatic = kind_of(game.options).automatic_seats(game.options)
    lines = []
    for seat, bot in enumerate(game.bots):
        if seat in automatic:
            who = translate("Seat", "Automatic opponent")
        else:
            who = translate("GameCode", "You") if bot is None else bot_title(bot)
        lines.append(translate("GameCode", "{number}. {player}").format(number=seat + 1, player=who))
    return lines


def code_of_match(match: Match) -> str:
    """Returns the code of a game at the table. Raises CodeError with the reason why it has none."""
    return code_of(shared_of(match.setup, match.record.start is None))
