"""Drafts of placements and of storage."""

from puertorico_desktop.engine.puertorico.actions import PlaceColonists, StoreGoods
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile, site_of
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.puertorico.arrangement import Arrangement
from puertorico_desktop.gui.puertorico.pending import PendingPlacement, PendingStorage


def new_draft() -> PendingPlacement:
    """Returns a draft with corn (a colonist), corn, quarry; an indigo plant with 1 of 3 circles full; two idle
    colonists."""
    position = classic(3).player(
        0, idle=2, island={Tile.CORN: (2, 1), Tile.QUARRY: 1}, city={Building.INDIGO_PLANT: 1}
    )
    player = position.build().players[0]
    board = Arrangement()
    board.follow(player)
    return PendingPlacement.from_board(player, board)


def test_a_draft_begins_with_the_current_placement() -> None:
    pending = new_draft()
    assert (pending.idle, pending.free, pending.still_to_place) == (2, 4, 2)
    counts = pending.action().counts
    assert (counts[Tile.CORN], counts[site_of(Building.INDIGO_PLANT)]) == (1, 1)


def test_toggling_a_circle_adds_or_removes_a_colonist() -> None:
    pending = new_draft()
    assert pending.toggle("island:1")
    assert (pending.occupied[1], pending.idle) == (True, 1)
    assert pending.toggle("island:1")
    assert (pending.occupied[1], pending.idle) == (False, 2)


def test_toggling_a_circle_without_idle_colonists_does_nothing() -> None:
    pending = new_draft()
    pending.toggle("island:1")
    pending.toggle("island:2")
    assert not pending.toggle("city:0:1")
    assert pending.still_to_place == 0


def test_circles_of_a_building_fill_from_the_left() -> None:
    pending = new_draft()
    assert pending.toggle("city:0:2")
    assert pending.workers[Building.INDIGO_PLANT] == 2
    assert pending.has_colonist("city:0:1")
    assert not pending.has_colonist("city:0:2")


def test_toggling_a_building_fills_it_and_then_removes_a_colonist() -> None:
    pending = new_draft()
    for workers in (2, 3, 2):
        assert pending.toggle("city:0")
        assert pending.workers[Building.INDIGO_PLANT] == workers


def test_moving_a_colonist_between_places() -> None:
    pending = new_draft()
    assert pending.move("island:0", "city:0:1")
    assert (pending.occupied[0], pending.workers[Building.INDIGO_PLANT], pending.idle) == (False, 2, 2)
    assert not pending.move("island:0", "city:0:2")
    assert not pending.move("sanjuan", "island:9")
    assert not pending.move("city:0", "city:0")


def test_places_without_circles_take_no_colonist() -> None:
    pending = new_draft()
    for ref in ("island:9", "city:9", "island", "ship:1", "sanjuan", "role:mayor"):
        assert not pending.toggle(ref), ref
    assert pending.idle == 2


def test_take_over_returns_a_draft_of_a_suggested_placement() -> None:
    pending = new_draft()
    counts = [0] * len(pending.action().counts)
    counts[Tile.CORN], counts[Tile.QUARRY], counts[site_of(Building.INDIGO_PLANT)] = 2, 1, 1
    taken = pending.take_over(PlaceColonists(tuple(counts)))
    assert taken is not None
    pending = taken
    assert list(pending.action().counts) == counts
    assert pending.idle == 0


def test_places_lists_every_place() -> None:
    names = ["island:0", "island:1", "island:2", "city:0", "city:0:0", "city:0:1", "city:0:2", "sanjuan"]
    assert new_draft().places() == names


def test_goods_cycle_from_all_to_one_to_none() -> None:
    pending = PendingStorage((3, 2, 0, 0, 1), room=1)
    kept = []
    for _ in range(4):
        pending.cycle(Good.CORN)
        kept.append(pending.kept(Good.CORN))
    assert kept == [3, 1, 0, 3]


def test_without_a_warehouse_one_good_is_kept() -> None:
    pending = PendingStorage((3, 2, 0, 0, 0), room=0)
    pending.cycle(Good.CORN)
    pending.cycle(Good.INDIGO)
    assert (pending.kept(Good.CORN), pending.kept(Good.INDIGO)) == (0, 1)
    assert pending.action() == StoreGoods((), Good.INDIGO)


def test_kinds_to_store_are_in_the_order_of_goods() -> None:
    pending = PendingStorage((3, 2, 1, 0, 1), room=2)
    for good in (Good.SUGAR, Good.CORN, Good.INDIGO):
        pending.cycle(good)
    assert pending.action() == StoreGoods((Good.CORN, Good.SUGAR), Good.INDIGO)
    assert pending.must_keep_kinds == 0
    assert pending.choosable() == [Good.CORN, Good.INDIGO, Good.SUGAR, Good.COFFEE]
