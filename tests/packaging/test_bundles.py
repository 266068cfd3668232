"""The contents of the packages for people without Python, as far as they can be tested without building them."""

import ast
import inspect
import json
import re
import subprocess
import sys
import tarfile
import tomllib
from collections.abc import Iterator, Mapping
from importlib import import_module
from pathlib import Path

import pytest

from puertorico_desktop.gui.app.letters import COMMON
from puertorico_desktop.languages import LANGUAGES

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture(autouse=True)
def packaging_on_the_path(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Lets the modules of `packaging` import each other as for `packaging/package.py`."""
    monkeypatch.syspath_prepend(str(PACKAGING))
    yield
    for name in [name for name in sys.modules if name.partition(".")[0] in ("bundles", "gather", "version")]:
        del sys.modules[name]


# -- contents -------------------------------------------------------------------------------------------------------


def kept(files: Mapping[str, str], needs: Mapping[str, tuple[str, ...]]) -> set[str]:
    """Returns the names of native files that are kept, from files with their kinds."""
    from bundles.contents import Entry, kept_binaries

    entries = [Entry(name, f"/from/{name}", kind) for name, kind in files.items()]
    return {
        entry.name for entry in kept_binaries(entries, lambda source: needs.get(source.removeprefix("/from/"), ()))
    }


def test_direct_and_indirect_dependencies_of_kept_files_are_kept() -> None:
    files = {
        "PySide6/QtGui.abi3.so": "EXTENSION",
        "PySide6/Qt/lib/libQt6Gui.so.6": "BINARY",
        "PySide6/Qt/lib/libQt6Core.so.6": "BINARY",
        "PySide6/Qt/lib/libQt6Quick.so.6": "BINARY",
        "libpython3.11.so.1.0": "BINARY",
    }
    needs = {
        "PySide6/QtGui.abi3.so": ("libQt6Gui.so.6", "libc.so.6"),
        "PySide6/Qt/lib/libQt6Gui.so.6": ("libQt6Core.so.6",),
        "PySide6/Qt/lib/libQt6Quick.so.6": ("libQt6Gui.so.6",),
    }
    assert kept(files, needs) == set(files) - {"PySide6/Qt/lib/libQt6Quick.so.6"}


def test_packages_for_developers_are_excluded() -> None:
    from bundles.contents import EXCLUDED_MODULES

    project = tomllib.loads((PACKAGING.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extra = {re.match(r"[\w-]+", requirement)[0] for requirement in project["optional-dependencies"]["cluster"]}
    assert extra == {"distributed"}
    assert {*extra, "dask", "tornado"} <= set(EXCLUDED_MODULES)


def test_the_encodings_of_names_are_included() -> None:
    from bundles.contents import EXCLUDED_MODULES

    for codec, _, _ in COMMON.values():
        importing = ast.parse(inspect.getsource(import_module(f"encodings.{codec}")))
        imports = [node for node in ast.walk(importing) if isinstance(node, ast.Import)]
        needed = {name.name for node in imports for name in node.names}
        assert any(name.startswith("_codecs_") for name in needed)
        assert needed.isdisjoint(EXCLUDED_MODULES)


@pytest.mark.parametrize(
    ("plugin", "is_kept"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqvnc.so", False),
        ("PySide6/Qt/plugins/imageformats/libqpdf.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/multimedia/libffmpegmediaplugin.so", False),
        ("PySide6/Qt/plugins/wayland-shell-integration/libxdg-shell.so", True),
        ("PySide6\\plugins\\platforms\\qwindows.dll", True),
        ("PySide6\\plugins\\styles\\qmodernwindowsstyle.dll", True),
        ("PySide6\\plugins\\tls\\qopensslbackend.dll", False),
        ("PySide6/Qt/plugins/platforms/libqcocoa.dylib", True),
    ],
)
def test_plugins_in_use_are_kept_on_every_system(plugin: str, is_kept: bool) -> None:
    assert kept({plugin: "BINARY"}, {}) == ({plugin} if is_kept else set())


def test_libraries_of_the_system_are_not_included() -> None:
    files = {"a.so": "EXTENSION", "libX11.so.6": "BINARY", "libxcb-cursor.so.0": "BINARY", "libxcb.so.1": "BINARY"}
    needs = {"a.so": ("libX11.so.6", "libxcb-cursor.so.0", "libxcb.so.1")}
    assert kept(files, needs) == {"a.so", "libxcb-cursor.so.0"}


def test_links_to_removed_files_are_removed() -> None:
    from bundles.contents import Entry, kept_data

    links = [
        Entry("libQt6Core.so.6", "PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK"),
        Entry("libQt6Qml.so.6", "PySide6/Qt/lib/libQt6Qml.so.6", "SYMLINK"),
        Entry("PySide6/Qt/translations/qtbase_ja.qm", "/x", "DATA"),
        Entry("PySide6/Qt/translations/qtbase_de.qm", "/x", "DATA"),
        Entry("pyqtgraph/icons/auto.png", "/x", "DATA"),
        Entry("pyqtgraph/Point.pyc", "/x", "DATA"),
    ]
    native = [Entry("PySide6/Qt/lib/libQt6Core.so.6", "/x", "BINARY")]
    names = [entry.name for entry in kept_data(links, native)]
    assert names == ["libQt6Core.so.6", "PySide6/Qt/translations/qtbase_ja.qm", "pyqtgraph/Point.pyc"]


def test_translations_of_qt_are_kept_for_all_languages_except_english() -> None:
    from bundles.contents import QT_TRANSLATIONS

    assert {name.partition("_")[2] for name in QT_TRANSLATIONS} == set(LANGUAGES) - {"en"}


def test_all_data_except_documentation_is_included(tmp_path: Path) -> None:
    from bundles.contents import own_data

    for name in ("resources/icons/a.svg", "resources/screenshots/b.png", "resources/README.md", "translations/c.ts"):
        path = tmp_path / "_data" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    targets = [(Path(source).name, target) for source, target in own_data(tmp_path)]
    assert targets == [("a.svg", "puertorico_desktop/_data/resources/icons")]


def test_imports_of_compiled_modules_are_found(tmp_path: Path) -> None:
    from bundles.contents import imports_of_compiled

    (tmp_path / "hot.py").write_text("import heapq\nfrom os import path\n\ndef f():\n    import bisect\n")
    (tmp_path / "hot.abi3.so").touch()
    (tmp_path / "cold.py").write_text("import turtle\n")
    assert imports_of_compiled(tmp_path, [".abi3.so"]) == ["bisect", "heapq", "os"]


@pytest.mark.parametrize(
    ("item", "expected"),
    [
        ("coll/ja.res", True),
        ("coll/zh_Hant_TW.res", True),
        ("coll/de_.res", False),
        ("coll/ucadata.icu", True),
        ("root.res", True),
        ("pool.res", True),
        ("fr_CA.res", False),
        ("en_GB.res", True),
        ("zone/en.res", False),
        ("ibm-943.cnv", False),
        ("likelySubtags.res", True),
    ],
)
def test_icu_data_of_the_languages_of_the_program_are_kept(item: str, expected: bool) -> None:
    from bundles.icu import is_kept

    assert is_kept(item) is expected


# -- licences -------------------------------------------------------------------------------------------------------


def test_every_part_is_listed_and_equal_licence_texts_are_included_once() -> None:
    from bundles.licences import Part, text_of

    text = text_of(
        [Part("a", "1", "MIT", "a text of ours"), Part("b", "2", "MIT", "a text of ours"), Part("c", "3", "Zlib")]
    )
    assert all(f"{line}\n" in text for line in ("a 1: MIT", "b 2: MIT", "c 3: Zlib"))
    assert text.count("a text of ours") == 1
    assert "a, b\n----\n" in text
    assert "GNU LESSER GENERAL PUBLIC LICENSE" in text


def test_an_unknown_library_raises_an_error(tmp_path: Path) -> None:
    from bundles.building import PackagingError
    from bundles.licences import from_the_system

    stranger = tmp_path / "libstranger.so"
    stranger.touch()
    entries = [("libstranger.so", str(stranger), "BINARY")]
    with pytest.raises(PackagingError, match="libstranger"):
        list(from_the_system(entries, tmp_path / "site-packages", tmp_path / "python"))


def test_libraries_of_python_and_of_packages_need_no_licence_entry(tmp_path: Path) -> None:
    from bundles.licences import from_the_system

    entries = [(name, str(tmp_path / name / "a.so"), "BINARY") for name in ("site-packages", "python")]
    assert list(from_the_system(entries, tmp_path / "site-packages", tmp_path / "python")) == []


def test_no_part_is_under_the_gpl_alone() -> None:
    from bundles import licences

    names = [licence for _, licence in licences.IN_QT] + list(licences.LIBRARY_LICENCES.values())
    assert not [name for name in names if name.startswith("GPL")]
    assert licences.STARTER_LICENCE.endswith("Bootloader-exception")


# -- archives -------------------------------------------------------------------------------------------------------


def test_equal_files_produce_equal_archives(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    from bundles import building

    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    packed = []
    for number, mode in enumerate((0o644, 0o600)):
        folder = tmp_path / f"folder{number}"
        (folder / "inside").mkdir(parents=True)
        for name in ("b", "a"):
            (folder / "inside" / name).write_text(name)
            (folder / "inside" / name).chmod(mode)
        (folder / "link").symlink_to("inside/a")
        target = tmp_path / f"{number}.tar.xz"
        building.write_tar(folder, target, "game-1.0")
        packed.append(target.read_bytes())
    assert packed[0] == packed[1]
    with tarfile.open(tmp_path / "0.tar.xz") as archive:
        entries = {entry.name: entry for entry in archive}
    assert list(entries) == ["game-1.0", "game-1.0/inside", "game-1.0/inside/a", "game-1.0/inside/b", "game-1.0/link"]
    assert {entry.mtime for entry in entries.values()} == {1700000000}
    assert entries["game-1.0/link"].issym()


def test_files_built_on_several_systems_are_gathered(tmp_path: Path) -> None:
    from gather import gather

    files = {
        "linux/a.deb": "1",
        "linux/LICENCES.txt": "l",
        "windows/LICENCES.txt": "w",
        "linux/SHA256SUMS-linux": "x",
    }
    files |= {"linux/wheels/pure.whl": "p", "windows/wheels/pure.whl": "p"}
    for name, content in files.items():
        path = tmp_path / "built" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(content)
    copies = gather(tmp_path / "built", tmp_path / "release")
    assert [path.name for path in copies] == ["a.deb", "linux-LICENCES.txt", "pure.whl", "windows-LICENCES.txt"]
    sums = (tmp_path / "release" / "SHA256SUMS").read_text().splitlines()
    assert [line.split()[1] for line in sums] == [path.name for path in copies]


# -- descriptions of the program ------------------------------------------------------------------------------------


def test_the_version_of_the_program_is_in_the_changelog() -> None:
    from version import main

    from puertorico_desktop import __version__

    assert main([f"v{__version__}"]) == 0
    assert main(["v0.0.1"]) == 1
    assert main([]) == 2


def test_notes_end_before_those_of_the_former_version() -> None:
    from version import notes

    assert notes("# X\n\n## [2.0.0] - d\n\nnew\n\n## [1.0.0] - d\n\nold\n", "2.0.0") == "new"
    assert notes("## [1.0.0] - d\n\nold\n", "1.0.0") == "old"
    assert notes("## [1.0.0] - d\n", "3.0.0") == ""


def test_the_metainfo_contains_the_current_release() -> None:
    from bundles.linux import metainfo_text

    from puertorico_desktop import __version__

    assert f'<release version="{__version__}" date="' in metainfo_text()


def test_the_script_of_the_windows_installer_uses_existing_files_and_names(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bundles import licences, windows
    from bundles.building import Bundle

    commands: list[tuple[str, ...]] = []
    monkeypatch.setattr(windows.shutil, "which", lambda name: name)
    monkeypatch.setattr(windows, "run", lambda *command: commands.append(command))
    windows.make_installer(Bundle(tmp_path, "1.2", "x86_64"), "name")
    defined = dict(one.removeprefix("/D").split("=", 1) for one in commands[0] if one.startswith("/D"))
    script = windows.SCRIPT.read_text(encoding="utf-8")
    own = set(re.findall(r"^#define (\w+)", script, re.MULTILINE))
    assert set(re.findall(r"{#(\w+)}", script)) <= own | set(defined)
    assert Path(defined["License"]).is_file()
    made = {
        "*",
        windows.WINDOW,
        windows.COMMAND,
        *(f"_internal\\puertorico_desktop\\_data\\licences\\{path.name}" for path in licences.FILES),
    }
    assert set(re.findall(r'{#Source}\\([^"\s]+)', script)) <= made
    assert f'#define Program "{windows.WINDOW}"' in script
    assert f'#define Command "{windows.COMMAND}"' in script


def test_the_uninstaller_checks_the_mutex_of_the_program() -> None:
    from bundles import windows

    from puertorico_desktop.gui.app.running_sign import NAMES

    (named,) = re.findall(r"^AppMutex=(.*)$", windows.SCRIPT.read_text(encoding="utf-8"), re.MULTILINE)
    assert tuple(named.split(",")) == NAMES


def test_versions_for_windows_have_four_numbers() -> None:
    from bundles.windows import numbers

    assert numbers("1.2.3") == (1, 2, 3, 0)
    assert numbers("1.2.3.4.5") == (1, 2, 3, 4)


def test_the_macos_bundle_declares_languages_and_file_types() -> None:
    import plistlib

    from bundles.building import IDENTIFIER
    from bundles.macos import bundle_settings, localized_texts

    settings = bundle_settings("1.2.3")
    plist = plistlib.loads(plistlib.dumps(settings["info_plist"]))
    assert settings["bundle_identifier"] == IDENTIFIER
    folders = {name.partition(".lproj/")[0]: Path(source) for name, source, _ in localized_texts()}
    assert sorted(folders) == plist["CFBundleLocalizations"]
    assert plist["NSDocumentsFolderUsageDescription"] in folders["en"].read_text(encoding="utf-8")
    assert plist["CFBundleShortVersionString"] == "1.2.3"
    (kind,) = plist["UTExportedTypeDeclarations"]
    assert kind["UTTypeTagSpecification"] == {"public.filename-extension": ["prgame"]}
    assert plist["CFBundleDocumentTypes"][0]["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]


def test_the_desktop_entry_has_the_window_class_and_translations() -> None:
    entry = (PACKAGING / "linux" / "puertorico-desktop.desktop").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in entry.splitlines() if "=" in line)
    assert (
        lines["StartupWMClass"] == lines["Icon"] == "puertorico-desktop"
    )  # as Application.setDesktopFileName has it
    for key in ("Name", "Comment", "GenericName"):
        assert {f"{key}[{language}]" for language in LANGUAGES if language != "en"} <= set(lines)


def test_the_install_script_adds_and_removes_menu_entries(tmp_path: Path) -> None:
    if sys.platform != "linux":
        pytest.skip("a script of Linux")
    here = tmp_path / "A folder & more"
    for name in ("share/applications/puertorico-desktop.desktop", "share/icons/apps/puertorico-desktop.png"):
        (here / name).parent.mkdir(parents=True, exist_ok=True)
        (here / name).write_text("[Desktop Entry]\nExec=puertorico-desktop %f\n")
    (here / "share/icons/link.png").symlink_to("apps/puertorico-desktop.png")
    (here / "install.sh").write_text((PACKAGING / "linux" / "install.sh").read_text(encoding="utf-8"))
    environment = {"HOME": str(tmp_path / "home"), "PATH": "/usr/bin:/bin"}

    def install(*arguments: str) -> None:
        subprocess.run(["sh", str(here / "install.sh"), *arguments], env=environment, check=True, capture_output=True)

    install()
    data = tmp_path / "home" / ".local" / "share"
    entry = (data / "applications" / "puertorico-desktop.desktop").read_text()
    assert f'Exec="{here}/puertorico-desktop" %f\n' in entry
    assert (data / "icons" / "link.png").read_text()
    assert (tmp_path / "home/.local/bin/puertorico-desktop").readlink() == here / "puertorico-desktop"
    install("--remove")
    left = [path.name for path in data.rglob("*") if path.is_file() or path.is_symlink()]
    assert set(left) <= {"mimeinfo.cache"}  # created by the desktop, if it is installed
    assert not (tmp_path / "home/.local/bin/puertorico-desktop").is_symlink()
    assert (here / "install.sh").is_file()


# -- workflows ------------------------------------------------------------------------------------------------------


def test_workflows_are_valid() -> None:
    workflows = [str(path) for path in sorted((PACKAGING.parent / ".github" / "workflows").glob("*.yml"))]
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", "vendor.github-workflows", *workflows]
    checked = subprocess.run([*command, "--output-format", "json"], capture_output=True, text=True)
    assert checked.returncode == 0, checked.stdout
    assert json.loads(checked.stdout)["status"] == "ok"
    assert len(workflows) == 2


def test_workflows_pin_actions_by_their_digest() -> None:
    for path in (PACKAGING.parent / ".github" / "workflows").glob("*.yml"):
        for line in path.read_text(encoding="utf-8").splitlines():
            if "uses:" in line:
                digest = line.partition("@")[2].partition(" ")[0]
                assert len(digest) == 40, line


def test_the_wheel_excludes_documentation_of_the_source() -> None:
    """Besides modules, the package contains only the marker of its types, and documentation with pictures, which is
    excluded."""
    root = PACKAGING.parent
    settings = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    left_out = settings["targets"]["wheel"]["exclude"]
    files = [
        path.relative_to(root)
        for path in (root / "puertorico_desktop").rglob("*")
        if path.is_file() and path.suffix not in (".py", ".pyc", ".so", ".pyd")
    ]
    kept_files = {str(path) for path in files if not any(path.match(pattern) for pattern in left_out)}
    assert Path("puertorico_desktop", "bots", "README.md") in files
    assert kept_files == {str(Path("puertorico_desktop", "py.typed"))}
