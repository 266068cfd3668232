"""Game codes, the game of the day and puzzles in the window."""
