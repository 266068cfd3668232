"""Saved games: the format, strict reading, atomic writing, autosave. Knows no Qt."""
