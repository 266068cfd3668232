"""The lines of the protocol between programs."""

import json
from typing import Any

import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.protocol.lines import (
    ProtocolError,
    budget_data,
    budget_of,
    field_of,
    line,
    position_data,
    position_of,
    record,
    split_line,
)
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.engine.rng import Rng

RNG = Rng.from_seed(1)


def position(kind: DecisionKind) -> PuertoRico:
    """Returns a game at a decision of that kind."""
    game, bot = new_game(Options(players=3), 4), make_bot("simple", 1)
    while game.kind is not kind:
        game.play(bot.choose(game.copy()))
    return game


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("", ("", "")),
        ("  \n", ("", "")),
        ("quit\r\n", ("quit", "")),
        ("go  {}\n", ("go", "{}")),
        ("bestmove take corn plantation\n", ("bestmove", "take corn plantation")),
    ],
)
def test_a_line_is_split_into_a_word_and_the_rest(text: str, parts: tuple[str, str]) -> None:
    assert split_line(text) == parts


def test_records_are_written_as_one_line_of_ascii() -> None:
    text = line("id", {"name": "Señor\nRico"})
    assert text.isascii()
    assert "\n" not in text
    assert json.loads(split_line(text)[1]) == {"name": "Señor\nRico"}


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("please", "not JSON"),
        ("{", "not JSON"),
        ("[1]", "not a JSON record"),
        ('{"minutes": 1}', "'minutes' is not known"),
        ('{"a": NaN}', "NaN"),
        ("[" * 100_000, "not JSON"),
        ('{"a": ' + "9" * 10_000 + "}", "not JSON"),
    ],
)
def test_invalid_records_are_refused(text: str, complaint: str) -> None:
    with pytest.raises(ProtocolError, match=complaint):
        record(text, ("a", "b"))


@pytest.mark.parametrize("budget", [None, Budget(seconds=0.5), Budget(nodes=7), Budget(2.0, 30)])
def test_budgets_are_written_and_read(budget: Budget | None) -> None:
    assert budget_of(json.dumps(budget_data(budget))) == budget
    assert budget_of("") is None


@pytest.mark.parametrize(
    "text",
    [
        '{"seconds": 0}', '{"seconds": -1}', '{"seconds": true}', '{"seconds": "1"}', '{"seconds": 1e999}',
        '{"nodes": 0}', '{"nodes": 1.5}', '{"nodes": true}', '{"moves": 1}',
    ],
)  # fmt: skip
def test_invalid_budgets_are_refused(text: str) -> None:
    with pytest.raises(ProtocolError):
        budget_of(text)


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ('{"name":"seed"}', "seed"),
        ('{"name": "hash", "value": 3}', "hash"),
        ("seed", None),
        ("[]", None),
        ("{}", None),
    ],
)
def test_fields_are_read_from_arbitrary_text(text: str, name: str | None) -> None:
    assert field_of(text, "name") == name


def test_every_position_of_a_game_is_written_and_read() -> None:
    game, bot = new_game(Options(players=4), 8), make_bot("simple", 1)
    while game.decision is not None:
        again = position_of(json.dumps(position_data(game)), RNG)
        again.rng = game.rng
        assert again == game
        game.play(bot.choose(game.copy()))


def test_legal_actions_are_listed() -> None:
    game = position(DecisionKind.BUILD)
    data = position_data(game)
    assert "placement" not in data
    assert [game.parse(text) for text in data["legal"]] == list(game.legal_actions())


def test_placements_are_described() -> None:
    game = position(DecisionKind.PLACE_COLONISTS)
    data = position_data(game)
    assert "legal" not in data
    left = data["placement"]["colonists"]
    placed = []
    for name, circles in data["placement"]["circles"].items():
        if left:
            placed.append(f"{name} {min(left, circles)}")
            left -= min(left, circles)
    assert game.is_legal(game.parse("place " + ", ".join(placed)))


def changed(**changes: Any) -> str:
    return json.dumps({**position_data(position(DecisionKind.CHOOSE_ROLE)), **changes})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("", "observation"),
        (changed(observation=None), "observation"),
        (changed(remembered_points=3), "remembered_points"),
        (changed(remembered_points=[0, 0]), "2 for 3 seats"),
        (changed(remembered_points=[0, 0, "1"]), "whole numbers"),
        (changed(legal=["castle"]), "choose settler"),
        (changed(legal=4), "choose settler"),
        (changed(colour="red"), "'colour' is not known"),
    ],
)
def test_a_wrong_position_is_refused(text: str, complaint: str) -> None:
    with pytest.raises(ProtocolError, match=complaint):
        position_of(text, RNG)


def test_a_position_of_another_seat_is_refused() -> None:
    data = position_data(position(DecisionKind.CHOOSE_ROLE))
    data["observation"]["seat"] = (data["observation"]["seat"] + 1) % 3
    with pytest.raises(ProtocolError, match="the decision is that of seat"):
        position_of(json.dumps(data), RNG)


def test_a_finished_game_is_refused() -> None:
    game, bot = new_game(Options(players=2), 1), make_bot("simple", 1)
    while game.decision is not None:
        game.play(bot.choose(game.copy()))
    with pytest.raises(ProtocolError, match="over"):
        position_of(json.dumps(position_data(game)), RNG)
