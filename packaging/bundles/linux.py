"""Packages for Linux: an archive for every distribution, a Debian package, an AppImage."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from bundles import icons, icu
from bundles.building import (
    BUILD,
    DIST,
    NAME,
    PROGRAM,
    ROOT,
    SUMMARY,
    Bundle,
    PackagingError,
    output_of,
    run,
    say,
    size_of,
    source_date,
    write_tar,
)

TEMPLATES = ROOT / "packaging" / "linux"
DEBIAN_NAMES = {"x86_64": "amd64", "aarch64": "arm64"}
MAINTAINER = "Puerto Rico Desktop contributors <puertorico-desktop@users.noreply.github.com>"
LARGEST_ICON = 256
METAINFO = "org.puertorico_desktop.PuertoRico.metainfo.xml"
MIME_ICON = f"application-x-{PROGRAM}-game"

WITH_EVERY_DESKTOP = (
    # Small libraries of X11 that some desktops lack; the archive contains them, Debian's package depends on them.
    "libX11-xcb",
    "libxcb-cursor",
    "libxcb-icccm",
    "libxcb-image",
    "libxcb-keysyms",
    "libxcb-randr",
    "libxcb-render",
    "libxcb-render-util",
    "libxcb-shape",
    "libxcb-shm",
    "libxcb-sync",
    "libxcb-util",
    "libxcb-xfixes",
    "libxcb-xkb",
    "libxkbcommon",
    "libxkbcommon-x11",
)
"""Libraries of a bundle that a Debian package leaves to the system, by their names up to `.so`."""


STRIPPED = (
    "libpython*.so*",
    f"{PROGRAM.replace('-', '_')}_*__mypyc.*.so",
    "python*/lib-dynload/*.so",
    "numpy/**/*.so",
)
"""The native files that still contain debug symbols."""


def make(bundle: Bundle, _: str) -> list[Path]:
    """Make all packages for Linux and return them. Without its tool the AppImage is left out, with a message."""
    slim(bundle)
    return [make_archive(bundle), make_debian_package(bundle), *make_appimage(bundle)]


def slim(bundle: Bundle) -> None:
    """Remove unused data from a bundle: debug symbols, and ICU's data on other languages."""
    inside = bundle.folder / "_internal"
    for path in sorted(path for pattern in STRIPPED for path in inside.glob(pattern)):
        run("strip", "--strip-unneeded", str(path))
    icu.shrink(inside / "PySide6" / "Qt" / "lib")


# -- archive --------------------------------------------------------------------------------------------------------


def make_archive(bundle: Bundle) -> Path:
    """Pack the program together with the script that adds it to the menu of the desktop."""
    folder = BUILD / "archive"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle.folder, folder, symlinks=True)
    add_desktop_files(folder / "share")
    shutil.copy2(TEMPLATES / "install.sh", folder / "install.sh")
    (folder / "install.sh").chmod(0o755)
    name = f"{PROGRAM}-{bundle.version}"
    target = DIST / f"{name}-linux-{bundle.processor}.tar.xz"
    write_tar(folder, target, name)
    return target


def add_desktop_files(share: Path) -> None:
    """Write the files for desktops: menu entry, description, file type, icons."""
    for template, folder in (
        (f"{PROGRAM}.desktop", "applications"),
        (f"{PROGRAM}.xml", "mime/packages"),
    ):
        (share / folder).mkdir(parents=True, exist_ok=True)
        shutil.copy2(TEMPLATES / template, share / folder / template)
    metainfo = share / "metainfo" / METAINFO
    metainfo.parent.mkdir(parents=True, exist_ok=True)
    metainfo.write_text(metainfo_text(), encoding="utf-8")
    for size in icons.SIZES:
        if size <= LARGEST_ICON:
            add_icon(share, f"{size}x{size}", icons.png(size))
    add_icon(share, "scalable", icons.SOURCE)


def add_icon(share: Path, size: str, picture: Path) -> None:
    """Copy a picture as the program's icon and as that of its file type."""
    folder = share / "icons" / "hicolor" / size
    for name in ("apps", "mimetypes"):
        (folder / name).mkdir(parents=True, exist_ok=True)
    icon = folder / "apps" / (PROGRAM + picture.suffix)
    shutil.copy2(picture, icon)
    (folder / "mimetypes" / (MIME_ICON + picture.suffix)).symlink_to(f"../apps/{icon.name}")


def metainfo_text() -> str:
    """Returns the description for software centres, with the releases of CHANGELOG.md."""
    text = (TEMPLATES / METAINFO).read_text(encoding="utf-8")
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    releases = re.findall(r"^## \[(\d[\w.]*)\] - (\d{4}-\d\d-\d\d)$", changes, re.MULTILINE)
    if not releases:
        raise PackagingError("CHANGELOG.md names no release with its date")
    lines = [f'    <release version="{version}" date="{date}"/>' for version, date in releases]
    return text.replace("    <!-- releases -->", "\n".join(lines))


# -- Debian and Ubuntu ----------------------------------------------------------------------------------------------


def make_debian_package(bundle: Bundle) -> Path:
    """Make a package for Debian, Ubuntu and their relatives, which asks for the libraries that it needs."""
    root = BUILD / "debian"
    shutil.rmtree(root, ignore_errors=True)
    home = root / "usr" / "lib" / PROGRAM
    shutil.copytree(bundle.folder, home, symlinks=True)
    for path in (home / "_internal").iterdir():
        if path.name.partition(".so")[0] in WITH_EVERY_DESKTOP:
            path.unlink()
    documents = root / "usr" / "share" / "doc" / PROGRAM
    documents.mkdir(parents=True)
    texts = home / "_internal" / "puertorico_desktop" / "_data" / "licences"
    for name, link in (("LICENCES.txt", "copyright"), ("sbom.cdx.json", "sbom.cdx.json")):
        shutil.copy2(texts / name, documents / link)
    add_desktop_files(root / "usr" / "share")
    command = root / "usr" / "bin" / PROGRAM
    command.parent.mkdir(parents=True)
    command.symlink_to(f"../lib/{PROGRAM}/{PROGRAM}")
    tidy_modes(root)
    architecture = DEBIAN_NAMES[bundle.processor]
    control = root / "DEBIAN" / "control"
    control.parent.mkdir()
    control.write_text(control_text(bundle, architecture, needed_packages(home), root), encoding="utf-8")
    target = DIST / f"{PROGRAM}_{bundle.version}_{architecture}.deb"
    run(
        "dpkg-deb",
        "--root-owner-group",
        "-Zxz",
        "--build",
        str(root),
        str(target),
        SOURCE_DATE_EPOCH=str(source_date()),
    )
    return target


def control_text(bundle: Bundle, architecture: str, depends: str, root: Path) -> str:
    """Returns the control file for dpkg."""
    kibibytes = size_of(root) // 1024
    return f"""\
Package: {PROGRAM}
Version: {bundle.version}
Section: games
Priority: optional
Architecture: {architecture}
Installed-Size: {kibibytes}
Depends: {depends}
Maintainer: {MAINTAINER}
Description: {SUMMARY[0].lower()}{SUMMARY[1:]}
 The board game {NAME} in both editions, with the expansions and the solo
 opponent of 1897, and the card game San Juan 1897: against people at one
 screen or against computer players, in four languages.
"""


def needed_packages(home: Path) -> str:
    """Returns the packages with the libraries that the files below a folder need and do not include."""
    files = [str(path) for path in sorted(home.rglob("*")) if path.is_file() and is_native(path)]
    work = BUILD / "shlibdeps"
    (work / "debian").mkdir(parents=True, exist_ok=True)
    (work / "debian" / "control").write_text(f"Source: {PROGRAM}\n\nPackage: {PROGRAM}\nArchitecture: any\n")
    folders = sorted({str(Path(file).parent) for file in files})
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", *(f"-l{folder}" for folder in folders), *files]
    done = subprocess.run(command, cwd=work, capture_output=True, text=True)
    found = re.search(r"^shlibs:Depends=(.+)$", done.stdout, re.MULTILINE)
    if done.returncode or found is None:
        said = done.stderr.strip().splitlines() or ["it names no packages"]
        reason = next((line for line in said if "error:" in line), said[-1])  # the lines after it are warnings
        raise PackagingError(f"dpkg-shlibdeps failed: {reason}")
    return found[1]


def is_native(path: Path) -> bool:
    """Returns whether a file is a program or a library."""
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def tidy_modes(root: Path) -> None:
    """Make all files readable by all users, and programs executable, but not libraries."""
    for path in [root, *root.rglob("*")]:
        if path.is_symlink():
            continue
        runs = path.is_dir() or (path.name == PROGRAM and is_native(path))
        path.chmod(0o755 if runs else 0o644)


# -- AppImage -------------------------------------------------------------------------------------------------------


def make_appimage(bundle: Bundle) -> list[Path]:
    """Make one executable file if `appimagetool` is installed or APPIMAGETOOL names it.

    APPIMAGE_RUNTIME names the runtime; without it, the tool downloads it.
    """
    folder = BUILD / "AppDir"
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(bundle.folder, folder / "usr" / "lib" / PROGRAM, symlinks=True)
    add_desktop_files(folder / "usr" / "share")
    (folder / "AppRun").symlink_to(f"usr/lib/{PROGRAM}/{PROGRAM}")
    shutil.copy2(TEMPLATES / f"{PROGRAM}.desktop", folder)
    shutil.copy2(icons.png(256), folder / f"{PROGRAM}.png")
    (folder / ".DirIcon").symlink_to(f"{PROGRAM}.png")
    tool = os.environ.get("APPIMAGETOOL") or shutil.which("appimagetool")
    if tool is None:
        say("AppImage: left out, for appimagetool is not installed; what it would pack lies in build/package/AppDir")
        return []
    target = DIST / f"{NAME.replace(' ', '_')}-{bundle.version}-{bundle.processor}.AppImage"
    # The tool is an AppImage itself, which needs no FUSE if it is told to unpack itself.
    environment = {"ARCH": bundle.processor, "APPIMAGE_EXTRACT_AND_RUN": "1", "SOURCE_DATE_EPOCH": str(source_date())}
    runtime = os.environ.get("APPIMAGE_RUNTIME")
    options = ("--no-appstream", *(("--runtime-file", runtime) if runtime else ()))
    run(tool, *options, str(folder), str(target), **environment)
    return [target]


# -- checks of the desktop files ------------------------------------------------------------------------------------


def validate(share: Path) -> Iterable[str]:
    """Returns the complaints of the desktop tools about the files for desktops; empty if there are none.

    `update-mime-database` checks the file type where the package is installed.
    """
    for command in (
        ("desktop-file-validate", str(share / "applications" / f"{PROGRAM}.desktop")),
        ("appstreamcli", "validate", "--no-net", str(share / "metainfo" / METAINFO)),
    ):
        if shutil.which(command[0]) is None:
            yield f"{command[0]} is not installed"
            continue
        try:
            output_of(*command)
        except PackagingError as error:
            yield str(error)
