"""Other people's programs at our table: good ones, and all the ways to be bad."""

import json
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from puertorico_desktop.bots.arena.games import Chooser, Series, play_game, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process import subprocess_client
from puertorico_desktop.bots.process.bot_server import Roster, answer
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.process.messages import Request
from puertorico_desktop.bots.process.subprocess_client import (
    SENTENCES,
    Fault,
    ProgramError,
    ProgramFailure,
    SubprocessClient,
)
from puertorico_desktop.bots.protocol.external_bot import ExternalBot, TimeLimits
from puertorico_desktop.bots.protocol.lines import position_of
from puertorico_desktop.bots.registry import UnknownBotError, close_bot, is_known, make_bot
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.programs import command, stub

LONG = TimeLimits(start=120, move=120, late=60)
SHORT = TimeLimits(start=120, late=1.5)

OURS = "engine:" + command(sys.executable, "-m", "puertorico_desktop", "engine", "--bot", "simple")

Make = Callable[..., ExternalBot]


@pytest.fixture(autouse=True)
def no_threads_left() -> Iterator[None]:
    """Daemons too."""
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.fixture
def make() -> Iterator[Make]:
    """Bots that are closed at the end, with limits that suit a busy computer."""
    made: list[ExternalBot] = []

    def foreign(line: str, budget: Budget | None = None, limits: TimeLimits = LONG) -> ExternalBot:
        made.append(ExternalBot(line, budget, limits))
        return made[-1]

    yield foreign
    for bot in made:
        bot.close()


def play(bot: ExternalBot, moves: int = 1) -> list[Action]:
    """The bot plays a game for all seats."""
    game = new_game(Options(players=3), 1)
    history: list[Action] = []
    for _ in range(moves):
        action = bot.choose(game.copy(), tuple(history))
        game.play(action)
        history.append(action)
    return history


# -- good programs --------------------------------------------------------------------------------------------------


def test_a_program_lives_as_long_as_the_game(make: Make, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_client, "QUIT_SECONDS", 60)
    log = tmp_path / "log"
    bot = make(stub("good", log), Budget(seconds=2.5, nodes=10))
    play(bot, 4)
    play(bot, 2)
    bot.close()
    heard = log.read_text(encoding="utf-8").splitlines()
    assert [text.split()[0] for text in heard] == [
        "hello", "setoption",
        "ping", "newgame", "position", "go",
        *["ping", "position", "go"] * 3,
        "ping", "newgame", "position", "go",
        "ping", "position", "go",
        "quit",
    ]  # fmt: skip
    assert heard[1].startswith('setoption {"name": "seed", "value": ')
    assert {text for text in heard if text.startswith("go")} == {'go {"seconds": 2.5, "nodes": 10}'}
    newgame = json.loads(heard[3].removeprefix("newgame "))
    assert newgame["options"]["players"] == 3


def test_a_program_that_wants_to_know_is_shown_what_others_do(make: Make, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = make(stub("curious", log))
    game, others = new_game(Options(players=3), 1), make_bot("simple", 1)
    history: list[Action] = []
    while game.round == 1:
        action = bot.choose(game.copy(), history) if game.asked == 0 else others.choose(game.copy())
        game.play(action)
        history.append(action)
    bot.close()
    heard = [text.split(" ", 1) for text in log.read_text(encoding="utf-8").splitlines()]
    shown = [(heard[number - 1], text) for number, (word, *text) in enumerate(heard) if word == "played"]
    assert {text.split()[0] for _, (text,) in shown} == {"choose", "build"}
    for (word, position), (text,) in shown:
        before = position_of(position, Rng.from_seed(1))
        assert word == "position"
        assert before.asked != 0
        assert before.is_legal(before.parse(text))


def test_our_own_program_plays_a_whole_game_like_the_bot_in_it() -> None:
    options = Options(players=3)
    result = play_game(Series(options, (OURS, "simple", "simple"), 7), 0, keep_actions=True)
    direct = play_game(Series(options, ("simple",) * 3, 7), 0, keep_actions=True)
    assert (result.illegal, result.troubles) == (0, ())
    assert result.actions == direct.actions


def test_programs_play_in_several_processes() -> None:
    series = Series(Options(players=2), ("engine:" + stub("good"), "simple"), 7, rotate=True)
    with executor_for(2) as executor:
        results = list(play_series(series, 4, executor))
    assert [result.illegal for result in results] == [0] * 4
    assert results == list(play_series(series, 4))


# -- bad ones -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("no-such-program-anywhere --fast", "cannot be started"),
        ("'", "cannot be started"),
        (command(sys.executable, "-c", ""), "has ended"),
        (command(sys.executable, "-c", "print('Welcome!')"), "has ended"),
        (stub("modern"), "speaks another language: 'hello 9'"),
    ],
)
def test_a_program_that_cannot_play_is_told_from_the_first(make: Make, line: str, sentence: str) -> None:
    bot = make(line)
    for _ in range(2):
        with pytest.raises(ProgramError, match=sentence):
            bot.start()
    with pytest.raises(ProgramError, match=sentence):
        next(play_series(Series(Options(players=2), ("engine:" + line, "simple"), 1), 1))


def test_a_silent_program_is_not_waited_for(make: Make) -> None:
    bot = make(stub("silent"), limits=TimeLimits(start=0.5))
    with pytest.raises(ProgramError, match=r"was not ready within 0\.5 seconds"):
        bot.start()


@pytest.mark.parametrize(
    ("manner", "sentence"),
    [("garbage", "chose what there is not"), ("illegal", "chose what there is not"), ("complaining", "complains: ")],
)
def test_a_senseless_answer_spoils_one_move(make: Make, manner: str, sentence: str) -> None:
    bot = make(stub(manner))
    for _ in range(3):
        with pytest.raises(ProgramError, match=sentence):
            play(bot)


def test_an_answer_against_the_rules_is_refused(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make(stub("good"))
    monkeypatch.setattr(PuertoRico, "is_legal", lambda *_: False)
    monkeypatch.setattr(PuertoRico, "why_not", lambda *_: "ship_full")
    with pytest.raises(ProgramError, match="broke the rules: 'choose captain', ship_full"):
        play(bot)


def test_a_program_that_dies_is_not_asked_again(make: Make) -> None:
    bot = make(stub("dying"))
    play(bot, 2)
    for _ in range(2):
        with pytest.raises(ProgramError, match="has ended"):
            play(bot)


def test_a_program_that_hangs_is_given_up(make: Make) -> None:
    bot = make(stub("hanging"), Budget(seconds=0.2), SHORT)
    play(bot, 2)
    with pytest.raises(ProgramError, match=r"did not move within 3\.2 seconds"):
        play(bot)
    start = time.monotonic()
    with pytest.raises(ProgramError, match="did not move"):
        play(bot)
    assert time.monotonic() - start < 1


def test_a_program_that_thinks_too_long_is_told_to_stop(make: Make) -> None:
    assert len(play(make(stub("stopping"), Budget(seconds=0.1), SHORT), 2)) == 2


def test_a_flood_is_no_answer(make: Make) -> None:
    with pytest.raises(ProgramError, match=r"has ended|was not ready"):
        make(stub("flooding"), limits=TimeLimits(start=3)).start()


def test_a_program_that_will_not_end_is_killed(make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_client, "QUIT_SECONDS", 0.2)
    bot = make(stub("stubborn"))
    play(bot)
    assert bot._client is not None
    process = bot._client._process
    bot.close()
    assert process.returncode not in (None, 0)


def test_a_forgotten_program_ends(make: Make) -> None:
    program = SubprocessClient(stub("good"))
    process = program._process
    del program
    assert process.returncode is not None


def test_every_fault_has_a_sentence() -> None:
    assert SENTENCES.keys() == set(Fault)
    for fault in Fault:
        assert "'ls -l'" in str(ProgramFailure(fault, "ls -l", "3"))


@pytest.mark.parametrize("manner", ["garbage", "dying"])
def test_the_game_goes_on_and_says_what_happened(manner: str) -> None:
    series = Series(Options(players=2), ("engine:" + stub(manner), "simple"), 3)
    report = Report.from_results(series, play_series(series, 1))
    assert report.illegal > 5
    troubles = report.as_data()["troubles"]
    assert isinstance(troubles, list)
    assert all("stub_engine" in text for text in troubles)
    assert 1 <= len(troubles) <= 20


# -- as a bot among others ------------------------------------------------------------------------------------------


def test_a_program_is_known_by_its_command_line() -> None:
    assert is_known(OURS)
    assert not is_known("engine:")
    assert not is_known("engine: ")
    assert not is_known("motor:ls")
    with pytest.raises(UnknownBotError):
        make_bot("engine:", 1)
    assert isinstance(make_bot("engine:ls", 1), ExternalBot)


def test_other_bots_have_nothing_to_close() -> None:
    close_bot(make_bot("simple", 1))
    chooser = Chooser("hard", 1)
    chooser.try_out()
    chooser.close()


def test_the_worker_of_the_window_asks_programs_too() -> None:
    game = new_game(Options(players=3), 1)
    roster = Roster()
    assert answer(Request(1, "engine:" + stub("good"), 1, game), roster).text == "choose captain"
    assert "cannot be started" in str(answer(Request(1, "engine:no-such-program", 1, game), roster).error)
    roster.close()


def test_a_program_gets_seeds_that_follow_from_nothing(make: Make, tmp_path: Path) -> None:
    log = tmp_path / "log"
    for _ in range(3):
        bot = make(stub("good", log))
        play(bot)
        bot.close()
    heard = [text for text in log.read_text(encoding="utf-8").splitlines() if text.startswith("setoption")]
    assert len(set(heard)) == len(heard) == 3
