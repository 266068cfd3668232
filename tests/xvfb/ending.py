"""The end of a game in the program: its save contains what was played."""

from __future__ import annotations

import re
import subprocess
import sys

from puertorico_desktop.match.match import Match
from tests.xvfb import games
from tests.xvfb.program import ROOT, Program

COMPLAINT = re.compile(r" (WARNING|ERROR|CRITICAL) |Traceback|\bError\b|^qt\.|^Q[A-Z]\w+:")
"""Errors and warnings in the log or the output, also those of Qt before the log is set up."""


def leave(program: Program) -> Match:
    """Leaves a finished game, checks its save, and returns its match."""
    program.answer("ScoreSheetDialog", "Close")
    program.wait_for("the score sheet to go", lambda seen: not seen["dialogs"], "dialogs")
    ply = program.ply
    assert program.quit() == 0
    assert [line for line in program.output().splitlines() if COMPLAINT.search(line)] == []

    path = games.autosaved(program.home)
    check = [sys.executable, "-m", "puertorico_desktop", "check-save", str(path)]
    checked = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    match = games.loaded(path).match
    assert match.record.game.decision is None
    assert match.ply == ply
    return match
