"""Hides achievement cards in the observation of a seat, and deals cards in place of hidden ones."""

from __future__ import annotations

from typing import Any

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH, CARDS_WITH_PUERTOMA, done_cards
from puertorico_desktop.engine.puertorico.components import Achievement
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.hidden_hands import deal_hands
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import tag_of
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.preparation import Preparation
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.errors import Problem, SaveError

HIDDEN: str = "hidden_cards"
"""The key of the numbers of cards, by seat, that are face down for the observing seat."""
_BY_ID = {card.id: card for card in Achievement}


def hide_cards(plain: dict[str, Any], game: PuertoRico, seat: int) -> None:
    """Remove from a record the cards that only other seats know, and the seed of draws that are still to come."""
    hands = plain["hands"]
    if hands:
        plain[HIDDEN] = [0] * len(hands)
    for other in range(len(hands)):
        if other != seat:
            hands[other] = [card.id for card in done_cards(game, other)]
            plain[HIDDEN][other] = len(game.hands[other]) - len(hands[other])
    plain["set_aside"] = [cards if other == seat else [] for other, cards in enumerate(plain["set_aside"])]
    for phase in plain["phases"]:
        if phase["phase"] == tag_of(Preparation):
            del phase["seed"]
        elif phase["phase"] == tag_of(KeepCards):
            phase["packs"] = [pack if other == seat else [] for other, pack in enumerate(phase["packs"])]


def deal_cards(plain: dict[str, Any], options: Options, rng: Rng, place: str) -> None:
    """Replace the hidden cards of a record by cards that are left, except those whose goal their owner has met.

    Raises SaveError, with a path below `place`, if that is not possible.
    """
    running = _running(plain.get("phases"))
    if tag_of(Preparation) in running:
        running[tag_of(Preparation)]["seed"] = rng.next32()
    if HIDDEN not in plain:
        return
    hidden = plain.pop(HIDDEN)
    try:
        _deal(plain, hidden, running.get(tag_of(KeepCards)), options, rng)
    except (KeyError, IndexError, TypeError, ValueError, AttributeError) as error:
        raise SaveError(Problem.DAMAGED, f"{place}.{HIDDEN}", f"no such cards can be dealt: {error!r}") from None


def _running(phases: object) -> dict[str, dict[str, Any]]:
    """Returns the records of the running phases by name; other faults of these records are found by later checks."""
    records = [one for one in phases if isinstance(one, dict)] if isinstance(phases, list) else []
    return {one["phase"]: one for one in records if isinstance(one.get("phase"), str)}


def _deal(plain: dict[str, Any], hidden: Any, draft: dict[str, Any] | None, options: Options, rng: Rng) -> None:
    seats = options.players
    hands, goals = plain["hands"], plain["met"]
    packs: list[list[str]] = [] if draft is None else draft["packs"]
    aside: list[list[str]] = plain.get("set_aside") or []
    shown = {int(_BY_ID[card]) for cards in (*hands, *packs, *aside) for card in cards}
    numbers = [hidden[seat] for seat in range(seats)]
    if draft is not None:
        numbers += _hidden_in_packs(packs, draft["seat"], _kept_of(draft, hands, hidden), seats - options.puertomas)
    kept = [len(hands[seat]) + hidden[seat] for seat in range(seats)]
    numbers += [
        CARDS_WITH_PUERTOMA - CARDS_EACH if not cards and number == CARDS_EACH else 0
        for cards, number in zip(aside, kept, strict=False)
    ]
    most = [CARDS_EACH] * seats + [max(CARDS_EACH, CARDS_WITH_PUERTOMA)] * (2 * seats)
    if len(numbers) > len(most) or any(
        type(number) is not int or not 0 <= number <= limit for number, limit in zip(numbers, most, strict=False)
    ):
        raise ValueError("not numbers of cards")
    met = [sum(1 << card for card in {_BY_ID[card] for card in goals[seat]}) for seat in range(seats)]
    met += [0] * (len(numbers) - seats)
    cards = deal_hands(numbers, met, [card for card in range(len(Achievement)) if card not in shown], rng)
    if cards is None:
        raise ValueError("no cards are left for somebody")
    found = [[Achievement(card) for card in of_one] for of_one in cards]
    plain["hands"] = [[*hands[seat], *_ids(found[seat])] for seat in range(seats)]
    if draft is not None:
        draft["packs"] = [[*pack, *_ids(sorted(found[seats + seat]))] for seat, pack in enumerate(packs)]
    if aside:
        dealt_aside = found[len(found) - len(aside) :]
        plain["set_aside"] = [[*own, *_ids(sorted(more))] for own, more in zip(aside, dealt_aside, strict=True)]


def _ids(cards: list[Achievement]) -> list[str]:
    return [card.id for card in cards]


def _kept_of(draft: dict[str, Any], hands: list[list[str]], hidden: Any) -> int | None:
    """Returns the number of cards that the deciding seat has kept, in games where every player keeps four of their
    own pack; None where packs are passed on."""
    asked = draft["seat"]
    return len(hands[asked]) + hidden[asked] if draft.get("sets_aside") else None


def _hidden_in_packs(packs: list[list[str]], asked: int, kept: int | None, players: int) -> list[int]:
    """Returns the numbers of hidden cards in the packs: packs of seats before the deciding one already lack a card,
    or are empty where a player keeps several cards in a row (`kept` so far)."""
    if kept is not None:
        return [
            0 if pack or seat < asked or seat >= players else CARDS_WITH_PUERTOMA - (kept if seat == asked else 0)
            for seat, pack in enumerate(packs)
        ]
    whole = max(len(pack) + (seat < asked) for seat, pack in enumerate(packs))
    return [0 if pack else whole - (seat < asked) for seat, pack in enumerate(packs)]
