"""Rules of thumb for San Juan: what a building is worth, which cards to keep, which role to take."""
