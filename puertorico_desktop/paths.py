"""The paths of the program's own read-only files: icons, fonts, sounds, bot weights, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_data"


def _data(folder: str) -> Path:
    """Returns a data folder: inside the package if that was installed from a wheel, beside the package in a
    checkout."""
    base = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent
    return base / folder


def resource(*parts: str) -> Path:
    """Returns the path of a file or folder below `resources/`.

    Raises FileNotFoundError if it does not exist: a missing resource means a broken installation or a wrong name.
    """
    path = _data("resources").joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"no such resource: {path}")
    return path


def translations_dir() -> Path:
    """Returns the folder of the compiled translations (`puertorico_<language>.qm`); the folder need not contain
    any."""
    return _data("resources") / "translations"


def licences_dir() -> Path:
    """Returns the folder of the lists of licences in a packaged program; elsewhere the folder does not exist."""
    return _data("licences")
