"""Games of San Juan can be pickled at every kind of decision, as they are sent to the processes of bots."""

from __future__ import annotations

import pickle
from collections import Counter

import pytest

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.setup import new_game

ALL = Options(players=3, opening_choice=True, ask_optional_benefits=True, expansions=(Expansion.NEW_BUILDINGS,))


@pytest.mark.parametrize("options", [Options(players=2), Options(), ALL])
def test_a_pickled_game_is_equal_and_has_the_same_legal_actions(options: Options) -> None:
    met: Counter[DecisionKind] = Counter()
    for seed in range(3):
        game, rng = new_game(options, seed), Rng.from_seed(seed)
        while game.kind is not None:
            met[game.kind] += 1
            again = pickle.loads(pickle.dumps(game))
            assert again == game
            actions, others = game.legal_actions(), again.legal_actions()
            assert len(actions) == len(others)
            chosen = actions[rng.below(len(actions))]
            assert chosen in others
            assert actions[0] == others[0]
            game.play(chosen)
    assert met.keys() >= {DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD, DecisionKind.PAY, DecisionKind.KEEP}
