"""The properties that follow from the name of a bot."""

import pytest

from puertorico_desktop.bots.registry import command_of, is_known, remembers


@pytest.mark.parametrize(
    ("name", "command"), [("engine:/games/bot --strong", "/games/bot --strong"), ("engine:", None), ("hard", None)]
)
def test_the_name_of_an_external_program_contains_its_command(name: str, command: str | None) -> None:
    assert command_of(name) == command
    assert is_known(name) == (name != "engine:")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("random", False), ("simple", False), ("easy", False), ("normal-trader", False), ("hard", True),
     ("expert-shipper", True), ("engine:bot", True), ("engine:", False), ("nobody", False)],
)  # fmt: skip
def test_strong_searching_bots_and_programs_remember(name: str, expected: bool) -> None:
    assert remembers(name) == expected
