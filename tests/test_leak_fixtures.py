"""The fixtures that every test runs under notice what they are there for."""

import pytest

# Neither is needed to run a throw-away suite, and both take their time to load.
QUICK = ("-p", "no:xdist", "-p", "no:pytest-qt", "-p", "no:cacheprovider")

LEAKY = """
import logging
import threading

release = threading.Event()


def test_thread():
    threading.Thread(target=release.wait, args=(20,), name="forgotten").start()


def test_thread_that_ends():
    release.set()
    thread = threading.Thread(target=release.wait)
    thread.start()


def test_log():
    logging.getLogger("engine").warning("odd")


def test_expected_log(caplog):
    logging.getLogger("engine").warning("odd")
    assert caplog.messages == ["odd"]
    caplog.clear()
"""


@pytest.fixture
def checked_suite(pytester: pytest.Pytester, request: pytest.FixtureRequest) -> pytest.Pytester:
    """A throw-away suite with these fixtures in force."""
    source = (request.path.parent / "conftest.py").read_text(encoding="utf-8")
    pytester.makeconftest(source.replace("JOIN_SECONDS = 2.0", "JOIN_SECONDS = 0.1"))
    pytester.makeini("[pytest]\nmarkers = long\n")
    return pytester


def test_leaks_are_reported(checked_suite: pytest.Pytester) -> None:
    checked_suite.makepyfile(LEAKY)
    result = checked_suite.runpytest_subprocess(*QUICK)
    result.assert_outcomes(passed=4, errors=2)
    result.stdout.fnmatch_lines(
        ["*still running after the test: thread forgotten;*", "*logged: WARNING engine: odd*"]
    )


def test_long_tests_wait_to_be_asked_for(checked_suite: pytest.Pytester) -> None:
    checked_suite.makepyfile("import pytest\n@pytest.mark.long\ndef test_long(): pass\ndef test_short(): pass\n")
    checked_suite.runpytest_subprocess(*QUICK).assert_outcomes(passed=1, deselected=1)
    checked_suite.runpytest_subprocess(*QUICK, "--long").assert_outcomes(passed=2)


def test_failed_checks_are_repeated_before_the_last_line(
    checked_suite: pytest.Pytester, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DEV_FAILED_STEPS", "mypy")
    checked_suite.makepyfile("def test_short(): pass\n")
    result = checked_suite.runpytest_subprocess(*QUICK)
    result.stdout.fnmatch_lines(["failed: mypy", "=*1 passed*"])
