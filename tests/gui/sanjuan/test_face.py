"""San Juan in the window: the dialog for a new game, stored choices, and the end of a game."""

from __future__ import annotations

from itertools import combinations

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.bots.games import styles_of
from puertorico_desktop.engine.game import Standing
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.gui.games import FACES
from puertorico_desktop.gui.puertorico.windows.new_game import NewPuertoRicoDialog
from puertorico_desktop.gui.sanjuan.choices import Choices
from puertorico_desktop.gui.sanjuan.texts.scores import ending
from puertorico_desktop.gui.sanjuan.windows.new_game import SanJuanNewGameDialog
from puertorico_desktop.gui.sanjuan.windows.score_sources import score_sources
from puertorico_desktop.gui.windows.game_chooser import GameChooser
from puertorico_desktop.match.match import GameSetup, Match, Seat
from puertorico_desktop.match.record import GameRecord
from puertorico_desktop.saves.converter import make_converter
from puertorico_desktop.saves.errors import SaveError
from tests.gui.hands import new_window
from tests.gui.sanjuan.robot import Robot, new_session
from tests.gui.sanjuan.window import sanjuan_window

FACE = FACES[Options.game]


@pytest.fixture
def dialog(english: object, qtbot: QtBot) -> SanJuanNewGameDialog:
    dialog = SanJuanNewGameDialog(Choices())
    qtbot.addWidget(dialog)
    return dialog


def chosen(qtbot: QtBot, dialog: SanJuanNewGameDialog) -> tuple[object, Choices]:
    with qtbot.waitSignal(dialog.chosen) as blocker:
        dialog.accept()
    assert blocker.args is not None
    setup, choices = blocker.args
    return setup, choices


def test_the_default_is_a_person_against_three_bots(qtbot: QtBot, dialog: SanJuanNewGameDialog) -> None:
    setup, choices = chosen(qtbot, dialog)
    assert choices == Choices()
    assert setup.options == Options()  # type: ignore[attr-defined]
    assert sum(seat.bot is None for seat in setup.seats) == 1  # type: ignore[attr-defined]


def test_the_setup_has_all_choices(qtbot: QtBot, dialog: SanJuanNewGameDialog) -> None:
    dialog.players.setValue(2)
    ticks = (dialog.new_buildings, dialog.opening_choice, dialog.open_points, dialog.ask_benefits, dialog.free_undo)
    for tick in (*ticks, dialog.play_forced, dialog.shuffle):
        tick.click()
    dialog.seed.setText("42")
    setup, choices = chosen(qtbot, dialog)
    wanted = Options(
        players=2,
        opening_choice=True,
        open_points=True,
        ask_optional_benefits=True,
        play_forced=False,
        expansions=(Expansion.NEW_BUILDINGS,),
    )
    assert (setup.options, setup.seed, setup.free_undo) == (wanted, 42, True)  # type: ignore[attr-defined]
    assert [seat.name for seat in setup.seats] == ["Anna", "Ben"]  # type: ignore[attr-defined]
    again = SanJuanNewGameDialog(choices)
    qtbot.addWidget(again)
    assert again._asked() == wanted
    assert again.fold.isChecked(), "what is out of the ordinary is in sight"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_the_seats_in_play_are_shown(dialog: SanJuanNewGameDialog, players: int) -> None:
    dialog.players.setValue(players)
    assert [row.name.isHidden() for row in dialog.rows] == [number >= players for number in range(4)]
    assert bool(dialog.two_note.text()) == (players == 2)


def test_the_style_is_hidden_if_the_game_has_only_one(dialog: SanJuanNewGameDialog) -> None:
    assert all(row.style.isHidden() == (len(styles_of(Options.game)) == 1) for row in dialog.rows)


def test_choices_are_stored_and_damaged_ones_raise_save_error() -> None:
    seats = (Seat("a"), Seat("b", "hard"), Seat("c"), Seat("d"))
    choices = Choices(Options(players=2, opening_choice=True), seats, shuffle=False, free_undo=True)
    data = make_converter().unstructure(choices)
    assert FACE.read_choices(data) == choices
    for wrong in (
        {**data, "seats": data["seats"][:2]},
        {**data, "seats": [*data["seats"][:3], {"name": "x", "bot": "y"}]},
    ):
        with pytest.raises(SaveError):
            FACE.read_choices(wrong)


def test_check_boxes_change_the_next_game() -> None:
    for tick in FACE.ticks():
        before = tick.is_on(Choices())
        after = tick.changed(Choices(), not before)
        assert tick.is_on(after) is not before
        assert tick.changed(after, before) == Choices()


@pytest.mark.parametrize("players", [2, 4])
def test_a_finished_game_has_a_score_sheet(english: object, players: int) -> None:
    session = new_session(players, 7)
    robot = Robot(FACE.interaction(session, session), 7)  # type: ignore[arg-type]
    while session.decision is not None:
        robot.answer()
    match: Match = session.match
    assert FACE.result(match)
    game = match.record.game
    full = [name for name, player in zip(match.setup.names, game.players, strict=True) if player.buildings == 12]
    cities = "city" if len(full) == 1 else "cities"
    assert list(FACE.endings(match)) == [f"No space was left in the {cities} of {' and '.join(full)}."]
    lines = FACE.score_lines(match)
    assert all(len(line.values) == players for line in lines)
    sums = [
        sum(value or 0 for value in column)
        for column in zip(*(s.values for s in FACE.score_sources(match)), strict=True)
    ]
    assert [total.shown for total in FACE.score_totals(match)] == [str(one) for one in sums]
    assert sums == sorted(sums, reverse=True)
    session.deleteLater()


@pytest.mark.parametrize(("seats", "named"), [((1,), "city of Ben"), ((0, 1), "cities of Anna and Ben")])
def test_all_owners_of_full_cities_are_named(english: object, seats: tuple[int, ...], named: str) -> None:
    city = [card for card in Card if card not in (Card.CORN_GRANARY, Card.CATHEDRAL)][:11]
    position = table(3)
    for seat in seats:
        position.player(seat, city=city)
    assert ending(position.build(), ("Anna", "Ben", "Clara")) == f"No space was left in the {named}."


def test_each_game_box_has_a_picture_and_switches_to_its_dialog(english: object, qtbot: QtBot) -> None:
    window = new_window(qtbot, "pbb")
    window.dialogs.new_game()
    dialog = window.dialogs.dialog
    assert isinstance(dialog, NewPuertoRicoDialog)
    chooser = dialog.findChild(GameChooser)
    assert [button.text() for button in chooser.buttons.values()] == [
        "Puerto Rico (2002)",
        "Puerto Rico 1897",
        "San Juan 1897",
    ]
    pictures = [button.icon().pixmap(132, 70).toImage() for button in chooser.buttons.values()]
    assert all(one != other for one, other in combinations(pictures, 2))
    assert not dialog.edition.isVisible(), "the pictures stand for it"
    chooser.buttons["puertorico", "1897"].click()
    assert window.dialogs.dialog is dialog
    assert dialog.edition_id == "1897"
    dialog.preset.setCurrentIndex(dialog.preset.findData("classic"))
    dialog.preset.activated.emit(dialog.preset.currentIndex())
    assert chooser.buttons["puertorico", "classic"].isChecked(), "the pictures follow the dialog"
    next(button for (game, _), button in chooser.buttons.items() if game == Options.game).click()
    assert isinstance(window.dialogs.dialog, SanJuanNewGameDialog)


def test_the_title_names_the_game(english: object, qtbot: QtBot) -> None:
    assert sanjuan_window(qtbot, Options(2)).windowTitle() == "San Juan 1897 – Puerto Rico"


def test_the_bonuses_of_the_score_sheet_are_explained(english: object) -> None:
    of_kind = [Card.FRUIT_DEPOT, Card.FRUIT_DEPOT, Card.SUGAR_MILL, Card.CHAPEL, Card.STATUE]
    halls = [Card.ASSEMBLY_HALL, Card.CITY_HALL, Card.TOWN_SQUARE, Card.CUSTOMS_HOUSE]
    position = table(2, new_buildings=True).player(0, city=[*of_kind, *halls])
    game = position.player(1, city=[Card.RESIDENCE, Card.CATHEDRAL]).build()
    sources = score_sources(game.scores(), [Standing(seat, 1, 0, 0) for seat in (0, 1)])
    assert {source.name: [detail for detail in source.details if detail] for source in sources[1:]} == {
        "Bonus of the Assembly Hall": ["Production buildings: 4, kinds of them: 3"],
        "Bonus of the City Hall": ["Commercial buildings: 6"],
        "Bonus of the Town Square": ["Monuments: 1"],
        "Bonus of the Residence": ["Sets of three that count: 0"],
        "Bonus of the Cathedral": ["Buildings of cost 6 of the others that count: 4"],
        "Bonus of the Customs House": ["A quarter of all other points: 27"],
    }


def test_the_score_sheet_tells_when_buildings_were_built_and_what_is_left(english: object) -> None:
    """Buildings that were there at the start have no round; a covered building is not told any more."""
    game = (
        table(2)
        .player(0, city=[Card.CRANE], goods=[Card.CORN_GRANARY], hand=[Card.STATUE, Card.VILLA, *[Card.HERO] * 3])
        .round(4)
        .build()
    )
    setup = GameSetup(game.options, 1, (Seat("Anna"), Seat("Ben")))
    match: Match[SanJuan] = Match(setup, GameRecord(game.options, 1, start=game))

    def play(*lines: str) -> None:
        for line in lines:
            match.play(match.game.parse(line))

    play("choose builder", "build statue for 2", "pay 2 hero")
    buildings, _, tie, _ = FACE.score_lines(match)
    anna = [one.seat for one in game.standings()].index(0)
    assert buildings.details[anna] == "Statue: 3 (round 4)\nCorn Granary: 1\nCrane: 1"
    assert tie.details[anna] == "Hand: Villa and Hero\nGoods: corn"
    assert tie.details[1 - anna] == "Hand: –\nGoods: –"
    play("choose adventurer", "choose craftsman")
    while match.game.kind is not DecisionKind.BUILD or match.game.asked:
        play(match.game.text(match.game.legal_actions()[0]))
    play("build villa for 0 over statue")
    assert "Statue" not in FACE.score_lines(match)[0].details[anna]
    assert f"Villa: 2 (round {match.game.round})" in FACE.score_lines(match)[0].details[anna]
