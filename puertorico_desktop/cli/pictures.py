"""The command that draws the window to a file, with a given game, size and colour scheme."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import TypeVar

from puertorico_desktop.bots.arena.games import choosers
from puertorico_desktop.cli import games
from puertorico_desktop.cli.arguments import DEFAULT_BOT, fill_in_table, given_of_table, number, options, refuse
from puertorico_desktop.cli.choices import integer
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.names import names_of
from puertorico_desktop.cli.texts import no_such_choice, not_with
from puertorico_desktop.cli.window import Window
from puertorico_desktop.cli.words import translate
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.files import write_atomically

NumberT = TypeVar("NumberT", int, float)

PLAYERS = 4
NEW_GAME = {"seed": 1, "ply": 0}
"""The default game that is shown, in the first edition, for `PLAYERS`."""
DEFAULT_SIZE = (1366, 768)
SCALES = (0.5, 4.0)
"""The least and greatest number of device pixels per logical pixel."""
TEXT_SIZES = (80, 200)
"""The least and greatest text size in per cent, as in the settings."""
MOST_PIXELS = 8192
"""The greatest length of a side of the picture in device pixels."""


def take(arguments: argparse.Namespace, window: Window, names: Sequence[str]) -> None:
    """Draw the window to a file. `names` are the players' names in a new game.

    Raises ArgumentsError and FileError.
    """
    size = _size(arguments.size, arguments.scale, window.smallest_size())
    scheme = _one_of("--scheme", arguments.scheme, window.schemes())
    out: Path = arguments.out
    if arguments.save is not None:
        games.check_other("OUT", out, [arguments.save])
    match = _match(arguments, names)
    games.check_out(out)
    try:
        data = window.picture(match, size, arguments.scale, arguments.lang, scheme, arguments.text_size)
    except SaveError as error:
        raise games.FileError.of_temporary_files(error) from None
    try:
        write_atomically(out, data)
    except SaveError as error:
        raise games.FileError.about(out, error) from None


def size(text: str) -> tuple[int, int]:
    """Returns the width and height that a text such as "1366x768" names."""
    width, cross, height = text.partition("x")
    if not (cross and width.isdecimal() and height.isdecimal() and max(len(width), len(height)) <= len("10000")):
        complaint = translate("Cli", "not a size such as 1366x768: {text}")
        raise argparse.ArgumentTypeError(complaint.format(text=repr(text)))
    return int(width), int(height)


def scale(text: str) -> float:
    """Returns the number of device pixels per logical pixel that the text names."""
    return _between(number(text), SCALES, text)


def text_size(text: str) -> int:
    """Returns the text size in per cent that the text names."""
    return _between(integer(text), TEXT_SIZES, text)


def _between(value: NumberT, limits: tuple[float, float], text: str) -> NumberT:
    least, most = limits
    if not least <= value <= most:
        complaint = translate("Cli", "must be {least} to {most}, not {value}")
        raise argparse.ArgumentTypeError(complaint.format(least=f"{least:g}", most=f"{most:g}", value=text))
    return value


def _size(wanted: tuple[int, int], scale: float, smallest: tuple[int, int]) -> tuple[int, int]:
    if wanted[0] < smallest[0] or wanted[1] < smallest[1]:
        complaint = translate("Cli", "the window is at least {least}, not {size}")
        least, given = ("x".join(map(str, sides)) for sides in (smallest, wanted))
        raise ArgumentsError.about("--size", complaint.format(least=least, size=given))
    if max(wanted) * scale > MOST_PIXELS:
        complaint = translate("Cli", "no side of the picture may have more than {most} pixels")
        raise ArgumentsError.about("--size", complaint.format(most=MOST_PIXELS))
    return wanted


def _one_of(name: str, given: str | None, known: Sequence[str]) -> str:
    if given is None:
        return known[0]
    if given not in known:
        raise ArgumentsError.about(name, no_such_choice(given, known))
    return given


# -- the game -------------------------------------------------------------------------------------------------------


def _match(arguments: argparse.Namespace, names: Sequence[str]) -> Match:
    if arguments.save is None:
        fill_in_table(arguments, PLAYERS)
        for name, value in NEW_GAME.items():
            if getattr(arguments, name) is None:
                setattr(arguments, name, value)
        return _played(arguments, names)
    refuse(arguments, (*given_of_table(arguments), *NEW_GAME), not_with("--save"))
    return games.load(arguments.save).match


def _played(arguments: argparse.Namespace, names: Sequence[str]) -> Match:
    """Returns a game of bots up to a ply; the player who must decide then is a person, otherwise the first player."""
    rules, seed, ply = options(arguments), arguments.seed, arguments.ply
    automatic = kind_of(rules).automatic_seats(rules)
    seats = tuple(
        Seat(name, None if seat in automatic else DEFAULT_BOT) for seat, name in enumerate(names_of(rules, names))
    )
    match = Match.new(GameSetup(rules, seed, seats))
    players = choosers(rules, (DEFAULT_BOT,) * rules.players, seed)
    game = match.record.game
    while match.ply < ply and game.decision is not None:
        match.play(players[game.asked].choose(game))
        game = match.record.game
    if match.ply < ply:
        raise ArgumentsError.about("--ply", games.no_such_ply(match.ply, ply))
    person = 0 if game.decision is None or game.asked in automatic else game.asked
    chairs = (Seat(seat.name) if number == person else seat for number, seat in enumerate(seats))
    match.setup = GameSetup(rules, seed, tuple(chairs))
    return match
