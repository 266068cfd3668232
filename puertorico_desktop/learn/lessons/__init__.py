"""Lessons: positions to play from, with goals, and answers to what players try. Knows no game."""
