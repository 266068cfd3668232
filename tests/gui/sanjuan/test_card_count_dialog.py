"""The page with the counts of cards shows exactly what the player can know."""

from __future__ import annotations

import re

import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.hidden import unknown_counts
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.sanjuan.card_counts import card_counts
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from tests.gui.sanjuan.window import in_the_middle
from tests.random_games import random_positions

NEW = (Expansion.NEW_BUILDINGS,)


@pytest.mark.parametrize("options", [Options(players=2), Options(), Options(players=3, expansions=NEW)])
def test_unseen_counts_are_those_of_the_cards_that_determinize_deals(options: Options) -> None:
    for seed in range(4):
        for game in random_positions(new_game(options, seed), Rng.from_seed(seed)):
            for seat in range(options.players):
                counts = card_counts(game.observation(seat), True)
                unknown = unknown_counts(game, seat)
                assert {one.card: one.unseen for one in counts} == {one.card: unknown[one.card] for one in counts}


def test_cards_of_a_face_down_hand_are_counted_as_unseen() -> None:
    game = new_game(Options(players=2), 3)
    shown, hidden = (card_counts(game.observation(0), is_open) for is_open in (True, False))
    assert sum(one.own for one in shown) == game.players[0].hand_size
    assert sum(one.own for one in hidden) == 0
    assert sum(one.unseen for one in hidden) == sum(one.unseen for one in shown) + game.players[0].hand_size


def test_the_page_follows_the_game_and_the_language(english: object, qtbot: QtBot) -> None:
    window = in_the_middle(qtbot, Options(players=3, expansions=NEW), 5, DecisionKind.CHOOSE_ROLE)
    menu = window.menus.view_menu
    action = window.table.card_counts.action
    assert action in menu.actions()
    assert action.shortcut().toString() == "Ctrl+K"
    letters = [re.search(r"&(\w)", one.text()) for one in menu.actions()]
    found = [letter[1].lower() for letter in letters if letter]
    assert len(found) == len(set(found)), "a letter means one thing"
    action.trigger()
    dialog = window.table.card_counts.dialog
    assert dialog is not None
    assert dialog.isVisible()
    rows = [[dialog.table.item(row, column).text() for column in range(6)] for row in range(dialog.table.rowCount())]
    assert rows[0][0] == "Corn Granary ×10"
    assert [row[1] for row in rows] == sorted(row[1] for row in rows)
    corn = dialog.table.item(0, 5)
    window.session.submit(window.session.game.legal_actions()[0], window.session.ply)
    assert dialog.table.item(0, 5) is corn, "another item would measure all columns anew"
    after = [[dialog.table.item(row, column).text() for column in range(6)] for row in range(dialog.table.rowCount())]
    assert len(after) == len(rows)
    action.trigger()
    assert window.table.card_counts.dialog is dialog, "there is one page"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_name_is_cut_off_with_larger_texts(english: Languages, qtbot: QtBot, language: str) -> None:
    window = in_the_middle(qtbot, Options(players=3, expansions=NEW), 5, DecisionKind.CHOOSE_ROLE)
    english.use(language)
    window.services.preferences.change(text_size=150)
    window.table.card_counts.action.trigger()
    dialog = window.table.card_counts.dialog
    assert dialog is not None
    dialog.resize(dialog.sizeHint())  # the screen of the tests is small
    table = dialog.table
    assert table.columnWidth(0) >= table.sizeHintForColumn(0)
    assert not table.horizontalScrollBar().isVisible()
    english.use(ENGLISH)
