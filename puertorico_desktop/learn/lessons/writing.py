"""Writes a position of a saved game as the beginning of a lesson."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from puertorico_desktop.learn.lessons.games import LESSON_GAMES
from puertorico_desktop.learn.lessons.record import BOT, FORMAT, YOU
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.games import format_of

_BARE = re.compile("[A-Za-z0-9_-]+")


class CannotBeSaidError(ValueError):
    """Raised if there are no words for a position, or they do not reproduce it."""


def lesson_from(match: Match, ply: int) -> str:
    """Returns the text of a lesson that begins with the position after `ply` actions, in which a player must decide.
    Goals, hints and texts are left to the author. Raises CannotBeSaidError, and ValueError for an invalid ply."""
    setup = match.setup
    game = match.record.position_at(ply)
    if game.decision is None:
        raise CannotBeSaidError("the game is over there")
    if setup.options.game not in LESSON_GAMES:
        raise CannotBeSaidError("no lessons are written for this game")
    if game.asked in setup.automatic:
        raise CannotBeSaidError("nobody has to decide there")
    words, moves = _said(match, ply)
    seats = ["" if seat in setup.automatic else BOT for seat in range(setup.options.players)]
    seats[game.asked] = YOU
    options = format_of(setup.options).options_data(setup.options)
    lines = [
        f"format = {FORMAT}",
        f"game = {_value(setup.options.game)}",
        "minutes = 3",
        'part = "more"',
        f"options = {_value(options)}",
        f"seats = {_value(seats)}",
        "seed = 1",
        f"moves = {_value(list(moves))}",
        f"solution = [{_value(game.text(game.legal_actions()[0]))}]",
        *(line for name in ("title", "lead", "why") for line in ("", f"[{name}]", 'en = "…"')),
        "",
        "[position]",
        *_table(words),
        "",
        "[[goal]]",
        'until = "round"',
        f'state = "score"\nseat = {game.asked}\nover = "start"\nmin = 1',
        'say = { en = "…" }',
        *(["", "[[hint]]", 'say = { en = "…" }'] * 3),
    ]
    return "\n".join(lines) + "\n"


def _said(match: Match, ply: int) -> tuple[dict[str, Any], tuple[str, ...]]:
    """Returns the words for the last position before `ply` that can be described, and the moves from there to
    `ply`."""
    setup = match.setup
    rules, form = LESSON_GAMES[setup.options.game], format_of(setup.options)
    wanted = form.capture(match.record.position_at(ply))
    texts = [move.text for move in match.all_moves[:ply]]
    fault = "no turn began before"
    for start in range(ply, -1, -1):
        game = match.record.position_at(start)
        if start < len(match.all_moves) and not setup.kind.starts_turn(match.all_moves[start].action):
            continue
        try:
            words = rules.words(game)
            made = rules.position(_plain(words), setup.options)
            for text in texts[start:ply]:
                made.play(made.parse(text))
        except ValueError as error:
            fault = str(error)
            continue
        difference = _different(form.converter.unstructure(form.capture(made)), form.converter.unstructure(wanted))
        if not difference:
            return words, tuple(texts[start:ply])
        fault = f"{difference} cannot be said"
    raise CannotBeSaidError(fault)


def _plain(words: Any) -> Any:
    """Returns a copy of the words, because reading them removes entries."""
    if isinstance(words, dict):
        return {name: _plain(value) for name, value in words.items()}
    return [_plain(one) for one in words] if isinstance(words, list) else words


def _different(made: dict[str, Any], wanted: dict[str, Any]) -> str:
    """Returns the name of the first field in which two snapshots differ, ignoring the random generator and
    `points_before`; empty if there is none."""
    names = (name for name in wanted if name not in ("rng", "points_before"))
    return next((name for name in names if made.get(name) != wanted[name]), "")


def _table(words: dict[str, Any]) -> Iterator[str]:
    for name, value in words.items():
        if name == "players":
            yield "players = ["
            yield from (f"  {_value(board)}," for board in value)
            yield "]"
        else:
            yield f"{name} = {_value(value)}"


def _value(value: Any) -> str:
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, dict):
        pairs = ", ".join(f"{_key(key)} = {_value(item)}" for key, item in value.items())
        return f"{{ {pairs} }}" if pairs else "{}"
    if isinstance(value, list | tuple):
        return f"[{', '.join(map(_value, value))}]"
    if isinstance(value, int):
        return str(value)
    escaped = str(value).replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'


def _key(key: str) -> str:
    return key if _BARE.fullmatch(key) else _value(key)
