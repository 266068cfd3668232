"""The item models: as few signals as possible for a change, accessible texts, drag and drop by the table of
targets."""

import json
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QMimeData, QModelIndex, Qt
from pytestqt.modeltest import ModelTester

from puertorico_desktop.engine.puertorico.actions import CHOOSE, PASS, TAKE
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.options import Edition, Options
from puertorico_desktop.engine.puertorico.position import Position, classic
from puertorico_desktop.gui.models.items import LogItem
from puertorico_desktop.gui.models.table_model import MOVE_MIME_TYPE, ItemRole, TableModel
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.items import IslandItem
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.match.match import GameSetup
from tests.engine.expanded import new_buildings
from tests.gui.table import lay, new_session, play, play_to_end, seats

COPY = Qt.DropAction.CopyAction


@pytest.fixture
def session() -> Iterator[PuertoRicoSession]:
    session = new_session("ppp")
    yield session
    session.close()


@pytest.fixture
def models(session: PuertoRicoSession) -> PuertoRicoModels:
    return PuertoRicoModels(session, Interaction(session, session), session)


def signals_of(model: TableModel) -> list[tuple[str, int, int]]:
    """Records the signals of a model as (kind, first row, last row)."""
    heard: list[tuple[str, int, int]] = []
    model.dataChanged.connect(lambda top, bottom, roles: heard.append(("changed", top.row(), bottom.row())))
    model.rowsInserted.connect(lambda parent, first, last: heard.append(("inserted", first, last)))
    model.rowsRemoved.connect(lambda parent, first, last: heard.append(("removed", first, last)))
    model.modelReset.connect(lambda: heard.append(("reset", -1, -1)))
    return heard


def put(session: PuertoRicoSession, position: Position, *roles: Role) -> None:
    lay(session, position.build())
    play(session, *(CHOOSE[role] for role in roles))


def spoken(model: TableModel, row: int) -> str:
    return str(model.data(model.index(row), Qt.ItemDataRole.AccessibleTextRole))


# -- all of them --------------------------------------------------------------------------------------------------


def test_all_models_pass_the_model_tester_in_several_games(
    session: PuertoRicoSession, models: PuertoRicoModels, qtmodeltester: ModelTester
) -> None:
    for model in models.all():
        qtmodeltester.check(model)
    play_to_end(session)
    session.start(GameSetup(Options(players=5), 3, seats("ppppp")))
    session.start(GameSetup(Options(players=2), 4, seats("pp")))
    for model in models.all():
        qtmodeltester.check(model)


def test_no_move_resets_a_model(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    heard = [signals_of(model) for model in models.all()]
    play_to_end(session)
    assert not any(what == "reset" for signals in heard for what, _, _ in signals)


def test_the_items_of_models_equal_their_records_after_every_move(
    session: PuertoRicoSession, models: PuertoRicoModels
) -> None:
    others = [model for model in models.all() if model is not models.log]
    for choose in range(120):
        actions = session.game.legal_actions()
        play(session, actions[choose % len(actions)])
        for model in others:
            assert [model.item(row) for row in range(model.rowCount())] == list(model.records())


def test_every_item_has_all_its_texts(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    play_to_end(session)
    for model in models.all():
        for row in range(model.rowCount()):
            index = model.index(row)
            assert model.data(index, ItemRole) is model.item(row)
            for role in (
                Qt.ItemDataRole.DisplayRole,
                Qt.ItemDataRole.ToolTipRole,
                Qt.ItemDataRole.AccessibleTextRole,
            ):
                assert model.data(index, role), (model, row, role)
            assert model.data(index, Qt.ItemDataRole.DecorationRole) is None
    assert models.roles.data(QModelIndex()) is None


def test_retranslate_emits_data_changed_for_all_rows(models: PuertoRicoModels) -> None:
    heard = signals_of(models.supply)
    models.retranslate()
    assert heard == [("changed", 0, 4)]


# -- signals ------------------------------------------------------------------------------------------------------


def test_a_chosen_role_changes_its_card_only(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    heard = signals_of(models.roles)
    play(session, CHOOSE[Role.BUILDER])
    assert heard == [("changed", 2, 2)]


def test_the_end_of_a_phase_changes_the_card_of_its_role(
    session: PuertoRicoSession, models: PuertoRicoModels
) -> None:
    play(session, CHOOSE[Role.BUILDER], PASS, PASS)
    heard = signals_of(models.roles)
    play(session, PASS)
    assert heard == [("changed", 2, 2)]


def test_a_taken_plantation_leaves_the_offer(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    """corn corn SUGAR coffee -> corn corn coffee; only the refs behind the gap change."""
    put(session, classic(3).offer(Tile.CORN, Tile.CORN, Tile.SUGAR, Tile.COFFEE), Role.SETTLER)
    heard = signals_of(models.offer)
    play(session, TAKE[Tile.SUGAR])
    assert heard == [("removed", 2, 2), ("changed", 2, 2)]
    kinds = [models.offer.item(row).tile for row in range(models.offer.rowCount())]  # type: ignore[attr-defined]
    assert kinds == [Tile.CORN, Tile.CORN, Tile.COFFEE, Tile.QUARRY, None]


def test_a_tile_changes_one_space_of_the_island(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    put(session, classic(3).player(0, island={Tile.CORN: 2}).offer(Tile.SUGAR), Role.SETTLER)
    assert models.boards[0].seat == 0
    heard = signals_of(models.boards[0].island)
    models.boards[0].island.interaction.drop("offer:0", "island:9")
    # Ben is the viewer now: the first board shows his island, the last one Anna's.
    assert models.boards[2].seat == 0
    assert models.boards[2].island.item(9) == IslandItem("seat:0/island:9", Tile.SUGAR, 0)
    assert heard == [("changed", 0, 1)]


def test_the_log_grows_by_the_events_of_a_move_and_shrinks_with_undo(
    session: PuertoRicoSession, models: PuertoRicoModels
) -> None:
    play(session, CHOOSE[Role.BUILDER])
    rows = models.log.rowCount()
    heard = signals_of(models.log)
    play(session, PASS)
    session.undo()
    session.redo()
    assert heard == [("inserted", rows, rows), ("removed", rows, rows), ("inserted", rows, rows)]
    line = models.log.item(rows)
    assert isinstance(line, LogItem)
    assert (line.seat, line.ply, line.heading) == (0, 1, False)
    assert models.log.data(models.log.index(rows)) == "Anna builds nothing."


def test_a_draft_shows_on_the_board(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    put(session, classic(3).player(0, island={Tile.CORN: 2}, city={Building.INDIGO_PLANT: 0}), Role.MAYOR)
    island, city, players = models.boards[0].island, models.boards[0].city, models.players
    heard = [signals_of(model) for model in (island, city, players)]
    island.interaction.activate("island:1")
    island.interaction.activate("city:0:0")
    assert heard == [[("changed", 1, 1)], [("changed", 0, 0)], [("changed", 0, 0), ("changed", 0, 0)]]
    assert spoken(island, 1) == "Corn plantation, occupied."
    assert spoken(city, 0) == "Indigo Plant, 1 of 3 circles occupied."
    assert spoken(city, 1) == "Empty city space. 11 spaces free in all."
    assert spoken(city, 2) == "Empty city space."


def test_the_row_of_the_wharf_is_inserted_and_removed(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    heard = signals_of(models.ships)
    put(session, classic(3).player(0, corn=2, city={Building.WHARF: 1}), Role.CAPTAIN)
    assert heard == [("inserted", 3, 3)]
    models.ships.interaction.drop("good:corn", "ship:private")
    assert ("removed", 3, 3) in heard


# -- what is spoken -----------------------------------------------------------------------------------------------


def test_spoken_texts_of_the_common_board(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    position = (
        classic(3).player(0, doubloons=3, corn=2).house(Good.CORN).ships({5: (Good.SUGAR, 4), 4: (Good.COFFEE, 4)})
    )
    put(session, position.role_doubloons({Role.TRADER: 1}).offer(Tile.CORN).quarries(7), Role.BUILDER)
    assert spoken(models.roles, 0) == "Settler: free."
    assert spoken(models.roles, 2) == "Builder: chosen by Anna, the phase is running."
    assert spoken(models.roles, 4) == "Trader: free, with 1 doubloon."
    assert spoken(models.offer, 0) == "Face-up corn plantation."
    assert spoken(models.offer, 1) == "Quarries: 7 left."
    assert [spoken(models.ships, ship) for ship in range(3)] == [
        "Ship with 4 spaces: 4 coffee, full.",
        "Ship with 5 spaces: 4 sugar, 1 space free.",
        "Ship with 6 spaces, empty.",
    ]
    assert spoken(models.house, 0) == "Trading house: corn."
    assert spoken(models.house, 1) == "Trading house: a free space."
    assert spoken(models.supply, 0) == "Supply: 7 corn."
    refs = [models.market.item(row).ref for row in range(models.market.rowCount())]
    hospice, wharf = refs.index("market:hospice"), refs.index("market:wharf")
    assert spoken(models.market, hospice) == (
        "Hospice: 3 doubloons for you now (printed 4, Builder −1), 2 victory points, 1 circle, 2 left."
    )
    assert spoken(models.market, wharf).endswith("1 circle, 2 left. The Wharf costs you 8 now, and you have 3.")


def test_a_building_without_circles_is_not_called_empty(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    put(session, new_buildings(3, edition=Edition.CLASSIC).player(0, city={Building.STATUE: 0}))
    assert spoken(models.boards[0].city, 0) == "Statue, without circles."


def test_spoken_texts_of_a_board(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    position = classic(3).player(
        0, doubloons=1, points=4, sugar=3, idle=1,
        island={Tile.CORN: (1, 1), Tile.QUARRY: 1}, city={Building.FORTRESS: 0},
    )  # fmt: skip
    put(session, position)
    board = models.boards[0]
    assert [spoken(board.island, row) for row in range(3)] == [
        "Corn plantation, occupied.",
        "Quarry, without a colonist.",
        "Empty island space.",
    ]
    assert spoken(board.city, 0) == "Fortress, 0 of 1 circle occupied."
    assert spoken(board.city, 4) == "Covered by a large building."
    assert spoken(board.goods, 2) == "3 sugar."
    assert spoken(board.goods, 0) == "No corn."
    assert spoken(models.players, 0) == (
        "Anna: governor, to move, 1 doubloon, 4 victory points, 2 colonists, 1 of them idle in San Juan, "
        "2 of 12 island spaces, 2 of 12 city spaces."
    )
    assert "victory point" not in spoken(models.players, 1)


def test_boards_without_a_seat_are_empty(models: PuertoRicoModels) -> None:
    assert models.boards[4].seat is None
    assert {models.boards[4].island.item(row).tile for row in range(12)} == {None}  # type: ignore[attr-defined]


# -- drag and drop ------------------------------------------------------------------------------------------------


def lifted(model: TableModel, row: int) -> QMimeData:
    return model.mimeData([model.index(row)])


def test_only_what_may_be_lifted_can_be_dragged(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    roles, market = models.roles, models.market
    assert roles.flags(roles.index(0)) & Qt.ItemFlag.ItemIsDragEnabled
    assert not market.flags(market.index(0)) & Qt.ItemFlag.ItemIsDragEnabled
    assert not roles.flags(roles.index(0)) & Qt.ItemFlag.ItemIsDropEnabled
    island = models.boards[0].island
    assert island.flags(island.index(0)) & Qt.ItemFlag.ItemIsDropEnabled
    assert island.flags(QModelIndex()) == Qt.ItemFlag.ItemIsDropEnabled
    assert roles.supportedDragActions() == island.supportedDropActions() == COPY


def test_a_drag_carries_the_game_the_ply_and_the_piece(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    data = lifted(models.roles, 3)
    assert data.formats() == models.roles.mimeTypes() == [MOVE_MIME_TYPE]
    payload = json.loads(bytes(data.data(MOVE_MIME_TYPE).data()))
    assert payload == {"game": session.game_id, "ply": 0, "source": "role:craftsman"}


def test_a_drop_is_accepted_and_played_afterwards(
    qtbot, session: PuertoRicoSession, models: PuertoRicoModels
) -> None:  # type: ignore[no-untyped-def]
    put(session, classic(3).offer(Tile.CORN, Tile.SUGAR), Role.SETTLER)
    island = models.boards[0].island
    data, ply = lifted(models.offer, 1), session.ply
    assert island.canDropMimeData(data, COPY, -1, -1, island.index(5))
    assert island.dropMimeData(data, COPY, -1, -1, island.index(5))
    assert session.ply == ply
    qtbot.waitUntil(lambda: session.ply == ply + 1)
    assert session.arrangements[0].island[5] is Tile.SUGAR


def test_drops_on_wrong_targets_are_not_accepted(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    put(session, classic(3).offer(Tile.CORN, Tile.SUGAR), Role.SETTLER)
    island, other, ships = models.boards[0].island, models.boards[1].island, models.ships
    data = lifted(models.offer, 0)
    assert not ships.canDropMimeData(data, COPY, -1, -1, ships.index(0))
    assert not other.canDropMimeData(data, COPY, -1, -1, other.index(0))
    assert not other.canDropMimeData(data, COPY, -1, -1, QModelIndex())
    assert not island.canDropMimeData(data, Qt.DropAction.MoveAction, -1, -1, island.index(0))
    assert not island.dropMimeData(lifted(models.market, 0), COPY, -1, -1, island.index(0))


def test_stale_and_foreign_drags_are_not_accepted(session: PuertoRicoSession, models: PuertoRicoModels) -> None:
    put(session, classic(3).offer(Tile.CORN, Tile.SUGAR), Role.SETTLER)
    island = models.boards[0].island
    stale = lifted(models.offer, 0)
    play(session, PASS)
    assert not island.canDropMimeData(stale, COPY, -1, -1, island.index(0))
    foreign = QMimeData()
    foreign.setText("offer:0")
    assert not island.canDropMimeData(foreign, COPY, -1, -1, island.index(0))
    for broken in (b"", b"[]", b"{", b'{"game": 1}', b"\xff"):
        data = QMimeData()
        data.setData(MOVE_MIME_TYPE, broken)
        assert not island.canDropMimeData(data, COPY, -1, -1, island.index(0))


def test_goods_from_the_supply_may_be_dropped_anywhere_among_the_goods(
    session: PuertoRicoSession, models: PuertoRicoModels
) -> None:
    position = classic(3).player(
        0, island={Tile.CORN: (1, 1), Tile.INDIGO: (1, 1)}, city={Building.SMALL_INDIGO_PLANT: 1}
    )
    put(session, position, Role.CRAFTSMAN)
    goods = models.boards[0].goods
    data = lifted(models.supply, 1)
    assert goods.canDropMimeData(data, COPY, -1, -1, goods.index(3))
    assert goods.canDropMimeData(data, COPY, -1, -1, QModelIndex())
