"""The interface of the bots' knowledge of a game beyond its rules. `GameKnowledge` itself knows nothing particular:
any game can be played with it."""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic

import attrs

from puertorico_desktop.bots.base import ActionT, GameT
from puertorico_desktop.bots.levels import BALANCED, Adjustments, Level, Style, Taste
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.games import kind_of

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.arena.statistics import Statistics
    from puertorico_desktop.bots.learning.training_spec import TrainingSpec
    from puertorico_desktop.bots.search.values import Evaluation, Floats, Values


@attrs.frozen
class Settings:
    """The parameters by which the tree of a search grows.

    `exploration` is the weight of exploration against the results so far; `prior_spread` is the spread, in utility,
    by which first impressions tell actions apart.
    """

    exploration: float = 0.15
    prior_spread: float = 0.02


class GameKnowledge(Generic[GameT, ActionT]):
    """The knowledge of a game: the actions worth considering, the rules of thumb, and the evaluation of positions.

    A game overrides the parts that it knows better. `terms` are the sources of points that its evaluation tells
    apart, `styles` the styles of its bots by name, `steady_styles` those of steady bots: shared games depend on the
    choices of these bots, so a steady style that was once in use stays unchanged. `deals_per_look` is the number of
    deals of the information hidden from a seat over which the first impression of its actions is averaged; 0 where
    hardly anything is hidden and a single look is enough. `settings` are those of its search: the more randomness a
    game has, the less a single playout tells.
    """

    terms: ClassVar[tuple[str, ...]] = ("points",)
    styles: Mapping[str, Style] = {BALANCED: Style(BALANCED)}
    steady_styles: Mapping[str, Style] = {BALANCED: Style(BALANCED)}
    deals_per_look: ClassVar[int] = 0
    settings: ClassVar[Settings] = Settings()

    def candidates(self, game: GameT) -> Sequence[ActionT]:
        """Returns the legal actions that are worth considering, without repetition, in a stable order."""
        actions: Sequence[ActionT] = game.legal_actions()
        return actions

    def sensible(self, game: GameT) -> Sequence[ActionT]:
        """Returns the candidates without those that are plainly worse than another one. Steady bots consider these
        too, as their choices must not change from version to version."""
        return self.candidates(game)

    def heuristic(self, game: GameT, afters: Sequence[GameT] = ()) -> ActionT:
        """Returns the action that the rules of thumb give: here the first action after which the seat has the best
        lead in points. `afters`, if given, are the positions after the candidates, as `settled` returns them."""
        seat = game.asked
        actions: Sequence[ActionT] = game.legal_actions()
        return max(actions, key=lambda action: _lead(self.settled(game, action), seat))

    def followed(self, game: GameT) -> tuple[ActionT, GameT]:
        """Returns the action that the rules of thumb give, and the game after it, as `settled` returns it."""
        action = self.heuristic(game)
        return action, self.settled(game, action)

    def settled(self, game: GameT, action: ActionT) -> GameT:
        """Returns a copy of the game after a legal action and after everything that has to happen before positions
        can be compared."""
        new: GameT = game.copy()
        new.play_unchecked(action)
        return new

    def play(self, game: GameT, action: ActionT) -> None:
        """Play a legal action, and go on to the next decision at which a search branches: here the very next
        decision."""
        game.play_unchecked(action)

    def automatic(self, game: GameT) -> ActionT | None:
        """Returns the only action if the decision is made by a seat that the rules play; None if a player decides."""
        action: ActionT | None = kind_of(game.options).automatic(game)
        return action

    def branch(self, game: GameT) -> Hashable:
        """Returns a key that tells apart the positions to which the same actions may lead: the seat that is asked,
        and its legal actions."""
        return game.asked, game.kind, tuple(game.legal_actions())

    def is_at_rest(self, game: GameT) -> bool:
        """Returns whether no turn or phase is half done, so that the position can be compared with others."""
        return True

    def is_weighed(self, game: GameT) -> bool:
        """Returns whether this decision needs the evaluation, because rules of thumb are not good enough for it."""
        return True

    def is_informative(self, game: GameT) -> bool:
        """Returns whether a decision reveals whether its player follows rules of thumb or thinks ahead."""
        return False

    def is_matter_of_taste(self, action: ActionT) -> bool:
        """Returns whether people who play equally well choose such actions differently."""
        return True

    def liking(self, game: GameT, action: ActionT, terms: Sequence[float], style: Style) -> float:
        """Returns what people like about an action beyond its worth, in chances of victory; less than 0 if they
        dislike it. `terms` are the points by source that the seat that is asked expects after the action. What a
        player of that `style` likes anyway is left out."""
        return 0.0

    def claim(self, action: ActionT) -> str:
        """Returns the claim of an action: a sort and an id, such as `role:captain`, of the thing that it takes and
        that others cannot take for a while. Empty if others lose nothing by the action. Claims are stored in files,
        so the ids are stable."""
        return ""

    def part(self, game: GameT) -> str:
        """Returns the id of the part of the game to which the decision at hand belongs; a review sums up its figures
        by these parts."""
        return str(game.kind.value)

    def adjustments(self, options: GameOptions) -> Adjustments:
        """Returns the figures of levels that differ from the usual ones in games with these options.

        A step between two levels should be as large for a person in every game. Where a single choice decides less,
        more has to be overlooked; where more is a matter of chance, more nodes are needed.
        """
        return {}

    def adjusted(self, level: Level, options: GameOptions) -> Level:
        """Returns the level as it plays games with these options, see `adjustments`."""
        adjustment = self.adjustments(options).get(level.name)
        return adjustment.applied(level) if adjustment else level

    def is_opening(self, game: GameT) -> bool:
        """Returns whether the game is still in its opening, in which reciprocal bots do not lean."""
        return False

    def is_last_round(self, game: GameT) -> bool:
        """Returns whether the end of the game has been triggered."""
        return False

    def choices_left(self, game: GameT) -> int | None:
        """Returns the greatest number of phases that can still be chosen before the game is over; None if it is
        unknown. If few are left, positions are evaluated by playing them out (`search.ending`), so there should be
        little randomness in the rest of the game."""
        return None

    def evaluator(self, options: GameOptions) -> Evaluation:
        """Returns the evaluation of positions of games with these options: here by the standings."""
        from puertorico_desktop.bots.search.values import Standings

        return Standings()

    def study(self) -> TrainingSpec | None:
        """Returns the definition of how the evaluation of positions is learned; None if it is not learned."""
        return None

    def tastes(self, style: Style, values: Values, games: Sequence[GameT], seat: int) -> Sequence[Floats]:
        """Returns, for each preference of the seat's style, the amount that it adds to each position, in chances of
        victory."""
        if style.name == BALANCED or not isinstance(style, Taste):
            return ()
        from puertorico_desktop.bots.tastes import tastes

        pieces = [self.count_liked(game, seat, style.liked_pieces) for game in games] if style.liked_pieces else ()
        return tastes(style, self.terms, values, pieces, seat)

    def count_liked(self, game: GameT, seat: int, liked: int) -> int:
        """Returns the number of pieces in the mask `liked` of a style that the seat owns."""
        return 0

    def statistics(self, players: int) -> Statistics:
        """Returns a new counter of the events of a game for the statistics of an arena."""
        from puertorico_desktop.bots.arena.statistics import Statistics

        return Statistics(players)


def _lead(game: Any, seat: int) -> tuple[int, int]:
    points = {one.seat: one.points for one in game.standings()}
    return points[seat] - max((other for place, other in points.items() if place != seat), default=0), points[seat]
