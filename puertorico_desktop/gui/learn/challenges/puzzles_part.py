"""Puzzles and the player's own mistakes in the menu Learn: the pages, and the card while one is at the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, QObject, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_card import PuzzleCard
from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS, SHOWN, PuzzleExercise, PuzzleRun, new_match
from puertorico_desktop.gui.learn.challenges.puzzle_service import KIND, Entry, Price, PuzzleService
from puertorico_desktop.gui.learn.challenges.puzzles_page import PuzzlesPage
from puertorico_desktop.gui.learn.challenges.shared_games import names_for
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.lessons.coach import CoachWords
from puertorico_desktop.gui.texts import advice, challenges
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.learn.history.history import now_text
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


class PuzzlesPart(QObject):
    """See `learning.Part`. `run` is the puzzle on the table; None while something else lies there."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._session, self._table, self._pages = context.session, context.table, context.pages
        self._services, self._theme = context.services, context.theme
        self._choices_for = context.choices_for
        self._entries: list[Entry] = []
        self._mistakes = False
        self._begun = ""
        self._said = ""
        self.run: PuzzleRun | None = None
        self.service = PuzzleService(self._services.history, self._services.keeper.folders, parent=self)
        self.card = PuzzleCard(self._theme, self._table.log)
        self.card.hide()
        self.mistakes_action, self.puzzles_action = QAction(self), QAction(self)
        self.mistakes_action.triggered.connect(lambda: self.open_page(True))
        self.puzzles_action.triggered.connect(lambda: self.open_page(False))
        self._connect()
        self.retranslate()
        self._take_over()

    def _connect(self) -> None:
        card, session = self.card, self._session
        card.hint_wanted.connect(self.hint)
        card.restart_wanted.connect(self.start_over)
        card.back_wanted.connect(self.start_over)
        card.leave_wanted.connect(self.leave)
        card.next_wanted.connect(self.go_to_next)
        card.log_wanted.connect(lambda: self._table.log.toggle_guest())
        session.started.connect(self._take_over)
        session.recorded.connect(self._follow)
        session.decision_changed.connect(self._show)
        session.game_over.connect(self._show)
        self._pages.changed.connect(self._hold)
        self._table.scaled.connect(card.set_scale)
        self.service.priced.connect(self._take_price)
        self.service.read.connect(self._note_entries)

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu."""
        return [self.mistakes_action, self.puzzles_action]

    def retranslate(self) -> None:
        """Set every text."""
        self.mistakes_action.setText(translate("Puzzle", "&My mistakes"))
        self.puzzles_action.setText(translate("Puzzle", "&Puzzles"))
        self.card.retranslate()
        self._show()

    def close(self) -> None:
        """The window closes."""
        self.service.close()

    # -- the page ---------------------------------------------------------------------------------------------------

    def open_page(self, mistakes: bool) -> None:
        """Show all puzzles, or the player's own mistakes."""
        page = PuzzlesPage(self.service, mistakes, self._theme)
        page.chosen.connect(self.open_puzzle)
        self._pages.open_page(page)

    @Slot(bool, object)
    def _note_entries(self, mistakes: bool, entries: list[Entry]) -> None:
        self._mistakes, self._entries = mistakes, list(entries)
        self._show()

    # -- puzzles on the table ---------------------------------------------------------------------------------------

    @Slot(object)
    def open_puzzle(self, entry: Entry) -> None:
        """Lay a puzzle on the table."""
        puzzle = entry.puzzle
        options = puzzle.game.options
        names = names_for(options, puzzle.record.seat, self._choices_for(options.game))
        self._services.keeper.lay_out(
            partial(new_match, PuzzleExercise(puzzle, self._came_from(), entry.mistake), names)
        )

    def _came_from(self) -> Match | None:
        """The game to which a puzzle leads back."""
        exercise = self._session.match.exercise
        if exercise is not None:
            return getattr(exercise, "came_from", None)
        return self._session.match if self._session.has_begun else None

    @Slot()
    def leave(self) -> None:
        """Lay the game on the table again that was there before, and show the list."""
        if self.run is None:
            return
        before, mistakes = self._came_from(), self._mistakes
        if before is not None:
            self._services.keeper.lay_out(lambda: before)
        else:
            self.open_page(mistakes)

    @Slot()
    def go_to_next(self) -> None:
        """Open the puzzle after this one."""
        following = self._next()
        if following is not None:
            self.open_puzzle(following)

    def _number(self) -> int:
        """Which of the list is on the table, from 0 on; -1 if it is none of them."""
        ids = [one.puzzle.record.id for one in self._entries]
        own = "" if self.run is None else self.run.puzzle.record.id
        return ids.index(own) if own in ids else -1

    def _next(self) -> Entry | None:
        """The next one that is not solved."""
        number = self._number()
        if number < 0:
            return None
        return next((one for one in self._entries[number + 1 :] if not one.is_solved), None)

    @Slot()
    def _take_over(self) -> None:
        """Another match lies on the table."""
        match = self._session.match
        if not isinstance(match.exercise, PuzzleExercise):
            if self.run is not None:
                self.run = None
                self._table.log.clear(self.card)
                self._table.renew()
            return
        self.run = PuzzleRun(match.exercise, match)
        self._begun, self._said = now_text(), ""
        self._table.log.lay_over(self.card)
        self._table.renew()
        self._table.show_log()
        self.card.set_scale(self._table.scale)
        if self._number() < 0:
            self.service.ask(match.exercise.mistake is not None)
        self._show()
        self._table.told.emit(sentences((self.card.words.title, self.card.words.lead)))

    # -- playing ----------------------------------------------------------------------------------------------------

    @Slot()
    def _follow(self) -> None:
        run = self.run
        if run is None or run.match is not self._session.match:
            return
        if run.follow() and run.price is None:
            self.service.ask_price(run.puzzle, run.move)
        self._conclude()

    @Slot(object)
    def _take_price(self, price: Price) -> None:
        run = self.run
        if run is not None and run.puzzle.record.id == price.puzzle:
            run.prices[price.move] = price.price
            self._conclude()

    def _conclude(self) -> None:
        """Keep the try if the move was found, and say what there is to say."""
        run = self.run
        assert run is not None
        if run.is_right and not run.is_kept:
            self._keep(run.is_first)
        self._show()
        self._tell()
        self._hold()

    def _keep(self, first: bool) -> None:
        run = self.run
        assert run is not None
        run.is_kept = True
        self.service.keep(
            Try(
                KIND,
                run.puzzle.record.id,
                self._begun,
                now_text(),
                first=first,
                hints=run.hints,
                moves=tuple(run.tried),
            )
        )

    @Slot()
    def _hold(self) -> None:
        """Once the move is found, or a page is shown, the others wait."""
        if self.run is None or self._pages.page is not None:
            return
        waits = self.run.is_right
        if self._session.is_suspended != waits:
            self._session.suspend(waits)

    @Slot()
    def start_over(self) -> None:
        """Back to the question."""
        self._session.return_to_game()
        while self._session.can_undo:
            self._session.undo()

    @Slot()
    def hint(self) -> None:
        """What speaks for the move; two moves; the pieces ringed; and at last the move in hand."""
        run = self.run
        if run is None or run.is_right:
            return
        run.hints += 1
        if run.move:
            self.start_over()
        if run.hints == HINTS:
            self._table.ring(self._table.rings_of(run.action()))
        elif run.hints >= SHOWN:
            run.hints = SHOWN
            if not run.is_kept:
                self._keep(False)
            self._table.propose(run.action())
        self._show()
        self._table.told.emit(self.card.words.hints[-1] if run.hints <= HINTS else self.card.words.reply)

    # -- what the card says -----------------------------------------------------------------------------------------

    def _tell(self) -> None:
        words = self.card.words
        if words.reply != self._said:
            self._said = words.reply
            self._table.told.emit(sentences((words.reply, words.why)))

    @Slot()
    def _show(self) -> None:
        run = self.run
        if run is None or run.match is not self._session.match:
            return
        number = self._number()
        self.card.show_words(
            CoachWords(
                title=translate("Puzzle", "Find a better move")
                if run.exercise.mistake is not None
                else translate("Puzzle", "Find the best move"),
                number=""
                if number < 0
                else translate("Puzzle", "{number} of {all}").format(number=number + 1, all=len(self._entries)),
                lead=self._question(run),
                tries=tuple((self._name(run, line), self._cost(run, line)) for line in run.tried if line != run.move),
                reply=self._reply(run),
                hints=self._hints(run),
                why=self._why(run) if run.is_right else "",
                is_missed=run.price is not None and not run.is_right,
                is_done=run.is_right,
                can_go_back=self._session.ply > 0,
                has_next=self._next() is not None,
            )
        )

    def _name(self, run: PuzzleRun, line: str) -> str:
        """A move in a few words."""
        game = run.puzzle.game
        retelling = face_of(game.options).retelling(run.match)
        return retelling.option(game, game.parse(line), run.action())

    def _cost(self, run: PuzzleRun, line: str) -> str:
        known = run.puzzle.price(line)
        price = run.prices.get(line) if known is None else known
        return "" if price is None else f"−{challenges.chance_points(price)}"

    def _question(self, run: PuzzleRun) -> str:
        record = run.puzzle.record
        player = self._session.names[record.seat]
        part = face_of(run.puzzle.game.options).retelling(run.match).part(record.theme)
        mistake = run.exercise.mistake
        if mistake is None:
            return challenges.question(player, part)
        played = self._name(run, mistake.played)
        return challenges.question_again(player, part, mistake.started, mistake.round, played)

    def _reply(self, run: PuzzleRun) -> str:
        if not run.move:
            return challenges.answer(self._name(run, run.puzzle.solution)) if run.hints >= SHOWN else ""
        name = self._name(run, run.move)
        if run.price is None:
            return challenges.price_is_sought(name)
        if run.is_right:
            return challenges.right(name, run.move == run.puzzle.solution)
        return challenges.wrong(name, run.price, self._following(run))

    def _following(self, run: PuzzleRun) -> list[str]:
        """What has happened since the move, until the player is asked again."""
        retelling = face_of(run.puzzle.game.options).retelling(run.match)
        seat = run.puzzle.record.seat
        told: list[str] = []
        game = run.match.record.at(0)
        for move in run.match.moves:
            if told and move.seat == seat:
                break
            told += retelling.told(game, move, seat)
            game.play_unchecked(move.action)
        return told

    def _hints(self, run: PuzzleRun) -> tuple[str, ...]:
        puzzle = run.puzzle
        found = []
        if run.hints >= 1:
            found.append(challenges.hint_of_reasons(self._reasons(run), puzzle.lead))
        if run.hints >= 2:
            two = sorted(list(puzzle.chances)[:2])
            found.append(challenges.hint_of_two(*(self._name(run, line) for line in two)))
        if run.hints >= HINTS:
            found.append(challenges.hint_of_rings())
        return tuple(found)

    def _reasons(self, run: PuzzleRun) -> list[str]:
        game = run.puzzle.game
        return face_of(game.options).retelling(run.match).reasons(game.copy(), run.puzzle.thought())

    def _why(self, run: PuzzleRun) -> str:
        best, second, *_ = run.puzzle.chances.values()
        return challenges.why(self._reasons(run), advice.chance(best), advice.chance(second))
