"""Hypothesis strategies for options and whole games, and ways to choose actions."""

from collections.abc import Iterator

import attrs
from hypothesis import strategies as st

from puertorico_desktop.engine.puertorico.actions import PASS, Action
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.options import (
    WITHOUT_BUILDINGS,
    Edition,
    Expansion,
    OptionalRule,
    Options,
    Reading,
    Selection,
)
from puertorico_desktop.engine.puertorico.setup import new_game
from puertorico_desktop.engine.rng import Rng

FEW = 30
"""The number of whole games that a test plays in the default run."""

WEALTH = 45
"""The doubloons of each player in a game in which every building is to be affordable."""

SETTINGS = {
    "players": st.integers(2, 5),
    "open_points": st.booleans(),
    "ask_optional_benefits": st.booleans(),
    "play_forced": st.booleans(),
}

classic_options = st.builds(Options, **SETTINGS)
"""The classic base game."""


@st.composite
def _everything(draw: st.DrawFn) -> Options:
    settings = {name: draw(strategy) for name, strategy in SETTINGS.items()}
    edition = draw(st.sampled_from(Edition))
    expansions = draw(st.sampled_from([(), *SETS]))
    others = draw(st.sampled_from([(), *OTHERS])) if edition is Edition.SPECIAL_1897 else ()
    choice = draw(st.sampled_from([Selection.FIXED, Selection.RANDOM, Selection.DRAFT])) if expansions else None
    citizens = Expansion.CITIZENS in expansions
    rules = {rule for rule in (OptionalRule.COST_SWAP, OptionalRule.START_RESOURCES) if draw(st.booleans())}
    if citizens and draw(st.booleans()):
        rules.add(OptionalRule.JEWELER_LIMIT)
    if choice in (Selection.RANDOM, Selection.DRAFT):
        possible = [OptionalRule.VILLA_OR_JEWELER] if citizens else []
        possible += [OptionalRule.HACIENDA_OR_FOREST_HOUSE] if Expansion.NEW_BUILDINGS in expansions else []
        rules |= set(draw(st.sampled_from([(), *((one,) for one in possible)])))
    if Expansion.ACHIEVEMENTS in others and draw(st.booleans()):
        rules.add(OptionalRule.ACHIEVEMENT_DRAFT)
    handicaps = draw(st.one_of(st.just(()), st.tuples(*[st.integers(-20, 20)] * settings["players"])))
    reading = draw(st.sampled_from(Reading)) if edition is Edition.SPECIAL_1897 else Reading.PRINTED
    return Options(
        edition=edition,
        expansions=(*expansions, *others),
        buildings=choice or Selection.BASE,
        reading=reading,
        rules=tuple(rules),
        handicaps=handicaps,
        **settings,
    )


SETS = (
    (Expansion.NEW_BUILDINGS,),
    (Expansion.CITIZENS,),
    (Expansion.NEW_BUILDINGS, Expansion.CITIZENS),
)
"""The expansions with buildings."""
OTHERS = (
    (Expansion.SMUGGLER,),
    (Expansion.FESTIVAL, Expansion.ACHIEVEMENTS),
    (Expansion.SMUGGLER, Expansion.FESTIVAL, Expansion.FESTIVAL_CARDS),
    WITHOUT_BUILDINGS,
)
"""The expansions of 1897 that add no buildings."""

expanded_options = _everything()
"""Both editions with any expansions and optional rules."""

options = st.one_of(classic_options, expanded_options, expanded_options)


@attrs.frozen
class Course:
    """The options and seed of a game, how its actions are chosen, and whether every player starts rich."""

    options: Options
    seed: int
    chooser: int
    rich: bool = False
    eager: bool = False

    def start(self) -> PuertoRico:
        """Returns the game before its first action."""
        game = new_game(self.options, self.seed)
        if self.rich:
            for player in game.players:
                player.doubloons = WEALTH
        return game

    def choose(self, rng: Rng, game: PuertoRico) -> Action:
        """Returns a random action; with `eager`, passing only if it is the only one."""
        actions = game.legal_actions()
        action = rng.choose(actions)
        if self.eager and action == PASS and len(actions) > 1:
            action = actions[1 + rng.below(len(actions) - 1)]
        return action

    def decisions(self) -> Iterator[tuple[PuertoRico, Action]]:
        """Yields the game at each decision with the action to play; the caller plays it before the next step."""
        rng = Rng.from_seed(self.chooser)
        game = self.start()
        while game.decision is not None:
            yield game, self.choose(rng, game)

    def actions(self) -> list[Action]:
        """Returns all actions of the game."""
        actions = []
        for game, action in self.decisions():
            actions.append(action)
            game.play(action)
        return actions


seeds = st.integers(0, 2**64 - 1)

courses = st.builds(Course, options=options, seed=seeds, chooser=seeds, rich=st.booleans(), eager=st.booleans())

normal_courses = st.builds(Course, options=options, seed=seeds, chooser=seeds, eager=st.booleans())
"""Games without additional doubloons: options, seed and actions determine them."""
