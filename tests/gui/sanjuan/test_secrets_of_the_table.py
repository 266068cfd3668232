"""Games that differ only in what the viewer cannot know look, sound and read the same."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import cast

import attrs
import pytest
from pytestqt.qtbot import QtBot

from puertorico_desktop.engine.rng import Rng
from puertorico_desktop.engine.sanjuan.actions import Action
from puertorico_desktop.engine.sanjuan.components import ROLES, Card
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.options import Expansion, Options
from puertorico_desktop.engine.sanjuan.position import table
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.gui.sanjuan.card_counts import card_counts
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.models.items import SeatItem
from puertorico_desktop.gui.sanjuan.models.sanjuan_models import SanJuanModels
from puertorico_desktop.gui.sanjuan.refs import role_ref
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.gui.sanjuan.windows.role_forecast import forecast_of
from puertorico_desktop.match.match import Match, Seat
from puertorico_desktop.match.record import GameRecord
from tests.gui.sanjuan.robot import new_session
from tests.gui.sanjuan.window import sanjuan_window
from tests.random_games import random_positions

EVERY_FIFTH = 5


def positions(options: Options, seed: int) -> Iterator[SanJuan]:
    """Returns an iterator over some positions of a random game."""
    return islice(random_positions(new_game(options, seed), Rng.from_seed(seed)), 0, None, EVERY_FIFTH)


def shown_and_spoken(session: SanJuanSession, interaction: SanJuanInteraction, models: SanJuanModels) -> list[object]:
    """Returns everything that the table shows and speaks, without the log, which is still empty."""
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
        return shown_and_spoken(session, interaction, models)

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


def test_moves_of_others_are_presented_the_same_whatever_they_hold(english: object, qtbot: QtBot) -> None:
    """Log, speech, replay and description of a move that looks the same to the viewer."""
    options = Options(players=3, expansions=(Expansion.NEW_BUILDINGS,), play_forced=False)
    window = sanjuan_window(qtbot, options)
    session, scene = window.session, window.table
    spoken: list[str] = []
    window.announcer.announced.connect(spoken.append)
    setup = attrs.evolve(session.setup, seats=(Seat("Anna"), Seat("Ben", "normal"), Seat("Clara", "normal")))

    def presented(game: SanJuan, action: Action) -> list[object]:
        """Returns everything that the viewer sees and hears when another player plays the action."""
        session.open(Match(setup, GameRecord(options, setup.seed, start=game)))
        assert session.viewer == 0
        spoken.clear()
        before = scene.choreography.layout_before()
        assert session.submit(action, session.ply)
        log = scene.models.log
        said: list[object] = [*spoken, *(log.name(item) for item in log.items)]
        said += [log.speech(item) for item in log.items] + [scene.decided(session.match.moves[0])]
        said += [sorted(scene.places_of(item)) for item in log.items]
        said += [sorted(map(repr, scene.choreography.routes(session.match.moves[0].events, before)))]
        session.look_back(0)
        said += shown_and_spoken(session, window.interaction, scene.models)
        session.look_back(1)
        said += [*spoken, shown_and_spoken(session, window.interaction, scene.models)]
        return said

    rng, compared = Rng.from_seed(3), set()
    for game in positions(options, 6):
        if game.asked == 0 or len(game.legal_actions()) == 1:
            continue
        action = rng.choose(game.legal_actions())
        twin = game.determinize(0, rng)
        if not twin.is_legal(action):
            continue
        seen = [[event.seen_by(0) for event in one.copy().apply(action)] for one in (game, twin)]
        if seen[0] == seen[1]:
            assert presented(game.copy(), action) == presented(twin.copy(), action)
            compared.add(game.kind)
    assert len(compared) >= 4


def test_the_number_of_cards_under_a_building_of_others_is_hidden(english: object) -> None:
    """The bonus of a Customs House depends on it: for other players it is computed from open cards."""
    session = new_session(2, 1)
    interaction = SanJuanInteraction(session, session)
    models = SanJuanModels(session, interaction, session)
    presented = []
    for tucked in (0, 4, 9):
        under = [card for card in (Card.VILLA, Card.STATUE, Card.HERO) for _ in range(3)][:tucked]
        lying = table(2).player(1, city=[Card.CHAPEL, Card.CUSTOMS_HOUSE], chapel=under).build()
        session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=lying)), None)
        session._rewind()
        presented.append([*models.cities[1].items, *map(models.seats.speech, models.seats.items)])
    assert presented[0] == presented[1] == presented[2]
    session.deleteLater()


@pytest.mark.parametrize("covered", [False, True])
def test_a_seat_with_hidden_points_is_marked(english: object, covered: bool) -> None:
    session = new_session(2, 1)
    models = SanJuanModels(session, SanJuanInteraction(session, session), session)
    city, below = ([Card.CRANE, Card.STATUE], [Card.CHAPEL]) if covered else ([Card.CRANE, Card.CHAPEL], [])
    lying = table(2).player(1, city=city, covered=below, chapel=[Card.VILLA] * 3).build()
    session._lay_out(Match(session.setup, GameRecord(session.setup.options, 1, start=lying)), None)
    session._rewind()
    seat = cast(SeatItem, models.seats.items[1])
    assert seat.hidden
    assert seat.points == lying.scores()[1].total - 3
    session.deleteLater()
