"""Conversion of positions of Puerto Rico to records of a save, and back."""
