"""The command of developers: its decisions. Running these tests with it shows that it works as a whole."""

import ast
import importlib.util
import json
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.scripts import load_script

DEV = Path(__file__).resolve().parents[2] / "packaging" / "dev.py"

LDD_OUTPUT = """\
/home/anna/some games/.venv/lib/python3.11/site-packages/PySide6/Qt/plugins/platforms/libqxcb.so:
\tlinux-vdso.so.1 (0x00007ffd4a5f2000)
\tlibQt6XcbQpa.so.6 => /home/anna/some games/.venv/Qt/lib/libQt6XcbQpa.so.6 (0x00007f5a1c000000)
\tlibxcb-cursor.so.0 => not found
\tlibxcb-icccm.so.4 => not found
/home/anna/some games/.venv/lib/python3.11/site-packages/PySide6/QtWidgets.abi3.so:
\tlibEGL.so.1 => not found
\tlibxcb-icccm.so.4 => not found
"""

PIP_LOG = """\
2026-05-01T10:00:00,817   ERROR: Could not find a version that satisfies the requirement hatchling>=1.27
2026-05-01T10:00:00,818   ERROR: No matching distribution found for hatchling>=1.27
2026-05-01T10:00:00,985 ERROR: [present-rich] pip subprocess to install build dependencies exited with 1
2026-05-01T10:00:00,987     raise error
"""


@pytest.fixture
def dev() -> ModuleType:
    """Loads the script as a separate module, which tests may change."""
    return load_script("dev")


@pytest.fixture
def checkout(dev: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Returns a checkout with a complete environment for playing; its path contains a space."""
    root = tmp_path / "some games"
    venv = root / ".venv"
    venv.mkdir(parents=True)
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    (venv / "python").touch()
    for name, value in {
        "ROOT": root,
        "VENV": venv,
        "STAMP": venv / "installed.json",
        "INSTALL_LOG": venv / "install.log",
        "PYTHON": venv / "python",
        "qt_folder": lambda: venv,
    }.items():
        monkeypatch.setattr(dev, name, value)
    dev.wanted_stamp(root, False).write(dev.STAMP)
    return root


@pytest.fixture
def installation_steps(dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Returns the list of what `prepare` does: "venv" for a new environment, then what pip is told to install."""
    done: list[str] = []

    def pip(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
        done.append(command[-1])
        return subprocess.CompletedProcess(command, 0, "", "")

    monkeypatch.setattr(dev, "make_environment", lambda: done.append("venv"))
    monkeypatch.setattr(subprocess, "run", pip)
    monkeypatch.setattr(dev, "python", lambda *arguments: 0)
    return done


def test_the_script_is_valid_in_old_versions_of_python() -> None:
    ast.parse(DEV.read_text(encoding="utf-8"), feature_version=(3, 6))


class TestEnvironment:
    def test_a_complete_environment_is_not_changed(self, dev: ModuleType, installation_steps: list[str]) -> None:
        dev.prepare(tests=False)
        assert installation_steps == []

    def test_test_tools_are_added(self, dev: ModuleType, installation_steps: list[str]) -> None:
        dev.prepare(tests=True)
        dev.prepare(tests=True)
        assert installation_steps == [".[test]"]

    def test_an_environment_with_test_tools_is_used_for_playing(
        self, dev: ModuleType, installation_steps: list[str]
    ) -> None:
        dev.wanted_stamp(dev.ROOT, True).write(dev.STAMP)
        dev.prepare(tests=False)
        assert installation_steps == []

    def test_the_package_is_compiled_to_bytecode_after_installing(
        self, dev: ModuleType, installation_steps: list[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(dev, "python", lambda *arguments: installation_steps.append(" ".join(arguments)))
        dev.prepare(tests=True)
        assert installation_steps == [".[test]", "-m compileall -q puertorico_desktop"]

    def test_changed_requirements_are_installed(
        self, dev: ModuleType, checkout: Path, installation_steps: list[str]
    ) -> None:
        dev.wanted_stamp(checkout, True).write(dev.STAMP)
        (checkout / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
        dev.prepare(tests=False)
        assert installation_steps == [".[test]"], "the test tools are updated as well"

    def test_another_version_of_python_needs_a_new_environment(
        self, dev: ModuleType, installation_steps: list[str]
    ) -> None:
        stamp = dev.Stamp.read(dev.STAMP)
        stamp._replace(python="3.10").write(dev.STAMP)
        dev.prepare(tests=False)
        assert installation_steps == ["venv", "."]

    @pytest.mark.parametrize("content", [None, "", "{", "[]", '{"python": "3.11"}'])
    def test_an_unfinished_environment_is_created_again(
        self, dev: ModuleType, installation_steps: list[str], content: str | None
    ) -> None:
        dev.STAMP.unlink()
        if content is not None:
            dev.STAMP.write_text(content, encoding="utf-8")
        dev.prepare(tests=False)
        assert installation_steps == ["venv", "."]

    def test_an_environment_without_python_is_created_again(
        self, dev: ModuleType, installation_steps: list[str]
    ) -> None:
        dev.PYTHON.unlink()
        dev.prepare(tests=False)
        assert installation_steps == ["venv", "."]

    def test_an_environment_elsewhere_that_is_linked_to_is_left_alone(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        elsewhere = checkout.parent / "elsewhere"
        dev.VENV.rename(elsewhere)
        dev.VENV.symlink_to(elsewhere, target_is_directory=True)
        monkeypatch.setattr(sys, "prefix", str(checkout))
        monkeypatch.setattr(subprocess, "run", lambda command, **_: subprocess.CompletedProcess(command, 0, "", ""))
        dev.make_environment()
        assert not dev.VENV.is_symlink()
        assert (elsewhere / "python").exists()

    def test_an_interrupted_installation_is_unfinished(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        def interrupted(*_: object, **__: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(subprocess, "run", interrupted)
        assert dev.main(["test"]) == 130
        assert dev.Stamp.read(dev.STAMP) is None

    def test_a_failed_installation_keeps_the_stamp_and_reports_the_reason(
        self,
        dev: ModuleType,
        checkout: Path,
        monkeypatch: pytest.MonkeyPatch,
        capsys: pytest.CaptureFixture[str],
    ) -> None:
        def fail(command: list[str], **_: object) -> "subprocess.CompletedProcess[str]":
            dev.INSTALL_LOG.write_text(PIP_LOG, encoding="utf-8")
            return subprocess.CompletedProcess(command, 1, "", "")

        monkeypatch.setattr(subprocess, "run", fail)
        assert dev.main(["test"]) == 2
        assert dev.Stamp.read(dev.STAMP).tests is False
        message = capsys.readouterr().err
        assert message.startswith("dev.py: installing failed: No matching distribution found for hatchling>=1.27 (")
        assert message.count("\n") == 1

    @pytest.mark.parametrize(
        ("stderr", "reason"),
        [("", "pip gave no reason"), ("python: No module named pip\n", "python: No module named pip")],
    )
    def test_the_reason_without_a_log_is_the_last_line_of_stderr(
        self, dev: ModuleType, stderr: str, reason: str
    ) -> None:
        assert dev.pip_reason("", stderr) == reason

    def test_the_stamp_is_readable(self, dev: ModuleType, checkout: Path) -> None:
        assert json.loads(dev.STAMP.read_text(encoding="utf-8")).keys() == {"python", "project", "tests"}


class TestSystem:
    def test_missing_libraries_are_read_from_ldd(self, dev: ModuleType) -> None:
        assert dev.sonames_not_found(LDD_OUTPUT) == ["libEGL.so.1", "libxcb-cursor.so.0", "libxcb-icccm.so.4"]

    @pytest.mark.parametrize(
        ("manager", "packages"),
        [
            ("apt-get", ["libegl1", "libglib2.0-0", "libxcb-cursor0"]),
            ("pacman", ["glib2", "libglvnd", "xcb-util-cursor"]),
        ],
    )
    def test_packages_are_named_once(self, dev: ModuleType, manager: str, packages: list[str]) -> None:
        sonames = ["libEGL.so.1", "libglib-2.0.so.0", "libgthread-2.0.so.0", "libxcb-cursor.so.0"]
        assert dev.packages_for(sonames, manager) == packages

    @pytest.mark.parametrize("manager", ["dnf", "zypper"])
    def test_rpm_systems_look_up_the_library(self, dev: ModuleType, manager: str) -> None:
        assert dev.packages_for(["libEGL.so.1"], manager) == ["libEGL.so.1()(64bit)"]

    def test_libraries_without_a_known_package_are_named(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        installed: list[str] = []
        missing = [["libnew.so.1", "libz.so.1"], ["libnew.so.1"]]
        monkeypatch.setattr(dev.sys, "platform", "linux")
        monkeypatch.setattr(dev, "package_manager", lambda: "apt-get")
        monkeypatch.setattr(dev, "has_fonts", lambda: False)
        monkeypatch.setattr(dev, "missing_libraries", lambda _: missing.pop(0))
        monkeypatch.setattr(dev, "install_system_packages", lambda packages, _: installed.extend(packages))
        with pytest.raises(dev.DevError, match=r"lacks libnew\.so\.1:"):
            dev.ensure_system_packages(dev.QT_ON_SCREEN)
        assert installed == ["zlib1g", "fonts-dejavu-core"]

    def test_xvfb_for_the_tests_is_installed(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        installed: list[str] = []
        reasons: list[str] = []
        monkeypatch.setattr(dev.sys, "platform", "linux")
        monkeypatch.setattr(dev, "package_manager", lambda: "pacman")
        monkeypatch.setattr(dev, "has_fonts", lambda: True)
        monkeypatch.setattr(dev, "missing_libraries", lambda _: [])
        monkeypatch.setattr(dev.shutil, "which", lambda name: None if name == "Xvfb" else name)

        def install(packages: list[str], why: str) -> None:
            installed.extend(packages)
            reasons.append(why)

        monkeypatch.setattr(dev, "install_system_packages", install)
        dev.ensure_system_packages(dev.QT_ON_SCREEN, dev.SCREEN_PROGRAMS, "The tests with a real mouse need")
        assert installed == ["xorg-server-xvfb"]
        assert reasons == ["The tests with a real mouse need what this system lacks (Xvfb)"]

    @pytest.mark.parametrize(("arguments", "wanted"), [([], ["dpkg"]), (["--check"], ["appstream", "debootstrap"])])
    def test_programs_for_packaging_are_installed(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch, arguments: list[str], wanted: list[str]
    ) -> None:
        installed: list[str] = []
        called: list[tuple[str, ...]] = []
        monkeypatch.setattr(dev.sys, "platform", "linux")
        monkeypatch.setattr(dev, "package_manager", lambda: "pacman")
        monkeypatch.setattr(dev, "has_fonts", lambda: True)
        monkeypatch.setattr(dev, "missing_libraries", lambda _: [])
        monkeypatch.setattr(dev, "prepare", lambda tests: None)
        monkeypatch.setattr(dev, "ensure_compiler", lambda: None)
        monkeypatch.setattr(dev, "python", lambda *arguments: called.append(arguments) or 0)
        absent = (
            "dpkg-shlibdeps",
            "appstreamcli",
            "debootstrap",
            "parec",
        )  # no package of Arch is known for the last one
        monkeypatch.setattr(dev.shutil, "which", lambda name: None if name in absent else name)
        monkeypatch.setattr(dev, "install_system_packages", lambda packages, why: installed.extend(packages))
        assert dev.package(arguments) == 0
        assert installed == wanted
        assert called == [("packaging/package.py", *arguments)]

    def test_the_other_tests_run_without_a_screen(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev.wanted_stamp(checkout, True).write(dev.STAMP)

        def look(_: object, programs: object = (), what: str = "") -> None:
            if programs:
                raise dev.DevError("no Xvfb; run this")

        monkeypatch.setattr(dev, "ensure_system_packages", look)
        monkeypatch.setattr(dev, "python", lambda *_, **__: 0)
        monkeypatch.setattr(dev, "python_output", lambda *_, **__: (0, ""))
        assert dev.main(["test"]) == 0
        said = capsys.readouterr().out
        assert "dev.py: no Xvfb; run this\n" in said
        assert "\ncollection of the tests: ok (" in said

    def test_the_command_is_printed_without_privileges(
        self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(dev, "package_manager", lambda: "dnf")
        monkeypatch.setattr(dev, "privileges", lambda: None)
        with pytest.raises(dev.DevError) as caught:
            dev.install_system_packages(["libEGL.so.1()(64bit)"], "Qt needs libEGL.so.1")
        assert str(caught.value) == (
            "Qt needs libEGL.so.1; run this, then try again:  sudo dnf install -y 'libEGL.so.1()(64bit)'"
        )

    def test_a_missing_venv_module_is_installed_as_a_package(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        asked: list[str] = []

        def refuse(packages: list[str], why: str) -> None:
            asked.extend(packages)
            raise dev.DevError(why)

        monkeypatch.setattr(importlib.util, "find_spec", lambda _: None)
        monkeypatch.setattr(dev, "install_system_packages", refuse)
        with pytest.raises(dev.DevError):
            dev.make_environment()
        assert asked == [f"python{dev.sys.version_info[0]}.{dev.sys.version_info[1]}-venv"]

    def test_every_package_manager_has_all_packages(self, dev: ModuleType) -> None:
        assert dev.INSTALL_COMMANDS.keys() == dev.FONTS.keys()
        assert all(packages.keys() == dev.INSTALL_COMMANDS.keys() for packages in dev.SCREEN_PROGRAMS.values())
        assert all(dev.packages_for(dev.LIBRARIES, manager) for manager in dev.INSTALL_COMMANDS)


class TestCommandLine:
    @pytest.mark.parametrize("argv", [[], ["tests"], ["--long"], ["lint", "x"], ["clean", "--all"]])
    def test_invalid_arguments_are_reported_in_one_line(
        self, dev: ModuleType, capsys: pytest.CaptureFixture[str], argv: list[str]
    ) -> None:
        assert dev.main(argv) == 2
        printed = capsys.readouterr()
        assert printed.out == ""
        assert printed.err.startswith("dev.py: ")
        assert printed.err.count("\n") == 1

    @pytest.mark.parametrize("argv", [["--help"], ["-h"], ["test", "--help"], ["clean", "-h"]])
    def test_help_names_every_command(
        self, dev: ModuleType, capsys: pytest.CaptureFixture[str], argv: list[str]
    ) -> None:
        assert dev.main(argv) == 0
        printed = capsys.readouterr().out
        assert all(name in printed for name in dev.COMMANDS)

    def test_arguments_of_play_are_passed_to_the_program(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        started: list[list[str]] = []

        def start(command: list[str], **_: object) -> int:
            started.append(command[1:])
            return -11

        monkeypatch.setattr(dev, "ensure_system_packages", lambda _: None)
        monkeypatch.setattr(subprocess, "call", start)
        assert dev.main(["play", "--help"]) == 139
        assert started == [["-m", "puertorico_desktop", "--help"]]

    def test_failed_checks_fail_the_run_if_the_tests_pass(
        self, dev: ModuleType, checkout: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        dev.wanted_stamp(checkout, True).write(dev.STAMP)
        calls: list[tuple[str, ...]] = []
        failed_steps: list[str] = []

        def run(*arguments: str, **environment: str) -> int:
            calls.append(arguments)
            failed_steps.extend(value for name, value in environment.items() if name == "DEV_FAILED_STEPS")
            return 0

        def check(*arguments: str, **environment: str) -> tuple[int, str]:
            calls.append(arguments)
            return (1, "one.py:3: error: wrong") if arguments == ("-m", "mypy") else (0, "many words\nall is well\n")

        monkeypatch.setattr(dev, "ensure_system_packages", lambda *_: None)
        monkeypatch.setattr(dev, "python", run)
        monkeypatch.setattr(dev, "python_output", check)
        assert dev.main(["test", "-k", "captain", "--long"]) == 1
        assert calls[-1] == ("-m", "pytest", "-n", "auto", "-k", "captain", "--long")
        assert failed_steps == ["mypy"]
        said = capsys.readouterr().out.splitlines()
        assert "one.py:3: error: wrong" in said
        assert said.count("all is well") == len(calls) - 2  # the last line of each other check
        assert "many words" not in said
        assert [line.partition(":")[0] for line in said if line.endswith(" s)")] == [name for name, _ in dev.CHECKS]

    def test_the_output_of_a_check_is_captured(self, dev: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.setattr(dev, "PYTHON", sys.executable)
        code = "import os, sys; print(os.environ['WORD'], flush=True); sys.exit('no good')"
        returned, output = dev.python_output("-c", code, WORD="first")
        assert (returned, output.splitlines()) == (1, ["first", "no good"])


def test_every_command_is_described_for_contributors(dev: ModuleType) -> None:
    page = (DEV.parents[1] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    explained = set(re.findall(r"^\| `python3 packaging/dev\.py (\w+)", page, re.MULTILINE))
    assert explained == set(dev.COMMANDS)
