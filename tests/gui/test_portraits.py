"""The faces of the players: who has which, and how people choose theirs."""

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.levels import LEVELS
from puertorico_desktop.bots.registry import BOTS
from puertorico_desktop.gui.style.icons import icon_file
from puertorico_desktop.gui.texts.portraits import character
from puertorico_desktop.gui.views.portraits import PEOPLE, STYLED, icon_of, portrait_of
from puertorico_desktop.gui.windows.seat_row import SeatRow
from puertorico_desktop.match.match import Seat

EVERY_BOT = [
    *BOTS,
    *(f"{level}-{style}" for level in LEVELS for style in sorted(STYLED)),
    "steady-400",
    "engine:/x --y",
]


@pytest.mark.parametrize("bot", EVERY_BOT)
def test_every_bot_has_a_face_and_a_character(bot: str) -> None:
    portrait = portrait_of(Seat("Ben", bot))
    assert icon_file(icon_of(portrait), "").is_file()
    assert character(portrait)


def test_levels_and_styles_look_different() -> None:
    faces = {portrait_of(Seat("Ben", bot)) for bot in EVERY_BOT if not bot.startswith("steady")}
    assert len(faces) == len(EVERY_BOT) - 1


def test_people_have_the_face_they_chose() -> None:
    assert portrait_of(Seat("Anna", None, "person_4")) == "person_4"
    for portrait in ("", "machine", "person_99", "../person_1", "bot_hard"):
        assert portrait_of(Seat("Anna", None, portrait)) == portrait_of(Seat("Anna")) in PEOPLE
    assert all(icon_file(icon_of(portrait), "").is_file() for portrait in PEOPLE)


def test_a_person_chooses_a_face_beside_the_name(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    row = SeatRow(0, Seat("Anna"), "puertorico", parent)
    row.retranslate()
    assert row.own_seat() == Seat("Anna")
    row.face._offer()
    actions = row.face.menu().actions()
    assert len(actions) == len(PEOPLE)
    actions[2].trigger()
    assert row.own_seat() == Seat("Anna", None, PEOPLE[2])
    row.kind.setCurrentIndex(row.kind.findData("hard"))
    assert not row.face.isEnabled()
    assert row.face.toolTip() == "Has sailed every sea and looks ahead."
