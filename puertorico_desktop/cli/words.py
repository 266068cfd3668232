"""The language of the command line, and its words.

They come from the same catalogues as those of the window; what is needed here lies beside them in files that are read
without Qt (`packaging/make_cli_texts.py` writes them).
"""

from __future__ import annotations

from collections.abc import Mapping

import attrs

from puertorico_desktop.languages import ENGLISH
from puertorico_desktop.paths import translations_dir

Catalogue = Mapping[str, Mapping[str, str]]
"""Contexts, in them the English texts with what they are in the language."""


@attrs.define
class _Speech:
    """What is spoken; the catalogue is read when the first word is said."""

    language: str = ENGLISH
    catalogue: Catalogue | None = None


_speech = _Speech()


def speak(language: str) -> None:
    """From now on say everything in that language, one of `LANGUAGES`."""
    _speech.language, _speech.catalogue = language, None


def spoken() -> str:
    """The language that is spoken."""
    return _speech.language


def translate(context: str, text: str, /) -> str:
    """The text in the language that is spoken; the English one if the language has none."""
    if _speech.catalogue is None:
        _speech.catalogue = {} if _speech.language == ENGLISH else _read(_speech.language)
    return _speech.catalogue.get(context, {}).get(text) or text


def _read(language: str) -> Catalogue:
    """The catalogue of a language; an empty one if it is not there or makes no sense."""
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
