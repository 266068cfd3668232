"""Exports of a game besides saves: its moves as text, and its score sheet as a picture or a table."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QBuffer, QByteArray, QCoreApplication, QEvent, QIODevice, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QImage, QImageWriter, QPainter
from PySide6.QtWidgets import QMenu, QWidget

from puertorico_desktop.gui.games import face_of
from puertorico_desktop.gui.play.save_service import SaveService
from puertorico_desktop.gui.play.session import GameSession
from puertorico_desktop.gui.style.styles import dialog_style
from puertorico_desktop.gui.style.theme import Theme
from puertorico_desktop.gui.texts.phrases import title
from puertorico_desktop.gui.windows.disclosure import disclose
from puertorico_desktop.gui.windows.file_dialog import FileDialog
from puertorico_desktop.gui.windows.score_sheet import ScorePicture
from puertorico_desktop.saves.export import game_text, score_csv

PICTURE_SCALE = 2
"""The pixels of the exported picture for each logical pixel at scale 1."""
MARGIN = 24


class Exports(QObject):
    """The menu of exports, for one window."""

    def __init__(
        self,
        session: GameSession,
        save_service: SaveService,
        theme: Theme,
        start_folder: Callable[[], Path],
        window: QWidget,
    ) -> None:
        """`start_folder` returns the folder that is proposed for files."""
        super().__init__(window)
        self._session = session
        self._save_service = save_service
        self._theme = theme
        self._start_folder = start_folder
        self._window = window
        self.menu = QMenu(window)
        self.text_action = QAction(self)
        self.text_action.triggered.connect(self.export_text)
        self.picture_action = QAction(self)
        self.picture_action.triggered.connect(self.export_picture)
        self.table_action = QAction(self)
        self.table_action.triggered.connect(self.export_table)
        self.menu.addActions([self.text_action, self.picture_action, self.table_action])
        self.menu.aboutToShow.connect(self._refresh)
        self.retranslate()

    def retranslate(self) -> None:
        """Set every text."""
        self.menu.setTitle(self.tr("&Export"))
        self.text_action.setText(self.tr("Game as &text…"))
        self.picture_action.setText(self.tr("Score sheet as &picture…"))
        self.table_action.setText(self.tr("Score sheet as ta&ble (CSV)…"))

    def _refresh(self) -> None:
        over = not self._session.match.is_running
        self.picture_action.setEnabled(over)
        self.table_action.setEnabled(over)

    def export_text(self) -> None:
        """Ask for a file, and write the moves as lines of notation."""
        content = game_text(self._session.match).encode()
        disclose(
            self._session,
            self._window,
            lambda: self._ask(self.tr("Game as text"), "txt", self.tr("Text"), lambda: content),
            None,
        )

    def export_picture(self) -> None:
        """Ask for a file, and write the score sheet as a picture, as it is shown at the end."""
        image = self._score_picture()
        self._ask(self.tr("Score sheet as picture"), "png", self.tr("Picture"), lambda: _png(image))

    def export_table(self) -> None:
        """Ask for a file, and write the score sheet for a spreadsheet."""
        session = self._session
        match = session.match
        standings = match.record.game.standings()
        lines = face_of(match.setup.options).score_lines(match)
        names = [session.names[one.seat] for one in standings]
        content = score_csv(names, [(title(line.source), line.values) for line in lines])
        self._ask(self.tr("Score sheet as table"), "csv", self.tr("Table"), lambda: content)

    def _score_picture(self) -> QImage:
        sheet = ScorePicture(self._session.match, self._theme)
        sheet.setPalette(self._window.palette())
        sheet.setStyleSheet(dialog_style(self._theme))
        sheet.setAttribute(Qt.WidgetAttribute.WA_DontShowOnScreen)
        sheet.show()  # layouts are computed when a widget is shown
        sheet.resize(sheet.sizeHint())
        sheet.grab()  # axes get the room for their texts when they are painted, rows the height for their width
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest.value)
        size = sheet.sizeHint()
        sheet.resize(size)
        image = QImage(
            (size.width() + 2 * MARGIN) * PICTURE_SCALE,
            (size.height() + 2 * MARGIN) * PICTURE_SCALE,
            QImage.Format.Format_RGB32,
        )
        image.setDevicePixelRatio(PICTURE_SCALE)
        image.fill(sheet.palette().window().color())
        with QPainter(image) as painter:
            sheet.render(painter, QPoint(MARGIN, MARGIN))
        sheet.close()
        sheet.deleteLater()
        return image

    def _ask(self, heading: str, suffix: str, kind: str, content: Callable[[], bytes]) -> None:
        match = self._session.match
        name = f"{face_of(match.setup.options).name()} {match.started.astimezone():%Y-%m-%d %H%M}.{suffix}"
        dialog = FileDialog.for_saving(self._window, heading, str(self._start_folder() / name), suffix)
        dialog.setNameFilter(f"{kind} (*.{suffix})")
        dialog.selectFile(name)
        dialog.fileSelected.connect(lambda path: self._save_service.export(Path(path), content))
        dialog.open()


def _png(image: QImage) -> bytes:
    array = QByteArray()
    buffer = QBuffer(array)
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    QImageWriter(buffer, QByteArray(b"png")).write(image)
    return bytes(array.data())
