"""The rules of buildings. `base.py` defines the hooks that phases call; the other modules contain the rules of the
buildings."""
