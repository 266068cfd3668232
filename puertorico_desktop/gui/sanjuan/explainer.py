"""The reasons why a card may not be moved to a target in a game of San Juan."""

from __future__ import annotations

from collections.abc import Iterable

from puertorico_desktop.engine.sanjuan.actions import Action, Build, ChooseRole, Discard, Produce, Sell
from puertorico_desktop.engine.sanjuan.components import Card, Role
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.gui.play.explainer import Explainer
from puertorico_desktop.gui.sanjuan import refs
from puertorico_desktop.gui.sanjuan.session import SanJuanSession


class SanJuanExplainer(Explainer):
    """Finds the actions that moves of cards stand for, legal or not."""

    _session: SanJuanSession

    def intended(self, source: str, target: str) -> Action | None:
        """Returns the action that moving `source` to `target` stands for; None if it stands for none."""
        kind, _, name = source.partition(":")
        card = refs.card_of(source)
        if kind == "role" and target in (refs.PLAYER, refs.CITY, refs.HAND):
            return ChooseRole(Role[name.upper()])
        if card is not None and refs.area_of(target) == refs.CITY:
            space = refs.space_of(target)
            over = None if space is None else self._city[space]
            return Build(card, over)
        if card is not None and target == refs.DISCARDS:
            return Discard((card,))
        space = refs.space_of(source)
        there = None if space is None else self._city[space]
        if there is None:
            return None
        if self._session.game.kind is DecisionKind.PRODUCE:
            return Produce((there,))
        return Sell((there,)) if target in (refs.PRICES, refs.DISCARDS) else None

    def usual_targets(self, source: str) -> Iterable[str]:
        """Returns the usual target of such a piece."""
        kind = source.partition(":")[0]
        return (refs.PLAYER if kind == "role" else refs.PRICES if kind == refs.CITY else refs.CITY,)

    @property
    def _city(self) -> tuple[Card | None, ...]:
        session = self._session
        return session.cities[session.game.asked].spaces
