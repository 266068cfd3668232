"""Files that are made to cost time or memory: reading or refusing them must be cheap."""

from __future__ import annotations

import json
import time
import tracemalloc
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

from puertorico_desktop.engine.puertorico.components import Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.saves.converter import MOST_ACTIONS, MOST_BYTES, MOST_ITEMS
from puertorico_desktop.saves.document import FORMAT, decode, digest
from puertorico_desktop.saves.errors import SaveError
from tests.saves.courses import content, new_match, of_other_rules, played

MOST_SECONDS = 1.0
MOST_MEMORY = 100 << 20
BIG = (("players",), ("snapshot", "players"), ("snapshot", "phases"), ("actions",), ("table", "spaces"))

Path = tuple[str | int, ...]

PLAIN: dict[str, Any] = json.loads(content(played(5, 5, 150)))
FORMAT_1 = {**PLAIN, "format": 1}
STUFFING: dict[str, object] = {
    "numbers": 0,
    "records": {},
    "records of one": {"": 0},
    "lists": [],
    "lists of one": [0],
    "texts": "ab",
    "nothing": None,
    "boards": {"island": [], "city": []},
    "phases": {"phase": "round", "waiting": [0], "ending": False},
    "processions": {"phase": "procession", "moment": "loaded", "waiting": [0], "settled": False, "todo": []},
}


def compact(value: object) -> str:
    return json.dumps(value, separators=(",", ":"))


def variants_with_list(path: Path, item: str, base: dict[str, Any] = PLAIN) -> Iterator[bytes]:
    """Yields files with lists of that item at the path: the longest that a file can contain, the longest that is not
    refused for its number of values, and shorter ones."""
    readable = 180_000 // (1 + sum(item.count(letter) for letter in ",[{"))
    for count in (MOST_BYTES, readable, MOST_ACTIONS, MOST_ITEMS):
        yield with_list(path, item, count, base)


def with_list(path: Path, item: str, count: int, base: dict[str, Any] = PLAIN) -> bytes:
    """Returns a file with a list of that many items at the path, or of as many as a file can contain."""
    head, tail = split_at(path, base)
    most = (MOST_BYTES - len(head) - len(tail) - 2) // (len(item) + 1)
    return head + b"[" + ",".join([item] * min(count, most)).encode() + b"]" + tail


def split_at(path: Path, base: dict[str, Any]) -> tuple[bytes, bytes]:
    """Returns what is written before and after the value at the path."""
    copy = json.loads(json.dumps(base))
    value: Any = copy
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = "HERE"
    head, tail = compact(copy).encode().split(b'"HERE"')
    return head, tail


def field_paths() -> Iterator[Path]:
    """Yields the path of one value for every kind of field."""
    met = set()
    todo: list[tuple[Path, Any]] = [((key,), value) for key, value in PLAIN.items()]
    while todo:
        path, value = todo.pop()
        kind = tuple(step for step in path if isinstance(step, str))
        if kind not in met or isinstance(path[-1], int):
            met.add(kind)
            yield path
        if isinstance(value, dict):
            todo.extend(((*path, key), item) for key, item in value.items())
        elif isinstance(value, list) and value:
            todo.append(((*path, 0), value[0]))


def check_time(data: bytes) -> None:
    """Reads the file; fails the test if that takes too much time."""
    assert len(data) <= MOST_BYTES
    start = time.process_time()
    with suppress(SaveError):
        decode(data)
    seconds = time.process_time() - start
    assert seconds < MOST_SECONDS, f"{seconds:.2f} s for {data[:80]!r}"


def check_memory(data: bytes) -> None:
    """Reads the file; fails the test if that takes too much memory."""
    tracemalloc.start()
    try:
        with suppress(SaveError):
            decode(data)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < MOST_MEMORY, f"{most >> 20} MiB for {data[:80]!r}"


@pytest.mark.parametrize("name", STUFFING)
def test_long_lists_in_every_field_are_cheap(name: str) -> None:
    one = compact(STUFFING[name])
    for path in field_paths():
        check_time(with_list(path, one, MOST_ITEMS))
    for path in BIG:
        for data in variants_with_list(path, one):
            check_time(data)
        # Longer ones are refused before their format is examined.
        _, *readable = variants_with_list(path, one, FORMAT_1)
        for data in readable:
            check_time(data)
    longest, longest_readable, *_ = variants_with_list(("snapshot", "players"), one, FORMAT_1)
    check_memory(longest)
    check_memory(longest_readable)


def test_many_unknown_keys_are_cheap() -> None:
    for many, where in ((MOST_ITEMS, field_paths()), (150_000, BIG)):
        pairs = ",".join(f'"{number}":0' for number in range(many)).encode()
        for path in where:
            head, tail = split_at(path, PLAIN)
            check_time(head + b"{" + pairs + b"}" + tail)
    check_memory(head + b"{" + pairs + b"}" + tail)


@pytest.mark.parametrize("letter", ["a", "é", "😀", "\\u0000", "\\ud83d", "1"])
def test_long_texts_are_cheap(letter: str) -> None:
    for path in (*BIG, ("players", 0, "name"), ("table", "id"), ("table", "started")):
        head, tail = split_at(path, PLAIN)
        long = letter.encode() * ((MOST_BYTES - len(head) - len(tail) - 2) // len(letter.encode()))
        check_time(head + b'"' + long + b'"' + tail)
        if letter == "1":
            check_time(head + long + tail)
            check_time(head + b"9" * 4_300 + tail)
    check_memory(head + b'"' + long + b'"' + tail)


def test_many_long_numbers_are_cheap() -> None:
    for data in variants_with_list(("actions",), "9" * 4_300):
        check_time(data)


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"":'])
def test_deeply_nested_lists_are_cheap(bracket: str) -> None:
    for path in (("actions",), ("snapshot", "phases"), ("table",)):
        head, tail = split_at(path, PLAIN)
        for depth in (100, 500, 990, 5_000, (MOST_BYTES - len(head)) // len(bracket)):
            check_time(head + bracket.encode() * depth)
            ends = "".join("]" if letter == "[" else "}" for letter in bracket[::-1] if letter in "[{")
            check_time((head + bracket.encode() * depth + b"0" + ends.encode() * depth + tail)[:MOST_BYTES])


def test_a_game_of_the_most_actions_is_cheap() -> None:
    """Every player passes until the largest number of actions is reached."""
    match = new_match(Options(players=3, play_forced=False), 1)
    idle = {"pass", *(f"choose {role.id}" for role in (Role.TRADER, Role.BUILDER, Role.SETTLER))}
    while match.ply < MOST_ACTIONS - 1:
        game = match.record.game
        match.play(next(action for action in game.legal_actions() if game.text(action) in idle))
    data = content(match)
    assert decode(data).match.ply == MOST_ACTIONS - 1
    check_time(data)
    check_time(of_other_rules(data))


def test_many_spaces_for_one_action_are_cheap() -> None:
    wishes = [{"ply": 0, "space": 1}] * MOST_ACTIONS
    plain = {**PLAIN, "table": {**PLAIN["table"], "spaces": wishes}}
    check_time(compact({**plain, "digest": digest(plain)}).encode())


def test_the_file_has_the_current_format() -> None:
    assert PLAIN["format"] == FORMAT
