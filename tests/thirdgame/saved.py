"""The save format of Magpies, and its data for external programs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import attrs

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.converter import Count, excerpt, make_converter, structured
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.games import FORMATS
from tests.thirdgame.rules import CARDS, MAGPIES, ROUNDS, Kind, Magpies, Options


@attrs.frozen
class Snapshot:
    """A position: the generator, the cards by place, the points, the seat to move."""

    state: int
    increment: int
    pack: tuple[Count, ...]
    hands: tuple[tuple[Count, ...], ...]
    points: tuple[Count, ...]
    round: Count
    lead: Count
    asked: Count
    over: bool
    treasure: Count
    played: tuple[Count, ...]
    gone: tuple[Count, ...]


def capture(game: Magpies) -> Snapshot:
    def counts(numbers: Sequence[int]) -> tuple[Count, ...]:
        return tuple(map(Count, numbers))

    return Snapshot(
        game.rng.state,
        game.rng.increment,
        counts(game.pack),
        tuple(map(counts, game.hands)),
        counts(game.points),
        Count(game.round),
        Count(game.lead),
        Count(game.asked),
        game.kind is None,
        Count(game.treasure),
        counts(game.played),
        counts(game.gone),
    )


def restore(snapshot: Snapshot, options: Options, place: str) -> Magpies:
    cards = [*snapshot.pack, *snapshot.gone, *(card for hand in snapshot.hands for card in hand)]
    if sorted(cards) != list(range(1, CARDS + 1)):
        raise SaveError(Problem.DAMAGED, place, f"{excerpt(cards)} is not the pack")
    seats = (len(snapshot.hands), len(snapshot.points))
    if seats != (options.players, options.players) or max(snapshot.asked, snapshot.lead) >= options.players:
        raise SaveError(Problem.DAMAGED, place, "not as many seats as players")
    if snapshot.round > ROUNDS:
        raise SaveError(Problem.DAMAGED, f"{place}.round", f"{snapshot.round} of {ROUNDS}")
    return Magpies(
        options,
        Rng(snapshot.state, snapshot.increment),
        list(snapshot.pack),
        [list(hand) for hand in snapshot.hands],
        list(snapshot.points),
        snapshot.round,
        snapshot.lead,
        snapshot.asked,
        None if snapshot.over else Kind.PLAY,
        snapshot.treasure,
        list(snapshot.played),
        list(snapshot.gone),
    )


_converter = make_converter()
_lenient = make_converter(complete=False)


def options_data(options: Options) -> dict[str, Any]:
    data: dict[str, Any] = _converter.unstructure(options)
    return data


def options_of(value: object) -> Options:
    return structured(_lenient, value, Options, "options")


def observed(game: Magpies, seat: int) -> dict[str, Any]:
    """Returns the observation of the seat: of the pack and of the other hands only the numbers of cards."""
    plain: dict[str, Any] = _converter.unstructure(capture(game))
    hands = [hand if other == seat else len(hand) for other, hand in enumerate(plain["hands"])]
    del plain["state"], plain["increment"], plain["pack"]
    return {"seat": seat, "options": options_data(game.options), **plain, "hands": hands}


def choices(game: Magpies) -> dict[str, Any]:
    return {"legal": [game.text(action) for action in game.legal_actions()]}


def table_of(value: object, rng: Rng, remembered: Sequence[int] | None = None) -> tuple[Magpies, int]:
    try:
        assert isinstance(value, dict)
        plain = dict(value)
        options, seat = options_of(plain.pop("options")), plain.pop("seat")
        seen = {*plain["gone"], *plain["hands"][seat]}
        hidden = [card for card in range(1, CARDS + 1) if card not in seen]
        plain["hands"] = [
            hand if isinstance(hand, list) else [hidden.pop() for _ in range(hand)] for hand in plain["hands"]
        ]
    except (AssertionError, KeyError, IndexError, TypeError) as error:
        raise SaveError(Problem.DAMAGED, "observation", repr(error)) from None
    plain |= {"state": rng.state, "increment": rng.increment, "pack": hidden}
    game = restore(structured(_converter, plain, Snapshot, "observation"), options, "observation")
    return game.determinize(seat, rng), seat


FORMATS[MAGPIES.id] = SaveFormat(
    kind=MAGPIES,
    options=Options,
    snapshot=Snapshot,
    converter=_converter,
    capture=capture,
    restore=restore,
    spaces=1,
    observed=observed,
    choices=choices,
    table_of=table_of,
    options_data=options_data,
    options_of=options_of,
)
