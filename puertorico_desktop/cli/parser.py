"""A parser that speaks the language of the reader, and complains in one line."""

from __future__ import annotations

import argparse
import re
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any, NoReturn

from puertorico_desktop.cli.terminal import columns, printable, wrapped
from puertorico_desktop.cli.texts import parser_count, parser_text
from puertorico_desktop.cli.words import spoken
from puertorico_desktop.languages import ENGLISH

if TYPE_CHECKING:
    from _typeshed import SupportsWrite

USAGE_ERROR = 2
HOOKS: Mapping[str, Callable[..., str]] = {"_": parser_text, "ngettext": parser_count}
"""The names under which argparse asks gettext for its words, and who answers."""
HEADING = re.compile(r"^(\S*[^\x00-\u2fff]):$", re.MULTILINE)
"""A line that ends with a wide letter and a narrow colon."""


@contextmanager
def our_words() -> Iterator[None]:
    """Have argparse take its words from our catalogues while parsers are made and used.

    Words that it may ask for under other names some day stay English.
    """
    names = vars(argparse)
    before = {name: names[name] for name in HOOKS if name in names}
    if spoken() != ENGLISH:
        names.update({name: HOOKS[name] for name in before})
    try:
        yield
    finally:
        names.update(before)


class Formatter(argparse.HelpFormatter):
    """Help in lines that fit the terminal, in wide letters too."""

    def format_help(self) -> str:
        """The help, with a wide colon behind a wide heading."""
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
        """With further lines under the end of the first word, which is measured in columns."""
        shown = parser_text("usage: ") if prefix is None else prefix
        space = " " * columns(shown)
        return super()._format_usage(usage, actions, groups, space).replace(space, shown, 1)


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line."""

    def __init__(self, **given: Any) -> None:
        super().__init__(formatter_class=Formatter, allow_abbrev=False, **given)

    def _print_message(self, message: str, file: SupportsWrite[str] | None = None) -> None:
        """Write help or a complaint. Raises OSError for help that cannot be written, which argparse passes over."""
        output = sys.stdout
        is_help = file is output
        if output is None or not is_help:
            super()._print_message(message, file)
        else:
            output.write(message)
            output.flush()

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and exit."""
        self.exit(USAGE_ERROR, f"{self.prog}: {printable(message)}\n")
