"""A game that exists only in tests, in every part of the program that does not depend on a game."""

import io
import json
import pickle
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtWidgets import QListWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.arena.games import Series, play_game, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.protocol.external_bot import ExternalBot
from puertorico_desktop.bots.protocol.protocol_server import serve
from puertorico_desktop.bots.registry import close_bot, make_bot
from puertorico_desktop.engine.game import IllegalActionError, NotationError
from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.match.match import GameSetup, Match, Move, Seat, UndoObstacle
from puertorico_desktop.saves.document import decode, digest, document_of, encode
from puertorico_desktop.saves.errors import Problem, SaveError
from puertorico_desktop.saves.export import game_text
from puertorico_desktop.saves.filenames import SUFFIX
from puertorico_desktop.saves.folders import Folders
from puertorico_desktop.saves.library import Library
from puertorico_desktop.saves.summary import Summary
from tests.bots.programs import command
from tests.saves.courses import WHEN
from tests.thirdgame import engine
from tests.thirdgame.rules import CARDS, MAGPIES, ROUNDS, Card, Magpies, Options
from tests.thirdgame.saved import FORMATS

NAMES = ("Anna", "Ben", "Clara", "Dora")
SEARCH = Budget(nodes=40)


def setup_with(players: int = 3, bots: str = "", dummy: bool = False) -> GameSetup:
    """Returns people and bots of that name: a person in the first seat, and the dummy in the last one if there is
    one."""
    seats = tuple(
        Seat(name, bots if bots and number and not (dummy and number == players - 1) else None)
        for number, name in enumerate(NAMES[:players])
    )
    return GameSetup(Options(players, dummy), 7, seats)


def played(plies: int = 100, players: int = 3) -> Match[Magpies]:
    """Returns a match after that many moves, or at its end."""
    match: Match[Magpies] = Match.new(setup_with(players))
    while match.game.decision is not None and match.ply < plies:
        match.play(match.game.legal_actions()[match.ply % 2])
    return match


def changed(data: bytes, **changes: object) -> bytes:
    """Returns the document with other values and a valid digest."""
    plain = {**json.loads(data), **changes}
    plain["digest"] = digest(plain)
    return json.dumps(plain).encode()


# -- the match ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_match_is_played_to_its_end(players: int) -> None:
    match = played(players=players)
    assert match.ply == ROUNDS * players
    assert match.rounds() == [number * players for number in range(ROUNDS)]
    assert match.turns() == list(range(match.ply))
    assert sum(match.game.scores()) > 0
    assert "play" in game_text(match)


def test_an_illegal_action_changes_nothing() -> None:
    match = played(2)
    before = match.game.copy()
    with pytest.raises(IllegalActionError, match="not_in_hand"):
        match.play(Card(match.game.gone[0]))
    assert match.game == before
    assert match.ply == 2


def test_undo_stops_at_a_revealed_card() -> None:
    match = played(4)
    assert match.undo_target() == 3
    match.undo(1)
    assert match.redo().action == match.moves[-1].action
    match.undo(1)
    assert match.undo_obstacle() is UndoObstacle.REVEALED


def test_a_branch_continues_from_an_earlier_move() -> None:
    match = played()
    branch = match.branch(4, match.setup.seats)
    assert branch.game == match.record.position_at(4)
    branch.play(branch.game.legal_actions()[-1])


# -- saves ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("plies", [0, 4, 100])
def test_a_save_contains_the_whole_game(plies: int) -> None:
    match = played(plies)
    if plies == 4:
        match.undo(1)
    loaded = decode(encode(document_of(match, WHEN)))
    assert loaded.match.game == match.game
    assert [move.action for move in loaded.match.all_moves] == [move.action for move in match.all_moves]
    summary = Summary.from_loaded(loaded)
    assert (summary.game, summary.edition, summary.ply) == ("magpies", "first", match.ply)


def test_a_damaged_save_is_refused() -> None:
    data = encode(document_of(played(5), WHEN))
    snapshot = json.loads(data)["snapshot"]
    for changes, problem in (
        ({"game": "ravens"}, Problem.UNKNOWN_GAME),
        ({"options": {"players": 9, "dummy": False}}, Problem.DAMAGED),
        ({"snapshot": {**snapshot, "treasure": -1}}, Problem.DAMAGED),
        ({"snapshot": {**snapshot, "pack": []}}, Problem.DAMAGED),
        ({"actions": ["Anna: play 99"]}, Problem.DAMAGED),
    ):
        with pytest.raises(SaveError) as caught:
            decode(changed(data, **changes))
        assert caught.value.problem is problem, changes


def test_another_version_of_the_rules_continues_from_the_snapshot(monkeypatch: pytest.MonkeyPatch) -> None:
    data = encode(document_of(played(5), WHEN))
    seed = changed(data, seed=8)
    monkeypatch.setattr(type(MAGPIES), "rules_version", 2)
    loaded = decode(seed)
    assert loaded.other_rules
    assert loaded.match.game == played(5).game


def test_the_library_saves_and_restores_a_game(tmp_path: Path) -> None:
    folders = Folders(tmp_path / "data", tmp_path / "documents")
    library = Library(folders)
    match = played(5)
    library.autosave(document_of(match, WHEN), None)
    own = folders.saves / f"mine{SUFFIX}"
    library.save(document_of(match, WHEN), own, replace=False)
    (found,) = library.games([])
    assert found.loaded is not None
    assert Summary.from_loaded(found.loaded).game == "magpies"
    library.close()
    last = Library(folders).last({}).game
    assert last is not None
    assert last.loaded is not None
    assert last.loaded.match.game == match.game


# -- bots -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "simple", "normal", "hard"])
def test_every_bot_plays_a_legal_game(name: str) -> None:
    result = play_game(Series(Options(3), (name, "random", "random"), 3, SEARCH), 0)
    assert result.illegal == 0
    assert result.decisions == 3 * ROUNDS
    assert sum(seat.win for seat in result.seats) == pytest.approx(1)


def test_determinized_games_hide_cards_from_bots() -> None:
    match = played(4)
    game = match.game
    other = game.determinize(game.asked, Rng.from_seed(5))
    assert other.observation(game.asked) == game.observation(game.asked)
    assert other.hands != game.hands


def test_searching_bots_beat_random_ones() -> None:
    series = Series(Options(2), ("hard", "random"), 1, Budget(nodes=60), rotate=True)
    report = Report.from_results(series, play_series(series, 60))
    assert report.bots["hard"].win_share > 0.6
    assert report.as_data()["edition"] == "first"


def test_games_are_played_in_several_processes() -> None:
    series = Series(Options(4, dummy=True), ("simple", "random", "random"), 2)
    with executor_for(2) as executor:
        assert list(play_series(series, 6, executor)) == list(play_series(series, 6))


def test_the_automatic_seat_follows_the_rules() -> None:
    series = Series(Options(2, dummy=True), ("random",), 4)
    result = play_game(series, 0, keep_actions=True)
    assert [seat.bot for seat in result.seats] == ["random", "dummy"]
    match: Match[Magpies] = Match.new(GameSetup(series.options, series.seed_of(0), setup_with(2).seats))
    assert match.setup.people == (True, False)
    for action in result.actions:
        if match.game.asked == 1:
            assert action == match.game.legal_actions()[-1]
        match.play(action)


# -- external programs ----------------------------------------------------------------------------------------------


def test_the_protocol_server_plays_the_game() -> None:
    game = played(4).game
    form = FORMATS["magpies"]
    position = {"game": "magpies", "observation": form.observed(game, game.asked), **form.choices(game)}
    said = ["hello 1", f"newgame {json.dumps({'game': 'magpies', 'options': {'players': 3}})}"]
    said += [f"position {json.dumps(position)}", 'go {"nodes": 20}']
    answers = io.StringIO()
    serve(io.StringIO("\n".join(said) + "\n"), answers, "hard", 1)
    lines = answers.getvalue().splitlines()
    assert not [text for text in lines if text.startswith("error")]
    move = game.parse(lines[-1].removeprefix("bestmove "))
    assert game.is_legal(move)


def test_an_external_program_plays_the_game() -> None:
    bot = ExternalBot(command(sys.executable, engine.__file__), Budget(nodes=10))
    try:
        match = played(4)
        seen = match.game.determinize(match.game.asked, Rng.from_seed(1))
        assert match.game.is_legal(bot.choose(seen, match.record.actions))
    finally:
        close_bot(bot)


def test_actions_are_written_and_parsed() -> None:
    game = played(3).game
    for action in game.legal_actions():
        assert game.parse(game.text(action)) == action
    for text in ("", "play", "play x", "play ²", "keep 3"):
        with pytest.raises(NotationError):
            game.parse(text)


# -- the window -----------------------------------------------------------------------------------------------------


class PlainTable(QListWidget):
    """A table that lists the legal actions; clicking one plays it."""

    def __init__(self, session: GameSession) -> None:
        super().__init__()
        self.session = session
        session.decision_changed.connect(self.show_choices)
        session.game_over.connect(self.clear)
        self.itemClicked.connect(lambda item: session.submit(session.game.parse(item.text()), session.ply))

    def show_choices(self) -> None:
        """Shows the legal actions of the person who is asked."""
        self.clear()
        if self.session.asked_person is not None:
            self.addItems([self.session.game.text(action) for action in self.session.game.legal_actions()])


@pytest.fixture
def bots() -> Iterator[BotClient]:
    client = BotClient()
    yield client
    client.close()


def test_a_session_plays_a_whole_game(qtbot: QtBot, bots: BotClient) -> None:
    session = GameSession(setup_with(3, bots="simple", dummy=True), bots)
    session.set_pace(Pace.AT_ONCE)
    table = PlainTable(session)
    qtbot.addWidget(table)
    moves: list[Move] = []
    session.moved.connect(moves.append)
    session.begin()
    while session.decision is not None:
        qtbot.waitUntil(lambda: session.decision is None or table.count() > 0, timeout=30_000)
        if session.decision is not None:
            table.itemClicked.emit(table.item(0))
    assert len(moves) == session.ply == 3 * ROUNDS
    assert not session.submit(Card(1), session.ply)
    session.look_back(2)
    assert session.game == session.match.record.position_at(2)
    session.return_to_game()
    assert table.count() == 0
    session.close()


def test_a_session_undoes_and_redoes_moves(qtbot: QtBot, bots: BotClient) -> None:
    session = GameSession(setup_with(2), bots)
    refused: list[str] = []
    session.refused.connect(refused.append)
    session.begin()
    first = session.game.legal_actions()[0]
    assert session.submit(first, 0)
    assert not session.submit(first, 1)
    assert refused
    assert session.can_undo
    session.undo()
    assert (session.ply, session.asked_person) == (0, 0)
    session.redo()
    assert session.ply == 1
    session.open(played(5))
    assert session.ply == 5
    session.close()


def test_games_can_be_pickled() -> None:
    game = played(4).game
    assert pickle.loads(pickle.dumps(game)) == game
    assert len({*game.pack, *game.gone, *(card for hand in game.hands for card in hand)}) == CARDS
    bot = make_bot("simple", 1)
    assert partial(bot.choose, game)() in game.legal_actions()
