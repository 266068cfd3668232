"""The arguments and texts of Puerto Rico on the command line."""
