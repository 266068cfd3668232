"""What is heard of a move: screen reader and sounds."""
