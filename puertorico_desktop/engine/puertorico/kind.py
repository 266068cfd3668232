"""The registration of Puerto Rico as a kind of game."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any, Final, cast

from puertorico_desktop.engine.game import Game, GameKind
from puertorico_desktop.engine.puertorico.achievement_events import AchievementDone
from puertorico_desktop.engine.puertorico.actions import Action, ChooseRole
from puertorico_desktop.engine.puertorico.card_actions import KeepCard
from puertorico_desktop.engine.puertorico.events import Event, RoundStarted
from puertorico_desktop.engine.puertorico.game import OLDEST_RULES_KEPT, RULES_VERSION, PuertoRico
from puertorico_desktop.engine.puertorico.options import PLAYERS, Edition, Options
from puertorico_desktop.engine.puertorico.playthrough import TRANSCRIPT_TEXTS
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.transcripts import transcript


class PuertoRicoKind(GameKind[Options, Action, Event]):
    """The board game, classic and 1897."""

    id = Options.game
    rules_version = RULES_VERSION
    oldest_rules_kept = OLDEST_RULES_KEPT
    editions = tuple(edition.value for edition in Edition)
    players = PLAYERS
    automatic_id = "puertoma"

    def edition(self, options: Options) -> str:
        """Returns the id of the edition."""
        return options.edition.value

    def new_game(self, options: Options, seed: int) -> PuertoRico:
        """Returns a game at its first decision."""
        return new_game(options, seed)

    def starts_turn(self, action: Action) -> bool:
        """Returns whether the action chooses a role."""
        return isinstance(action, ChooseRole)

    def is_secret(self, action: Action) -> bool:
        """Returns whether the action keeps an achievement card: only its owner knows which one."""
        return isinstance(action, KeepCard)

    def bars_undo(self, event: Event, seat: int, people: Collection[int]) -> bool:
        """Returns whether the event turned up a hidden piece, or revealed an achievement card as done before the eyes
        of another person."""
        done = isinstance(event, AchievementDone) and any(one != event.seat for one in people)
        return event.reveals or done

    def has_shown(self, game: Game[Action, Event, Any]) -> bool:
        """Returns whether a tie-break card has been turned up for the step of the Puertoma that must decide."""
        return bool(cast(PuertoRico, game).turned)

    def starts_round(self, event: Event) -> bool:
        """Returns whether the event is the start of a round: the governor's card has moved on."""
        return isinstance(event, RoundStarted)

    def hides_points(self, game: Game[Action, Event, Any]) -> bool:
        """Returns whether the chips lie face down: until the end of the game, unless the options say otherwise
        (D-08)."""
        return game.decision is not None and not cast(Options, game.options).open_points

    def automatic_seats(self, options: Options) -> frozenset[int]:
        """Returns the seats of the Puertomas."""
        return frozenset(range(options.players - options.puertomas, options.players))

    def automatic(self, game: Game[Action, Event, Any]) -> Action | None:
        """Returns the step of the Puertoma that must decide; None if a player decides."""
        table = cast(PuertoRico, game)
        is_automatic = table.kind is not None and table.is_automatic(table.asked)
        return table.legal_actions()[0] if is_automatic else None

    def transcript(
        self, start: Game[Action, Event, Any], seed: int, actions: Sequence[Action], names: Sequence[str]
    ) -> Iterator[str]:
        """Returns the lines of the record of a game, with a heading for every round."""
        return transcript(TRANSCRIPT_TEXTS, cast(PuertoRico, start), seed, actions, names)


PUERTO_RICO: Final = PuertoRicoKind()
