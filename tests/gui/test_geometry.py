"""At the smallest usual size nothing overlaps and no text is cut off, in every language, mid-game with five
players."""

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtWidgets import QApplication, QListView, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.registry import make_bot
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole
from puertorico_desktop.engine.puertorico.catalog import CATALOG
from puertorico_desktop.engine.puertorico.components import Building, Role
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX as EVERY_EXPANSION
from puertorico_desktop.engine.puertorico.options import Edition, Options, Selection
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.puertorico.texts.prompts import task_text
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.gui.windows.stage import Stage
from puertorico_desktop.gui.windows.surfaces import Caption
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from tests.gui.courses import lay_moves
from tests.gui.hands import new_window
from tests.gui.painted import Painted
from tests.gui.table import lay, play

FLOATING = (Stage,)
SMALL = (1024, 600)
SIZES = [SMALL, (1366, 768), (1920, 1080), (2560, 1440)]


SEED = 3
WHOLE_BOX = {"edition": Edition.SPECIAL_1897, "expansions": EVERY_EXPANSION, "buildings": Selection.RANDOM}
SEED_OF_BOX = 21
TRIES = 5
"""Games in which a decision is looked for."""


@cache
def played(seed: int, box: bool) -> tuple[tuple[int, DecisionKind, Action], ...]:
    """Returns the rounds and kinds of decisions of a game of five bots, and the actions chosen."""
    game = new_game(Options(players=5, **WHOLE_BOX) if box else Options(players=5), seed)
    bot = make_bot("simple", 5)
    moves = []
    while game.kind is not None:
        moves.append((game.round, game.kind, bot.choose(game)))
        game.play(moves[-1][-1])
    return tuple(moves)


def middle_of_a_game(kind: DecisionKind, round_: int, box: bool) -> tuple[int, tuple[Action, ...]]:
    """Returns a seed, and the actions of five players up to a decision of that kind; to the end if there is none."""
    first = SEED_OF_BOX if box else SEED
    for seed in range(first, first + TRIES):
        moves = played(seed, box)
        for ply, (number, asked, _) in enumerate(moves):
            if number >= round_ and asked is kind:
                return seed, tuple(action for *_, action in moves[:ply])
    return seed, tuple(action for *_, action in moves)


def mid_game(qtbot: QtBot, kind: DecisionKind, round_: int = 9, box: bool = False) -> MainWindow:
    """Returns a window of five people at a decision of that kind, in a classic game or one with everything in the
    box."""
    window = new_window(qtbot, "ppppp", **(WHOLE_BOX if box else {}))
    lay_middle(window, kind, round_, box)
    return window


def lay_middle(window: MainWindow, kind: DecisionKind, round_: int = 9, box: bool = False) -> None:
    """Lays the middle of a game on the table of a window for five people."""
    seed, actions = middle_of_a_game(kind, round_, box)
    lay_moves(window, actions, seed)
    assert window.session.game.kind in (kind, None)


def middles(
    qtbot: QtBot, kinds: Iterable[DecisionKind], round_: int = 9, box: bool = False, *, unpainted: bool = False
) -> Iterator[MainWindow]:
    """Yields one window with one game after the other, each position once; `unpainted` where pictures are not
    looked at, or only by `assert_whole`."""
    window = new_window(qtbot, "ppppp", **(WHOLE_BOX if box else {}))
    # The end of a game replaces all kinds of decisions that such games do not have.
    for kind in {middle_of_a_game(kind, round_, box): kind for kind in kinds}.values():
        window.setUpdatesEnabled(not unpainted)
        lay_middle(window, kind, round_, box)
        yield window


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


def visible_children(widget: QWidget) -> list[QWidget]:
    children = widget.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [child for child in children if child.isVisible() and not isinstance(child, FLOATING)]


def overlaps(widget: QWidget) -> Iterator[str]:
    """Yields pairs of siblings that overlap, and widgets that exceed their parent."""
    children = visible_children(widget)
    for child in children:
        if not widget.rect().contains(child.geometry()):
            yield f"{child!r} reaches out of {widget!r}"
        if not isinstance(child, QListView):
            yield from overlaps(child)
    for one, other in combinations(children, 2):
        if one.geometry().intersects(other.geometry()):
            yield f"{one!r} and {other!r} overlap"


def resize_unpainted(window: MainWindow, width: int, height: int) -> None:
    """Gives a window another size without painting it; `assert_whole` does."""
    window.setUpdatesEnabled(False)
    window.resize(width, height)
    QApplication.processEvents()


def assert_apart(window: MainWindow) -> None:
    """Checks that nothing overlaps or exceeds its parent: the parts of the table, and the items in them."""
    size = window.size().toTuple()
    assert list(overlaps(window.table)) == [], size
    for view in window.table.views:
        if view.isVisible():
            rects = [QRectF(rect) for rect in view.rects if not rect.isEmpty()]
            for rect in rects:
                assert QRectF(view.viewport().rect()).contains(rect), (size, view.accessibleName())
            for one, other in combinations(rects, 2):
                assert not one.intersects(other), (size, view.accessibleName())


@pytest.mark.parametrize(
    ("kinds", "round_", "box"),
    [
        ((DecisionKind.CHOOSE_ROLE, DecisionKind.PLACE_COLONISTS, DecisionKind.LOAD_GOODS), 9, False),
        ((DecisionKind.PAY,), 6, True),
    ],
    ids=["classic", "box"],
)
def test_nothing_overlaps(
    qtbot: QtBot, language: str, kinds: tuple[DecisionKind, ...], round_: int, box: bool
) -> None:
    for window in middles(qtbot, kinds, round_, box, unpainted=True):
        for size in SIZES:
            window.resize(*size)
            QApplication.processEvents()
            assert_apart(window)


KINDS_WITH_WHOLE_TEXTS = [
    DecisionKind.CHOOSE_ROLE,
    DecisionKind.BUILD,
    DecisionKind.PLACE_COLONISTS,
    DecisionKind.LOAD_GOODS,
    DecisionKind.STORE_GOODS,
]


def assert_whole(window: MainWindow, painted: Painted, has_room: Callable[[Caption], bool]) -> None:
    """Checks that all painted texts are whole and large enough, and that captions and buttons fit their texts."""
    window.setUpdatesEnabled(True)
    for view in window.table.views:
        view._repaint()
    painted.small.clear()
    window.grab()
    assert painted.cut == []
    assert painted.small, "the window was painted"
    assert min(painted.small) >= 11
    for caption in window.table.findChildren(Caption):
        if caption.isVisible():
            assert has_room(caption), caption.text()
    for button in window.table.findChildren(QPushButton):
        if button.isVisible():
            assert button.fontMetrics().horizontalAdvance(button.text()) < button.width(), button.text()


def test_no_text_is_cut_off(qtbot: QtBot, language: str, painted: Painted) -> None:
    """All painted texts are whole; captions, buttons and the prompt fit their texts."""
    for window in middles(qtbot, KINDS_WITH_WHOLE_TEXTS, unpainted=True):
        assert_whole(window, painted, lambda caption: caption.natural_width() <= caption.width())


CUT_IN_NO_BOX = [
    DecisionKind.CHOOSE_ROLE,
    DecisionKind.PLACE_COLONISTS,
    DecisionKind.PAY,
    DecisionKind.MOVE_GUESTS,
    DecisionKind.STORE_GOODS,
    DecisionKind.SMUGGLE,
]


def test_no_text_is_cut_off_with_the_whole_box(qtbot: QtBot, language: str, painted: Painted) -> None:
    """There is more to show, so letters may be narrow; none is too small, and none is missing."""
    for window in middles(qtbot, CUT_IN_NO_BOX, round_=6, box=True, unpainted=True):
        assert_whole(window, painted, lambda caption: caption.fits)


ASKED_IN_THIS_GAME = [
    DecisionKind.CHOOSE_ROLE,
    DecisionKind.TAKE_TILE,
    DecisionKind.PLACE_COLONISTS,
    DecisionKind.BUILD,
    DecisionKind.TAKE_EXTRA_GOOD,
    DecisionKind.SELL_GOOD,
    DecisionKind.LOAD_GOODS,
    DecisionKind.STORE_GOODS,
]


def test_the_texts_of_the_prompt_fit_during_a_decision(qtbot: QtBot, language: str) -> None:
    """From the question and a hint to a completed draft, and with a piece in hand."""
    for window in middles(qtbot, ASKED_IN_THIS_GAME, round_=5, unpainted=True):
        assert window.session.decision is not None
        prompt = window.table.prompt.detail
        for button in ("", "hint", "suggest"):
            window.interaction.press(button)
            QApplication.processEvents()
            assert prompt.natural_width() <= prompt.width(), prompt.text()
        window.interaction.cancel()
        window.interaction.pick(min(window.interaction.sources()))
        QApplication.processEvents()
        assert prompt.natural_width() <= prompt.width(), prompt.text()


def test_prompts_of_the_smuggler_fit(qtbot: QtBot, language: str) -> None:
    (window,) = middles(qtbot, [DecisionKind.SMUGGLE], round_=6, box=True, unpainted=True)
    prompt = window.table.prompt.detail
    for deed in ("raid", "poach", "capture"):
        assert any(spec.id == deed and spec.enabled for spec in window.interaction.buttons())
        window.interaction.press(deed)
        QApplication.processEvents()
        assert prompt.fits, prompt.text()
        window.interaction.press("reset")
        window.interaction.cancel()


WITH_BUILDINGS = [(Building.LAND_OFFICE, Role.TRADER), (Building.SMALL_WHARF, Role.CAPTAIN)]


@pytest.mark.parametrize("size", [(1366, 768), SMALL])
@pytest.mark.parametrize(("building", "role"), WITH_BUILDINGS)
def test_prompts_about_benefits_of_buildings_fit(
    qtbot: QtBot, language: str, size: tuple[int, int], building: Building, role: Role
) -> None:
    expansion = CATALOG[building].expansion
    assert expansion is not None
    options = {"edition": Edition.SPECIAL_1897, "expansions": (expansion,), "buildings": Selection.FIXED}
    window = new_window(qtbot, "pppp", **options)
    window.resize(*size)
    position = Position(Options(players=4, **options)).player(0, corn=2, doubloons=3, city={building: 1})  # type: ignore[arg-type]
    lay(window.session, position.build())
    play(window.session, ChooseRole(role))
    QApplication.processEvents()
    prompt = window.table.prompt
    assert prompt.detail.text() != task_text(window.session.game.kind)
    assert prompt.detail.fits, prompt.detail.text()
    assert prompt.heading.fits


def test_the_name_of_the_private_ship_is_not_cut_off_beside_three_ships(
    qtbot: QtBot, language: str, painted: Painted
) -> None:
    window = new_window(qtbot)
    wharf = classic(3).player(0, sugar=2, city={Building.WHARF: 1})
    lay(window.session, wharf.build())
    play(window.session, ChooseRole(Role.CAPTAIN))
    QApplication.processEvents()
    window.grab()
    assert len(window.table.common.ships.records) == 4
    assert painted.cut == []
