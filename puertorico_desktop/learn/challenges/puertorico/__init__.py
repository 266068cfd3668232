"""The challenges of Puerto Rico."""
