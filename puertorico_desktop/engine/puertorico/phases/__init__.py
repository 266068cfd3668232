"""The phases: one module for each role, `round.py` for the choice of roles, `storage.py` for the end of the captain
phase, and modules for the phases that interrupt others or come before the first round."""
