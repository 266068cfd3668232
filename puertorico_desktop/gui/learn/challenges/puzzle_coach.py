"""The base class of coaches for puzzles at the table: it evaluates moves, and shows their price and the
continuation."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QCoreApplication, Slot

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.learn.challenges.puzzle_run import HINTS, SHOWN, PuzzleRun
from puertorico_desktop.gui.learn.challenges.puzzle_service import KIND, Price, PuzzleService
from puertorico_desktop.gui.learn.coach import Coach
from puertorico_desktop.gui.learn.coach_card import CoachCard, CoachWords
from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.texts import advice, challenges
from puertorico_desktop.learn.history.history import now_text
from puertorico_desktop.learn.history.rows import Try
from puertorico_desktop.match.match import Match

translate = QCoreApplication.translate


class PuzzleCoach(Coach[PuzzleRun]):
    """A coach for puzzles. Subclasses supply the puzzles and the question."""

    RINGED, SHOWN = HINTS, SHOWN

    def __init__(
        self, context: LearnContext, exercise: type[Any], card: CoachCard, service: PuzzleService | None = None
    ) -> None:
        """Make the coach; `service` is a shared service, None to make a new one."""
        super().__init__(context, exercise, card)
        self._begun = ""
        if service is None:
            services = context.services
            service = PuzzleService(
                services.save_service.folders, services.preferences, services.history, parent=self
            )
        self.service = service
        self.service.priced.connect(self._take_price)
        self.service.unpriced.connect(self._note_loss)

    # -- interface for the menu and the window ----------------------------------------------------------------------

    def title(self, run: PuzzleRun) -> str:
        """Returns the task as a title."""
        raise NotImplementedError

    def question(self, run: PuzzleRun) -> str:
        """Returns the question in words."""
        raise NotImplementedError

    def place(self) -> tuple[int, int]:
        """Returns the index of the current puzzle in its list, -1 if it is not in the list, and the length of the
        list."""
        raise NotImplementedError

    @property
    def has_next(self) -> bool:
        """Whether another puzzle follows."""
        raise NotImplementedError

    def is_of_program(self, run: PuzzleRun) -> bool:
        """Returns whether the puzzle is supplied with the program, whose moves were evaluated as by steady bots."""
        return False

    # -- playing ----------------------------------------------------------------------------------------------------

    def begin(self, match: Match) -> PuzzleRun:
        """Returns a new run of the puzzle."""
        self._begun = now_text()
        return PuzzleRun(match.exercise, match)

    def played(self, run: PuzzleRun) -> None:
        """Request the price of a move that the puzzle has no figures for, and store the try if the move was the
        solution."""
        is_wanted = run.record_move() or (run.is_unpriced and len(run.match.moves) == 1)
        if is_wanted and run.price is None:
            run.unpriced.discard(run.move)
            self.service.ask_price(run.puzzle, run.move, self.is_of_program(run))
        self._keep_found(run)

    @Slot(object)
    def _take_price(self, price: Price) -> None:
        run = self.run
        if run is not None and run.puzzle.record.id == price.puzzle:
            run.prices[price.move] = price
            self._keep_found(run)
            self.conclude()

    @Slot(str, str)
    def _note_loss(self, puzzle: str, move: str) -> None:
        """Note that the price of a move could not be computed; it is requested again if the move is played again."""
        run = self.run
        if run is not None and run.puzzle.record.id == puzzle:
            run.unpriced.add(move)
            self.conclude()

    def _keep_found(self, run: PuzzleRun) -> None:
        if run.is_done and not run.is_kept:
            self.keep(run, run.is_first)

    def keep(self, run: PuzzleRun, first: bool) -> None:
        """Store a finished try in the history."""
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
        """Return to the question."""
        self.start_over()

    def took_hint(self, run: PuzzleRun) -> None:
        """Return to the question, because hints are about it. With the answer the try is over and is stored."""
        if run.move:
            self.start_over()
        if run.hints == SHOWN and not run.is_kept:
            self.keep(run, False)

    # -- texts of the card ------------------------------------------------------------------------------------------

    def words(self, run: PuzzleRun) -> CoachWords:
        """Returns the texts of the card: the question, the tried moves, and their prices."""
        number, count = self.place()
        text = translate("Puzzle", "{number} of {all}")
        answer = "" if run.is_done or run.hints < SHOWN else challenges.answer(self.name(run, run.puzzle.solution))
        return CoachWords(
            title=self.title(run),
            number="" if number < 0 else text.format(number=number + 1, all=count),
            lead=self.question(run),
            tries=tuple((self.name(run, line), self.cost(run, line)) for line in run.tried if line != run.move),
            reply=self.reply(run) if run.move else "",
            hints=self._hints(run),
            answer=answer,
            why=self._why(run) if run.is_done or answer else "",
            is_missed=run.price is not None and not run.is_done,
            is_done=run.is_done,
            can_go_back=self._session.ply > 0,
            has_next=self.has_next,
        )

    def name(self, run: PuzzleRun, line: str) -> str:
        """Returns a short name of a move."""
        game = run.puzzle.game
        describer = face_of(game.options).describer(run.match)
        return describer.option(game, game.parse(line), run.shown_move())

    def cost(self, run: PuzzleRun, line: str) -> str:
        """Returns the price of a tried move as text; empty if it is not known."""
        price = run.price_of(line)
        return "" if price is None else f"−{challenges.chance_points(price)}"

    def reply(self, run: PuzzleRun) -> str:
        """Returns the reply to the move on the table."""
        name = self.name(run, run.move)
        if run.price is None:
            return self.unpriced(run, name)
        if run.is_done:
            return challenges.right(name, run.move == run.puzzle.solution)
        return challenges.wrong(name, run.price, self.following(run))

    @staticmethod
    def unpriced(run: PuzzleRun, name: str) -> str:
        """Returns the reply to the move on the table while its price is unknown."""
        return challenges.price_is_lost(name) if run.is_unpriced else challenges.price_is_sought(name)

    def following(self, run: PuzzleRun) -> list[str]:
        """Returns the events since the move in words, up to the player's next decision."""
        describer = face_of(run.puzzle.game.options).describer(run.match)
        seat = run.puzzle.record.seat
        sentences: list[str] = []
        game = run.match.record.position_at(0)
        for move in run.match.moves:
            if sentences and move.seat == seat:
                break
            sentences += describer.effects(game, move, seat)
            game.play_unchecked(move.action)
        return sentences

    def _hints(self, run: PuzzleRun) -> tuple[str, ...]:
        puzzle = run.puzzle
        found = []
        if run.hints >= 1:
            found.append(challenges.hint_of_reasons(self._reasons(run, naming=False), puzzle.lead))
        if run.hints >= 2:
            two = sorted(list(puzzle.chances)[:2])
            found.append(challenges.hint_of_two(*(self.name(run, line) for line in two)))
        if run.hints >= HINTS:
            found.append(challenges.hint_of_rings())
        return tuple(found)

    def _reasons(self, run: PuzzleRun, naming: bool = True) -> list[str]:
        """Returns the reasons for the best move; without `naming`, only those that do not reveal it."""
        game = run.puzzle.game
        return face_of(game.options).describer(run.match).reasons(game.copy(), run.puzzle.thought(), naming)

    def _why(self, run: PuzzleRun) -> str:
        if len(run.puzzle.chances) < 2:
            return ""
        best, second, *_ = run.puzzle.chances.values()
        reasons = self._reasons(run)
        if reasons and run.move not in ("", run.puzzle.solution):  # another move, as good as the solution
            reasons.insert(0, challenges.reasons_for(self.name(run, run.puzzle.solution)))
        return challenges.why(reasons, advice.chance(best), advice.chance(second))
