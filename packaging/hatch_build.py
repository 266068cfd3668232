"""Builds wheels with compiled rules if PUERTORICO_DESKTOP_COMPILE=1 is set; otherwise they are pure Python.

It uses the compiler of `dev.py compile` with the same list of modules, which a separate plugin would need a copy of.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "PUERTORICO_DESKTOP_COMPILE"
NEEDED = ["mypy>=1.15", "setuptools>=68", "attrs>=24.2", "numpy>=1.26"]
"""The packages needed for compiling, besides a C compiler: mypyc reads the types of the libraries that the rules
use."""


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        """Returns the packages that the build needs."""
        return NEEDED if self.is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile the rules. Raises RuntimeError, with a hint on how to install a compiler, if that fails."""
        if version == "editable" or not self.is_wanted():
            return
        script = load("compile", Path(self.root, "packaging", "compile.py"))
        obstacle = script.missing()
        if obstacle or script.main():
            raise RuntimeError(f"{SWITCH} is set: {obstacle or 'the compiler has failed, see above'}")
        for path in script.libraries(script.TARGET):
            build_data["force_include"][str(path)] = path.relative_to(script.TARGET).as_posix()
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def is_wanted(self) -> bool:
        """Returns whether a wheel with compiled rules is requested."""
        return self.target_name == "wheel" and os.environ.get(SWITCH) == "1"


def load(name: str, path: Path) -> ModuleType:
    """Import a script that is in no package."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
