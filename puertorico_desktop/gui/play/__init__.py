"""The running game for the windows: session, undo, replay, saving."""
