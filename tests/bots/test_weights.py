"""Files of weights: shipped ones, and those that are refused."""

from pathlib import Path
from typing import Any

import attrs
import numpy as np
import pytest

from puertorico_desktop.bots.learning import weights
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator, ExactEvaluator
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.bots.puertorico.evaluation.features import VERSION, Layout
from puertorico_desktop.bots.puertorico.evaluation.weights import WeightsInfo, evaluator_for, weights_name
from puertorico_desktop.engine.puertorico.game import RULES_VERSION
from puertorico_desktop.engine.puertorico.options import PUBLISHED, WHOLE_BOX, Edition, Expansion, Options, Selection
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.paths import resource

LAYOUT = Layout.for_options(Options(players=2))
ABOUT = WeightsInfo(
    edition="classic",
    players=2,
    buildings=LAYOUT.buildings,
    tiles=LAYOUT.tiles,
    roles=LAYOUT.roles,
    kinds=LAYOUT.kinds,
    rules=RULES_VERSION,
    features=VERSION,
    command="train --players 2",
    seed=1,
    games=10,
)


def network() -> Network:
    """Returns an untrained network."""
    return Network.untrained(LAYOUT, np.random.default_rng(1))


def test_weights_are_encoded_and_decoded() -> None:
    before = network()
    after, about = decode(encode(before, ABOUT), WeightsInfo)
    assert about == ABOUT
    assert after.layout == before.layout
    position = LAYOUT.encode_all([new_game(Options(players=2), 1)])
    np.testing.assert_array_equal(after.outputs(position), before.outputs(position))


def test_the_same_weights_make_the_same_file() -> None:
    assert encode(network(), ABOUT) == encode(network(), ABOUT)


@pytest.mark.parametrize(("field", "what"), [("rules", "rules"), ("features", "features")])
def test_weights_for_another_version_are_refused(field: str, what: str) -> None:
    data = encode(network(), attrs.evolve(ABOUT, **{field: 99}))
    with pytest.raises(WeightsError, match=f"version 99 of the {what}"):
        decode(data, WeightsInfo)


@pytest.mark.parametrize(
    "data", [b"", b"nonsense", encode(network(), ABOUT)[:-200]], ids=["empty", "nonsense", "cut"]
)
def test_damaged_weights_are_refused(data: bytes) -> None:
    with pytest.raises(WeightsError, match="damaged"):
        decode(data, WeightsInfo)


def test_weights_that_do_not_fit_together_are_refused() -> None:
    wrong = network()
    wrong.layers[1] = wrong.layers[1][0][:5], wrong.layers[1][1]
    with pytest.raises(WeightsError, match="do not fit"):
        decode(encode(wrong, ABOUT), WeightsInfo)


def test_missing_weights_raise_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*parts: str) -> Path:
        raise FileNotFoundError(str(parts))

    monkeypatch.setattr(weights, "resource", missing)
    weights.bundled_evaluator.cache_clear()
    with pytest.raises(WeightsError, match="cannot be read"):
        evaluator_for(Options(players=2))


def test_steady_bots_keep_weights_that_others_have_replaced(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    options = Options(players=2)
    name = weights_name(options)
    new, old = (Network.untrained(LAYOUT, np.random.default_rng(seed)).rounded() for seed in (1, 2))
    (tmp_path / name).write_bytes(encode(new, ABOUT))
    monkeypatch.setattr(weights, "resource", lambda *parts: tmp_path.joinpath(*parts[1:]))
    weights.bundled_evaluator.cache_clear()
    game = new_game(options, 1)
    try:
        alone = evaluator_for(options)
        assert alone.fingerprint == Evaluator(new).fingerprint == alone.steady().fingerprint
        (tmp_path / weights.STEADY).mkdir()
        (tmp_path / weights.STEADY / name).write_bytes(encode(old, ABOUT))
        weights.bundled_evaluator.cache_clear()
        both = evaluator_for(options)
        assert both.fingerprint == Evaluator(new).fingerprint
        assert both.exact().fingerprint == Evaluator(new).fingerprint
        assert both.steady().fingerprint == Evaluator(old).fingerprint
        np.testing.assert_array_equal(both.steady().values([game]).wins, ExactEvaluator(old).values([game]).wins)
    finally:
        weights.bundled_evaluator.cache_clear()


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize(
    "rules",
    [
        {},
        {"edition": Edition.SPECIAL_1897},
        {"expansions": PUBLISHED, "buildings": Selection.RANDOM},
        {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.CITIZENS,), "buildings": Selection.FIXED},
        {"edition": Edition.SPECIAL_1897, "expansions": (Expansion.FESTIVAL,)},
        {"edition": Edition.SPECIAL_1897, "expansions": WHOLE_BOX, "buildings": Selection.RANDOM},
    ],
    ids=["classic", "1897", "classic with everything", "1897 with citizens", "festival", "the whole box"],
)
def test_there_are_weights_for_all_options(players: int, rules: dict[str, Any]) -> None:
    options = Options(players=players, **rules)
    _, about = decode(resource("bots", weights_name(options)).read_bytes(), WeightsInfo)
    assert about.layout.players == players
    assert about.command.startswith("train --edition classic")
    assert about.games >= 800
    values = evaluator_for(options).values([new_game(options, 1)])
    assert values.wins.shape == (1, players)
    assert values.wins.sum() == pytest.approx(1, abs=1e-5)
    assert ((values.terms.sum(-1) > 15) & (values.terms.sum(-1) < 95)).all()
