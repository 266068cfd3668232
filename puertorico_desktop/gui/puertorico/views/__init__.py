"""Delegates that paint Puerto Rico's pieces and boards, and plans that lay them out."""
