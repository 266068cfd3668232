"""The engine command: a bot as a program for others."""

import io
import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from puertorico_desktop.bots.base import visible_actions
from puertorico_desktop.bots.bot_input import input_for_bot
from puertorico_desktop.bots.process.line_inbox import MAX_LINE
from puertorico_desktop.bots.process.thinker import OnReply, Question, Reply, Thinker, reply_to
from puertorico_desktop.bots.protocol import protocol_server
from puertorico_desktop.bots.protocol.lines import line, new_game_data, position_data
from puertorico_desktop.bots.protocol.protocol_server import ProtocolServer, serve
from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.bots.search.opponent_model import AT_FIRST, heuristic_action
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.kind import PuertoRicoKind
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.sanjuan.catalog import PRICES
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind as SanJuanDecisions
from puertorico_desktop.engine.sanjuan.kind import SanJuanKind
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.paths import resource
from puertorico_desktop.saves.sanjuan.snapshot import OfferRecord, PlayerRecord, SiteRecord, Snapshot

START = new_game(Options(players=3), 1)
POSITION = line("position", position_data(START))
BESTMOVE = re.compile(r"bestmove choose \w+\n")


class StandInThinker(Thinker):
    """A thinker that replies when the test tells it to, in this process."""

    def __init__(self) -> None:
        self.questions: list[Question] = []
        self.waiting: OnReply | None = None

    @property
    def busy(self) -> bool:
        return self.waiting is not None

    def ask(self, question: Question, answer: OnReply) -> None:
        self.questions.append(question)
        self.waiting = answer

    def abort(self) -> bool:
        was_busy, self.waiting = self.busy, None
        return was_busy

    def give(self, reply: Reply | None = None) -> None:
        """Replies to the question that waits."""
        answer, self.waiting = self.waiting, None
        assert answer is not None
        answer(reply_to(self.questions[-1]) if reply is None else reply)


class Client:
    """A server that has been greeted, and its output."""

    def __init__(self, bot: str = "simple", greet: bool = True) -> None:
        self.thinker = StandInThinker()
        self._said = io.StringIO()
        self.server = ProtocolServer(bot, 3, self.thinker, self._said)
        if greet:
            self.say("hello 1")

    def say(self, text: str) -> str:
        """Sends a line and returns the answer."""
        assert self.server.answer(text + "\n")
        return self.new_output()

    def new_output(self) -> str:
        """Returns the output since the last call."""
        text = self._said.getvalue()
        self._said.seek(0)
        self._said.truncate()
        return text


def test_the_greeting_is_answered() -> None:
    words = [text.split()[0] for text in Client(greet=False).say("hello 1").splitlines()]
    assert words == ["hello", "id", "option", "option", "option", "ready"]


@pytest.mark.parametrize("text", ["hello", "hello 2", "hello one", "go", "ping", "newgame {}"])
def test_commands_before_the_greeting_are_errors(text: str) -> None:
    assert re.fullmatch(r"error .*\n", Client(greet=False).say(text))


def test_go_is_answered_with_a_move() -> None:
    client = Client()
    assert client.say("newgame") == client.say(POSITION) == client.say("go") == ""
    client.thinker.give()
    assert BESTMOVE.fullmatch(client.new_output())
    assert client.say('go {"seconds": 0.5, "nodes": 9}') == ""
    budget = client.thinker.questions[-1].budget
    assert budget is not None
    assert (budget.seconds, budget.nodes) == (0.5, 9)


def test_the_thought_of_a_searching_bot_is_sent() -> None:
    client = Client("expert")  # always chooses the best action; `hard` sometimes one that is nearly equal
    client.say(POSITION)
    client.say('go {"nodes": 30}')
    client.thinker.give()
    info, best = client.new_output().splitlines(keepends=True)
    assert info.startswith("info ")
    thought = json.loads(info.removeprefix("info "))
    assert best == f"bestmove {thought['prospects'][0]['action']}\n"


def test_equal_games_have_equal_questions() -> None:
    client = Client()
    for _ in range(2):
        client.say("newgame")
        for _ in range(2):
            client.say(POSITION)
            client.say("go")
            client.thinker.give()
    first, second, third, fourth = client.thinker.questions
    assert first == third != second == fourth


@pytest.mark.parametrize("options", [Options(players=3), SanJuan(players=2)], ids=["puertorico", "sanjuan"])
def test_steady_bots_play_the_same_as_in_the_window(options: Any) -> None:
    """They receive the seed of the game and every action, except secret ones."""
    game, name, actions = kind_of(options).new_game(options, 20261125), "steady-6", []
    clients = [Client(name) for _ in range(options.players)]
    for client in clients:
        client.say('setoption {"name": "game_seed", "value": 20261125}')
        client.say(line("newgame", new_game_data(game)))
    for _ in range(14):
        seat = game.asked
        seen, seed = input_for_bot(game, name, 9, len(actions), 20261125)
        expected = make_bot(name, seed).choose(seen, visible_actions(game, actions))
        text = game.text(expected)
        clients[seat].say(line("position", position_data(game)))
        clients[seat].say("go")
        clients[seat].thinker.give()
        assert clients[seat].new_output().splitlines()[-1] == f"bestmove {text}"
        for other, client in enumerate(clients):
            if kind_of(options).is_secret(expected):
                assert client.say("played") == ""
                continue
            if other != seat:
                assert client.say(line("position", position_data(game))) == ""
            assert client.say(f"played {text}") == ""
        actions.append(expected)
        game.play(expected)
    assert clients[0].say('setoption {"name": "game_seed", "value": null}') == ""


def test_stop_is_answered_with_a_move() -> None:
    client = Client()
    client.say(POSITION)
    client.say("go")
    assert BESTMOVE.fullmatch(client.say("stop"))
    assert client.say("stop") == ""
    assert client.say("go") == ""


def test_a_failing_bot_is_replaced_for_its_move() -> None:
    client = Client()
    client.say(POSITION)
    client.say("go")
    client.thinker.give(Reply(error="RuntimeError: out of ideas"))
    info, best = client.new_output().splitlines(keepends=True)
    assert info == 'info {"trouble": "RuntimeError: out of ideas"}\n'
    assert BESTMOVE.fullmatch(best)


def test_options_are_set() -> None:
    client = Client()
    assert client.say('setoption {"name": "bot", "value": "expert-builder"}') == ""
    assert client.say('setoption {"name": "seed", "value": 77}') == ""
    client.say(POSITION)
    client.say("go")
    assert client.thinker.questions[0].bot == "expert-builder"


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("castle", "no command 'castle'"),
        ("\N{SNOWMAN}\x07", r"no command '\u2603\x07'"),
        ("x" * 500, "no command 'xxx"),
        ("go", "no position"),
        ("go now", "not JSON"),
        ('go {"seconds": 1' + "0" * 400 + "}", "'seconds' must be"),
        ('go {"seconds": true}', "'seconds' must be"),
        ("played choose mayor", "no position"),
        ("position {}", "observation"),
        ("setoption", "no option"),
        ('setoption {"name": "hash", "value": 1}', "no option 'hash'"),
        ('setoption {"name": "bot", "value": "champion"}', "no bot 'champion'"),
        ('setoption {"name": "bot", "value": "engine:ls"}', "no bot 'engine:ls'"),
        ('setoption {"name": "bot", "value": 3}', "no bot"),
        ('setoption {"name": "seed", "value": -1}', "the seed must be"),
        ('setoption {"name": "seed", "value": true}', "the seed must be"),
        ('newgame {"options": {"players": 7}}', "players must be 2 to 5"),
        ('newgame {"options": {"edition": "1904"}}', "is no edition"),
        ('newgame {"rules": 99}', "the rules here have the versions 1 to"),
        ('newgame {"rules": true}', "the rules here have the versions 1 to"),
    ],
)
def test_invalid_commands_are_reported_and_ignored(text: str, complaint: str) -> None:
    client = Client()
    said = client.say(text)
    assert said.startswith("error ")
    assert said.count("\n") == 1
    assert said.isascii()
    assert complaint in said
    assert client.say("ping still there") == "pong still there\n"


@pytest.mark.parametrize("phase", [[], {}, 3, None, ["draft"]])
def test_an_invalid_phase_is_reported_and_ignored(phase: object) -> None:
    client = Client()
    data = position_data(START)
    data["observation"]["phases"].append({"phase": phase})
    assert client.say(line("position", data)).startswith("error ")
    assert client.say("ping still there") == "pong still there\n"


def test_an_invalid_position_removes_the_former_one() -> None:
    client = Client()
    client.say(POSITION)
    assert "error" in client.say("position {}")
    assert "no position" in client.say("go")


def test_the_opponent_model_learns_from_played_actions() -> None:
    client = Client("hard")
    for _ in range(2):
        assert client.say(POSITION) == ""
        assert client.say(f"played {START.text(heuristic_action(START))}") == ""
    client.say(POSITION)
    client.say('go {"nodes": 2}')
    assert len(client.thinker.questions[0].observed_choices) == 2
    client.thinker.give()
    client.say(POSITION)
    client.say('go {"nodes": 2}')
    later = client.thinker.questions[1]
    assert later.observed_choices == ()
    assert later.opponents.heuristic_probability(0) > AT_FIRST
    client.thinker.give()
    client.say("newgame {}")
    client.say(POSITION)
    client.say("go")
    assert client.thinker.questions[2].opponents.heuristic_probability(0) == AT_FIRST


def test_the_number_of_observed_choices_is_limited(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(protocol_server, "MAX_SIGHTINGS", 3)
    client = Client("hard")
    for text in ("settler", "mayor", "builder", "craftsman", "captain"):
        client.say(POSITION)
        assert client.say(f"played choose {text}") == ""
    client.say(POSITION)
    client.say("go")
    kept = [game.text(action) for game, action in client.thinker.questions[0].observed_choices]
    assert kept == ["choose builder", "choose craftsman", "choose captain"]


@pytest.mark.parametrize(("text", "complaint"), [("castle", "not possible there"), ("pass", "not possible there")])
def test_impossible_played_actions_are_reported(text: str, complaint: str) -> None:
    client = Client()
    client.say(POSITION)
    assert complaint in client.say(f"played {text}")


def test_few_commands_are_accepted_while_thinking() -> None:
    client = Client()
    client.say(POSITION)
    client.say("go")
    for text in ("go", POSITION, "newgame", "hello 1", 'setoption {"name": "seed", "value": 1}'):
        assert "stop ends the thinking" in client.say(text)
    assert client.say("ping") == "pong\n"
    assert not client.server.answer("quit")


def test_a_line_that_is_too_long_is_reported_once() -> None:
    saying = io.StringIO()
    serve(io.StringIO("hello 1\n" + "position " + "x" * (3 * MAX_LINE) + "\nping 2\n"), saying, "simple", 1)
    said = saying.getvalue().splitlines()
    assert said[-2].startswith("error this is not JSON")
    assert said[-3] == "ready"
    assert said[-1] == "pong 2"


def test_the_move_is_sent_after_the_end_of_the_input() -> None:
    saying = io.StringIO()
    serve(io.StringIO(f"hello 1\n{POSITION}\ngo\n"), saying, "simple", 1)
    assert BESTMOVE.search(saying.getvalue())


def test_quit_ends_the_server_at_once() -> None:
    saying = io.StringIO()
    serve(io.StringIO(f"hello 1\n{POSITION}\ngo\nquit\nping\n"), saying, "simple", 1)
    assert "pong" not in saying.getvalue()


# -- the program ----------------------------------------------------------------------------------------------------


@pytest.fixture
def program() -> Iterator[subprocess.Popen[str]]:
    """Starts the engine command with a bot."""
    command = [sys.executable, "-m", "puertorico_desktop", "engine", "--bot", "simple"]
    environment = {**os.environ, "PYTHONIOENCODING": "ascii"}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, encoding="utf-8", env=environment
    ) as process:
        watchdog = threading.Timer(180, process.kill)
        watchdog.start()
        yield process
        watchdog.cancel()
        watchdog.join()
        process.kill()


def documented_dialogue() -> list[tuple[str, str]]:
    """Returns the dialogue in the documentation: the direction and the text of each line."""
    page = resource("engine-protocol.md").read_text(encoding="utf-8")
    block = page.split("```dialogue\n")[1].split("```")[0]
    return [(text[0], text[2:]) for text in block.splitlines()]


def test_the_dialogue_in_the_documentation_is_correct(program: subprocess.Popen[str]) -> None:
    assert program.stdin is not None
    assert program.stdout is not None
    for who, text in documented_dialogue():
        if who == ">":
            program.stdin.write(text + "\n")
            program.stdin.flush()
            continue
        said = program.stdout.readline().rstrip("\n")
        if text.startswith("id "):
            documented = json.loads(text.removeprefix("id "))
            assert {**json.loads(said.removeprefix("id ")), "version": ""} == {**documented, "version": ""}
        else:
            assert said == text
    assert program.stdout.read() == ""
    assert program.wait() == 0


def test_the_documentation_shows_the_same_position_twice() -> None:
    page = resource("engine-protocol.md").read_text(encoding="utf-8")
    example = json.loads(page.split("```json\n")[1].split("```")[0])
    assert line("position", example) in [text for _, text in documented_dialogue()]


def test_the_documentation_contains_the_versions_of_the_rules() -> None:
    page = resource("engine-protocol.md").read_text(encoding="utf-8")
    for game, name in ((PuertoRicoKind, "Puerto Rico"), (SanJuanKind, "San Juan")):
        (found,) = re.findall(rf"{game.oldest_rules_kept} to (\d+) of {name}\b", page)
        assert int(found) >= game.rules_version


def test_the_documentation_contains_every_key_of_san_juan() -> None:
    page = resource("engine-protocol.md").read_text(encoding="utf-8").split("## San Juan\n")[1].split("\n## ")[0]
    keys = {key for record in (Snapshot, PlayerRecord, SiteRecord, OfferRecord) for key in attrs.fields_dict(record)}
    keys |= set(attrs.fields_dict(SanJuan))
    named = set(re.findall(r"[`\"](?:players\[\]\.)?(\w+)[`\"]", page))
    assert keys - {"rng", "players"} <= named
    assert [kind.value for kind in SanJuanDecisions if f"`{kind.value}`" not in page] == []
    for line_of_page in re.findall(r"`prices` .*", page):
        for number, values in enumerate(PRICES):
            assert f"{number} pays {', '.join(map(str, values))}" in line_of_page


def test_quit_ends_the_program_while_it_thinks(program: subprocess.Popen[str]) -> None:
    assert program.stdin is not None
    program.stdin.write(f"hello 1\n{POSITION}\ngo\nquit\n")
    program.stdin.flush()
    assert program.wait() == 0
