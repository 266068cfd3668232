"""The entry for statistics in the menu Learn."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QObject, Signal, Slot
from PySide6.QtGui import QAction

from puertorico_desktop.gui.learn.context import LearnContext
from puertorico_desktop.gui.learn.statistics.page import StatisticsPage
from puertorico_desktop.gui.play.history_service import DamageReport
from puertorico_desktop.gui.texts import statistics as texts
from puertorico_desktop.gui.texts.phrases import sentences
from puertorico_desktop.gui.texts.problems import problem_text
from puertorico_desktop.gui.windows.boxes import Severity, show_box
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.learn.history.exporting import TABLES, as_csv, as_json
from puertorico_desktop.learn.history.history import History
from puertorico_desktop.learn.history.rows import ReachedMilestone
from puertorico_desktop.match.match import Match
from puertorico_desktop.saves.errors import SaveError
from puertorico_desktop.saves.filenames import SUFFIX


class StatisticsPart(QObject):
    """Opens the page of statistics, and carries out its requests."""

    review_requested = Signal(object)
    """Emitted with a `Match` to be reviewed."""

    def __init__(self, context: LearnContext) -> None:
        super().__init__(context.window)
        self._session, self._pages, self._dialogs = context.session, context.pages, context.dialogs
        self._services, self._theme, self._window = context.services, context.theme, context.window
        self._start_folder, self._for_review = context.start_folder, False
        self.action = QAction(self)
        self.action.triggered.connect(self.open)
        self._services.history.opened.connect(self._show_game)
        self._services.history.reached.connect(self._announce_milestones)
        self._services.history.damaged.connect(self._report_damage)
        self._services.history.failed.connect(self._report_failure)
        self._has_reported_failure = False
        self._table, self._dialogs.remark_on = context.table, self.milestones_of
        self._reached: tuple[str, tuple[str, ...]] = ("", ())
        self.retranslate()

    @property
    def actions(self) -> list[QAction]:
        """The menu entry."""
        return [self.action]

    def retranslate(self) -> None:
        """Set the text of the entry."""
        self.action.setText(self.tr("&Statistics"))
        self._dialogs.refresh_remark()

    def milestones_of(self, match: Match) -> str:
        """Returns one line with the milestones that a game has brought; empty if none are known."""
        game, names = self._reached
        if not names or game != match.id:
            return ""
        return texts.milestones_line(names)

    @Slot(str, object)
    def _announce_milestones(self, game: str, reached: list[ReachedMilestone]) -> None:
        self._reached = game, tuple(one.id for one in reached)
        self._dialogs.refresh_remark()
        words = self.milestones_of(self._session.match)
        if words:
            self._table.speech_requested.emit(words)

    @Slot(object)
    def _report_damage(self, found: DamageReport) -> None:
        """Report that the database was damaged and what has replaced it."""
        put_aside = self.tr("The damaged file has been put aside: {path}")
        if found.is_restored:
            instead = self.tr("The copy beside your saves has taken its place.")
        else:
            instead = self.tr("There was no copy beside your saves.")
        again = self.tr("Finished games that are still saved are counted again.")
        words = "\n\n".join((sentences((instead, again)), put_aside.format(path=found.aside)))
        heading = self.tr("The file with your games is damaged.")
        box = show_box(self._window, Severity.WARNING, heading, words, {self.tr("&OK"): None})
        box.setObjectName("damaged_history")

    @Slot(object)
    def _report_failure(self, error: SaveError) -> None:
        """Report once that the database cannot be used, unless the page of statistics is open and shows it."""
        if self._has_reported_failure or isinstance(self._pages.page, StatisticsPage):
            return
        self._has_reported_failure = True
        heading = self.tr("What happens in your games is not counted at present.")
        later = self.tr("Finished games that are still saved are counted later.")
        words = sentences((problem_text(error), later))
        box = show_box(self._window, Severity.WARNING, heading, words, {self.tr("&OK"): None}, str(error))
        box.setObjectName("failed_history")

    @Slot()
    def open(self) -> None:
        """Open the page."""
        page = StatisticsPage(self._services.history, self._theme)
        page.new_game_requested.connect(self._new_game)
        page.open_requested.connect(lambda number: self._ask_for(number, False))
        page.review_requested.connect(lambda number: self._ask_for(number, True))
        page.export_requested.connect(self._export)
        page.import_requested.connect(self._import)
        self._pages.open_page(page)

    def _new_game(self) -> None:
        self._pages.close_page()
        self._dialogs.new_game()

    def _ask_for(self, number: int, for_review: bool) -> None:
        self._for_review = for_review
        self._services.history.open_game(number)

    @Slot(object)
    def _show_game(self, match: Match) -> None:
        """Put the requested game on the table as it ended, or have it reviewed."""
        if self._pages.page is None:
            return
        if self._for_review:
            self.review_requested.emit(match)
        else:
            self._services.save_service.lay_out_finished(match)

    def _import(self) -> None:
        dialog = FileDialog.for_reading(self._window, self.tr("Import games"), str(self._start_folder()))
        readable, everything = self.tr("Games, exported statistics and copies"), self.tr("All files")
        dialog.setNameFilters([f"{readable} (*.json *.db *{SUFFIX})", f"{everything} (*)"])
        dialog.fileSelected.connect(self._read)
        dialog.open()

    @Slot(str)
    def _read(self, name: str) -> None:
        self._services.history.import_file(Path(name))

    def _export(self) -> None:
        place = str(self._start_folder())
        dialog = FileDialog.for_saving(self._window, self.tr("Export the statistics"), place, ".json")
        tables = [self.tr("Games"), self.tr("Seats"), self.tr("Purchases")]
        everything = self.tr("Everything")
        filters = [f"{everything} (*.json)", *(f"{name} (*.csv)" for name in tables)]
        dialog.setNameFilters(filters)
        dialog.filterSelected.connect(
            lambda chosen: dialog.setDefaultSuffix("json" if chosen == filters[0] else "csv")
        )
        dialog.selectFile("puertorico")
        dialog.fileSelected.connect(lambda path: self._write(Path(path), filters.index(dialog.selectedNameFilter())))
        dialog.open()

    def _write(self, path: Path, chosen: int) -> None:
        folders = self._services.save_service.folders

        def content() -> bytes:
            with History(folders.history) as history:
                if chosen:
                    return as_csv(history, TABLES[chosen - 1])
                return as_json(history)

        self._services.save_service.export(path, content)
