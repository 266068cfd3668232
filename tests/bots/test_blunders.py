"""`hard` plays none of the plainly bad moves that are kept in `tests/data/blunders.jsonl.gz`."""

from collections import Counter
from pathlib import Path

import attrs
import pytest

from puertorico_desktop.bots.base import Budget
from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.engine.puertorico.options import Edition
from puertorico_desktop.learn.review.plan import Plan
from tests.bots.blunders import checking, finding
from tests.bots.blunders.__main__ import TABLES, main
from tests.bots.blunders.checking import is_bad, played, still_bad
from tests.bots.blunders.finding import KINDS, LEAST_LOSS, LOSS, found, of_games
from tests.bots.blunders.records import CHANCES, PATH, Blunder, decode, encode, kept, position_of

BLUNDERS = kept()
SAMPLE = BLUNDERS[::4]
"""Those that a push has time for."""
NODES = 40
"""What `hard` has in its half second even on a slow computer without compiled rules."""
SEEDS = range(1, 4)
MOST_OF_A_KIND = 8


def names(blunders: tuple[Blunder, ...]) -> list[str]:
    return [one.name for one in blunders]


def test_there_are_sixty_of_many_kinds() -> None:
    kinds = Counter(one.kind for one in BLUNDERS)
    assert len(BLUNDERS) >= 60
    assert len(set(names(BLUNDERS))) == len(BLUNDERS)
    assert len(kinds) >= 10
    assert max(kinds.values()) <= MOST_OF_A_KIND


def test_they_come_from_all_games_and_moments() -> None:
    options = [position_of(one).options for one in BLUNDERS]
    tables = {(one.game, one.players) for one in options}
    assert tables >= {*(("puertorico", players) for players in (2, 3, 4, 5)), ("sanjuan", 2), ("sanjuan", 4)}
    assert any(one.game == "puertorico" and one.edition is Edition.SPECIAL_1897 for one in options)
    kinds = {position_of(one).kind.value for one in BLUNDERS}
    assert kinds >= {"choose_role", "build", "sell_good", "load_goods", "store_goods", "take_tile", "place_colonists"}
    rounds = [one.round for one in BLUNDERS]
    assert min(rounds) <= 4 and max(rounds) >= 14
    assert sum(any(bad.players for bad in one.bad) for one in BLUNDERS) >= len(BLUNDERS) / 3  # played by somebody


@pytest.mark.parametrize("blunder", BLUNDERS, ids=names(BLUNDERS))
def test_each_is_a_position_with_moves_that_are_plainly_bad(blunder: Blunder) -> None:
    game = position_of(blunder)
    assert kind_of(game.options).rules_version == blunder.rules
    assert game.asked == blunder.seat
    better, *bad = (game.parse(one.action) for one in (blunder.better, *blunder.bad))
    assert game.is_legal(better)
    assert bad
    assert all(game.is_legal(one) for one in bad)
    assert KINDS[blunder.game](game, bad[0], better) == blunder.kind
    even = CHANCES / game.options.players
    for one in blunder.bad:
        losses = [good.win - poor.win for good, poor in zip(blunder.better.searches, one.searches, strict=True)]
        assert len(losses) == finding.SEARCHES
        assert min(losses) >= LEAST_LOSS * even - 1
        assert sum(losses) / len(losses) >= LOSS * even - 1


@pytest.mark.parametrize("blunder", SAMPLE, ids=names(SAMPLE))
def test_hard_plays_none(blunder: Blunder) -> None:
    line = played(blunder, Budget(nodes=NODES))
    assert not is_bad(blunder, line), line


@pytest.mark.long
@pytest.mark.parametrize("blunder", BLUNDERS, ids=names(BLUNDERS))
def test_hard_plays_none_in_its_half_second(blunder: Blunder) -> None:
    lines = {played(blunder, None, seed=seed) for seed in SEEDS}
    assert not any(is_bad(blunder, line) for line in lines), lines


@pytest.mark.long
@pytest.mark.parametrize("blunder", BLUNDERS, ids=names(BLUNDERS))
def test_searches_with_other_chances_agree(blunder: Blunder) -> None:
    assert still_bad(blunder)


# -- the finder -----------------------------------------------------------------------------------------------------


@pytest.fixture
def shallow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches that take no time, and find bad moves easily."""
    monkeypatch.setattr(finding, "SCREEN", Plan(free=8, shared=8))
    monkeypatch.setattr(finding, "PLAN", Plan(free=12, shared=12))
    monkeypatch.setattr(finding, "PLAYED_NODES", Budget(nodes=1))


@pytest.mark.usefixtures("shallow")
@pytest.mark.parametrize("table", ["classic-2", "sanjuan-2"])
def test_games_are_looked_through(table: str) -> None:
    candidates = list(of_games(TABLES[table], 5, range(1)))
    assert len({one.kind for one in candidates}) >= 3
    assert any(one.players for one in candidates)
    for one in candidates[::20]:
        assert one.bad != one.better
        assert one.game.is_legal(one.game.parse(one.bad))
    blunder = next(found(candidates, 1, 1, 600))
    assert decode(encode([blunder])) == (blunder,)
    assert position_of(blunder).asked == blunder.seat


def test_one_line_tells_of_each(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "some.gz"
    path.write_bytes(encode(BLUNDERS[:2]))
    assert main(["show", str(path)]) == 0
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == names(BLUNDERS[:2])


def test_a_move_that_is_not_bad_does_not_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is checked can fail: the better move, called bad, is found out."""
    blunder = BLUNDERS[0]
    turned = attrs.evolve(blunder, better=blunder.bad[0], bad=(blunder.better,))
    monkeypatch.setattr(checking, "PLAN", Plan(free=20, shared=20))
    assert not still_bad(turned)
    assert is_bad(blunder, blunder.bad[0].action)
    assert not is_bad(blunder, blunder.better.action)
    assert PATH.stat().st_size < 200_000
