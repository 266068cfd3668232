"""Challenges: game codes, the game of the day and puzzles. The parts specific to one game are in a subpackage for
each game."""
