"""Magpies on the command line, when it is registered."""

import argparse
import json
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest

from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.cli import commands
from puertorico_desktop.cli.program import run
from puertorico_desktop.cli.registry import FACES
from puertorico_desktop.engine.games import USUAL_GAME
from puertorico_desktop.match.match import GameSetup, Match, Seat, utc_now
from puertorico_desktop.saves.document import document_of, encode
from tests.thirdgame.rules import MAGPIES, Options
from tests.thirdgame.saved import FORMATS


class MagpiesCommands:
    """See `CommandFace`."""

    rule_arguments = ("dummy",)

    def add_rules(self, parser: argparse.ArgumentParser) -> None:
        parser.add_argument("--dummy", action="store_true")

    def learned_rules(self, options: Options) -> str:
        return "--game magpies"

    def options(self, arguments: argparse.Namespace) -> Options:
        return Options(arguments.players, arguments.dummy)

    def decision_text(self, decision: Any) -> str:
        return "card"

    def part_text(self, part: str) -> str:
        return part

    def report_lines(self, report: Report) -> Iterator[str]:
        yield f"magpies: {report.games}"

    def contest_lines(self, report: Report) -> Iterator[str]:
        yield f"contest of magpies: {report.games}"

    def playthrough(
        self, options: Options, seed: int, names: Sequence[str], choose: Callable[[Any], Any]
    ) -> Iterator[str]:
        game = MAGPIES.new_game(options, seed)
        while game.decision is not None:
            action = choose(game)
            yield game.text(action)
            game.play(action)


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> None:
    assert MAGPIES.id in FORMATS
    monkeypatch.setitem(FACES, MAGPIES.id, MagpiesCommands())


def output_of(capsys: pytest.CaptureFixture[str], *words: str) -> str:
    """Returns the output of the command."""
    assert run(list(words), lambda: pytest.fail("a window"), None) == 0
    return capsys.readouterr().out


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("option", [["--game", "magpies"], ["--game=magpies"]])
def test_simulate_plays_the_named_game(capsys: pytest.CaptureFixture[str], option: list[str]) -> None:
    out = output_of(capsys, "simulate", *option, "--dummy", "--players", "3", "--games", "2", "--seed", "1")
    assert out.startswith("magpies: 2\n")


@pytest.mark.usefixtures("registered")
def test_arena_plays_the_named_game(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--players", "2", "--bots", "simple,random", "--games", "2", "--seed", "1")
    assert output_of(capsys, "arena", "--game", "magpies", *words).startswith("contest of magpies: 2\n")


@pytest.mark.usefixtures("registered")
def test_playthrough_prints_the_named_game(capsys: pytest.CaptureFixture[str]) -> None:
    assert output_of(capsys, "playthrough", "--game", "magpies", "--players", "2").startswith("play ")


@pytest.mark.usefixtures("registered")
def test_a_saved_game_is_shown(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    match: Match = Match.new(GameSetup(Options(3), 1, tuple(map(Seat, ("Anna", "Ben", "Clara")))))
    path = tmp_path / "game.prgame"
    path.write_bytes(encode(document_of(match, utc_now())))
    shown = json.loads(output_of(capsys, "show", str(path), "--json"))
    assert (shown["edition"], shown["decision"], shown["benefit"]) == ("first", match.game.decision.kind.value, None)
    assert f"turn: {shown['asked']}, card" in output_of(capsys, "show", str(path)).splitlines()


@pytest.mark.usefixtures("registered")
def test_the_default_game_needs_no_name(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("simulate", "--games", "1", "--seed", "1", "--json")
    usual, named = (json.loads(output_of(capsys, *words, *more)) for more in ([], ["--game", "puertorico"]))
    assert {**usual, "seconds": 0} == {**named, "seconds": 0}


def test_an_unknown_game_is_reported_with_the_known_ones(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["simulate", "--game", "ravens"], lambda: pytest.fail("a window"), None)
    error = capsys.readouterr().err
    assert "ravens" in error
    assert "puertorico" in error


@pytest.mark.parametrize("others", [[], [MAGPIES.id]])
def test_help_mentions_the_game_option_if_there_are_several_games(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, others: list[str]
) -> None:
    for name in [name for name in FACES if name != USUAL_GAME]:
        monkeypatch.delitem(FACES, name)
    for name in others:
        monkeypatch.setitem(FACES, name, MagpiesCommands())
    with pytest.raises(SystemExit):
        run(["simulate", "--help"], lambda: pytest.fail("a window"), None)
    assert ("--game GAME" in capsys.readouterr().out) is bool(others)


class StandInWindow:
    """A window that records the match instead of drawing it."""

    match: Any = None

    def smallest_size(self) -> tuple[int, int]:
        return 1000, 540

    def schemes(self) -> Sequence[str]:
        return ("light",)

    def picture(self, match: Any, *_: object) -> bytes:
        self.match = match
        return b"picture"


@pytest.mark.usefixtures("registered")
def test_screenshot_draws_the_named_game(tmp_path: Path) -> None:
    window = StandInWindow()
    words = ["--game", MAGPIES.id, "--dummy", "--players", "3", "--ply", "2", str(tmp_path / "out.png")]
    assert run(["screenshot", *words], lambda: window, None) == 0  # type: ignore[arg-type,return-value]
    assert window.match.setup.options == Options(3, dummy=True)
    assert window.match.ply == 2


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize(
    "words", [["--game", MAGPIES.id], ["--game", MAGPIES.id, "--dummy"], ["--edition", "classic"]]
)
def test_screenshot_of_a_save_refuses_options_of_the_game(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    with pytest.raises(SystemExit):
        run(["screenshot", "--save", "a.prgame", *words, str(tmp_path / "out.png")], StandInWindow, None)  # type: ignore[arg-type]
    assert words[0] in capsys.readouterr().err


@pytest.mark.usefixtures("registered")
def test_bench_measures_the_named_game(capsys: pytest.CaptureFixture[str]) -> None:
    figures = json.loads(output_of(capsys, "bench", "--game", MAGPIES.id, "--seconds", "0.2", "--json"))
    assert figures["edition"] == "first"


@pytest.mark.usefixtures("registered")
def test_help_contains_the_numbers_of_players(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        run(["bench", "--game", MAGPIES.id, "--help"], lambda: pytest.fail("a window"), None)
    assert "2 to 4 (4; 4 with --gui)" in " ".join(capsys.readouterr().out.split())


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("words", [["--game", MAGPIES.id], ["--dummy", "--game", MAGPIES.id]])
def test_bench_of_days_refuses_options_of_the_game(capsys: pytest.CaptureFixture[str], words: list[str]) -> None:
    with pytest.raises(SystemExit):
        run(["bench", "--days", *words], lambda: pytest.fail("a window"), None)
    assert "argument --game: not allowed with argument --days" in capsys.readouterr().err


@pytest.mark.usefixtures("registered")
def test_bench_passes_on_options_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    measured: list[tuple[Any, float]] = []
    monkeypatch.setattr(commands, "bench_bots", lambda rules, seconds: measured.append((rules, seconds)) or {})
    words = ["bench", "--bots", "--game", MAGPIES.id, "--dummy", "--players", "3", "--seconds", "2"]
    assert run(words, lambda: pytest.fail("a window"), None) == 0
    assert measured == [(Options(3, dummy=True), 2)]


@pytest.mark.usefixtures("registered")
@pytest.mark.parametrize("option", ["--nodes-per-move", "--seconds-per-move"])
def test_limits_for_bots_that_have_none_are_refused(capsys: pytest.CaptureFixture[str], option: str) -> None:
    with pytest.raises(SystemExit):
        run(["simulate", "--game", MAGPIES.id, "--players", "2", option, "1"], lambda: pytest.fail("a window"), None)
    assert f"argument {option}: none of these bots" in capsys.readouterr().err


@pytest.mark.usefixtures("registered")
def test_training_for_a_game_without_knowledge_is_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    with pytest.raises(SystemExit):
        run(["train", "--game", MAGPIES.id, "--dummy", str(tmp_path / "out")], lambda: pytest.fail("a window"), None)
    assert "the bots of this game learn nothing" in capsys.readouterr().err
