"""Positions to try from pages of the rules: each begins with the step that its page explains."""

import pytest
from PySide6.QtCore import QUrl
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.engine.puertorico.phase_invariants import phase_violations
from puertorico_desktop.engine.puertorico.puertoma.account import StepRule
from puertorico_desktop.gui.play.pace import Pace
from puertorico_desktop.gui.puertorico.positions import POSITIONS, position_to_try
from puertorico_desktop.gui.puertorico.texts.rules.book import rules_of, written_rules
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.rules.written import Kind
from puertorico_desktop.gui.views.rules_html import TRY_SCHEME
from puertorico_desktop.saves.document import decode, document_of, encode
from tests.gui.hands import new_window
from tests.saves.courses import WHEN

STEPS = {
    "concept:puertoma_roles": ("choose mayor", StepRule.MOST_DOUBLOONS),
    "concept:tie_break_cards": ("build office for 4", StepRule.COUNTED),
    "concept:puertoma_building": ("build", StepRule.HIGHEST_LEVEL),
    "concept:puertoma_settling": ("place", StepRule.FEWEST_CIRCLES),
    "concept:puertoma_goods": ("load 3 corn -> ship 4", StepRule.MOST_LOADED),
    "concept:abilities": ("build", StepRule.HIGHEST_LEVEL),
    "concept:puertoma_expansions": ("choose smuggler", StepRule.PROFITABLE),
}
"""What the Puertoma does first in each, and a rule of its account."""


def test_every_position_to_try_has_a_test_case() -> None:
    assert STEPS.keys() == POSITIONS.keys()


@pytest.mark.parametrize("topic", POSITIONS)
def test_the_page_has_an_example_and_the_position_begins_with_it(topic: str) -> None:
    written = written_rules().page(topic, Edition.SPECIAL_1897.value)
    assert written is not None
    assert any(passage.kind is Kind.EXAMPLE for passage in written.passages) or topic == "concept:abilities"
    page = rules_of(Words(Edition.SPECIAL_1897), (), POSITIONS).page(topic)
    assert page.has_position
    match = position_to_try(topic)
    game = match.game
    assert not [*violations(game), *phase_violations(game)]
    (action,) = game.legal_actions()
    text, rule = STEPS[topic]
    assert game.text(action).startswith(text)
    assert rule in [line.rule for line in game.account_of_step]
    match.play(action)
    loaded = decode(encode(document_of(match, WHEN))).match
    assert loaded.game == match.game


def test_pages_of_other_editions_have_no_positions() -> None:
    pages = rules_of(Words(Edition.CLASSIC), (), POSITIONS).pages
    assert not any(page.has_position for page in pages.values())


def test_the_link_opens_the_position(qtbot: QtBot) -> None:
    window = new_window(qtbot, "pp", edition=Edition.SPECIAL_1897)
    window.services.preferences.change(pace=Pace.BY_HAND)
    session = window.handbook._session
    before = session.match.id
    window.handbook.open("concept:puertoma_goods")
    book = window.handbook.book
    assert book is not None
    assert f'href="{TRY_SCHEME}:concept:puertoma_goods"' in book.page.toHtml()
    with qtbot.waitSignal(session.started):
        book.page.anchorClicked.emit(QUrl(f"{TRY_SCHEME}:concept:puertoma_goods"))
    assert session.match.id != before
    assert session.match.setup.free_undo
    assert session.game.text(session.game.legal_actions()[0]) == "load 3 corn -> ship 4"
    book.page.anchorClicked.emit(QUrl("rules:role:captain"))
    assert book.page.topic == "role:captain"
