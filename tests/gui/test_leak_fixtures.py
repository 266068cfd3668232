"""The fixtures of this folder notice leaks and let clean tests pass."""

import pytest

LEAKY = """
from PySide6.QtCore import QTimer, QVariantAnimation
from PySide6.QtWidgets import QLabel, QWidget

kept = []


def test_window(qtbot):
    kept.append(QWidget())


def test_timer(qtbot):
    timer = QTimer()
    timer.start(50)
    kept.append(timer)


def test_animation(qtbot):
    animation = QVariantAnimation()
    animation.setStartValue(0)
    animation.setEndValue(1)
    animation.setDuration(60_000)
    animation.start()
    kept.append(animation)


def test_clean(qtbot):
    parent = QWidget()
    qtbot.addWidget(parent)
    QLabel("inside", parent)
    timer = QTimer(parent)
    timer.start(50)
    timer.stop()
"""


@pytest.fixture
def checked_suite(
    pytester: pytest.Pytester, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> pytest.Pytester:
    """Returns a temporary suite with these fixtures."""
    here = request.path.parent
    monkeypatch.setenv("PYTHONPATH", str(here.parents[1]))  # the fixtures use the program
    pytester.makeini("[pytest]\nqt_api = pyside6\n")
    pytester.makeconftest((here / "conftest.py").read_text(encoding="utf-8"))
    return pytester


def test_leaks_are_reported(checked_suite: pytest.Pytester) -> None:
    checked_suite.makepyfile(LEAKY)
    result = checked_suite.runpytest_subprocess("-p", "no:xdist", "-p", "no:cacheprovider")
    result.assert_outcomes(passed=4, errors=3)
    result.stdout.fnmatch_lines(
        ["*left behind: QWidget;*", "*left behind: QTimer;*", "*left behind: QVariantAnimation;*"]
    )
