"""A game in play, independent of any window and of the kind of game: record, undo, seats, turns."""
