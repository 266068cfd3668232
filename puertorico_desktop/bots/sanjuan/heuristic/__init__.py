"""Rules of thumb for San Juan: the values of buildings, the cards to keep, the role to take."""
