"""Placements and storage in the making."""

from puertorico_desktop.engine.puertorico.actions import PlaceColonists, StoreGoods
from puertorico_desktop.engine.puertorico.components import Building, Good, Tile, site_of
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.gui.arrangement import Arrangement
from puertorico_desktop.gui.drafts import PlacementDraft, StorageDraft


def new_draft() -> PlacementDraft:
    """Corn (a colonist), corn, quarry; an indigo plant with one of three circles full; two idle colonists."""
    position = classic(3).player(
        0, idle=2, island={Tile.CORN: (2, 1), Tile.QUARRY: 1}, city={Building.INDIGO_PLANT: 1}
    )
    player = position.build().players[0]
    board = Arrangement()
    board.follow(player)
    return PlacementDraft.of(player, board)


def test_it_begins_as_it_was() -> None:
    draft = new_draft()
    assert (draft.idle, draft.free, draft.still_to_place) == (2, 4, 2)
    counts = draft.action().counts
    assert (counts[Tile.CORN], counts[site_of(Building.INDIGO_PLANT)]) == (1, 1)


def test_an_empty_circle_fetches_and_a_full_one_sends_away() -> None:
    draft = new_draft()
    assert draft.toggle("island:1")
    assert (draft.manned[1], draft.idle) == (True, 1)
    assert draft.toggle("island:1")
    assert (draft.manned[1], draft.idle) == (False, 2)


def test_without_idle_colonists_nothing_comes() -> None:
    draft = new_draft()
    draft.toggle("island:1")
    draft.toggle("island:2")
    assert not draft.toggle("city:0:1")
    assert draft.still_to_place == 0


def test_circles_of_a_building_fill_from_the_left() -> None:
    draft = new_draft()
    assert draft.toggle("city:0:2")
    assert draft.workers[Building.INDIGO_PLANT] == 2
    assert draft.has_colonist("city:0:1")
    assert not draft.has_colonist("city:0:2")


def test_a_whole_building_fetches_as_long_as_it_can_and_then_sends_away() -> None:
    draft = new_draft()
    for workers in (2, 3, 2):
        assert draft.toggle("city:0")
        assert draft.workers[Building.INDIGO_PLANT] == workers


def test_a_colonist_moves_from_place_to_place() -> None:
    draft = new_draft()
    assert draft.move("island:0", "city:0:1")
    assert (draft.manned[0], draft.workers[Building.INDIGO_PLANT], draft.idle) == (False, 2, 2)
    assert not draft.move("island:0", "city:0:2")
    assert not draft.move("sanjuan", "island:9")
    assert not draft.move("city:0", "city:0")


def test_places_without_circles_take_nobody() -> None:
    draft = new_draft()
    for ref in ("island:9", "city:9", "island", "ship:1", "sanjuan", "role:mayor"):
        assert not draft.toggle(ref), ref
    assert draft.idle == 2


def test_a_suggestion_is_taken_over() -> None:
    draft = new_draft()
    counts = [0] * len(draft.action().counts)
    counts[Tile.CORN], counts[Tile.QUARRY], counts[site_of(Building.INDIGO_PLANT)] = 2, 1, 1
    taken = draft.take_over(PlaceColonists(tuple(counts)))
    assert taken is not None
    draft = taken
    assert draft.action().counts == tuple(counts)
    assert draft.idle == 0


def test_every_place_is_named() -> None:
    names = ["island:0", "island:1", "island:2", "city:0", "city:0:0", "city:0:1", "city:0:2", "sanjuan"]
    assert new_draft().places() == names


def test_goods_cycle_from_all_to_one_to_none() -> None:
    draft = StorageDraft((3, 2, 0, 0, 1), room=1)
    kept = []
    for _ in range(4):
        draft.cycle(Good.CORN)
        kept.append(draft.kept(Good.CORN))
    assert kept == [3, 1, 0, 3]


def test_without_a_warehouse_one_good_is_kept() -> None:
    draft = StorageDraft((3, 2, 0, 0, 0), room=0)
    draft.cycle(Good.CORN)
    draft.cycle(Good.INDIGO)
    assert (draft.kept(Good.CORN), draft.kept(Good.INDIGO)) == (0, 1)
    assert draft.action() == StoreGoods((), Good.INDIGO)


def test_kinds_are_stored_in_their_order() -> None:
    draft = StorageDraft((3, 2, 1, 0, 1), room=2)
    for good in (Good.SUGAR, Good.CORN, Good.INDIGO):
        draft.cycle(good)
    assert draft.action() == StoreGoods((Good.CORN, Good.SUGAR), Good.INDIGO)
    assert draft.must_keep_kinds == 0
    assert draft.choosable() == [Good.CORN, Good.INDIGO, Good.SUGAR, Good.COFFEE]
