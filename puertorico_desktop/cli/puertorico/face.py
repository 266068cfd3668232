"""Puerto Rico on the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.cli.choices import words
from puertorico_desktop.cli.errors import ArgumentsError
from puertorico_desktop.cli.puertorico import report as reports
from puertorico_desktop.cli.puertorico import rules, texts
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options, OptionsError
from puertorico_desktop.engine.puertorico.playthrough import playthrough
from puertorico_desktop.engine.puertorico.state import Decision


class PuertoRicoCommands:
    """See `CommandFace`."""

    rule_arguments = ("expansions", "buildings", "reading", "options", "puertomas", "level")

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        """Adds the arguments about expansions, readings and optional rules."""
        rules.add_rules(parser)

    def options(self, arguments: argparse.Namespace) -> Options:
        """Returns the options that the arguments stand for. Raises ArgumentsError."""
        try:
            return rules.options(arguments)
        except OptionsError as error:
            raise ArgumentsError(rules.complaint(error, arguments)) from None

    def learned_rules(self, options: Options) -> str:
        """Returns the arguments for the edition, its automatic opponents and what comes beside the base game."""
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
        """Returns what a player has to decide, with the benefit that is asked about."""
        return texts.decision_text(decision)

    def part_text(self, part: str) -> str:
        """Returns the role as notation calls it, or what else is decided."""
        return texts.part_text(part)

    def report_lines(self, report: Report) -> Iterator[str]:
        """Returns the statistics of many games in words."""
        return reports.report_lines(report)

    def contest_lines(self, report: Report) -> Iterator[str]:
        """Returns the same with a table of the bots first."""
        return reports.contest_lines(report)

    def playthrough(
        self, options: Options, seed: int, names: Sequence[str], choose: Callable[[PuertoRico], Action]
    ) -> Iterator[str]:
        """Returns a game as text while it is played."""
        return playthrough(options, seed, names, choose)
