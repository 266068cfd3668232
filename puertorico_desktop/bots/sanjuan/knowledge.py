"""The bots' knowledge of San Juan."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from puertorico_desktop.bots.knowledge import GameKnowledge, Settings
from puertorico_desktop.bots.levels import Adjustment, Adjustments
from puertorico_desktop.bots.sanjuan.candidates import candidates
from puertorico_desktop.bots.sanjuan.claims import claim_of
from puertorico_desktop.bots.sanjuan.heuristic import policy
from puertorico_desktop.bots.sanjuan.heuristic.building_value import rounds_left
from puertorico_desktop.bots.sanjuan.styles import STYLES
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.sanjuan.actions import Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import running_role
from puertorico_desktop.engine.sanjuan.options import Options

if TYPE_CHECKING:  # a run-time import would load numpy, which only thinking bots need
    from puertorico_desktop.bots.sanjuan.evaluation.weights import SanJuanTraining
    from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics
    from puertorico_desktop.bots.search.values import Evaluation


EASY = Adjustment(oversight=0.396)
"""More is overlooked than in other games, because rules of thumb play most of the game, and luck with cards decides
much of the rest."""
NODES = {2: 96, 3: 160, 4: 192}
"""The nodes of `advanced` by the number of players: a single playout tells little where every hand is drawn, and the
less the more hands there are."""
NORMAL_WITH_EXPANSIONS = {2: Adjustment(temperature=0.014), 3: Adjustment(temperature=0.014)}
"""`normal` by the number of players, with an expansion: one look ahead is worth much there."""


class SanJuanKnowledge(GameKnowledge[SanJuan, Action]):
    """Rules of thumb, candidates and the learned evaluation of San Juan."""

    game = Options.game
    terms = TERMS
    styles = steady_styles = STYLES
    deals_per_look = 8
    settings = Settings(exploration=0.4, prior_spread=0.06)

    def candidates(self, game: SanJuan) -> Sequence[Action]:
        """Returns the actions that are worth considering, see `candidates`."""
        return candidates(game)

    def heuristic(self, game: SanJuan, afters: Sequence[SanJuan] = ()) -> Action:
        """Returns the action that the rules of thumb give."""
        return policy.choose(game)

    def settled(self, game: SanJuan, action: Action) -> SanJuan:
        """Returns a copy of the game at the next choice of a role, or at the end; rules of thumb play until then."""
        new = game.copy()
        self.play(new, action)
        return new

    def play(self, game: SanJuan, action: Action) -> None:
        """Play an action, then the actions of the rules of thumb until a role is to be chosen: hands differ in every
        deal, so the actions in between cannot be compared between deals."""
        game.play_unchecked(action)
        while game.kind is not None and game.kind is not DecisionKind.CHOOSE_ROLE:
            game.play_unchecked(policy.choose(game))

    def branch(self, game: SanJuan) -> Hashable:
        """Returns the seat that is asked, the kind of its decision, and the roles that are left; cards drawn in
        between are not included, because they differ every time."""
        return game.asked, game.kind, tuple(game.role_owners)

    def is_at_rest(self, game: SanJuan) -> bool:
        """Returns whether a role is to be chosen."""
        return game.kind is DecisionKind.CHOOSE_ROLE

    def is_weighed(self, game: SanJuan) -> bool:
        """Returns whether a role or a building is chosen; payments and the cards to keep are left to rules of
        thumb."""
        return game.kind in (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD)

    def is_matter_of_taste(self, action: Action) -> bool:
        """Returns whether the action chooses a role or a building."""
        return isinstance(action, ChooseRole | Build)

    def claim(self, action: Action) -> str:
        """Returns the claim of the role that is chosen; empty for other actions."""
        return claim_of(action)

    def count_liked(self, game: SanJuan, seat: int, liked: int) -> int:
        """Returns the number of buildings in the mask that the seat owns, without those that others cover."""
        city = game.players[seat].city
        return sum(number for card, number in enumerate(city) if liked >> card & 1)

    def part(self, game: SanJuan) -> str:
        """Returns the id of the role that is carried out; if there is none, that of the kind of decision, such as the
        choice of a role."""
        role = None if game.kind is DecisionKind.CHOOSE_ROLE else running_role(game)
        return super().part(game) if role is None else role.id

    def adjustments(self, options: GameOptions) -> Adjustments:
        """Returns the adjustments for these expansions and this number of players."""
        players = options.players
        found = {"easy": EASY, "advanced": Adjustment(nodes=NODES[players])}
        if cast(Options, options).expansions and players in NORMAL_WITH_EXPANSIONS:
            found["normal"] = NORMAL_WITH_EXPANSIONS[players]
        return found

    def is_last_round(self, game: SanJuan) -> bool:
        """Returns whether the next building may end the game."""
        return not rounds_left(game)

    def evaluator(self, options: GameOptions) -> Evaluation:
        """Returns the learned evaluation for the number of players. Raises WeightsError if its file is damaged."""
        from puertorico_desktop.bots.sanjuan.evaluation.weights import evaluator_for

        return evaluator_for(cast(Options, options))

    def study(self) -> SanJuanTraining:
        """Returns the definition of how the evaluation is learned."""
        from puertorico_desktop.bots.sanjuan.evaluation.weights import SanJuanTraining

        return SanJuanTraining()

    def statistics(self, players: int) -> SanJuanStatistics:
        """Returns a counter of points by source, buildings, shuffles and the winner's lead."""
        from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics

        return SanJuanStatistics(players)
