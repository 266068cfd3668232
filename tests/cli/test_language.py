"""The language of the command line, and that in which the window opens."""

import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from puertorico_desktop import cli
from puertorico_desktop.cli import words
from puertorico_desktop.cli.language import VARIABLES, asked_for, can_show, language_here, system_language
from puertorico_desktop.languages import LANGUAGES, nearest
from puertorico_desktop.no_screen import NoScreenError
from tests.cli.catalogues import write
from tests.cli.stand_in import StandInWindow

Run = Callable[..., tuple[int, str, str]]
SENTENCE = "There is no screen to open the window on."


@pytest.mark.parametrize(
    ("line", "language", "rest"),
    [
        ("", None, ""),
        ("show --json", None, "show --json"),
        ("--lang ja", "ja", ""),
        ("--lang=ja show a", "ja", "show a"),
        ("--lang zh_TW --version", "zh_TW", "--version"),
        ("--lang zh-tw", "zh_TW", ""),
        ("--lang zh-CHT show", "zh_TW", "show"),
        ("--lang zh-Hans-SG a.prgame", "zh_CN", "a.prgame"),
        ("--lang en_GB.UTF-8 --", "en", "--"),
        ("--lang ja --lang en", "en", ""),
        ("--lang", None, "--lang"),
        ("--lang=", None, "--lang="),
        ("--lang tlh show", None, "--lang tlh show"),
        ("--lang --help", None, "--lang --help"),
        ("--lang ja --lang tlh", "ja", "--lang tlh"),
        ("--language ja", None, "--language ja"),
        ("screenshot --lang ja a.png", None, "screenshot --lang ja a.png"),
        ("-- --lang ja", None, "-- --lang ja"),
    ],
)
def test_the_language_option_precedes_everything_else(line: str, language: str | None, rest: str) -> None:
    assert asked_for(line.split()) == (language, rest.split())


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("--lang tlh", "argument --lang: invalid choice: 'tlh' (choose from en, zh_TW, zh_CN, ja)"),
        ("--lang=tlh simulate", "argument --lang: invalid choice: 'tlh' (choose from en, zh_TW, zh_CN, ja)"),
        ("--lang= show", "argument --lang: invalid choice: '' (choose from en, zh_TW, zh_CN, ja)"),
        ("--lang", "argument --lang: expected one argument"),
        ("--lang --help", "argument --lang: expected one argument"),
    ],
)
def test_an_unknown_language_is_reported_in_one_line(run: Run, line: str, complaint: str) -> None:
    assert run(*line.split()) == (2, "", f"puertorico-desktop: {complaint}\n")


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "ja"),
        ({"LANG": "zh_HK.UTF-8"}, "zh_TW"),
        ({"LANG": "zh_SG"}, "zh_CN"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "de:zh_TW:en"}, "zh_TW"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": "en_US:ja"}, "en"),
        ({"LANG": "ja_JP.UTF-8", "LANGUAGE": ""}, "ja"),
        ({"LANGUAGE": "ja", "LC_MESSAGES": "zh_CN.UTF-8"}, "ja"),
        ({"LANGUAGE": "zh_TW:en", "LC_ALL": "ja_JP.UTF-8"}, "zh_TW"),
        ({"LC_ALL": "C", "LC_MESSAGES": "ja_JP", "LANGUAGE": "ja", "LANG": "ja_JP"}, "ja"),
        ({"LC_ALL": "C", "LC_MESSAGES": "ja_JP", "LANG": "ja_JP"}, "en"),
        ({"LC_ALL": "", "LC_MESSAGES": "ja_JP"}, "ja"),
        ({"LC_CTYPE": "ja_JP.UTF-8"}, "en"),
    ],
)
def test_the_environment_determines_the_language(environment: dict[str, str], language: str) -> None:
    assert system_language("linux", environment) == language


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there the window asks the system")
@pytest.mark.parametrize(
    "said",
    [
        {"LANGUAGE": "zh_TW", "LC_ALL": "ja_JP.UTF-8"},
        {"LANGUAGE": "ja", "LC_ALL": "C"},
        {"LC_ALL": "C", "LANG": "ja_JP.UTF-8"},
        {"LC_MESSAGES": "zh_CN.UTF-8", "LANG": "ja_JP.UTF-8"},
        {"LANGUAGE": "de:zh_TW:en", "LANG": "ja_JP.UTF-8"},
    ],
)
def test_qt_determines_the_same_language(said: dict[str, str]) -> None:
    asking = "from PySide6.QtCore import QLocale; print(*QLocale.system().uiLanguages())"
    others = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    done = subprocess.run(
        [sys.executable, "-c", asking], env=others | said, capture_output=True, text=True, timeout=60
    )
    assert nearest(done.stdout.split()) == system_language("linux", said)


@pytest.mark.parametrize(
    ("number", "language"),
    [
        (0x0404, "zh_TW"),
        (0x0C04, "zh_TW"),
        (0x7C04, "zh_TW"),
        (0x0804, "zh_CN"),
        (0x0004, "zh_CN"),
        (0x0411, "ja"),
        (0x0407, "en"),
        (0, "en"),
    ],
)
def test_language_ids_of_windows_are_known(number: int, language: str) -> None:
    assert system_language("win32", {"LANG": "ja_JP"}, lambda: number) == language


def console_with(encoding: str) -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(), encoding=encoding)


@pytest.mark.parametrize(
    ("language", "encoding", "shown"),
    [
        ("en", "ascii", True),
        ("ja", "utf-8", True),
        ("ja", "cp932", True),
        ("ja", "ascii", False),
        ("zh_CN", "cp1252", False),
        ("zh_CN", "gbk", True),
        ("zh_TW", "cp950", True),
        ("zh_TW", "cp850", False),
    ],
)
def test_encodings_of_consoles_limit_the_languages(language: str, encoding: str, shown: bool) -> None:
    assert can_show(language, console_with(encoding)) is shown
    assert can_show(language, None)


def test_english_is_used_if_the_console_lacks_the_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert language_here(console_with("utf-8")) == "ja"
    assert language_here(console_with("ascii")) == "en"
    assert language_here(None) == "ja"


# -- the window -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "language"),
    [("", None), ("--lang ja", "ja"), ("--lang=zh_CN --", "zh_CN"), ("--lang en", "en"), ("a.prgame", None)],
)
def test_the_window_opens_in_the_language_of_the_option(line: str, language: str | None) -> None:
    window = StandInWindow()
    assert cli.main(line.split(), lambda: window) == 0
    assert [spoken for _, spoken in window.opened] == [language]


def test_the_window_opens_a_game_in_the_language_of_the_option(tmp_path: Path) -> None:
    window, game = StandInWindow(), tmp_path / "game.prgame"
    for before in ((), ("--",)):
        assert cli.main(["--lang", "zh_TW", *before, str(game)], lambda: window) == 0
    assert window.opened == [(game, "zh_TW")] * 2


@pytest.mark.parametrize(
    ("before", "after", "language"),
    [("", "", "en"), ("--lang ja", "", "ja"), ("", "--lang zh-TW", "zh_TW"), ("--lang ja", "--lang en", "en")],
)
def test_pictures_are_in_the_language_of_the_last_option(
    tmp_path: Path, before: str, after: str, language: str
) -> None:
    window = StandInWindow()
    line = [*before.split(), "screenshot", *after.split(), str(tmp_path / "out.png")]
    assert cli.main(line, lambda: window) == 0
    assert window.drawn[0].language == language


# -- the catalogues -------------------------------------------------------------------------------------------------


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns the folder in which catalogues are searched."""
    monkeypatch.setattr(words, "translations_dir", lambda: tmp_path)
    return tmp_path


def start_without_screen() -> int:
    return cli.main([], lambda: StandInWindow(error=NoScreenError()))


def test_the_option_takes_precedence_over_the_system(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    write(folder, "ja", {"Cli": {SENTENCE: "画面がありません。"}})
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert start_without_screen() == 1
    assert capsys.readouterr().err == "画面がありません。\n"
    assert cli.main(["--lang", "en"], lambda: StandInWindow(error=NoScreenError())) == 1
    assert capsys.readouterr().err == f"{SENTENCE}\n"


@pytest.mark.parametrize(
    "content",
    [
        None,
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b'{"Cli": []}',
        b'{"Cli": {"a": 1}}',
        b"[" * 100_000,
        b"{}",
        b'{"Cli": {}}',
    ],
)
def test_english_is_used_without_a_valid_catalogue(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], content: bytes | None
) -> None:
    if content is not None:
        (folder / "cli_ja.json").write_bytes(content)
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert start_without_screen() == 1
    assert capsys.readouterr().err == f"{SENTENCE}\n"


def test_english_needs_no_catalogue(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    write(folder, "en", {"Cli": {SENTENCE: "wrong"}})
    assert start_without_screen() == 1
    assert capsys.readouterr().err == f"{SENTENCE}\n"


def test_text_in_a_requested_language_is_escaped_if_necessary() -> None:
    command = [sys.executable, "-m", "puertorico_desktop", "--lang", "ja", "check-save", "missing.prgame"]
    for encoding in ("ascii", "utf-8"):
        environment = {**os.environ, "PYTHONIOENCODING": encoding}
        done = subprocess.run(command, capture_output=True, env=environment, check=False)
        assert (done.returncode, done.stderr) == (1, b"")
        said = done.stdout.decode("unicode_escape" if encoding == "ascii" else encoding)
        assert said.startswith("missing.prgame: ファイルが見つかりません。")
    environment |= {"PYTHONIOENCODING": "ascii", "LC_ALL": "ja_JP.UTF-8"}
    done = subprocess.run([*command[:3], *command[5:]], capture_output=True, env=environment, check=False)
    assert done.stdout.startswith(b"missing.prgame: The file is not there.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_output_for_programs_is_the_same_in_every_language(run: Run, language: str) -> None:
    save = Path(__file__).parents[1] / "data" / "saves" / "v1" / "benefit.prgame"
    for command in (("show", save, "--json"), ("replay", save), ("playthrough", "--players", "2", "--seed", "1")):
        assert run("--lang", language, *command) == run(*command)
    match = ("simulate", "--players", "2", "--games", "1", "--seed", "1", "--json")
    spoken, english = (json.loads(run(*line)[1]) for line in (("--lang", language, *match), match))
    del spoken["seconds"], english["seconds"]
    assert spoken == english
