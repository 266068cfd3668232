"""What programs for people without Python are made of; `packaging/package.py` puts them together."""
