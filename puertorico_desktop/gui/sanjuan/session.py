"""The session of a game of San Juan, with the layouts of the cities."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs

from puertorico_desktop.engine.game import Refusal
from puertorico_desktop.engine.sanjuan.components import CARDS, Card
from puertorico_desktop.engine.sanjuan.decisions import Decision
from puertorico_desktop.engine.sanjuan.events import CardsDrawn, CardsKept, CardsTurnedUp
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import Observation
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.play.timeline import Timeline
from puertorico_desktop.gui.sanjuan.arrangement import CityLayout
from puertorico_desktop.gui.sanjuan.texts.reasons import refusal_text
from puertorico_desktop.match.match import Move


class SanJuanSession(GameSession):
    """A game of San Juan at the table. While players look back, `cities` are those of an earlier ply."""

    view: Observation
    cities: tuple[CityLayout, ...]
    """The layouts of all cities. Not to be changed."""
    counts_cards = True
    """Whether the counts of cards left are shown."""
    sorts_by_kind = False
    """Whether hands are sorted by kind, otherwise by cost."""
    builds_at_once = False
    """Whether the last payment that a player chooses builds the building, without a button."""
    is_peeking = False
    """Whether the viewer looks at the own hand, which lies face down, for a moment."""
    _timeline: Timeline[CityLayout]

    if TYPE_CHECKING:  # narrower types of the inherited properties

        @property
        def game(self) -> SanJuan:
            """The game as shown. Only the session changes it."""

        @property
        def decision(self) -> Decision | None:
            """The decision of the shown position; None when the game is over."""

    def set_display_options(self, counts_cards: bool, sorts_by_kind: bool) -> None:
        """Set whether the counts of cards are shown, and how hands are sorted."""
        if (counts_cards, sorts_by_kind) != (self.counts_cards, self.sorts_by_kind):
            self.counts_cards, self.sorts_by_kind = counts_cards, sorts_by_kind
            self.changed.emit()

    def peek(self, peeking: bool) -> None:
        """Turn the viewer's hand up for a moment, or face down again; at the latest, that ends with the next viewer's
        turn."""
        if peeking != self.is_peeking:
            self.is_peeking = peeking
            self.secrecy.changed.emit()

    def fresh_cards(self, seat: int) -> list[int]:
        """Returns by kind the number of cards that the seat has received since its last decision, including that
        decision."""
        counts = [0] * len(CARDS)
        for move in reversed(self.match.moves[: self.shown_ply]):
            for event in move.events:
                if isinstance(event, CardsDrawn | CardsKept | CardsTurnedUp) and event.seat == seat:
                    for card in _gained(event):
                        counts[card] += 1
            if move.seat == seat:
                break
        return counts

    def refusal_text(self, refusal: Refusal) -> str:
        """Returns the reason why an action is illegal."""
        return refusal_text(refusal, self.names)

    def _seen_by(self, seat: int) -> Observation:
        """Returns the shown position as a seat may see it; once the game is over, with all points of its past."""
        view: Observation = super()._seen_by(seat)
        if self.match.is_running:
            return view
        players = tuple(
            attrs.evolve(player, chapel=len(board.chapel), church=len(board.church), harbor=len(board.harbor))
            for player, board in zip(view.players, self.game.players, strict=True)
        )
        return attrs.evolve(view, players=players)

    def _update_viewer(self) -> None:
        before = self.viewer
        super()._update_viewer()
        if self.viewer != before:
            self.is_peeking = False
        self.cities = self._timeline.layouts_at(self.shown_ply)

    def _match_laid_out(self, prepared: Timeline[CityLayout] | None) -> None:
        self.is_peeking = False
        self._timeline = prepared or Timeline(self.match, CityLayout)

    def _move_played(self, move: Move) -> None:
        self._timeline.add(self.game.players, self.ply, move)


def _gained(event: CardsDrawn | CardsKept | CardsTurnedUp) -> list[Card]:
    """Returns the cards that were added to the hand."""
    cards = (event.kept,) if isinstance(event, CardsTurnedUp) else event.cards
    return [card for card in cards if card is not None]
