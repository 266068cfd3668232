"""The save: converts a match to a document and a document to the bytes of a file, and reads both with all checks.

The order of the checks yields the most informative fault: JSON, envelope, types and ranges, the position of the
snapshot by itself, the replay of the actions, the snapshot against the replay, and the digest last.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from datetime import datetime
from typing import Any, NoReturn

import attrs

from puertorico_desktop import __version__
from puertorico_desktop.engine.game import Game, NotationError, parse_line
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.converter import (
    FOR_EVERY_ACTION,
    MOST_BYTES,
    Count,
    added_later,
    compact_json,
    excerpt,
    format_json,
    make_converter,
    parse_json,
    structured,
)
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.format import SaveFormat
from puertorico_desktop.saves.games import FORMATS, MIGRATIONS, format_of
from puertorico_desktop.saves.migrations import FORMAT, migrated
from puertorico_desktop.saves.names import is_name, is_turned

MAGIC = "puertorico-desktop game"
REPORT_MAGIC = "puertorico-desktop report"
"""The magic of a bug report, which contains a whole document under `game`."""

AnyFormat = SaveFormat[Any, Any, Any]

_ID = re.compile("[0-9a-f]{32}")
# Empty, or a kind and a key: `daily:2026-11-25`.
_CHALLENGE = re.compile("(?:[a-z]{1,20}:[A-Za-z0-9 _.-]{1,80})?")
_PORTRAIT = re.compile("[a-z0-9_]{0,40}")
# The name of a bot, or the command line of an external program.
_BOT = re.compile("[a-z0-9_-]{1,40}|engine:.{1,1000}")


@attrs.frozen
class RulesRecord:
    """The edition and the version of the rules under which the actions were played."""

    edition: str
    version: Count


@attrs.frozen
class SpaceRecord:
    """A space on the player's own board, chosen for a piece of the action at `ply`, see `Move.spaces`."""

    ply: Count
    space: Count


@attrs.frozen
class TableRecord:
    """The metadata of a match. See `Match` and `GameSetup` for the values."""

    id: str
    started: datetime
    saved: datetime
    free_undo: bool
    undo_used: bool
    branched_at: Count | None
    spaces: tuple[SpaceRecord, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    hints: Count
    challenge: str


@attrs.frozen
class OriginRecord:
    """The position from which the actions start, and the lines of the earlier actions, which were played under other
    rules."""

    earlier: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    snapshot: Any


@attrs.frozen
class Document:
    """A saved game. `actions` are lines of notation; those after `ply` have been undone.

    `options` and the snapshots are records of the game's `SaveFormat`; while a document is being read they are plain
    values until `_with_records`.
    """

    magic: str
    format: int
    app: str
    rules: RulesRecord
    options: Any
    players: tuple[Seat, ...]
    table: TableRecord
    seed: int
    ply: Count
    actions: tuple[str, ...] = attrs.field(metadata=FOR_EVERY_ACTION)
    origin: OriginRecord | None
    snapshot: Any
    game: str = added_later(USUAL_GAME)


@attrs.frozen
class LoadedGame:
    """A game from a file. `other_rules`: whether it was played by another version of the rules, under which its
    actions led to another position; it then continues from the snapshot, and earlier moves cannot be undone."""

    match: Match
    saved: datetime
    app: str
    other_rules: bool


_converter = make_converter()


# -- writing --------------------------------------------------------------------------------------------------------


def document_of(match: Match, saved: datetime) -> Document:
    """Returns the document of a match in its present state: a copy that later moves do not change."""
    setup, record = match.setup, match.record
    kind, form = setup.kind, format_of(setup.options)
    names = setup.names
    origin = None
    if record.start is not None:
        origin = OriginRecord(match.earlier, form.capture(record.start))
    return Document(
        magic=MAGIC,
        format=FORMAT,
        app=__version__,
        rules=RulesRecord(kind.edition(setup.options), Count(kind.rules_version)),
        options=setup.options,
        players=setup.seats,
        table=TableRecord(
            match.id,
            match.started,
            saved,
            setup.free_undo,
            match.undo_used,
            None if match.branched_at is None else Count(match.branched_at),
            tuple(
                [
                    SpaceRecord(Count(ply), Count(space))
                    for ply, move in enumerate(match.all_moves)
                    for space in move.spaces
                ]
            ),
            Count(match.hints),
            match.challenge,
        ),
        seed=setup.seed,
        ply=Count(match.ply),
        actions=tuple([f"{names[move.seat]}: {move.text}" for move in match.all_moves]),
        origin=origin,
        snapshot=form.capture(record.game),
        game=kind.id,
    )


def as_json(document: Document) -> dict[str, Any]:
    """Returns the document as plain JSON values, with its digest."""
    plain: dict[str, Any] = FORMATS[document.game].converter.unstructure(document)
    return {**plain, "digest": digest(plain)}


def encode(document: Document) -> bytes:
    """Returns the content of a save file."""
    return format_json(as_json(document))


def digest(plain: Mapping[str, Any]) -> str:
    """Returns the SHA-256 digest of the document without its own `digest`, independent of the order of the keys."""
    content = {key: value for key, value in plain.items() if key != "digest"}
    return "sha256:" + hashlib.sha256(compact_json(content).encode()).hexdigest()


# -- reading --------------------------------------------------------------------------------------------------------


def decode(data: bytes) -> LoadedGame:
    """Returns the game of a save file, replayed and checked. Raises SaveError if a check fails."""
    if len(data) > MOST_BYTES:
        raise SaveError(Problem.NOT_A_SAVE, "", f"{len(data)} bytes")
    return from_json(parse_json(data))


def from_json(value: object) -> LoadedGame:
    """Returns the game of a document of plain JSON values, or of a bug report. Raises SaveError if a check fails."""
    if isinstance(value, dict) and value.get("magic") == REPORT_MAGIC:
        value = value.get("game")
    if not isinstance(value, dict) or value.get("magic") != MAGIC:
        raise SaveError(Problem.NOT_A_SAVE, "magic", f"is not {MAGIC!r}")
    plain = migrated(value, MIGRATIONS)
    form = _format_for(plain)
    content = {key: item for key, item in plain.items() if key != "digest"}
    document = _with_records(structured(_converter, content, Document), form)
    _check(document, form)
    saved, app = document.table.saved, document.app
    if document.rules.version == form.kind.rules_version:
        match = _replayed(document)
        _check_digest(value)
        return LoadedGame(match, saved, app, other_rules=False)
    _check_digest(value)
    try:
        return LoadedGame(_replayed(document), saved, app, other_rules=False)
    except SaveError:
        return LoadedGame(_from_snapshot(document), saved, app, other_rules=True)


def _refuse(place: str, fault: str) -> NoReturn:
    raise SaveError(Problem.DAMAGED, place, fault)


def _format_for(plain: Mapping[str, Any]) -> AnyFormat:
    """Returns the format of the document's game. Raises SaveError for unknown games and editions."""
    game = plain.get("game", USUAL_GAME)
    if type(game) is not str or game not in FORMATS:
        raise SaveError(Problem.UNKNOWN_GAME, "game", f"{excerpt(game)} is not known")
    form = FORMATS[game]
    rules = plain.get("rules")
    edition = rules.get("edition") if isinstance(rules, dict) else None
    if type(edition) is str and edition not in form.kind.editions:
        raise SaveError(Problem.UNKNOWN_EDITION, "rules.edition", f"{excerpt(edition)} is not known")
    return form


def _with_records(document: Document, form: AnyFormat) -> Document:
    """Returns the document with its plain values converted to the records of the game's format. Raises SaveError."""
    origin = document.origin
    if origin is not None:
        snapshot = structured(form.converter, origin.snapshot, form.snapshot, "origin.snapshot")
        origin = attrs.evolve(origin, snapshot=snapshot)
    return attrs.evolve(
        document,
        options=structured(form.converter, document.options, form.options, "options"),
        origin=origin,
        snapshot=structured(form.converter, document.snapshot, form.snapshot, "snapshot"),
    )


def _check(document: Document, form: AnyFormat) -> None:
    """Raise SaveError for values that the types allow but a game cannot have."""
    if document.rules.edition != form.kind.edition(document.options):
        _refuse("rules.edition", f"{document.rules.edition}, but the options say otherwise")
    if len(document.players) != document.options.players:
        _refuse("players", f"{len(document.players)} for {document.options.players} seats")
    names = [seat.name for seat in document.players]
    for number, seat in enumerate(document.players):
        if not is_name(seat.name):
            _refuse(f"players[{number}].name", f"{excerpt(seat.name)} is no name")
        if names.index(seat.name) != number:
            _refuse(f"players[{number}].name", f"{excerpt(seat.name)} sits there twice")
        if seat.bot is not None and (not _BOT.fullmatch(seat.bot) or is_turned(seat.bot)):
            _refuse(f"players[{number}].bot", f"{excerpt(seat.bot)} is no computer player")
        if not _PORTRAIT.fullmatch(seat.portrait):
            _refuse(f"players[{number}].portrait", f"{excerpt(seat.portrait)} is no portrait")
        if seat.bot is not None and number in form.kind.automatic_seats(document.options):
            _refuse(f"players[{number}].bot", f"{excerpt(seat.bot)} at an automatic seat")
    if not _ID.fullmatch(document.table.id):
        _refuse("table.id", f"{excerpt(document.table.id)} is no id")
    if not _CHALLENGE.fullmatch(document.table.challenge):
        _refuse("table.challenge", f"{excerpt(document.table.challenge)} is no challenge")
    if document.ply > len(document.actions):
        _refuse("ply", f"{document.ply} of {len(document.actions)} actions")
    for number, wish in enumerate(document.table.spaces):
        if wish.ply >= len(document.actions):
            _refuse(f"table.spaces[{number}].ply", f"{wish.ply} of {len(document.actions)} actions")
        if wish.space >= form.spaces:
            _refuse(f"table.spaces[{number}].space", f"{wish.space} of {form.spaces} spaces")


def _check_digest(plain: Mapping[str, Any]) -> None:
    if plain.get("digest") != digest(plain):
        _refuse("digest", "is not that of the content")


def _match(document: Document, record: GameRecord, earlier: tuple[str, ...]) -> Match:
    table = document.table
    setup = GameSetup(document.options, document.seed, document.players, table.free_undo)
    return Match(
        setup, record, table.id, table.started, False, table.branched_at, earlier, table.hints, table.challenge
    )


def _replayed(document: Document) -> Match:
    """Returns the match, replayed from its start. Raises SaveError if an action is illegal or the snapshot is not
    reached."""
    form = FORMATS[document.game]
    origin = document.origin
    start = None if origin is None else form.restore(origin.snapshot, document.options, "origin.snapshot")
    form.restore(document.snapshot, document.options, "snapshot")
    record = GameRecord(document.options, document.seed, start=start)
    match = _match(document, record, () if origin is None else origin.earlier)
    spaces: dict[int, list[int]] = {}
    for wish in document.table.spaces:
        spaces.setdefault(wish.ply, []).append(wish.space)
    names = match.setup.names
    for ply, line in enumerate(document.actions):
        game = record.game
        if game.decision is None:
            _refuse(f"actions[{ply}]", "the game is over")
        try:
            action = parse_line(game, line, names)
        except NotationError as error:
            _refuse(f"actions[{ply}]", str(error))
        if not game.is_legal(action):
            _refuse(f"actions[{ply}]", f"against the rules: {game.why_not(action)}")
        match.play(action, tuple(spaces.get(ply, ())))
        if ply + 1 == document.ply:
            _compare(form, game, document.snapshot)
    if document.ply == 0:
        _compare(form, record.position_at(0), document.snapshot)
    match.undo(len(document.actions) - document.ply)
    return _with_unrecorded_values(match, document)


def _from_snapshot(document: Document) -> Match:
    """Returns the match starting from the snapshot: under other rules the actions may lead to another position."""
    start = FORMATS[document.game].restore(document.snapshot, document.options, "snapshot")
    earlier = () if document.origin is None else document.origin.earlier
    record = GameRecord(document.options, document.seed, start=start)
    match = _match(document, record, (*earlier, *document.actions[: document.ply]))
    return _with_unrecorded_values(match, document)


def _with_unrecorded_values(match: Match, document: Document) -> Match:
    """Returns the match with the values that a replay does not restore. A save does not tell at which decisions hints
    were taken: if there were any, the current decision is counted as one of them, so that advice about it is no
    second hint."""
    match.undo_used = document.table.undo_used
    match.hinted = match.ply if match.hints else None
    return match


def _compare(form: AnyFormat, game: Game[Any, Any, Any], snapshot: object) -> None:
    """Raise SaveError if the snapshot differs from the position to which the actions have led."""
    replayed = form.capture(game)
    if replayed != snapshot:
        for place, found, right in _differences(
            form.converter.unstructure(snapshot), form.converter.unstructure(replayed), "snapshot"
        ):
            _refuse(place, f"{excerpt(found)}, but the actions lead to {excerpt(right)}")


def _differences(found: Any, right: Any, place: str) -> Iterator[tuple[str, object, object]]:
    if isinstance(found, dict) and isinstance(right, dict):
        for key in {**right, **found}:
            yield from _differences(found.get(key), right.get(key), f"{place}.{key}")
    elif isinstance(found, list | tuple) and isinstance(right, list | tuple) and len(found) == len(right):
        for number, (one, other) in enumerate(zip(found, right, strict=True)):
            yield from _differences(one, other, f"{place}[{number}]")
    elif found != right:
        yield place, found, right
