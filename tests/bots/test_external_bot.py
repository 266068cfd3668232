"""External programs as bots: correct ones, and all kinds of errors."""

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
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng
from tests.bots.programs import command, stub

LONG = TimeLimits(start=120, move=120, late=60)
SHORT = TimeLimits(start=120, late=0.8)

OWN_PROGRAM = "engine:" + command(sys.executable, "-m", "puertorico_desktop", "engine", "--bot", "simple")

MakeBot = Callable[..., ExternalBot]


@pytest.fixture(autouse=True)
def no_daemon_threads_left() -> Iterator[None]:
    """Fails if threads are left, also daemon threads."""
    before = set(threading.enumerate())
    yield
    assert set(threading.enumerate()) <= before


@pytest.fixture
def make_external() -> Iterator[MakeBot]:
    """Yields a function that creates bots that are closed at the end; its time limits allow for a busy computer."""
    made: list[ExternalBot] = []

    def external_bot(line: str, budget: Budget | None = None, limits: TimeLimits = LONG) -> ExternalBot:
        made.append(ExternalBot(line, budget, limits))
        return made[-1]

    yield external_bot
    for bot in made:
        bot.close()


def play(bot: ExternalBot, moves: int = 1) -> list[Action]:
    """Plays moves for all seats with the bot."""
    game = new_game(Options(players=3), 1)
    history: list[Action] = []
    for _ in range(moves):
        action = bot.choose(game.copy(), tuple(history))
        game.play(action)
        history.append(action)
    return history


# -- correct programs -----------------------------------------------------------------------------------------------


def test_a_program_runs_until_its_bot_is_closed(
    make_external: MakeBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(subprocess_client, "QUIT_SECONDS", 60)
    log = tmp_path / "log"
    bot = make_external(stub("good", log), Budget(seconds=2.5, nodes=10))
    play(bot, 4)
    play(bot, 2)
    bot.close()
    received = log.read_text(encoding="utf-8").splitlines()
    assert [text.split()[0] for text in received] == [
        "hello", "setoption",
        "ping", "newgame", "ping", "position", "go",
        *["ping", "position", "go"] * 3,
        "ping", "newgame", "ping", "position", "go",
        "ping", "position", "go",
        "quit",
    ]  # fmt: skip
    assert received[1].startswith('setoption {"name": "seed", "value": ')
    assert {text for text in received if text.startswith("go")} == {'go {"seconds": 2.5, "nodes": 10}'}
    newgame = json.loads(received[3].removeprefix("newgame "))
    assert newgame["options"]["players"] == 3


def test_a_program_that_asks_for_it_receives_the_actions_of_others(make_external: MakeBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = make_external(stub("curious", log))
    game, others = new_game(Options(players=3), 1), make_bot("simple", 1)
    history: list[Action] = []
    while game.round == 1:
        action = bot.choose(game.copy(), history) if game.asked == 0 else others.choose(game.copy())
        game.play(action)
        history.append(action)
    bot.close()
    received = [text.split(" ", 1) for text in log.read_text(encoding="utf-8").splitlines()]
    played = [(received[number - 1], text) for number, (word, *text) in enumerate(received) if word == "played"]
    assert {text.split()[0] for _, (text,) in played} == {"choose", "build"}
    for (word, position), (text,) in played:
        before = position_of(position, Rng.from_seed(1))
        assert word == "position"
        assert before.asked != 0
        assert before.is_legal(before.parse(text))


def test_a_program_with_older_rules_receives_their_version(make_external: MakeBot, tmp_path: Path) -> None:
    for behaviour, rules in (("old", 5), ("good", kind_of(Options()).rules_version)):
        log = tmp_path / behaviour
        play(make_external(stub(behaviour, log)))
        (newgame,) = [text for text in log.read_text(encoding="utf-8").splitlines() if text.startswith("newgame")]
        assert json.loads(newgame.removeprefix("newgame "))["rules"] == rules


def test_the_own_engine_program_plays_the_same_game_as_its_bot() -> None:
    options = Options(players=3)
    result = play_game(Series(options, (OWN_PROGRAM, "simple", "simple"), 7), 0, keep_actions=True)
    direct = play_game(Series(options, ("simple",) * 3, 7), 0, keep_actions=True)
    assert (result.illegal, result.troubles) == (0, ())
    assert result.actions == direct.actions


def test_programs_play_in_several_processes() -> None:
    series = Series(Options(players=2), ("engine:" + stub("good"), "simple"), 7, rotate=True)
    with executor_for(2) as executor:
        results = list(play_series(series, 4, executor))
    assert [result.illegal for result in results] == [0] * 4
    assert results == list(play_series(series, 4))


# -- errors of programs ---------------------------------------------------------------------------------------------


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
def test_a_program_that_cannot_play_is_reported_at_the_start(
    make_external: MakeBot, line: str, sentence: str
) -> None:
    bot = make_external(line)
    for _ in range(2):
        with pytest.raises(ProgramError, match=sentence):
            bot.start()
    with pytest.raises(ProgramError, match=sentence):
        next(play_series(Series(Options(players=2), ("engine:" + line, "simple"), 1), 1))


def test_a_program_that_does_not_answer_is_not_waited_for(make_external: MakeBot) -> None:
    bot = make_external(stub("silent"), limits=TimeLimits(start=0.5))
    with pytest.raises(ProgramError, match=r"was not ready within 0\.5 seconds"):
        bot.start()


@pytest.mark.parametrize(
    ("behaviour", "sentence"),
    [
        ("garbage", "chose an action that does not exist"),
        ("illegal", "chose an action that does not exist"),
        ("complaining", "complains: "),
    ],
)
def test_an_invalid_answer_fails_for_one_move(make_external: MakeBot, behaviour: str, sentence: str) -> None:
    bot = make_external(stub(behaviour))
    for _ in range(3):
        with pytest.raises(ProgramError, match=sentence):
            play(bot)


def test_a_refused_game_spoils_one_move_and_leaves_the_program_ready(make_external: MakeBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    bot = make_external(stub("declining", log))
    game = new_game(Options(players=3), 1)
    with pytest.raises(ProgramError, match="complains: 'I do not know these rules'"):
        bot.choose(game.copy(), ())
    first = game.legal_actions()[0]
    game.play(first)
    assert game.is_legal(bot.choose(game.copy(), (first,)))
    received = [text.split()[0] for text in log.read_text(encoding="utf-8").splitlines()]
    assert received == ["hello", "setoption", "ping", "newgame", "ping", *["ping", "position", "go"]]


def test_an_illegal_answer_is_refused(make_external: MakeBot, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make_external(stub("good"))
    monkeypatch.setattr(PuertoRico, "is_legal", lambda *_: False)
    monkeypatch.setattr(PuertoRico, "why_not", lambda *_: "ship_full")
    with pytest.raises(ProgramError, match="broke the rules: 'choose captain', ship_full"):
        play(bot)


def test_a_program_that_exits_is_not_asked_again(make_external: MakeBot) -> None:
    bot = make_external(stub("dying"))
    play(bot, 2)
    for _ in range(2):
        with pytest.raises(ProgramError, match="has ended"):
            play(bot)


def test_a_program_that_hangs_is_ended(make_external: MakeBot) -> None:
    bot = make_external(stub("hanging"), Budget(seconds=0.2), SHORT)
    play(bot, 2)
    with pytest.raises(ProgramError, match=r"did not move within 1\.8 seconds"):
        play(bot)
    start = time.monotonic()
    with pytest.raises(ProgramError, match="did not move"):
        play(bot)
    assert time.monotonic() - start < 1


def test_a_program_that_exceeds_its_time_is_asked_to_stop(make_external: MakeBot) -> None:
    assert len(play(make_external(stub("stopping"), Budget(seconds=0.1), SHORT), 2)) == 2


def test_endless_output_is_no_answer(make_external: MakeBot) -> None:
    with pytest.raises(ProgramError, match=r"has ended|was not ready"):
        make_external(stub("flooding"), limits=TimeLimits(start=1)).start()


def test_a_program_that_does_not_quit_is_killed(make_external: MakeBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(subprocess_client, "QUIT_SECONDS", 0.2)
    bot = make_external(stub("stubborn"))
    play(bot)
    assert bot._client is not None
    process = bot._client._process
    bot.close()
    assert process.returncode not in (None, 0)


def test_a_program_ends_when_its_client_is_deleted(make_external: MakeBot) -> None:
    program = SubprocessClient(stub("good"))
    process = program._process
    del program
    assert process.returncode is not None


def test_every_fault_has_a_sentence() -> None:
    assert SENTENCES.keys() == set(Fault)
    for fault in Fault:
        assert "'ls -l'" in str(ProgramFailure(fault, "ls -l", "3"))


@pytest.mark.parametrize("behaviour", ["garbage", "dying"])
def test_a_game_continues_after_errors_and_reports_them(behaviour: str) -> None:
    series = Series(Options(players=2), ("engine:" + stub(behaviour), "simple"), 3)
    report = Report.from_results(series, play_series(series, 1))
    assert report.illegal > 5
    troubles = report.as_data()["troubles"]
    assert isinstance(troubles, list)
    assert all("stub_engine" in text for text in troubles)
    assert 1 <= len(troubles) <= 20


# -- external programs among other bots -----------------------------------------------------------------------------


def test_the_name_of_a_program_contains_its_command_line() -> None:
    assert is_known(OWN_PROGRAM)
    assert not is_known("engine:")
    assert not is_known("engine: ")
    assert not is_known("motor:ls")
    with pytest.raises(UnknownBotError):
        make_bot("engine:", 1)
    assert isinstance(make_bot("engine:ls", 1), ExternalBot)


def test_other_bots_can_be_closed() -> None:
    close_bot(make_bot("simple", 1))
    chooser = Chooser("hard", 1)
    chooser.try_out()
    chooser.close()


def test_the_bot_server_asks_external_programs() -> None:
    game = new_game(Options(players=3), 1)
    roster = Roster()
    assert answer(Request(1, "engine:" + stub("good"), 1, game), roster).text == "choose captain"
    assert "cannot be started" in str(answer(Request(1, "engine:no-such-program", 1, game), roster).error)
    roster.close()


def test_a_program_receives_a_random_seed(make_external: MakeBot, tmp_path: Path) -> None:
    log = tmp_path / "log"
    for _ in range(3):
        bot = make_external(stub("good", log))
        play(bot)
        bot.close()
    received = [text for text in log.read_text(encoding="utf-8").splitlines() if text.startswith("setoption")]
    assert len(set(received)) == len(received) == 3
