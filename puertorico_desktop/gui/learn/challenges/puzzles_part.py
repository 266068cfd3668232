"""Puzzles and the player's own mistakes in the menu Learn: the pages, and the card while one is at the table."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QCoreApplication, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_card import PuzzleCard
from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS, SHOWN, PuzzleExercise, PuzzleRun, new_match
from puertorico_desktop.gui.learn.challenges.puzzle_service import KIND, Entry, Price, PuzzleService
from puertorico_desktop.gui.learn.challenges.puzzles_page import PuzzlesPage
from puertorico_desktop.gui.learn.challenges.shared_games import names_for
from puertorico_desktop.gui.learn.coach import Coach
from puertorico_desktop.gui.learn.coach_card import CoachWords
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.texts import advice, challenges
from puertorico_desktop.learn.history.history import now_text
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


class PuzzlesPart(Coach[PuzzleRun]):
    """The coach of puzzles."""

    RINGED, SHOWN = HINTS, SHOWN

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context, PuzzleExercise, PuzzleCard(context.theme, context.table.log))
        self._choices_for = context.choices_for
        self._entries: list[Entry] = []
        self._mistakes = False
        self._begun = ""
        self.service = PuzzleService(self._services.history, self._services.keeper.folders, parent=self)
        self.mistakes_action, self.puzzles_action = QAction(self), QAction(self)
        self.mistakes_action.triggered.connect(lambda: self.open_page(True))
        self.puzzles_action.triggered.connect(lambda: self.open_page(False))
        self.service.priced.connect(self._take_price)
        self.service.read.connect(self._note_entries)
        self.start()

    @property
    def actions(self) -> list[QAction]:
        """Returns the entries of the menu."""
        return [self.mistakes_action, self.puzzles_action]

    def retranslate(self) -> None:
        """Set every text."""
        self.mistakes_action.setText(translate("Puzzle", "&My mistakes"))
        self.puzzles_action.setText(translate("Puzzle", "&Puzzles"))
        super().retranslate()

    def close(self) -> None:
        """The window closes."""
        self.service.close()

    # -- the page ---------------------------------------------------------------------------------------------------

    def open_page(self, mistakes: bool) -> None:
        """Show all puzzles, or the player's own mistakes."""
        page = PuzzlesPage(self.service, mistakes, self._theme)
        page.chosen.connect(self.open_puzzle)
        self._pages.open_page(page)

    def open_list(self) -> None:
        """Show the page from which the last one came."""
        self.open_page(self._mistakes)

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
            partial(new_match, PuzzleExercise(puzzle, self.came_from(), entry.mistake), names)
        )

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

    # -- playing ----------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> PuzzleRun:
        """Returns the run of a puzzle from its beginning."""
        self.run = run = PuzzleRun(match.exercise, match)
        self._begun = now_text()
        if self._number() < 0:
            self.service.ask(match.exercise.mistake is not None)
        return run

    def played(self, run: PuzzleRun) -> None:
        """Ask what a move costs that the puzzle does not know, and keep the try if the move was found."""
        if run.follow() and run.price is None:
            self.service.ask_price(run.puzzle, run.move)
        self._keep_found(run)

    @Slot(object)
    def _take_price(self, price: Price) -> None:
        run = self.run
        if run is not None and run.puzzle.record.id == price.puzzle:
            run.prices[price.move] = price.price
            self._keep_found(run)
            self.conclude()

    def _keep_found(self, run: PuzzleRun) -> None:
        if run.is_done and not run.is_kept:
            self._keep(run, run.is_first)

    def _keep(self, run: PuzzleRun, first: bool) -> None:
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

    def take_back(self) -> None:
        """Back to the question."""
        self.start_over()

    def took_hint(self, run: PuzzleRun) -> None:
        """Hints are about the question. With the answer the try is over."""
        if run.move:
            self.start_over()
        if run.hints == SHOWN and not run.is_kept:
            self._keep(run, False)

    # -- what the card says -----------------------------------------------------------------------------------------

    def words(self, run: PuzzleRun) -> CoachWords:
        """The question, what was tried, and what it cost."""
        number = self._number()
        return CoachWords(
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
            why=self._why(run) if run.is_done else "",
            is_missed=run.price is not None and not run.is_done,
            is_done=run.is_done,
            can_go_back=self._session.ply > 0,
            has_next=self._next() is not None,
        )

    def _name(self, run: PuzzleRun, line: str) -> str:
        """A move in a few words."""
        game = run.puzzle.game
        retelling = face_of(game.options).retelling(run.match)
        return retelling.option(game, game.parse(line), run.shown_move())

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
        if run.is_done:
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
