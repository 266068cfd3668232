"""The bots' knowledge of San Juan."""
