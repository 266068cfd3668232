"""Challenges: game codes, the game of the day, puzzles. What a game brings for them is in its own rooms."""
