"""The portraits of players: their assignment, the choice of people, and the lines of character."""

from itertools import combinations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.games import style_names, styles_of
from puertorico_desktop.bots.levels import BALANCED, LEVELS
from puertorico_desktop.bots.registry import BOTS
from puertorico_desktop.engine.puertorico.options import Options as PuertoRico
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.gui.games import STYLE_WORDS
from puertorico_desktop.gui.models.table_model import TableModel
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.style.icons import Icons, icon_file
from puertorico_desktop.gui.style.theme import Scheme, Theme
from puertorico_desktop.gui.texts.bots import style_effect, style_title
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.views.portraits import PEOPLE, icon_of, portrait_of
from puertorico_desktop.gui.windows.face_button import Faces
from puertorico_desktop.gui.windows.seat_row import SeatRow
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui.table import StandInBots

STYLED = frozenset(style_names()) - {BALANCED}
EVERY_BOT = [
    *BOTS,
    *(f"{level}-{style}" for level in LEVELS for style in sorted(STYLED)),
    "steady-400",
    "engine:/x --y",
]


@pytest.mark.parametrize("bot", EVERY_BOT)
def test_every_bot_has_a_portrait_and_a_line_of_character(bot: str) -> None:
    portrait = portrait_of(Seat("Ben", bot))
    assert icon_file(icon_of(portrait), "").is_file()
    assert character(portrait)


def test_levels_and_styles_have_different_portraits() -> None:
    faces = {portrait_of(Seat("Ben", bot)) for bot in EVERY_BOT if not bot.startswith("steady")}
    assert len(faces) == len(EVERY_BOT) - 1


def test_people_have_the_portrait_they_chose() -> None:
    assert portrait_of(Seat("Anna", None, "person_4")) == "person_4"
    for portrait in ("", "machine", "person_99", "../person_1", "bot_hard"):
        assert portrait_of(Seat("Anna", None, portrait)) == portrait_of(Seat("Anna")) in PEOPLE
    assert all(icon_file(icon_of(portrait), "").is_file() for portrait in PEOPLE)


@pytest.mark.own_words
def test_a_person_chooses_a_portrait_beside_the_name(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    row = SeatRow(0, Seat("Anna"), "puertorico", parent)
    row.retranslate()
    assert row.own_seat() == Seat("Anna")
    row.face.menu().aboutToShow.emit()
    faces = row.face.faces.buttons
    assert len(faces) == len(PEOPLE)
    faces[2].click()
    assert row.own_seat() == Seat("Anna", None, PEOPLE[2])
    row.kind.setCurrentIndex(row.kind.findData("hard"))
    assert not row.face.isEnabled()
    assert row.face.toolTip() == "Has sailed every sea and looks ahead."


def test_portraits_are_chosen_with_the_keyboard(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    faces = Faces(Icons(Theme()), parent)
    parent.show()
    faces.offer(PEOPLE[1])
    assert [button.isChecked() for button in faces.buttons].index(True) == 1
    with qtbot.waitSignal(faces.picked) as picked:
        QTest.keyClick(faces.buttons[1], Qt.Key.Key_Down)
        QTest.keyClick(faces.buttons[6], Qt.Key.Key_Left)
        QTest.keyClick(faces.buttons[5], Qt.Key.Key_Return)
    assert picked.args == [PEOPLE[5]]


# -- styles ---------------------------------------------------------------------------------------------------------

SEEN = 0.12
"""So much of a small portrait looks clearly different with another style."""


@pytest.mark.parametrize("scheme", list(Scheme))
@pytest.mark.parametrize("level", list(LEVELS))
def test_portraits_of_styles_are_distinguishable_at_24_pixels(qtbot: QtBot, scheme: Scheme, level: str) -> None:
    icons = Icons(Theme(scheme))
    names = [f"bot_{level}", *(f"bot_{level}_{style}" for style in sorted(STYLED))]
    pictures = [icons.pixmap(icon_of(name), 24, 1.0).toImage() for name in names]
    dots = [(x, y) for x in range(24) for y in range(24)]
    for (one, left), (other, right) in combinations(zip(names, pictures, strict=True), 2):
        pairs = ((left.pixelColor(*dot), right.pixelColor(*dot)) for dot in dots)
        clear = sum(
            max(abs(a.red() - b.red()), abs(a.green() - b.green()), abs(a.blue() - b.blue())) > 40 for a, b in pairs
        )
        assert clear > SEEN * len(dots), (one, other)


def test_every_style_has_its_own_title_effect_and_line_of_character() -> None:
    for game, words in STYLE_WORDS.items():
        assert set(words) == set(styles_of(game)) - {BALANCED}
    for texts in (style_title, style_effect):
        assert len(set(map(texts, style_names()))) == len(style_names())
    lines = [character(f"bot_hard_{style}") for style in STYLED]
    assert len({*lines, character("bot_hard")}) == len(lines) + 1
    assert character("portraits/bot_easy_builder") == character("bot_hard_builder"), "whatever the level"
    assert character("person_1") == character("portraits/person_1") == ""


def test_the_names_of_styles_are_unique_among_games() -> None:
    """Bots are named by level and style, so the name of a style must determine its game."""
    names = [style for words in STYLE_WORDS.values() for style in words]
    assert len(set(names)) == len(names)


def models_of(game: str, players: tuple[Seat, ...]) -> tuple[GameSession, TableModel]:
    """Returns a session of a new game and the model of its players."""
    if game == "sanjuan":
        table = SanJuanSession(GameSetup(SanJuan(players=3), 1, players), StandInBots())  # type: ignore[arg-type]
        return table, SanJuanModels(table, SanJuanInteraction(table, table), table).seats
    session = PuertoRicoSession(GameSetup(PuertoRico(players=3), 1, players), StandInBots())  # type: ignore[arg-type]
    return session, PuertoRicoModels(session, Interaction(session, session), session).players


@pytest.mark.parametrize("game", ["puertorico", "sanjuan"])
def test_bots_at_the_table_have_their_line_of_character_as_tool_tip(qtbot: QtBot, game: str) -> None:
    style = styles_of(game)[1]
    session, model = models_of(game, (Seat("Anna"), Seat("Ben", f"hard-{style}"), Seat("Clara", "normal")))
    described, tip = Qt.ItemDataRole.AccessibleDescriptionRole, Qt.ItemDataRole.ToolTipRole
    for row, portrait in ((1, f"bot_hard_{style}"), (2, "bot_normal")):
        line = character(portrait)
        assert line in str(model.data(model.index(row), described))
        assert line in str(model.data(model.index(row), tip))
    everybody = [character(portrait) for portrait in ("bot_normal", f"bot_hard_{style}")]
    assert not any(line in str(model.data(model.index(0), tip)) for line in everybody), "people speak for themselves"
    session.close()
