"""Lessons: positions to play from, with goals and answers to the player's moves. This package is independent of any
game."""
