"""The sounds of the table: which sound a move plays, and when none is played."""

from collections.abc import Callable, Iterator
from pathlib import Path
from types import ModuleType
from typing import cast

import pytest
from PySide6.QtCore import QLoggingCategory, qCritical, qInstallMessageHandler, qWarning
from PySide6.QtMultimedia import QAudioDevice
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico import achievement_events as a
from puertorico_desktop.engine.puertorico import events as e
from puertorico_desktop.engine.puertorico import festival_events as f
from puertorico_desktop.engine.puertorico import smuggler_events as s
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, Waived
from puertorico_desktop.engine.puertorico.events import Event
from puertorico_desktop.engine.puertorico.puertoma import puertoma_events as p
from puertorico_desktop.gui.feedback.sound_player import Obstacle, SoundPlayer, connect_to_device
from puertorico_desktop.gui.feedback.sounds import GAP_MS, STEP_MS, Sound, Sounds
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.sounds import SOUND_OF, sound_of
from puertorico_desktop.gui.sanjuan.sounds import SOUND_OF as SOUND_OF_CARDS
from puertorico_desktop.paths import resource
from tests.gui.table import bots_of, new_session, play, play_to_end

BUILDER = CHOOSE[Role.BUILDER]
BUILT = e.BuildingBuilt(0, Building.SMALL_MARKET, 1)
LOADED = e.GoodsLoaded(0, Good.CORN, 2, 0)
NOTHING = (0, 0, 0, 0, 0)


class StandInLoudspeaker(SoundPlayer):
    """Records what it should have played."""

    def __init__(self) -> None:
        super().__init__()
        self.played: list[tuple[str, float]] = []
        self.prepared = 0
        self.silenced = 0

    def prepare(self) -> None:
        self.prepared += 1

    def play(self, path: Path, volume: float = 1.0) -> None:
        self.played.append((path.stem, volume))

    def stop_all(self) -> None:
        self.silenced += 1

    def meet(self, obstacle: Obstacle | None) -> None:
        self._set_obstacle(obstacle)


class Listener:
    """Sounds with a stand-in loudspeaker, and a clock that only the test moves."""

    def __init__(self, on: bool = True, volume: int = 100) -> None:
        self.now = 0.0
        self.hurrying = False
        self.sound_player = StandInLoudspeaker()
        self.sounds = Sounds(on, volume, sound_of, sound_player=self.sound_player, now_ms=lambda: self.now)

    @property
    def heard(self) -> list[str]:
        return [name for name, _ in self.sound_player.played]

    def follow(self, session: PuertoRicoSession) -> None:
        self.sounds.connect_session(session, lambda: self.hurrying)

    def wait(self, milliseconds: float = 10_000) -> None:
        self.now += milliseconds


@pytest.fixture
def listener() -> Iterator[Listener]:
    listener = Listener()
    yield listener
    listener.sounds.deleteLater()
    listener.sound_player.deleteLater()


class TestWhichSound:
    def test_every_event_class_has_an_entry(self) -> None:
        """SOUND_OF must state for every class of events its sound, or that it is silent."""
        found = [kind for module in (a, e, f, p, s) for kind in vars(module).values()]
        kinds = {kind for kind in found if isinstance(kind, type) and issubclass(kind, Event)}
        assert SOUND_OF.keys() == kinds - {Event}

    def test_sounds_and_files_correspond(self) -> None:
        assert {sound.path for sound in Sound} == set(resource("sounds").iterdir())

    def test_every_sound_is_used(self) -> None:
        of_games = {*SOUND_OF.values(), *SOUND_OF_CARDS.values()}
        assert of_games | {Sound.TURN, Sound.NO} == {*Sound, None}

    @pytest.mark.parametrize(
        ("event", "sound"),
        [
            (e.RoleChosen(0, Role.MAYOR, 1), "role"),
            (BUILT, "place"),
            (e.TileTaken(0, Tile.QUARRY), "place"),
            (e.GoodsProduced(0, NOTHING, NOTHING), "goods"),
            (e.GoodSold(0, Good.CORN, 1), "coin"),
            (e.DoubloonsReceived(0, 1, Role.PROSPECTOR), "coin"),
            (LOADED, "goods"),
            (e.ShipSailed(0, Good.CORN, 5), "ship"),
            (e.ColonistsPlaced(0, (), 0), "colonist"),
            (e.GoodsStored(0, NOTHING, NOTHING), "goods"),
            (e.GameEnded((0,)), "end"),
        ],
        ids=lambda value: value if isinstance(value, str) else type(value).__name__,
    )
    def test_the_sound_of_an_event(self, event: Event, sound: str) -> None:
        heard = sound_of([event])
        assert heard is not None
        assert heard.value == sound

    def test_the_most_important_event_determines_the_sound(self) -> None:
        chosen = e.RoleChosen(0, Role.CAPTAIN, 0)
        assert sound_of([chosen, LOADED]) is Sound.GOODS
        assert sound_of([LOADED, e.ShipSailed(0, Good.CORN, 5), chosen]) is Sound.SHIP
        assert sound_of([LOADED, e.GameEnded((0,))]) is Sound.END

    def test_silent_events_have_no_sound(self) -> None:
        assert sound_of([]) is None
        assert sound_of([e.Passed(0, Waived.BUILDING), e.PhaseEnded(Role.BUILDER)]) is None


class TestGaps:
    def test_sounds_of_fast_moves_are_skipped(self, listener: Listener) -> None:
        for _ in range(10):
            listener.sounds.play(Sound.PLACE)
            listener.wait(GAP_MS / 4)
        assert listener.heard == ["place"] * 3

    def test_turn_refusal_and_end_are_played_without_a_gap(self, listener: Listener) -> None:
        for sound in (Sound.PLACE, Sound.TURN, Sound.NO, Sound.END):
            listener.sounds.play(sound)
        assert listener.heard == ["place", "turn", "no", "end"]

    def test_the_same_sound_is_not_repeated_without_a_gap(self, listener: Listener) -> None:
        for _ in range(5):
            listener.sounds.refuse()
        assert listener.heard == ["no"]
        listener.wait(GAP_MS)
        listener.sounds.refuse()
        assert listener.heard == ["no", "no"]


class TestSwitch:
    @pytest.mark.parametrize(("on", "volume"), [(False, 50), (True, 0)])
    def test_nothing_is_loaded_with_sounds_switched_off(self, on: bool, volume: int) -> None:
        listener = Listener(on, volume)
        listener.sounds.prepare()
        listener.sounds.play(Sound.END)
        assert not listener.sounds.is_on
        assert (listener.sound_player.prepared, listener.heard) == (0, [])

    def test_the_loudspeaker_can_be_prepared_before_the_first_sound(self, listener: Listener) -> None:
        listener.sounds.prepare()
        assert listener.sound_player.prepared == 1

    def test_switching_sounds_off_stops_them_at_once(self, listener: Listener) -> None:
        listener.sounds.adjust(True, 20)
        assert listener.sound_player.silenced == 0
        listener.sounds.adjust(False, 20)
        assert listener.sound_player.silenced == 1
        listener.sounds.play(Sound.COIN)
        assert listener.heard == []

    def test_the_gain_is_the_square_of_the_volume(self, listener: Listener) -> None:
        for volume in (100, 50, 1):
            listener.sounds.adjust(True, volume)
            listener.sounds.play(Sound.COIN)
            listener.wait()
        assert listener.sound_player.played == [("coin", 1.0), ("coin", 0.25), ("coin", pytest.approx(0.0001))]

    def test_every_obstacle_has_one_sentence(self, qtbot: QtBot, listener: Listener) -> None:
        assert listener.sounds.obstacle is None
        sentences = set()
        for obstacle in Obstacle:
            with qtbot.waitSignal(listener.sounds.obstacle_changed):
                listener.sound_player.meet(obstacle)
            sentence = listener.sounds.obstacle
            assert sentence is not None
            assert sentence.count(".") == 1
            sentences.add(sentence)
        assert len(sentences) == len(Obstacle)
        with qtbot.waitSignal(listener.sounds.obstacle_changed):
            listener.sound_player.meet(None)
        assert listener.sounds.obstacle is None


def answer(session: PuertoRicoSession) -> None:
    """Let the bot that is asked take the builder, or pass."""
    decision = session.decision
    assert decision is not None
    bots = bots_of(session)
    bots.answer(BUILDER if BUILDER in bots.requests[-1][2].legal_actions() else PASS)


def session_with_pauses(qtbot: QtBot, kinds: str) -> tuple[PuertoRicoSession, Callable[[], None]]:
    """A session, and a way to let its bot move after the pause, which is over at once."""
    session = new_session(kinds)

    def move() -> None:
        with qtbot.waitSignal(session.moved):
            answer(session)

    return session, move


class TestAtTheTable:
    def test_a_move_of_a_person_plays_its_sound(self, listener: Listener) -> None:
        session = new_session("pbb")
        listener.follow(session)
        play(session, BUILDER)
        assert listener.heard == ["role"]

    def test_a_move_of_a_person_plays_its_sound_while_bots_hurry(self, listener: Listener) -> None:
        session = new_session("pbb")
        listener.follow(session)
        listener.hurrying = True
        play(session, BUILDER)
        assert listener.heard == ["role"]

    @pytest.mark.parametrize(("hurrying", "heard"), [(False, ["role"]), (True, [])])
    def test_a_move_of_a_bot_plays_its_sound_unless_hurrying(
        self, qtbot: QtBot, listener: Listener, hurrying: bool, heard: list[str]
    ) -> None:
        session, move = session_with_pauses(qtbot, "bbp")
        listener.follow(session)
        listener.hurrying = hurrying
        move()
        assert listener.heard == heard

    def test_the_turn_of_a_person_after_bots_plays_a_sound(self, qtbot: QtBot, listener: Listener) -> None:
        session, move = session_with_pauses(qtbot, "bbp")
        listener.follow(session)
        move()
        listener.wait()
        move()  # passes: silent
        listener.wait()
        assert listener.heard == ["role"]
        move()
        assert session.asked_person == 2
        assert listener.heard == ["role", "turn"]

    def test_the_turn_of_another_person_plays_no_sound(self, listener: Listener) -> None:
        session = new_session("ppp")
        listener.follow(session)
        play(session, BUILDER)
        listener.wait()
        play(session, PASS)
        assert listener.heard == ["role"]

    def test_the_end_plays_once_and_not_for_an_opened_finished_game(self, listener: Listener) -> None:
        session = new_session("ppp")
        listener.follow(session)
        play_to_end(session)
        assert listener.heard.count("end") == 1
        session.open(session.match)
        assert listener.heard.count("end") == 1

    def test_undo_and_redo_are_silent(self, listener: Listener) -> None:
        session = new_session("ppp")
        listener.follow(session)
        play(session, BUILDER)
        session.undo()
        session.redo()
        assert listener.heard == ["role"]


class TestLookingBack:
    @pytest.fixture
    def session(self, listener: Listener) -> PuertoRicoSession:
        session = new_session("ppp")
        play(session, BUILDER, PASS, PASS, PASS)
        listener.follow(session)
        session.look_back(0)
        return session

    def test_a_single_step_plays_its_sound(self, listener: Listener, session: PuertoRicoSession) -> None:
        listener.wait(STEP_MS)
        session.moved.emit([BUILT])
        assert listener.heard == ["place"]

    def test_fast_steps_are_silent(self, listener: Listener, session: PuertoRicoSession) -> None:
        for _ in range(10):
            listener.wait(STEP_MS - 1)
            session.moved.emit([BUILT])
        for ply in (1, 2, 3):
            session.look_back(ply)
        session.moved.emit([BUILT])
        assert listener.heard == []


def test_the_qt_message_handler_is_not_called_while_searching_for_audio() -> None:
    """A handler in Python needs the interpreter lock of the main thread, which may wait until Qt has loaded a
    library."""
    heard: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: heard.append(text))

    class Multimedia:
        class QMediaDevices:
            @staticmethod
            def defaultAudioOutput() -> QAudioDevice:
                qWarning("no sound service")
                qCritical("none at all")
                assert not QLoggingCategory("qt.multimedia").isCriticalEnabled()
                return QAudioDevice()

    try:
        connect_to_device(cast(ModuleType, Multimedia))
        assert heard == []
        qWarning("something else")
        assert heard == ["something else"]
    finally:
        qInstallMessageHandler(before)
