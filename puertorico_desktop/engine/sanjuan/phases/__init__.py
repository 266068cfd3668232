"""The stages of a round, one module for each role."""
