"""Plays San Juan through the interaction layer: drops and clicks cards, presses buttons."""

from __future__ import annotations

import random

from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.options import Options
from puertorico_desktop.gui.sanjuan.interaction import SanJuanInteraction
from puertorico_desktop.gui.sanjuan.pending import PendingBuilding, PendingPick, PendingRole
from puertorico_desktop.gui.sanjuan.refs import PLAYER
from puertorico_desktop.gui.sanjuan.session import SanJuanSession
from puertorico_desktop.match.match import GameSetup, Seat
from tests.gui.table import StandInBots

NAMES = ("Anna", "Ben", "Clara", "David")


def new_session(players: int, seed: int, **options: object) -> SanJuanSession:
    """Returns a session with people in all seats."""
    seats = tuple(Seat(name) for name in NAMES[:players])
    session = SanJuanSession(GameSetup(Options(players=players, **options), seed, seats), StandInBots())  # type: ignore[arg-type]
    session.begin()
    return session


class Robot:
    """Answers every decision at random with what the interaction offers."""

    def __init__(self, interaction: SanJuanInteraction, seed: int) -> None:
        self.interaction = interaction
        self.session = interaction.session
        self.chance = random.Random(seed)

    def answer(self) -> None:
        """Answers the current decision."""
        before, kind = self.session.ply, self.session.game.kind
        pending = self.interaction.pending
        match kind:
            case DecisionKind.CHOOSE_ROLE:
                self._choose_role()
            case DecisionKind.ACCEPT_BENEFIT:
                self.interaction.press(self.chance.choice(("accept", "pass")))
            case DecisionKind.BUILD | DecisionKind.PAY:
                self._build()
            case _:
                assert isinstance(pending, PendingPick), kind
                self._pick(pending)
        assert self.session.ply > before, (kind, [spec.id for spec in self.interaction.buttons() if spec.enabled])

    def _choose_role(self) -> None:
        role = self.chance.choice(sorted(self.interaction.sources()))
        assert self.interaction.drop(role, PLAYER)
        if isinstance(self.interaction.pending, PendingRole):
            self.interaction.press(self.chance.choice(("twice", "once")))

    def _build(self) -> None:
        interaction = self.interaction
        pending = interaction.pending
        assert isinstance(pending, PendingBuilding)
        if pending.card is None:
            sources = sorted(interaction.sources())
            if not sources or self.chance.random() < 0.1:
                interaction.press("pass")
                return
            source = self.chance.choice(sources)
            assert interaction.drop(source, self.chance.choice(sorted(interaction.targets(source))))
        if self.chance.random() < 0.3:
            interaction.press("reset")
            self._build()
            return
        pending = interaction.pending
        assert isinstance(pending, PendingBuilding)
        payable = sorted(interaction.sources())
        self.chance.shuffle(payable)
        for ref in payable:
            now = interaction.pending
            assert isinstance(now, PendingBuilding)
            if now.offer is not None and len(now.paid) < now.offer.price and ref not in now.paid:
                interaction.activate(ref)
        interaction.press("confirm")

    def _pick(self, pending: PendingPick) -> None:
        interaction = self.interaction
        refs = sorted(pending.cards)
        wanted = pending.most if pending.least == pending.most else self.chance.randint(0, pending.most)
        if not wanted:
            interaction.press("pass")
            return
        for ref in self.chance.sample(refs, wanted):
            assert interaction.activate(ref)
        interaction.press("confirm")
