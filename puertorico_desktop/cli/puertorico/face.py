"""The command-line interface of Puerto Rico."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.cli.choices import words
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.puertorico import report as reports
from puertorico_desktop.cli.puertorico import rules
from puertorico_desktop.cli.puertorico.texts import DECISION_TEXTS
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options, OptionsError
from puertorico_desktop.engine.puertorico.playthrough import playthrough
from puertorico_desktop.engine.puertorico.state import Decision


class PuertoRicoCommands:
    """The implementation of `CommandFace` for Puerto Rico."""

    rule_arguments = ("expansions", "buildings", "reading", "options", "puertomas", "level")

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        """Add the arguments about expansions, readings and optional rules."""
        rules.add_rules(parser)

    def options(self, arguments: argparse.Namespace) -> Options:
        """Returns the options for the parsed arguments. Raises ArgumentsError."""
        try:
            return rules.options(arguments)
        except OptionsError as error:
            raise ArgumentsError(rules.complaint(error, arguments)) from None

    def learned_rules(self, options: Options) -> str:
        """Returns the arguments about the edition, its automatic opponents and the expansions."""
        edition = f"--edition {options.edition.value}"
        if options.puertomas:
            edition += f" --puertomas {options.puertomas} --level {words(options.level)}"
        if not options.expansions:
            return edition
        names = ",".join(map(words, options.expansions))
        if not options.with_buildings:
            return f"{edition} --expansions {names}"
        return f"{edition} --expansions {names} --buildings {words(options.buildings)}"

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
        self, options: Options, seed: int, names: Sequence[str], choose: Callable[[PuertoRico], Action]
    ) -> Iterator[str]:
        """Returns the lines of a game while it is played."""
        return playthrough(options, seed, names, choose)
