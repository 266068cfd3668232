"""The screenshot command."""

import os
import struct
import subprocess
import sys
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.cli import pictures
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.app.settings import LARGEST_TEXT, SMALLEST_TEXT
from puertorico_desktop.match.match import LARGEST_SEED, GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from tests.cli.stand_in import PictureRequest, StandInWindow

PNG_SIZE = slice(16, 24)
"""The place of width and height in a PNG file."""


def run_screenshot(window: StandInWindow, *arguments: str | Path) -> int:
    """Runs the command with a window that draws nothing."""
    try:
        return cli.main(["screenshot", *map(str, arguments)], lambda: window)
    except SystemExit as end:
        return int(end.code or 0)


def requested(tmp_path: Path, *arguments: str | Path) -> PictureRequest:
    """Returns the picture that is requested."""
    window, out = StandInWindow(), tmp_path / "out.png"
    assert run_screenshot(window, *arguments, out) == 0
    assert out.read_bytes() == b"picture"
    return window.drawn[0]


def save_of(path: Path, seats: tuple[Seat, ...] = (Seat("Anna"), Seat("Ben", "simple")), plies: int = 9) -> Path:
    """Writes a saved game to that file."""
    match = Match.new(GameSetup(Options(players=len(seats)), 5, seats))
    while match.ply < plies and match.record.game.decision is not None:
        match.play(match.record.game.legal_actions()[0])
    path.write_bytes(encode(document_of(match, utc_now())))
    return path


# -- requests -------------------------------------------------------------------------------------------------------


def test_the_default_picture(tmp_path: Path) -> None:
    picture = requested(tmp_path)
    assert (picture.size, picture.scale, picture.language, picture.scheme) == ((1366, 768), 1.0, "en", "light")
    setup = picture.match.setup
    assert (setup.options.edition.value, setup.options.players, setup.seed) == ("classic", 4, 1)
    assert picture.match.ply == 0
    assert picture.text_size == 100
    assert setup.people == (True, False, False, False)


def test_all_properties_can_be_chosen(tmp_path: Path) -> None:
    game = ("--edition", "classic", "--players", "5", "--seed", str(LARGEST_SEED), "--ply", "40")
    looks = ("--lang", "ja", "--scheme", "dusk", "--size", "2560x1440", "--scale", "1.5", "--text-size", "150")
    picture = requested(tmp_path, *game, *looks)
    assert (picture.size, picture.scale, picture.language, picture.scheme) == ((2560, 1440), 1.5, "ja", "dusk")
    assert picture.text_size == 150
    assert (picture.match.setup.options.players, picture.match.setup.seed, picture.match.ply) == (5, LARGEST_SEED, 40)


@pytest.mark.parametrize("ply", [1, 7, 60])
def test_the_player_who_decides_is_a_person(tmp_path: Path, ply: int) -> None:
    match = requested(tmp_path, "--ply", str(ply)).match
    asked = match.record.game.asked
    assert [seat.bot for seat in match.setup.seats] == [None if s == asked else "simple" for s in range(4)]


def test_the_game_is_that_of_playthrough(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match = requested(tmp_path, "--seed", "6", "--ply", "25").match
    assert cli.main(["playthrough", "--seed", "6"], StandInWindow) == 0
    printed = [line for line in capsys.readouterr().out.splitlines() if line.startswith("> ")]
    assert [move.text for move in match.moves] == [line.partition(": ")[2] for line in printed[:25]]


def test_a_finished_game_can_be_drawn(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert run_screenshot(StandInWindow(), "--players", "2", "--ply", "9999", tmp_path / "out.png") == 2
    complaint = capsys.readouterr().err
    assert complaint.startswith("puertorico-desktop screenshot: argument --ply: the game has plies 0 to ")
    assert complaint.count("\n") == 1
    last = complaint.split(" to ")[1].split(",")[0]
    match = requested(tmp_path, "--players", "2", "--ply", last).match
    assert match.record.game.decision is None


def test_a_saved_game_can_be_drawn(tmp_path: Path) -> None:
    match = requested(tmp_path, "--save", save_of(tmp_path / "game.prgame")).match
    assert (match.ply, match.setup.names) == (9, ("Anna", "Ben"))


# -- errors ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "OUT"),
        ("a.png b.png", "b.png"),
        ("--edition 1904 out.png", "1904"),
        ("--players 6 out.png", "2 to 5"),
        ("--seed one out.png", "one"),
        ("--ply -1 out.png", "at least 0"),
        ("--ply 1.5 out.png", "1.5"),
        ("--ply 9999 out.png", "plies 0 to"),
        ("--lang tlh out.png", "(choose from en, zh_TW, zh_CN, ja)"),
        ("--scheme neon out.png", "(choose from light, dusk)"),
        ("--size 1366 out.png", "1366x768"),
        ("--size 0x0 out.png", "at least 1280x720"),
        ("--size 1279x800 out.png", "at least 1280x720"),
        ("--size -1366x768 out.png", "--size"),
        ("--size 99999999999x768 out.png", "1366x768"),
        ("--size 9000x768 out.png", "8192"),
        ("--size 3840x2160 --scale 3 out.png", "8192"),
        ("--scale large out.png", "large"),
        ("--scale nan out.png", "not a number"),
        ("--scale 0 out.png", "0.5 to 4"),
        ("--scale inf out.png", "not a number"),
        ("--text-size 1.5 out.png", "1.5"),
        ("--text-size 210 out.png", "80 to 200"),
        ("--save game.prgame --ply 3 out.png", "--ply: not allowed with argument --save"),
        ("--save game.prgame --players 4 out.png", "--players: not allowed with argument --save"),
    ],
)
def test_invalid_arguments_are_reported(line: str, complaint: str, capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow()
    assert run_screenshot(window, *line.split()) == 2
    said = capsys.readouterr().err
    assert said.startswith("puertorico-desktop")
    assert said.count("\n") == 1
    assert complaint in said
    assert not window.drawn


def test_unusable_files_are_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bad, missing, nowhere = tmp_path / "bad.prgame", tmp_path / "missing.prgame", tmp_path / "no" / "out.png"
    bad.write_text("{}")
    for arguments, about in (
        (("--save", bad, tmp_path / "out.png"), bad),
        (("--save", missing, tmp_path / "out.png"), missing),
        ((nowhere,), nowhere),
        ((tmp_path,), tmp_path),
    ):
        assert run_screenshot(StandInWindow(), *arguments) == 1
        said = capsys.readouterr().err
        assert said.startswith(f"{about}: ")
        assert said.count("\n") == 1
    assert not (tmp_path / "out.png").exists()


def test_a_picture_does_not_replace_the_saved_game(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    game, link = save_of(tmp_path / "game.prgame"), tmp_path / "link.png"
    link.symlink_to(game)
    before = game.read_bytes()
    for out in (game, link):
        assert run_screenshot(StandInWindow(), "--save", game, out) == 2
        assert f"argument OUT: {out} is still needed and would be replaced" in capsys.readouterr().err
    assert game.read_bytes() == before


def test_a_full_disk_for_temporary_files_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    window = StandInWindow(error=SaveError(Problem.DISK_FULL))
    assert run_screenshot(window, tmp_path / "out.png") == 1
    assert capsys.readouterr().err.startswith("the folder for temporary files: ")


# -- a real window --------------------------------------------------------------------------------------------------


def draw(home: Path, *arguments: str | Path) -> bytes:
    """Returns the picture that the program draws without a screen, with `home` as the home folder; no other files
    may be left."""
    out, temporary = home.parent / "out.png", home.parent / "tmp"
    home.mkdir(exist_ok=True)
    temporary.mkdir(exist_ok=True)
    hidden = {"DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM", *(name for name in os.environ if name[:4] == "XDG_")}
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    environment |= {name: str(home) for name in ("HOME", "USERPROFILE", "APPDATA", "LOCALAPPDATA")}
    environment |= {name: str(temporary) for name in ("TMPDIR", "TEMP", "TMP")}
    environment["QT_FONT_DPI"] = "200"  # a setting of a desktop, which must not change the picture
    command = [sys.executable, "-m", "puertorico_desktop", "screenshot", *map(str, arguments), str(out)]
    done = subprocess.run(command, capture_output=True, env=environment, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, b"", b"")
    # The font cache of the system is no file of the program.
    left = [path for path in home.rglob("*") if path.is_file() and "fontconfig" not in path.parts]
    assert [*left, *temporary.iterdir()] == []
    return out.read_bytes()


def size_of(png: bytes) -> tuple[int, ...]:
    return struct.unpack(">II", png[PNG_SIZE])


def test_pictures_are_deterministic(tmp_path: Path) -> None:
    game = ("--players", "5", "--seed", "7", "--ply", "33", "--size", "1280x720")
    first = draw(tmp_path / "home", *game)
    assert size_of(first) == (1280, 720)
    assert draw(tmp_path / "home", *game) == first
    assert draw(tmp_path / "home", *game, "--scheme", "dark") != first


def test_a_scale_below_one_draws_fewer_pixels(tmp_path: Path) -> None:
    game = save_of(tmp_path / "game.prgame")
    assert size_of(draw(tmp_path / "home", "--save", game, "--scale", "0.5")) == (683, 384)


def test_unknown_bots_are_not_asked_and_a_scale_above_one_draws_more_pixels(tmp_path: Path) -> None:
    game = save_of(tmp_path / "game.prgame", (Seat("Anna", "simple"), Seat("Ben", "unheard_of")))
    assert size_of(draw(tmp_path / "home", "--save", game, "--scale", "1.5")) == (2049, 1152)


def test_text_sizes_have_the_limits_of_the_settings() -> None:
    assert pictures.TEXT_SIZES == (SMALLEST_TEXT, LARGEST_TEXT)
