"""Reviews of games: what each choice has cost, found by independent looks ahead, kept beside the game."""
