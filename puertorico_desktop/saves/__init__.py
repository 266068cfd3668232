"""Saved games: the format, strict reading, atomic writing, autosave. Does not use Qt."""
