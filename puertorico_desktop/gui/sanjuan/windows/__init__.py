"""The parts of the table of San Juan."""
