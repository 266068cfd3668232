"""Game codes: a whole game before its first move in 17 letters, such as `PR 28G0 000R 0083 N0F9 C`.

A code holds 80 bits in 16 letters of D. Crockford's base 32, highest bits first, followed by his check letter (the
remainder modulo 37):

    format 4, series 8, options 16, players 2 (from 2 on), seat of the player 3, others 16 (4 each), seed 31

The "others" are the players of the seats besides the player's, in playing order; unused fields are 0. Each game
defines the meaning of the options and of the others (`game.GameChallenges`); the number of the series identifies the
game. Another layout gets another format, whose number is the first four bits of its codes.
"""

from __future__ import annotations

import secrets
import unicodedata
from collections.abc import Iterable, Sequence
from typing import Any, Final

import attrs

from puertorico_desktop.bots.registry import is_steady
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.learn.challenges.faults import CodeError, CodeFault
from puertorico_desktop.learn.challenges.game import AUTOMATIC, OPPONENT_BITS, OPTION_BITS, NotPackedError
from puertorico_desktop.learn.challenges.games import CHALLENGES, AnyChallenges
from puertorico_desktop.match.match import GameSetup, Seat, random_seed

PREFIX: Final = "PR"
LETTERS: Final = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
CHECKS: Final = LETTERS + "*~$=U"
_READ_AS: Final = str.maketrans({"I": "1", "L": "1", "O": "0", "\u301c": "~"})
_LEFT_OUT: Final = str.maketrans(dict.fromkeys(" \t\n\r\u00a0\u3000-\u2010\u2011\u2013\u2212\u30fc._", None))
FORMAT: Final = 1
LENGTH: Final = 16
MOST_LETTERS: Final = 200
"""The greatest number of characters of a text that is read as a code; a longer text is refused."""
_GROUP: Final = 4
_PLAYERS: Final = range(2, 6)
_WIDTHS: Final = (4, 8, OPTION_BITS, 2, 3, *(OPPONENT_BITS,) * 4, 31)
SEED_BITS: Final = _WIDTHS[-1]


@attrs.frozen
class SharedGame:
    """A game that can be shared by a code. `bots` are the names of the bots by seat, with None for the player's seat
    and for automatic seats."""

    options: Any
    seed: int
    seat: int
    bots: tuple[str | None, ...]

    def setup(self, names: Sequence[str]) -> GameSetup:
        """Returns the setup of the game before its first move; `names` are the names of the players by seat."""
        seats = [Seat(name, bot) for name, bot in zip(names, self.bots, strict=True)]
        return GameSetup(self.options, self.seed, tuple(seats))


def new_seed() -> int:
    """Returns a random seed that fits into a code (`SEED_BITS` bits)."""
    return secrets.randbits(SEED_BITS)


def seed_for(options: GameOptions, bots: Iterable[str | None]) -> int:
    """Returns a random seed for a game with these bots; if one of them is steady or a seat is automatic, so that the
    game may have a code, a seed that fits into one."""
    may_be_shared = kind_of(options).automatic_seats(options) or any(is_steady(bot or "") for bot in bots)
    return new_seed() if may_be_shared else random_seed()


def shared_of(setup: GameSetup, from_start: bool = True) -> SharedGame:
    """Returns the shareable part of a game; `from_start` is whether the game begins without moves already played.
    Raises CodeError if the game does not begin at the start or has not exactly one person."""
    if not from_start:
        raise CodeError(CodeFault.NOT_FROM_START)
    people = [seat for seat, person in enumerate(setup.people) if person]
    if len(people) != 1:
        raise CodeError(CodeFault.PEOPLE)
    return SharedGame(setup.options, setup.seed, people[0], tuple(seat.bot for seat in setup.seats))


def opponents_of(options: Any) -> tuple[str, ...]:
    """Returns the names of the players in the other seats of games with codes, automatic seats included; none if the
    game has no codes."""
    brought = CHALLENGES.get(options.game)
    return () if brought is None else brought.opponents


def code_of(game: SharedGame) -> str:
    """Returns the code of a game. Raises CodeError if the game has no code."""
    options = game.options
    brought = CHALLENGES.get(options.game)
    if brought is None:
        raise CodeError(CodeFault.NO_CODES)
    automatic = kind_of(options).automatic_seats(options)
    try:
        others = [
            brought.opponents.index(brought.automatic_word(options) if seat in automatic else str(bot))
            for seat, bot in enumerate(game.bots)
            if seat != game.seat
        ]
    except ValueError:
        raise CodeError(CodeFault.NOT_STEADY) from None
    try:
        packed = brought.pack(options)
    except NotPackedError:
        raise CodeError(CodeFault.OPTIONS) from None
    if not 0 <= game.seed < 1 << SEED_BITS:
        raise CodeError(CodeFault.SEED)
    others += [0] * (_PLAYERS[-1] - 1 - len(others))
    values = (FORMAT, brought.series, packed, options.players - _PLAYERS[0], game.seat, *others, game.seed)
    number = 0
    for value, width in zip(values, _WIDTHS, strict=True):
        number = number << width | value
    letters = "".join(LETTERS[number >> 5 * place & 31] for place in reversed(range(LENGTH)))
    groups = [letters[start : start + _GROUP] for start in range(0, LENGTH, _GROUP)]
    return " ".join((PREFIX, *groups, CHECKS[number % len(CHECKS)]))


def game_of(code: str) -> SharedGame:
    """Returns the game that a code stands for. Raises CodeError if the text is not a valid code."""
    *fields, seed = _fields(code)
    _, series, packed, players, seat, *others = fields
    players += _PLAYERS[0]
    brought = _game_with(series)
    count = players - 1
    if seat >= players or any(others[count:]) or any(one >= len(brought.opponents) for one in others[:count]):
        raise CodeError(CodeFault.CONTENT)
    words = [brought.opponents[one] for one in others[:count]]
    words.insert(seat, "")
    automatic = [number for number, word in enumerate(words) if word.startswith(AUTOMATIC)]
    try:
        options = brought.unpack(packed, players, [words[number] for number in automatic])
    except NotPackedError:
        raise CodeError(CodeFault.CONTENT) from None
    if kind_of(options).automatic_seats(options) != frozenset(automatic):
        raise CodeError(CodeFault.CONTENT)
    bots = tuple(None if not word or word.startswith(AUTOMATIC) else word for word in words)
    return SharedGame(options, seed, seat, bots)


def _fields(code: str) -> list[int]:
    """Returns the numbers packed in a code, in the order of `_WIDTHS`. Raises CodeError."""
    if len(code) > MOST_LETTERS:
        raise CodeError(CodeFault.LENGTH)
    # Full-width letters from input methods become ASCII.
    text = unicodedata.normalize("NFKC", code).translate(_LEFT_OUT).upper()
    if len(text) == len(PREFIX) + LENGTH + 1:
        text = text.removeprefix(PREFIX)
    if len(text) != LENGTH + 1:
        raise CodeError(CodeFault.LENGTH)
    letters = text.translate(_READ_AS)
    number = 0
    for letter in letters[:LENGTH]:
        if letter not in LETTERS:
            raise CodeError(CodeFault.LETTER)
        number = number << 5 | LETTERS.index(letter)
    if letters[LENGTH] not in CHECKS:
        raise CodeError(CodeFault.LETTER)
    if CHECKS.index(letters[LENGTH]) != number % len(CHECKS):
        raise CodeError(CodeFault.CHECK)
    if number >> 5 * LENGTH - _WIDTHS[0] != FORMAT:
        raise CodeError(CodeFault.FORMAT)
    fields = []
    for width in reversed(_WIDTHS):
        fields.append(number & (1 << width) - 1)
        number >>= width
    return fields[::-1]


def _game_with(series: int) -> AnyChallenges:
    """Returns the challenges of the game that the series belongs to. Raises CodeError for an old or unknown
    series."""
    for brought in CHALLENGES.values():
        if series == brought.series:
            return brought
        if series in brought.earlier:
            raise CodeError(CodeFault.OLD_SERIES)
    raise CodeError(CodeFault.SERIES)
