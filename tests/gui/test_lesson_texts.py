"""The texts of lessons in all languages and editions: their length with all placeholders filled in."""

import re
from collections.abc import Iterator
from typing import Any

import attrs
import pytest

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.learn.lessons.texts import LessonTexts, names_for
from puertorico_desktop.gui.puertorico.texts.seats import puertoma_name
from puertorico_desktop.languages import ENGLISH, LANGUAGES
from puertorico_desktop.learn.lessons.library import built_in
from puertorico_desktop.learn.lessons.record import Lesson, most_letters, read

LESSONS = [read(path, name) for name, path in built_in()]

KEY = re.compile(r"Ctrl|Alt\+|(?<![A-Za-z])F[0-9]")


@pytest.fixture(scope="module", params=list(LANGUAGES))
def language(request: pytest.FixtureRequest, english: Languages) -> Iterator[str]:
    code: str = request.param
    english.use(code)
    yield code
    english.use(ENGLISH)


def in_every_edition(lesson: Lesson) -> Iterator[Lesson]:
    """Yields the lesson with the words of each edition in which its game can be played."""
    for edition in type(getattr(lesson.options, "edition", None)) if hasattr(lesson.options, "edition") else ():
        options: Any
        try:
            options = attrs.evolve(lesson.options, edition=edition)
        except ValueError:
            continue
        yield attrs.evolve(lesson, options=options)
    if not hasattr(lesson.options, "edition"):
        yield lesson


def test_texts_of_lessons_are_short(language: str) -> None:
    long = []
    for lesson in LESSONS:
        for one in in_every_edition(lesson):
            texts = LessonTexts.for_lesson(one, names_for(one))
            for path, text in lesson.texts:
                words = texts.filled(text)
                if len(words) > most_letters(language):
                    long.append(f"{lesson.id} {path} {len(words)}: {words}")
    assert not long, "\n".join(long)


def test_automatic_players_have_their_usual_names(language: str) -> None:
    alone = next(lesson for lesson in LESSONS if kind_of(lesson.options).automatic_seats(lesson.options))
    assert puertoma_name(0, 1) in names_for(alone)
    assert ("Puertoma" in names_for(alone)) == (language == ENGLISH)


def test_texts_name_keys_by_placeholders_only() -> None:
    texts = [(lesson.id, path, words) for lesson in LESSONS for path, text in lesson.texts for words in text.values()]
    assert any("{key_cards}" in words for _, _, words in texts)
    assert [one for one in texts if KEY.search(one[2])] == []
