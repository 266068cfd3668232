"""What bots know of a game beyond its rules. `GameKnowledge` itself knows nothing: any game can be played with it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import attrs

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.bots.levels import BALANCED, Style, Taste
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of

if TYPE_CHECKING:  # numpy is only loaded by bots that think
    from puertorico_desktop.bots.arena.statistics import Statistics
    from puertorico_desktop.bots.learning.study import Study
    from puertorico_desktop.bots.search.values import Floats, Values, Valuing


@attrs.frozen
class Settings:
    """How the tree of a search grows.

    `curiosity` weighs trying against what was found; `trust` is the spread, in utility, by which first impressions
    tell actions apart.
    """

    curiosity: float = 0.15
    trust: float = 0.02


class GameKnowledge(Generic[GameT, ActionT]):
    """Which actions deserve a thought, what to do at a glance, what positions are worth.

    A game overrides what it knows better. `terms` are the sources of points that its evaluation tells apart,
    `styles` the tastes of its bots by name, `steady_styles` those of steady bots: shared games depend on what these
    choose, so whatever has once been played with stays there as it was. `deals` is over how many deals of what a
    seat does not know the first impression of its actions is averaged; 0 where hardly anything is hidden and one look
    is enough. `settings` are those of its search: the more chance there is, the less a single look tells.
    """

    terms: ClassVar[tuple[str, ...]] = ("points",)
    styles: Mapping[str, Style] = {BALANCED: Style(BALANCED)}
    steady_styles: Mapping[str, Style] = {BALANCED: Style(BALANCED)}
    deals: ClassVar[int] = 0
    settings: ClassVar[Settings] = Settings()

    def candidates(self, game: GameT) -> Sequence[ActionT]:
        """Returns the legal actions that deserve a thought, without repetition, in a stable order."""
        actions: Sequence[ActionT] = game.legal_actions()
        return actions

    def heuristic(self, game: GameT, afters: Sequence[GameT] = ()) -> ActionT:
        """Returns what a rule of thumb tells to do: here the first action after which the seat stands best. `afters`,
        if they are there already, are the positions after the candidates, as `settled` returns them."""
        seat = game.asked
        actions: Sequence[ActionT] = game.legal_actions()
        return max(actions, key=lambda action: _lead(self.settled(game, action), seat))

    def followed(self, game: GameT) -> tuple[ActionT, GameT]:
        """Returns what a rule of thumb tells to do, and the game after it, as `settled` returns it."""
        action = self.heuristic(game)
        return action, self.settled(game, action)

    def quick(self, game: GameT) -> ActionT:
        """Returns what to do where a turn is only played to its end to be valued; it costs next to nothing."""
        action: ActionT = game.legal_actions()[0]
        return action

    def settled(self, game: GameT, action: ActionT) -> GameT:
        """Returns the game after a legal action and all that has to happen before positions can be compared."""
        new: GameT = game.copy()
        new.play_unchecked(action)
        return new

    def play(self, game: GameT, action: ActionT) -> None:
        """Plays a legal action, and on to the next decision that a search branches at: here the very next one."""
        game.play_unchecked(action)

    def automatic(self, game: GameT) -> ActionT | None:
        """Returns the only action of a seat that belongs to the rules; None if a player decides."""
        action: ActionT | None = kind_of(game.options).automatic(game)
        return action

    def branch(self, game: GameT) -> Hashable:
        """Returns what tells apart the tables that the same actions may lead to: who may do what there."""
        return game.asked, game.kind, tuple(game.legal_actions())

    def is_at_rest(self, game: GameT) -> bool:
        """Returns whether nothing is half done, so that the position can be compared with others."""
        return True

    def is_weighed(self, game: GameT) -> bool:
        """Returns whether rules of thumb are not good enough for this decision."""
        return True

    def is_telling(self, game: GameT) -> bool:
        """Returns whether a decision tells what kind of player has made it."""
        return False

    def is_matter_of_taste(self, action: ActionT) -> bool:
        """Returns whether people who play equally well choose such actions differently."""
        return True

    def claim(self, action: ActionT) -> str:
        """Returns what an action takes, so that others cannot take it for a while: a sort and an id, such as
        `role:captain`. Empty where others lose nothing by it. It is kept in files: the ids are stable."""
        return ""

    def part(self, game: GameT) -> str:
        """Returns the id of the part of the game that the decision at hand belongs to: what a review sums up."""
        return str(game.kind.value)

    def lapses(self, options: GameOptions) -> float:
        """Returns how many times as often as its level says a bot overlooks an action in games with these options.

        Where one choice decides less, more has to be overlooked until people feel the same step between two levels.
        """
        return 1.0

    def is_last_round(self, game: GameT) -> bool:
        """Returns whether the end of the game has been triggered."""
        return False

    def choices_left(self, game: GameT) -> int | None:
        """Returns how many times at most a phase will be chosen until the game is over; None if nobody knows. Where
        few are left, positions are valued by playing them out (`search.ending`); there should be little chance in
        it."""
        return None

    def evaluator(self, options: GameOptions) -> Valuing:
        """Returns what values positions of games with these options: here by who is ahead."""
        from puertorico_desktop.bots.search.values import Standings

        return Standings()

    def study(self) -> Study | None:
        """Returns how the worth of positions is learned; None if it is not."""
        return None

    def tastes(self, style: Style, values: Values, games: Sequence[GameT], seat: int) -> Sequence[Floats]:
        """Returns, for each taste of the seat, what it adds to each position, in chances of victory."""
        if style.name == BALANCED or not isinstance(style, Taste):
            return ()
        from puertorico_desktop.bots.tastes import tastes

        pieces = [self.count_liked(game, seat, style.liked) for game in games] if style.liked else ()
        return tastes(style, self.terms, values, pieces, seat)

    def count_liked(self, game: GameT, seat: int, liked: int) -> int:
        """Returns how many of the pieces in the mask of a taste the seat owns."""
        return 0

    def statistics(self, players: int) -> Statistics:
        """Returns what counts the events of a game for the statistics of an arena."""
        from puertorico_desktop.bots.arena.statistics import Statistics

        return Statistics(players)


def _lead(game: Any, seat: int) -> tuple[int, int]:
    points = {one.seat: one.points for one in game.standings()}
    return points[seat] - max((other for place, other in points.items() if place != seat), default=0), points[seat]
