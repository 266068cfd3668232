"""`hard` does not play the plainly bad moves in `tests/data/blunders.jsonl.gz`."""

from collections import Counter
from pathlib import Path

import attrs
import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.learn.review.plan import Plan
from tests.bots.blunders import finding
from tests.bots.blunders.__main__ import TABLES, main
from tests.bots.blunders.checking import played
from tests.bots.blunders.finding import KINDS, SEARCHES, examined_again, found, is_plain, of_games
from tests.bots.blunders.records import CHANCES, PATH, Blunder, decode, encode, kept, position_of

BLUNDERS = kept()
BY_NAME = {one.name: one for one in BLUNDERS}
NODES = 240
"""The least number of playouts of `hard` in half a second, compiled: 231 to 1375 in the sample."""
SAMPLE = BLUNDERS[::8]
"""The positions of the normal test run."""
SEEDS = range(1, 4)
MOST_OF_A_KIND = 8

each_position = pytest.mark.parametrize("blunder", BLUNDERS, ids=[one.name for one in BLUNDERS])


def test_there_are_sixty_blunders_of_ten_kinds() -> None:
    kinds = Counter(one.kind for one in BLUNDERS)
    assert len(BY_NAME) == len(BLUNDERS)
    assert len(BLUNDERS) >= 60
    assert len(kinds) >= 10
    assert max(kinds.values()) <= MOST_OF_A_KIND
    assert PATH.stat().st_size < 200_000


def test_blunders_cover_all_games_and_parts_of_the_game() -> None:
    games = [position_of(one) for one in BLUNDERS]
    tables = {(game.options.game, game.options.players) for game in games}
    assert tables >= {*(("puertorico", players) for players in (2, 3, 4, 5)), ("sanjuan", 2), ("sanjuan", 4)}
    assert any(
        one.game == "puertorico" and position_of(one).options.edition is Edition.SPECIAL_1897 for one in BLUNDERS
    )
    asked = {game.kind.value for game in games}
    assert asked >= {"choose_role", "build", "sell_good", "load_goods", "take_tile", "place_colonists"}
    rounds = [one.round for one in BLUNDERS]
    assert min(rounds) <= 4
    assert max(rounds) >= 13
    assert any(one.bad.players for one in BLUNDERS)  # a player made the move


@each_position
def test_each_blunder_has_a_legal_move_that_is_plainly_bad(blunder: Blunder) -> None:
    game = position_of(blunder)
    kind = kind_of(game.options)
    assert kind.oldest_rules_kept <= blunder.rules <= kind.rules_version
    assert game.asked == blunder.seat
    better, bad = game.parse(blunder.better.action), game.parse(blunder.bad.action)
    assert game.is_legal(better)
    assert game.is_legal(bad)
    assert KINDS[blunder.game](game, bad, better) == blunder.kind
    pairs = zip(blunder.better.searches, blunder.bad.searches, strict=True)
    losses = [(good.win - poor.win + 1) / CHANCES for good, poor in pairs]  # plus one because they are rounded
    assert len(losses) == (1 if blunder.puzzle else SEARCHES)
    assert is_plain(losses, 1 / game.options.players)


def names(blunders: tuple[Blunder, ...]) -> list[str]:
    return [one.name for one in blunders]


@pytest.mark.parametrize("name", names(SAMPLE))
def test_hard_does_not_play_blunders(name: str) -> None:
    assert played(BY_NAME[name], Budget(nodes=NODES)) != BY_NAME[name].bad.action


def test_a_role_that_rules_of_thumb_undervalue_is_found() -> None:
    """The rule of thumb that plays the builder phase for the first estimate builds a sugar mill, but the black
    market can pay for a guild hall: the search must also examine a role with a poor first estimate."""
    blunder = BY_NAME["rich_role_left-puertorico-6717312480268054760-174"]
    assert played(blunder, Budget(nodes=NODES), seed=SEEDS[0]) != blunder.bad.action


@pytest.mark.long
@pytest.mark.parametrize("name", names(BLUNDERS))
def test_hard_does_not_play_blunders_in_half_a_second(name: str) -> None:
    assert BY_NAME[name].bad.action not in {played(BY_NAME[name], None, seed=seed) for seed in SEEDS}


@pytest.mark.long
@each_position
def test_searches_with_other_seeds_agree(blunder: Blunder) -> None:
    assert examined_again(blunder, 2)


# -- the finder -----------------------------------------------------------------------------------------------------


@pytest.fixture
def shallow_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes searches take no time and find bad moves easily."""
    monkeypatch.setattr(finding, "SCREEN", Plan(free=8, shared=8, best=2, first=1))
    monkeypatch.setattr(finding, "PLAN", Plan(free=12, shared=12))
    monkeypatch.setattr(finding, "PLAYED_NODES", Budget(nodes=1))
    monkeypatch.setattr(finding, "MANY_ACTIONS", 4)


@pytest.mark.usefixtures("shallow_searches")
@pytest.mark.parametrize("table", [pytest.param("classic-2", marks=pytest.mark.long), "sanjuan-2"])
def test_candidates_are_found_in_games(table: str) -> None:
    candidates = list(of_games(TABLES[table], 5, range(1)))
    assert len({one.kind for one in candidates}) >= 3
    assert any(one.players for one in candidates)
    for one in candidates[::20]:
        assert one.bad != one.better
        assert one.game.is_legal(one.game.parse(one.bad))
    blunder = next(found(candidates, 1, 1, 600))
    assert decode(encode([blunder])) == (blunder,)
    assert position_of(blunder).asked == blunder.seat


def test_only_large_and_certain_losses_are_plain() -> None:
    assert is_plain([0.06, 0.05], 1 / 4)
    assert not is_plain([0.09, 0.01], 1 / 4)
    assert not is_plain([0.04, 0.04], 1 / 4)
    assert not is_plain([0.06, 0.05], 1 / 2)


def test_a_good_move_recorded_as_bad_is_not_confirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The check can fail: the better move, recorded as the bad one, is rejected."""
    monkeypatch.setattr(finding, "PLAN", Plan(free=20, shared=20))
    blunder = BLUNDERS[0]
    assert examined_again(attrs.evolve(blunder, better=blunder.bad, bad=blunder.better), 2) is None


def test_the_show_command_prints_one_line_for_each_blunder(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "some.gz"
    path.write_bytes(encode(BLUNDERS[:2]))
    assert main(["show", str(path)]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [one.name for one in BLUNDERS[:2]]
