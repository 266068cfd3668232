"""Pages that make players better: one package each."""
