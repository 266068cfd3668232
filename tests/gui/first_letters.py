"""Checks of how letters are drawn before and after their fonts are loaded: each needs a process in which no other
test has loaded fonts. `python -m tests.gui.first_letters CHECK` ends with status 0 if it holds."""

import sys
from time import monotonic

from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QInputMethodEvent
from PySide6.QtWidgets import QApplication, QWidget

from puertorico_desktop.gui.app.fonts import BUNDLED, load_for
from puertorico_desktop.gui.app.languages import Languages
from puertorico_desktop.gui.windows.name_edit import NameEdit
from puertorico_desktop.languages import ENGLISH
from tests.gui.glyphs import families_of

WESTERN, JAPANESE = BUNDLED[ENGLISH].family, BUNDLED["ja"].family
SECONDS = 30.0


def english() -> None:
    """In an English window, fonts made before have the letters as soon as they are needed."""
    font = QApplication.font()
    assert JAPANESE not in families_of("由美さん", font)
    assert not load_for(["Łukasz"])
    assert load_for(["Anna", "由美さん"])
    assert families_of("由美さん", font) == {JAPANESE}
    assert not load_for(["Anna", "陈"])
    assert families_of("陈", font) == {BUNDLED["zh_CN"].family}
    assert families_of("Anna Łukasz 2 × “…”", font) == {WESTERN}


def chinese() -> None:
    """In a Chinese window, its own family stays the first, and a letter of another region has the other's."""
    simplified, traditional = BUNDLED["zh_CN"].family, BUNDLED["zh_TW"].family
    font = QApplication.font()
    assert families_of("陈小明たろう", font) == {simplified}
    assert not load_for(["陈小明", "たろう"])
    assert traditional not in families_of("陳", font)
    assert load_for(["陳"])
    assert families_of("陳", font) == {traditional}
    assert families_of("陈小明たろう 2 ×", font) == {simplified}


def typed() -> None:
    """A name that is typed is drawn anew once its font is loaded."""
    field = shown_field()
    field.setText("由美さん")
    shown = changed(field, drawn(field))
    again = shown_field()
    again.setText("由美さん")
    assert drawn(again) == shown


def composed() -> None:
    """So are letters that an input method composes, and these stay in the field."""
    field = shown_field()
    QApplication.sendEvent(field, QInputMethodEvent("ゆみ", []))
    changed(field, drawn(field))
    event = QInputMethodEvent()
    event.setCommitString("由美")
    QApplication.sendEvent(field, event)
    assert field.text() == "由美"


def shown_field() -> NameEdit:
    window = QWidget()
    field = NameEdit("", window)
    field.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # a caret would blink
    field.resize(200, 30)
    window.show()
    windows.append(window)
    return field


def drawn(field: NameEdit) -> QImage:
    return field.grab().toImage()


def changed(field: NameEdit, before: QImage) -> QImage:
    """Returns the picture of a field once it differs from `before`."""
    end = monotonic() + SECONDS
    while (picture := drawn(field)) == before:
        assert monotonic() < end, "the field is not drawn anew"
        QApplication.processEvents()
    return picture


CHECKS = {
    check.__name__: (check, language)
    for check, language in ((english, ENGLISH), (chinese, "zh_CN"), (typed, ENGLISH), (composed, ENGLISH))
}
windows: list[QWidget] = []

if __name__ == "__main__":
    check, language = CHECKS[sys.argv[1]]
    application = QApplication([])
    Languages(application).use(language)
    check()
