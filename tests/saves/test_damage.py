"""Damaged saves raise a SaveError with a path, or load as the same game."""

from __future__ import annotations

import json
import random
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.kind import PUERTO_RICO
from puertorico_desktop.saves.converter import MOST_BYTES, format_json
from puertorico_desktop.saves.document import decode, digest
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.migrations import FORMAT
from tests.saves.courses import content, played

MATCH = played(3, 5, 120)
MATCH.undo(3)
GOOD = content(MATCH)
PLAIN: dict[str, Any] = json.loads(GOOD)

Path = tuple[str | int, ...]


def with_digest(plain: dict[str, Any]) -> bytes:
    """Returns the document with a valid digest."""
    return format_json({**plain, "digest": digest(plain)})


def error_of(data: bytes) -> SaveError:
    """Returns the error that reading the data raises; any other exception fails the test."""
    with pytest.raises(SaveError) as caught:
        decode(data)
    text = str(caught.value)
    assert "\n" not in text
    assert len(text) < 400
    return caught.value


# -- bytes ----------------------------------------------------------------------------------------------------------


def test_the_undamaged_file_is_read() -> None:
    assert decode(GOOD).match.record.game == MATCH.record.game
    assert with_digest(PLAIN) == GOOD


def test_truncated_files_are_refused() -> None:
    for end in {*range(0, len(GOOD) - 1, 97), len(GOOD) - 2}:
        error_of(GOOD[:end])
    assert decode(GOOD[:-1]).match.ply == MATCH.ply  # the last line break


def test_a_flipped_bit_is_refused_or_changes_nothing() -> None:
    chance = random.Random(1)
    for _ in range(800):
        place, bit = chance.randrange(len(GOOD)), 1 << chance.randrange(8)
        data = bytearray(GOOD)
        data[place] ^= bit
        try:
            loaded = decode(bytes(data))
        except SaveError:
            continue
        # White space between values may become other white space.
        assert json.loads(bytes(data)) == PLAIN
        assert loaded.match.record.game == MATCH.record.game


def test_swapped_parts_are_refused_or_change_nothing() -> None:
    chance = random.Random(2)
    for _ in range(150):
        a, b, c = sorted(chance.sample(range(len(GOOD)), 3))
        data = GOOD[:a] + GOOD[b:c] + GOOD[a:b] + GOOD[c:]
        if data != GOOD:
            try:
                assert decode(data).match.record.game == MATCH.record.game
            except SaveError:
                continue
            assert json.loads(data) == PLAIN


def test_the_order_of_keys_does_not_matter() -> None:
    def turned(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: turned(item) for key, item in reversed(value.items())}
        return [turned(item) for item in value] if isinstance(value, list) else value

    assert decode(json.dumps(turned(PLAIN)).encode()).match.record.game == MATCH.record.game
    assert decode(b"\xef\xbb\xbf" + GOOD).match.ply == MATCH.ply


@pytest.mark.parametrize(
    ("data", "problem"),
    [
        (b"", Problem.NOT_A_SAVE),
        (b"\0" * 5000, Problem.NOT_A_SAVE),
        (bytes(range(256)) * 20, Problem.NOT_A_SAVE),
        (b"[]", Problem.NOT_A_SAVE),
        (b"null", Problem.NOT_A_SAVE),
        (b'"puertorico-desktop game"', Problem.NOT_A_SAVE),
        (b"[" * 10_000 + b"]" * 10_000, Problem.NOT_A_SAVE),
        (b"[" * 100_000, Problem.NOT_A_SAVE),
        (b'{"a":' * 10_000 + b"1" + b"}" * 10_000, Problem.NOT_A_SAVE),
        (b"9" * 6000, Problem.NOT_A_SAVE),
        (GOOD.decode().encode("utf-16"), Problem.NOT_A_SAVE),
        (b" " * (MOST_BYTES + 1), Problem.NOT_A_SAVE),
        (b'{"magic": "puertorico-desktop game", "format": 1}', Problem.DAMAGED),
        (GOOD.replace(b'"seed": ', b'"seed": NaN, "x": '), Problem.DAMAGED),
        (GOOD.replace(b'"seed": ', b'"seed": -Infinity, "x": '), Problem.DAMAGED),
        (GOOD.replace(b'"seed": ', b'"seed": 1e999, "x": '), Problem.DAMAGED),
        (GOOD.replace(b'"seed": ', b'"seed": 4, "seed": '), Problem.DAMAGED),
        (GOOD.replace(b'"seed": ', b'"seed": ' + b"7" * 5000), Problem.DAMAGED),
        (GOOD.replace(b'"Anna"', b'"\\ud800"'), Problem.DAMAGED),
        (GOOD.replace(b'"Anna"', b'"\\u0000"'), Problem.DAMAGED),
        (GOOD.replace(b'"format": %d' % FORMAT, b'"format": ' + b"7" * 4000), Problem.NEWER_FORMAT),
    ],
)
def test_data_that_is_no_document_is_refused(data: bytes, problem: Problem) -> None:
    assert error_of(data).problem is problem


def test_huge_values_are_refused_quickly() -> None:
    start = time.perf_counter()
    error_of(GOOD.replace(b'"Anna"', b'"' + b"A" * 10_000_000 + b'"', 1))
    error_of(GOOD.replace(b'"Anna"', b'"' + b"A" * 1_900_000 + b'"', 1))
    zeros = {**PLAIN, "actions": [0] * 100_000}
    assert error_of(json.dumps(zeros).encode()).detail == "actions: 100000 are too many"
    zeros = {**PLAIN, "actions": [0] * 600_000}
    assert error_of(json.dumps(zeros).encode()).detail == "more than 200000 values"
    deep: Any = 1
    for _ in range(900):
        deep = [deep]
    error_of(json.dumps({**PLAIN, "options": deep}).encode())
    assert time.perf_counter() - start < 20


def test_a_wrong_digest_is_refused() -> None:
    for value in ("sha256:" + "0" * 64, None, 5, ""):
        found = error_of(format_json({**PLAIN, "digest": value}))
        assert (found.place, found.fault) == ("digest", "is not that of the content")
    without = {key: value for key, value in PLAIN.items() if key != "digest"}
    assert error_of(format_json(without)).place == "digest"


# -- values ---------------------------------------------------------------------------------------------------------


def paths(value: Any, path: Path = ()) -> Iterator[Path]:
    """Yields the paths of all values in a document."""
    yield path
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, item in items:
        yield from paths(item, (*path, key))


def is_like_others(path: Path) -> bool:
    """Returns whether the path is an item of a long list of which a sample is enough."""
    return path[:2] == ("table", "spaces") and len(path) > 2 and int(path[2]) % 12 != 0


def changed(path: Path, change: Callable[[Any, Any], Any]) -> dict[str, Any]:
    """Returns a copy of the document in which `change(parent, key)` was applied at the path."""
    plain = json.loads(GOOD)
    parent: Any = plain
    for key in path[:-1]:
        parent = parent[key]
    change(parent, path[-1])
    return plain


MAY_DIFFER = ("app", "players", "table", "digest")
"""Fields that the rules do not check: another name, date or space is not wrong in itself."""

WRONG: tuple[Any, ...] = ("3", "false", 2.5, True, None, [], {}, [1], {"a": 1}, -1, 10_000, 1 << 70, "x" * 3000)


def test_wrong_values_with_a_valid_digest_are_refused() -> None:
    chance = random.Random(3)
    refusals = (
        Problem.DAMAGED,
        Problem.NOT_A_SAVE,
        Problem.NEWER_FORMAT,
        Problem.UNKNOWN_EDITION,
        Problem.UNKNOWN_GAME,
    )
    for path in [path for path in paths(PLAIN) if path and path[0] not in MAY_DIFFER]:
        # Of long lists, a sample of the items is enough.
        if path[0] == "actions" and len(path) > 1 and chance.random() < 0.9:
            continue
        for wrong in chance.sample(WRONG, 3):
            if path == ("options", "open_points") and wrong is True:
                continue  # another option, with which all moves are the same

            def replace(parent: Any, key: Any, wrong: Any = wrong) -> None:
                parent[key] = wrong

            plain = changed(path, replace)
            if plain != PLAIN and plain[path[0]] != PLAIN[path[0]]:
                assert error_of(with_digest(plain)).problem in refusals, path


ADDED_LATER = (
    *("barred", "captor", "people_gone", "nobles_gone"),
    *("tasks", "hands", "met", "tally", "points_before"),
    *("puertoma", "marker", "tie_cards", "turned", "goods_gone", "set_aside"),
)
"""Fields that positions of older files lack."""


def test_missing_and_additional_values_are_refused() -> None:
    for path in paths(PLAIN):
        if not path or path[0] in ("digest", "actions") or is_like_others(path):
            continue

        def remove(parent: Any, key: Any) -> None:
            del parent[key]

        def add(parent: Any, key: Any) -> None:
            if isinstance(parent, dict):
                parent["stranger"] = 1
            else:
                parent.append(parent[key])

        for change in (remove, add):
            plain = changed(path, change)
            if path[:2] == ("table", "spaces") and len(path) == 3:
                decode(with_digest(plain))  # one preferred space fewer, or the same one twice, is allowed
            elif path == ("game",) and change is remove:
                decode(with_digest(plain))  # files older than the second game have no id of a game
            elif path[-1] in ADDED_LATER and change is remove:
                decode(with_digest(plain))  # older files lack these fields
            else:
                error_of(with_digest(plain))


def test_wrong_types_are_refused_in_fields_without_rules() -> None:
    for path in paths(PLAIN):
        if not path or path[0] not in ("app", "players", "table") or is_like_others(path):
            continue
        value: Any = PLAIN
        for key in path:
            value = value[key]
        for wrong in (2.5, {"a": 1}, [{}], "\n", "x" * 3000, -1):

            def replace(parent: Any, key: Any, wrong: Any = wrong) -> None:
                parent[key] = wrong

            error_of(with_digest(changed(path, replace)))


def with_value(*path: str | int, to: Any) -> bytes:
    """Returns the document with another value at the path and a valid digest."""

    def replace(parent: Any, key: Any) -> None:
        parent[key] = to

    return with_digest(changed(path, replace))


def test_errors_contain_their_path() -> None:
    city = PLAIN["snapshot"]["players"][1]["city"]
    number = next(number for number, one in enumerate(city) if one["building"] == "indigo_plant")
    colonists = ("snapshot", "players", 1, "city", number, "colonists")
    where = f"snapshot.players[1].city[{number}].colonists"
    doubloons = ("snapshot", "players", 0, "doubloons")
    details = {
        with_value(*colonists, to=4): f"{where}: 4 is more than its 3 circles",
        with_value(*doubloons, to=77): "snapshot.players[0].doubloons: 77, but the actions lead to",
        with_value("options", "players", to=7): "options: players must be 2 to 5, not 7",
        with_value("options", "players", to="3"): "options.players: '3' is not a whole number",
        with_value("options", "play_forced", to="false"): "options.play_forced: 'false' is not true or false",
        with_value("players", 2, "name", to="Anna"): "players[2].name: 'Anna' sits there twice",
        with_value("ply", to=500): f"ply: 500 of {len(PLAIN['actions'])} actions",
        with_value("snapshot", "governor", to=3): "snapshot.governor: 3 is no seat among 3",
        with_value("snapshot", "ships", 0, "load", to=9): "snapshot.ships[0].load: 9 is more than its 4 spaces",
        with_value("snapshot", "phases", 0, "phase", to="tea"): "snapshot.phases[0]: 'tea' is no phase",
        with_value("snapshot", "quarries", to=1): "snapshot.quarries: ",
        with_value("table", "started", to="yesterday"): "table.started: 'yesterday' is not a date",
        with_value("table", "id", to="../../etc"): "table.id: '../../etc' is no id",
        with_value("actions", 0, to="Anna: build wharf for 0"): "actions[0]: not possible now: 'build wharf for 0'",
        with_value("seed", to=6): "actions[",
    }
    for data, message in details.items():
        assert error_of(data).detail.startswith(message)


def test_a_snapshot_that_is_accepted_without_replay_can_be_played(monkeypatch: pytest.MonkeyPatch) -> None:
    """With other rules there is no replay: every accepted snapshot must be a position from which a game can be
    finished."""
    monkeypatch.setattr(type(PUERTO_RICO), "rules_version", PUERTO_RICO.rules_version + 1)
    chance = random.Random(4)
    passed = 0
    everywhere = [path for path in paths(PLAIN["snapshot"]) if path]
    for path in everywhere:
        for wrong in chance.sample((0, 1, 2, 3, chance.randrange(12)), 3):

            def replace(parent: Any, key: Any, wrong: Any = wrong) -> None:
                parent[key] = wrong

            plain = changed(("snapshot", *path), replace)
            try:
                game = decode(with_digest(plain)).match.record.game
            except SaveError:
                continue
            passed += 1
            assert list(violations(game)) == []
            while game.decision is not None:
                game.apply(chance.choice(game.legal_actions()))
    assert passed > 5
