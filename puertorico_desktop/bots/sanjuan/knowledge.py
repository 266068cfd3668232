"""What the bots know of San Juan."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import TYPE_CHECKING, cast

from puertorico_desktop.bots.knowledge import GameKnowledge, Settings
from puertorico_desktop.bots.sanjuan.candidates import candidates
from puertorico_desktop.bots.sanjuan.heuristic import policy
from puertorico_desktop.bots.sanjuan.heuristic.worth import rounds_left
from puertorico_desktop.bots.sanjuan.terms import TERMS
from puertorico_desktop.engine.game import GameOptions
from puertorico_desktop.engine.sanjuan.actions import Action, Build, ChooseRole
from puertorico_desktop.engine.sanjuan.decisions import DecisionKind
from puertorico_desktop.engine.sanjuan.game import SanJuan
from puertorico_desktop.engine.sanjuan.observation import running_role
from puertorico_desktop.engine.sanjuan.options import Options

if TYPE_CHECKING:  # numpy is only loaded by bots that think
    from puertorico_desktop.bots.sanjuan.evaluation.weights import SanJuanStudy
    from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics
    from puertorico_desktop.bots.search.values import Valuing


class SanJuanKnowledge(GameKnowledge[SanJuan, Action]):
    """Rules of thumb and candidates for San Juan."""

    game = Options.game
    terms = TERMS
    deals = 8
    settings = Settings(curiosity=0.4, trust=0.06)

    def candidates(self, game: SanJuan) -> Sequence[Action]:
        """Returns the actions to choose from, see `candidates`."""
        return candidates(game)

    def heuristic(self, game: SanJuan, afters: Sequence[SanJuan] = ()) -> Action:
        """Returns what rules of thumb tell."""
        return policy.choose(game)

    def quick(self, game: SanJuan) -> Action:
        """Returns the same: rules of thumb are quick here."""
        return policy.choose(game)

    def settled(self, game: SanJuan, action: Action) -> SanJuan:
        """Returns the game where the next role is to be chosen, or over: rules of thumb play until then."""
        new = game.copy()
        self.play(new, action)
        return new

    def play(self, game: SanJuan, action: Action) -> None:
        """Plays an action and what rules of thumb tell until a role is to be chosen: hands differ in every deal, and
        what can be done with one cannot be done with another."""
        game.play_unchecked(action)
        while game.kind is not None and game.kind is not DecisionKind.CHOOSE_ROLE:
            game.play_unchecked(policy.choose(game))

    def branch(self, game: SanJuan) -> Hashable:
        """Returns who is asked what, and which roles are left; cards drawn in between are another matter of luck
        every time."""
        return game.asked, game.kind, tuple(game.role_owners)

    def is_at_rest(self, game: SanJuan) -> bool:
        """Returns whether a role is to be chosen."""
        return game.kind is DecisionKind.CHOOSE_ROLE

    def is_weighed(self, game: SanJuan) -> bool:
        """Returns whether a role or a building is chosen: which cards pay and which are kept, rules of thumb tell."""
        return game.kind in (DecisionKind.CHOOSE_ROLE, DecisionKind.BUILD)

    def is_matter_of_taste(self, action: Action) -> bool:
        """Returns whether the action chooses a role or a building."""
        return isinstance(action, ChooseRole | Build)

    def part(self, game: SanJuan) -> str:
        """Returns the role that is carried out; where none is, what is decided, such as which role to choose."""
        role = None if game.kind is DecisionKind.CHOOSE_ROLE else running_role(game)
        return super().part(game) if role is None else role.id

    def is_last_round(self, game: SanJuan) -> bool:
        """Returns whether the next building may end the game."""
        return not rounds_left(game)

    def evaluator(self, options: GameOptions) -> Valuing:
        """Returns the learned evaluation for so many players. Raises WeightsError if its file is damaged."""
        from puertorico_desktop.bots.sanjuan.evaluation.weights import evaluator_for

        return evaluator_for(cast(Options, options))

    def study(self) -> SanJuanStudy:
        """Returns what is learned."""
        from puertorico_desktop.bots.sanjuan.evaluation.weights import SanJuanStudy

        return SanJuanStudy()

    def statistics(self, players: int) -> SanJuanStatistics:
        """Returns what counts points by source, buildings, shuffles and the lead."""
        from puertorico_desktop.bots.sanjuan.statistics import SanJuanStatistics

        return SanJuanStatistics(players)
