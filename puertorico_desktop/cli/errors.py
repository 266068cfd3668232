"""The error of a command line."""

from __future__ import annotations

from puertorico_desktop.cli.texts import about_argument


class ArgumentsError(Exception):
    """Raised for arguments that are valid by themselves but do not fit together, or do not fit the data that they
    name."""

    @classmethod
    def about(cls, name: str, complaint: str) -> ArgumentsError:
        """Returns the error about the argument of that name."""
        return cls(about_argument(name, complaint))
