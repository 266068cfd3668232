"""Lists all components of a bundle with their licences: Python packages (pip-licenses), parts of Qt, system
libraries.

It writes three files: `parts.json`, which the program shows, `LICENCES.txt` with all texts, and `sbom.cdx.json`, the
list of components in the format of CycloneDX.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import attrs

from bundles.building import BUILD, PROGRAM, ROOT, PackagingError, output_of, run

FOLDER = BUILD / "licences"
FOUND = FOLDER / "packages.json"
STARTER = FOLDER / "starter.json"
SBOM = FOLDER / "sbom.cdx.json"
PARTS = FOLDER / "parts.json"
TEXTS = FOLDER / "LICENCES.txt"
FILES = (PARTS, TEXTS, SBOM, ROOT / "LICENSE")
"""The files beside the packages and in the program's folder."""
STARTER_LICENCE = "GPL-2.0-or-later WITH Bootloader-exception"
QT_LICENCES = ("LGPL-3.0", "GPL-3.0")
"""The wheels of Qt contain no licence texts; the LGPL refers to the GPL."""

IN_QT = (
    # From the page "Licenses Used in Qt" of Qt 6: third-party code in the modules and plugins of a bundle.
    ("Qt: BLAKE2", "CC0-1.0 OR Apache-2.0"),
    ("Qt: double-conversion", "BSD-3-Clause"),
    ("Qt: easing equations", "BSD-3-Clause"),
    ("Qt: FreeType", "FTL OR GPL-2.0-only"),
    ("Qt: HarfBuzz", "MIT"),
    ("Qt: ICU", "Unicode-3.0"),
    ("Qt: IAccessible2", "BSD-3-Clause"),
    ("Qt: JPEG (libjpeg-turbo)", "IJG AND BSD-3-Clause AND Zlib"),
    ("Qt: libpng", "libpng-2.0"),
    ("Qt: MD4, MD5, SHA-1, SHA-3", "CC0-1.0"),
    ("Qt: md4c", "MIT"),
    ("Qt: PCRE2", "BSD-3-Clause"),
    ("Qt: smooth scaling", "BSD-2-Clause AND Imlib2"),
    ("Qt: Secure Hash Algorithms SHA-384 and SHA-512", "BSD-3-Clause"),
    ("Qt: TinyCBOR", "MIT"),
    ("Qt: Unicode character data", "Unicode-3.0"),
    ("Qt: Wayland protocols", "MIT"),
    ("Qt: X11 atoms and input methods", "MIT"),
    ("Qt: zlib", "Zlib"),
)
LIBRARY_LICENCES = {
    # The licences of the libraries themselves: Debian's files also list those of manuals, tests and build scripts.
    "libbz2": "bzip2-1.0.6",
    "libffi": "MIT",
    "liblzma": "0BSD",
    "libsqlite3": "blessing",
    "libuuid": "BSD-3-Clause",
    "libxcb": "X11",
    "libxkbcommon": "MIT",
}
"""The licences by prefix of the Debian package's name."""
QT_SOURCES = "https://download.qt.io/official_releases/QtForPython/"
QT_NOTICE = f"""Qt and Qt for Python are used under the GNU Lesser General Public License, version 3. They lie in
the folder _internal/PySide6 as separate libraries: whoever wants another version puts its files in their place. Their
sources are at {QT_SOURCES} ; the texts of the code of others in them are at
https://doc.qt.io/qt-6/licenses-used-in-qt.html ."""


@attrs.frozen
class Part:
    """A component of a bundle; `licence` is the SPDX identifier if its authors give one, otherwise their name of
    it."""

    name: str
    version: str
    licence: str
    text: str = attrs.field(default="", eq=False)


def describe_environment(program: str, tools: str) -> None:
    """Store the packages of an environment, before PyInstaller is installed, which does not belong to the bundle."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    FOUND.write_text(json.dumps(found_by_tool(program, tools)), encoding="utf-8")
    listed = ("environment", "--pyproject", str(ROOT / "pyproject.toml"), "--mc-type", "application")
    written = ("--output-reproducible", "--output-format", "JSON", "--spec-version", "1.6")
    run(tools, "-m", "cyclonedx_py", *listed, *written, "--output-file", str(SBOM), program)


def describe_starter(program: str, tools: str) -> None:
    """Store the component of PyInstaller that is in the bundle: the bootloader."""
    found = found_by_tool(program, tools, "--packages", "pyinstaller")
    STARTER.write_text(json.dumps(found), encoding="utf-8")


def found_by_tool(program: str, tools: str, *options: str) -> list[dict[str, str]]:
    """Returns the packages of an environment with their licences, texts and notices."""
    texts = ("--with-license-file", "--no-license-path", "--with-notice-file", "--format", "json", "--from", "mixed")
    found: list[dict[str, str]] = json.loads(
        output_of(tools, "-m", "piplicenses", "--python", program, "--with-system", *texts, *options)
    )
    return found


def write(entries: Iterable[tuple[str, str, str]], site_packages: Path, prefix: Path) -> None:
    """Write the three files for a bundle with these native files.

    `prefix` is the folder of Python. Raises PackagingError for a file of unknown origin.
    """
    packages = [of_package(found) for found in json.loads(FOUND.read_text(encoding="utf-8"))]
    starter = [of_starter(found) for found in json.loads(STARTER.read_text(encoding="utf-8"))]
    python = Part("Python", ".".join(map(str, sys.version_info[:3])), "PSF-2.0", python_text(prefix))
    qt = next(part.version for part in packages if part.name.lower().startswith("pyside6"))
    inside = [Part(name, qt, licence) for name, licence in IN_QT]
    native = [*starter, python, *inside, *from_the_system(entries, site_packages, prefix)]
    parts = sorted({*packages, *native}, key=lambda part: part.name.lower())
    for part in parts:
        if not part.licence or part.licence == "UNKNOWN":
            raise PackagingError(f"nothing tells the licence of {part.name}")
    PARTS.write_text(json.dumps([shown(part) for part in parts], indent=1), encoding="utf-8")
    TEXTS.write_text(text_of(parts), encoding="utf-8", newline="\n")
    add_to_sbom(native)


def of_package(found: dict[str, str]) -> Part:
    """Returns the component for a Python package."""
    text = "\n\n".join(found[key] for key in ("LicenseText", "NoticeText") if found.get(key, "UNKNOWN") != "UNKNOWN")
    return Part(found["Name"], found["Version"], found["License"], text.strip())


def of_starter(found: dict[str, str]) -> Part:
    """Returns the component for PyInstaller's bootloader."""
    part = of_package(found)
    return attrs.evolve(part, name="PyInstaller bootloader", licence=STARTER_LICENCE)


def python_text(prefix: Path) -> str:
    """Returns the licence text of Python, from where it is installed."""
    names = ("LICENSE.txt", f"lib/python{sys.version_info[0]}.{sys.version_info[1]}/LICENSE.txt", "Lib/LICENSE.txt")
    found = next((prefix / name for name in names if (prefix / name).is_file()), None)
    return found.read_text(encoding="utf-8", errors="replace") if found else ""


# -- libraries of the system ----------------------------------------------------------------------------------------


def from_the_system(entries: Iterable[tuple[str, str, str]], site_packages: Path, prefix: Path) -> Iterator[Part]:
    """Returns the system packages whose libraries are in the bundle."""
    known = (site_packages.resolve(), prefix.resolve())
    sources = {Path(source).resolve() for _, source, kind in entries if kind in ("BINARY", "EXTENSION")}
    strangers = sorted(path for path in sources if not any(path.is_relative_to(folder) for folder in known))
    for path in strangers if sys.platform != "linux" else ():
        raise PackagingError(f"{path} is in the bundle, and nothing tells its licence")
    for package in sorted({debian_package(path) for path in strangers}):
        yield of_debian(package)


def debian_package(path: Path) -> str:
    """Returns the Debian package that contains a library. Raises PackagingError if there is none."""
    for name in (str(path), str(path).removeprefix("/usr")):  # files installed in /lib are registered under that path
        done = subprocess.run(["dpkg-query", "--search", name], capture_output=True, text=True)
        if not done.returncode:
            return done.stdout.partition(":")[0]
    raise PackagingError(f"{path} is in the bundle and belongs to no package that tells its licence")


def of_debian(package: str) -> Part:
    """Returns the component for a Debian package."""
    version = output_of("dpkg-query", "--show", "--showformat", "${Version}\n", package).splitlines()[0]
    text = Path("/usr/share/doc", package, "copyright").read_text(encoding="utf-8", errors="replace")
    known = next((licence for begins, licence in LIBRARY_LICENCES.items() if package.startswith(begins)), None)
    names = sorted(set(re.findall(r"^License: *(\S.*?) *$", text, re.MULTILINE)))
    return Part(package, version, known or " AND ".join(names) or "see its text", text)


# -- output ---------------------------------------------------------------------------------------------------------


def shown(part: Part) -> dict[str, str]:
    """Returns the data of a component that the program shows."""
    return {"name": part.name, "version": part.version, "licence": part.licence}


def text_of(parts: Iterable[Part]) -> str:
    """Returns the list of all components, then the licence texts without repetitions."""
    listed = list(parts)
    lines = ["What this program is made of", "============================", "", QT_NOTICE, ""]
    lines += [f"{part.name} {part.version}: {part.licence}" for part in listed]
    texts: dict[str, list[str]] = {}
    for part in listed:
        if part.text:
            texts.setdefault(part.text, []).append(part.name)
    for name in QT_LICENCES:
        text = (Path(__file__).parent / "texts" / f"{name}.txt").read_text(encoding="utf-8")
        texts[text] = [f"{name} (Qt, Qt for Python)"]
    for text, names in texts.items():
        heading = ", ".join(names)
        lines += ["", "", heading, "-" * min(len(heading), 118), "", text]
    return "\n".join(line.rstrip() for line in "\n".join(lines).splitlines()) + "\n"


def add_to_sbom(parts: Iterable[Part]) -> None:
    """Add the components that are not Python packages to the list made by the tool."""
    listed: dict[str, Any] = json.loads(SBOM.read_text(encoding="utf-8"))
    root = listed["metadata"]["component"]["bom-ref"]
    added = [component(part) for part in parts]
    references = {str(one["bom-ref"]) for one in added}
    listed["components"] = [c for c in listed["components"] if c["bom-ref"] not in references] + added
    for dependency in listed.setdefault("dependencies", []):
        if dependency["ref"] == root:
            dependency["dependsOn"] = sorted({*dependency.get("dependsOn", ()), *references})
    listed["dependencies"] += [{"ref": reference} for reference in sorted(references)]
    SBOM.write_text(json.dumps(listed, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def component(part: Part) -> dict[str, object]:
    """Returns a component in the format of CycloneDX."""
    return {
        "type": "library",
        "bom-ref": f"{PROGRAM}:{part.name}=={part.version}",
        "name": part.name,
        "version": part.version,
        "licenses": [{"license": {"name": part.licence}}],
    }
