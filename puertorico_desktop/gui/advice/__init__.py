"""Bots and hints as Qt signals."""
