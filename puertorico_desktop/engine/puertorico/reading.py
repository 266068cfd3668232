"""The reader of the notation: lines of text are read back as actions (see `notation.py`).

A line may have any origin, such as a save or another program. Lines are read strictly, every refusal has a reason,
and text quoted in a message is shortened and has no control characters.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.game import NotationError, excerpt
from puertorico_desktop.engine.puertorico.actions import (
    Action,
    LoadGoods,
    PlaceColonists,
    TakeTile,
    numbered_actions,
)
from puertorico_desktop.engine.puertorico.components import GOODS, PRIVATE_SHIP, SITES, Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import (
    DiscardTile,
    LoadMixed,
    PlaceNobles,
    PlantForest,
    SellPlantation,
)
from puertorico_desktop.engine.puertorico.notation import (
    LOAD,
    NOBODY,
    PLACE,
    PLACE_NOBLES,
    TO_SMALL_WHARF,
    action_text,
    words,
)
from puertorico_desktop.engine.puertorico.smuggler_actions import RaidShip
from puertorico_desktop.engine.puertorico.state import DecisionKind

if TYPE_CHECKING:
    from puertorico_desktop.engine.puertorico.game import PuertoRico

_SITE_WORDS: Final = {words(piece): site_of(piece) for piece in SITES}
_GOOD_WORDS: Final = {words(good): good for good in GOODS}
_MOST_DIGITS: Final = 3
_AMOUNT: Final = re.compile(r"(?<!ship )\b[0-9]+\b")
"""A pattern for an amount or a price; a number after "ship" is the ship's name."""
_LOAD_ON_SHIP: Final = re.compile(r"load [0-9]+ ([a-z]+) -> ship [0-9]+")
_NO_SHIP: Final = 99
_IMPOSSIBLE: Final[tuple[Action, ...]] = (
    TakeTile(Tile.FOREST),
    PlantForest(Tile.QUARRY),
    SellPlantation(Tile.QUARRY),
    SellPlantation(Tile.FOREST),
    DiscardTile(Tile.QUARRY),
)
"""Actions that can be written down for a kind of tile with which they are never possible."""


def parse_action(game: PuertoRico, text: str) -> Action:
    """Returns the action that the text names at the decision at hand. Raises NotationError, with the reason, if it
    names none.

    A placement or a mixed load is returned even if it is not legal.
    """
    wanted = " ".join(text.split())
    kind = game.kind
    for action in game.listed_actions():
        if action_text(game, action) == wanted:
            return action
    counted = _counted(wanted)
    if isinstance(counted, PlaceColonists) and kind is DecisionKind.PLACE_COLONISTS:
        return counted
    if isinstance(counted, PlaceNobles) and kind is DecisionKind.PLACE_NOBLES:
        return counted
    if isinstance(counted, LoadMixed) and kind is DecisionKind.LOAD_GOODS:
        return counted
    raise NotationError(f"not possible now: {excerpt(wanted)}: {_why(game, wanted, counted)}")


def _counted(wanted: str) -> PlaceColonists | PlaceNobles | LoadMixed | None:
    """Returns the action that the text names if it counts people or goods, else None. Raises NotationError if the
    counts are wrong."""
    if wanted.startswith(LOAD) and wanted.endswith(TO_SMALL_WHARF):
        return LoadMixed(_parse_amounts(wanted.removeprefix(LOAD).removesuffix(TO_SMALL_WHARF)))
    if wanted.startswith(PLACE_NOBLES):
        return PlaceNobles(_parse_counts(wanted.removeprefix(PLACE_NOBLES)))
    if wanted.startswith(PLACE) and not wanted.startswith(f"{PLACE}as "):
        return PlaceColonists(_parse_counts(wanted.removeprefix(PLACE)))
    return None


def _why(game: PuertoRico, wanted: str, counted: Action | None) -> str:
    """Returns the reason why a line names no action that is possible now, in one line."""
    if counted is not None:
        return str(game.why_not(counted))
    stem = _AMOUNT.sub("", wanted)
    for action in (*numbered_actions(), *_IMPOSSIBLE):
        if isinstance(action, LoadGoods | RaidShip) and len(game.ships) <= action.ship != PRIVATE_SHIP:
            continue
        text = action_text(game, action)
        if _AMOUNT.sub("", text) == stem:
            refusal = game.why_not(action)
            return f"that is {text!r} here" if refusal is None else str(refusal)
    load = _LOAD_ON_SHIP.fullmatch(wanted)
    if load and load[1] in _GOOD_WORDS:
        return str(game.why_not(LoadGoods(_GOOD_WORDS[load[1]], _NO_SHIP)))
    return "no action is written like this"


def _is_number(text: str) -> bool:
    """Returns whether the text is a number in the range of numbers of people or goods."""
    return text.isascii() and text.isdigit() and len(text) <= _MOST_DIGITS


def _parse_counts(text: str) -> tuple[int, ...]:
    counts = [0] * len(SITES)
    if text != NOBODY:
        for part in text.split(", "):
            name, _, number = part.rpartition(" ")
            site = _SITE_WORDS.get(name)
            if site is None:
                raise NotationError(f"not a placement: {excerpt(part)}: nobody works there")
            if not _is_number(number):
                raise NotationError(f"not a placement: {excerpt(part)}: a whole number has the digits 0 to 9")
            if counts[site]:
                raise NotationError(f"not a placement: {excerpt(part)}: it is named twice")
            counts[site] = int(number)
    return tuple(counts)


def _parse_amounts(text: str) -> tuple[int, ...]:
    amounts = [0] * len(GOODS)
    for part in text.split(", "):
        number, _, name = part.partition(" ")
        good = _GOOD_WORDS.get(name)
        if good is None:
            raise NotationError(f"not a load: {excerpt(part)}: there is no such good")
        if not _is_number(number):
            raise NotationError(f"not a load: {excerpt(part)}: a whole number has the digits 0 to 9")
        if amounts[good]:
            raise NotationError(f"not a load: {excerpt(part)}: it is named twice")
        amounts[good] = int(number)
    return tuple(amounts)
