"""What makes players better: looking back at their games."""
