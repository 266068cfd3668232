"""Files that somebody has made to cost time or memory: whatever is in them, judging them costs little."""

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
from tests.saves.courses import content, new_course, of_other_rules, played

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


def filled(path: Path, one: str, base: dict[str, Any] = PLAIN) -> Iterator[bytes]:
    """The longest list of them there that a file holds, the longest that is looked at, and shorter ones."""
    readable = 180_000 // (1 + sum(one.count(letter) for letter in ",[{"))
    for many in (MOST_BYTES, readable, MOST_ACTIONS, MOST_ITEMS):
        yield with_list(path, one, many, base)


def with_list(path: Path, one: str, many: int, base: dict[str, Any] = PLAIN) -> bytes:
    """A list of so many of them there, or of as many as a file holds."""
    head, tail = around(path, base)
    most = (MOST_BYTES - len(head) - len(tail) - 2) // (len(one) + 1)
    return head + b"[" + ",".join([one] * min(many, most)).encode() + b"]" + tail


def around(path: Path, base: dict[str, Any]) -> tuple[bytes, bytes]:
    """What is written before and behind the value at that path."""
    copy = json.loads(json.dumps(base))
    value: Any = copy
    for step in path[:-1]:
        value = value[step]
    value[path[-1]] = "HERE"
    head, tail = compact(copy).encode().split(b'"HERE"')
    return head, tail


def places() -> Iterator[Path]:
    """The way to one value of every kind of field."""
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


def cost(data: bytes) -> None:
    """Judge the file, and fail the test if that was dear."""
    assert len(data) <= MOST_BYTES
    start = time.process_time()
    with suppress(SaveError):
        decode(data)
    seconds = time.process_time() - start
    assert seconds < MOST_SECONDS, f"{seconds:.2f} s for {data[:80]!r}"


def room(data: bytes) -> None:
    """Judge the file, and fail the test if that took much memory."""
    tracemalloc.start()
    try:
        with suppress(SaveError):
            decode(data)
        most = tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
    assert most < MOST_MEMORY, f"{most >> 20} MiB for {data[:80]!r}"


@pytest.mark.parametrize("name", STUFFING)
def test_long_lists_in_every_field_cost_little(name: str) -> None:
    one = compact(STUFFING[name])
    for path in places():
        cost(with_list(path, one, MOST_ITEMS))
    for path in BIG:
        for data in filled(path, one):
            cost(data)
        _, *readable = filled(path, one, FORMAT_1)  # longer ones are refused before their format is looked at
        for data in readable:
            cost(data)
    longest, longest_readable, *_ = filled(("snapshot", "players"), one, FORMAT_1)
    room(longest)
    room(longest_readable)


def test_many_keys_that_nobody_knows_cost_little() -> None:
    for many, where in ((MOST_ITEMS, places()), (150_000, BIG)):
        pairs = ",".join(f'"{number}":0' for number in range(many)).encode()
        for path in where:
            head, tail = around(path, PLAIN)
            cost(head + b"{" + pairs + b"}" + tail)
    room(head + b"{" + pairs + b"}" + tail)


@pytest.mark.parametrize("letter", ["a", "é", "😀", "\\u0000", "\\ud83d", "1"])
def test_long_texts_cost_little(letter: str) -> None:
    for path in (*BIG, ("players", 0, "name"), ("table", "id"), ("table", "started")):
        head, tail = around(path, PLAIN)
        long = letter.encode() * ((MOST_BYTES - len(head) - len(tail) - 2) // len(letter.encode()))
        cost(head + b'"' + long + b'"' + tail)
        if letter == "1":
            cost(head + long + tail)
            cost(head + b"9" * 4_300 + tail)
    room(head + b'"' + long + b'"' + tail)


def test_many_long_numbers_cost_little() -> None:
    for data in filled(("actions",), "9" * 4_300):
        cost(data)


@pytest.mark.parametrize("bracket", ["[", '{"a":', '[{"":'])
def test_lists_within_lists_cost_little(bracket: str) -> None:
    for path in (("actions",), ("snapshot", "phases"), ("table",)):
        head, tail = around(path, PLAIN)
        for depth in (100, 500, 990, 5_000, (MOST_BYTES - len(head)) // len(bracket)):
            cost(head + bracket.encode() * depth)
            ends = "".join("]" if letter == "[" else "}" for letter in bracket[::-1] if letter in "[{")
            cost((head + bracket.encode() * depth + b"0" + ends.encode() * depth + tail)[:MOST_BYTES])


def test_a_game_of_very_many_actions_costs_little() -> None:
    """Nobody does anything, as long as a game may be."""
    match = new_course(Options(players=3, play_forced=False), 1)
    idle = {"pass", *(f"choose {role.id}" for role in (Role.TRADER, Role.BUILDER, Role.SETTLER))}
    while match.ply < MOST_ACTIONS - 1:
        game = match.record.game
        match.play(next(action for action in game.legal_actions() if game.text(action) in idle))
    data = content(match)
    assert decode(data).match.ply == MOST_ACTIONS - 1
    cost(data)
    cost(of_other_rules(data))


def test_spaces_wished_for_one_action_cost_little() -> None:
    wishes = [{"ply": 0, "space": 1}] * MOST_ACTIONS
    plain = {**PLAIN, "table": {**PLAIN["table"], "spaces": wishes}}
    cost(compact({**plain, "digest": digest(plain)}).encode())


def test_the_format_that_is_read_is_that_of_today() -> None:
    assert PLAIN["format"] == FORMAT
