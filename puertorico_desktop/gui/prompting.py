"""The line at the top as it is put together: whose turn it is, what is asked, a hint, how far a draft has come."""

from __future__ import annotations

import attrs

from puertorico_desktop.engine.puertorico.components import Building
from puertorico_desktop.engine.puertorico.game import PuertoRico
from puertorico_desktop.engine.puertorico.phases.payment import Payment
from puertorico_desktop.engine.puertorico.phases.settler import Settler
from puertorico_desktop.gui.drafts import Draft
from puertorico_desktop.gui.session import GameSession
from puertorico_desktop.gui.texts import prompts
from puertorico_desktop.gui.texts.extras import extras
from puertorico_desktop.gui.texts.prompts import Prompt
from puertorico_desktop.gui.texts.scores import result_of
from puertorico_desktop.gui.texts.words import Words, sentences


def prompt_of_others(session: GameSession, thinking: bool) -> Prompt:
    """While nobody at the table is asked: in looking back, at the end, for a bot that moves or is `thinking`."""
    decision = session.decision
    if session.is_looking_back:
        return prompts.past_prompt()
    if decision is None:
        return prompts.final_prompt(result_of(session.game, session.names))
    name = session.names[decision.seat]
    return prompts.thinking_prompt(name) if thinking else prompts.bot_prompt(name)


def prompt_of_person(session: GameSession, draft: Draft | None, advice: str) -> Prompt:
    """What a person is asked. What stands below it is the `advice`, if there is any; else how far the draft has come,
    and while it lacks something, what to do."""
    decision = session.decision
    assert decision is not None
    phase = session.game.stack[-1]
    about = None
    if isinstance(phase, Payment):
        about = phase.building
    elif isinstance(phase, Settler) and phase.is_extra(decision.seat):
        about = Building.LIBRARY
    prompt = prompts.person_prompt(decision, session.names[decision.seat], session.words, about)
    return attrs.evolve(prompt, detail=advice or _detail(session.game, draft, prompt.detail, session.words))


def _detail(game: PuertoRico, draft: Draft | None, what_to_do: str, words: Words) -> str:
    progress = "" if draft is None else draft.progress(words)
    if draft is not None and draft.is_begun and draft.refusal(game) is None:
        return progress
    how = "" if draft is not None and draft.says_how else what_to_do
    return sentences((progress, how, *extras(game, words)))
