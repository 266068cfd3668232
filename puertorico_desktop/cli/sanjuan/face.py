"""The command-line interface of San Juan."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.cli.choices import words
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.sanjuan import report as reports
from puertorico_desktop.cli.sanjuan import rules
from puertorico_desktop.cli.sanjuan.texts import DECISION_TEXTS
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.decisions import Decision
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Options, OptionsError
from puertorico_desktop.engine.sanjuan.playthrough import playthrough


class SanJuanCommands:
    """The implementation of `CommandFace` for San Juan."""

    rule_arguments = ("expansions", "options")

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments about expansions and optional rules."""
        rules.add_rules(parser)

    def options(self, arguments: argparse.Namespace) -> Options:
        """Returns the options for the parsed arguments. Raises ArgumentsError."""
        try:
            return rules.options(arguments)
        except OptionsError as error:
            raise ArgumentsError(rules.complaint(error, arguments)) from None

    def learned_rules(self, options: Options) -> str:
        """Returns the arguments about the game and its expansions."""
        expansions = ",".join(map(words, options.expansions))
        return f"--game {options.game}" + (f" --expansions {expansions}" if expansions else "")

    def decision_text(self, decision: Decision) -> str:
        """Returns the kind of a decision in words, with the benefit that it is about."""
        return DECISION_TEXTS.decision_text(decision)

    def part_text(self, part: str) -> str:
        """Returns the name of a part of the game: the role in notation, or the kind of decision in words."""
        return DECISION_TEXTS.part_text(part)

    def report_lines(self, report: Report) -> Iterator[str]:
        """Returns the lines about the statistics of many games."""
        return reports.report_lines(report)

    def contest_lines(self, report: Report) -> Iterator[str]:
        """Returns the lines about a contest: a table of the bots, then those of `report_lines`."""
        return reports.contest_lines(report)

    def playthrough(
        self, options: Options, seed: int, names: Sequence[str], choose: Callable[[SanJuan], Action]
    ) -> Iterator[str]:
        """Returns the lines of a game while it is played."""
        return playthrough(options, seed, names, choose)
