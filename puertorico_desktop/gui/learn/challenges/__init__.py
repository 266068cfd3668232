"""The GUI of game codes, the game of the day and puzzles."""
