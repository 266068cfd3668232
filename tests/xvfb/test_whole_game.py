"""A whole game in the real program: from the first role to the score sheet by nothing but dragging and clicking."""

import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from tests.xvfb import games
from tests.xvfb.person import Person
from tests.xvfb.program import ROOT, Program

Start = Callable[[Path], Program]

EVERY_KIND = {"role", "offer", "quarry", "market", "man", "unman", "shift", "load", "sell", "supply"}
"""Every drag that comes up in a game without special buildings."""
OF_THE_SYSTEM = re.compile(r" qt: qt\.(qpa|multimedia|accessibility|dbus)\b")
"""What Qt remarks about the system that it runs on; the program cannot help it."""


def test_a_whole_game_with_the_mouse(start: Start, home: Path) -> None:
    program = start(games.new_game(home, seed=2))
    person = Person(program)
    person.play_to_end()
    assert person.seen >= EVERY_KIND
    assert "confirm" in person.seen

    program.answer("ScoreSheetDialog", "Close")
    program.wait_for("the score sheet to go", lambda seen: not seen["dialogs"], "dialogs")
    ply = program.ply
    assert program.quit() == 0
    assert complaints(program) == []

    path = games.autosaved(home)
    check = [sys.executable, "-m", "puertorico_desktop", "check-save", str(path)]
    checked = subprocess.run(check, cwd=ROOT, capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout + checked.stderr
    course = games.loaded(path).course
    assert course.record.game.decision is None
    assert course.ply == ply
    for done in person.moves:
        move = course.moves[done.ply]
        assert course.setup.people[move.seat]
        assert move.text.startswith(done.begins)
        assert move.space == done.space


def complaints(program: Program) -> list[str]:
    """What should not stand in the log, or on the terminal."""
    loud = re.compile(r" (WARNING|ERROR|CRITICAL) |Traceback|\bError\b")
    return [line for line in program.output().splitlines() if loud.search(line) and not OF_THE_SYSTEM.search(line)]
