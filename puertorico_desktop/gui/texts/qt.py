"""Texts of Qt's own widgets that Qt's catalogues lack or translate unusually. They are here only for the program's
catalogues; Qt looks them up itself."""

from __future__ import annotations

from collections.abc import Sequence

from puertorico_desktop.marking import QT_TRANSLATE_NOOP

QT_TEXTS: Sequence[str] = (
    QT_TRANSLATE_NOOP("QFileDialog", "&Look in:"),
    QT_TRANSLATE_NOOP("QFileDialog", "File &name:"),
    QT_TRANSLATE_NOOP("QFileDialog", "Files of &type:"),
    QT_TRANSLATE_NOOP("QFileSystemModel", "Size"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Drive"),
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
)
"""The texts of the file dialog that is shown where a system has none of its own."""
