"""Packages for Windows: an installer and an archive that needs no installing."""

from __future__ import annotations

import shutil
import zipfile
from datetime import UTC, datetime
from pathlib import Path

from bundles import icons
from bundles.building import (
    BUILD,
    DIST,
    NAME,
    PROGRAM,
    PUBLISHER,
    ROOT,
    SUMMARY,
    Bundle,
    PackagingError,
    run,
    source_date,
)

SCRIPT = ROOT / "packaging" / "windows" / "installer.iss"
COMPILERS = ("iscc", r"C:\Program Files (x86)\Inno Setup 6\ISCC.exe", r"C:\Program Files\Inno Setup 6\ISCC.exe")
PROCESSOR_NAMES = {"x86_64": "x64", "aarch64": "arm64"}
ALLOWED = {"x86_64": "x64compatible", "aarch64": "arm64"}
"""Inno Setup's names of the machines on which a program for that processor runs."""
WINDOW = "Puerto Rico.exe"
COMMAND = f"{PROGRAM}.exe"
NUMBERS = 4
"""The number of parts of a version on Windows."""


def make(bundle: Bundle, _: str) -> list[Path]:
    """Make the packages for Windows and return them."""
    name = f"{PROGRAM}-{bundle.version}-windows-{PROCESSOR_NAMES[bundle.processor]}"
    return [make_archive(bundle, DIST / f"{name}.zip"), make_installer(bundle, name)]


def make_archive(bundle: Bundle, target: Path) -> Path:
    """Pack the program so that it runs from any folder."""
    date = datetime.fromtimestamp(source_date(), UTC).timetuple()[:6]
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(bundle.folder.rglob("*")):
            if path.is_file():
                entry = zipfile.ZipInfo((Path(NAME) / path.relative_to(bundle.folder)).as_posix(), date)
                entry.compress_type = zipfile.ZIP_DEFLATED
                entry.external_attr = 0o644 << 16
                archive.writestr(entry, path.read_bytes())
    return target


def make_installer(bundle: Bundle, name: str) -> Path:
    """Make an installer with Inno Setup. Raises PackagingError if that is not installed."""
    compiler = next(filter(None, map(shutil.which, COMPILERS)), None)
    if compiler is None:
        raise PackagingError("Inno Setup is missing: winget install JRSoftware.InnoSetup")
    defined = {
        "AppVersion": bundle.version,
        "FileVersion": ".".join(map(str, numbers(bundle.version))),
        "Source": str(bundle.folder),
        "Output": str(DIST),
        "OutputName": f"{name}-setup",
        "Icon": str(icons.ICO),
        "License": str(ROOT / "LICENSE"),
        "Allowed": ALLOWED[bundle.processor],
        "Publisher": PUBLISHER,
    }
    run(compiler, "/Qp", *(f"/D{key}={value}" for key, value in defined.items()), str(SCRIPT))
    return DIST / f"{name}-setup.exe"


def numbers(version: str) -> tuple[int, ...]:
    """Returns a version with four numbers, as Windows requires; missing ones are 0."""
    given = [int(part) for part in version.split(".") if part.isdigit()][:NUMBERS]
    return (*given, *[0] * (NUMBERS - len(given)))


def write_version_file(version: str) -> Path:
    """Write the version information of the executable, in the format that PyInstaller reads."""
    words = {
        "CompanyName": PUBLISHER,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": PROGRAM,
        "LegalCopyright": "MIT licence",
        "OriginalFilename": COMMAND,
        "ProductName": NAME,
        "ProductVersion": version,
        "Comments": SUMMARY,
    }
    strings = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    english, unicode = 0x0409, 1200
    path = BUILD / "version.txt"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(
        f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers(version)}, prodvers={numbers(version)}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[StringFileInfo([StringTable("{english:04X}{unicode:04X}", [{strings}])]),
        VarFileInfo([VarStruct("Translation", [{english}, {unicode}])])])
""",
        encoding="utf-8",
    )
    return path
