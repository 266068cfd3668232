"""The translation of the command line's texts.

The texts are from the same catalogues as those of the window; the ones needed here are also in files that can be read
without Qt (written by `packaging/make_cli_texts.py`).
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.paths import translations_dir

Catalogue = Mapping[str, Mapping[str, str]]
"""The translations: contexts to English texts to translated texts."""


@attrs.define
class _LanguageInUse:
    """The current language; the catalogue is read when the first text is needed."""

    language: str = ENGLISH
    catalogue: Catalogue | None = None


_in_use = _LanguageInUse()


def set_language(language: str) -> None:
    """Set the language of all further texts, one of `LANGUAGES`."""
    _in_use.language, _in_use.catalogue = language, None


def current_language() -> str:
    """Returns the current language."""
    return _in_use.language


def translate(context: str, text: str, /) -> str:
    """Returns the text in the current language; the English text if there is no translation."""
    if _in_use.catalogue is None:
        _in_use.catalogue = {} if _in_use.language == ENGLISH else _read(_in_use.language)
    return _in_use.catalogue.get(context, {}).get(text) or text


def _read(language: str) -> Catalogue:
    """Returns the catalogue of a language; an empty one if it is missing or invalid."""
    import json

    try:
        data = json.loads((translations_dir() / f"cli_{language}.json").read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError):
        return {}
    return data if _is_catalogue(data) else {}


def _is_catalogue(data: object) -> bool:
    return isinstance(data, dict) and all(
        isinstance(texts, dict) and all(isinstance(text, str) for text in texts.values()) for texts in data.values()
    )
