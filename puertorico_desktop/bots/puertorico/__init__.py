"""What bots know of Puerto Rico: heuristics, evaluation, reasons."""
