"""A packaged program with a window: a game against a searching bot, a power cut, four languages, sounds."""

import shutil
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from puertorico_desktop.languages import LANGUAGES
from tests.xvfb import games
from tests.xvfb.conftest import Start
from tests.xvfb.ending import COMPLAINT
from tests.xvfb.hands import Clicking, Dragging
from tests.xvfb.person import Person
from tests.xvfb.program import Installation, Program

PLIES = 24
"""The number of actions that are played before the power cut."""
SOUND_INTERVAL = 0.05
"""Seconds between two checks of the recorded sound."""


def play_on(program: Program, person: Person, plies: int) -> None:
    """Answers every decision until that many actions have been played."""
    while program.ply < plies:
        assert person.wait_for_turn() is not None
        person.answer()


def complaints(program: Program) -> list[str]:
    """Returns the warnings and errors in the output and the log of the program."""
    return [line for line in program.output().splitlines() if COMPLAINT.search(line)]


def test_a_game_is_restored_after_a_power_cut(start: Start, home: Path) -> None:
    game = games.new_game(home, 7, "pb", bot="hard")
    program = start(game)
    person = Person(program, Dragging(program))
    play_on(program, person, PLIES)
    person.wait_for_turn()
    ply = program.ply
    program.kill()
    again = start(game, options=())
    again.wait_for("the game that was left", lambda seen: seen["game"]["ply"] >= ply, "game")
    again.answer("welcome", "Go on")
    again.wait_for("the table", lambda seen: not seen["dialogs"], "dialogs")
    play_on(again, Person(again, Clicking(again)), ply + 4)
    assert complaints(again) == []
    assert again.quit() == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_window_uses_the_chosen_language(start: Start, home: Path, language: str) -> None:
    program = start(games.new_game(home, 7, "pb", language=language))
    heading = program.wait_for("a question", lambda seen: seen["prompt"]["heading"], "prompt")
    has_kana = any("\u3040" <= letter <= "\u30ff" for letter in heading)
    has_han = any("\u4e00" <= letter <= "\u9fff" for letter in heading)
    assert (has_kana, has_han) == {"en": (False, False), "ja": (True, has_han)}.get(language, (False, True)), heading
    assert complaints(program) == []
    assert program.quit() == 0


@pytest.fixture
def speaker(installation: Installation) -> Iterator[tuple[Path, str]]:
    """Yields the file that records a sound server without a loudspeaker, and the address of the server."""
    if shutil.which("pulseaudio") is None or shutil.which("parec") is None:
        pytest.skip("pulseaudio and its tools are not installed: apt-get install pulseaudio pulseaudio-utils")
    folder = installation.temporary_folder()
    socket, recorded = folder / "pulse", folder / "heard"
    modules = (
        f"--load=module-native-protocol-unix socket={socket} auth-anonymous=1",
        "--load=module-null-sink sink_name=nobody",
    )
    quiet = subprocess.DEVNULL
    options = ("-n", "--daemonize=no", "--use-pid-file=no", "--exit-idle-time=-1", "--disable-shm=1")
    server = subprocess.Popen(["pulseaudio", *options, *modules], stdout=quiet, stderr=quiet)
    try:
        for _ in range(500):
            if socket.exists():
                break
            time.sleep(0.01)
        with recorded.open("wb") as file:
            recorder = subprocess.Popen(
                ["parec", f"--server=unix:{socket}", "--device=nobody.monitor", "--raw"], stdout=file, stderr=quiet
            )
            try:
                yield recorded, f"unix:{installation.inside(socket)}"
            finally:
                recorder.terminate()
                recorder.wait()
    finally:
        server.terminate()
        server.wait()
        shutil.rmtree(folder)


def test_sounds_are_played(start: Start, home: Path, speaker: tuple[Path, str]) -> None:
    recorded, address = speaker
    program = start(games.new_game(home, 7, "pb", sound=True), PULSE_SERVER=address)
    play_on(program, Person(program, Clicking(program)), 6)
    end = time.monotonic() + 20
    while not any(recorded.read_bytes()):
        assert time.monotonic() < end, program.state()
        time.sleep(SOUND_INTERVAL)
    assert complaints(program) == []
    assert program.quit() == 0
