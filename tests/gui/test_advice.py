"""Hints: requested from a process, shown with the expected result of every option and the reasons for the preferred
one."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize, Qt
from PySide6.QtTest import QAbstractItemModelTester, QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.base import Budget, Prospect, Reply, Thought
from puertorico_desktop.bots.puertorico.reasons import Reason, ReasonKind
from puertorico_desktop.engine.puertorico.actions import ACCEPT, CHOOSE, DRAW, PASS, STORE, Action
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.advice.bot_client import BotClient
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.match_describer import PuertoRicoMatchDescriber
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts import advice
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.style.theme import Scheme
from puertorico_desktop.gui.texts.figures import halves
from puertorico_desktop.gui.texts.wrapping import size_of_wrapped
from puertorico_desktop.gui.views.advice_delegate import columns
from puertorico_desktop.gui.views.scaling import SMALL_PIXELS, scale_of
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.match.match import GameSetup
from tests.gui.hands import LEFT, new_window, press
from tests.gui.painted import Painted
from tests.gui.table import bots_of, lay, new_session, play, seats

CAPTAIN, MAYOR, BUILDER = CHOOSE[Role.CAPTAIN], CHOOSE[Role.MAYOR], CHOOSE[Role.BUILDER]
WORDS = Words(Edition.CLASSIC)
NAMES = ("Anna", "Ben", "Clara")


def expected(game: PuertoRico, *actions: Action) -> Thought:
    """Returns a thought in which the first action is the best: it brings two points more, and each other player
    one less."""
    best, *others = [
        tuple((10.0 + (2.0 if seat == game.asked else -1.0) * gain, 5.0, 0.0) for seat in range(len(game.players)))
        for gain in [1, *(0 for _ in actions[1:])]
    ]
    terms = [best, *others]
    wins = [0.5 - 0.1 * number for number in range(len(actions))]
    rows = zip(actions, wins, terms, strict=True)
    return Thought(game.asked, tuple(Prospect(action, 10, win, term) for action, win, term in rows))


def advise(window: MainWindow, *actions: Action) -> Thought:
    thought = expected(window.session.game, *actions)
    bots_of(window.session).advise(thought)
    QApplication.processEvents()
    return thought


@pytest.fixture
def window(qtbot: QtBot) -> MainWindow:
    return new_window(qtbot, "ppp")


# -- asking ---------------------------------------------------------------------------------------------------------


def test_the_window_does_not_wait_for_advice(qtbot: QtBot, window: MainWindow) -> None:
    press(window, "hint")
    bots = bots_of(window.session)
    assert bots.requests[-1][0] == "expert"
    assert bots.budgets[-1] == Budget(1.0)
    prompt, panel = window.table.prompt, window.table.advice
    assert prompt.detail.text().startswith("The adviser is thinking")
    qtbot.waitUntil(prompt.dots.isVisible)
    assert panel.isHidden()
    advise(window, CAPTAIN, MAYOR)
    assert panel.isVisible()
    assert prompt.detail.text() == "Hint: Choose the Captain"
    assert window.interaction.hinted == {"role:captain", "player"}
    assert prompt.dots.isVisible()


def test_the_adviser_goes_on_thinking_and_updates_its_advice(window: MainWindow) -> None:
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    press(window, "hint")
    bots = bots_of(window.session)
    for asked in (2, 3):
        advise(window, CAPTAIN, MAYOR)
        assert bots.consultations == asked
        assert bots.requests[0][:2] == bots.requests[-1][:2]
        assert not any("Captain" in words for words in said)
    advise(window, MAYOR, CAPTAIN)
    assert bots.consultations == 3
    assert window.interaction.hinted == {"role:mayor", "player"}
    assert window.table.prompt.dots.isHidden()
    (spoken,) = [words for words in said if "Hint" in words]
    assert spoken.startswith("Hint: Choose the Mayor. Brings you about 2 VP more from shipping.")
    assert spoken.endswith("Choose the Mayor: chance of victory 50 %, about 17.0 VP at the end.")


def test_requesting_a_hint_again_hurries_the_adviser(window: MainWindow) -> None:
    press(window, "hint")
    press(window, "hint")
    bots = bots_of(window.session)
    assert (bots.consultations, bots.hurried) == (1, 1)
    advise(window, CAPTAIN, MAYOR)
    assert bots.consultations == 1
    assert window.interaction.hint_service.is_final


@pytest.mark.parametrize("answers", [0, 1])
def test_without_a_process_the_quick_heuristic_advises(window: MainWindow, answers: int) -> None:
    press(window, "hint")
    for _ in range(answers):
        advise(window, CAPTAIN, MAYOR)
    bots_of(window.session).advise(None)
    assert window.interaction.hinted
    assert not window.interaction.hint_service.is_asking
    assert window.table.advice.isVisible() == bool(answers)


def test_a_hint_for_the_only_legal_action_uses_no_process() -> None:
    session = new_session("ppp", play_forced=False)
    while len(session.game.legal_actions()) > 1:
        play(session, session.game.legal_actions()[0])
    interaction = Interaction(session, session)
    interaction.press("hint")
    assert bots_of(session).consultations == 0
    assert not interaction.hint_service.is_asking


def test_advice_for_an_earlier_position_is_ignored(window: MainWindow) -> None:
    press(window, "hint")
    late = expected(window.session.game, CAPTAIN, MAYOR)
    play(window.session, BUILDER)
    assert not window.interaction.hint_service.is_asking
    bots_of(window.session).advise(late)
    assert window.table.advice.isHidden()
    assert not window.interaction.hinted


@pytest.mark.parametrize("way", ["move", "undo", "look back", "escape", "button"])
def test_the_panel_is_hidden_by_moves_undo_replay_escape_and_its_button(window: MainWindow, way: str) -> None:
    play(window.session, BUILDER)
    press(window, "hint")
    for _ in range(3):
        advise(window, PASS, window.session.game.legal_actions()[1])
    panel = window.table.advice
    assert panel.isVisible()
    match way:
        case "move":
            play(window.session, PASS)
        case "undo":
            window.session.undo()
        case "look back":
            window.session.look_back(0)
        case "escape":
            window.table.common.roles.setFocus()
            QTest.keyClick(window.table.common.roles, Qt.Key.Key_Escape)
        case "button":
            QTest.mouseClick(panel.close_button, LEFT)
    assert panel.isHidden()
    assert window.interaction.hint_service.thought is None


def test_escape_puts_the_piece_in_hand_back_before_it_hides_the_panel(window: MainWindow) -> None:
    press(window, "hint")
    advise(window, CAPTAIN, MAYOR)
    window.interaction.pick("role:mayor")
    for hidden in (False, True):
        QTest.keyClick(window.table.common.roles, Qt.Key.Key_Escape)
        assert window.interaction.picked is None
        assert window.table.advice.isHidden() == hidden
    assert not window.interaction.hint_service.is_asking


def test_the_quick_heuristic_advises_if_no_process_can_be_started(qtbot: QtBot) -> None:
    class Dead:
        """A process that cannot be started."""

        def __init__(self, pipe: object) -> None:
            pass

        def start(self) -> None:
            raise OSError("no more processes")

        def join(self, timeout: float | None = None) -> None:
            pass

        def is_alive(self) -> bool:
            return False

        def kill(self) -> None:
            pass

    session = PuertoRicoSession(
        GameSetup(new_session("ppp").setup.options, 1, seats("ppp")), BotClient(Dead, cores=2)
    )
    session.begin()
    interaction = Interaction(session, session)
    interaction.press("hint")
    qtbot.waitUntil(lambda: bool(interaction.hinted))
    session.close()


# -- drafts ---------------------------------------------------------------------------------------------------------


def test_a_hint_fills_in_the_draft_with_the_advised_action(window: MainWindow) -> None:
    session = window.session
    position = classic(3).player(0, corn=3, sugar=2, coffee=1, city={Building.SMALL_WAREHOUSE: 1})
    position.ships({4: (Good.INDIGO, 1), 5: (Good.TOBACCO, 1), 6: (Good.CORN, 6)})
    lay(session, position.build())
    while session.decision is not None and session.decision.kind is not DecisionKind.STORE_GOODS:
        play(session, CAPTAIN if session.game.kind is DecisionKind.CHOOSE_ROLE else session.game.legal_actions()[0])
    best, other = STORE[(Good.SUGAR,), Good.CORN], STORE[(Good.CORN,), Good.SUGAR]
    assert session.game.is_legal(best)
    press(window, "hint")
    advise(window, best, other)
    assert bots_of(session).consultations == 1
    storage = window.interaction.storage
    assert storage is not None
    assert storage.action() == best
    panel = window.table.advice
    assert panel.summary.heading == "Hint: Keep all sugar and 1 corn"
    window.interaction.activate("good:corn")
    assert panel.isHidden()


def test_a_suggested_placement_that_was_changed_is_not_updated(window: MainWindow) -> None:
    session = window.session
    city = {Building.SMALL_MARKET: 0, Building.HACIENDA: 0, Building.OFFICE: 0}
    lay(session, classic(3).player(0, city=city).colonists(ship=3).build())
    play(session, MAYOR)
    late = expected(session.game, *session.game.legal_actions())
    press(window, "suggest")
    press(window, "suggest")
    assert (bots_of(session).consultations, bots_of(session).hurried) == (1, 1)
    press(window, "reset")
    assert not window.interaction.hint_service.is_asking
    bots_of(session).advise(late)
    placement = window.interaction.placement
    assert placement is not None
    assert placement.still_to_place == 2
    window.interaction.set_advises(False)
    press(window, "suggest")
    assert bots_of(session).consultations == 1


@pytest.mark.parametrize(("loss", "stays"), [(0.005, True), (0.2, False)])
def test_a_suggested_placement_is_only_replaced_by_a_clearly_better_one(
    window: MainWindow, loss: float, stays: bool
) -> None:
    session = window.session
    city = {Building.SMALL_MARKET: 0, Building.HACIENDA: 0, Building.OFFICE: 0}
    lay(session, classic(3).player(0, city=city).colonists(ship=3).build())
    play(session, MAYOR)
    press(window, "suggest")
    quick = window.interaction.placement
    assert quick is not None
    shown = quick.action()
    other = next(one for one in session.game.legal_actions() if one != shown)
    better, worse = expected(session.game, other, shown).prospects
    bots_of(session).advise(Thought(0, (better, attrs.evolve(worse, win=better.win - loss))))
    placement = window.interaction.placement
    assert placement is not None
    assert placement.action() == (shown if stays else other)


def test_placements_are_described_by_differences_to_the_preferred_one(window: MainWindow) -> None:
    session = window.session
    city = {Building.SMALL_MARKET: 0, Building.HACIENDA: 0, Building.OFFICE: 0}
    position = classic(3).player(0, city=city)
    lay(session, position.colonists(ship=3).build())
    play(session, MAYOR)
    first, second, *_ = session.game.legal_actions()
    press(window, "suggest")
    quick = window.interaction.placement
    assert quick is not None
    assert not quick.still_to_place
    advise(window, first, second)
    placement = window.interaction.placement
    assert placement is not None
    assert placement.action() == first
    assert window.table.advice.summary.heading == "Hint: Place them as you see it now"
    other = window.table.models.advice.index(1).data(Qt.ItemDataRole.DisplayRole)
    assert " instead of " in other


# -- the panel ------------------------------------------------------------------------------------------------------


def test_the_panel_lists_every_option_with_its_figures(qtbot: QtBot, window: MainWindow, painted: Painted) -> None:
    press(window, "hint")
    actions = [CAPTAIN, *(action for action in window.session.game.legal_actions() if action != CAPTAIN)]
    advise(window, *actions)
    model, panel = window.table.models.advice, window.table.advice
    QAbstractItemModelTester(model, QAbstractItemModelTester.FailureReportingMode.Fatal)
    assert model.rowCount() == len(actions)
    speech = [model.index(row).data(Qt.ItemDataRole.AccessibleTextRole) for row in range(2)]
    assert speech[0] == "Choose the Captain: chance of victory 50 %, about 17.0 VP at the end."
    assert speech[1].endswith("chance of victory 40 %, about 15.0 VP at the end.")
    assert panel.summary.reasons == (
        "Brings you about 2 VP more from shipping. Ben gets about 1 VP less from shipping. "
        "Clara gets about 1 VP less from shipping."
    )
    assert panel.summary.accessibleName().startswith("Hint: Choose the Captain. Brings")
    window.grab()
    assert min(painted.small, default=11) >= 11


def keeping(game: PuertoRico) -> Thought:
    """Returns a thought that prefers the captain, which Ben would take otherwise and gain three points on Anna by."""
    best, other = expected(game, CAPTAIN, MAYOR).prospects
    points = tuple(other.points(seat) + (2.0 if seat == 1 else -1.0) for seat in range(3))
    reply = Reply(1, "role:captain", 0.8, points)
    prospects = attrs.evolve(best, visits=60), attrs.evolve(other, visits=60, replies=(reply,))
    return Thought(game.asked, prospects)


def test_the_reasons_are_shown_on_the_panel_and_announced(window: MainWindow) -> None:
    said: list[str] = []
    window.announcer.announced.connect(said.append)
    press(window, "hint")
    while window.interaction.hint_service.is_asking:
        bots_of(window.session).advise(keeping(window.session.game))
    QApplication.processEvents()
    summary = window.table.advice.summary
    assert summary.reasons.startswith("Keeps the Captain from Ben. Brings you about 2 VP more from shipping.")
    assert "Keeps the Captain from Ben." in summary.accessibleName()
    assert any("Keeps the Captain from Ben." in words for words in said)


def test_the_descriptions_for_reviews_and_puzzles_have_the_reasons(window: MainWindow) -> None:
    game = window.session.game
    told = PuertoRicoMatchDescriber(game.options, NAMES).reasons(game.copy(), keeping(game))
    assert told[0] == "Keeps the Captain from Ben."


def test_options_of_about_equal_value_are_sorted_by_chance_of_winning(window: MainWindow) -> None:
    press(window, "hint")
    thought = expected(window.session.game, *window.session.game.legal_actions()[:4])
    wins = dict(zip([one.action for one in thought.prospects], (0.42, 0.1, 0.4, 0.2), strict=True))
    mixed = tuple(attrs.evolve(one, win=wins[one.action]) for one in thought.prospects)
    bots_of(window.session).advise(attrs.evolve(thought, prospects=mixed))
    QApplication.processEvents()
    rows = list(window.table.models.advice.records())
    assert [row.win for row in rows] == [0.42, 0.4, 0.2, 0.1]
    assert [row.best for row in rows] == [True, True, False, False]
    summary = window.table.advice.summary
    assert summary.heading == "About equal: Choose the Settler; Choose the Builder"
    assert summary.reasons == "The adviser sees no clear difference between them."
    assert window.interaction.prompt().detail == "About equal, for example: Choose the Builder"
    window.table.advice.close_button.click()
    assert window.interaction.prompt().detail == "About equal, for example: Choose the Builder"


@pytest.mark.parametrize("size", [QSize(1366, 768), QSize(2560, 1440)])
@pytest.mark.parametrize("kinds", ["pp", "ppppp"])
def test_the_panel_covers_the_log_only(qtbot: QtBot, kinds: str, size: QSize) -> None:
    window = new_window(qtbot, kinds)
    window.resize(size)
    QApplication.processEvents()
    press(window, "hint")
    advise(window, *window.session.game.legal_actions())
    table = window.table
    assert table.log.geometry().contains(table.advice.geometry())
    assert table.advice.list.viewport().height() >= 22
    assert not table.advice.geometry().intersects(table.own.geometry())
    bars = [view.verticalScrollBar().sizeHint().width() for view in (table.advice.list, table.log.view)]
    assert bars[0] == bars[1], "they look alike"


def test_the_scroll_bar_of_the_panel_cuts_no_name(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    rows = window.table.advice.list
    press(window, "hint")
    scrolled = 0
    for letters in range(30, 80):
        name = " ".join("word" for _ in range(letters // 5)) + "m" * (letters % 5)
        monkeypatch.setattr(advice, "hint_text", lambda *_, name=name: name)
        advise(window, *window.session.game.legal_actions())
        window.table.advice.refresh()
        scrolled += rows.viewport().width() < rows.width()
        scale = scale_of(window.table.advice)
        metrics = rows.rows.renderer.font(rows.font(), SMALL_PIXELS * scale, True)[1]
        room = columns(QRectF(3 * scale, 0, rows.viewport().width() - 6 * scale, 0), scale)[0].width()
        lines = round(size_of_wrapped(name, metrics, room).height() / metrics.lineSpacing())
        assert lines <= rows.rows.lines, name
    assert scrolled


def test_hovering_over_an_option_highlights_its_pieces(qtbot: QtBot, window: MainWindow) -> None:
    press(window, "hint")
    advise(window, CAPTAIN, MAYOR)
    panel = window.table.advice
    panel.list.entered.emit(window.table.models.advice.index(1))
    assert window.table.marks.shown == {"role:mayor", "player"}
    QCoreApplication.sendEvent(panel.list, QEvent(QEvent.Type.Leave))
    assert window.table.marks.shown == frozenset()


def test_an_option_has_a_page_of_the_rules(qtbot: QtBot, window: MainWindow) -> None:
    press(window, "hint")
    advise(window, MAYOR, BUILDER)
    rows, topics = window.table.advice.list, window.table.topics
    index = rows.model().index(0, 0)
    assert topics.topic_at(rows.viewport().mapToGlobal(rows.visualRect(index).center())) == "role:mayor"
    rows.setFocus(Qt.FocusReason.TabFocusReason)
    rows.setCurrentIndex(rows.model().index(1, 0))
    qtbot.waitUntil(rows.hasFocus)
    assert topics.at_keyboard() == "role:builder"


def test_the_panel_does_not_take_the_focus(window: MainWindow) -> None:
    window.table.common.roles.setFocus()
    window.interaction.press("hint")
    advise(window, CAPTAIN, MAYOR)
    assert QApplication.focusWidget() is window.table.common.roles


@pytest.mark.parametrize("scheme", list(Scheme))
def test_the_panel_is_painted_in_every_scheme(qtbot: QtBot, scheme: Scheme) -> None:
    window = new_window(qtbot, "ppp", scheme=scheme)
    press(window, "hint")
    advise(window, *window.session.game.legal_actions())
    image = window.table.advice.grab().toImage()
    colors = {image.pixelColor(x, y).rgb() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}
    assert len(colors) > 3


def test_the_panel_follows_the_language(window: MainWindow) -> None:
    press(window, "hint")
    advise(window, CAPTAIN, MAYOR)
    window.table.advice.close_button.setToolTip("")
    QCoreApplication.sendEvent(window.table.advice, QEvent(QEvent.Type.LanguageChange))
    assert window.table.advice.close_button.toolTip() == "Close (Esc)"


# -- words ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("points", "words"), [(0.1, "0.5"), (0.7, "0.5"), (0.8, "1"), (1.4, "1.5"), (2.0, "2"), (12.3, "12.5")]
)
def test_points_are_shown_in_halves(points: float, words: str) -> None:
    assert halves(points) == words


@pytest.mark.parametrize(
    ("reason", "sentence"),
    [
        (Reason(ReasonKind.GAIN, 0, "bonuses", 3.0), "Brings you about 3 VP more from the large buildings' bonuses."),
        (Reason(ReasonKind.HARM, 1, "buildings", 1.6), "Ben gets about 1.5 VP less from buildings."),
        (Reason(ReasonKind.NO_SHIP, 1, good=Good.TOBACCO), "Leaves Ben no ship for the tobacco."),
        (Reason(ReasonKind.KEEPS_SHIP, 0, good=Good.CORN), "Leaves you a ship for the corn."),
        (Reason(ReasonKind.REACH, 0, building=Building.HARBOR), "Brings the Harbor within reach."),
        (
            Reason(ReasonKind.KEEPS, 0, piece=Role.CAPTAIN, other=1, points=2.0),
            "Keeps the Captain from Ben.",
        ),
        (Reason(ReasonKind.KEEPS, 0, piece=Building.HARBOR, other=2), "Keeps the Harbor from Clara."),
        (Reason(ReasonKind.KEEPS, 0, piece=Tile.COFFEE, other=2), "Keeps the coffee plantation from Clara."),
        (
            Reason(ReasonKind.OPENS, 0, piece=Role.CAPTAIN, instead=Role.CRAFTSMAN, other=1),
            "If you took the Craftsman instead, Ben would take the Captain.",
        ),
        (
            Reason(ReasonKind.SHIPS_FIRST, 0, piece=Role.CAPTAIN, other=1, amount=5),
            "You ship for 5 VP more than if Ben took the Captain first.",
        ),
        (
            Reason(ReasonKind.SELLS_FIRST, 0, piece=Role.TRADER, other=1, amount=5),
            "You get 5 doubloons more than if Ben took the Trader first.",
        ),
        (Reason(ReasonKind.ENDS, 0), "Ends the game while you lead."),
        (Reason(ReasonKind.GOES_ON, 0, other=1), "Does not end the game while Ben leads."),
        (Reason(ReasonKind.NO_SALE, 0, other=1, amount=4), "Ben can sell nothing any more."),
        (
            Reason(ReasonKind.DOUBLOONS, 0, piece=Role.MAYOR, amount=2),
            "There are 2 doubloons on the Mayor.",
        ),
        (
            Reason(ReasonKind.SURER, 0),
            "Examined most: where the list shows a higher chance, it is less certain.",
        ),
    ],
)
def test_reasons_have_these_sentences(reason: Reason, sentence: str) -> None:
    assert advice.reason_text(reason, WORDS, NAMES) == sentence


def test_every_kind_of_reason_has_a_sentence_also_with_hostile_names() -> None:
    names = ("Anna", "<b>{piece}</b>", "Clara")
    for kind in ReasonKind:
        reason = Reason(kind, 1, "shipping", 2.0, Good.CORN, Building.HARBOR, Role.CAPTAIN, Role.MAYOR, 1, 2)
        sentence = advice.reason_text(reason, WORDS, names)
        assert sentence.endswith(".")
        assert "{" not in sentence.replace(names[1], "")


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (ACCEPT, "Take it"),
        (STORE[(), None], "Keep nothing"),
        (STORE[(Good.CORN, Good.SUGAR), Good.COFFEE], "Keep all corn, all sugar, and 1 coffee"),
        (DRAW, "Draw a tile from the face-down pile"),
    ],
)
def test_options_have_short_texts(action: Action, text: str) -> None:
    assert advice.option_text(classic(3).build(), action, (), WORDS) == text


def test_loads_of_one_kind_are_distinguished_by_their_ships() -> None:
    position = classic(3).player(0, corn=2, sugar=1)
    game = position.ships({4: (Good.SUGAR, 2)}).build()
    game.apply(CHOOSE[Role.CAPTAIN])
    told = [advice.option_text(game, action, game.copy().apply(action), WORDS) for action in game.legal_actions()]
    assert told == [
        "Ship 5 · Load 2 corn (2 VP and +1 Captain)",
        "Ship 6 · Load 2 corn (2 VP and +1 Captain)",
        "Load 1 sugar (1 VP and +1 Captain)",
    ]


def test_passing_has_the_text_of_its_button() -> None:
    game = classic(3).build()
    game.apply(BUILDER)
    assert advice.option_text(game, PASS, (), WORDS) == "Build nothing"
