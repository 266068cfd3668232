"""How bots smuggle: the deed, the work of newcomers, and the value of a captured role."""

from puertorico_desktop.bots.puertorico.evaluation.features import Layout
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot
from puertorico_desktop.bots.puertorico.heuristic.horizon import horizon
from puertorico_desktop.bots.puertorico.heuristic.roles import captive_worth, lead_of
from puertorico_desktop.bots.puertorico.shortlist import shortlist
from puertorico_desktop.engine.puertorico.components import Building, Good, Role, Tile
from puertorico_desktop.engine.puertorico.smuggler_actions import CaptureRole, RaidShip
from tests.bots.test_features import named_inputs
from tests.engine.play import do
from tests.engine.test_smuggler import smuggling

B, G, R, T = Building, Good, Role, Tile
BOT = SimpleBot(0)


def test_a_full_trading_house_is_plundered() -> None:
    game = smuggling().house(G.CORN, G.COFFEE, G.SUGAR, G.TOBACCO).build()
    do(game, "choose smuggler")
    assert game.text(BOT.choose(game)) == "plunder trading house for 4"


def test_a_role_is_captured_if_there_is_nothing_to_steal() -> None:
    game = smuggling().colonists(ship=0).role_doubloons({R.TRADER: 2}).build()
    do(game, "choose smuggler")
    assert game.text(BOT.choose(game)) == "capture trader"


def test_listed_raids_keep_the_most_goods_and_exclude_passing() -> None:
    game = smuggling().ships({5: (G.SUGAR, 5), 4: (G.CORN, 2)}).build()
    do(game, "choose smuggler")
    considered = shortlist(game)
    assert [(one.ship, one.goods) for one in considered if isinstance(one, RaidShip)] == [(0, 2), (1, 3)]
    assert "pass" not in map(game.text, considered)
    assert sum(isinstance(one, CaptureRole) for one in considered) == 6


def test_newcomers_are_placed() -> None:
    city = {B.SMALL_SUGAR_MILL: 0, B.HARBOR: 0}
    game = smuggling(2).player(0, island={T.SUGAR: 1, T.QUARRY: 2}, city=city).build()
    do(game, "choose smuggler", "poach 2 people")
    lines = []
    while game.asked == 0 and game.kind is not None and game.kind.value == "lodge":
        lines.append(game.text(BOT.choose(game)))
        do(game, lines[-1])
    assert len(lines) == 2
    assert "pass" not in lines


def test_a_captive_counts_for_its_captor_until_it_is_chosen() -> None:
    game = smuggling().build()
    do(game, "choose smuggler")
    before = lead_of(game, 0)
    do(game, "capture mayor")
    assert lead_of(game, 0) > before + captive_worth(horizon(game)) / 2
    *boards, common = named_inputs(Layout.for_options(game.options), game)
    assert [board["has a captive"] for board in boards] == [1, 0, 0]
    assert [board["may not smuggle"] for board in boards] == [1, 0, 0]
    assert common["captive: mayor"] == 1
    do(game, "choose mayor")
    *boards, common = named_inputs(Layout.for_options(game.options), game)
    assert not any(board["has a captive"] for board in boards)
    assert common["captive: mayor"] == 0
