"""The texts of lessons in the language in use."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication, QLocale

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.texts.names import FIRST_NAMES, shown_name
from puertorico_desktop.gui.texts.phrases import sentences, title
from puertorico_desktop.languages import served
from puertorico_desktop.learn.lessons.record import Goal, Lesson, Text, most_letters, text_in
from puertorico_desktop.learn.lessons.run import LessonRun, Reply

translate = QCoreApplication.translate

SENTENCE = re.compile(r"(^|[.?!] )\{(\w+)\}")
"""A placeholder with which a sentence begins."""


def language() -> str:
    """Returns the code of the language in use."""
    return served(QLocale().name()) or "en"


def names_for(lesson: Lesson) -> list[str]:
    """Returns the names of the players by seat, in the language in use."""
    choices = attrs.evolve(face_of(lesson.options).usual_choices(), options=lesson.options)
    return [
        choices.automatic_name(seat) if seat in choices.automatic else shown_name(FIRST_NAMES[seat])
        for seat in range(lesson.options.players)
    ]


@attrs.frozen
class LessonTexts:
    """The texts of a lesson, with their placeholders filled in."""

    lesson: Lesson
    names: Mapping[str, str]

    @classmethod
    def for_lesson(
        cls, lesson: Lesson, players: Sequence[str], words: Mapping[str, str] | None = None
    ) -> LessonTexts:
        """Returns the texts with these names of players. `words` are the `lesson_words` of the game; None to get
        them from the game."""
        if words is None:
            words = face_of(lesson.options).lesson_words(lesson.options)
        return cls(lesson, {**words, **{f"player_{seat}": name for seat, name in enumerate(players)}})

    def filled(self, text: Text) -> str:
        """Returns a text in the language in use; in English, with a note, if it is missing."""
        words, is_right = text_in(text, language())
        begins = SENTENCE.sub(lambda found: found[1] + title(self.names[found[2]]), words)
        filled = begins.format_map(self.names)
        return filled if is_right else translate("Lesson", "{text} (English)").format(text=filled)

    def goal(self, goal: Goal) -> str:
        """Returns the text of a goal, with a note if the goal is optional."""
        words = self.filled(goal.say)
        return translate("Lesson", "If you like: {goal}").format(goal=words) if goal.optional else words

    def reply(self, run: LessonRun, reply: Reply, log_text: Callable[[Sequence[Any]], str]) -> str:
        """Returns the reply in words; if the lesson has no answer, in sentences of the log (`log_text`) and of the
        goals."""
        words = "" if reply.answer is None else self.filled(reply.answer.say)
        if reply.answer is None:
            words = shortened([log_text(run.match.moves[ply].events) for ply in reply.plies])
        return sentences((words, *self._news(reply, reply.answer is None)))

    def _news(self, reply: Reply, with_reached: bool) -> list[str]:
        goals = self.lesson.goals
        reached = translate("Lesson", "Reached: {goal}")
        missed = translate("Lesson", "Out of reach: {goal}")
        found = [reached.format(goal=self.filled(goals[one].say)) for one in reply.reached if with_reached]
        return found + [missed.format(goal=self.filled(goals[one].say)) for one in reply.missed if with_reached]


def shortened(texts: Sequence[str]) -> str:
    """Returns as many sentences as can be read at once: the first one, and as many of the last ones as fit."""
    most = most_letters(language())
    parts = [part for part in texts if part]
    if not parts:
        return ""
    first, rest = parts[0], parts[1:]
    while rest and len(sentences((first, *rest))) > most:
        rest = rest[1:]
    return sentences((first, *rest))


def part_title(part: str) -> str:
    """Returns the heading of a section of the page of lessons."""
    return {
        "first": translate("Lesson", "First steps"),
        "tricks": translate("Lesson", "Tricks"),
        "more": translate("Lesson", "What is new"),
        "own": translate("Lesson", "Your own lessons"),
    }[part]
