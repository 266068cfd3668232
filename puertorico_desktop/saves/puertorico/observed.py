"""The observation of a seat as plain JSON values, and a whole game from an observation: the data that programs
exchange.

An observation is the snapshot of a save without hidden information, such as the generator, which determines the next
plantations, and the victory point chips of other players while these are face down. It is read as strictly as a save.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from puertorico_desktop.engine.puertorico.components import PLANTATIONS, SITES
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.notation import words
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.base import tag_of
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile, drawn_tile_of, pile_seen
from puertorico_desktop.engine.puertorico.setup import NUMBERS
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.saves.converter import MOST_PIECES, excerpt, make_converter, structured
from puertorico_desktop.saves.observations import PLACE, ObservedOptions, refuse
from puertorico_desktop.saves.puertorico import stack
from puertorico_desktop.saves.puertorico.hidden_cards import deal_cards, hide_cards
from puertorico_desktop.saves.puertorico.migrations import with_base_game
from puertorico_desktop.saves.puertorico.snapshot import Snapshot, capture, restore

POINTS_WON = "points_won"
"""The key of the chips that each seat has won in the running phase, which all players saw. A save has the chips
before the phase instead, which would reveal the hidden chips of the others."""

_converter = make_converter(complete=False)
stack.configure(_converter)
OPTIONS = ObservedOptions(_converter, Options)


def observed(game: PuertoRico, seat: int) -> dict[str, Any]:
    """Returns the observation of the seat as plain values. `points` of a board are None while they are hidden."""
    plain: dict[str, Any] = _converter.unstructure(capture(game))
    del plain["rng"]
    del plain["points_before"]
    plain[POINTS_WON] = [
        player.points - before for player, before in zip(game.players, game.points_before, strict=False)
    ]
    hide_cards(plain, game, seat)
    _hide_tile(plain, game, seat)
    if not (game.options.open_points or game.decision is None):
        for other, player in enumerate(plain["players"]):
            if other != seat and not game.is_automatic(other):
                player["points"] = None
    return {"seat": seat, "options": OPTIONS.data(game.options), **plain}


def _hide_tile(plain: dict[str, Any], game: PuertoRico, seat: int) -> None:
    """Put a tile that another player is looking at back into the face-down pile, as the seat cannot know it."""
    if drawn_tile_of(game, seat) is not None:
        pile = pile_seen(game, seat)
        plain["plantation_pile"] = {tile.id: pile[tile] for tile in PLANTATIONS if pile[tile]}
        del plain["phases"][-1]["tile"]


def _draw_tile(plain: dict[str, Any], seat: int, rng: Rng) -> None:
    """Draw the tile that another player is looking at. Other faults of the record are found by later checks."""
    phases, pile = plain.get("phases"), plain.get("plantation_pile")
    top = phases[-1] if isinstance(phases, list) and phases else None
    if not isinstance(top, dict) or top.get("phase") != tag_of(DrawnTile) or "tile" in top:
        return
    if not isinstance(phases, list) or not isinstance(pile, dict) or top.get("seat") == seat:
        return
    counts = [pile.get(tile.id, 0) for tile in PLANTATIONS]
    if any(type(count) is not int or not 0 <= count <= MOST_PIECES for count in counts) or not any(counts):
        return
    tile = PLANTATIONS[rng.draw(counts, 1).index(1)]
    plain["phases"] = [*phases[:-1], {**top, "tile": tile.id}]
    plain["plantation_pile"] = {**pile, tile.id: counts[tile]}


def choices(game: PuertoRico) -> dict[str, Any]:
    """Returns the legal actions of the deciding seat, and the points that it remembers.

    `remembered_points` are the chips of all seats, which were won in plain sight (see `PuertoRico.determinize`).
    There are too many placements of colonists to list: `placement` has the number of colonists, and the circles by
    site.
    """
    data: dict[str, Any] = {"remembered_points": [player.points for player in game.players]}
    if game.kind is DecisionKind.PLACE_COLONISTS:
        player = game.players[game.asked]
        data["placement"] = {
            "colonists": min(player.all_colonists, player.all_circles),
            "circles": {words(SITES[site]): player.circles[site] for site in player.sites},
        }
    else:
        data["legal"] = [game.text(action) for action in game.legal_actions()]
    return data


def table_of(value: object, rng: Rng, remembered: Sequence[int] | None = None) -> tuple[PuertoRico, int]:
    """Returns a whole game that agrees with the observation of a seat, and the seat.

    `rng` becomes the generator of the game, and hidden cards and a hidden drawn tile are drawn with it. `remembered`
    are the chips of every seat, if a player has counted them; without it, hidden chips are dealt out evenly, as their
    total is known. Raises SaveError, with a path below `observation`, if a value is not valid.
    """
    if not isinstance(value, dict):
        refuse(PLACE, f"{excerpt(value)} is not a record")
    plain = _completed(value)
    options, seat = OPTIONS.take(plain)
    plain["rng"] = {"state": rng.state, "increment": rng.increment}
    _draw_tile(plain, seat, rng.copy())
    plain["players"] = boards = _with_points(plain, options, remembered)
    plain["points_before"] = _points_before(boards, plain.pop(POINTS_WON, []))
    deal_cards(plain, options, rng.copy(), PLACE)
    snapshot = structured(_converter, plain, Snapshot, PLACE)
    return restore(snapshot, options, PLACE), seat


def _completed(value: dict[str, Any]) -> dict[str, Any]:
    """Returns the record with the fields that a program for the base game may omit."""
    try:
        return with_base_game(value)
    except (KeyError, TypeError, AttributeError):
        return dict(value)  # the reader reports the exact fault


def _with_points(plain: dict[str, Any], options: Options, remembered: Sequence[int] | None) -> list[object]:
    """Returns the boards, each with a number of chips in place of a hidden one. Other faults are found by later
    checks."""
    players = plain.get("players")
    if not isinstance(players, list) or len(players) != options.players:
        refuse(f"{PLACE}.players", f"not {options.players} boards")
    boards = [dict(player) if isinstance(player, dict) else player for player in players]
    hidden = [board for board in boards if isinstance(board, dict) and board.get("points", 0) is None]
    if remembered is not None:
        if len(remembered) != len(boards):
            refuse("remembered_points", f"{len(remembered)} for {len(boards)} seats")
        for board, points in zip(boards, remembered, strict=True):
            if any(board is one for one in hidden):
                board["points"] = points
        return boards
    seen = [board.get("points") for board in boards if isinstance(board, dict)]
    known = sum(points for points in seen if type(points) is int)
    left = plain.get("points_left")
    total = NUMBERS[options.edition][options.players].points - (left if type(left) is int else 0)
    rest = min(max(total - known, 0), MOST_PIECES)
    for number, board in enumerate(hidden):
        board["points"] = (rest + number) // len(hidden)
    return boards


def _points_before(boards: Sequence[object], won: object) -> list[int]:
    """Returns the chips of each seat before the running phase; an empty list if none were recorded."""
    if not isinstance(won, list) or len(won) not in (0, len(boards)) or any(type(chips) is not int for chips in won):
        refuse(f"{PLACE}.{POINTS_WON}", f"{excerpt(won)} are not the chips of {len(boards)} seats")
    points = [board.get("points", 0) if isinstance(board, dict) else 0 for board in boards]
    return [max(0, now - chips) if type(now) is int else 0 for now, chips in zip(points, won, strict=False)]
