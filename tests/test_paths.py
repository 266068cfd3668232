"""The program finds its own files, in a checkout and installed from a wheel."""

from pathlib import Path

import pytest

from puertorico_desktop import paths

ROOT = Path(__file__).resolve().parents[1]


def test_a_checkout_uses_its_own_folders() -> None:
    assert paths.resource("README.md") == ROOT / "resources" / "README.md"
    assert paths.translations_dir() == ROOT / "resources" / "translations"


def test_an_installed_program_uses_the_packages_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    icon = tmp_path / "_data" / "resources" / "icons" / "corn.svg"
    icon.parent.mkdir(parents=True)
    icon.touch()
    monkeypatch.setattr(paths, "_INSTALLED", tmp_path / "_data")
    assert paths.resource("icons", "corn.svg") == icon
    assert paths.translations_dir() == tmp_path / "_data" / "resources" / "translations"


def test_a_missing_resource_is_an_error() -> None:
    with pytest.raises(FileNotFoundError, match=r"no such resource: .*nothing\.svg"):
        paths.resource("icons", "nothing.svg")
