"""Parses lines of notation to actions (see `notation.py`).

A line may be of any origin, such as a save or another program. Parsing is strict, refusals give the reason, and
quotations from a line in messages are cut short and free of control characters.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Final

from puertorico_desktop.engine.game import NotationError, excerpt
from puertorico_desktop.engine.sanjuan.actions import (
    ACCEPT,
    PASS,
    Action,
    Build,
    ChooseRole,
    Discard,
    Exchange,
    Keep,
    Pay,
    Produce,
    Sell,
    Tuck,
)
from puertorico_desktop.engine.sanjuan.components import CARDS, ROLES, Card
from puertorico_desktop.engine.sanjuan.notation import DOUBLED, GOODS_OF, NOTHING, OVER, UNDER, action_text, words

if TYPE_CHECKING:
    from puertorico_desktop.engine.sanjuan.game import SanJuan

_CARDS: Final = {words(card): card for card in CARDS}
_ROLES: Final = {words(role): role for role in ROLES}
_PRICE: Final = re.compile(r" for [0-9]{1,3}(?= over |$)")
_COUNTED: Final = re.compile(r"([1-9][0-9]?) (.+)")


def parse_action(game: SanJuan, text: str) -> Action:
    """Returns the action that the text names at the current decision. Raises NotationError with the reason if there
    is none."""
    wanted = " ".join(text.split())
    try:
        action = _action(wanted)
        refusal = game.why_not(action)
        fault = "" if refusal is None else str(refusal)
        if refusal is None and _PRICE.search(wanted):
            here = action_text(game, action)
            if _prices(here) != _prices(wanted):
                fault = f"that is {here!r} here"
    except _UnreadableError as error:
        fault = str(error)
    if fault:
        raise NotationError(f"not possible now: {excerpt(wanted)}: {fault}")
    return action


class _UnreadableError(ValueError):
    """Raised with the reason for a text that is no action's notation."""


def _prices(text: str) -> list[str]:
    return _PRICE.findall(text)


def _action(wanted: str) -> Action:
    """Returns the action that the text names, legal or not. Raises _UnreadableError."""
    if wanted == "pass":
        return PASS
    if wanted == "accept":
        return ACCEPT
    verb, _, rest = wanted.partition(" ")
    match verb:
        case "choose":
            name, doubled, end = rest.partition(DOUBLED)
            if name not in _ROLES or end:
                raise _UnreadableError("there is no such role")
            return ChooseRole(_ROLES[name], bool(doubled))
        case "build":
            return _build(rest)
        case "pay":
            return _payment(rest)
        case "produce":
            return Produce(_cards(rest))
        case "sell":
            return Sell(_cards(_without_price(rest)))
        case "keep":
            return Keep(_cards(rest))
        case "discard":
            return Discard(_cards(rest))
        case "exchange":
            return Exchange(_cards(rest))
        case "tuck":
            cards, _, building = rest.partition(UNDER)
            return Tuck(_cards(cards), _card(building))
    raise _UnreadableError("no action is written like this")


def _without_price(text: str) -> str:
    if not _PRICE.search(text):
        raise _UnreadableError("how many cards is it for?")
    return _PRICE.sub("", text)


def _build(text: str) -> Build:
    kind, over, covered = _without_price(text).partition(OVER)
    return Build(_card(kind), _card(covered) if over else None)


def _payment(text: str) -> Pay:
    cards, given, goods = text.rpartition(GOODS_OF)
    if not given:
        return Pay(_cards(text))
    if cards and not cards.endswith(", "):
        raise _UnreadableError("a comma is missing")
    return Pay(_cards(cards.removesuffix(", ")) if cards else (), _cards(goods))


def _card(name: str) -> Card:
    card = _CARDS.get(name)
    if card is None:
        raise _UnreadableError(f"there is no such building: {excerpt(name)}")
    return card


def _cards(text: str) -> tuple[Card, ...]:
    if text == NOTHING:
        return ()
    cards: list[Card] = []
    for part in text.split(", "):
        counted = _COUNTED.fullmatch(part)
        card = _card(counted[2] if counted else part)
        if card in cards:
            raise _UnreadableError(f"it is named twice: {excerpt(part)}")
        cards += [card] * (int(counted[1]) if counted else 1)
    return tuple(cards)
