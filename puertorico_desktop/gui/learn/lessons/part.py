"""Lessons in the menu Learn: opens the page, puts lessons on the table, and follows them with the coach's card."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication, Signal, SignalInstance, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.engine.games import kind_of
from puertorico_desktop.gui.games import FACES, face_of
from puertorico_desktop.gui.learn.coach import Coach
from puertorico_desktop.gui.learn.coach_card import CoachCard, CoachWords, GoalLine, mark_text
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.lessons.page import LessonsPage, Row
from puertorico_desktop.gui.learn.lessons.texts import LessonTexts, language, names_for
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.problems import problem_text
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.learn.history.history import now_text
from puertorico_desktop.learn.history.importing import done_lessons
from puertorico_desktop.learn.history.rows import LESSON, Try
from puertorico_desktop.learn.lessons.library import OWN, Entry, entries
from puertorico_desktop.learn.lessons.progress import LessonState, Progress
from puertorico_desktop.learn.lessons.record import HINTS, Lesson
from puertorico_desktop.learn.lessons.run import LessonExercise, LessonRun, Mark, new_match, replay
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import Problem, SaveError

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)

TRIES_SHOWN = 3
"""The number of latest tries shown on the card."""


class LessonsPart(Coach[LessonRun]):
    """The coach of lessons."""

    read = Signal()
    """Emitted when the lessons and the progress have been read."""
    _listed = Signal(object)
    _was_here = Signal()
    _remembered = Signal(object)
    _not_written = Signal(object)

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context, LessonExercise, CoachCard(context.theme, context.table.log))
        self._save_service, self._history = context.services.save_service, context.services.history
        self._window = context.window
        self._entries: list[Entry] = []
        self._is_listing = False
        self._wanted_part = ""
        self._try_results: Mapping[tuple[str, ...], tuple[str, str]] = {}
        self._words: dict[tuple[str, str], Mapping[str, str]] = {}
        """The words of games by the ids of game and edition."""
        self._begun, self._is_counted = "", False
        self._marks: tuple[Mark, ...] = ()
        self.progress = Progress(self._save_service.folders.lessons)
        self.list_action = QAction(self)
        self.list_action.setShortcut(QKeySequence("Ctrl+Shift+L"))
        self.list_action.triggered.connect(self.open_list)
        self._listed.connect(self._on_listed)
        self._was_here.connect(self._list)
        self._remembered.connect(self._on_remembered)
        self._not_written.connect(self._report_failure)
        self._has_reported_failure = False
        self.start()

    @property
    def actions(self) -> list[QAction]:
        """The menu entry."""
        return [self.list_action]

    def retranslate(self) -> None:
        """Set every text."""
        self.list_action.setText(translate("Lesson", "&Lessons"))
        self._try_results, self._words = {}, {}
        self._rename()
        super().retranslate()
        self._fill_page()

    def _rename(self) -> None:
        """Name the players of the current lesson as is usual in the language in use."""
        if self.run is not None:
            match, names = self.run.match, names_for(self.run.lesson)
            seats = (attrs.evolve(seat, name=name) for seat, name in zip(match.setup.seats, names, strict=True))
            match.setup = attrs.evolve(match.setup, seats=tuple(seats))
            self._table.models.refresh()

    # -- the page ---------------------------------------------------------------------------------------------------

    @property
    def list_id(self) -> str:
        """The id of the page of lessons."""
        return "lessons"

    @Slot()
    def open_list(self) -> None:
        """Open the page of lessons."""
        page = LessonsPage(self._theme)
        page.chosen.connect(self.open_lesson)
        self._pages.open_page(page)
        self._fill_page()
        self._list()

    @Slot()
    def open_next_lesson(self) -> None:
        """Open the first unfinished lesson of the first steps."""
        self._open_first("first")

    @Slot()
    def show_tricks(self) -> None:
        """Open the first unfinished lesson of the tricks."""
        self._open_first("tricks")

    def _open_first(self, part: str) -> None:
        """Open the first unfinished lesson of a part once the lessons have been read; open the page if all are
        done."""
        self._wanted_part = part
        if self._entries:
            self._open_wanted()
        else:
            self._list()

    def _open_wanted(self) -> None:
        part, self._wanted_part = self._wanted_part, ""
        there = [one.id for one in self._entries if one.lesson is not None and one.lesson.part == part]
        wanted = next((one for one in there if not self.progress.get(one).done), None)
        if wanted is None:
            self.open_list()
        else:
            self.open_lesson(wanted)

    @Slot()
    def read_ahead(self) -> None:
        """Read the lessons for `reached` if any is done, or if the progress is damaged, unless they have been
        read."""
        if self._entries:
            return
        progress, was_here = self.progress, self._was_here

        def task() -> None:
            progress.load()
            if progress.has_done or progress.is_damage_untold:
                was_here.emit()

        self._save_service.write_later(task)

    def reached(self, part: str = "") -> str:
        """Returns the next lesson and the number of lessons done, of a part or of all, in words; an empty text if
        none is done, or if they have not been read yet."""
        there = [one for one in self._entries if one.lesson is not None and part in ("", one.lesson.part)]
        left = [one for one in there if not self.progress.get(one.id).done]
        done = len(there) - len(left)
        if not done:
            return ""
        if not left:
            return translate("Lesson", "All {number} lessons are done.").format(number=done)
        words = translate("Lesson", "Next: {title}. {done} of {all} lessons are done.")
        return words.format(title=self._row(left[0]).title, done=done, all=len(there))

    @Slot()
    def _list(self) -> None:
        """Read the lessons and the progress in the writer's thread, after all tasks given to it before."""
        if self._is_listing:
            return
        self._is_listing = True
        folders, progress, listed = self._save_service.folders, self.progress, self._listed

        def task() -> None:
            progress.load()
            listed.emit(list(entries(folders)))

        self._save_service.write_later(task)

    def _report_damage(self, aside: Path) -> None:
        """Report a damaged progress file, and restore from the statistics which lessons are done."""
        self._history.perform(done_lessons, self._remembered)
        heading = translate("Lesson", "The file with what you have learned is damaged.")
        again = translate("Lesson", "Lessons of which the statistics know that they are done get their ticks back.")
        put_aside = translate("Lesson", "The damaged file has been put aside: {path}").format(path=aside)
        answers = {translate("Lesson", "&OK"): None}
        show_box(self._window, Severity.WARNING, heading, f"{again}\n\n{put_aside}", answers).setObjectName(
            "damaged_lessons"
        )

    @Slot(object)
    def _report_failure(self, error: SaveError) -> None:
        """Report once that the progress cannot be written."""
        if not self._has_reported_failure:
            self._has_reported_failure = True
            heading = translate("Lesson", "What you learn is not kept at present.")
            words = translate(
                "Lesson", "The file was written by a newer version of this program; this version leaves it as it is."
            )
            if error.problem is not Problem.NEWER_FORMAT:
                words = problem_text(error)
            answers = {translate("Lesson", "&OK"): None}
            box = show_box(self._window, Severity.WARNING, heading, words, answers, error.detail)
            box.setObjectName("lessons_not_kept")

    @Slot(object)
    def _on_remembered(self, done: frozenset[str]) -> None:
        for one in done:
            state = self.progress.get(one)
            if not state.done:
                self.progress.put(one, attrs.evolve(state, done=True))
        self._save_service.write_later(partial(_write_progress, self.progress, self._not_written))
        self._fill_page()

    @Slot(object)
    def _on_listed(self, found: list[Entry]) -> None:
        self._is_listing = False
        self._entries = found
        self._fill_page(anew=False)
        self._show()
        self.read.emit()
        aside = self.progress.take_damaged_path()
        if aside is not None:
            self._report_damage(aside)
        if self._wanted_part:
            self._open_wanted()

    def _fill_page(self, anew: bool = True) -> None:
        """Display the lessons on the page; without `anew` only if the rows have changed."""
        page = self._pages.page
        if isinstance(page, LessonsPage) and self._entries:
            rows = [self._row(one) for one in self._entries]
            if anew or rows != page.rows:
                page.show_rows(rows)

    def _row(self, one: Entry) -> Row:
        lesson, state = one.lesson, self.progress.get(one.id)
        part = OWN if one.id.startswith(f"{OWN}/") else ""
        if lesson is None:
            return Row(one.id, part or "more", "", one.path.name, "", 0, fault=str(one.error))
        texts = self._lesson_texts(lesson, names_for(lesson))
        return Row(
            *(
                one.id,
                part or lesson.part,
                FACES[lesson.game].name(),
                texts.filled(lesson.title),
                texts.filled(lesson.lead),
            ),
            *(lesson.minutes, state.done, bool(state.line)),
        )

    def _lesson_texts(self, lesson: Lesson, names: Sequence[str]) -> LessonTexts:
        """Returns the texts of a lesson with the words of the game, which are put together once for each language and
        edition."""
        options = lesson.options
        edition = options.game, kind_of(options).edition(options)
        if edition not in self._words:
            self._words[edition] = face_of(options).lesson_words(options)
        return LessonTexts.for_lesson(lesson, names, self._words[edition])

    # -- lessons on the table ---------------------------------------------------------------------------------------

    @Slot(str)
    def open_lesson(self, lesson_id: str) -> None:
        """Put a lesson on the table, at the position where it was left."""
        found = next((one.lesson for one in self._entries if one.id == lesson_id), None)
        if found is None:
            return
        self._write()
        self._save_service.lay_out(
            partial(_laid_out, found, names_for(found), self.progress.get(lesson_id), self.came_from())
        )

    @Slot()
    def go_to_next(self) -> None:
        """Open the lesson after the current one."""
        following = self._next()
        if following is not None:
            self.open_lesson(following)

    def _next(self) -> str | None:
        usable = [one.id for one in self._entries if one.lesson is not None]
        run = self.run
        if run is None or run.lesson.id not in usable:
            return None
        place = usable.index(run.lesson.id) + 1
        return usable[place] if place < len(usable) else None

    # -- playing ----------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> LessonRun:
        """Returns the run of the lesson, with its earlier tries."""
        lesson = match.exercise.lesson
        run = LessonRun(lesson, match)
        state = self.progress.get(lesson.id)
        if state.digest == lesson.digest:
            run.tries = [*state.tries]
            run.hints = min(state.hints, HINTS) if match.ply else 0
        self._begun, self._is_counted = now_text(), run.is_done
        self._marks, self._try_results = run.marks, {}
        if not self._entries:
            self._list()
        return run

    def played(self, run: LessonRun) -> None:
        """Update the run and store its moves."""
        run.follow()
        self._keep(run)

    def took_hint(self, run: LessonRun) -> None:
        """Store the number of hints with the moves."""
        self._keep(run)

    def left(self) -> None:
        """Write the progress."""
        self._write()

    def _keep(self, run: LessonRun) -> None:
        done = run.is_done
        line = () if run.is_over and done else tuple(move.text for move in run.match.moves)
        extras = done and all(mark is Mark.REACHED for mark in run.marks)
        state = LessonState(run.lesson.digest, done, extras, run.hints, line, tuple(run.tries))
        self.progress.put(run.lesson.id, state)
        self._write()
        if done and not self._is_counted:
            self._is_counted = True
            self._history.keep_try(
                Try(LESSON, run.lesson.id, self._begun, now_text(), first=not run.tries, hints=run.hints)
            )

    def _write(self) -> None:
        self._save_service.write_later(partial(_write_progress, self.progress, self._not_written))

    def spoken(self, run: LessonRun, words: CoachWords) -> Sequence[str]:
        """Returns the reply, and the goals whose state has changed."""
        pairs = zip(self._marks, run.marks, words.goals, strict=False)
        news = [f"{line.text} ({mark_text(now)})" for was, now, line in pairs if was is not now]
        self._marks = run.marks
        return (words.reply, *news, words.why) if words.reply or news else ()

    def rings(self, run: LessonRun) -> frozenset[Any]:
        """Returns the places named by the lesson, otherwise those of the move."""
        return frozenset(run.lesson.hints[self.RINGED - 1].rings) or super().rings(run)

    # -- texts of the card ------------------------------------------------------------------------------------------

    def words(self, run: LessonRun) -> CoachWords:
        """Returns the texts of the card in the language in use."""
        run.follow()
        lesson, names = run.lesson, self._session.names
        texts = self._lesson_texts(lesson, names)
        tell = self._table.models.log.summary
        reply = run.reply
        exercise = run.match.exercise
        changed = translate("Lesson", "This lesson has changed since you left it: it begins anew.")
        return CoachWords(
            title=texts.filled(lesson.title),
            number=self._number(lesson),
            lead=texts.filled(lesson.lead),
            goals=tuple(
                GoalLine(texts.goal(goal), mark, goal.optional)
                for goal, mark in zip(lesson.goals, run.marks, strict=True)
            ),
            tries=tuple(self._try_texts(line, texts) for line in run.tries[-TRIES_SHOWN:]),
            reply="" if reply is None else texts.reply(run, reply, tell),
            hints=self._shown_hints(run, texts),
            why=texts.filled(lesson.why) if run.is_done else "",
            note=changed if exercise.has_changed and not run.match.ply else "",
            is_missed=run.is_missed,
            is_done=run.is_done,
            can_go_back=self._session.ply > 0,
            can_show=not self._waits_for_taking_back(run),
            has_next=self._next() is not None,
        )

    @staticmethod
    def _waits_for_taking_back(run: LessonRun) -> bool:
        """Returns whether only the move is left to be shown, and it has none in this position."""
        return run.hints == HINTS and run.shown_move() is None and run.is_asked and not run.is_done

    def _shown_hints(self, run: LessonRun, texts: LessonTexts) -> tuple[str, ...]:
        found = [texts.filled(text) for text in run.hint_texts[: run.hints]]
        if self._waits_for_taking_back(run):
            found[-1] = sentences((found[-1], translate("Lesson", "To show it, take your moves back.")))
        return tuple(found)

    def _number(self, lesson: Lesson) -> str:
        """Returns the number of the lesson among all lessons listed, as text; empty if it is not listed."""
        ids = [one.id for one in self._entries if one.lesson is not None]
        if lesson.id not in ids:
            return ""
        text = translate("Lesson", "lesson {number} of {all}")
        return text.format(number=ids.index(lesson.id) + 1, all=len(ids))

    def _try_texts(self, line: tuple[str, ...], texts: LessonTexts) -> tuple[str, str]:
        """Returns the moves of a try in words, and their result."""
        key = (language(), *line)
        found = self._try_results.get(key)
        if found is None:
            run = self.run
            assert run is not None
            tried = run.with_moves(line)
            own = [move for move in tried.match.moves if move.seat == run.lesson.you]
            reply = tried.reply
            done = sentences([f"{self._table.decided(move)}" for move in own[-2:]])
            led = "" if reply is None else texts.reply(tried, reply, self._table.models.log.summary)
            found = done, led
            self._try_results = {**self._try_results, key: found}
        return found


def _laid_out(lesson: Lesson, names: list[str], state: LessonState, before: Match | None) -> Match:
    """Returns the lesson as a match at the position where it was left; at the beginning if the stored moves no longer
    fit the changed file."""
    match = new_match(lesson, names, LessonExercise(lesson, before))
    if not replay(match, state.line):
        match = new_match(lesson, names, LessonExercise(lesson, before, has_changed=True))
    return match


def _write_progress(progress: Progress, failed: SignalInstance) -> None:
    try:
        progress.write()
    except SaveError as error:
        _log.info("what was learned is not kept: %s", error)
        with suppress(RuntimeError):  # the window has been deleted
            failed.emit(error)
