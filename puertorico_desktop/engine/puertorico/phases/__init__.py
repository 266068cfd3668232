"""The phases: one module a role. `round.py` chooses the roles, `storage.py` ends the captain phase."""
