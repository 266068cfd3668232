"""The arguments and texts of San Juan on the command line."""
