"""A game at the table without a window: record, undo, seats, turns. For every game."""
