"""An argument parser with translated texts and one-line error messages."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from puertorico_desktop.cli.terminal import columns, printable, wrapped
from puertorico_desktop.cli.texts import parser_count, parser_text
from puertorico_desktop.cli.words import current_language
from puertorico_desktop.languages import ENGLISH

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

USAGE_ERROR = 2
HOOKS: Mapping[str, Callable[..., str]] = {"_": parser_text, "ngettext": parser_count}
"""The names of the gettext functions in argparse, and the functions that replace them."""
LONG_WORD, CUT_WORD = re.compile("([!-~]{60})[!-~]{240,}"), "\\1…"
"""Matches a word of an error message that is longer than any name or path, and its replacement."""
HEADING = re.compile(r"^(\S*[^\x00-\u2fff]):$", re.MULTILINE)
"""Matches a line that ends with a wide letter and a narrow colon."""


@contextmanager
def translated_argparse() -> Iterator[None]:
    """Make argparse use the program's catalogues in the body of the `with` statement.

    Texts that a later argparse may look up by other functions stay English.
    """
    names = vars(argparse)
    before = {name: names[name] for name in HOOKS if name in names}
    if current_language() != ENGLISH:
        names.update({name: HOOKS[name] for name in before})
    try:
        yield
    finally:
        names.update(before)


class Formatter(argparse.HelpFormatter):
    """A formatter of help whose lines fit the terminal, also with wide letters."""

    def format_help(self) -> str:
        """Returns the help, with a wide colon after a wide heading."""
        return HEADING.sub("\\1\N{FULLWIDTH COLON}", super().format_help())

    def _split_lines(self, text: str, width: int) -> list[str]:
        return wrapped(text, width)

    def _fill_text(self, text: str, width: int, indent: str) -> str:
        return "\n".join(indent + line for line in wrapped(text, width - len(indent)))

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None,
    ) -> str:
        """Returns the usage, with continuation lines indented by the width of the first word in terminal columns."""
        shown = parser_text("usage: ") if prefix is None else prefix
        space = " " * columns(shown)
        return super()._format_usage(usage, actions, groups, space).replace(space, shown, 1)


class Parser(argparse.ArgumentParser):
    """A parser that reports errors on one line."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=Formatter, allow_abbrev=False, **given)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write help or an error message. Raises OSError if help cannot be written, which argparse itself ignores."""
        output = sys.stdout
        is_help = file is output
        if output is None or not is_help:
            super()._print_message(message, file)
        else:
            output.write(message)
            output.flush()

    def error(self, message: str) -> NoReturn:
        """Print the error message and exit; very long words are cut."""
        self.exit(USAGE_ERROR, f"{self.prog}: {LONG_WORD.sub(CUT_WORD, printable(message))}\n")
