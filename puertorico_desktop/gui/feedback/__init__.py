"""The acoustic feedback on moves: screen reader and sounds."""
