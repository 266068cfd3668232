"""Actions of the expansions through the interaction: forests, guests, payments in kind, nobles, small ships."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.puertorico.actions import CHOOSE, DRAW, PASS, Build
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile, site_of
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    DiscardTile,
    LoadMixed,
    MoveGuest,
    PlaceNobles,
    PlantForest,
    ReturnColonist,
    ReturnGood,
    ReturnPoint,
    SellPlantation,
    SellPrivately,
    StoreCrates,
)
from puertorico_desktop.engine.puertorico.options import Edition, Expansion, Selection
from puertorico_desktop.engine.puertorico.phases.payment import COLONIST
from puertorico_desktop.engine.puertorico.position import Position
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.models.puertorico_models import PuertoRicoModels
from puertorico_desktop.gui.puertorico.pending import PendingNobles, PendingPayment, PendingPlacement
from puertorico_desktop.gui.puertorico.pending.crew import Person
from puertorico_desktop.gui.puertorico.targets import IDLE_NOBLES, OWN_POINTS, PRIVATE, SAN_JUAN, SMALL_SHIP
from puertorico_desktop.gui.puertorico.texts.forecast import outlook_parts
from puertorico_desktop.gui.puertorico.windows.end_meter import EndMeter
from puertorico_desktop.gui.windows.main_window import MainWindow
from tests.engine.expanded import base_1897, citizens
from tests.gui.hands import carry, click, find, move, new_window, press
from tests.gui.table import lay, new_session, play

B, G, T = Building, Good, Tile
OPTIONS = {
    "edition": Edition.SPECIAL_1897,
    "expansions": (Expansion.NEW_BUILDINGS, Expansion.CITIZENS),
    "buildings": Selection.FIXED,
}
FULL_SHIPS = {5: (G.COFFEE, 5), 6: (G.TOBACCO, 6), 7: (G.SUGAR, 7)}


def at(position: Position, *roles: Role) -> Interaction:
    """Returns the interaction of four people at a position of 1897 with everything, after these roles were chosen."""
    session = new_session("pppp", **OPTIONS)  # type: ignore[arg-type]
    interaction = Interaction(session, session)
    lay(session, position.build())
    for role in roles:
        play(session, CHOOSE[role])
    return interaction


def in_window(qtbot: QtBot, position: Position, *roles: Role) -> MainWindow:
    """Returns a window with such a position."""
    window = new_window(qtbot, "pppp", **OPTIONS)  # type: ignore[arg-type]
    lay(window.session, position.build())
    for role in roles:
        play(window.session, CHOOSE[role])
    return window


def last(interaction: Interaction) -> object:
    """Returns the last action played."""
    return interaction.session.match.moves[-1].action


def ids(interaction: Interaction) -> list[str]:
    """Returns the ids of the enabled buttons."""
    return [spec.id for spec in interaction.buttons() if spec.enabled]


def city(interaction: Interaction, building: Building, seat: int = 0) -> str:
    """Returns the ref of a building."""
    return f"city:{interaction.session.arrangements[seat].space_of(building)}"


# -- forests --


def test_a_plantation_on_the_forest_house_becomes_a_forest() -> None:
    position = citizens().offer(T.CORN, T.SUGAR).player(0, city={B.FOREST_HOUSE: 1})
    interaction = at(position, Role.SETTLER)
    house = city(interaction, B.FOREST_HOUSE)
    assert interaction.drop("offer:1", house)
    assert last(interaction) == PlantForest(T.SUGAR)
    assert interaction.session.arrangements[0].island[0] is T.FOREST


def test_a_plantation_dropped_on_the_island_is_no_forest() -> None:
    interaction = at(citizens().offer(T.CORN).player(0, city={B.FOREST_HOUSE: 1}), Role.SETTLER)
    assert interaction.drop("offer:0", "island:4")
    assert interaction.session.arrangements[0].island[4] is T.CORN


def test_an_unoccupied_forest_house_refuses_a_plantation_with_the_reason() -> None:
    interaction = at(citizens().offer(T.CORN).player(0, city={B.FOREST_HOUSE: 0}), Role.SETTLER)
    reason = interaction.reason("offer:0", city(interaction, B.FOREST_HOUSE))
    assert reason == "Lumberyard: nobody works there."
    interaction = at(citizens().offer(T.CORN).player(0, city={B.OFFICE: 0}), Role.SETTLER)
    reason = interaction.reason("offer:0", city(interaction, B.OFFICE))
    assert not reason.startswith("Office: nobody works there")


@pytest.mark.parametrize(("button", "tile"), [("upright", T.CORN), ("forest", T.FOREST)])
def test_a_drawn_tile_is_placed_as_plantation_or_forest_with_buttons(button: str, tile: Tile) -> None:
    position = citizens().pile(corn=5).player(0, city={B.FOREST_HOUSE: 1, B.HACIENDA: 1})
    interaction = at(position, Role.SETTLER)
    models = PuertoRicoModels(interaction.session, interaction, interaction.session)
    assert interaction.drop("pile", "island:0")
    assert last(interaction) == DRAW
    assert interaction.sources() == {"drawn"}
    drawn = models.offer.item(models.offer.rowCount() - 1)
    assert models.offer.speech(drawn) == "Just drawn: corn estate."
    assert {"upright", "forest"} <= set(ids(interaction))
    interaction.press(button)
    assert interaction.session.arrangements[0].island[0] is tile
    assert models.offer.item(models.offer.rowCount() - 1).ref == "pile"


def test_a_drawn_tile_can_be_dragged() -> None:
    position = citizens().pile(corn=5).player(0, city={B.FOREST_HOUSE: 1, B.HACIENDA: 1})
    interaction = at(position, Role.SETTLER)
    assert interaction.drop("pile", "island:0")
    assert interaction.drop("drawn", "island:7")
    assert interaction.session.arrangements[0].island[7] is T.CORN


# -- guests --


def guests(*, nobles: int = 0) -> Position:
    """Returns a position with two guests in a guesthouse, and an empty library."""
    return citizens().player(0, city={B.GUESTHOUSE: 2, B.LIBRARY: 0}, nobles={B.GUESTHOUSE: nobles})


def test_a_guest_is_dragged_to_a_free_circle() -> None:
    interaction = at(guests())
    guesthouse, library = city(interaction, B.GUESTHOUSE), city(interaction, B.LIBRARY)
    assert "role:settler" in interaction.sources()
    assert interaction.drop(f"{guesthouse}:1", f"{library}:0")
    assert last(interaction) == MoveGuest(B.LIBRARY)
    assert interaction.session.decision.kind is DecisionKind.CHOOSE_ROLE


def test_a_guest_is_placed_on_the_tile_where_it_was_dropped() -> None:
    interaction = at(citizens().player(0, city={B.GUESTHOUSE: 2}, island={T.CORN: 3}), Role.CRAFTSMAN)
    source = city(interaction, B.GUESTHOUSE)
    assert interaction.drop(f"{source}:1", "island:2")
    assert last(interaction) == MoveGuest(T.CORN)
    assert interaction.session.arrangements[0].occupied[:3] == [False, False, True]


def test_a_noble_among_the_guests_is_on_the_first_circle() -> None:
    interaction = at(guests(nobles=1))
    guesthouse, library = city(interaction, B.GUESTHOUSE), city(interaction, B.LIBRARY)
    assert interaction.drop(f"{guesthouse}:0", library)
    assert last(interaction) == MoveGuest(B.LIBRARY, noble=True)


def test_pressing_return_again_picks_the_next_guest(qtbot: QtBot) -> None:
    window = in_window(qtbot, guests(nobles=1))
    guesthouse = city(window.interaction, B.GUESTHOUSE)
    view, point = find(window, guesthouse)
    lifted = []
    for _ in range(2):
        view.setCurrentIndex(view.indexAt(point))
        QTest.keyClick(view, Qt.Key.Key_Return)
        lifted.append(window.interaction.picked)
    assert lifted == [f"{guesthouse}:0", f"{guesthouse}:1"]


def test_the_guests_button_picks_a_guest() -> None:
    interaction = at(guests())
    assert "guests" in ids(interaction)
    interaction.press("guests")
    assert interaction.picked is not None
    assert interaction.activate(city(interaction, B.LIBRARY))
    assert isinstance(last(interaction), MoveGuest)


def test_there_is_no_guests_button_if_no_guest_can_move() -> None:
    assert "guests" not in ids(at(citizens().player(0, city={B.LIBRARY: 0})))


def before_production() -> Position:
    return citizens().player(0, island={T.CORN: 1}, city={B.GUESTHOUSE: 2})


def test_guests_may_move_before_production() -> None:
    interaction = at(before_production(), Role.CRAFTSMAN)
    assert interaction.session.decision.kind is DecisionKind.MOVE_GUESTS
    assert {"pass", "stay"} <= set(ids(interaction))
    assert interaction.drop(f"{city(interaction, B.GUESTHOUSE)}:0", "island:0")
    assert last(interaction) == MoveGuest(T.CORN)


def test_guests_told_to_stay_are_not_asked_about_until_the_mayor_phase(qtbot: QtBot) -> None:
    interaction = at(before_production(), Role.CRAFTSMAN)
    session = interaction.session
    interaction.press("stay")
    assert session.decision.kind is DecisionKind.CHOOSE_ROLE
    for role in (Role.PROSPECTOR, Role.TRADER, Role.BUILDER):
        play(session, CHOOSE[role])
        while session.decision.kind is not DecisionKind.CHOOSE_ROLE:
            play(session, PASS)
    asked: list[DecisionKind] = []
    session.decision_changed.connect(lambda: asked.append(session.decision.kind))
    ply = session.ply
    play(session, CHOOSE[Role.CRAFTSMAN])
    qtbot.waitUntil(lambda: session.ply > ply + 1)
    assert DecisionKind.MOVE_GUESTS in asked
    assert session.match.moves[ply + 1].action == PASS


# -- trading --


def test_dropping_a_good_on_the_trading_post_sells_it() -> None:
    interaction = at(citizens().player(0, corn=1, city={B.TRADING_POST: 1}), Role.TRADER)
    post = city(interaction, B.TRADING_POST)
    assert interaction.targets("good:corn") >= {"house", post}
    assert interaction.drop("good:corn", f"{post}:0")
    assert last(interaction) == SellPrivately(G.CORN)


def test_the_land_office_buys_a_tile() -> None:
    interaction = at(citizens().pile(corn=9).player(0, doubloons=3, city={B.LAND_OFFICE: 1}), Role.TRADER)
    interaction.press("buy")
    assert last(interaction) == BUY_PLANTATION
    assert interaction.session.arrangements[0].island[0] is T.CORN


def test_the_plantation_dragged_to_the_land_office_is_sold() -> None:
    position = citizens().player(0, island={T.CORN: 3}, city={B.LAND_OFFICE: 1}, nobles={B.LAND_OFFICE: 1})
    interaction = at(position, Role.TRADER)
    assert "a plantation is discarded" in interaction.prompt().detail
    assert interaction.drop("island:1", city(interaction, B.LAND_OFFICE))
    assert last(interaction) == SellPlantation(T.CORN)
    assert interaction.session.arrangements[0].island[:3] == [T.CORN, None, T.CORN]


def test_the_hunting_lodge_discards_a_tile() -> None:
    position = citizens().player(0, island={T.CORN: 1}, forests={T.SUGAR: 1}, city={B.HUNTING_LODGE: 1})
    interaction = at(position, Role.SETTLER)
    while interaction.session.decision.kind is DecisionKind.TAKE_TILE:
        play(interaction.session, PASS)
    forest = interaction.session.arrangements[0].island.index(T.FOREST)
    assert interaction.drop(f"island:{forest}", "pile")
    assert last(interaction) == DiscardTile(T.FOREST)


# -- payments in kind --


def short(doubloons: int) -> Interaction:
    """Returns an interaction at a payment: a hacienda for two doubloons was chosen without having them."""
    position = citizens().player(
        0, doubloons=doubloons, points=1, corn=1, sugar=1, idle=1, city={B.BLACK_MARKET: 1, B.OFFICE: 1}
    )
    interaction = at(position.copies(B.HACIENDA, 2), Role.BUILDER)
    play(interaction.session, Build(B.HACIENDA))
    assert isinstance(interaction.pending, PendingPayment)
    return interaction


def test_a_payment_names_the_building_before_and_after_it_is_chosen() -> None:
    position = citizens().player(0, points=1, doubloons=0, corn=1, city={B.BLACK_MARKET: 1})
    interaction = at(position.copies(B.HACIENDA, 2), Role.BUILDER)
    source = next(ref for ref in interaction.sources() if "hacienda" in ref)
    hint = interaction.hint_for(source, "city")
    assert hint == "Build the Hacienda and pay in part with something else than doubloons"
    play(interaction.session, Build(B.HACIENDA))
    assert interaction.prompt().heading.endswith("pay for the Hacienda with something else")


def test_a_question_names_the_building_that_asks() -> None:
    pension = at(citizens().player(0, corn=1, city={B.ROYAL_SUPPLIER: 1}, idle=1, idle_nobles=1), Role.CAPTAIN)
    assert pension.prompt().heading == "Anna, Pension Office: deliver goods"
    park = at(citizens().player(0, island={T.CORN: 1}, city={B.HUNTING_LODGE: 1}), Role.SETTLER)
    play(park.session, PASS, PASS, PASS, PASS)
    assert park.prompt().heading == "Anna, Park Authority: discard a tile"
    library = at(citizens().player(0, city={B.LIBRARY: 1}), Role.SETTLER)
    assert library.prompt().heading == "Anna, settler phase: take a tile"
    play(library.session, PASS, PASS, PASS, PASS)
    assert library.prompt().heading == "Anna, Publishing House: take one more tile"


def test_any_combination_of_pieces_pays() -> None:
    interaction = short(0)
    detail = interaction.prompt().detail
    assert detail.startswith("1 doubloon missing.")
    assert "confirm" not in ids(interaction)
    assert interaction.activate("good:sugar")
    assert interaction.prompt().detail == "Given: 1 sugar. That is enough."
    assert interaction.activate(OWN_POINTS)
    assert interaction.prompt().detail == "Given: 1 victory point. That is enough."
    assert interaction.activate(f"{city(interaction, B.OFFICE)}:0")
    interaction.undo()
    interaction.undo()
    interaction.press("confirm")
    assert last(interaction) == ReturnGood(G.SUGAR)
    assert interaction.session.game.players[0].owns(B.HACIENDA)


def offered_person(island: dict[T, object], city: dict[B, int], **people: int) -> str | None:
    """Returns the place of the person that the button for colonists gives back for a small warehouse."""
    position = citizens().player(0, island=island, city={B.BLACK_MARKET: 1, **city}, doubloons=0, **people)
    interaction = at(position.copies(B.SMALL_WAREHOUSE, 2), Role.BUILDER)
    play(interaction.session, Build(B.SMALL_WAREHOUSE))
    assert isinstance(interaction.pending, PendingPayment)
    ref = interaction.pending.offer(COLONIST)
    piece = None if ref is None else interaction.pending.board.site_at(ref)
    return None if piece is None else piece.name


def test_the_colonist_button_gives_back_the_least_valuable_person() -> None:
    worked: dict[T, object] = {T.CORN: (1, 1), T.QUARRY: (1, 1)}
    mill = {B.SMALL_SUGAR_MILL: 1, B.RESIDENCE: 1}
    assert offered_person({**worked, T.SUGAR: (1, 1)}, mill, idle=1) is None
    assert offered_person({**worked, T.SUGAR: (2, 2)}, mill) == "SUGAR"
    assert offered_person(worked, mill) == "SMALL_SUGAR_MILL"
    assert offered_person(worked, {B.RESIDENCE: 1}) == "CORN"


def test_pieces_chosen_for_payment_leave_the_board_at_once() -> None:
    interaction = short(0)
    models = PuertoRicoModels(interaction.session, interaction, interaction.session)
    office = city(interaction, B.OFFICE)
    assert interaction.activate(f"{office}:0")
    item = models.boards[0].city.item(int(office.partition(":")[2]))
    assert item.colonists == 0
    interaction.press("reset")
    assert interaction.activate(OWN_POINTS)
    assert models.players.item(0).points == 0
    interaction.press("confirm")
    assert last(interaction) == ReturnPoint()


def test_two_pieces_are_paid_with_one_confirmation() -> None:
    position = citizens(governor=1)
    position = position.player(0, doubloons=0, points=1, corn=1, sugar=1, idle=1, city={B.BLACK_MARKET: 1})
    interaction = at(position, Role.BUILDER)
    while interaction.session.decision.seat != 0:
        play(interaction.session, PASS)
    play(interaction.session, Build(B.LAND_OFFICE))
    for button in [spec for spec in ids(interaction) if spec.startswith("give:")][:2]:
        interaction.press(button)
    assert interaction.pending.refusal(interaction.session.game) is None
    interaction.press("confirm")
    assert interaction.session.game.players[0].owns(B.LAND_OFFICE)
    played = [one.action for one in interaction.session.match.moves[-2:]]
    assert [type(one) for one in played] == [ReturnColonist, ReturnGood]


def test_a_payment_keeps_the_space_of_the_building_and_the_tile_of_the_colonist() -> None:
    position = citizens().player(0, points=1, doubloons=0, island={T.CORN: (3, 3)}, city={B.BLACK_MARKET: 1})
    interaction = at(position.copies(B.HACIENDA, 2), Role.BUILDER)
    source = next(ref for ref in interaction.sources() if ref.startswith("market:") and "hacienda" in ref)
    assert interaction.drop(source, "city:7")
    assert interaction.session.arrangements[0].ground == 7
    assert interaction.activate("island:1")
    interaction.press("confirm")
    assert last(interaction) == ReturnColonist(T.CORN)
    ply = interaction.session.ply
    arrangement = interaction.session.arrangements[0]
    assert arrangement.occupied[:3] == [True, False, True]
    assert arrangement.space_of(B.HACIENDA) == 7
    assert arrangement.ground is None
    assert Timeline(interaction.session.match, Arrangement).layouts_at(ply)[0] == arrangement


def test_the_payment_button_names_colonist_or_noble() -> None:
    position = citizens().player(
        0, points=1, doubloons=0, idle=1, city={B.BLACK_MARKET: 1, B.OFFICE: 1}, nobles={B.OFFICE: 1}
    )
    interaction = at(position.copies(B.HACIENDA, 2), Role.BUILDER)
    play(interaction.session, Build(B.HACIENDA))
    office = f"{city(interaction, B.OFFICE)}:0"
    assert "Colonist" in [spec.text for spec in interaction.buttons()]
    assert interaction.activate(office)
    assert "✓ Noble" in [spec.text for spec in interaction.buttons()]


def test_goods_are_delivered_in_any_order_of_clicks() -> None:
    position = citizens().player(0, corn=1, sugar=2, city={B.ROYAL_SUPPLIER: 1}, idle=2, idle_nobles=2)
    interaction = at(position, Role.CAPTAIN)
    assert interaction.session.decision.kind is DecisionKind.DELIVER_GOODS
    assert "pass" in ids(interaction)
    assert interaction.activate("good:sugar")
    assert interaction.activate("good:corn")
    assert interaction.prompt().detail == "2 victory points for it."
    interaction.press("confirm")
    actions = [one.action for one in interaction.session.match.moves]
    assert actions[1:3] == [ReturnGood(G.CORN), ReturnGood(G.SUGAR)]
    assert interaction.session.game.kind is not DecisionKind.DELIVER_GOODS


def test_goods_may_be_dragged_to_the_royal_supplier() -> None:
    position = citizens().player(0, corn=1, sugar=2, city={B.ROYAL_SUPPLIER: 1}, idle=1, idle_nobles=1)
    interaction = at(position, Role.CAPTAIN)
    supplier = city(interaction, B.ROYAL_SUPPLIER)
    assert interaction.targets("good:sugar") == {supplier, f"{supplier}:0"}
    assert interaction.drop("good:sugar", f"{supplier}:0")
    assert interaction.targets("good:sugar") == set()
    assert not interaction.accepts("good:corn", "island:0")
    interaction.press("confirm")
    assert interaction.session.match.moves[1].action == ReturnGood(G.SUGAR)


def test_a_payment_may_be_dragged_to_the_black_market() -> None:
    position = citizens().player(0, points=1, doubloons=0, corn=1, idle=1, city={B.BLACK_MARKET: 1})
    interaction = at(position.copies(B.HACIENDA, 2), Role.BUILDER)
    play(interaction.session, Build(B.HACIENDA))
    market = city(interaction, B.BLACK_MARKET)
    assert interaction.drop("good:corn", market)
    interaction.press("confirm")
    assert ReturnGood(G.CORN) in [one.action for one in interaction.session.match.moves]


# -- the captain phase --


def test_several_kinds_may_be_loaded_onto_the_small_ship() -> None:
    interaction = at(citizens().player(0, corn=3, sugar=2, city={B.SMALL_WHARF: 1}), Role.CAPTAIN)
    models = PuertoRicoModels(interaction.session, interaction, interaction.session)
    assert "confirm" not in ids(interaction)
    assert interaction.drop("good:corn", SMALL_SHIP)
    assert interaction.drop("good:sugar", SMALL_SHIP)
    assert interaction.activate(f"{SMALL_SHIP}:sugar")
    ship = models.ships.item(models.ships.rowCount() - 1)
    assert models.ships.speech(ship) == "Your own small ship: 3 corn and 1 sugar."
    assert models.boards[0].goods.item(G.SUGAR).count == 1
    assert interaction.prompt().detail == "4 goods on the small ship: 2 victory points."
    interaction.undo()
    interaction.adjust("good:sugar", -1)
    interaction.press("confirm")
    assert last(interaction) == LoadMixed((3, 0, 1, 0, 0))


def test_goods_may_be_loaded_onto_cargo_ships_instead() -> None:
    interaction = at(citizens().player(0, corn=3, city={B.SMALL_WHARF: 1}), Role.CAPTAIN)
    interaction.drop("good:corn", SMALL_SHIP)
    interaction.drop(f"{SMALL_SHIP}:corn", "goods")
    assert interaction.targets("good:corn") >= {"ship:0", SMALL_SHIP}
    assert interaction.drop("good:corn", "ship:0")
    assert interaction.pending is None or not interaction.pending.is_begun


def test_a_storehouse_keeps_single_goods() -> None:
    position = (
        citizens()
        .ships(FULL_SHIPS)
        .player(0, corn=4, indigo=3, sugar=2, city={B.STOREHOUSE: 1, B.SMALL_WAREHOUSE: 1})
    )
    interaction = at(position, Role.CAPTAIN)
    assert interaction.session.decision.kind is DecisionKind.STORE_GOODS
    assert interaction.activate("good:corn")
    assert interaction.storage.kept(G.CORN) == 4
    for _ in range(2):
        interaction.adjust("good:indigo", 1)
        interaction.adjust("good:sugar", 1)
    assert interaction.prompt().detail == "Everything is chosen. To be given back: 1 fruit."
    interaction.adjust("good:indigo", 1)
    assert interaction.storage.kept(G.INDIGO) == 2, "there is room for no more"
    interaction.press("confirm")
    assert isinstance(last(interaction), StoreCrates)
    assert interaction.session.game.players[0].goods == [4, 2, 2, 0, 0]


# -- nobles --


def mayor(**board: object) -> Interaction:
    """Returns a placement of two idle colonists and a noble; two corn plantations, an office, a land and a zoning
    office."""
    values = {
        "idle": 3,
        "idle_nobles": 1,
        "island": {T.CORN: 2},
        "city": {B.OFFICE: 0, B.LAND_OFFICE: 0, B.ZONING_OFFICE: 0},
        **board,
    }
    position = citizens().nobles(ship=0, supply=1).player(0, **values)  # type: ignore[arg-type]
    return at(position.colonists(ship=0, supply=0), Role.MAYOR)


def people(interaction: Interaction) -> PendingPlacement:
    assert isinstance(interaction.pending, PendingPlacement)
    return interaction.pending


def test_clicking_a_circle_changes_it_from_colonist_to_noble_to_empty() -> None:
    interaction = mayor()
    office = f"{city(interaction, B.LAND_OFFICE)}:0"
    seen = []
    for _ in range(3):
        assert interaction.activate(office)
        seen.append(people(interaction).person_at(office))
    assert seen == [Person.COLONIST, Person.NOBLE, None]


def test_what_a_click_does_is_said_as_long_as_it_does_it(english: object) -> None:
    interaction = mayor()
    assert interaction.prompt().detail == (
        "3 still to place; 1 noble in San Juan. Click an empty circle for a colonist, a full one for a noble."
    )
    assert interaction.activate("island:0")
    assert interaction.activate("island:1")
    assert interaction.prompt().detail == (
        "1 noble still to place. Click an empty circle, or a colonist to exchange them."
    )
    assert interaction.activate("island:1")
    assert interaction.prompt().detail.startswith("1 colonist still to place.")


def test_nobles_and_colonists_are_placed_with_one_confirmation() -> None:
    interaction = mayor()
    office = f"{city(interaction, B.LAND_OFFICE)}:0"
    assert interaction.drop(IDLE_NOBLES, office)
    assert "confirm" not in ids(interaction)
    assert interaction.activate("island:0")
    assert interaction.activate("island:1")
    assert "confirm" in ids(interaction)
    interaction.press("confirm")
    assert isinstance(last(interaction), PlaceNobles)
    player = interaction.session.game.players[0]
    assert player.nobles[site_of(B.LAND_OFFICE)] == 1
    assert player.colonists[T.CORN] == 2
    assert interaction.session.arrangements[0].noble == [False] * 12
    interaction.undo()
    assert isinstance(interaction.pending, PendingPlacement), "both answers are taken back together"
    interaction.redo()
    assert interaction.session.game.players[0].nobles[site_of(B.LAND_OFFICE)] == 1


def test_placed_people_stay_on_their_tiles() -> None:
    interaction = mayor(island={T.CORN: 3})
    assert interaction.drop(IDLE_NOBLES, "island:2")
    assert interaction.activate("island:1")
    assert interaction.activate(f"{city(interaction, B.LAND_OFFICE)}:0")
    interaction.press("confirm")
    arrangement = interaction.session.arrangements[0]
    assert arrangement.occupied[:3] == [False, True, True]
    assert arrangement.noble[:3] == [False, False, True]
    match = interaction.session.match
    assert Timeline(match, Arrangement).layouts_at(match.ply)[0] == arrangement, "also when the game is opened again"


def test_swapping_a_noble_with_a_colonist_can_be_undone() -> None:
    interaction = mayor()
    office = f"{city(interaction, B.LAND_OFFICE)}:0"
    interaction.drop(IDLE_NOBLES, office)
    interaction.activate("island:0")
    assert interaction.drop(office, "island:0")
    assert (people(interaction).person_at(office), people(interaction).person_at("island:0")) == (
        Person.COLONIST,
        Person.NOBLE,
    )
    interaction.undo()
    assert people(interaction).person_at(office) is Person.NOBLE


def test_the_noble_key_places_a_noble() -> None:
    interaction = mayor()
    office = city(interaction, B.LAND_OFFICE)
    interaction.promote(office)
    assert people(interaction).nobles[B.LAND_OFFICE] == 1
    assert people(interaction).idle_nobles == 0


def test_with_circles_for_all_only_the_nobles_are_placed() -> None:
    interaction = mayor(island={T.CORN: 1}, city={B.OFFICE: 0, B.LAND_OFFICE: 0})
    assert isinstance(interaction.pending, PendingNobles)
    office, land = (f"{city(interaction, building)}:0" for building in (B.OFFICE, B.LAND_OFFICE))
    noble = next(iter(interaction.sources()))
    for target in (office, land):
        if target != noble:
            assert interaction.drop(noble, target)
            noble = target
    assert interaction.sources() == {land}
    interaction.undo()
    interaction.redo()
    interaction.press("confirm")
    assert interaction.session.game.players[0].nobles[site_of(B.LAND_OFFICE)] == 1


def test_a_suggestion_places_nobles_too() -> None:
    interaction = mayor()
    interaction.press("suggest")
    assert "confirm" in ids(interaction)
    interaction.press("confirm")
    assert interaction.session.decision.kind not in (DecisionKind.PLACE_COLONISTS, DecisionKind.PLACE_NOBLES)


def test_panels_show_and_name_the_nobles() -> None:
    interaction = mayor()
    models = PuertoRicoModels(interaction.session, interaction, interaction.session)
    player = models.players.item(0)
    assert (player.nobles, player.idle_nobles) == (1, 1)
    assert "1 noble among them" in models.players.speech(player)
    office = city(interaction, B.LAND_OFFICE)
    interaction.promote(office)
    item = models.boards[0].city.item(int(office.partition(":")[2]))
    assert models.boards[0].city.speech(item) == "Zoning Office, 1 of 1 circle occupied. 1 of them is a noble."
    assert SAN_JUAN in interaction.sources()


# -- with a mouse and with keys --


def test_guests_with_the_mouse(qtbot: QtBot) -> None:
    window = in_window(qtbot, guests())
    guesthouse, library = city(window.interaction, B.GUESTHOUSE), city(window.interaction, B.LIBRARY)
    press(window, "guests")
    assert window.interaction.picked is not None
    assert window.focusWidget() is window.table.own.views[3], "Enter puts the guest into the city"
    window.interaction.cancel()
    assert carry(window, f"{guesthouse}:0", f"{library}:0")
    assert isinstance(last(window.interaction), MoveGuest)


def test_the_small_ship_with_the_mouse(qtbot: QtBot) -> None:
    window = in_window(qtbot, citizens().player(0, corn=3, sugar=2, city={B.SMALL_WHARF: 1}), Role.CAPTAIN)
    move(window, "good:corn", SMALL_SHIP)
    assert carry(window, "good:sugar", SMALL_SHIP)
    click(window, f"{SMALL_SHIP}:sugar")
    view, _ = find(window, "good:corn")
    view.setFocus()
    view.setCurrentIndex(view.model().index(int(G.SUGAR), 0))
    QTest.keyClick(view, Qt.Key.Key_Plus)
    QTest.keyClick(view, Qt.Key.Key_Minus)
    press(window, "confirm")
    assert last(window.interaction) == LoadMixed((3, 0, 1, 0, 0))


def test_nobles_with_the_mouse(qtbot: QtBot) -> None:
    position = citizens().nobles(ship=0, supply=1)
    position = position.player(0, idle=3, idle_nobles=1, island={T.CORN: 2}, city={B.LAND_OFFICE: 0, B.OFFICE: 0})
    window = in_window(qtbot, position.colonists(ship=0, supply=0), Role.MAYOR)
    office = f"{city(window.interaction, B.LAND_OFFICE)}:0"
    assert carry(window, IDLE_NOBLES, office)
    click(window, "island:0")
    click(window, "island:1")
    press(window, "confirm")
    assert window.session.game.players[0].nobles[site_of(B.LAND_OFFICE)] == 1


def test_payment_with_the_mouse(qtbot: QtBot) -> None:
    position = citizens().player(0, points=1, doubloons=0, corn=1, idle=1, city={B.BLACK_MARKET: 1, B.OFFICE: 1})
    window = in_window(qtbot, position.copies(B.HACIENDA, 2), Role.BUILDER)
    move(window, "market:hacienda", "city:7")
    click(window, OWN_POINTS)
    press(window, "confirm")
    assert last(window.interaction) == ReturnPoint()
    assert window.session.game.players[0].owns(B.HACIENDA)
    assert window.session.arrangements[0].space_of(B.HACIENDA) == 7


# -- the end of the game --


@pytest.mark.parametrize(
    ("points", "words"),
    [
        (9, "Colonists may run out: with nobles the game goes on."),
        (0, "The victory points have run out: the round of the next captain phase is the last one."),
    ],
)
def test_the_end_meter_describes_the_triggers_with_nobles(qtbot: QtBot, points: int, words: str) -> None:
    window = in_window(qtbot, citizens().points_left(points))
    meter = window.findChild(EndMeter)
    assert meter is not None
    assert words in meter.words()


def test_the_forecast_of_the_mayor_names_nobles() -> None:
    interaction = at(citizens().nobles(ship=1, supply=3))
    outlook = interaction.forecast(Role.MAYOR)[0]
    assert any("among them" in part for part in outlook_parts(outlook, interaction.session.words))


def test_goods_on_private_ships_are_shown_until_the_phase_ends() -> None:
    position = base_1897(4).player(0, corn=3, indigo=1, city={B.WHARF: 1}).player(1, sugar=1)
    interaction = at(position, Role.CAPTAIN)
    models = PuertoRicoModels(interaction.session, interaction, interaction.session)
    ships = models.ships
    supply = interaction.session.view.goods[G.CORN]
    assert interaction.drop("good:corn", PRIVATE)
    assert interaction.session.view.goods[G.CORN] == supply
    index = ships.index(ships.rowCount() - 1)
    assert index.data(Qt.ItemDataRole.DisplayRole) == "Private ships"
    assert "Private ships: 3 corn." in index.data(Qt.ItemDataRole.ToolTipRole)
    while interaction.session.game.running_role is Role.CAPTAIN:
        play(interaction.session, interaction.session.game.legal_actions()[-1])
    assert interaction.session.view.goods[G.CORN] == supply + 3
    assert ships.index(ships.rowCount() - 1).data(Qt.ItemDataRole.DisplayRole) != "Private ships"
