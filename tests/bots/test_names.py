"""What the name of a bot says."""

import pytest

from puertorico_desktop.bots.registry import command_of, is_known, remembers


@pytest.mark.parametrize(
    ("name", "command"), [("engine:/games/bot --strong", "/games/bot --strong"), ("engine:", None), ("hard", None)]
)
def test_other_programs_are_named_by_their_command(name: str, command: str | None) -> None:
    assert command_of(name) == command
    assert is_known(name) == (name != "engine:")


@pytest.mark.parametrize(
    ("name", "expected"),
    [("random", False), ("simple", False), ("easy", False), ("normal-trader", False), ("hard", True),
     ("expert-shipper", True), ("engine:bot", True), ("engine:", False), ("nobody", False)],
)  # fmt: skip
def test_bots_that_search_remember(name: str, expected: bool) -> None:
    assert remembers(name) == expected
