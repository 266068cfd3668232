"""The properties of San Juan 1897 besides its rules."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, cast

from puertorico_desktop.engine.game import Game, GameKind
from puertorico_desktop.engine.sanjuan.actions import Action, ChooseRole, Discard, Exchange, Keep, Pay, Tuck
from puertorico_desktop.engine.sanjuan.components import Card
from puertorico_desktop.engine.sanjuan.events import BuildingBuilt, Event, RoundStarted
from puertorico_desktop.engine.sanjuan.game import OLDEST_RULES_KEPT, RULES_VERSION, SanJuan
from puertorico_desktop.engine.sanjuan.options import MOST_PLAYERS, Options
from puertorico_desktop.engine.sanjuan.playthrough import TRANSCRIPT_TEXTS
from puertorico_desktop.engine.sanjuan.setup import new_game
from puertorico_desktop.engine.transcripts import transcript

EDITION: Final = "1897"


class SanJuanKind(GameKind[Options, Action, Event]):
    """The kind of game "San Juan", the card game."""

    id = Options.game
    rules_version = RULES_VERSION
    oldest_rules_kept = OLDEST_RULES_KEPT
    editions = (EDITION,)
    players = range(2, MOST_PLAYERS + 1)

    def edition(self, options: Options) -> str:
        """Returns the only edition."""
        return EDITION

    def new_game(self, options: Options, seed: int) -> SanJuan:
        """Returns a game at its first decision."""
        return new_game(options, seed)

    def starts_turn(self, action: Action) -> bool:
        """Returns whether the action chooses a role."""
        return isinstance(action, ChooseRole)

    def is_secret(self, action: Action) -> bool:
        """Returns whether the action names cards that leave a hand face down or come from the deck."""
        return isinstance(action, Pay | Keep | Discard | Exchange | Tuck)

    def bars_undo(self, event: Event, seat: int, people: Collection[int]) -> bool:
        """Returns whether a card was seen by the event: also if another player than `seat` built a card of the
        hand."""
        if isinstance(event, BuildingBuilt) and event.building is not Card.CATHEDRAL and event.seat != seat:
            return True
        return event.reveals

    def starts_round(self, event: Event) -> bool:
        """Returns whether the event starts a round."""
        return isinstance(event, RoundStarted)

    def hides_points(self, game: Game[Action, Event, Any]) -> bool:
        """Returns whether the numbers of cards under buildings are hidden: until the end of the game, unless the
        options have `open_points`."""
        return game.decision is not None and not cast(Options, game.options).open_points

    def transcript(
        self, start: Game[Action, Event, Any], seed: int, actions: Sequence[Action], names: Sequence[str]
    ) -> Iterator[str]:
        """Yields the lines of a game, with a heading for every round."""
        return transcript(TRANSCRIPT_TEXTS, cast(SanJuan, start), seed, actions, names)


SAN_JUAN: Final = SanJuanKind()
"""San Juan 1897 as an implementation of the interface `engine.game`."""
