"""The bots' knowledge of Puerto Rico."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from puertorico_desktop.bots.knowledge import GameKnowledge
from puertorico_desktop.bots.levels import Adjustments, Style
from puertorico_desktop.bots.puertorico.adjustments import adjustments
from puertorico_desktop.bots.puertorico.candidates import candidates, sensible
from puertorico_desktop.bots.puertorico.claims import claim_of
from puertorico_desktop.bots.puertorico.heuristic.bot import SimpleBot, rule_of_thumb
from puertorico_desktop.bots.puertorico.heuristic.roles import best_role
from puertorico_desktop.bots.puertorico.liking import liking
from puertorico_desktop.bots.puertorico.quiescence import quiescent
from puertorico_desktop.bots.puertorico.styles import STEADY_STYLES, STYLES
from puertorico_desktop.bots.puertorico.terms import TERMS
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.puertorico.actions import Action
from puertorico_desktop.engine.puertorico.expansion_actions import MIXED_BIT
from puertorico_desktop.engine.puertorico.game import ANSWERS, PuertoRico
from puertorico_desktop.engine.puertorico.options import Options
from puertorico_desktop.engine.puertorico.phases.round import Round
from puertorico_desktop.engine.puertorico.state import DecisionKind

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.puertorico.evaluation.weights import PuertoRicoTraining
    from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics
    from puertorico_desktop.bots.search.values import Evaluation

TELLING = (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD)
"""The decisions that reveal whether a player follows rules of thumb: those in which most ways of choosing differ."""
LISTED = (DecisionKind.STORE_GOODS, DecisionKind.PAY, DecisionKind.LODGE)
"""The decisions whose answers are in no mask, but few enough to be listed."""
MATTERS_OF_TASTE = tuple(answer for kind in TELLING for answer in ANSWERS[kind])
"""The types of actions that people who play equally well choose differently."""
OPENING_ROUNDS = 4
"""The number of rounds of the opening: plantations and production are built up, and hardly any goods spoil."""

_SIMPLE = SimpleBot(0)


class PuertoRicoKnowledge(GameKnowledge[PuertoRico, Action]):
    """Rules of thumb, candidates and the learned evaluation of Puerto Rico."""

    game = Options.game
    terms = TERMS
    styles = STYLES
    steady_styles = STEADY_STYLES

    def candidates(self, game: PuertoRico) -> Sequence[Action]:
        """Returns the actions that are worth considering, see `candidates`."""
        return candidates(game)

    def sensible(self, game: PuertoRico) -> Sequence[Action]:
        """Returns the candidates without placements that are plainly worse than others, see `sensible`."""
        return sensible(game)

    def heuristic(self, game: PuertoRico, afters: Sequence[PuertoRico] = ()) -> Action:
        """Returns the action of the simple bot; if `afters` are given, it chooses a role by comparing these
        positions."""
        if afters and game.kind is DecisionKind.CHOOSE_ROLE and not game.is_automatic(game.asked):
            return best_role(game, afters)
        return _SIMPLE.choose(game)

    def followed(self, game: PuertoRico) -> tuple[Action, PuertoRico]:
        """Returns the action of the simple bot, and the game at the end of the phase; for a role, it reuses the
        position with which the roles were compared."""
        if game.kind is not DecisionKind.CHOOSE_ROLE or game.is_automatic(game.asked):
            return super().followed(game)
        afters = [self.settled(game, action) for action in game.legal_actions()]
        role = best_role(game, afters)
        return role, afters[game.legal_actions().index(role)]

    def settled(self, game: PuertoRico, action: Action) -> PuertoRico:
        """Returns a copy of the game after an action and the rest of the phase, which quick rules play."""
        return quiescent(game, action, rule_of_thumb)

    def automatic(self, game: PuertoRico) -> Action | None:
        """Returns the step of a Puertoma; None if a player decides."""
        return game.legal_actions()[0] if game.is_automatic(game.asked) else None

    def branch(self, game: PuertoRico) -> Hashable:
        """Returns the seat that is asked, the kind of its decision, the mask of the legal actions, and the pieces
        that determine the actions that are not in the mask."""
        pieces: tuple[object, ...] = game.aside
        player = game.players[game.asked]
        if game.is_automatic(game.asked):
            return game.asked, game.kind, game.legal, game.legal_actions()[0]
        if game.kind is DecisionKind.PLACE_COLONISTS:
            pieces = (*player.circles, player.all_colonists)
        elif game.kind is DecisionKind.PLACE_NOBLES:
            pieces = (*player.colonists, player.all_colonists, player.all_nobles)
        elif game.kind in LISTED:
            pieces = (*pieces, *game.choices)
        elif game.legal & MIXED_BIT:
            pieces = (*pieces, *player.goods)
        return game.asked, game.kind, game.legal, pieces

    def is_at_rest(self, game: PuertoRico) -> bool:
        """Returns whether a role is to be chosen."""
        return game.kind is DecisionKind.CHOOSE_ROLE

    def is_informative(self, game: PuertoRico) -> bool:
        """Returns whether a role or a building is chosen."""
        return game.kind in TELLING

    def is_matter_of_taste(self, action: Action) -> bool:
        """Returns whether the action chooses a role or a building."""
        return isinstance(action, MATTERS_OF_TASTE)

    def liking(self, game: PuertoRico, action: Action, terms: Sequence[float], style: Style) -> float:
        """Returns what people like about the action, see `liking`."""
        return liking(game, action, terms, style)

    def claim(self, action: Action) -> str:
        """Returns the role, building or tile that the action takes, see `claims`."""
        return claim_of(action)

    def part(self, game: PuertoRico) -> str:
        """Returns the id of the role that is carried out; if there is none, that of the kind of decision, such as the
        choice of a role."""
        role = None if game.kind is DecisionKind.CHOOSE_ROLE else game.running_role
        return super().part(game) if role is None else role.id

    def adjustments(self, options: GameOptions) -> Adjustments:
        """Returns the adjustments for these expansions and this number of players, see `adjustments`."""
        return adjustments(cast(Options, options))

    def is_opening(self, game: PuertoRico) -> bool:
        """Returns whether no more than `OPENING_ROUNDS` rounds have begun."""
        return game.round <= OPENING_ROUNDS

    def is_last_round(self, game: PuertoRico) -> bool:
        """Returns whether the end of the game has been triggered."""
        return bool(game.end_triggers)

    def choices_left(self, game: PuertoRico) -> int | None:
        """Returns the number of roles that are still to be chosen in the last round; None before it."""
        bottom = game.stack[0] if game.end_triggers and game.stack else None
        return len(bottom.waiting) if isinstance(bottom, Round) else None

    def evaluator(self, options: GameOptions) -> Evaluation:
        """Returns the learned evaluation for the number of players. Raises WeightsError if its file is damaged."""
        from puertorico_desktop.bots.puertorico.evaluation.weights import evaluator_for

        return evaluator_for(cast(Options, options))

    def study(self) -> PuertoRicoTraining:
        """Returns the definition of how the evaluation is learned."""
        from puertorico_desktop.bots.puertorico.evaluation.weights import PuertoRicoTraining

        return PuertoRicoTraining()

    def count_liked(self, game: PuertoRico, seat: int, liked: int) -> int:
        """Returns the number of buildings in the mask that the seat owns."""
        return (game.players[seat].owned & liked).bit_count()

    def statistics(self, players: int) -> PuertoRicoStatistics:
        """Returns a counter of chips by source, purchases, and the cause of the end."""
        from puertorico_desktop.bots.puertorico.statistics import PuertoRicoStatistics

        return PuertoRicoStatistics(players)
