"""Texts of Qt's own widgets for which Qt's catalogues have no words, or not those that readers know. The program has
them only for its catalogues: who asks for them is Qt."""

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
"""In the list of files that is shown where a system has no dialog of its own."""
