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


def test_sentences_begin_with_a_capital_letter(english: Languages) -> None:
    wrong = []
    for lesson in LESSONS:
        texts = LessonTexts.for_lesson(lesson, names_for(lesson))
        optional = [goal.say for goal in lesson.goals if goal.optional]  # follows "If you like:"
        for path, text in lesson.texts:
            words = texts.filled(text)
            if re.search(r"[.?!] [a-z]", words) or (words[0].islower() and text not in optional):
                wrong.append(f"{lesson.id} {path}: {words}")
    assert not wrong, "\n".join(wrong)


def test_automatic_players_have_their_usual_names(language: str) -> None:
    alone = next(lesson for lesson in LESSONS if kind_of(lesson.options).automatic_seats(lesson.options))
    assert puertoma_name(0, 1) in names_for(alone)
    assert ("Puertoma" in names_for(alone)) == (language == ENGLISH)


def test_texts_name_keys_by_placeholders_only() -> None:
    texts = [(lesson.id, path, words) for lesson in LESSONS for path, text in lesson.texts for words in text.values()]
    assert any("{key_cards}" in words for _, _, words in texts)
    assert [one for one in texts if KEY.search(one[2])] == []


WRONG_WORDS = {
    ("zh_TW", "1897"): "圈|移民|貨物|商店|貨船|田地|郊區|方塊|運上船|廠房",
    ("zh_TW", "classic"): "輪(?![到流])|工人|商品|交易所|商船|種植園|鄉村|板塊|供應堆|錢幣",
    ("zh_CN", "1897"): "货物|商会|货船|运输船|岛|牌片|杜布隆|移民|拓荒",
    ("zh_CN", "classic"): "工人|商品|交易所|商船|乡村|板块|钱币|供应堆",
    ("ja", "1897"): "ダブロン|入植者|商船|貿易船|プランテーション|島",
    ("ja", "classic"): "コイン|労働者|商品箱|農園|交易所|貨物船|郊外",
    ("en", "1897"): r"doubloon|colonist|plantation|violet|\bisland",
    ("en", "classic"): r"\bcoins?\b|\bworkers?\b|estate|countryside|crate",
}
"""The words of the rulebooks of one edition that the other one does not use, by language and edition."""


def test_texts_use_the_words_of_the_rulebook_of_their_edition() -> None:
    lessons = [one for one in LESSONS if hasattr(one.options, "edition")]
    wrong = [
        f"{lesson.id} {path}: {words}"
        for lesson in lessons
        for path, text in lesson.texts
        for code, words in text.items()
        if re.search(WRONG_WORDS[code, lesson.options.edition.value], words)
    ]
    assert len({one.options.edition for one in lessons}) == 2
    assert not wrong, "\n".join(wrong)
