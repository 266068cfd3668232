"""The sources of points that an evaluation of Puerto Rico tells apart."""

TERMS = ("shipping", "buildings", "bonuses")
"""Chips, printed points, what large buildings, nobles and achievement cards add, and what only a
Puertoma scores for."""
