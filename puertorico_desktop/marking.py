"""The marker of texts in tables by which lupdate finds them; they are translated when they are displayed."""


def QT_TRANSLATE_NOOP(_context: str, text: str, /) -> str:  # noqa: N802  lupdate knows this name
    """Returns the text unchanged. Qt's own function of this name does the same, but needs Qt."""
    return text
