"""The buttons beside the prompt: which answers to a decision are given with a button, and what they say."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action
from puertorico_desktop.engine.puertorico.components import GOODS
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    PLACE_AS_FOREST,
    PLACE_UPRIGHT,
    TAKE_COLONIST,
    TAKE_NOBLE,
    MoveGuest,
)
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.piece_interaction import named
from puertorico_desktop.gui.play.prompts import ButtonSpec
from puertorico_desktop.gui.puertorico.guest_auto_pass import asks_guests_only
from puertorico_desktop.gui.puertorico.pending import PendingBoardChoice, PendingPayment
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS, good_ref
from puertorico_desktop.gui.puertorico.texts.extras import giving_text, guests_tip, stay_tip, ticked
from puertorico_desktop.gui.puertorico.texts.prompts import button_text, pass_text
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.prompts import really

AT_ONCE: Mapping[str, Action] = {
    "accept": ACCEPT,
    "upright": PLACE_UPRIGHT,
    "forest": PLACE_AS_FOREST,
    "noble": TAKE_NOBLE,
    "colonist": TAKE_COLONIST,
    "buy": BUY_PLANTATION,
}
"""The buttons that play an action at once."""


def own(button: str, primary: bool = False) -> ButtonSpec:
    """Returns a button of this game that always says the same."""
    return ButtonSpec(button, button_text(button), primary=primary)


def answers(
    game: PuertoRico, pending: PendingBoardChoice | None, passing: bool, words: Words, names: Sequence[str]
) -> list[ButtonSpec]:
    """The buttons that answer the decision at hand.

    `draft` is what is being put together; `passing`: the player has said once to pass and is asked again.
    """
    kind = game.kind
    if kind is None:
        return []
    buttons = list(_aside(game))
    if pending is not None and pending.is_begun:
        if isinstance(pending, PendingPayment):
            buttons += _pieces(pending, words)
        return buttons + _of_draft(game, pending, words, names)
    if game.is_legal(ACCEPT):
        buttons.append(named("accept", primary=True))
    if game.is_legal(PLACE_UPRIGHT):
        buttons += [own("upright"), own("forest")]
    if game.is_legal(TAKE_NOBLE):
        buttons += [own("noble", primary=True), own("colonist")]
    if game.is_legal(PASS):
        text = pass_text(kind)
        buttons.append(ButtonSpec("pass", really(text) if passing else text, primary=passing))
        if asks_guests_only(game):
            buttons.append(ButtonSpec("stay", button_text("stay"), reason=stay_tip()))
    return buttons


def _aside(game: PuertoRico) -> Iterator[ButtonSpec]:
    """What buildings offer beside the decision."""
    if BUY_PLANTATION in game.aside:
        yield own("buy")
    if game.kind is not DecisionKind.MOVE_GUESTS and any(isinstance(one, MoveGuest) for one in game.aside):
        yield ButtonSpec("guests", button_text("guests"), reason=guests_tip())


def _of_draft(game: PuertoRico, pending: PendingBoardChoice, words: Words, names: Sequence[str]) -> list[ButtonSpec]:
    refusal = pending.refusal(game)
    why = "" if refusal is None else refusal_text(refusal, words, names)
    buttons = [ButtonSpec("confirm", button_text("confirm"), refusal is None, primary=True, reason=why)]
    if pending.can_be_suggested:
        buttons.append(named("suggest"))
    if not isinstance(pending, PendingPayment):  # what is given is taken back by the button that gives it
        buttons.append(named("reset"))
    return buttons


def _pieces(pending: PendingPayment, words: Words) -> Iterator[ButtonSpec]:
    """One for each kind of piece that may be given; what is chosen is ticked."""
    for kind in pending.kinds:
        ref = pending.chosen(kind) or pending.offer(kind)
        if ref is not None:
            good = next((one for one in GOODS if good_ref(one) == ref), None)
            giving = pending.giving(ref)
            noble = giving is not None and giving.noble
            text = giving_text(None if good is None else words.amount(1, good), ref == OWN_POINTS, noble)
            yield ButtonSpec(f"give:{ref}", ticked(text) if ref in pending.given else text)
