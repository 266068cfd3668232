"""A player who performs chosen actions through the interaction layer: lifts, drops, clicks and presses.

An action that cannot be performed this way fails the test.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from unittest.mock import patch

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from puertorico_desktop.engine.puertorico import expansion_actions as more
from puertorico_desktop.engine.puertorico import smuggler_actions as smuggler
from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action, PlaceColonists, StoreGoods
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll
from puertorico_desktop.engine.puertorico.components import GOODS, SITES, Good, site_of
from puertorico_desktop.gui.puertorico import targets as refs
from puertorico_desktop.gui.puertorico.interaction import Interaction
from puertorico_desktop.gui.puertorico.pending import (
    PendingCrates,
    PendingDeed,
    PendingDelivery,
    PendingLodging,
    PendingMix,
    PendingNobles,
    PendingPayment,
    PendingPlacement,
)
from puertorico_desktop.gui.puertorico.pending.crew import Crew
from puertorico_desktop.gui.puertorico.pending.storing import kept_by

_BUTTONS = {
    PASS: "pass",
    ACCEPT: "accept",
    more.PLACE_UPRIGHT: "upright",
    more.PLACE_AS_FOREST: "forest",
    smuggler.PLUNDER: "plunder",
}


class Robot:
    """Chooses legal actions at random and performs them. `done` are the kinds of actions performed."""

    def __init__(self, interaction: Interaction, seed: int) -> None:
        self.interaction = interaction
        self.rng = random.Random(seed)
        self.done: set[type[Action]] = set()
        self.said: list[str] = []
        interaction.refused.connect(self.said.append)

    def move(self) -> None:
        """Answers the current decision; several decisions that one draft answers count as one."""
        session = self.interaction.session
        game, ply = session.game, session.ply
        action = self.choose(game.legal_actions())
        self.perform(action)
        assert session.ply > ply, (game.text(action), self.said, self.interaction.prompt())
        played = [move.action for move in session.match.moves[ply:]]
        assert action in played, (action, played)
        self.done |= {type(one) for one in played}

    def choose(self, actions: Sequence[Action]) -> Action:
        """Returns a random action; rare kinds of actions are as likely as those with many actions."""
        if len(actions) > 60:
            return actions[self.rng.randrange(len(actions))]
        kinds = sorted({type(one).__name__ for one in actions})
        kind = self.rng.choice(kinds)
        return self.rng.choice([one for one in actions if type(one).__name__ == kind])

    def perform(self, action: Action) -> None:
        """Performs an action through the interaction."""
        interaction = self.interaction
        if interaction.pending is not None and self._fill(action):
            self.press("confirm")
        elif action in _BUTTONS and (action in (PASS, ACCEPT) or self.rng.random() < 0.5):
            self.press(_BUTTONS[action])
        elif action == more.BUY_PLANTATION and self.rng.random() < 0.5:
            self.press("buy")
        elif isinstance(action, BuildForAll):
            self._pay_everything(action)
        else:
            self.carry(action)

    def _pay_everything(self, action: BuildForAll) -> None:
        """Uses the answer beside the prompt, which the owner of a card has, or Shift."""
        if any(spec.id == "pay_all" for spec in self.interaction.buttons()) and self.rng.random() < 0.5:
            self.press("pay_all")
            self.carry(action)
        else:
            with patch.object(QGuiApplication, "keyboardModifiers", lambda: Qt.KeyboardModifier.ShiftModifier):
                assert self.interaction.drop(refs.market_ref(action.building), refs.CITY), self.said

    def press(self, button: str) -> None:
        """Presses a button, which must be enabled."""
        specs = {spec.id: spec for spec in self.interaction.buttons()}
        assert button in specs, (button, list(specs))
        assert specs[button].enabled, specs[button]
        self.interaction.press(button)

    def carry(self, action: Action) -> None:
        """Moves a piece to its target, by dragging or with two clicks."""
        ways = [way for way, found in self.interaction._table.items() if found == action]
        assert ways, action
        source, target = self.rng.choice(sorted(ways))
        assert source in self.interaction.sources()
        assert target in self.interaction.targets(source)
        if self.rng.random() < 0.5:
            assert self.interaction.drop(source, target), self.said
        else:
            if self.interaction.pending is not None and self.interaction.pending.takes_click(source):
                assert self.interaction.pick(source)
            else:
                assert self.interaction.activate(source), self.said
            assert self.interaction.activate(target), self.said

    # -- drafts --

    def _fill(self, action: Action) -> bool:
        """Builds the draft of the action with clicks and drags; returns whether a draft answers the action."""
        pending = self.interaction.pending
        match pending, action:
            case PendingPlacement(), PlaceColonists():
                self._place(action.counts)
            case PendingNobles(), more.PlaceNobles():
                self._name(action.counts)
            case PendingCrates(), more.StoreCrates():
                self._keep(kept_by(action, pending.goods))
            case _, StoreGoods():
                self._keep_kinds(action)
            case PendingMix(), more.LoadMixed():
                self._load(action.amounts)
            case PendingPayment(), more.ReturnColonist() | more.ReturnGood() | more.ReturnPoint():
                self._pay(pending, action)
            case PendingDeed(), smuggler.RaidShip():
                self._raid(action)
            case PendingDeed(), smuggler.PoachPeople():
                self._poach(pending, action)
            case PendingLodging(), smuggler.LodgeColonist():
                self._lodge(action)
            case PendingLodging(), _:
                assert action == PASS
            case PendingDelivery(), more.ReturnGood():
                assert self.interaction.activate(refs.good_ref(action.good))
            case _:
                return False
        return True

    @property
    def crew(self) -> Crew:
        assert self.interaction.pending is not None
        crew = self.interaction.pending.crew()
        assert crew is not None
        return crew

    def _place(self, counts: Sequence[int]) -> None:
        """Removes people where there are too many, then adds those missing; nobles stay nobles."""
        for site in range(len(SITES)):
            while self.crew.counts()[site] > counts[site]:
                spots = [ref for ref in self.crew.refs_of(site) if self.crew.has_colonist(ref)]
                assert self.interaction.drop(self.rng.choice(spots), refs.SAN_JUAN)
        for site in range(len(SITES)):
            while self.crew.counts()[site] < counts[site]:
                spot = self.rng.choice([ref for ref in self.crew.refs_of(site) if not self.crew.has_colonist(ref)])
                if self.rng.random() < 0.5:
                    assert self.interaction.activate(spot)
                else:
                    assert self.interaction.drop(refs.SAN_JUAN, spot)
        self.interaction.undo()
        self.interaction.redo()

    def _name(self, counts: Sequence[int]) -> None:
        for _ in range(100):
            now = self.crew.noble_counts()
            more_of = [site for site, count in enumerate(counts) if count > now[site]]
            less_of = [site for site, count in enumerate(counts) if count < now[site]]
            if not more_of and not less_of:
                return
            source = self._spot(less_of[0], noble=True) if less_of else refs.IDLE_NOBLES
            target = self._spot(more_of[0], noble=False) if more_of else refs.SAN_JUAN
            assert self.interaction.drop(source, target), (source, target, self.said)
        raise AssertionError("nobles do not come to rest")

    def _spot(self, site: int, *, noble: bool) -> str:
        sources = self.interaction.sources()
        spots = [ref for ref in self.crew.refs_of(site) if self.crew.has_colonist(ref) and (ref in sources) == noble]
        return self.rng.choice(spots)

    def _keep(self, amounts: Sequence[int]) -> None:
        for good in GOODS:
            for _ in range(30):
                storage = self.interaction.storage
                assert storage is not None
                kept = storage.kept(good)
                if kept == amounts[good]:
                    break
                self.interaction.adjust(refs.good_ref(good), 1 if kept < amounts[good] else -1)

    def _keep_kinds(self, action: StoreGoods) -> None:
        storage = self.interaction.storage
        assert storage is not None
        for good in action.kinds:
            self.interaction.activate(refs.good_ref(good))
        for _ in range(4):
            storage = self.interaction.storage
            if action.crate is not None and storage is not None and storage.kept(action.crate) != 1:
                self.interaction.activate(refs.good_ref(action.crate))

    def _raid(self, action: smuggler.RaidShip) -> None:
        """Drags goods or clicks on the ship, then reduces the goods to keep with buttons or keys."""
        ship = refs.ship_ref(action.ship)
        if self.rng.random() < 0.5:
            assert self.interaction.drop(ship, refs.GOODS_AREA)
        else:
            assert self.interaction.activate(ship)
        deed = self.interaction.deed
        assert deed is not None
        for _ in range(deed.taken - action.goods):
            if self.rng.random() < 0.5:
                self.press("fewer")
            else:
                self.interaction.adjust(ship, -1)

    def _poach(self, pending: PendingDeed, action: smuggler.PoachPeople) -> None:
        """The engine asks about the people of each way in turn; the draft has none, or random ones."""
        self.press("poach")
        if pending.may_take_noble and action.noble:
            self.press("with_noble")
        lodging = self.interaction.lodging
        assert lodging is not None
        for _ in range(self.rng.randrange(4)):
            spots = sorted(lodging.targets(refs.SAN_JUAN))
            if spots:
                assert self.interaction.drop(refs.SAN_JUAN, self.rng.choice(spots))
            lodging = self.interaction.lodging
            assert lodging is not None

    def _lodge(self, action: smuggler.LodgeColonist) -> None:
        hall = refs.IDLE_NOBLES if action.noble else refs.SAN_JUAN
        spots = [ref for ref in self.crew.refs_of(site_of(action.piece)) if not self.crew.has_colonist(ref)]
        assert self.interaction.drop(hall, self.rng.choice(spots)), (hall, spots, self.said)

    def _load(self, amounts: Sequence[int]) -> None:
        assert not self.offers("confirm")
        for good in GOODS:
            if amounts[good]:
                assert self.interaction.drop(refs.good_ref(good), refs.SMALL_SHIP)
                for _ in range(self._goods(good) - amounts[good]):
                    assert self.interaction.activate(refs.small_ship_ref(good))

    def _goods(self, good: Good) -> int:
        game = self.interaction.session.game
        return game.players[game.asked].goods[good]

    def _pay(self, pending: PendingPayment, action: Action) -> None:
        """Pays with the piece of the action, and others at random until it is enough."""
        self.press_any_gift()
        ways = [ref for ref in sorted(pending.sources()) if action in pending.gives(ref)]
        assert ways, action
        choice = self.rng.choice(ways)
        while not self._is_paid(choice):
            pending = self.interaction.pending
            assert isinstance(pending, PendingPayment)
            if choice not in pending.given:
                assert self.interaction.activate(choice)
                continue
            rest = sorted(ref for ref in pending.sources() if ref not in pending.given and not pending.replaces(ref))
            if len(pending.given) < pending.missing:
                assert self.interaction.activate(self.rng.choice(rest))

    def press_any_gift(self) -> None:
        gifts = [spec.id for spec in self.interaction.buttons() if spec.id.startswith("give:")]
        self.press(self.rng.choice(gifts))

    def _is_paid(self, choice: str) -> bool:
        pending = self.interaction.pending
        assert isinstance(pending, PendingPayment)
        return choice in pending.given and len(pending.given) == pending.missing

    def offers(self, button: str) -> bool:
        return any(spec.id == button and spec.enabled for spec in self.interaction.buttons())
