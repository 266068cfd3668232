"""The converter refuses values of a wrong type, and formats JSON legibly."""

from __future__ import annotations

import json
import time
from datetime import UTC, datetime
from enum import Enum

import attrs
import pytest

from puertorico_desktop.engine.puertorico.components import Good
from puertorico_desktop.saves.converter import (
    MOST_ITEMS,
    Count,
    cleaned,
    compact_json,
    format_json,
    make_converter,
    parse_json,
    structured,
)
from puertorico_desktop.saves.errors import Problem, SaveError


class Mood(Enum):
    GLAD = "glad"


@attrs.frozen
class Inner:
    count: Count


@attrs.frozen
class Everything:
    number: int
    truth: bool
    text: str
    date: datetime
    good: Good
    mood: Mood
    inner: Inner
    perhaps: Inner | None
    several: tuple[Inner, ...]
    counts: dict[Good, Count]
    spare: int = 5


GOOD = {
    "number": -7,
    "truth": True,
    "text": "Ω — text",
    "date": "2026-11-21T10:00:00+00:00",
    "good": "corn",
    "mood": "glad",
    "inner": {"count": 3},
    "perhaps": None,
    "several": [{"count": 1}, {"count": 2}],
    "counts": {"coffee": 4},
    "spare": 6,
}

WRONG = {
    "number": [True, 1.0, "1", None, [1], 1 << 65],
    "truth": [0, 1, "true", None, []],
    "text": [1, None, ["a"], True, "a\nb", "a\x00", "\ud800", "x" * 3000],
    "date": ["", "2026-11-21", "2026-11-21T10:00:00", "tomorrow", 5, None, "0001-01-01T00:00:00+23:59"],
    "good": ["Corn", "CORN", 0, None, "tea", [], {}],
    "mood": ["GLAD", 0, None],
    "inner": [{}, {"count": -1}, {"count": 10_000}, {"count": True}, {"count": 1, "more": 2}, [], None, "x", 3],
    "perhaps": [{}, [], 0, False, ""],
    "several": [{}, "ab", None, [None], [{"count": "1"}], 5, [{"count": 1}] * (MOST_ITEMS + 1)],
    "counts": [[], {"tea": 1}, {"corn": -1}, {"corn": "1"}, None, {"0": 1}],
}


def test_valid_values_are_structured_and_unstructured() -> None:
    converter = make_converter()
    value = structured(converter, GOOD, Everything)
    assert value.date == datetime(2026, 11, 21, 10, tzinfo=UTC)
    assert value.several == (Inner(Count(1)), Inner(Count(2)))
    assert json.loads(json.dumps(converter.unstructure(value))) == GOOD


@pytest.mark.parametrize(("name", "wrong"), [(name, value) for name, values in WRONG.items() for value in values])
def test_wrong_values_are_refused_with_their_path(name: str, wrong: object) -> None:
    with pytest.raises(SaveError) as caught:
        structured(make_converter(), {**GOOD, name: wrong}, Everything)
    assert caught.value.problem is Problem.DAMAGED
    assert caught.value.place.startswith(name)
    assert len(caught.value.fault) < 120


@pytest.mark.parametrize("name", GOOD)
def test_missing_fields_are_refused(name: str) -> None:
    less = {key: value for key, value in GOOD.items() if key != name}
    with pytest.raises(SaveError, match=f"{name} is missing"):
        structured(make_converter(), less, Everything)


@pytest.mark.parametrize(
    "name",
    ["王\u3000小明", "a\u00a0b", "co\u00adop", "می\u200cخواهم", "👨\u200d👩\u200d👧", "\U0003ffff new", "\ue000"],
)
def test_texts_accept_names_of_all_scripts(name: str) -> None:
    value = structured(make_converter(), {**GOOD, "text": name}, Everything)
    assert value.text == name == cleaned(name)


def test_cleaned_removes_characters_that_texts_may_not_contain() -> None:
    assert cleaned("a\n\0b\ud83d\u2028c\x7f") == "abc"


def test_defaults_are_used_for_missing_fields_unless_complete() -> None:
    less = {key: value for key, value in GOOD.items() if key != "spare"}
    assert structured(make_converter(complete=False), less, Everything).spare == 5
    with pytest.raises(SaveError):
        structured(make_converter(complete=False), {**less, "stranger": 1}, Everything)


def test_the_path_of_an_error_is_complete() -> None:
    deep = {**GOOD, "several": [{"count": 1}, {"count": "x"}]}
    with pytest.raises(SaveError) as caught:
        structured(make_converter(), deep, Everything, "top")
    assert caught.value.detail == "top.several[1].count: 'x' is not a whole number"


def test_an_unknown_key_is_named_in_the_error() -> None:
    with pytest.raises(SaveError) as caught:
        structured(make_converter(), {**GOOD, "stranger\n": 1}, Everything)
    assert caught.value.detail == "stranger\\n: is not known"


def test_keys_in_paths_are_shortened_and_printable() -> None:
    for key in ("\x1b[31m", "\ud800", "k" * 100_000):
        with pytest.raises(SaveError) as caught:
            structured(make_converter(), {**GOOD, "counts": {key: 1}}, Everything)
        assert caught.value.place.isprintable()
        assert len(caught.value.place) < 80


def test_a_duplicate_after_many_keys_is_found_quickly() -> None:
    data = b"{" + b",".join(b'"%d": 1' % number for number in range(150_000)) + b', "0": 1}'
    start = time.perf_counter()
    with pytest.raises(SaveError, match="'0' stands there twice"):
        parse_json(data)
    assert time.perf_counter() - start < 5


def test_json_is_read_strictly() -> None:
    assert parse_json(b'\xef\xbb\xbf{"a": [1, null]}') == {"a": [1, None]}
    for data in (b'{"a": 1, "a": 1}', b"[NaN]", b"[1.5]", b"[1e5]", b"[-Infinity]", b"\xff", b"{", b""):
        with pytest.raises(SaveError):
            parse_json(data)


def test_a_truncated_save_is_damaged_instead_of_no_save() -> None:
    with pytest.raises(SaveError) as caught:
        parse_json(b'{\n "magic": "puertorico-desktop game",\n "format')
    assert caught.value.problem is Problem.DAMAGED


def test_json_is_formatted_legibly() -> None:
    value = {"short": [1, 2, {"a": None}], "long": ["x" * 60, "ü" * 60], "empty": []}
    text = format_json(value).decode()
    assert text.splitlines() == [
        "{",
        ' "short": [1, 2, {"a": null}],',
        ' "long": [',
        f'  "{"x" * 60}",',
        f'  "{"ü" * 60}"',
        " ],",
        ' "empty": []',
        "}",
    ]
    assert parse_json(format_json(value)) == value


def test_compact_json_does_not_depend_on_the_order_of_keys() -> None:
    assert compact_json({"a": 1, "b": [{"d": 1, "c": 2}]}) == compact_json({"b": [{"c": 2, "d": 1}], "a": 1})
    assert compact_json([1, 2]) != compact_json([2, 1])
