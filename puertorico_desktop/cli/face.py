"""The interface by which each game defines its arguments and texts for the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Protocol

from puertorico_desktop.bots.arena.report import Report


class CommandFace(Protocol):
    """The arguments and texts of a game on the command line."""

    @property
    def rule_arguments(self) -> Sequence[str]:
        """The names of the arguments that `add_rules` adds."""

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments about the rules, except the edition and the number of players."""

    def options(self, arguments: argparse.Namespace) -> Any:
        """Returns the options for the parsed arguments. Raises ArgumentsError."""

    def learned_rules(self, options: Any) -> str:
        """Returns the arguments of `train` for these options, as far as they change what bots learn."""

    def decision_text(self, decision: Any) -> str:
        """Returns the text for a decision."""

    def part_text(self, part: str) -> str:
        """Returns the name of a part of the game (`GameKnowledge.part`)."""

    def report_lines(self, report: Report) -> Iterator[str]:
        """Yields the lines about the statistics of many games."""

    def contest_lines(self, report: Report) -> Iterator[str]:
        """Yields the lines about a contest: a table of the bots, then those of `report_lines`."""

    def playthrough(
        self, options: Any, seed: int, names: Sequence[str], choose: Callable[[Any], Any]
    ) -> Iterator[str]:
        """Yields the lines of a game while it is played."""
