"""The cover between the turns of people tells what the others have done since the asked person's last decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import Position, table
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.sanjuan.windows.table import MOST_DEEDS
from puertorico_desktop.gui.views.scaling import scale_of
from puertorico_desktop.gui.windows.cover import SPACING
from puertorico_desktop.gui.windows.main_window import MainWindow
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.sanjuan.window import sanjuan_window

HIDDEN = "The hand is hidden: nobody else should look at the screen now."
HIDDEN_WITHOUT_HAND = "What only this player may see is hidden: nobody else should look at the screen now."


@pytest.fixture(params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    english.use(request.param)
    yield request.param
    english.use(ENGLISH)


def covered(qtbot: QtBot, position: Position) -> MainWindow:
    """Returns a window with the position, and with a cover between turns."""
    game = position.build()
    window = sanjuan_window(qtbot, game.options)
    window.table.cover.set_enabled(True)
    window.session.open(Match(window.session.setup, GameRecord(game.options, 1, start=game)))
    return window


def play(window: MainWindow, *lines: str) -> None:
    """Plays actions in notation, each by the player at turn, who lifts the cover first."""
    for line in lines:
        window.table.cover.lift()
        assert window.session.submit(window.session.game.parse(line), window.session.ply)


def told(window: MainWindow) -> list[str]:
    """Returns the lines on the cover below the name of the player at turn."""
    assert window.table.cover.isVisible()
    return window.table.cover._detail.text().split("\n")


def test_the_cover_tells_roles_and_buildings_since_the_last_decision(qtbot: QtBot, english: object) -> None:
    lying = table(2).player(0, hand=[Card.STATUE, *[Card.HERO] * 2]).player(1, hand=[Card.VILLA, Card.VILLA])
    window = covered(qtbot, lying)
    assert told(window) == [HIDDEN], "nothing has happened yet"
    play(window, "choose builder", "build statue for 2")
    assert told(window) == ["Anna: Builder", "Anna builds: Statue", HIDDEN]
    play(window, "pass", "choose adventurer")
    assert told(window) == ["Ben: Adventurer", HIDDEN_WITHOUT_HAND], "own deeds are not told"


def test_the_cover_does_not_speak_of_an_empty_hand(qtbot: QtBot, english: object) -> None:
    window = covered(qtbot, table(2).player(0, city=[Card.CHAPEL], chapel=[Card.HERO]).player(1, hand=[Card.VILLA]))
    assert told(window) == [HIDDEN_WITHOUT_HAND]
    play(window, "choose craftsman")
    assert told(window) == ["Anna: Craftsman", HIDDEN]


def test_the_cover_tells_what_was_turned_up_before_it_came(qtbot: QtBot, english: object) -> None:
    """The cards lie open for all players, but the cover came with them."""
    lying = table(2, new_buildings=True).player(0, city=[Card.BANK]).player(1, city=[Card.BANK])
    window = covered(qtbot, lying.deck(Card.VILLA, Card.BANK, Card.HERO))
    play(window, "choose adventurer")
    assert told(window) == [
        "Anna: Adventurer",
        "Anna, Bank: Bank is built already: it goes.",
        "Ben, Bank: Nobody has built Hero: it is kept.",
        HIDDEN,
    ]


def test_the_cover_tells_that_the_game_ends_with_the_phase(qtbot: QtBot, english: object) -> None:
    """The news of it are below the cover."""
    city = [Card.VILLA, *[Card.CORN_GRANARY] * 8, Card.CRANE]
    lying = table(2).player(0, city=city, hand=[Card.GOLD_MINE, Card.HERO]).player(1, hand=[Card.VILLA] * 2)
    window = covered(qtbot, lying)
    play(window, "choose builder", "build gold mine for 0")
    full = "Anna has filled the city: the game ends with this phase."
    assert told(window) == ["Anna: Builder", "Anna builds: Gold Mine", full, HIDDEN]


@pytest.mark.parametrize("size", [(1024, 600), (1366, 768)])
def test_all_that_the_cover_tells_is_visible(qtbot: QtBot, language: str, size: tuple[int, int]) -> None:
    new = (Expansion.NEW_BUILDINGS,)
    window = sanjuan_window(qtbot, Options(4, expansions=new))
    window.resize(*size)
    cover = window.table.cover
    cover.set_enabled(True)
    lines = [f"Anna builds: Park Authority {number}" for number in range(MOST_DEEDS)]
    cover._why = lambda: "\n".join((*lines, HIDDEN))
    window.session.start(window.session.setup)
    QApplication.processEvents()
    detail, panel = cover._detail, cover._panel
    assert cover.isVisible()
    assert window.table.rect().contains(panel.geometry())
    assert detail.height() >= detail.heightForWidth(detail.width())
    assert panel.rect().contains(cover.button.geometry())
    assert cover.button.y() - detail.geometry().bottom() > round(SPACING * scale_of(cover))
