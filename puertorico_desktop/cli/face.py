"""What the command line asks of a game: its arguments, and its words."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from puertorico_desktop.bots.arena.report import Report


class CommandFace(Protocol):
    """A game on the command line."""

    @property
    def rule_arguments(self) -> Sequence[str]:
        """The names of the arguments that `add_rules` adds."""

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        """Adds the arguments about the rules, except the edition and the number of players."""

    def options(self, arguments: argparse.Namespace) -> Any:
        """Returns the options that the arguments stand for. Raises ArgumentsError."""

    def learned_rules(self, options: Any) -> str:
        """Returns the arguments of `train` for these options, as far as bots learn something else for them."""

    def decision_text(self, decision: Any) -> str:
        """Returns what a player has to decide."""

    def part_text(self, part: str) -> str:
        """Returns the name of a part of the game (`GameKnowledge.part`)."""

    def report_lines(self, report: Report) -> Iterator[str]:
        """Returns the statistics of many games in words."""

    def contest_lines(self, report: Report) -> Iterator[str]:
        """Returns the same for a contest: a table of the bots first."""

    def playthrough(
        self, options: Any, seed: int, names: Sequence[str], choose: Callable[[Any], Any]
    ) -> Iterator[str]:
        """Returns a game as text while it is played."""
