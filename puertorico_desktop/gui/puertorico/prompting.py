"""The content of the prompt line: the player to move, the question, a hint, and the progress of a draft."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.achievements import CARDS_EACH
from puertorico_desktop.engine.puertorico.actions import ACCEPT, TakeTile
from puertorico_desktop.engine.puertorico.components import Building, Tile
from puertorico_desktop.engine.puertorico.decision_questions import question_of
from puertorico_desktop.engine.puertorico.events import DoubloonsReceived, GoodsProduced
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.benefit import OptionalBenefit
from puertorico_desktop.engine.puertorico.phases.keeping import KeepCards
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.engine.puertorico.phases.tiles import DrawnTile
from puertorico_desktop.engine.puertorico.state import Decision, DecisionKind
from puertorico_desktop.gui.play.prompts import Prompt
from puertorico_desktop.gui.puertorico.output import output_of
from puertorico_desktop.gui.puertorico.pending import (
    PendingBoardChoice,
    PendingDeed,
    PendingLodging,
    PendingPlacement,
)
from puertorico_desktop.gui.puertorico.session import PuertoRicoSession
from puertorico_desktop.gui.puertorico.texts import prompts
from puertorico_desktop.gui.puertorico.texts.achievements import keep_detail, keep_own_detail
from puertorico_desktop.gui.puertorico.texts.extras import extras
from puertorico_desktop.gui.puertorico.texts.festival import newcomers_heading
from puertorico_desktop.gui.puertorico.texts.smuggling import capture_detail, capture_heading, deed_heading
from puertorico_desktop.gui.puertorico.texts.words import Words
from puertorico_desktop.gui.texts.phrases import sentences


def prompt_of_person(
    session: PuertoRicoSession, pending: PendingBoardChoice | None, advice: str, picked: str | None = None
) -> Prompt:
    """Returns the prompt for a person who must decide and may have picked the piece `picked`. The line below the
    heading is `advice` if given; otherwise the progress of the draft and, while the draft is incomplete,
    instructions."""
    decision = session.decision
    assert decision is not None
    phase = session.game.stack[-1]
    about = _building_of(session.game, decision)
    decision = attrs.evolve(decision, kind=question_of(session.game) or decision.kind)
    prompt = prompts.person_prompt(decision, session.names[decision.seat], session.words, about)
    if isinstance(pending, PendingDeed) and pending.is_begun:
        prompt = attrs.evolve(prompt, heading=deed_heading(pending.poaching, session.names[decision.seat]))
    if decision.kind is DecisionKind.SMUGGLE and (picked or "").startswith("role:"):
        name = session.names[decision.seat]
        return Prompt(capture_heading(name), advice or capture_detail())
    if isinstance(pending, PendingLodging) and pending.stays:
        prompt = attrs.evolve(prompt, heading=newcomers_heading(session.names[decision.seat]))
    if isinstance(phase, OptionalBenefit) and phase.can_wait(session.game):
        prompt = attrs.evolve(prompt, detail=prompts.put_off_detail())
    elif isinstance(phase, OptionalBenefit):
        prompt = attrs.evolve(prompt, detail=_of_benefit(session.game, phase, prompt.detail, session.words))
    if isinstance(phase, Settler) and session.game.is_legal(TakeTile(Tile.QUARRY)):
        prompt = attrs.evolve(prompt, detail=prompts.quarry_detail())
    if isinstance(phase, DrawnTile):
        prompt = attrs.evolve(prompt, detail=prompts.drawn_detail(phase.tile, session.words))
    if isinstance(phase, KeepCards):
        prompt = attrs.evolve(prompt, detail=_of_keeping(session.game, phase, decision.seat))
    return attrs.evolve(prompt, detail=advice or _detail(session.game, pending, prompt.detail, session.words))


def _building_of(game: PuertoRico, decision: Decision) -> Building | None:
    """Returns the building that a question is about if the kind of decision does not name it; None otherwise."""
    phase = game.stack[-1]
    if isinstance(phase, Payment):
        return phase.building
    if isinstance(phase, Settler) and phase.is_extra(decision.seat):
        return Building.LIBRARY
    is_doubled = decision.benefit in prompts.DOUBLED and game.players[decision.seat].hooks.privilege_factor > 1
    return Building.LIBRARY if is_doubled else None


def _of_keeping(game: PuertoRico, phase: KeepCards, seat: int) -> str:
    """Returns how to keep a card, and what becomes of the other cards of the pack."""
    if phase.sets_aside:
        return keep_own_detail(CARDS_EACH - len(game.hands[seat]))
    return keep_detail(len(phase.packs[seat]) - 1)


def _of_benefit(game: PuertoRico, phase: OptionalBenefit, what_to_do: str, words: Words) -> str:
    """Returns the amount that a benefit brings, unless the question names it. `what_to_do`, which tells about the end
    of the game, is left out for goods and doubloons, which have no influence on it."""
    first = next(iter(game.copy().apply(ACCEPT)), None)
    gain = "" if first is None else prompts.gain_detail(phase.benefit, first, words)
    return gain if isinstance(first, DoubloonsReceived | GoodsProduced) else sentences((gain, what_to_do))


def _detail(game: PuertoRico, pending: PendingBoardChoice | None, what_to_do: str, words: Words) -> str:
    progress = "" if pending is None else pending.progress(words)
    output = None
    if isinstance(pending, PendingPlacement) and not pending.says_how:  # the instruction takes precedence
        output = output_of(game, pending)
    if output is not None and output.at_work:
        made = prompts.would_produce(output.made, output.lacking_plants, output.lacking_tiles, words)
        return sentences((progress, made))
    if pending is not None and pending.is_begun and pending.refusal(game) is None:
        return progress
    how = "" if pending is not None and pending.says_how else what_to_do
    return sentences((progress, how, *extras(game, words)))
