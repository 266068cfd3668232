"""Counts a finished game for the database, in the same way as an arena counts its games."""

from __future__ import annotations

import hashlib
import json
import zlib
from collections import Counter
from datetime import UTC, datetime
from typing import Any, Final

from puertorico_desktop.bots.games import knowledge_of
from puertorico_desktop.bots.levels import BALANCED
from puertorico_desktop.bots.registry import command_of, level_and_style
from puertorico_desktop.learn.history.rows import (
    CODE,
    DAILY,
    FREE,
    UNKNOWN,
    CountedGame,
    GameRow,
    PurchaseRow,
    SeatRow,
)
from puertorico_desktop.match.match import Match, kind_and_key
from puertorico_desktop.saves import reading
from puertorico_desktop.saves.converter import MOST_BYTES
from puertorico_desktop.saves.document import Document, as_json, decode, document_of
from puertorico_desktop.saves.games import format_of

PROGRAM: Final = "program"
"""The level attributed to other programs that play as bots."""


def counted(match: Match[Any], ended: datetime, document: Document | None = None) -> CountedGame:
    """Returns the rows of a game that is over and counts (`Match.counts`)."""
    setup, kind = match.setup, match.setup.kind
    statistics = knowledge_of(setup.options).statistics(setup.options.players)
    roles: list[Counter[str]] = [Counter() for _ in setup.seats]
    purchases: list[PurchaseRow] = []
    game_round = match.record.position_at(0).round
    for move in match.moves:
        for event in move.events:
            if kind.starts_round(event):
                game_round = getattr(event, "round", game_round + 1)
            statistics.add(event)
            if (bought := statistics.bought(event)) is not None:
                purchases.append(PurchaseRow(*bought, game_round))
            if (chosen := statistics.chosen(event)) is not None:
                roles[chosen[0]][chosen[1]] += 1
    game = match.game
    standings = {one.seat: one for one in game.standings()}
    winners = sum(one.place == 1 for one in standings.values())
    is_whole = match.record.start is None
    rows = []
    for number, seat in enumerate(setup.seats):
        standing = standings[number]
        points = {source: value for source, value in statistics.points(game, number).items() if value}
        rest = standing.points - sum(points.values())
        if rest:
            points[UNKNOWN] = rest
        way = statistics.way_to_win(standing.points, points) if is_whole else None
        rows.append(
            SeatRow(
                number,
                seat.name,
                seat.bot,
                number in setup.automatic,
                standing.place,
                1 / winners if standing.place == 1 else 0.0,
                standing.points,
                points,
                way or "",
                dict(roles[number]),
                statistics.done(number),
            )
        )
    form = format_of(setup.options)
    written = document or document_of(match, ended)
    row = GameRow(
        id=match.id,
        digest=course_digest(match),
        started=_utc(match.started),
        ended=_utc(ended),
        app=written.app,
        rules=kind.rules_version,
        game=kind.id,
        edition=kind.edition(setup.options),
        players=setup.options.players,
        options=json.dumps(form.options_data(setup.options), sort_keys=True),
        seed=str(setup.seed),
        rounds=game.round,
        plies=len(match.earlier) + match.ply,
        ended_by=statistics.ended_by() if is_whole else UNKNOWN,
        undo=match.undo_used or setup.free_undo,
        hints=match.hints,
        kind=_kind(match.challenge),
        challenge=match.challenge,
        level=",".join(sorted({level_of(seat.bot) for seat in setup.seats if seat.bot is not None})),
    )
    return CountedGame(row, tuple(rows), tuple(purchases), packed(written))


def course_digest(match: Match[Any]) -> str:
    """Returns a digest that identifies the course of a game, including moves played by other rules."""
    names = match.setup.names
    lines = [*match.earlier, *(f"{names[move.seat]}: {move.text}" for move in match.moves)]
    text = "\n".join((match.setup.kind.id, str(match.setup.seed), *lines))
    return hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()


def level_of(bot: str) -> str:
    """Returns the level of a bot, taken from its name without the style."""
    if command_of(bot) is not None:
        return PROGRAM
    found = level_and_style(bot)
    if found is None:
        return bot
    return bot.removesuffix(f"-{found[1]}") if found[1] != BALANCED else bot


def packed(document: Document) -> bytes:
    """Returns a save compressed as it is kept in the database."""
    return zlib.compress(json.dumps(as_json(document), ensure_ascii=False, separators=(",", ":")).encode(), 6)


def unpacked(data: bytes) -> bytes:
    """Returns the content of a packed save; never more bytes than a save may have, whatever size the data claim.
    Raises SaveError."""
    return reading.unpacked(data, MOST_BYTES)


def match_of(data: bytes) -> Match[Any]:
    """Returns the game of a packed save. Raises SaveError."""
    return decode(unpacked(data)).match


def _kind(challenge: str) -> str:
    kind = kind_and_key(challenge)[0]
    return kind if kind in (DAILY, CODE) else FREE


def _utc(moment: datetime) -> str:
    return moment.astimezone(UTC).replace(microsecond=0, tzinfo=None).isoformat() + "Z"
