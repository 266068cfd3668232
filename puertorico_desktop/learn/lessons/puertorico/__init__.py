"""The part of lessons that is specific to Puerto Rico."""
