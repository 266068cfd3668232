"""The bots' knowledge of Puerto Rico: heuristics, evaluation, reasons."""
