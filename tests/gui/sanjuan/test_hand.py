"""The hand on the rail: order, new cards, dragging along it, and the large view of its cards."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.sanjuan.actions import PASS, ChooseRole
from puertorico_desktop.engine.sanjuan.catalog import CATALOG
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.gui.sanjuan.hand_order import in_order, moved
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding
from puertorico_desktop.gui.sanjuan.pending.building import Offer
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.gui.hands import carry_to
from tests.gui.sanjuan.window import in_the_middle, sanjuan_window

CARDS = [("card:crane:0", Card.CRANE), ("card:statue:0", Card.STATUE), ("card:canal:0", Card.CANAL)]


def test_hands_are_sorted_by_cost_or_by_kind() -> None:
    by_cost = [CATALOG[card].cost for _, card in in_order(CARDS, False, ())]
    assert by_cost == sorted(by_cost, reverse=True)
    by_kind = [card for _, card in in_order(CARDS, True, ())]
    assert by_kind == sorted(by_kind)


def test_cards_keep_the_order_chosen_by_the_player_and_new_ones_follow() -> None:
    placed = moved([ref for ref, _ in CARDS], "card:canal:0", 0)
    assert placed == ["card:canal:0", "card:crane:0", "card:statue:0"]
    more = [*CARDS, ("card:hero:0", Card.HERO)]
    assert [ref for ref, _ in in_order(more, False, placed)] == [*placed, "card:hero:0"]


@pytest.fixture
def window(qtbot: QtBot, english: object) -> MainWindow:
    return in_the_middle(qtbot, Options(2, expansions=(Expansion.NEW_BUILDINGS,)), 3, DecisionKind.BUILD)


def drag(window: MainWindow, source: QPoint, target: QPoint) -> None:
    view = window.table.rail.hand.viewport()
    QTest.mousePress(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, source)
    for part in range(1, 21):
        point = source + (target - source) * part / 20
        window.table.rail.hand.mouseMoveEvent(moving(view, point))
    QTest.mouseRelease(view, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, target)


def moving(view: QWidget, point: QPoint) -> QMouseEvent:
    return QMouseEvent(
        QEvent.Type.MouseMove,
        QPointF(point),
        QPointF(view.mapToGlobal(point)),
        Qt.MouseButton.NoButton,
        Qt.MouseButton.LeftButton,
        Qt.KeyboardModifier.NoModifier,
    )


def refs(window: MainWindow) -> list[str]:
    return [item.ref for item in window.table.models.hand.items]


def test_dragging_along_the_hand_moves_a_card(window: MainWindow) -> None:
    hand, before = window.table.rail.hand, refs(window)
    assert len(before) > 3
    ply = window.session.ply
    drag(window, hand.rects[0].center(), hand.rects[2].center())
    assert refs(window) == [*before[1:3], before[0], *before[3:]]
    assert window.session.ply == ply
    assert window.table._interaction.picked is None, "the end of a stroke is no click"
    window.table.models.hand.sort_again()
    assert refs(window) == before


def test_the_arrow_keys_move_a_card_with_ctrl_and_shift(window: MainWindow) -> None:
    hand, before = window.table.rail.hand, refs(window)
    hand.setFocus(Qt.FocusReason.TabFocusReason)
    hand.setCurrentIndex(hand.model().index(0, 0))
    both = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
    QTest.keyClick(hand, Qt.Key.Key_Right, both)
    assert refs(window)[:2] == [before[1], before[0]]
    assert hand.currentIndex().row() == 1
    QTest.keyClick(hand, Qt.Key.Key_Left, both)
    assert refs(window) == before
    QTest.keyClick(hand, Qt.Key.Key_Left, both)
    assert refs(window) == before, "there is nothing before the first one"


def test_dragging_over_cards_pays_with_them_or_takes_them_back(window: MainWindow) -> None:
    interaction, hand = window.table._interaction, window.table.rail.hand
    pending = interaction.pending
    assert isinstance(pending, PendingBuilding)
    price = {ref: offer.price for ref in pending.sources() if (offer := pending.offers.get((card(ref), None)))}
    ref = max(price, key=lambda one: (2 <= price[one] < len(refs(window)) - 1, price[one]))
    assert interaction.drop(ref, "city")
    others = [one for one in refs(window) if one != ref]
    rows = [refs(window).index(one) for one in others]
    drag(window, hand.rects[rows[0]].center(), hand.rects[rows[1]].center() + QPoint(2, 0))
    assert interaction.pending is not None
    paid = set(interaction.pending.chosen_refs)
    assert {others[0], others[1]} <= paid
    drag(window, hand.rects[rows[0]].center(), hand.rects[rows[1]].center() + QPoint(2, 0))
    assert not {others[0], others[1]} & set(interaction.pending.chosen_refs)


def test_suggest_pays_for_the_chosen_building_and_offers_the_next_best(window: MainWindow) -> None:
    interaction = window.table._interaction
    for ref in sorted(interaction.sources()):
        assert interaction.drop(ref, "city")
        pending = interaction.pending
        assert isinstance(pending, PendingBuilding)
        assert pending.offer is not None
        price, found = pending.offer.price, []
        for _ in range(4):
            interaction.press("suggest")
            pending = interaction.pending
            assert isinstance(pending, PendingBuilding)
            assert pending.ref == ref, "the building is the player's choice"
            assert len(pending.paid) == price
            assert pending.refusal(window.session.game) is None
            found.append(frozenset(pending.paid))
        assert len(set(found)) > 1, "there is more than one way to pay here"
        assert found[0] != found[1]
        interaction.press("reset")


def test_the_progress_of_a_free_building_says_that_it_costs_nothing() -> None:
    offers = {(Card.SCHOOL, None): Offer(0, asks=False, most_goods=0)}
    pending = PendingBuilding(offers, {"card:school:0": Card.SCHOOL}, {}, (None,) * 12)
    assert pending.move("card:school:0", "city")
    assert "nothing" in pending.progress()
    assert not pending.sources()


def test_clicking_a_card_of_the_only_way_to_pay_does_not_take_it_back() -> None:
    hand = {"card:school:0": Card.SCHOOL, "card:arch:0": Card.ARCH}
    pending = PendingBuilding({(Card.SCHOOL, None): Offer(1, asks=False, most_goods=0)}, hand, {}, (None,) * 12)
    assert pending.move("card:school:0", "city")
    assert not pending.click("card:arch:0")
    assert set(pending.paid) == {"card:arch:0"}


def card(ref: str) -> Card:
    return Card[ref.split(":")[1].upper()] if ref != "offer" else Card.CATHEDRAL


def test_cards_that_came_since_the_last_turn_are_marked(qtbot: QtBot, english: object) -> None:
    window = sanjuan_window(qtbot, Options(2), 1)
    session, table = window.session, window.table
    assert not any(item.fresh for item in table.models.hand.items)
    before = list(session.game.players[0].hand)
    assert session.submit(ChooseRole(Role.ADVENTURER, False), session.ply)
    assert session.viewer == 1
    assert not any(item.fresh for item in table.models.hand.items), "the other one has drawn nothing"
    after = session.game.players[0].hand
    assert session.fresh_cards(0) == [now - then for now, then in zip(after, before, strict=True)]


# -- the large view -------------------------------------------------------------------------------------------------


def test_hovering_over_a_card_shows_it_large_after_a_while(qtbot: QtBot, window: MainWindow) -> None:
    table = window.table
    ref = refs(window)[0]
    table.rail.hand.pointed.emit(ref)
    assert not table.large.shown, "not for a pointer that only passes"
    qtbot.waitUntil(lambda: table.large.shown == ref)
    assert table.rect().contains(table.large.geometry())
    assert not table.large.geometry().intersects(table.place_of(ref))
    details = table.large.details
    assert details is not None
    assert details.name in details.spoken
    assert details.effect in details.spoken
    other = table.models.cities[0].items[0].ref
    table.own.views[1].pointed.emit(other)
    assert table.large.shown == other
    table.own.views[1].pointed.emit("")
    assert not table.large.shown


def test_the_reason_of_a_refusal_hides_the_large_view(qtbot: QtBot, window: MainWindow) -> None:
    table = window.table
    ref = refs(window)[0]
    table.rail.hand.pointed.emit(ref)
    qtbot.waitUntil(lambda: table.large.shown == ref)
    window.interaction.refused.emit("It costs you 6 now, and you have 3 to pay with.")
    assert not table.large.shown


def test_alt_return_shows_the_focused_card_large_and_announces_it(window: MainWindow) -> None:
    table, hand = window.table, window.table.rail.hand
    spoken: list[str] = []
    window.announcer.announced.connect(spoken.append)
    table.middle.roles.setFocus()
    hand.setFocus(Qt.FocusReason.TabFocusReason)
    hand.setCurrentIndex(hand.model().index(1, 0))
    table._large_action.trigger()
    assert table.large.shown == refs(window)[1]
    assert table.large.details is not None
    assert table.large.details.spoken in spoken
    QTest.keyClick(hand, Qt.Key.Key_Right)
    assert table.large.shown == refs(window)[2], "it follows the keyboard"
    QTest.keyClick(hand, Qt.Key.Key_Escape)
    assert not table.large.shown


def test_the_large_view_has_no_card_counts_if_they_are_switched_off(window: MainWindow) -> None:
    table = window.table
    item = table.models.hand.items[0]
    assert any("Unseen" in words for words, _ in table._details_of(item.ref).rows)
    window.session.set_display_options(counts_cards=False, sorts_by_kind=True)
    assert not any("Unseen" in words for words, _ in table._details_of(item.ref).rows)
    assert not table.card_counts.action.isEnabled()
    kinds = [one.building for one in table.models.hand.items]
    assert kinds == sorted(kinds)


def test_a_covered_table_shows_no_card_large(window: MainWindow) -> None:
    table = window.table
    ref = refs(window)[0]
    table.rail.hand.pointed.emit(ref)
    table.large.appear()
    assert table.large.shown
    table.cover.show()
    window.session.decision_changed.emit()
    table.cover.show()
    table.refresh()
    assert not table.large.shown
    assert table._details_of(ref) is None


def test_slip_large_view_and_advice_are_hidden_below_a_cover(window: MainWindow) -> None:
    """They would reveal secrets of the player whose turn it is."""
    table, interaction = window.table, window.interaction
    ref = next(one for one in refs(window) if interaction.targets(one))
    interaction.drop(ref, min(interaction.targets(ref)))
    assert table.slip.isVisible()
    other = next(one for one in refs(window) if one != ref)
    table.rail.hand.pointed.emit(other)
    table.large.appear()
    assert table.large.shown
    table.cover._cover_table()
    assert not table.slip.isVisible()
    assert not table.large.shown
    table.resize(table.width() - 20, table.height())
    interaction.pending_changed.emit()
    interaction.changed.emit()
    table.middle.roles.pointed.emit("role:builder")
    table.forecast.appear()
    assert not table.slip.isVisible()
    assert not table.large.shown
    assert not table.forecast.shown
    window.menus.answer_actions["hint"].trigger()
    interaction.take_advice(interaction.adviser.choice())
    assert not table.advice.isVisible()
    table.show_log()
    above = [one for one in table.children() if isinstance(one, QWidget) and one.isVisible()]
    assert above[-1] is table.cover
    table.cover.lift()
    assert table.slip.isVisible() == bool(interaction.pending.is_begun)


def test_a_building_in_progress_is_restored_after_looking_back(window: MainWindow) -> None:
    interaction, session = window.interaction, window.session
    ref = next(one for one in refs(window) if interaction.targets(one))
    interaction.drop(ref, min(interaction.targets(ref)))
    for other in refs(window):
        if other != ref:
            interaction.activate(other)
    begun = interaction.pending
    assert begun.is_begun
    window.replay.look()
    session.look_back(0)
    assert interaction.pending is None
    session.return_to_game()
    assert interaction.pending == begun
    assert window.table.slip.isVisible()
    assert interaction.can_undo
    interaction.undo()
    assert interaction.pending != begun
    window.replay.look()
    session.open(session.match)
    assert not interaction.pending.is_begun, "the game was opened anew"


def test_the_hint_is_updated_when_another_building_than_advised_is_begun(window: MainWindow) -> None:
    interaction = window.interaction
    interaction.take_advice(PASS)
    assert interaction.prompt().detail == "Hint: Build nothing"
    ref = next(one for one in refs(window) if interaction.targets(one))
    interaction.drop(ref, min(interaction.targets(ref)))
    assert interaction.prompt().detail.endswith("nothing counts before you build.")


def test_a_suggestion_to_pass_highlights_the_pass_button(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    window = in_the_middle(qtbot, Options(2), 1, DecisionKind.SELL)
    interaction = window.table._interaction
    monkeypatch.setattr(interaction.adviser, "ways", lambda build: [PASS])
    (before,) = [spec for spec in interaction.buttons() if spec.id == "pass"]
    ply = window.session.ply
    interaction.press("suggest")
    (after,) = [spec for spec in interaction.buttons() if spec.id == "pass"]
    assert not before.primary
    assert after.primary
    assert after.text != before.text
    assert window.session.ply == ply
    interaction.press("pass")
    assert window.session.match.moves[ply].action == PASS


def test_a_card_may_be_dropped_beside_the_views_of_the_city(window: MainWindow) -> None:
    own = window.table.own
    point = QPoint(own.views[0].geometry().right() + 3, own.rect().center().y())
    assert not any(view.geometry().contains(point) for view in own.views)
    card = next(ref for ref in refs(window) if "city" in window.interaction.targets(ref))
    ply = window.session.ply
    assert carry_to(window, card, own, point)
    pending = window.interaction.pending
    assert window.session.ply > ply or (isinstance(pending, PendingBuilding) and pending.is_begun)


@pytest.mark.parametrize("by_key", [False, True])
def test_the_focus_goes_on_from_the_drawn_cards_without_a_ring_for_the_mouse(qtbot: QtBot, by_key: bool) -> None:
    window = in_the_middle(qtbot, Options(players=2), 3, DecisionKind.CHOOSE_ROLE, 6)
    window.session.submit(ChooseRole(Role.RECRUITER), window.session.ply)
    drawn, views = window.table.rail.drawn, window.table.views
    assert drawn.isVisible()
    drawn.setFocus(Qt.FocusReason.MouseFocusReason)
    qtbot.waitUntil(drawn.hasFocus)
    drawn.show_focus(by_key)
    drawn.hide()
    heir = next(view for view in views if view.hasFocus())
    assert heir is not drawn
    assert heir.is_played_by_key == by_key
