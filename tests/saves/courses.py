"""Matches for the tests of saves: random games with every kind of decision."""

from __future__ import annotations

import json
from datetime import UTC, datetime

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.actions import Build, PlaceColonists, TakeTile
from puertorico_desktop.engine.puertorico.game import RULES_VERSION
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.saves.converter import format_json
from puertorico_desktop.saves.document import digest, document_of, encode

NAMES = ("Anna", "王小明", "さくら", 'Zoë "Z" O\'Hara', "Иван: 5")
WHEN = datetime(2026, 11, 21, 12, 30, tzinfo=UTC)


def new_match(options: Options, seed: int, free_undo: bool = False) -> Match:
    """Returns a match before its first move; bots sit in every second seat that is not automatic."""
    automatic = kind_of(options).automatic_seats(options)
    seats = tuple(
        Seat(name, "simple" if number % 2 and number not in automatic else None)
        for number, name in enumerate(NAMES[: options.players])
    )
    return Match.new(GameSetup(options, seed, seats, free_undo))


def step(match: Match, rng: Rng) -> None:
    """Plays a random action; new pieces are put on random spaces."""
    action = rng.choose(match.record.game.legal_actions())
    spaces: tuple[int, ...] = ()
    if isinstance(action, TakeTile | Build):
        spaces = (rng.below(12),)
    elif isinstance(action, PlaceColonists):
        spaces = tuple(range(match.ply % 5, 12, 2))
    match.play(action, spaces)


def played(players: int = 4, seed: int = 1, plies: int = 10_000, **options: bool) -> Match:
    """Returns a match after that many random actions, or at its end if that comes first."""
    match = new_match(Options(players=players, **options), seed)
    rng = Rng.from_seed(seed)
    while match.record.game.decision is not None and match.ply < plies:
        step(match, rng)
    return match


def content(match: Match) -> bytes:
    """Returns the content of the save of a match."""
    return encode(document_of(match, WHEN))


def of_other_rules(data: bytes, *, lead_elsewhere: bool = True) -> bytes:
    """Returns the save as an older version of the rules would have written it; with `lead_elsewhere`, its actions
    lead to another position by the rules of today."""
    plain = json.loads(data)
    plain["rules"]["version"] = RULES_VERSION - 1
    if lead_elsewhere:
        plain["seed"] += 1
    return format_json({**plain, "digest": digest(plain)})
