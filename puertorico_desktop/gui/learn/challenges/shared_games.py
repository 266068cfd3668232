"""Names and descriptions of games that can be shared, for the GUI."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.match_describer import MatchDescriber
from puertorico_desktop.gui.texts.bots import bot_title
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.gui.texts.phrases import listed
from puertorico_desktop.learn.challenges.codes import SharedGame, code_of, shared_of
from puertorico_desktop.learn.challenges.daily import daily_of_try
from puertorico_desktop.learn.challenges.faults import CodeError, CodeFault
from puertorico_desktop.match.match import GameSetup, Match, Seat

translate = QCoreApplication.translate


def names_for(options: Any, seat: int, choices: Any) -> list[str]:
    """Returns the names of the players by seat: the player's own last chosen name in `seat`, and other names in the
    other seats."""
    chosen = attrs.evolve(choices, options=options)
    automatic = kind_of(options).automatic_seats(options)
    people = [one.name for one in choices.seats if one.bot is None]
    own = people[0] if people else FIRST_NAMES[0]
    others = [name for name in dict.fromkeys((*(one.name for one in choices.seats), *FIRST_NAMES)) if name != own]
    return [
        chosen.automatic_name(number) if number in automatic else shown_name(own if number == seat else others.pop(0))
        for number in range(options.players)
    ]


def setup_of(game: SharedGame, choices: Any) -> GameSetup:
    """Returns the setup of the game with the names that the player chose last, with the player's own name in the
    player's seat."""
    return game.setup(names_for(game.options, game.seat, choices))


def part_name(options: Any, part: str) -> str:
    """Returns the name of a part of a game (`GameKnowledge.part`)."""
    return _describer_of(options).part(part)


@lru_cache(32)
def _describer_of(options: Any) -> MatchDescriber:
    setup = GameSetup(options, 0, tuple(Seat(name) for name in FIRST_NAMES[: options.players]))
    return face_of(options).describer(Match.new(setup))


def rules_text(game: SharedGame) -> str:
    """Returns a description of the game and its options."""
    return listed(face_of(game.options).played(game.options))


def seat_lines(game: SharedGame) -> list[str]:
    """Returns the players of the seats, one line for each seat in playing order."""
    automatic = kind_of(game.options).automatic_seats(game.options)
    lines = []
    for seat, bot in enumerate(game.bots):
        if seat in automatic:
            who = face_of(game.options).automatic_title()
        else:
            who = translate("GameCode", "You") if bot is None else bot_title(bot)
        lines.append(translate("GameCode", "{number}. {player}").format(number=seat + 1, player=who))
    return lines


def code_of_match(match: Match) -> str:
    """Returns the code of the match. Raises CodeError with the reason if it has none, or if it is a try that
    counts and is not over: the code would open the same game as practice."""
    if match.game.decision is not None and daily_of_try(match) is not None:
        raise CodeError(CodeFault.ONE_TRY)
    return code_of(shared_of(match.setup, match.record.start is None))
