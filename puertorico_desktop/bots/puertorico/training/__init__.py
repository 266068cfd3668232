"""How the evaluation learns: games of bots against themselves, and the steps from their results to weights."""
