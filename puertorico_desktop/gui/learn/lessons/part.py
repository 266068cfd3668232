"""Lessons in the menu Learn: opens the page, lays lessons on the table, and follows them with the coach's card."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Signal, Slot
from PySide6.QtGui import QAction, QKeySequence

from puertorico_desktop.gui.games import FACES, choices_for
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.lessons.coach import CoachCard, CoachWords, GoalLine
from puertorico_desktop.gui.learn.lessons.page import LessonsPage, Row
from puertorico_desktop.gui.learn.lessons.texts import Speaker, language, mark_text, names_for
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.learn.history.history import now_text
from puertorico_desktop.learn.history.rows import LESSON, Try
from puertorico_desktop.learn.lessons.library import OWN, Entry, entries
from puertorico_desktop.learn.lessons.progress import LessonState, Progress
from puertorico_desktop.learn.lessons.record import HINTS, Lesson
from puertorico_desktop.learn.lessons.run import LessonExercise, LessonRun, Mark, new_match, replay
from puertorico_desktop.match.match import GameSetup, Match
from puertorico_desktop.saves.errors import SaveError

translate = QCoreApplication.translate
_log = logging.getLogger(__name__)

TRIES_SHOWN = 3
"""So many of the last tries stand on the card."""


class LessonsPart(QObject):
    """See `learning.Part`. `run` is the lesson on the table; None while a game lies there."""

    _listed = Signal(object)

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._session, self._table, self._pages = context.session, context.table, context.pages
        self._dialogs, self._theme = context.dialogs, context.theme
        self._keeper, self._preferences = context.services.keeper, context.services.preferences
        self._history = context.services.history
        self._entries: list[Entry] = []
        self._is_listing = False
        self.progress = Progress(context.services.keeper.folders.lessons)
        self.run: LessonRun | None = None
        self._hints = 0
        self._told: Mapping[tuple[str, ...], tuple[str, str]] = {}
        self._said = ""
        self._begun, self._is_counted = "", False
        self._marks: tuple[Mark, ...] = ()
        self.card = CoachCard(self._theme, self._table.log)
        self.card.hide()
        self.list_action, self.hint_action, self.log_action = QAction(self), QAction(self), QAction(self)
        self.list_action.setShortcut(QKeySequence("Ctrl+Shift+L"))
        self.hint_action.setShortcut(QKeySequence("F2"))
        self.log_action.setShortcut(QKeySequence("F3"))
        self.list_action.triggered.connect(self.open_page)
        self.hint_action.triggered.connect(self.hint)
        self.log_action.triggered.connect(self.show_log)
        self._listed.connect(self._on_listed)
        self._connect()
        self._offer()
        self.retranslate()
        self._take_over()

    def _connect(self) -> None:
        card, session = self.card, self._session
        card.hint_wanted.connect(self.hint)
        card.restart_wanted.connect(self.start_over)
        card.back_wanted.connect(lambda: self._table.take_back())
        card.leave_wanted.connect(self.leave)
        card.next_wanted.connect(self.go_to_next)
        card.log_wanted.connect(self.show_log)
        session.started.connect(self._take_over)
        session.recorded.connect(self._follow)
        session.decision_changed.connect(self._show)
        session.game_over.connect(self._show)
        self._pages.changed.connect(self._hold)
        self._table.scaled.connect(self.card.set_scale)

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu Learn; what belongs to a lesson is there only while one is played."""
        return [self.list_action, self.hint_action, self.log_action]

    def retranslate(self) -> None:
        """Set every text."""
        self.list_action.setText(translate("Lesson", "&Lessons…"))
        self.hint_action.setText(translate("Lesson", "&Hint for the lesson"))
        self.log_action.setText(translate("Lesson", "Lesson or lo&g"))
        self._told = {}
        self.card.retranslate()
        self._show()
        self._fill_page()

    # -- the page ---------------------------------------------------------------------------------------------------

    @Slot()
    def open_page(self) -> None:
        """Show all lessons."""
        page = LessonsPage(self._theme)
        page.chosen.connect(self.open_lesson)
        self._pages.open_page(page)
        self._fill_page()
        self._list()

    def _list(self) -> None:
        """Read the lessons and what has been learned, in a thread that writes after everything given to it before."""
        if self._is_listing:
            return
        self._is_listing = True
        folders, progress, told = self._keeper.folders, self.progress, self._listed

        def task() -> None:
            progress.load()
            told.emit(list(entries(folders)))

        self._keeper.write_later(task)

    @Slot(object)
    def _on_listed(self, found: list[Entry]) -> None:
        self._is_listing = False
        self._entries = found
        self._fill_page()

    def _fill_page(self) -> None:
        page = self._pages.page
        if isinstance(page, LessonsPage) and self._entries:
            page.show_rows([self._row(one) for one in self._entries])

    def _row(self, one: Entry) -> Row:
        lesson, state = one.lesson, self.progress.get(one.id)
        part = OWN if one.id.startswith(f"{OWN}/") else ""
        if lesson is None:
            return Row(one.id, part or "more", "", one.path.name, "", 0, fault=str(one.error))
        speak = Speaker.of(lesson, names_for(lesson))
        begun = bool(state.line) and state.digest == lesson.digest
        return Row(
            *(one.id, part or lesson.part, FACES[lesson.game].name(), speak(lesson.title), speak(lesson.lead)),
            *(lesson.minutes, state.done, begun),
        )

    # -- lessons on the table ---------------------------------------------------------------------------------------

    @Slot(str)
    def open_lesson(self, lesson_id: str) -> None:
        """Lay a lesson on the table, where it was left."""
        found = next((one.lesson for one in self._entries if one.id == lesson_id), None)
        if found is None:
            return
        self._write()
        self._keeper.lay_out(
            partial(_laid_out, found, names_for(found), self.progress.get(lesson_id), self._came_from())
        )

    def _came_from(self) -> Match | None:
        """The game to which a lesson leads back."""
        exercise = self._session.match.exercise
        if exercise is not None:
            return getattr(exercise, "came_from", None)
        return self._session.match if self._session.has_begun else None

    @Slot()
    def leave(self) -> None:
        """Lay the game on the table again that was there before, or ask for one."""
        run = self.run
        if run is None:
            return
        self._write()
        before = self._came_from()
        if before is not None:
            self._keeper.lay_out(lambda: before)
            return
        self._session.open(Match.new(self._usual_setup()), begin=False)
        self.open_page()

    def _usual_setup(self) -> GameSetup:
        """The game that lies on the table until one is begun."""
        setup: GameSetup = choices_for(self._preferences.settings, self._session.setup.options.game).setup()
        return setup

    @Slot()
    def go_to_next(self) -> None:
        """Open the lesson after this one."""
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

    @Slot()
    def _take_over(self) -> None:
        """Another match lies on the table."""
        exercise = self._session.match.exercise
        if not isinstance(exercise, LessonExercise):
            self._end()
            return
        self.run = LessonRun(exercise.lesson, self._session.match)
        state = self.progress.get(exercise.lesson.id)
        same = state.digest == exercise.lesson.digest
        self.run.tries = [*state.tries] if same else []
        self._hints = min(state.hints, HINTS) if same and self._session.ply else 0
        self._begun, self._is_counted = now_text(), self.run.is_done
        self._marks = self.run.marks
        self._said, self._told = "", {}
        self._table.log.lay_over(self.card)
        self._table.renew()
        self._table.show_log()
        self.card.set_scale(self._table.scale)
        self._offer()
        if not self._entries:
            self._list()
        self._show()
        self._table.told.emit(sentences((self.card.words.title, self.card.words.lead)))

    def _end(self) -> None:
        if self.run is not None:
            self.run = None
            self._table.log.clear(self.card)
            self._table.renew()
            self._offer()

    def _offer(self) -> None:
        for action in (self.hint_action, self.log_action):
            action.setVisible(self.run is not None)
            action.setEnabled(self.run is not None)

    @Slot()
    def show_log(self) -> None:
        """The log instead of the card, and the card again."""
        if self.run is not None:
            self._table.log.toggle_guest()

    # -- playing ----------------------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        run = self.run
        if run is None or run.match is not self._session.match:
            return
        run.follow()
        self._keep()
        self._show()
        self._tell()
        self._hold()

    def _keep(self) -> None:
        run = self.run
        assert run is not None
        done = run.is_done
        line = () if run.is_over and done else tuple(move.text for move in run.match.moves)
        extras = done and all(mark is Mark.REACHED for mark in run.marks)
        state = LessonState(run.lesson.digest, done, extras, self._hints, line, tuple(run.tries))
        self.progress.put(run.lesson.id, state)
        self._write()
        if done and not self._is_counted:
            self._is_counted = True
            self._history.keep_try(
                Try(LESSON, run.lesson.id, self._begun, now_text(), first=not run.tries, hints=self._hints)
            )

    def _write(self) -> None:
        self._keeper.write_later(partial(_written, self.progress))

    @Slot()
    def _hold(self) -> None:
        """While nothing is open any more, or a page is shown, the others wait."""
        waits = self.run is not None and self.run.is_over and not self.run.is_missed
        if self._pages.page is None and self._session.is_suspended != waits:
            self._session.suspend(waits)

    def _tell(self) -> None:
        """Say what is answered, and what has become of goals."""
        run, words = self.run, self.card.words
        assert run is not None
        pairs = zip(self._marks, run.marks, words.goals, strict=False)
        news = [f"{line.text} ({mark_text(now)})" for was, now, line in pairs if was is not now]
        self._marks = run.marks
        if words.reply != self._said or news:
            self._said = words.reply
            self._table.told.emit(sentences((words.reply, *news, words.why)))

    @Slot()
    def start_over(self) -> None:
        """Back to the beginning."""
        self._session.return_to_game()
        while self._session.can_undo:
            self._session.undo()

    @Slot()
    def hint(self) -> None:
        """A question; then the pieces ringed; then the move in hand."""
        run = self.run
        if run is None or run.is_done:
            return
        self._hints = min(self._hints + 1, HINTS)
        self._keep()
        self._show()
        self._table.told.emit(self.card.words.hints[-1])
        action = run.next_move
        if self._hints == HINTS and action is not None:
            self._table.propose(action)
        elif self._hints == HINTS - 1:
            rings = run.lesson.hints[self._hints - 1].rings
            self._table.ring(frozenset(rings) or (frozenset() if action is None else self._table.rings_of(action)))

    # -- what the card says -----------------------------------------------------------------------------------------

    @Slot()
    def _show(self) -> None:
        run = self.run
        if run is None or run.match is not self._session.match:
            return
        run.follow()
        lesson, names = run.lesson, self._session.names
        speak = Speaker.of(lesson, names)
        tell = self._table.models.log.told
        reply = run.reply
        exercise = run.match.exercise
        changed = translate("Lesson", "This lesson has changed since you left it: it begins anew.")
        self.card.show_words(
            CoachWords(
                title=speak(lesson.title),
                number=self._number(lesson),
                lead=speak(lesson.lead),
                goals=tuple(
                    GoalLine(speak.goal(goal), mark, goal.optional)
                    for goal, mark in zip(lesson.goals, run.marks, strict=True)
                ),
                tries=tuple(self._told_of(line, speak) for line in run.tries[-TRIES_SHOWN:]),
                reply="" if reply is None else speak.reply(run, reply, tell),
                hints=self._shown_hints(speak),
                why=speak(lesson.why) if run.is_done else "",
                note=changed if exercise.has_changed and not run.match.ply else "",
                is_missed=run.is_missed,
                is_done=run.is_done,
                can_go_back=self._session.ply > 0,
                has_next=self._next() is not None,
            )
        )

    def _shown_hints(self, speak: Speaker) -> tuple[str, ...]:
        run = self.run
        assert run is not None
        found = [speak(hint.say) for hint in run.lesson.hints[: self._hints]]
        if self._hints == HINTS and run.next_move is None and run.is_asked and not run.is_done:
            found[-1] = sentences((found[-1], translate("Lesson", "To show it, take your moves back.")))
        return tuple(found)

    def _number(self, lesson: Lesson) -> str:
        ids = [one.id for one in self._entries if one.lesson is not None and one.lesson.game == lesson.game]
        if lesson.id not in ids:
            return ""
        text = translate("Lesson", "lesson {number} of {all}")
        return text.format(number=ids.index(lesson.id) + 1, all=len(ids))

    def _told_of(self, line: tuple[str, ...], speak: Speaker) -> tuple[str, str]:
        """What was done in a try, and what it led to."""
        key = (language(), *line)
        found = self._told.get(key)
        if found is None:
            run = self.run
            assert run is not None
            tried = run.after(line)
            own = [move for move in tried.match.moves if move.seat == run.lesson.you]
            reply = tried.reply
            done = sentences([f"{self._table.decided(move)}" for move in own[-2:]])
            led = "" if reply is None else speak.reply(tried, reply, self._table.models.log.told)
            found = done, led
            self._told = {**self._told, key: found}
        return found


def _laid_out(lesson: Lesson, names: list[str], state: LessonState, before: Match | None) -> Match:
    """The lesson as a match, where it was left; from the beginning if its file has changed."""
    line = state.line
    has_changed = bool(line) and state.digest != lesson.digest
    match = new_match(lesson, names, LessonExercise(lesson, before, has_changed))
    if line and not has_changed and not replay(match, line):
        match = new_match(lesson, names, LessonExercise(lesson, before, True))
    return match


def _written(progress: Progress) -> None:
    try:
        progress.write()
    except SaveError as error:
        _log.warning("what was learned is not kept: %s", error)
