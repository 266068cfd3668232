"""The texts of the prompt line and of the buttons beside it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QCoreApplication

from puertorico_desktop.engine.sanjuan.components import Benefit, Card, Role
from puertorico_desktop.engine.sanjuan.decisions import Decision, DecisionKind, Stage
from puertorico_desktop.gui.play.prompts import Prompt
from puertorico_desktop.gui.sanjuan.texts.words import card_effect, card_name, privilege, role_name
from puertorico_desktop.gui.texts.marking import Context
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.marking import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate
SanJuanProgress = Context("SanJuanProgress")

HEADINGS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}: choose a role"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, builder phase: build"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, builder phase: pay for the {building}"),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, craftsman phase: make goods"),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, trader phase: sell goods"),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, recruiter phase: choose what you keep"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, recruiter phase: discard from your hand"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, {building}: exchange cards"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, {building}: put a card under it"),
}
_FREE = QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, builder phase: build the {building} for nothing")
_CHURCH = QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}, {building}, once a game: put cards under it")
_OPENING = QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}: discard down to your first hand")
_LIMIT = QT_TRANSLATE_NOOP("SanJuanPrompt", "{player}: more cards than the hand limit of {limit}")

DETAILS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP(
        "SanJuanPrompt", "Put a role card on your board; its phase is played by everybody, you first."
    ),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanPrompt", "Put a card into your city, or build nothing."),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("SanJuanPrompt", "Drag cards onto it, or click them."),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanPrompt", "Click the buildings on which a good is made."),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanPrompt", "Click goods, or drag them onto the prices."),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("SanJuanPrompt", "Click the cards that you keep; the others are discarded."),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("SanJuanPrompt", "Click cards, or drag them onto the discards."),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP(
        "SanJuanPrompt", "Discard one or two cards and draw as many, or leave it."
    ),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP(
        "SanJuanPrompt", "Each card under it is worth a victory point and does not come back."
    ),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("SanJuanPrompt", "You may refuse it."),
}

TASKS: Mapping[DecisionKind, str] = {
    DecisionKind.CHOOSE_ROLE: QT_TRANSLATE_NOOP("SanJuanTask", "Which role to choose?"),
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanTask", "What to build?"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("SanJuanTask", "Which cards to pay with?"),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanTask", "Where to make goods?"),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanTask", "Which goods to sell?"),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("SanJuanTask", "Which cards to keep?"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("SanJuanTask", "Which cards to discard?"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanTask", "Which cards to exchange?"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("SanJuanTask", "Which cards to put under a building?"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("SanJuanTask", "Take what is offered?"),
}
"""The subject of each decision, for the titles of reviews and puzzles."""

BENEFITS: Mapping[Benefit, str] = {
    Benefit.ADVENTURER: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, adventurer's privilege: draw?"),
    Benefit.RECRUITER: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, recruiter phase: draw?"),
    Benefit.GOLD_MINE: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: turn up four cards?"),
    Benefit.BANK: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: turn up a card?"),
    Benefit.HARBOR: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: keep one of the goods under it?"),
    Benefit.ZONING_OFFICE: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: put a good onto it?"),
    Benefit.VILLA: QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: keep one card more?"),
}
_DRAW = QT_TRANSLATE_NOOP("SanJuanBenefit", "{player}, {building}: draw a card?")

PASSES: Mapping[DecisionKind, str] = {
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanButton", "Build nothing"),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanButton", "Make nothing"),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanButton", "Sell nothing"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanButton", "Exchange nothing"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("SanJuanButton", "Put nothing there"),
    DecisionKind.ACCEPT_BENEFIT: QT_TRANSLATE_NOOP("SanJuanButton", "Refuse"),
}
"""The text of the pass button, for every decision that allows passing."""

CONFIRMS: Mapping[DecisionKind, str] = {
    DecisionKind.BUILD: QT_TRANSLATE_NOOP("SanJuanButton", "Build"),
    DecisionKind.PAY: QT_TRANSLATE_NOOP("SanJuanButton", "Build"),
    DecisionKind.PRODUCE: QT_TRANSLATE_NOOP("SanJuanButton", "Make"),
    DecisionKind.SELL: QT_TRANSLATE_NOOP("SanJuanButton", "Sell"),
    DecisionKind.KEEP: QT_TRANSLATE_NOOP("SanJuanButton", "Keep"),
    DecisionKind.DISCARD: QT_TRANSLATE_NOOP("SanJuanButton", "Discard"),
    DecisionKind.EXCHANGE: QT_TRANSLATE_NOOP("SanJuanButton", "Exchange"),
    DecisionKind.TUCK: QT_TRANSLATE_NOOP("SanJuanButton", "Put under it"),
}
"""The text of the confirm button of a draft, by kind of decision."""


def person_prompt(
    decision: Decision,
    player: str,
    stage: Stage,
    building: Card | None,
    limit: int = 0,
    is_free: bool = False,
    drawn: int = 0,
) -> Prompt:
    """Returns the prompt of a person's decision; `building` is the one that causes it, or that is being paid for and
    may be free, `limit` the player's hand limit. `drawn` is the number of cards of a benefit from a role."""
    detail = translate("SanJuanPrompt", DETAILS[decision.kind])
    if decision.benefit is not None:
        detail = sentences([_effect(decision.benefit, building, drawn), detail])
        if decision.benefit in BENEFITS:
            heading = translate("SanJuanBenefit", BENEFITS[decision.benefit])
        else:
            heading = translate("SanJuanBenefit", _DRAW)
    elif decision.kind is DecisionKind.TUCK and building is Card.CHURCH:
        heading = translate("SanJuanPrompt", _CHURCH)
    elif decision.kind is DecisionKind.DISCARD and stage is Stage.OPENING:
        heading = translate("SanJuanPrompt", _OPENING)
    elif decision.kind is DecisionKind.DISCARD and stage is Stage.LIMIT:
        heading = translate("SanJuanPrompt", _LIMIT)
    elif decision.kind is DecisionKind.PAY and is_free:
        heading = translate("SanJuanPrompt", _FREE)
    else:
        heading = translate("SanJuanPrompt", HEADINGS[decision.kind])
    named = "" if building is None else card_name(building)
    return Prompt(heading.format(player=player, building=named, limit=limit), detail)


def _effect(benefit: Benefit, building: Card | None, drawn: int) -> str:
    """Returns what a benefit brings."""
    if building is not None:
        return card_effect(building)
    if benefit is Benefit.RECRUITER:
        return SanJuanProgress.tr("You draw %n card(s) to choose from.", "", drawn)
    return SanJuanProgress.tr("You draw %n card(s).", "", drawn)


def nothing_to_build() -> str:
    """Returns the detail of the builder phase for a player who can pay for no card."""
    return translate("SanJuanPrompt", "You can pay for none of the cards in your hand.")


def payment_progress(paid: int, price: int, is_brief: bool = False) -> str:
    """Returns the part of a price that is paid; with `is_brief` without the remark that nothing counts yet."""
    if is_brief:
        if not price:
            return translate("SanJuanPrompt", "It costs you nothing.")
        if paid == price:
            return translate("SanJuanPrompt", "All is paid.")
        return translate("SanJuanPrompt", "{paid} of {price} paid.").format(paid=paid, price=price)
    if not price:
        return translate("SanJuanPrompt", "It costs you nothing; nothing counts before you build.")
    if paid == price:
        return translate("SanJuanPrompt", "All is paid; nothing counts before you build.")
    text = translate("SanJuanPrompt", "{paid} of {price} paid; nothing counts before you build.")
    return text.format(paid=paid, price=price)


def good_is_lost(building: Card) -> str:
    """Returns the notice that building over a building costs the good on it."""
    return translate("SanJuanPrompt", "The good on the {building} is lost.").format(building=card_name(building))


def fills_city() -> str:
    """Returns the notice that the building is the last one of a city, which ends the game."""
    return translate("SanJuanPrompt", "Your city is full with it: the game ends with this phase.")


def with_sum(total: str, progress: str) -> str:
    """Returns the progress of a payment behind the sum of its price: "6 − 1 = 5: 0 of 5 are paid…"."""
    return translate("SanJuanPrompt", "{sum}: {progress}").format(sum=total, progress=progress)


def picking_progress(kind: DecisionKind, picked: int, least: int, most: int) -> str:
    """Returns the number selected, and the number that can or must be selected."""
    if kind in (DecisionKind.PRODUCE, DecisionKind.SELL):
        if picked:
            return SanJuanProgress.tr("{picked} chosen, up to %n good(s).", "", most).format(picked=picked)
        return SanJuanProgress.tr("Up to %n good(s).", "", most)
    if least == most:
        text = translate("SanJuanPrompt", "{picked} of {wanted} chosen.")
        return text.format(picked=picked, wanted=most)
    if picked:
        return SanJuanProgress.tr("{picked} chosen, up to %n card(s).", "", most).format(picked=picked)
    return SanJuanProgress.tr("Up to %n card(s).", "", most)


def tucking_progress(picked: int, left: int, limit: int) -> str:
    """Returns the number of cards that go under a building, and of those left in a hand, which has a limit."""
    text = translate("SanJuanPrompt", "Under it: {picked}. In your hand: {left}, the limit is {limit}.")
    return text.format(picked=picked, left=left, limit=limit)


def doubling_progress(role: Role) -> str:
    """Returns the question whether the privilege of a chosen role is doubled, with what it brings then."""
    text = translate(
        "SanJuanPrompt",
        "{role}: “{twice}” instead of “{once}”? The Publishing House works once in a round.",
    )
    return text.format(role=role_name(role), twice=privilege(role, True), once=privilege(role, False))


def twice_text() -> str:
    """Returns the text of the button that doubles the privilege."""
    return translate("SanJuanButton", "Twice the privilege")


def once_text() -> str:
    """Returns the text of the button that keeps the Publishing House for later."""
    return translate("SanJuanButton", "Once, keep it for later")


def pass_text(kind: DecisionKind) -> str:
    """Returns the text of the pass button."""
    return translate("SanJuanButton", PASSES[kind])


def confirm_text(kind: DecisionKind) -> str:
    """Returns the text of the confirm button."""
    return translate("SanJuanButton", CONFIRMS[kind])


def sale_text(cards: int, goods: str) -> str:
    """Returns the text of the button that sells goods, with the number of cards received."""
    if not goods:
        return confirm_text(DecisionKind.SELL)
    text = SanJuanProgress.tr("Sell {goods} for %n card(s)", "", cards)
    return text.format(goods=goods)


def task_text(kind: DecisionKind) -> str:
    """Returns the subject of a decision, as a title."""
    return translate("SanJuanTask", TASKS[kind])
