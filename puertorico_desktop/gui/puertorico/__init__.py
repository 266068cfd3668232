"""Everything in the window that knows Puerto Rico."""
