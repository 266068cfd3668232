"""The buttons beside the prompt: the answers to a decision that are given with a button, and their texts."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from puertorico_desktop.engine.puertorico.actions import ACCEPT, PASS, Action
from puertorico_desktop.engine.puertorico.card_actions import BuildForAll
from puertorico_desktop.engine.puertorico.components import GOODS, Achievement, Building
from puertorico_desktop.engine.puertorico.decision_questions import asks_guests_only, question_of
from puertorico_desktop.engine.puertorico.expansion_actions import (
    BUY_PLANTATION,
    PLACE_AS_FOREST,
    PLACE_UPRIGHT,
    TAKE_COLONIST,
    TAKE_NOBLE,
    MoveGuest,
)
from puertorico_desktop.engine.puertorico.forecast import deeds_of
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.observation import Observation
from puertorico_desktop.engine.puertorico.reasons import Reason
from puertorico_desktop.engine.puertorico.smuggler_actions import CAPTURE, MOST_SMUGGLED, PLUNDER, POACH, RaidShip
from puertorico_desktop.engine.puertorico.state import DecisionKind
from puertorico_desktop.gui.play.prompts import ButtonSpec
from puertorico_desktop.gui.puertorico.pending import PendingBoardChoice, PendingDeed, PendingPayment
from puertorico_desktop.gui.puertorico.targets import OWN_POINTS, good_ref
from puertorico_desktop.gui.puertorico.texts.achievements import pay_all_text, pay_all_tip
from puertorico_desktop.gui.puertorico.texts.extras import giving_text, guests_tip, stay_tip, ticked
from puertorico_desktop.gui.puertorico.texts.prompts import button_text, pass_text
from puertorico_desktop.gui.puertorico.texts.reasons import refusal_text
from puertorico_desktop.gui.puertorico.texts.smuggling import (
    capture_text,
    deed_tip,
    plunder_text,
    poach_text,
    raid_text,
    with_noble_text,
)
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.prompts import named, really

AT_ONCE: Mapping[str, Action] = {
    "accept": ACCEPT,
    "upright": PLACE_UPRIGHT,
    "forest": PLACE_AS_FOREST,
    "noble": TAKE_NOBLE,
    "colonist": TAKE_COLONIST,
    "buy": BUY_PLANTATION,
    "plunder": PLUNDER,
}
"""The buttons that play an action at once, with that action."""


def own(button: str, primary: bool = False) -> ButtonSpec:
    """Returns the specification of a button that only this game has and whose text never changes."""
    return ButtonSpec(button, button_text(button), primary=primary)


def answers(
    game: PuertoRico, pending: PendingBoardChoice | None, passing: bool, words: Words, names: Sequence[str]
) -> list[ButtonSpec]:
    """Returns the buttons that answer the decision at hand.

    `pending` is the draft of a choice in several steps; `passing` is whether the player has chosen to pass and must
    confirm.
    """
    kind = game.kind
    if kind is None:
        return []
    buttons = list(_aside(game, words))
    if isinstance(pending, PendingDeed):
        buttons += _steps(pending) if pending.is_begun else _deeds(game, pending, words, names)
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
        text = pass_text(question_of(game) or kind)
        buttons.append(ButtonSpec("pass", really(text) if passing else text, primary=passing))
        if asks_guests_only(game):
            buttons.append(ButtonSpec("stay", button_text("stay"), reason=stay_tip()))
    return buttons


def pay_all(game: PuertoRico, view: Observation, on: bool, watched: bool) -> Iterator[ButtonSpec]:
    """Yields the button that lets large buildings be bought for all doubloons (R16). The rules offer this to every
    player, but it serves only the owner of the Big Spender card. If others watch the screen (`watched`), it is also
    shown to those who might have that card, because it would tell who has it."""
    card, owner = Achievement.BIG_SPENDER, view.players[view.seat]
    wanted = (watched or card in view.hand) and card not in owner.met and game.asked == view.seat
    if not wanted or not any(isinstance(one, BuildForAll) for one in game.listed_actions()):
        return
    if not any(card in player.titles for player in view.players):  # nobody has it openly
        doubloons = game.players[game.asked].doubloons
        text = pay_all_text(doubloons)
        yield ButtonSpec("pay_all", ticked(text) if on else text, reason=pay_all_tip(doubloons))


def _deeds(game: PuertoRico, pending: PendingDeed, words: Words, names: Sequence[str]) -> Iterator[ButtonSpec]:
    """Yields a button for every deed of a smuggler, with its result; the reason of a disabled button says why the
    deed is impossible."""
    found = deeds_of(game, game.asked)
    most = max((amount for _, amount in found.raids), default=0)
    empty = RaidShip(0, 0)
    doubloons = max((doubloons for _, doubloons in found.captives), default=0)
    people = min(found.leaving, MOST_SMUGGLED)
    for deed, text, action in (
        ("raid", raid_text(most), None if most else empty),
        ("plunder", plunder_text(found.points), None if found.points else PLUNDER),
        ("poach", poach_text(found.people), None if people else POACH[0]),
        ("capture", capture_text(doubloons), None if found.captives else CAPTURE[0]),
    ):
        refusal = None if action is None else game.why_not(action)
        if refusal is None:
            reason = deed_tip(deed)
        elif refusal.reason is Reason.SHIP_EMPTY:  # the refusal holds for all ships
            reason = deed_tip("no_raid")
        else:
            reason = refusal_text(refusal, words, names)
        yield ButtonSpec(deed, text, refusal is None, reason=reason)


def _steps(pending: PendingDeed) -> Iterator[ButtonSpec]:
    """Yields the buttons that change the draft of a deed."""
    if pending.raided is not None:
        yield ButtonSpec("fewer", "−", pending.taken > 0, reason=deed_tip("fewer"))
        yield ButtonSpec("more", "+", pending.taken < pending.most_taken, reason=deed_tip("more"))
    elif pending.may_take_noble:
        text = with_noble_text()
        yield ButtonSpec("with_noble", ticked(text) if pending.with_noble else text, reason=deed_tip("with_noble"))


def _aside(game: PuertoRico, words: Words) -> Iterator[ButtonSpec]:
    """Yields the buttons for actions that buildings offer in addition to the decision."""
    if BUY_PLANTATION in game.aside:
        yield ButtonSpec("buy", button_text("buy"), reason=words.building_effect(Building.LAND_OFFICE))
    if game.kind is not DecisionKind.MOVE_GUESTS and any(isinstance(one, MoveGuest) for one in game.aside):
        yield ButtonSpec("guests", button_text("guests"), reason=guests_tip())


def _of_draft(game: PuertoRico, pending: PendingBoardChoice, words: Words, names: Sequence[str]) -> list[ButtonSpec]:
    refusal = pending.refusal(game)
    why = pending.consequence if refusal is None else refusal_text(refusal, words, names)
    buttons = [ButtonSpec("confirm", button_text("confirm"), refusal is None, primary=True, reason=why)]
    if pending.can_be_suggested:
        buttons.append(named("suggest"))
    if not isinstance(pending, PendingPayment):  # here each button also takes its own piece back
        buttons.append(named("reset"))
    return buttons


def _pieces(pending: PendingPayment, words: Words) -> Iterator[ButtonSpec]:
    """Yields one button for each kind of piece that may be given; chosen kinds are ticked."""
    for kind in pending.kinds:
        ref = pending.chosen(kind) or pending.offer(kind)
        if ref is not None:
            good = next((one for one in GOODS if good_ref(one) == ref), None)
            giving = pending.giving(ref)
            noble = giving is not None and giving.noble
            text = giving_text(None if good is None else words.amount(1, good), ref == OWN_POINTS, noble)
            yield ButtonSpec(f"give:{ref}", ticked(text) if ref in pending.given else text)
