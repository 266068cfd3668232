"""What is wrong with a command line."""

from __future__ import annotations

from puertorico_desktop.cli.texts import about_argument


class ArgumentsError(Exception):
    """Arguments that are right one by one do not go together, or not with what they name."""

    @classmethod
    def about(cls, name: str, complaint: str) -> ArgumentsError:
        """What is wrong with the argument of that name."""
        return cls(about_argument(name, complaint))
