"""Where the program's own read-only files lie: icons, fonts, sounds, bot weights, translations."""

from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent
_INSTALLED = _PACKAGE / "_data"


def _data(folder: str) -> Path:
    """A data folder: inside the package once installed from a wheel, beside it in a checkout."""
    base = _INSTALLED if _INSTALLED.is_dir() else _PACKAGE.parent
    return base / folder


def resource(*parts: str) -> Path:
    """The path of a file or folder below `resources/`.

    Raises FileNotFoundError if it is not there: a missing resource is a broken installation or a wrong name.
    """
    path = _data("resources").joinpath(*parts)
    if not path.exists():
        raise FileNotFoundError(f"no such resource: {path}")
    return path


def translations_dir() -> Path:
    """The folder of the compiled translations (`puertorico_<language>.qm`); it need not hold any."""
    return _data("resources") / "translations"


def licences_dir() -> Path:
    """The folder of the lists of licences that a packaged program carries; elsewhere it is not there."""
    return _data("licences")
