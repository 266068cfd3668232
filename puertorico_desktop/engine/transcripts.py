"""Writes a game as text, line by line, for any game: whole playthroughs with every event for golden files, and
transcripts for people. The text depends only on the options, the seed and the choices."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Sequence
from enum import Enum
from typing import Any, Generic, TypeVar

import attrs

from puertorico_desktop.engine.game import Game, action_line

GameT = TypeVar("GameT", bound=Game[Any, Any, Any])

Names = Sequence[str]


@attrs.frozen
class TranscriptTexts(Generic[GameT]):
    """The text functions of a game: for the options, the heading of a round, the table, the current decision, an
    event and the scores; each takes the names of the players."""

    options_lines: Callable[[Any, int, Names], Iterator[str]]
    round_text: Callable[[GameT, Names], str]
    table_lines: Callable[[GameT, Names], Iterator[str]]
    decision_text: Callable[[GameT, Names], str]
    event_text: Callable[[GameT, Any, Names], str]
    score_lines: Callable[[GameT, Names], Iterator[str]]


def playthrough(
    texts: TranscriptTexts[GameT], game: GameT, seed: int, names: Names, choose: Callable[[GameT], Any]
) -> Iterator[str]:
    """Plays a whole game and yields its lines: every decision with its events, and the table at the start of every
    round. `choose` returns a legal action without changing the game; `names` has a name for each seat."""
    yield from texts.options_lines(game.options, seed, names)
    shown = ply = 0
    while game.decision is not None:
        if game.round != shown:
            shown = game.round
            yield from ("", *texts.table_lines(game, names))
        yield ""
        count = len(game.legal_actions())
        yield f"{ply} {texts.decision_text(game, names)} of {count}"
        action = choose(game)
        yield f"> {action_line(game, action, names)}"
        for event in game.apply(action):
            yield f"  {texts.event_text(game, event, names)}"
        ply += 1
    yield from ("", *texts.table_lines(game, names), "")
    yield from texts.score_lines(game, names)


def transcript(
    texts: TranscriptTexts[GameT], start: GameT, seed: int, actions: Sequence[Any], names: Names
) -> Iterator[str]:
    """Yields the lines of a game: the options, every decision numbered under its round, the table after the last
    action, and the scores if the game is over then."""
    game = start.copy()
    yield from texts.options_lines(game.options, seed, names)
    shown = 0
    for number, action in enumerate(actions, start=1):
        if game.round != shown:
            shown = game.round
            yield from ("", texts.round_text(game, names))
        yield f"{number}. {action_line(game, action, names)}"
        game.play_unchecked(action)
    yield from ("", *texts.table_lines(game, names))
    if game.decision is None:
        yield from ("", *texts.score_lines(game, names))


def round_text(game: Any, names: Names) -> str:
    """Returns the heading of a round of a game whose rounds have a governor."""
    return f"round {game.round}, governor {names[game.governor]}"


def decision_text(game: Any, names: Names) -> str:
    """Returns the current decision of a game whose decisions may be about a benefit, for example "Anna choose_role";
    "nobody" if the game is over."""
    decision = game.decision
    if decision is None:
        return "nobody"
    benefit = "" if decision.benefit is None else f" {decision.benefit.id}"
    return f"{names[decision.seat]} {decision.kind.value}{benefit}"


def agreed_lines(options: Any, edition: str, always: Collection[str], seed: int, names: Names) -> Iterator[str]:
    """Yields the lines about the setup of a game: edition, options, seed and names. Options in `always` are always
    included, others only if they differ from their default."""
    yield f"edition {edition}"
    for field in attrs.fields(type(options)):
        value = getattr(options, field.name)
        if field.name in always or value != field.default:
            yield f"{field.name} {_option_text(value)}"
    yield f"seed {seed}"
    yield f"names {', '.join(names)}"


def _option_text(value: object) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_option_text, value))
    return str(value.value) if isinstance(value, Enum) else str(value).lower()


def event_line(event: Any, value_text: Callable[[str, Any], str]) -> str:
    """Returns the line for an event: the name of its class in words, then every value with its name."""
    words = re.sub(r"(?<!^)(?=[A-Z])", " ", type(event).__name__).lower()
    values = [
        f"{field.name}: {value_text(field.name, getattr(event, field.name))}" for field in attrs.fields(type(event))
    ]
    return f"{words} ({', '.join(values)})" if values else words
