"""Computer players and hints as Qt signals."""
