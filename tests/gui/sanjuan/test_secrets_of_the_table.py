"""Two games that differ only in what the viewer cannot know look, sound and read the same on the table."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.components import ROLES
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.sanjuan.card_counts import card_counts
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.refs import role_ref
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.windows.role_forecast import forecast_of
from puertorico_desktop.match.match import Match
from puertorico_desktop.match.record import GameRecord
from tests.gui.sanjuan.robot import new_session

EVERY_FIFTH = 5


def positions(options: Options, seed: int) -> Iterator[SanJuan]:
    """Some positions of a random game."""
    game, rng = new_game(options, seed), Rng.from_seed(seed)
    number = 0
    while game.kind is not None:
        if number % EVERY_FIFTH == 0:
            yield game
        number += 1
        game.play(rng.choose(game.legal_actions()))


def told(session: SanJuanSession, interaction: SanJuanInteraction, models: SanJuanModels) -> list[object]:
    """Everything that the table shows and says, but for the log, which has not begun."""
    said: list[object] = [interaction.prompt(), interaction.buttons(), sorted(interaction.sources())]
    for model in models.all():
        if model is not models.log:
            said += [(item, model.name(item), model.speech(item), model.effect(item)) for item in model.items]
    for source in sorted(interaction.sources()):
        said.append((source, sorted(interaction.targets(source))))
    said += [forecast_of(role_ref(role), interaction) for role in ROLES]
    said.append(card_counts(session.view, True))
    return said


@pytest.mark.parametrize(
    "options",
    [
        Options(players=2),
        Options(players=3, expansions=(Expansion.NEW_BUILDINGS,)),
        Options(players=4, open_points=True, ask_optional_benefits=True),
    ],
)
def test_hidden_cards_change_nothing_on_the_table(english: object, options: Options) -> None:
    session = new_session(options.players, 1)
    interaction = SanJuanInteraction(session, session)
    models = SanJuanModels(session, interaction, session)

    def lay(game: SanJuan) -> list[object]:
        record = GameRecord(options, session.setup.seed, start=game)
        session._lay_out(Match(session.setup, record), None)
        session._rewind()
        return told(session, interaction, models)

    rng = Rng.from_seed(9)
    met: set[DecisionKind] = set()
    for game in positions(options, 4):
        first = lay(game.copy())
        assert session.viewer == game.asked, "people sit in all seats: the one who is asked looks"
        assert game.kind is not None
        met.add(game.kind)
        assert lay(game.determinize(session.viewer, rng)) == first
    assert len(met) >= 4
    session.deleteLater()
