"""Qt's own file dialog, used where the system has none: it fits on the screen and shows plain text."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtWidgets import QMessageBox, QTreeView, QWidget
from pytestqt.qtbot import QtBot

from puertorico_desktop.gui.windows.file_dialog import FileDialog


def test_the_file_dialog_fits_on_the_screen(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = FileDialog.for_saving(parent, "Save", "/", "prgame")
    dialog.setOption(FileDialog.Option.DontUseNativeDialog)
    dialog.show()
    files = dialog.findChild(QTreeView)
    assert files is not None
    assert files.columnWidth(1) > files.fontMetrics().horizontalAdvance("1023.99 KiB")
    assert files.columnWidth(3) > files.fontMetrics().horizontalAdvance("12/28/26 11:48 PM")
    screen: QRect = dialog.screen().availableGeometry()
    assert screen.contains(dialog.frameGeometry())
    dialog.resize(3000, 3000)
    dialog.hide()
    dialog.show()
    assert screen.contains(dialog.frameGeometry())
    dialog.close()


def test_message_boxes_of_the_file_dialog_show_plain_text(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = FileDialog.for_saving(parent, "Save", "/", "prgame")
    box = QMessageBox(dialog)
    box.setText("<b>game</b>.prgame already exists.")
    box.show()
    assert box.textFormat() is Qt.TextFormat.PlainText
    box.close()
    dialog.deleteLater()
