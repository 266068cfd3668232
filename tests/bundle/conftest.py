"""Tests of a packaged program, which run with `--bundle FILE`; `packaging/dev.py package --check` runs them."""

from pathlib import Path

import pytest

from tests.xvfb.conftest import home, installation, screen, start

__all__ = ["home", "installation", "screen", "start"]


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Ignores the tests without a packaged program."""
    return True if collection_path.name.startswith("test_") and config.getoption("--bundle") is None else None
