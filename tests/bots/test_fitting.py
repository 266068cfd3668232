"""Weights from files: the games they fit, errors of those that do not fit, and games played with them."""

import io
import json
import zipfile
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from puertorico_desktop.bots.arena.games import Entrant, Series, play_game, play_series
from puertorico_desktop.bots.arena.report import Report
from puertorico_desktop.bots.base import Budget
from puertorico_desktop.bots.games import knowledge_of, study_of
from puertorico_desktop.bots.learning import weights as weights_module
from puertorico_desktop.bots.learning.errors import WeightsError
from puertorico_desktop.bots.learning.evaluator import Evaluator
from puertorico_desktop.bots.learning.fitting import evaluator_from
from puertorico_desktop.bots.learning.misfit import SENTENCES, Misfit, MisfitError
from puertorico_desktop.bots.learning.network import Network
from puertorico_desktop.bots.learning.weights import decode, encode
from puertorico_desktop.bots.process.executors import executor_for
from puertorico_desktop.bots.registry import bot_and_weights
from puertorico_desktop.engine.puertorico.options import WHOLE_BOX, Edition, Expansion, Options, Selection
from puertorico_desktop.engine.sanjuan.options import Options as SanJuan
from puertorico_desktop.paths import resource
from tests.bots.networks import nearly_shipped
from tests.bots.steady_games import TABLES

NODES = Budget(nodes=3)


class UnlearnedOptions:
    """Options of a game for which nothing can be learned."""

    game = "unlearned"
    players = 2


def shipped(name: str) -> bytes:
    """Returns the bytes of a file of weights."""
    return resource("bots", f"{name}.npz").read_bytes()


def untrained(options: Any, seed: int = 1) -> Network:
    """Returns an untrained network for such games."""
    return Network.untrained(study_of(options).layout(options), np.random.default_rng(seed))


def untrained_file(options: Any, seed: int = 1) -> bytes:
    """Returns the file of an untrained network."""
    return encode(untrained(options, seed), study_of(options).describe(options, "train", 1, 1))


@pytest.mark.parametrize(
    ("name", "weights"),
    [
        ("Shipped", None),
        ("hard", None),
        ("hard@new", "new"),
        ("hard-builder@new", "new"),
        ("engine:/bin/bot me@here", None),
        ("hard@", ""),
    ],
)
def test_the_name_of_a_bot_may_contain_that_of_weights(name: str, weights: str | None) -> None:
    assert bot_and_weights(name) == (name if weights is None else name.partition("@")[0], weights)


@pytest.mark.parametrize("table", TABLES)
def test_shipped_and_new_weights_fit_their_games(table: str) -> None:
    options = TABLES[table]
    usual = knowledge_of(options).evaluator(options)
    assert isinstance(usual, Evaluator)
    data = encode(usual.network, study_of(options).describe(options, "train", 1, 1))
    assert evaluator_from(untrained_file(options), options).fingerprint == Evaluator(untrained(options)).fingerprint
    if usual.network.layout == study_of(options).layout(options):
        assert evaluator_from(data, options).fingerprint == usual.fingerprint


def test_weights_with_fewer_inputs_fit_the_box() -> None:
    box = TABLES["box"]
    data = shipped("steady/box-3")
    network, _ = decode(data, study_of(box).about)
    assert not network.layout.covers(study_of(box).layout(box))
    assert evaluator_from(data, box).fingerprint == Evaluator(network).fingerprint


def test_the_shipped_weights_of_the_box_fit() -> None:
    box = TABLES["box"]
    usual = knowledge_of(box).evaluator(box)
    assert isinstance(usual, Evaluator)
    assert evaluator_from(shipped("box-3"), box).fingerprint == usual.fingerprint


def test_weights_with_more_inputs_play_simpler_games() -> None:
    options = Options(players=4)
    valuing = evaluator_from(shipped("expanded-4"), options)
    series = Series(options, ("new",) * 4, 1, entrants={"new": Entrant("normal", None, valuing)})
    assert play_game(series, 0).decisions > 50


@pytest.mark.parametrize(
    ("data", "options", "misfit", "detail"),
    [
        (b"", Options(), Misfit.DAMAGED, "damaged"),
        (b"some text", Options(), Misfit.DAMAGED, "damaged"),
        (shipped("classic-4")[:-900], Options(), Misfit.DAMAGED, "damaged"),
        (shipped("sanjuan-4"), Options(), Misfit.OTHER_GAME, "sanjuan"),
        (shipped("classic-4"), SanJuan(players=4), Misfit.OTHER_GAME, "puertorico"),
        (shipped("classic-3"), Options(), Misfit.OTHER_PLAYERS, "3"),
        (shipped("sanjuan-2"), SanJuan(players=4), Misfit.OTHER_PLAYERS, "2"),
        (
            shipped("classic-4"),
            Options(expansions=(Expansion.NEW_BUILDINGS,), buildings=Selection.RANDOM),
            Misfit.OTHER_RULES,
            "",
        ),
        (
            shipped("expanded-4"),
            Options(edition=Edition.SPECIAL_1897, expansions=WHOLE_BOX, buildings=Selection.RANDOM),
            Misfit.OTHER_RULES,
            "",
        ),
        (shipped("classic-2"), UnlearnedOptions(), Misfit.NOTHING_LEARNED, ""),
    ],
)
def test_weights_that_do_not_fit_raise_the_reason(data: bytes, options: Any, misfit: Misfit, detail: str) -> None:
    with pytest.raises(MisfitError) as error:
        evaluator_from(data, options)
    assert error.value.misfit is misfit
    assert detail in error.value.detail
    assert str(error.value) == SENTENCES[misfit].format(detail=error.value.detail)


def test_damaged_weights_raise_weights_error() -> None:
    data, kind = shipped("sanjuan-2"), study_of(SanJuan(players=2)).about
    chance = np.random.default_rng(1)
    refused = 0
    for _ in range(300):
        wrong = bytearray(data)
        for place in chance.integers(len(data) - 700 if chance.random() < 0.5 else 0, len(data), 3):
            wrong[place] = chance.integers(256)
        try:
            decode(bytes(wrong), kind)
        except WeightsError:
            refused += 1
    assert refused > 200


@pytest.mark.parametrize("value", [None, "x", -1, 0, 1e308, 10**30, [], {}, True])
def test_invalid_descriptions_of_weights_are_refused(value: object) -> None:
    kind = study_of(SanJuan(players=2)).about
    with np.load(io.BytesIO(shipped("sanjuan-2"))) as file:
        arrays = {name: file[name] for name in file.files}
    arrays["about"] = np.array(json.dumps({**json.loads(str(arrays["about"])), "players": value}))
    changed = io.BytesIO()
    np.savez(changed, **arrays)
    with pytest.raises(WeightsError):
        decode(changed.getvalue(), kind)


def test_files_that_would_be_too_large_are_not_unpacked(monkeypatch: pytest.MonkeyPatch) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("about.npy", bytes(weights_module.MOST_BYTES + 1))
    assert len(packed.getvalue()) < 100_000
    monkeypatch.setattr(weights_module.np, "load", lambda *_, **__: pytest.fail("it was unpacked"))
    with pytest.raises(WeightsError, match="too large"):
        decode(packed.getvalue(), study_of(Options()).about)


def contest(options: Any, network: Network | None, bot: str) -> Series:
    """Returns a series of one bot with a network against the same bot without it."""
    valuing = None if network is None else Evaluator(network)
    names = ("new", *["old"] * (options.players - 1))
    return Series(
        options, names, 1, rotate=True, entrants={"new": Entrant(bot, NODES, valuing), "old": Entrant(bot, NODES)}
    )


@pytest.mark.parametrize("bot", ["hard", "hard-builder", "easy", "steady-3"])
def test_bots_play_with_the_given_weights(bot: str) -> None:
    options = Options(players=2)
    usual = knowledge_of(options).evaluator(options)
    assert isinstance(usual, Evaluator)
    own = usual.steady().network if bot.startswith("steady") else usual.network
    first, same, other = (
        play_game(contest(options, network, bot), 0, keep_actions=True).actions
        for network in (None, own.copy(), nearly_shipped(options))
    )
    assert first == same
    assert first != other


def play_two(series: Series, executor: Executor | None) -> list[object]:
    """Returns the results and actions of two games."""
    return [(game, game.actions) for game in play_series(series, 2, executor, keep_actions=True)]


@pytest.mark.parametrize("options", [Options(players=2), SanJuan(players=2)])
def test_weights_are_sent_to_other_processes(options: Any) -> None:
    series = contest(options, nearly_shipped(options), "steady-3")
    with executor_for(2) as executor:
        assert play_two(series, executor) == play_two(series, None)


def test_a_report_contains_the_fingerprints_of_weights() -> None:
    options = SanJuan(players=2)
    series = contest(options, untrained(options), "easy")
    data = Report.from_results(series, play_series(series, 1)).as_data()
    assert data["weights"] == {"new": Evaluator(untrained(options)).fingerprint}
    plain = Series(options, ("easy", "easy"), 1)
    assert "weights" not in Report.from_results(plain, play_series(plain, 1)).as_data()


def test_weights_from_a_saved_file_are_read(tmp_path: Path) -> None:
    path = tmp_path / "candidate.npz"
    path.write_bytes(untrained_file(SanJuan(players=2)))
    assert evaluator_from(path.read_bytes(), SanJuan(players=2)).network.layout.players == 2
