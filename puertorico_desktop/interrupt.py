"""What shells expect of a program that was ended from outside."""

INTERRUPTED = 130
"""Exit status of a command that was ended with Ctrl+C."""
