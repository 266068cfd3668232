"""Delegates that paint Puerto Rico's pieces and boards."""
