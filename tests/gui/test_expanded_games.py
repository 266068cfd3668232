"""Whole games of 1897 and of the expansions through the interaction layer: every legal action can be performed."""

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import PlaceColonists
from puertorico_desktop.engine.puertorico.options import (
    PUBLISHED,
    WHOLE_BOX,
    Edition,
    OptionalRule,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts.advice import option_text
from puertorico_desktop.gui.puertorico.texts.log import event_text
from puertorico_desktop.gui.puertorico.texts.log_context import LogContext
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of
from puertorico_desktop.gui.puertorico.texts.rules.where import topic_of_action, topic_of_event
from puertorico_desktop.gui.style.motion import Motion
from tests.gui.hands import new_window
from tests.gui.robot import Robot
from tests.gui.table import new_session

EVERYTHING = WHOLE_BOX
MOST_MOVES = 2000


def play_out(robot: Robot, most: int = MOST_MOVES) -> None:
    """Plays to the end, or this many moves."""
    session = robot.interaction.session
    for _ in range(most):
        if session.decision is None:
            break
        robot.move()


def assert_ends_like_the_engine(session: PuertoRicoSession) -> None:
    """Checks that the engine alone comes to the same result with the same actions."""
    game = new_game(session.setup.options, session.setup.seed)
    for action in session.match.record.actions:
        game.play(action)
    assert game.decision is None
    assert game.scores() == session.game.scores()
    assert game.standings() == session.game.standings()


def expanded(players: int, seed: int, **options: object) -> PuertoRicoSession:
    """Returns a session of people with all expansions."""
    chosen = {"edition": Edition.SPECIAL_1897, "expansions": EVERYTHING, "buildings": Selection.RANDOM, **options}
    return new_session("p" * players, seed, **chosen)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("players", "seed", "options"),
    [
        (2, 0, {"buildings": Selection.FIXED, "play_forced": False}),
        (3, 5, {"buildings": Selection.DRAFT, "rules": (OptionalRule.COST_SWAP, OptionalRule.VILLA_OR_JEWELER)}),
        (4, 6, {"reading": Reading.CORRECTED, "ask_optional_benefits": True}),
    ],
)
def test_every_legal_action_can_be_performed_in_whole_games(
    qapp: QApplication, players: int, seed: int, options: dict[str, object]
) -> None:
    session = expanded(players, seed, **options)
    interaction = Interaction(session, session)
    PuertoRicoModels(session, interaction, session)
    play_out(Robot(interaction, seed))
    assert_ends_like_the_engine(session)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(24))
def test_many_games_perform_every_kind_of_action(qapp: QApplication, seed: int) -> None:
    """All numbers of players, both editions, all selections of buildings."""
    session = expanded(
        2 + seed % 4,
        seed,
        edition=(Edition.SPECIAL_1897, Edition.CLASSIC)[seed // 4 % 2],
        expansions=(EVERYTHING, PUBLISHED)[seed // 4 % 2],
        buildings=(Selection.FIXED, Selection.RANDOM, Selection.DRAFT)[seed % 3],
        play_forced=bool(seed % 2),
        ask_optional_benefits=seed % 5 == 0,
    )
    interaction = Interaction(session, session)
    PuertoRicoModels(session, interaction, session)
    robot = Robot(interaction, seed)
    play_out(robot)
    assert_ends_like_the_engine(session)


def test_moves_of_an_expanded_game_in_a_window(qtbot: QtBot) -> None:
    """Including everything that is painted, announced and highlighted."""
    options = {"edition": Edition.SPECIAL_1897, "expansions": EVERYTHING, "buildings": Selection.FIXED}
    window = new_window(qtbot, "ppp", 4, **options)  # type: ignore[arg-type]
    window.services.preferences.change(motion=Motion.OFF)
    robot = Robot(window.interaction, 4)
    for _ in range(120):
        if window.session.decision is None:
            break
        robot.move()
        QApplication.processEvents()
    assert window.session.ply >= 100


def test_every_option_and_event_has_a_text_and_a_page(qapp: QApplication) -> None:
    """The short text of options in the advice, and the page of the rules that F1 opens."""
    session = expanded(3, 8)
    interaction = Interaction(session, session)
    robot = Robot(interaction, 8)
    words = session.words
    pages = rules_of(words).pages
    told: set[type[object]] = set()
    while session.decision is not None:
        game = session.game
        for action in list(game.legal_actions()[:40]):
            if type(action) not in told and not isinstance(action, PlaceColonists):
                told.add(type(action))
                assert option_text(game, action, game.copy().apply(action), words), action
                assert topic_of_action(action) in pages, action
        robot.move()
    for move in session.match.moves:
        for event in move.events:
            assert event_text(event, LogContext(session.names, words, session.game.ships)), event
            assert topic_of_event(event) in pages, event
