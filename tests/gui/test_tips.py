"""Tool tips: long sentences are wrapped in every language."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from puertorico_desktop.gui.texts.typesetting import JOINER
from puertorico_desktop.gui.views.tips import MOST_EMS, lines_of

CAPTURE = "まだ選ばれていない役割タイル1枚の上のお金を取り、自分の紋章を付けます。" * 3
ENGLISH = "Take the coins on a role tile that nobody has chosen yet, and put your crest on it. " * 3


@pytest.mark.parametrize("words", [CAPTURE, ENGLISH, "\N{FACE WITH TEARS OF JOY} " * 60 + "end"])
def test_long_sentences_are_wrapped(qapp: QApplication, words: str) -> None:
    font = qapp.font()
    lines = list(lines_of(words, font))
    assert len(lines) > 1
    metrics = QFontMetricsF(font)
    assert max(map(metrics.horizontalAdvance, lines)) <= MOST_EMS * metrics.ascent() + 1
    assert "".join("".join(lines).split()).replace(JOINER, "") == "".join(words.split())


def test_short_texts_and_existing_lines_are_kept(qapp: QApplication) -> None:
    words = "The trading house is empty.\nNobody has sold anything yet."
    assert "\n".join(lines_of(words, qapp.font())) == words
    assert list(lines_of("", qapp.font())) == [""]
