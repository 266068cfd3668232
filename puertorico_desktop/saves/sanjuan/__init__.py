"""Conversion of positions of San Juan to records of a save, and back."""
