"""The learned evaluation of Puerto Rico: the value of a position for every player, learned from games that bots
played against each other."""
