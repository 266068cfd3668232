"""The learned evaluation: the value of a position for every player, learned from games that bots played against each
other."""
