"""A building with a new rule declares what it remembers and has its own reasons for refusals; no phase is changed for
it.

The rule replaces that of the factory: a slipway, from which a private ship may leave once per phase, in addition to
that of a wharf; it also notes two kinds of goods, which no building of the captain phase has done before.
"""

from collections.abc import Iterator

import pytest

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.puertorico.abilities import hooks, refusals
from puertorico_desktop.engine.puertorico.abilities.base import ABILITIES, Ability
from puertorico_desktop.engine.puertorico.actions import LOAD
from puertorico_desktop.engine.puertorico.components import PRIVATE_SHIP, Building, Good, Role
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.invariants import violations
from puertorico_desktop.engine.puertorico.phases.base import turn_phase
from puertorico_desktop.engine.puertorico.phases.fields import Memory
from puertorico_desktop.engine.puertorico.position import classic
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.state import GameState
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.puertorico import stack
from tests.engine.play import do, offered
from tests.saves.test_phases import plain, table_of

B, G = Building, Good


class Slipway(Ability):
    """Once per captain phase, all goods of one kind may be loaded onto a ship of one's own; each such load is
    noted."""

    building = B.FACTORY
    private_ship = True
    remembers = (Memory("captain"), Memory("captain", "launched", Good))

    def on_loaded(self, table: GameState, seat: int) -> None:
        """Note two kinds of goods."""
        turn_phase(table).note(seat, self.building, 1 << G.CORN | 1 << G.SUGAR)


@pytest.fixture(autouse=True)
def slipway(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Registers the rule for the factory."""
    with monkeypatch.context() as patch:
        patch.setitem(ABILITIES, B.FACTORY, Slipway())
        forget()
        yield
    forget()


def forget() -> None:
    """Clears the caches that depend on the rules of buildings."""
    for cache in (hooks._all_answers, refusals.abilities_with):
        cache.cache_clear()
    for memo in (hooks._TABLES, stack.PLANS):
        memo.clear()


def launched(city: dict[Building, int]) -> PuertoRico:
    """Returns a game in which the captain has loaded corn and indigo onto private ships, and has sugar and
    tobacco left."""
    position = classic(3).player(0, corn=3, indigo=2, sugar=4, tobacco=1, city=city).ships({4: (G.COFFEE, 1)})
    game = position.build()
    do(game, "choose captain", "load 3 corn -> wharf", "load 2 indigo -> wharf")
    return game


def test_each_private_ship_may_be_loaded_once_per_phase() -> None:
    game = launched({B.WHARF: 1, B.FACTORY: 1})
    assert game.observation(2).running.spent == ((0, B.FACTORY), (0, B.WHARF))
    assert [text for text in offered(game) if "wharf" in text] == []
    assert game.why_not(LOAD[G.SUGAR][PRIVATE_SHIP]) == Refusal(Reason.USED_ALREADY, {"building": B.FACTORY})
    assert list(violations(game)) == []


def test_notes_are_part_of_observation_copy_and_save() -> None:
    game = launched({B.WHARF: 1, B.FACTORY: 1})
    assert game.observation(2).running.noted == ((0, B.FACTORY, G.CORN), (0, B.FACTORY, G.SUGAR))
    assert game.copy().stack[1].copy() == game.stack[1]
    record = plain(game)
    captain = record["phases"][1]
    assert captain["wharves_used"] == [0]
    assert captain["spent"] == [{"seat": 0, "building": "factory"}]
    assert captain["launched"] == [{"seat": 0, "good": "corn"}, {"seat": 0, "good": "sugar"}]
    assert table_of(record, game.options).stack == game.stack


def test_records_without_the_notes_can_be_read() -> None:
    game = classic(3).player(0, corn=3, sugar=3, city={B.WHARF: 1}).build()
    do(game, "choose captain")
    record = plain(game)
    del record["phases"][1]["spent"], record["phases"][1]["launched"]
    assert table_of(record, game.options).stack == game.stack


@pytest.mark.parametrize("word", ["spent", "launched"])
def test_notes_of_a_player_without_the_building_raise_save_error(word: str) -> None:
    game = launched({B.WHARF: 1, B.FACTORY: 1})
    record = plain(game)
    for note in record["phases"][1][word]:
        note["seat"] = 1
    with pytest.raises(SaveError, match="the factory of a seat that has none"):
        table_of(record, game.options)


def test_a_position_can_state_the_buildings_already_used() -> None:
    position = classic(3).player(0, corn=3, sugar=3, city={B.FACTORY: 1})
    game = position.running(Role.CAPTAIN, (0, 1, 2), {B.FACTORY: (0,)}, loaded=(0,), privilege_due=False).build()
    assert game.observation(1).running.spent == ((0, B.FACTORY),)
    with pytest.raises(ValueError, match="the hospice is not used in the phase of the captain"):
        position.running(Role.CAPTAIN, (0, 1, 2), {B.HOSPICE: (0,)})


@pytest.mark.parametrize(
    ("city", "refusal"),
    [
        ({B.FACTORY: 0}, Refusal(Reason.NOBODY_WORKS_THERE, {"piece": B.FACTORY})),
        ({B.WHARF: 0}, Refusal(Reason.NOBODY_WORKS_THERE, {"piece": B.WHARF})),
        ({}, Refusal(Reason.NOT_OWNED, {"piece": B.FACTORY})),
    ],
)
def test_loading_a_private_ship_is_refused_with_the_reason(city: dict[Building, int], refusal: Refusal) -> None:
    game = classic(3).player(0, corn=3, sugar=3, city=city).build()
    do(game, "choose captain")
    assert game.why_not(LOAD[G.SUGAR][PRIVATE_SHIP]) == refusal
