"""A registry loads its values on first use."""

import subprocess
import sys

import pytest

from puertorico_desktop.engine.registry import Registry


def test_each_value_is_loaded_once_at_its_first_use() -> None:
    loaded: list[str] = []

    def loader(name: str):
        def load() -> str:
            loaded.append(name)
            return name.upper()

        return load

    registry = Registry({name: loader(name) for name in ("a", "b")})
    assert list(registry) == ["a", "b"]
    assert "a" in registry
    assert "c" not in registry
    assert not loaded
    assert (registry["b"], registry["b"]) == ("B", "B")
    assert loaded == ["b"]
    with pytest.raises(KeyError):
        registry["c"]


def test_values_can_be_set_and_deleted() -> None:
    registry = Registry({"a": lambda: 1})
    registry["b"] = 2
    registry["a"] = 3
    assert dict(registry) == {"a": 3, "b": 2}
    del registry["a"]
    assert list(registry) == ["b"]


def test_the_window_starts_without_the_rules_of_other_games() -> None:
    program = (
        "import sys, puertorico_desktop.gui.app.application, puertorico_desktop.gui.windows.main_window;"
        "from puertorico_desktop.gui.games import FACES; FACES['puertorico'];"
        "print(sorted(name for name in sys.modules if '.sanjuan' in name))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
