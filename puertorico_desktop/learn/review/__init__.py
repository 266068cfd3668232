"""Reviews of games: the loss of each choice, measured by independent searches ("looks") and kept beside the game."""
