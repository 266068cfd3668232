"""The observation of a seat as plain JSON values, and a whole game from an observation: the data that programs
exchange.

An observation is the snapshot of a save without hidden information. Where cards are hidden but their number is not,
the number replaces them; None where the number is hidden too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.catalog import PRICES, in_pack
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import known_prices
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.saves.converter import excerpt, make_converter, structured
from puertorico_desktop.saves.observations import PLACE, ObservedOptions, refuse
from puertorico_desktop.saves.sanjuan.snapshot import Snapshot, capture, restore

MOST_LISTED = 300
"""The length above which the legal actions are not listed; their number is given instead."""
_PILES = ("chapel", "church", "harbor")

_converter = make_converter()
OPTIONS = ObservedOptions(make_converter(complete=False), Options)


def observed(game: SanJuan, seat: int) -> dict[str, Any]:
    """Returns the observation of the seat as plain values."""
    plain: dict[str, Any] = _converter.unstructure(capture(game))
    del plain["rng"]
    plain["deck"] = len(plain["deck"])
    for record in plain["discards"]:
        record["known"] = seat in record["known"]
        if not record["known"]:
            record["card"] = None
    if not game.waiting or game.waiting[0] != seat:
        plain["drawn"] = len(plain["drawn"])
    known = known_prices(game)
    plain["prices"] = [card if seen else None for card, seen in zip(game.prices, known, strict=True)]
    over = game.decision is None
    for other, player in enumerate(plain["players"]):
        own = other == seat or over
        player["goods"] = {building: len(goods) for building, goods in player["goods"].items()}
        if not own:
            player["hand"] = game.players[other].hand_size
        for pile in _PILES:
            if not own and not game.options.open_points:
                player[pile] = None
            elif not own or pile == "harbor":
                player[pile] = len(player[pile])
    return {"seat": seat, "options": OPTIONS.data(game.options), **plain}


def choices(game: SanJuan) -> dict[str, Any]:
    """Returns the legal actions of the deciding seat, and the points that it remembers.

    `remembered_points` are the numbers of cards under Chapel, Church and Harbor of all seats: all players saw them go
    there. Long lists of actions are omitted: `selection` then gives their number, and the number of cards to name.
    """
    data: dict[str, Any] = {
        "remembered_points": [len(player.chapel) + len(player.church) + len(player.harbor) for player in game.players]
    }
    actions = game.legal_actions()
    if len(actions) > MOST_LISTED:
        data["selection"] = {"ways": len(actions), "wanted": game.site_price or game.wanted}
    else:
        data["legal"] = [game.text(action) for action in actions]
    return data


def table_of(value: object, rng: Rng, remembered: Sequence[int] | None = None) -> tuple[SanJuan, int]:
    """Returns a whole game that agrees with the observation of a seat, and the seat.

    Hidden cards are dealt with `rng`. `remembered` are the numbers of cards under Chapel, Church and Harbor of every
    seat, if a player has counted them; without it, hidden ones are dealt out evenly. Raises SaveError, with a path
    below `observation`, if a value is not valid.
    """
    if not isinstance(value, dict):
        refuse(PLACE, f"{excerpt(value)} is not a record")
    plain = dict(value)
    options, seat = OPTIONS.take(plain)
    try:
        _fill_in(plain, options, seat, remembered)
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
        refuse(PLACE, f"is not one: {excerpt(repr(error))}")
    plain["rng"] = {"state": rng.state, "increment": rng.increment}
    game = restore(structured(_converter, plain, Snapshot, PLACE), options, PLACE)
    return game.determinize(seat, rng), seat


def _fill_in(plain: dict[str, Any], options: Options, seat: int, remembered: Sequence[int] | None) -> None:
    """Replace the numbers of hidden cards by that many cards, taken from those that are not visible anywhere."""
    players = plain["players"] = [dict(player) for player in plain["players"]]
    plain["discards"] = [dict(record) for record in plain["discards"]]
    if len(plain["prices"]) != len(PRICES):
        raise ValueError(f"not {len(PRICES)} price cards")
    pool = _unseen(plain, options, players)
    _count_hidden_piles(plain, players, len(pool), remembered)

    def some(number: Any, known: Sequence[str] = ()) -> list[str]:
        missing = number - len(known)
        if not 0 <= missing <= len(pool):
            raise ValueError(f"{number} cards where {len(pool)} are left")
        return [*known, *(pool.pop() for _ in range(missing))]

    for player in players:
        if isinstance(player["hand"], int):
            player["hand"] = _by_kind(some(player["hand"], player["revealed"]))
        player["goods"] = {building: some(number) for building, number in player["goods"].items()}
        for pile in _PILES:
            if isinstance(player[pile], int):
                player[pile] = some(player[pile])
    for record in plain["discards"]:
        record["card"] = some(1)[0] if record["card"] is None else record["card"]
        record["known"] = [seat] if record["known"] else []
    if isinstance(plain["drawn"], int):
        plain["drawn"] = some(plain["drawn"])
    plain["deck"] = some(plain["deck"])
    if pool:
        raise ValueError(f"{len(pool)} cards are nowhere")
    unseen = [card for card in range(len(plain["prices"])) if card not in plain["prices"]]
    plain["prices"] = [unseen.pop() if card is None else card for card in plain["prices"]]


def _by_kind(cards: Sequence[str]) -> dict[str, int]:
    return {card: cards.count(card) for card in sorted(set(cards), key=[one.id for one in CARDS].index)}


def _unseen(plain: dict[str, Any], options: Options, players: Sequence[dict[str, Any]]) -> list[str]:
    """Returns the cards that the seat does not see anywhere."""
    left = {card.id: number for card, number in zip(CARDS, in_pack(options), strict=True)}
    most = sum(left.values())
    seen: list[str] = [record["card"] for record in plain["discards"] if record["card"] is not None]
    seen += plain["drawn"] if isinstance(plain["drawn"], list) else []
    seen += [] if plain["site"] is None else [plain["site"]["building"]]
    for player in players:
        seen += player["covered"]
        seen += player["revealed"] if isinstance(player["hand"], int) else []
        for counted in (player["hand"], player["city"]):
            if isinstance(counted, dict):
                _take_out(left, counted, most)
        for pile in _PILES:
            seen += player[pile] if isinstance(player[pile], list) else []
    for card in seen:
        left[card] -= card != Card.CATHEDRAL.id
    return [card for card, number in left.items() for _ in range(number)]


def _take_out(left: dict[str, int], counted: dict[str, Any], most: int) -> None:
    """Subtract the counted cards of each kind from those that are left; `most` is the number of cards in the pack."""
    for card, number in counted.items():
        if type(number) is not int or not 0 <= number <= most:
            raise ValueError(f"{excerpt(number)} is no number of cards")
        left[card] -= 0 if card == Card.CATHEDRAL.id else number


def _count_hidden_piles(
    plain: dict[str, Any], players: Sequence[dict[str, Any]], unseen: int, remembered: Sequence[int] | None
) -> None:
    """Set hidden numbers of cards to the remembered ones, or to equal shares of the cards that are not elsewhere."""
    hidden = [number for number, player in enumerate(players) if player["chapel"] is None]
    if remembered is not None and len(remembered) != len(players):
        raise ValueError(f"{len(remembered)} remembered for {len(players)} seats")
    elsewhere = plain["deck"] + sum(record["card"] is None for record in plain["discards"])
    elsewhere += plain["drawn"] if isinstance(plain["drawn"], int) else 0
    for player in players:
        elsewhere += sum(player["goods"].values())
        elsewhere += player["hand"] - len(player["revealed"]) if isinstance(player["hand"], int) else 0
        elsewhere += sum(player[pile] for pile in _PILES if isinstance(player[pile], int))
    for place, number in enumerate(hidden):
        player = players[number]
        share = (unseen - elsewhere + place) // len(hidden) if remembered is None else remembered[number]
        player.update(chapel=0, church=0, harbor=0)
        player["church" if player["church_used"] else "chapel"] = share
