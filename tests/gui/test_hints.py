"""Hints are stable: who thinks and how long, and the answer when a hint is requested again."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Budget, Prospect, Thought
from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, Action, Build
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.advice.hint_service import HintService
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.match.match import GameSetup
from tests.gui.hands import new_window, press
from tests.gui.table import bots_of, lay, new_session, play, seats

BUILDER, CAPTAIN, MAYOR, SETTLER = (CHOOSE[one] for one in (Role.BUILDER, Role.CAPTAIN, Role.MAYOR, Role.SETTLER))


def expected(*actions: Action, wins: tuple[float, ...] = (0.5, 0.4, 0.3)) -> Thought:
    """Returns a thought with these actions and chances, the best one first, with so many visits that chances
    count as different."""
    terms = ((10.0, 5.0, 0.0),) * 3
    return Thought(0, tuple(Prospect(one, 500, win, terms) for one, win in zip(actions, wins, strict=False)))


class Asking:
    """A hint service that records the hints it has given."""

    def __init__(self, session: PuertoRicoSession) -> None:
        self.session = session
        self.service = HintService(session, lambda: None)
        self.said: list[Action] = []
        self.service.found.connect(self.said.append)

    def answer(self, *thoughts: Thought) -> None:
        for thought in thoughts:
            bots_of(self.session).advise(thought)

    @property
    def asked(self) -> int:
        return bots_of(self.session).consultations


@pytest.fixture
def asking() -> Asking:
    return Asking(new_session("ppp", free_undo=True))


# -- who thinks, and how long ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["simple", "easy", "hard"])
def test_hints_come_from_the_expert_with_its_full_time_at_any_table(level: str) -> None:
    setup = GameSetup(Options(players=3), 1, tuple(attrs.evolve(one, bot=one.bot and level) for one in seats("pbb")))
    session = PuertoRicoSession(setup, bots_of(new_session()))  # type: ignore[arg-type]
    session.begin()
    hint = Asking(session)
    hint.service.ask()
    for _ in range(3):
        hint.answer(expected(CAPTAIN, MAYOR))
    assert hint.service.is_final
    bots = bots_of(session)
    assert [name for name, _, _ in bots.requests] == ["expert"] * 3
    assert bots.budgets == [Budget(1.0)] * 3


def test_the_time_for_a_hint_is_that_set_for_the_expert(asking: Asking) -> None:
    asking.session.paces = {"hard": 0.5, "expert": 7.5}
    asking.service.ask()
    while asking.service.is_asking:
        asking.answer(expected(CAPTAIN, MAYOR))
    budgets = bots_of(asking.session).budgets
    assert sum(budget.seconds or 0.0 for budget in budgets if budget) == pytest.approx(7.5)
    assert len(set(budgets)) == 1  # the same bot goes on with its tree


def test_a_suggestion_for_a_draft_uses_one_request_with_the_full_time(asking: Asking) -> None:
    asking.service.ask(once=True)
    asking.answer(expected(CAPTAIN, MAYOR))
    assert asking.service.is_final
    assert bots_of(asking.session).budgets == [Budget(3.0)]


# -- requesting a hint again ----------------------------------------------------------------------------------------


def ask_to_the_end(asking: Asking, *actions: Action) -> None:
    asking.service.ask()
    while asking.service.is_asking:
        asking.answer(expected(*actions))


def test_the_same_position_has_the_same_advice(asking: Asking) -> None:
    ask_to_the_end(asking, CAPTAIN, MAYOR)
    first, thinking = asking.service.thought, asking.asked
    for _ in range(3):
        asking.service.dismiss()
        asking.service.ask()
        assert asking.service.is_final
        assert asking.service.thought is first
    assert asking.asked == thinking
    assert set(asking.said) == {CAPTAIN}


def test_the_advice_is_the_same_after_undo_and_redo(asking: Asking) -> None:
    session = asking.session
    session.changed.connect(asking.service.forget)
    ask_to_the_end(asking, CAPTAIN, MAYOR)
    first = asking.service.thought
    play(session, SETTLER)
    assert asking.service.thought is None
    second = None
    while second is None:  # the next person asks as well
        ask_to_the_end(asking, *session.game.legal_actions()[:2])
        second = asking.service.thought
    thinking = asking.asked
    session.undo()
    asking.service.ask()
    assert asking.service.thought is first
    session.redo()
    asking.service.ask()
    assert asking.service.thought is second
    assert asking.asked == thinking
    session.undo()
    play(session, BUILDER)  # another position: its advice is not known
    asking.service.ask()
    assert asking.service.is_asking


def test_another_game_does_not_reuse_the_advice(asking: Asking) -> None:
    ask_to_the_end(asking, CAPTAIN, MAYOR)
    asking.service.forget()
    lay(asking.session, asking.session.game.copy())
    asking.service.ask()
    assert asking.service.is_asking
    assert asking.service.thought is None


def test_thinking_that_was_cut_short_is_completed_when_requested_again(asking: Asking) -> None:
    asking.service.ask()
    asking.service.ask()  # answer at once
    asking.answer(expected(CAPTAIN, MAYOR))
    assert asking.service.is_final
    asking.service.dismiss()
    asking.service.ask()
    assert asking.service.thought is not None  # shown at once
    assert asking.service.is_asking
    asking.answer(expected(CAPTAIN, MAYOR), expected(CAPTAIN, MAYOR))
    assert asking.service.is_final
    assert asking.asked == 3
    assert set(asking.said) == {CAPTAIN}


def test_the_number_of_remembered_positions_is_limited(asking: Asking, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("puertorico_desktop.gui.advice.hint_service.MOST_KNOWN", 1)
    asking.session.changed.connect(asking.service.forget)
    ask_to_the_end(asking, CAPTAIN, MAYOR)
    play(asking.session, SETTLER)
    ask_to_the_end(asking, *asking.session.game.legal_actions()[:2])
    asking.session.undo()
    asking.service.ask()
    assert asking.service.is_asking


# -- corrections ----------------------------------------------------------------------------------------------------


def test_a_hint_is_kept_unless_another_action_is_clearly_better(asking: Asking) -> None:
    asking.service.ask()
    asking.answer(expected(MAYOR, BUILDER))
    asking.answer(expected(BUILDER, MAYOR, wins=(0.51, 0.50)))  # by name the Builder would come first
    asking.answer(expected(BUILDER, MAYOR, wins=(0.52, 0.51)))
    assert asking.said == [MAYOR] * 3
    assert asking.service.thought is not None
    assert asking.service.thought.equal == 2


def test_a_hint_is_replaced_by_a_clearly_better_action(asking: Asking) -> None:
    asking.service.ask()
    asking.answer(expected(MAYOR, BUILDER), expected(BUILDER, MAYOR, wins=(0.6, 0.5)))
    assert asking.said == [MAYOR, BUILDER]


# -- with processes that think --------------------------------------------------------------------------------------


def asked(qtbot: QtBot, service: HintService) -> tuple[Action, Thought]:
    """Returns the final advice of processes that really think."""
    service.ask()
    qtbot.waitUntil(lambda: service.is_final, timeout=60_000)
    assert service.thought is not None
    found = service.thought
    service.dismiss()
    return found.best.action, found


def test_real_processes_give_the_same_advice_again(qtbot: QtBot) -> None:
    setup = GameSetup(Options(players=3), 1, seats("ppp"), free_undo=True)
    session: GameSession = PuertoRicoSession(setup, BotClient(cores=2))
    session.paces = {"expert": 1.2}
    session.begin()
    service = HintService(session, lambda: None)
    session.changed.connect(service.forget)
    first = asked(qtbot, service)
    assert asked(qtbot, service) == first
    assert session.submit(first[0], session.ply)
    asked(qtbot, service)
    session.undo()
    assert asked(qtbot, service) == first
    session.close()


def test_the_panel_shows_the_same_reasons_when_requested_again(qtbot: QtBot) -> None:
    window: MainWindow = new_window(qtbot, "ppp")
    said = []
    for number in range(3):
        press(window, "hint")
        while window.interaction.hint_service.is_asking:
            bots_of(window.session).advise(expected(CAPTAIN, MAYOR, BUILDER, wins=(0.5 - number / 10, 0.3, 0.2)))
        QApplication.processEvents()
        said.append((window.table.advice.summary.heading, window.table.advice.summary.reasons))
        window.table.advice.close_button.click()
    assert len(set(said)) == 1


def test_the_hint_follows_the_language(qtbot: QtBot, english: Languages) -> None:
    window: MainWindow = new_window(qtbot, "ppp")
    press(window, "hint")
    while window.interaction.hint_service.is_asking:
        bots_of(window.session).advise(expected(CAPTAIN, MAYOR, BUILDER))
    prompt, panel = window.table.prompt, window.table.advice
    assert prompt.detail.text() == "Hint: Choose the Captain"
    try:
        english.use("ja")
        QApplication.processEvents()
        assert prompt.detail.text() == panel.summary.heading == "ヒント：船長を選ぶ"
    finally:
        english.use(ENGLISH)
    QApplication.processEvents()
    assert prompt.detail.text() == "Hint: Choose the Captain"


def test_highlighting_another_option_does_not_change_the_hint(qtbot: QtBot) -> None:
    window: MainWindow = new_window(qtbot, "ppp")
    market = Build(Building.SMALL_MARKET)
    play(window.session, BUILDER)
    press(window, "hint")
    while window.interaction.hint_service.is_asking:
        bots_of(window.session).advise(expected(PASS, market))
    QApplication.processEvents()
    words = window.table.prompt.detail.text()
    assert words == "Hint: Build nothing"
    window.table.ring(window.interaction.places_of(market))
    QApplication.processEvents()
    assert window.interaction.hinted
    assert window.table.prompt.detail.text() == words
