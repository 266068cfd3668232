"""The running game as the windows use it: session, undo, replay and saving."""
