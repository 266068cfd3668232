"""The scripts of `packaging/`, which are no package, as modules."""

import importlib.util
from pathlib import Path
from types import ModuleType

PACKAGING = Path(__file__).resolve().parents[1] / "packaging"


def load_script(name: str) -> ModuleType:
    """Returns a script as a module of its own, so that a test may change it."""
    spec = importlib.util.spec_from_file_location(f"{name}_under_test", PACKAGING / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
