"""The list of the libraries and fonts of other makers in the program, with their licences.

A packaged program contains the list, made when it was packed. Elsewhere it is made from the installed Python
packages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from importlib.metadata import Distribution, PackageNotFoundError, distribution
from pathlib import Path

import attrs

from puertorico_desktop import PROGRAM
from puertorico_desktop.paths import licences_dir, resource

FONTS = (("Source Sans", "OFL-Western.txt"), ("Noto Sans CJK", "OFL.txt"))
FONT_LICENCE = "OFL-1.1"
LARGEST_LIST = 1 << 20
LARGEST_TEXT = 1 << 20
"""The limits of reading: `LARGEST_LIST` in bytes of the list, `LARGEST_TEXT` in characters of a licence text."""
CLASSIFIER = "License :: "
TEXT_FILE = re.compile(r"(licen[cs]e|copying|notice)", re.IGNORECASE)


@attrs.frozen
class Part:
    """A component of the program; `licence` is the name that its makers give. Unknown versions and licences are
    empty."""

    name: str
    version: str
    licence: str


def parts() -> list[Part]:
    """Returns all components except the program itself, sorted by name."""
    packed = _packed()
    found = packed if packed is not None else list(_installed())
    found += [Part(name, "", FONT_LICENCE) for name, _ in FONTS]
    return sorted((part for part in found if part.name != PROGRAM), key=lambda part: part.name.lower())


def texts() -> str:
    """Returns the texts of all licences, one after the other."""
    licence = licences_dir() / "LICENSE"
    own = _read(licence if licence.is_file() else licences_dir().parent / "LICENSE")
    packed = licences_dir() / "LICENCES.txt"
    pieces = [own, _read(packed) if packed.is_file() else "\n\n".join(_installed_texts())]
    pieces += [f"{name}\n\n{_read(resource('fonts', file))}" for name, file in FONTS]
    return "\n\n\n".join(filter(None, pieces))


def _packed() -> list[Part] | None:
    """Returns the list in a packaged program; None elsewhere, or if the list cannot be read."""
    try:
        with (licences_dir() / "parts.json").open("rb") as file:
            listed = json.loads(file.read(LARGEST_LIST))
        return [Part(str(one["name"]), str(one["version"]), str(one["licence"])) for one in listed]
    except (OSError, ValueError, TypeError, KeyError):
        return None


def _installed() -> Iterator[Part]:
    """Yields the installed packages that the program needs, directly or indirectly."""
    for package in _needed():
        metadata = package.metadata
        licence = next((metadata[key] for key in ("License-Expression", "License") if key in metadata), "")
        if not licence:  # older packages name the licence only in their classifiers
            named = [line for line in metadata.get_all("Classifier") or () if line.startswith(CLASSIFIER)]
            licence = ", ".join(line.rpartition(" :: ")[2] for line in named)
        yield Part(package.name, package.version, licence.strip().partition("\n")[0])


def _installed_texts() -> Iterator[str]:
    for package in _needed():
        for file in package.files or ():
            if TEXT_FILE.search(file.name) and ".dist-info" in str(file) and file.suffix != ".py":
                yield f"{package.name}: {file.name}\n\n{_read(Path(str(file.locate())))}"


def _needed() -> list[Distribution]:
    """Returns the packages that the program needs, directly or indirectly, and that are installed."""
    found: dict[str, Distribution] = {}
    waiting = [PROGRAM]
    while waiting:
        name = waiting.pop().lower().replace("_", "-")
        if name in found:
            continue
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue
        found[name] = package
        required = [line for line in package.requires or () if "extra ==" not in line]
        waiting += [re.split(r"[^\w.-]", line, maxsplit=1)[0] for line in required]
    return list(found.values())


def _read(path: Path) -> str:
    try:
        with path.open(encoding="utf-8", errors="replace") as file:
            return file.read(LARGEST_TEXT).strip()
    except OSError:
        return ""
