"""Benchmarks of the window. This module imports nothing, so that the measured start is not affected."""
