"""What buildings do. `base.py` lists the questions that phases ask, `classic.py` the answers of the buildings."""
