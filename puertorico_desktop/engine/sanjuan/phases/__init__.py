"""What happens in the rounds: one file a role."""
