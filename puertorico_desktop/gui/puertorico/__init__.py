"""The parts of the window that are specific to Puerto Rico."""
