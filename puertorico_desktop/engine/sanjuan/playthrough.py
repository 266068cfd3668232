"""Writes a whole game as text, line by line: for golden files, bug reports and curious people.

All cards are shown, in the language of `notation`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from enum import Enum
from typing import Final

from puertorico_desktop.engine import transcripts
from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.catalog import PRICES
from puertorico_desktop.engine.sanjuan.components import CARDS, PRODUCERS, ROLES, SLOT_OF, Card, Component
from puertorico_desktop.engine.sanjuan.events import Event
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.notation import NOTHING, cards_text, words
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.engine.sanjuan.state import FREE, PlayerBoard, as_cards

Choose = Callable[[SanJuan], Action]
"""A function that returns a legal action for the current decision, without changing the game."""
_ALWAYS_TOLD: Final = ("players", "opening_choice", "open_points", "ask_optional_benefits", "play_forced")


def playthrough(options: Options, seed: int, names: Sequence[str], choose: Choose) -> Iterator[str]:
    """Returns the lines of a whole game; `names` has a name for each seat."""
    return transcripts.playthrough(TRANSCRIPT_TEXTS, new_game(options, seed), seed, names, choose)


def options_lines(options: Options, seed: int, names: Sequence[str]) -> Iterator[str]:
    """Returns the lines about the setup of a game."""
    return transcripts.agreed_lines(options, "1897", _ALWAYS_TOLD, seed, names)


def event_text(game: SanJuan, event: Event, names: Sequence[str]) -> str:
    """Returns the line for an event: the name of its class in words, then every value with its name."""
    return transcripts.event_line(event, lambda name, value: _value_text(name, value, names))


def _value_text(name: str, value: object, names: Sequence[str]) -> str:
    match value:
        case int() if name in ("seat", "governor") and not isinstance(value, Enum):
            return names[value]
        case tuple() if name == "winners":
            return " + ".join(names[seat] for seat in value)
        case tuple() if name == "prices":
            return " ".join(map(str, value))
        case tuple():
            unknown = f"{value.count(None)} unknown" if None in value else ""
            known = [card for card in value if card is not None]
            return unknown or (cards_text(known, " + ") if known else "none")
        case Component():
            return words(value)
        case Refusal():
            return str(value)
        case Enum():
            return str(value.value)
        case bool() | None:
            return {True: "yes", False: "no", None: "none"}[value]
    return str(value)


# -- the table ----------------------------------------------------------------------------------------------------


def table_lines(game: SanJuan, names: Sequence[str]) -> Iterator[str]:
    """Yields the lines about the state of the table, with all hands open."""
    yield f"== {transcripts.round_text(game, names)}"
    seen = ", ".join(" ".join(map(str, PRICES[card])) for card in game.prices[: game.prices_seen])
    roles = ", ".join(words(role) for role in ROLES if game.role_owners[role] == FREE)
    yield (
        f"deck {len(game.deck)}, discards {len(game.discards)}, prices seen: {seen or 'none'}; "
        f"roles: {roles or 'none'}{'; cathedral' if game.cathedral else ''}"
    )
    for player, name in zip(game.players, names, strict=True):
        yield from _player_lines(player, name)


def _player_lines(player: PlayerBoard, name: str) -> Iterator[str]:
    hand = [card for card in CARDS for _ in range(player.hand[card])]
    held = f" ({cards_text(hand)})" if hand else ""
    tucked = len(player.chapel) + len(player.church) + len(player.harbor)
    yield f"{name}: hand {player.hand_size}{held}, tucked {tucked}"
    yield f"  {', '.join(_city_texts(player)) or NOTHING}"
    if player.covered:
        yield f"  covered: {cards_text(as_cards(player.covered))}"


def _city_texts(player: PlayerBoard) -> Iterator[str]:
    """Yields the buildings of a city, with a star for each good."""
    for card in CARDS:
        goods = len(player.goods[SLOT_OF[card]]) if card in PRODUCERS else 0
        for copy in range(player.city[card]):
            yield words(card) + (" *" if copy < goods else "")


# -- end of the game ----------------------------------------------------------------------------------------------


def score_lines(game: SanJuan, names: Sequence[str]) -> Iterator[str]:
    """Yields the lines of the score sheets and the places."""
    for sheet in game.scores():
        tucked = [f"under {_named(card, points)}" for card, points in sheet.tucked.items()]
        bonuses = [_named(card, points) for card, points in sheet.bonuses.items()]
        sources = " + ".join([f"buildings {sheet.building_points}", *tucked, *bonuses])
        yield f"{names[sheet.seat]}: {sheet.total} points = {sources}; tie-break {sheet.tie_break}"
    for standing in game.standings():
        yield f"{standing.place}. {names[standing.seat]}"


def _named(card: Card, points: int) -> str:
    return f"{words(card)} {points}"


TRANSCRIPT_TEXTS: Final = transcripts.TranscriptTexts(
    options_lines, transcripts.round_text, table_lines, transcripts.decision_text, event_text, score_lines
)
"""The text functions of San Juan."""
