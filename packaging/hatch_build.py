"""Wheels with compiled rules, where PUERTORICO_DESKTOP_COMPILE=1 is set; without it they are pure Python.

The compiler is that of `dev.py compile`, on the same modules: a plugin of its own would need a second list of them.
"""

import importlib.util
import os
from pathlib import Path
from types import ModuleType
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "PUERTORICO_DESKTOP_COMPILE"
NEEDED = ["mypy>=1.15", "setuptools>=68", "attrs>=24.2", "numpy>=1.26"]
"""What compiling takes beside a C compiler: the compiler reads the types of the libraries that the rules use."""


class CompiledRules(BuildHookInterface):  # type: ignore[type-arg]
    """Adds the compiled modules to a wheel."""

    def dependencies(self) -> list[str]:
        """Returns what has to be installed for the build."""
        return NEEDED if self.is_wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Compile. Raises RuntimeError, with the way to get a compiler, where that does not work."""
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
        """Returns whether a wheel with compiled rules is asked for."""
        return self.target_name == "wheel" and os.environ.get(SWITCH) == "1"


def load(name: str, path: Path) -> ModuleType:
    """Import a script that stands in no package."""
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module
